"""What the master of Pesten never does (AT-B1)."""

import pytest
from bots.conftest import walk
from games.pesten_table import table
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.search import Budget
from sobremesa.bots.wire import stream_of
from sobremesa.engine.cards import JOKER
from sobremesa.engine.sight import view
from sobremesa.games.pesten import GAME
from sobremesa.games.pesten.bot import forget, greedy, imagine

RULES = GAME.rules_type
PRESETS = list(RULES.presets())
IN_TURNS = [preset for preset in PRESETS if preset != "quick"]
STEPS = 40
HITS = ("2", "8", JOKER)


def master(playouts):
    return find_player("pesten", "master", budget=Budget(playouts))


def faults(seen, seat, legal, move):
    """The never list, as names of what the move breaks."""
    acts = [other.partition(" @")[0] for other in legal]
    act = (move or "").partition(" @")[0]
    if f"{act}!" in acts or ("!" in acts and act != "!"):
        yield "last card not announced"
    claims = any(other.startswith("claim") for other in acts)
    if claims and seat == seen.turn and seen.clock is None and not act.startswith(("claim", "!")):
        yield "claim let go by"
    ahead = seen.active[(seen.active.index(seat) + seen.direction) % len(seen.active)]
    is_threat = len(seen.hand[ahead]) == 1 and not any(seen.skips) and not claims
    hits = [other for other in acts if other[0] in HITS]
    if is_threat and hits and len(seen.hand[seat]) > 1 and act != "!" and act not in hits:
        yield "rival with one card left in peace"
    hand = seen.hand[seat]
    if seen.rules.finish_action == "forbidden" and len(hand) == 1 and act[:1] == hand[0][0]:
        yield from ["ends on an action card"] * (hand[0][0] in seen.rules.action_ranks)


@pytest.mark.parametrize("told", [*PRESETS, {"players": 2}, {"finish_action": "forbidden"}])
def test_the_master_never_does_what_is_plainly_wrong(told, matches):
    rules = RULES.read(told if isinstance(told, dict) else {"preset": told})
    player = master(24)
    for number, position in enumerate(walk(GAME, rules, "never", steps=STEPS * matches)):
        seen, seat, legal = position.view, position.seat, position.legal
        move = decide(player, seen, seat, legal, stream_of(f"{number}")).move
        assert move in legal or (move is None and seat != seen.turn) or seen.clock
        assert not list(faults(seen, seat, legal, move))


@pytest.mark.parametrize("preset", IN_TURNS)
def test_no_candidate_is_plainly_wrong(preset, matches):
    """So that no luck of a search can bring one up."""
    for position in walk(GAME, RULES.read({"preset": preset}), "never", steps=150 * matches):
        seen, seat, legal = position.view, position.seat, position.legal
        imagination = imagine(seen, seat, legal)
        if seat == seen.turn:
            assert set(imagination.moves) <= set(legal)
            assert imagination.moves
            for move in imagination.moves:
                assert not list(faults(seen, seat, legal, move))
        else:
            assert imagination is None


def moves_of(state, seat):
    return list(imagine(view(state, seat), seat, GAME.legal_moves(state, seat)).moves)


def test_a_forgotten_call_is_claimed_before_anything_else():
    state = table("3H 4H", "5H 6H 7H", pile="9H")
    GAME.apply(state, 0, "3H")
    assert moves_of(state, 1) == ["claim 0"]


def test_a_jack_names_a_suit_that_is_left_in_hand():
    state = table("JH 3S 4S 6C", "5H 6H", pile="9H")
    assert moves_of(state, 0) == ["JH=C", "JH=S"]
    state = table("JH *", "5H 6H", pile="9H")
    assert [move for move in moves_of(state, 0) if move[0] == "J"] == [
        "JH=C!",
        "JH=D!",
        "JH=H!",
        "JH=S!",
    ]


def test_the_last_card_of_a_rival_is_answered():
    state = table("2H 3H 8H KH", "5H", pile="9H")
    assert moves_of(state, 0) == ["2H", "8H"]


def test_who_forgets_does_not_see_the_danger():
    state = table("2H 3H JH", "5H", pile="9H")
    seen = view(state, 0)
    legal = GAME.legal_moves(state, 0)
    assert greedy(seen, 0, legal, stream_of("key")) == "2H"
    assert forget(seen, 0, stream_of("key")).hand == [["2H", "3H", "JH"], ["??"] * 4]
    assert seen.hand[1] == ["??"]
