"""What a sensible player never does in the other games (AT-B1)."""

from collections import Counter

import pytest
from sobremesa.bots.policies import greedy_policy
from sobremesa.bots.wire import stream_of
from sobremesa.engine.cards import JOKER, RANKS
from sobremesa.games.pese_katesh.counting import STRENGTH


def decisions(positions, game_id, preset="standard", steps=1500):
    policy = greedy_policy(game_id)
    for position in positions(game_id, preset, steps=steps):
        rng = stream_of("key")
        yield position.view, position, policy(position.view, position.seat, position.legal, rng)


def wins(trick, card):
    led = trick[0][1]
    best = max(STRENGTH[other] for other in trick if other[1] == led)
    return card[1] == led and STRENGTH[card] > best


def test_pese_katesh_last_player_leaves_penalties_and_takes_tricks(positions):
    seen_tasks = Counter()
    for seen, position, card in decisions(positions, "pese_katesh"):
        if len(seen.trick) < 3:
            continue
        ducks = [other for other in position.legal if not wins(seen.trick, other)]
        takes = [other for other in position.legal if wins(seen.trick, other)]
        if not ducks or not takes:
            continue
        seen_tasks[seen.task.key] += 1
        if seen.task.key == "tricks":
            assert card in takes
        elif seen.task.worth(seen.trick):
            assert card in ducks
    assert len(seen_tasks) == 4


def test_pese_katesh_king_of_spades_leaves_when_it_may(positions):
    for seen, position, card in decisions(positions, "pese_katesh", steps=3000):
        is_void = seen.trick and position.legal[0][1] != seen.trick[0][1]
        if seen.task.key == "king_spades" and is_void and "KS" in position.legal:
            assert card == "KS"


def wanted(seen):
    return {RANKS[len(cards)] for cards in seen.ladder.values()} | {"A"}


def test_autobus_main_pile_comes_first(positions):
    for _, position, move in decisions(positions, "autobus"):
        if any(other.startswith("p>") for other in position.legal):
            assert move.startswith("p>")
        if any(">L" in other for other in position.legal):
            assert move != "end"


def test_autobus_gives_the_next_rival_nothing_without_a_gain(positions):
    """A gain: the own main pile comes nearer, or there is no way to discard without a joker."""
    for seen, position, move in decisions(positions, "autobus"):
        source, _, target = move.partition(">")
        discards = [other for other in position.legal if ">a" in other and other[0] != JOKER]
        if source == "p" or not target.startswith("L") or not discards:
            continue
        height = 0 if target == "L+" else len(seen.ladder[int(target[1:])])
        given = RANKS[height + 1 : height + 2]
        rival = seen.main[(position.seat + 1) % len(seen.main)][-1][0]
        own = seen.main[position.seat][-1][0]
        nearer = own != JOKER and RANKS.index(own) > height
        held = {card[0] for card in seen.hand[position.seat]} | set(seen.ranks[position.seat])
        assert given != rival or given in wanted(seen) or nearer or given in held


@pytest.mark.parametrize("preset", ["standard", "hard", "cumulative", "quick", "tournament"])
def test_pesten_announces_claims_and_hits(positions, preset):
    for seen, position, move in decisions(positions, "pesten", preset, steps=600):
        acts = [other.partition(" @")[0] for other in position.legal]
        act = (move or "").partition(" @")[0]
        assert f"{act}!" not in acts
        if "!" in acts:
            assert act == "!"
        ahead = seen.active[(seen.active.index(position.seat) + seen.direction) % len(seen.active)]
        hits = [other for other in acts if other[0] in ("2", "8", JOKER)]
        is_plain = not any(seen.skips) and not any(other.startswith("claim") for other in acts)
        if hits and is_plain and len(seen.hand[ahead]) == 1 and len(seen.hand[position.seat]) > 1:
            assert act[0] in ("2", "8", JOKER)
