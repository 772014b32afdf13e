"""Set-up drafts stay playable through every change."""

import random

import pytest
from sobremesa.app.drafts import SPEEDS, Change, SetupDraft, can_read
from sobremesa.app.people import bot_names
from sobremesa.bots.levels import LEVELS
from sobremesa.games import all_games

GAMES = list(all_games().values())
KSERI = all_games()["kseri"]
PRESETS = [(game, preset) for game in GAMES for preset in game.rules_type.presets()]


def changes(draft):
    for preset in draft.rules_type.presets():
        yield Change("preset", preset)
    for known in draft.rules_type.options():
        for value in known.values:
            yield Change(f"option.{known.key}", value if value in (True, False) else str(value))


@pytest.fixture
def draft():
    return SetupDraft.fresh(KSERI)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_row_of_changes_leads_to_an_impossible_table(game):
    rng = random.Random(7)
    draft = SetupDraft.fresh(game)
    for _ in range(300):
        draft = draft.apply(rng.choice(list(changes(draft))))
        assert can_read(game.rules_type, draft.told)
        assert len(draft.names) == draft.rules.seats - 1
        assert len(set(draft.names)) == len(draft.names)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_can_be_chosen_as_it_is(game, preset):
    draft = SetupDraft.fresh(game).apply(Change("preset", preset))
    assert draft.told["preset"] == preset
    assert set(draft.told) <= {"preset", "players"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_players_can_be_reached(game):
    for known in game.rules_type.options():
        for value in known.values if known.key == "players" else ():
            draft = SetupDraft.fresh(game).apply(Change("option.players", str(value)))
            assert draft.rules.seats == value
            assert draft.refused is None


def test_a_preset_resets_what_differed_but_keeps_the_company(draft):
    for change in (Change("option.players", "3"), Change("option.target", "51")):
        draft = draft.apply(change)
    assert draft.apply(Change("preset", "pisti")).told == {"preset": "pisti", "players": 3}


def test_more_players_bring_a_second_pack_and_say_so(draft):
    six = draft.apply(Change("option.players", "6"))
    assert six.told == {"preset": "standard", "players": 6, "packs": 2}
    assert six.adjusted == ("packs",)
    two = six.apply(Change("option.players", "2"))
    assert two.told == {"preset": "standard"}


def test_leaving_the_players_of_a_preset_leaves_the_preset_but_not_the_rest(draft):
    for change in (Change("preset", "pairs"), Change("option.target", "51")):
        draft = draft.apply(change)
    draft = draft.apply(Change("option.players", "2"))
    assert draft.told == {"preset": "standard", "target": 51}
    assert draft.adjusted == ("preset",)


def test_news_of_a_change_is_gone_with_the_next(draft):
    draft = draft.apply(Change("option.players", "6")).apply(Change("level", LEVELS[0]))
    assert (draft.adjusted, draft.level) == ((), LEVELS[0])
    assert draft.apply(Change("speed", SPEEDS[-1])).speed == SPEEDS[-1]


def test_names_are_trimmed_kept_and_never_empty(draft):
    named = draft.apply(Change("name.0", "  Ana  " + "x" * 80))
    assert named.names == ("Ana  xxxxxxxxxxxxxxxxxxx",)
    assert named.apply(Change("option.players", "3")).names == (*named.names, "Giorgos")
    assert named.apply(Change("name.0", "  ")).names == ("Giorgos",)


def test_a_draft_is_remembered(draft):
    draft = draft.apply(Change("preset", "faro")).apply(Change("level", LEVELS[-1]))
    told = (draft.told, draft.names, draft.level, draft.speed)
    assert SetupDraft.remembered(KSERI, *told) == draft


def test_too_few_names_are_filled_up_and_an_unknown_level_is_the_usual_one():
    told = ({"preset": "three"}, ("Ana",), "genius", SPEEDS[0])
    draft = SetupDraft.remembered(KSERI, *told)
    assert (draft.names, draft.level) == (("Ana", "Giorgos"), "casual")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_names_for_a_full_table(game):
    names = bot_names(game.id)
    assert len(set(names)) == len(names) >= 10
