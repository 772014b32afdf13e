"""No fault that axe finds, and a table that can be heard (AT-A1, A3, A4)."""

import re

import pytest
from at_table import act, press_enter, set_up
from axe import OF_AXE, look_for_faults
from games import autobus_table, pesten_table
from laid import Laid, at, lay, open_shell
from screens import GAMES, OPEN, everywhere, heard
from sobremesa.app.html import Markup
from sobremesa.app.panels import choose_panel, plate_panel

pytestmark = pytest.mark.browser
SURFACE = "() => getComputedStyle(document.querySelector('.bar')).backgroundColor"
PLAIN = "rgb(255, 250, 240)"
LOOKS = {
    "light": ({"color_scheme": "light"}, {}),
    "dark": ({"color_scheme": "dark"}, {}),
    "more contrast": ({"contrast": "more"}, {}),
    "more contrast, chosen": ({"color_scheme": "dark"}, {"contrast": "more", "print": "large"}),
    "forced colours": ({"forced_colors": "active"}, {}),
}


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_anywhere(open_with, look):
    options, preferences = LOOKS[look]
    page = open_with(preferences, expected=OF_AXE, **options)
    is_forced = look == "forced colours"
    faults = {
        place: found
        for place in everywhere(page)
        if (found := look_for_faults(page, is_forced=is_forced))
    }
    assert not faults


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
@pytest.mark.parametrize("chosen", ["auto", "normal", "more"])
def test_contrast_is_as_chosen_or_else_as_the_device_asks(open_with, contrast, chosen):
    page = open_with({"contrast": chosen}, contrast=contrast, color_scheme="light")
    wanted = contrast if chosen == "auto" else chosen
    assert page.evaluate(SURFACE) == ("rgb(255, 255, 255)" if wanted == "more" else PLAIN)


def jack() -> tuple[Laid, Markup]:
    """The suits that a jack may name."""
    laid = Laid(at("pesten", pesten_table.table("JH 3C", "4C 5C", pile="9H")))
    plays = tuple(play for play in laid.session.plays() if play.source == "JH")
    return laid, choose_panel(laid.look, plays)


def joker() -> tuple[Laid, Markup]:
    """The ranks that a joker may have in an empty space."""
    laid = Laid(at("autobus", autobus_table.table("* 3C", "4C 5C")))
    plays = tuple(play for play in laid.session.plays() if play.target == "aux.0.1")
    return laid, choose_panel(laid.look, plays[:13])


def piles() -> tuple[Laid, Markup]:
    """An opponent's piles in large."""
    aux = [{}, {1: "9C 9D", 4: "2C 2D 2H 2S"}]
    laid = Laid(at("autobus", autobus_table.table("3C", "4C 5C", aux=aux)))
    return laid, plate_panel(laid.look, laid.session, 1)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_a_choice_or_in_the_piles_of_others(site, new_visitor, look):
    options, preferences = LOOKS[look]
    page = open_shell(new_visitor(site, expected=OF_AXE, **options), site.address)
    told = {**preferences, "deviceContrast": options.get("contrast", "")}
    page.evaluate("(told) => Object.assign(document.documentElement.dataset, told)", told)
    page.evaluate("() => document.documentElement.lang = 'en'")
    for drawn in (jack, joker, piles):
        lay(page, *drawn())
        assert look_for_faults(page, is_forced=look == "forced colours") == []


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_of_a_table_reads_like_the_table(open_with, game):
    page = open_with()
    set_up(page, game, speed="instant")
    tree = page.locator("#app").aria_snapshot()
    assert re.search(r'heading "[^"]+, deal 1" \[level=1\]', tree)
    hand = re.search(r'list "Your hand":\n((?: {4,}.*\n?)+)', tree)
    cards = re.findall(r'button "(.+), (\d+) of (\d+), (playable|not allowed now)"', hand[1])
    assert [int(number) for _, number, _, _ in cards] == list(range(1, len(cards) + 1))
    assert {int(total) for _, _, total, _ in cards} == {len(cards)}
    others = re.search(r'list "The other players":\n((?: {4,}.*\n?)+)', tree)
    assert len(re.findall(r"-?\d+ points? \d+ cards? in hand", others[1])) == others[1].count(
        "listitem"
    )
    assert "Your turn." in tree
    if game != "pese_katesh":
        assert re.search(r"Stock: \d+ cards", tree)
    assert "face-down" not in tree
    assert not re.search(r"img(?! \")", tree), "a picture without words"


def test_a_trick_tells_whose_card_is_whose(open_with):
    page = open_with()
    set_up(page, "pese_katesh", speed="instant")
    act(page, press_enter)
    tree = page.locator(".centre").aria_snapshot()
    assert re.search(r"Trick: (empty|\w.*’s \w+ of \w+)", tree)


def test_one_region_is_live_and_a_turn_is_said_once(table):
    assert table.locator("[aria-live], [role=status], [role=log]").count() == 1
    before = len(heard(table))
    act(table, press_enter)
    said = heard(table)
    assert len(said) == before + 1
    assert said[-1].endswith("Your turn.")
    assert len(said[-1].split()) <= 30


def test_a_refusal_is_said_once_and_again_when_it_comes_again(open_with):
    page = open_with()
    set_up(page, "pese_katesh", speed="instant")
    for _ in range(60):
        if page.locator(f"{OPEN}, .hand .card.is-refused").count():
            break
        act(page, press_enter)
    refused = page.locator(".hand .card.is-refused").first
    for times in (1, 2):
        press_enter(refused)
        shown = page.locator(".toast > span").last.inner_text()
        assert shown
        assert heard(page).count(shown) == times
