"""What the master of Kseri never does (AT-B1), and what it does out of what it knows."""

import pytest
from bots.conftest import walk
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.search import Budget
from sobremesa.bots.wire import stream_of
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.candidates import RISK, candidates, is_kseri
from sobremesa.games.kseri.counting import Count

RULES = GAME.rules_type
PRESETS = list(RULES.presets())
STEPS = 60
PLAIN = "3456789QK"


def master(playouts):
    return find_player("kseri", "master", budget=Budget(playouts))


def faults(seen, seat, legal, move):
    """The never list, as names of what the move breaks."""
    count = Count(seen, seat)
    if not seen.pile and move[0] == "J" and seen.rules.jack_wild and "steal" not in move:
        yield from ["jack on an empty table"] * any(other[0] != "J" for other in legal)
    steals = [other for other in legal if other.endswith("steal")]
    kseris = [one for one in legal if is_kseri(seen, one) and count.chance(one[0]) < RISK]
    if (steals or kseris) and move not in steals + kseris:
        yield "bonus let go by"
    plain = [other for other in legal if other[0] in PLAIN and len(other) == 2]
    if not seen.pile and move in plain and count.chance(move[0]) == 1:
        yield from ["gift"] * any(count.chance(other[0]) < 1 for other in plain)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_master_never_does_what_is_plainly_wrong(preset, matches):
    player = master(40)
    for number, position in enumerate(
        walk(GAME, RULES.read({"preset": preset}), "never", steps=STEPS * matches)
    ):
        seen, seat, legal = position.view, position.seat, position.legal
        move = decide(player, seen, seat, legal, stream_of(f"{number}")).move
        assert move in legal
        assert not list(faults(seen, seat, legal, move))


@pytest.mark.parametrize("preset", PRESETS)
def test_no_candidate_is_plainly_wrong(preset, matches):
    """So that no luck of a search can bring one up."""
    for position in walk(GAME, RULES.read({"preset": preset}), "never", steps=400 * matches):
        seen, seat, legal = position.view, position.seat, position.legal
        found = candidates(seen, seat, legal)
        assert set(found) <= set(legal)
        assert found
        for move in found:
            assert not list(faults(seen, seat, legal, move))
