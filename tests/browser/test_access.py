"""Everyone can play: no fault that axe finds, a table that can be heard, keys that ask."""

import json
import re

import pytest
from at_table import act, moves, press_enter, set_up, wait_for_me
from places import MODULES
from screens import GAMES, OPEN, close, everywhere, open_panel, to_lobby
from visit import open_ready

pytestmark = pytest.mark.browser

AXE = (MODULES / "axe-core" / "axe.min.js").read_text()
# In forced colours the system paints; axe goes on comparing the colours that it replaces.
RUN_AXE = """async (isForced) => {
    const rules = isForced ? { "color-contrast": { enabled: false } } : {};
    const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`);
}"""
LOOKS = {
    "light": ({"color_scheme": "light"}, {}),
    "dark": ({"color_scheme": "dark"}, {}),
    "more contrast": ({"contrast": "more"}, {}),
    "more contrast, chosen": ({"color_scheme": "dark"}, {"contrast": "more", "print": "large"}),
    "forced colours": ({"forced_colors": "active"}, {}),
}
FOCUS = "document.activeElement"
OF_AXE = ("Applying inline style",)


@pytest.fixture
def open_with(site, new_visitor):
    """Open the page for a visitor with these preferences."""

    def open_one(preferences=None, **options):
        visitor = new_visitor(site, **options)
        told = json.dumps(json.dumps({"language": "en", **(preferences or {})}))
        visitor.add_init_script(
            f"try {{ localStorage.setItem('sobremesa:preferences', {told}) }} catch {{}}"
        )
        return open_ready(visitor, site.address)

    return open_one


@pytest.fixture
def table(open_with):
    """A table of Kseri at instant speed."""
    page = open_with()
    set_up(page, "kseri", speed="instant")
    return page


def heard(page):
    """What has been said lately, wherever it is heard."""
    return page.locator("#live p, [data-live] p").all_inner_texts()


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_anywhere(open_with, look):
    options, preferences = LOOKS[look]
    page = open_with(preferences, expected=OF_AXE, **options)
    page.evaluate(AXE)
    faults = {
        place: found
        for place in everywhere(page)
        if (found := page.evaluate(RUN_AXE, look == "forced colours"))
    }
    assert not faults


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
        shown = page.locator(".toast").last.inner_text()
        assert shown
        assert heard(page).count(shown) == times


def test_keys_ask_and_answer(table):
    table.keyboard.press("t")
    assert "Stock:" in heard(table)[-1]
    assert heard(table)[-1].endswith("Your turn.")
    table.keyboard.press("c")
    assert re.search(r"\d cards? in hand, \d+ captured", heard(table)[-1])
    for key, panel in {"s": "sheet", "l": "last", "r": "rules", "m": "menu", "?": "keys"}.items():
        table.keyboard.press(key)
        table.wait_for_selector(f"#dialog-{panel}[open]")
        close(table)


def test_single_letters_can_be_switched_off(table):
    table.keyboard.press("?")
    table.locator("#dialog-keys [name=keys]").press("Space")
    close(table)
    before = heard(table)
    for key in ("s", "t", "?"):
        table.keyboard.press(key)
    assert table.locator(OPEN).count() == 0
    assert heard(table) == before
    open_panel(table, "menu")
    open_panel(table, "keys", OPEN)


def test_letters_are_for_writing_where_one_writes(page):
    page.locator("[data-do=import]:visible").click()
    page.locator("#import-text").press_sequentially("smt")
    assert page.locator("#import-text").input_value() == "smt"
    assert page.locator("#dialog-import[open]").count() == 1


def test_the_title_follows_the_screen(page):
    assert page.title() == "Sobremesa"
    page.locator("[data-do=setup][data-with=kseri]:visible").click()
    page.wait_for_selector(".screen.setup")
    assert page.title() == "Set up Kseri · Sobremesa"
    page.locator("[data-do=start]").click()
    page.wait_for_selector(".screen.table")
    assert page.title() == "Kseri, deal 1 · Sobremesa"
    assert page.evaluate(f"{FOCUS}.tagName") == "H1"
    to_lobby(page)
    assert page.title() == "Sobremesa"
    assert page.evaluate(f"{FOCUS}.tagName") == "H1"


@pytest.mark.parametrize("do", ["sheet", "rules", "menu"])
def test_a_dialog_gives_the_focus_back_to_its_opener(table, do):
    press_enter(table.locator(f"#bar [data-do={do}]"))
    table.wait_for_selector(f"#dialog-{do}[open]")
    assert table.evaluate(f"{FOCUS}.closest('dialog') !== null")
    close(table)
    assert table.evaluate(f"{FOCUS}.dataset.do") == do


def test_a_dialog_within_a_dialog_keeps_the_focus(table):
    press_enter(table.locator("#bar [data-do=menu]"))
    for do in ("settings", "export"):
        if not table.locator("#dialog-menu[open]").count():
            press_enter(table.locator("#bar [data-do=menu]"))
        press_enter(table.locator(f"{OPEN} [data-do={do}]"))
        table.wait_for_selector(f"#dialog-{do}[open]")
        assert table.evaluate(f"{FOCUS}.closest('dialog') !== null")
        close(table)
        assert table.evaluate(f"{FOCUS}.dataset.do") == "menu"


def test_an_offer_to_take_back_stays_and_is_in_the_log(table):
    act(table, press_enter)
    open_panel(table, "menu")
    table.locator(f"{OPEN} [data-do=new-match]").click()
    table.wait_for_selector(".toast [data-do=restore]")
    wait_for_me(table, -1)
    act(table, press_enter)
    assert table.locator(".toasts [data-do=restore]").count() == 1
    table.keyboard.press("l")
    table.locator(f"{OPEN} [data-do=restore]").click()
    table.wait_for_function(
        "() => document.querySelector('.toasts')?.textContent.includes('The other match is back')"
    )


RUNNING = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 150).length"


@pytest.mark.parametrize(
    ("options", "preferences"),
    [({"reduced_motion": "reduce"}, {}), ({}, {"motion": "reduced"})],
    ids=["asked by the device", "chosen"],
)
def test_with_little_movement_nothing_travels(open_with, options, preferences):
    page = open_with(preferences, **options)
    page.evaluate(
        "() => { window.flown = 0; new MutationObserver(() => window.flown++).observe("
        "document.querySelector('#flights'), { childList: true }); }"
    )
    set_up(page, "kseri", speed="fast")
    act(page, press_enter)
    root = "getComputedStyle(document.documentElement).getPropertyValue"
    for name in ("--move", "--quick", "--shake"):
        assert page.evaluate(f"{root}('{name}')").strip() in ("0ms", "0s")
    assert page.evaluate(RUNNING) == 0


def test_movement_can_be_chosen_against_the_device(open_with):
    page = open_with({"motion": "full"}, reduced_motion="reduce")
    root = "getComputedStyle(document.documentElement).getPropertyValue"
    assert page.evaluate(f"{root}('--quick')").strip() not in ("0ms", "0s")


def test_forced_colours_keep_edges_faces_and_focus(open_with):
    page = open_with(forced_colors="active")
    set_up(page, "kseri", speed="instant")
    card = page.locator(".hand .card").first
    card.focus()
    told = card.evaluate(
        "(card) => ({ edge: getComputedStyle(card).borderStyle,"
        " ring: getComputedStyle(card).outlineStyle,"
        " face: getComputedStyle(card.querySelector('img')).forcedColorAdjust })"
    )
    assert "none" not in (told["edge"], told["ring"])
    assert told["face"] == "none"


def test_from_right_to_left_the_table_keeps_its_order(table):
    where = (
        "() => [...document.querySelectorAll('.hand .card')]"
        ".map((card) => card.getBoundingClientRect().left)"
    )
    assert table.evaluate(where) == sorted(table.evaluate(where))
    table.evaluate("document.documentElement.dir = 'rtl'")
    assert table.evaluate(where) == sorted(table.evaluate(where))
    bar = "document.querySelector('#bar .bar-title').getBoundingClientRect()"
    assert table.evaluate(f"{bar}.right > innerWidth / 2")
    assert table.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_open_at_the_part_that_matters_now(open_with):
    page = open_with()
    set_up(page, "pese_katesh", speed="instant")
    page.keyboard.press("r")
    page.wait_for_function(f"{FOCUS}.id === 'rules-scoring-title'")


def test_rules_that_cannot_be_fetched_say_so(site, new_visitor):
    visitor = new_visitor(site, expected=("Failed to load resource", "ERR_FAILED"))
    visitor.route("**/rules/*.html", lambda route: route.abort())
    page = open_ready(visitor, site.address)
    page.locator("[data-do=rules][data-with=kseri]:visible").click()
    page.wait_for_selector("#dialog-rules [role=alert]")
    assert page.locator("#dialog-trouble").count() == 0


def test_something_wrong_gives_a_report_and_ways_on(open_with):
    page = open_with()
    set_up(page, "kseri", speed="instant")
    act(page, press_enter)
    seen = moves(page)
    open_panel(page, "menu")
    open_panel(page, "wrong", OPEN)
    report = json.loads(page.locator("#dialog-wrong textarea").input_value())
    assert report["record"]["game"] == "kseri"
    assert len(report["record"]["moves"]) == seen
    assert report["log"]
    assert {"sobremesa", "python", "browser"} <= set(report)
    page.locator(f"{OPEN} [data-do=undo]").click()
    page.wait_for_function("(n) => document.querySelector('.table').dataset.moves < n", arg=seen)


def test_a_fault_of_the_program_ends_in_a_calm_panel(open_with):
    page = open_with(expected=OF_AXE)
    set_up(page, "kseri", speed="instant")
    act(page, press_enter)
    seen = moves(page)
    page.locator("#bar [data-do=sheet]").evaluate(
        "(button) => Object.assign(button.dataset, { do: 'plate', with: '99' })"
    )
    page.locator("#bar [data-do=plate]").click()
    page.wait_for_selector("#dialog-trouble[open]")
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE, False) == []
    page.locator(f"{OPEN} [data-do=undo]").click()
    page.wait_for_function("(n) => document.querySelector('.table').dataset.moves < n", arg=seen)
    assert page.locator(OPEN).count() == 0
    act(page, press_enter)


def test_a_lost_worker_is_replaced(table):
    act(table, press_enter)
    seen = moves(table)
    table.evaluate("document.querySelector('script[name=bots]').xworker.terminate()")
    table.locator(".hand .card.is-playable").first.press("Enter")
    table.wait_for_function(
        "(n) => Number(document.querySelector('.table').dataset.moves) > n + 1",
        arg=seen,
        timeout=60_000,
    )
    assert table.locator("#dialog-trouble").count() == 0


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "Load again"), ("es-ES", "Volver a cargar")]
)
def test_a_start_that_fails_is_told_in_the_language_of_the_page(site, new_visitor, locale, words):
    visitor = new_visitor(site, expected=("broken", "Error", "Traceback"), locale=locale)
    broken = 'raise RuntimeError("broken")'
    visitor.route("**/py/main.py", lambda route: route.fulfill(body=fault(broken)))
    page = visitor.new_page()
    page.goto(site.address)
    page.wait_for_selector("#start-fault:visible [data-reason=failed]", timeout=60_000)
    assert page.locator("#start-fault button").inner_text() == words


def fault(code):
    """The page's start, with code that fails in place of the app."""
    return (
        "from js import Event, window\n"
        f"try:\n    {code}\n"
        "except Exception:\n    window.dispatchEvent(Event.new('sobremesa:fault'))\n    raise\n"
    )


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "cannot run"), ("es-ES", "no puede con")])
def test_a_browser_that_is_too_old_is_told_so(site, new_visitor, locale, words):
    visitor = new_visitor(site, expected=("",), locale=locale)
    visitor.add_init_script("delete window.DecompressionStream")
    page = visitor.new_page()
    page.goto(site.address, wait_until="commit")
    page.wait_for_selector("#start-fault:visible [data-reason=old]")
    assert words in page.locator("#start-fault").inner_text()
