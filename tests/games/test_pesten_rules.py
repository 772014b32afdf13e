"""Options, presets and impossible combinations; dealing; moves as text."""

import pytest
from games.pesten_table import fresh, table
from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.errors import RecordError
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.options import PestenRules

DEFAULTS = {
    "players": 4,
    "hand": 7,
    "jokers": 2,
    "joker_draw": 5,
    "stack": "same_rank",
    "joker_stack": "double",
    "after_joker": "any",
    "seven": "turn",
    "finish_action": "draw1",
    "voluntary_draw": False,
    "penalty_keeps_turn": False,
    "last_card_penalty": 2,
    "last_card": "on",
    "king": "none",
    "four_skips_two": False,
    "five_all_draw": False,
    "series": "single",
    "limit": 100,
    "hands": 5,
    "mode": "turns",
}
PRESETS = {
    "standard": {},
    "no_jokers": {"jokers": 0},
    "five_cards": {"hand": 5},
    "king_lite": {"king": "draw1"},
    "family": {
        "jokers": 0,
        "stack": "none",
        "penalty_keeps_turn": True,
        "last_card_penalty": 1,
        "joker_draw": 3,
    },
    "hard": {"four_skips_two": True, "five_all_draw": True, "king": "reverse_skip"},
    "cumulative": {"stack": "mixed", "joker_stack": "add"},
    "quick": {"mode": "quick"},
    "tournament": {"mode": "tournament", "players": 8},
}


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset):
    rules = PestenRules.read({"preset": preset})
    wanted = {**DEFAULTS, **PRESETS[preset]}
    assert {key: getattr(rules, key) for key in wanted} == wanted
    assert {known.key for known in PestenRules.options()} == set(DEFAULTS)
    assert rules.tell() == {"preset": preset}


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"players": 16}, "players"),
        ({"preset": "quick", "players": 16}, "players"),
        ({"players": 1}, "players"),
        ({"players": 9}, "players"),
        ({"preset": "tournament", "players": 2}, "players"),
        ({"preset": "tournament", "hand": 5}, "hand"),
        ({"preset": "tournament", "voluntary_draw": True}, "voluntary_draw"),
        ({"mode": "tournament", "series": "limit"}, "series"),
        ({"preset": "family", "mode": "tournament"}, "jokers"),
        ({"voluntary_draw": 1}, "voluntary_draw"),
        ({"joker_draw": 4}, "joker_draw"),
        ({"bogus": 4}, "bogus"),
    ],
)
def test_faulty_rules_name_their_key(told, key):
    with pytest.raises(RecordError) as refused:
        PestenRules.read(told)
    assert (refused.value.reason, refused.value.details["key"]) == ("bad_rules", key)


def test_what_is_off_is_ignored():
    assert PestenRules.read({"series": "single", "limit": 50, "hands": 20}).limit == 50
    assert PestenRules.read({"jokers": 0, "joker_draw": 3}).joker_draw == 3
    assert PestenRules.read({"preset": "tournament", "mode": "turns"}).players == 4


@pytest.mark.parametrize(("hand", "stock"), [(7, 54 - 29), (5, 54 - 21)])
def test_cards_each(hand, stock):
    state = fresh(hand=hand).state()
    assert [len(held) for held in state.hand] == [hand] * 4
    assert len(state.stock) == stock


@pytest.mark.parametrize(("jokers", "players", "cards"), [(0, 4, 52), (0, 6, 104), (2, 8, 108)])
def test_packs(jokers, players, cards):
    state = fresh(jokers=jokers, players=players).state()
    assert len(GAME.pack(state)) == cards


def test_dealing_goes_one_at_a_time_from_the_dealers_left():
    order = GAME.pack(table("", "", ""))
    chance = RecordedChance(None, (tuple(order),))
    state, events = GAME.start(PestenRules.read({"players": 3, "hand": 5}), 1, chance)
    assert state.hand[2] == order[0:15:3]
    assert state.hand[0] == order[1:15:3]
    assert state.hand[1] == order[2:15:3]
    assert state.pile == [order[15]]
    assert state.stock == order[:15:-1]
    assert state.turn == 2
    assert events[0] == ("deal", 0, 1)


@pytest.mark.parametrize(
    "text",
    [
        *("7H", "*", "JH", "JH=S", "JH=S!", "*=D", "*=D!", "7H!", "*!", "draw", "pass", "!"),
        *("claim 0", "claim 15", "7H @0", "! @1200", "claim 2 @999999999999"),
    ],
)
def test_moves(text):
    assert GAME.is_move(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "7h", "10H", "7H=S", "JH=X", "JH!=S", "7H !", "**", "draw!", "Draw", "!!"),
        *("claim", "claim x", "claim 01", "claim -1", "claim 100", "claim  1", "claim 1 "),
        *("7H @", "7H @01", "7H @-1", "7H @1.5", "7H@1", "7H @1 @2", "7H @1234567890123", "7H @١"),
    ],
)
def test_no_moves(text):
    assert not GAME.is_move(text)


def test_a_time_belongs_to_the_quick_game():
    state = table("4H 5C 6C", "3C 4C")
    assert GAME.refusal(state, 0, "4H @0") == "no_clock"
    assert "4H @0" not in GAME.legal_moves(state, 0)


def test_both_jokers_are_one_move():
    assert GAME.legal_moves(table("* * 6C 4H", "3C 4C"), 0) == ["*", "4H"]
