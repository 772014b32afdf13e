"""What a master of Pesë Katësh never does, however few deals it has imagined (AT-B1)."""

from collections import Counter

import pytest
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.search import Budget
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.games.pese_katesh import GAME
from sobremesa.games.pese_katesh.counting import STRENGTH

RARELY_STRAYS = 0.2


def decisions(preset, number):
    """The choices of four masters in a floor, who now and then play something else."""
    player = find_player("pese_katesh", "master", budget=Budget(playouts=30))
    match = Match.new(GAME, GAME.rules_type.read({"preset": preset}), f"never/{number}")
    rng = stream_of(f"{number}")
    while not match.is_over and len(match.points) < 4:
        seat = match.turn
        seen, legal = match.view(seat), match.legal_moves(seat)
        card = decide(player, seen, seat, legal, rng).move
        yield seen, seat, legal, card
        match.play(seat, rng.choice(legal) if rng.random() < RARELY_STRAYS else card)


def best(trick):
    """The card that wins so far (PK15), and how many steps from the leader."""
    at = max(range(len(trick)), key=lambda at: (trick[at][1] == trick[0][1], STRENGTH[trick[at]]))
    return trick[at], at


def faults(seen, seat, legal, card):
    """Which of the rules that no master breaks were at stake, and which were broken."""
    trick, task = seen.trick, seen.task
    if not trick:
        return
    winning, at = best(trick)
    partner_wins = seen.rules.teams and (seen.leader + at - seat) % 2 == 0
    takes = {own for own in legal if own[1] == winning[1] and STRENGTH[own] > STRENGTH[winning]}
    if len(trick) == 3 and takes and not partner_wins:
        if not task.penalties:
            yield "takes a trick that pays", card not in takes
        elif task.worth(trick) and takes != set(legal):
            yield "leaves penalties to others", card in takes
    partner_may_win = seen.rules.teams and (partner_wins or len(trick) == 1)
    if task.key == "king_spades" and "KS" in legal and trick[0][1] != "S" and not partner_may_win:
        yield "gets rid of the king", card != "KS"


@pytest.mark.parametrize("preset", ["standard", "teams"])
def test_a_master_never_plays_a_card_that_is_never_right(preset, matches):
    at_stake = Counter()
    for number in range(matches):
        for decision in decisions(preset, number):
            for rule, is_broken in faults(*decision):
                at_stake[rule] += 1
                assert not is_broken, (rule, decision)
    assert at_stake
