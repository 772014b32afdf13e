"""The set-up screen shows every choice, and bars what cannot be."""

import pytest
from sobremesa.app.drafts import Change, SetupDraft
from sobremesa.app.setup import setup
from sobremesa.games import all_games

GAMES = list(all_games().values())
KSERI, PESTEN = all_games()["kseri"], all_games()["pesten"]
PRESETS = [(game, preset) for game in GAMES for preset in game.rules_type.presets()]


def chosen(elements, find, name):
    radios = find(elements, "input", type="radio", name=name)
    return [one.get("value") for one in radios if "checked" in one.attributes]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_shows_each_preset_and_every_option_with_a_choice(catalogue, check, find, game, preset):
    draft = SetupDraft.fresh(game).apply(Change("preset", preset))
    elements = check(setup(catalogue, game, draft))
    several = len(game.rules_type.presets()) > 1
    assert chosen(elements, find, "preset") == ([preset] if several else [])
    assert len(find(elements, data_do="start")) == len(find(elements, data_do="lobby")) == 1
    for known in game.rules_type.options():
        if not draft.rules.offered(known.key)[1:]:
            continue
        controls = find(elements, name=f"option.{known.key}")
        assert controls
        folded = all("details" in one.path for one in controls)
        assert folded == known.advanced


def test_impossible_values_are_barred_and_say_why(catalogue, check, find):
    elements = check(setup(catalogue, KSERI, SetupDraft.fresh(KSERI)))
    one, two = find(elements, "input", name="option.packs")
    assert "disabled" not in one.attributes
    assert "disabled" in two.attributes
    (solo, pairs) = find(elements, "input", name="option.sides")
    assert "disabled" in pairs.attributes
    assert "disabled" not in solo.attributes
    players = catalogue.text("option.players.name", game="kseri")
    value = catalogue.value("kseri", "packs", 2)
    reason = catalogue.text("setup.barred_by", values=value, option=players)
    assert any(reason in note.text for note in find(elements, class_="field-help"))


def test_a_tournament_is_a_version_in_which_the_entrants_are_chosen(catalogue, check, find):
    draft = SetupDraft.fresh(PESTEN)
    for preset, players in (("standard", list("2345678")), ("tournament", ["4", "8", "16"])):
        elements = check(setup(catalogue, PESTEN, draft.apply(Change("preset", preset))))
        offered = find(elements, "input", type="radio", name="option.players")
        assert [one.get("value") for one in offered] == players
        values = [one.get("value") for one in find(elements, name="option.mode")]
        assert "tournament" not in values
    assert not [one for one in elements if one.name == "details"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (Change("option.series", "limit"), "limit"),
        (Change("option.series", "hands"), "hands"),
        (Change("option.jokers", "2"), "after_joker"),
    ],
)
def test_what_means_nothing_yet_is_not_asked(catalogue, check, find, change, key):
    draft = SetupDraft.fresh(PESTEN).apply(Change("option.jokers", "0"))
    assert not find(check(setup(catalogue, PESTEN, draft)), name=f"option.{key}")
    assert find(check(setup(catalogue, PESTEN, draft.apply(change))), name=f"option.{key}")


def test_what_a_change_brought_with_it_is_said(catalogue, check, find):
    draft = SetupDraft.fresh(KSERI).apply(Change("option.players", "6"))
    elements = check(setup(catalogue, KSERI, draft))
    (news,) = find(elements, role="status")
    assert "hidden" not in news.attributes
    assert catalogue.text("option.packs.name", game="kseri") in news.text
    assert chosen(elements, find, "option.players") == ["6"]


def test_names_are_escaped(catalogue, check, find):
    draft = SetupDraft.fresh(KSERI).apply(Change("name.0", '"><script>'))
    elements = check(setup(catalogue, KSERI, draft))
    assert not find(elements, "script")
    assert find(elements, "input", value='"><script>')
