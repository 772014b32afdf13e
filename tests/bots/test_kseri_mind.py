"""What Kseri's opponents imagine: worlds that agree with the view, weighed by what was played."""

from collections import Counter
from itertools import islice

import pytest
from bots.conftest import walk
from bots.test_honesty import Sealed
from games.kseri_table import play, table
from sobremesa.bots.wire import stream_of
from sobremesa.engine.cards import HIDDEN, NATURAL_CARDS
from sobremesa.engine.match import Match
from sobremesa.engine.sight import view
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.bot import forget, imagine
from sobremesa.games.kseri.evidence import Evidence
from sobremesa.games.kseri.house import CODES, code_of
from sobremesa.games.kseri.imagining import Foresight
from sobremesa.games.kseri.reading import position_of
from sobremesa.games.kseri.worlds import Worlds

RULES = GAME.rules_type
PRESETS = list(RULES.presets())
PUBLIC = ("top", "size", "value", "jacks", "marker", "left", "rest")


def some_positions(preset, steps=70, every=7):
    positions = walk(GAME, RULES.read({"preset": preset}), f"mind/{preset}", steps=steps)
    return islice(positions, 0, None, every)


def trials(seen, seat, legal):
    found = imagine(seen, seat, legal)
    rng = stream_of("trials")
    return found.moves, [found.trial(found.moves, rng) for _ in range(6)]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hidden_card_is_never_looked_at(preset):
    for position in some_positions(preset):
        seen = position.view
        for zone in seen.zones():
            zone.cards[:] = [Sealed(card) if card == HIDDEN else card for card in zone.cards]
        expected = trials(position.view, position.seat, position.legal)
        assert trials(seen, position.seat, position.legal) == expected


def test_permuted_hidden_cards_lead_to_the_same_trials():
    rng = stream_of("permuted")
    for position in some_positions("standard", steps=100, every=4):
        seen = position.view
        world = GAME.determinize(seen, position.seat, rng)
        other = view(world, position.seat)
        expected = trials(seen, position.seat, position.legal)
        assert trials(other, position.seat, position.legal) == expected


@pytest.mark.parametrize("preset", PRESETS)
def test_worlds_agree_with_the_view(preset):
    rng = stream_of("worlds")
    for position in some_positions(preset):
        seen = position.view
        known = position_of(seen)
        worlds = Worlds(seen, doubt=0.3, trust=1.0)
        missing = Counter(CODES[card] for card in GAME.unseen(seen))
        for _ in range(3):
            world = worlds.sample(rng)
            dealt: Counter[int] = Counter()
            for zone, full in zip(
                [*known.hands, known.stock], [*world.hands, world.stock], strict=True
            ):
                for card, found in zip(zone, full, strict=True):
                    assert card in (-1, found)
                    dealt[found] += card == -1
            assert +dealt == missing


def test_who_sees_everything_imagines_exactly_that():
    for position in some_positions("standard"):
        state = position.match.state()
        known = position_of(state)
        world = Worlds(state, doubt=0.3, trust=1.0).sample(stream_of("all"))
        assert (world.hands, world.stock) == (known.hands, known.stock)


@pytest.mark.parametrize("preset", ["standard", "pairs", "three", "faro"])
def test_clues_show_the_table_as_it_was(preset):
    match = Match.new(GAME, RULES.read({"preset": preset}), "clues")
    rng = stream_of("clues")
    then = []
    found = 0
    while not match.points:
        seen = match.view(match.turn)
        known = position_of(seen)
        clues = Evidence(seen, known, 0.3, 1.0).clues
        found += len(clues)
        running = sum(4 - len(hand) for hand in seen.hand)
        others = [
            past
            for past in then[len(then) - running :]
            if past[0] != match.turn and seen.hand[past[0]]
        ]
        assert [clue.seat for clue in clues] == [seat for seat, _, _ in others]
        for clue, (_, at, move) in zip(clues, others, strict=True):
            told = [getattr(clue.at, name) for name in PUBLIC]
            assert told == [getattr(at, name) for name in PUBLIC]
            assert clue.held[0] * 4 + clue.kind == code_of(move)
        move = rng.choice(match.legal_moves(match.turn))
        then.append((match.turn, position_of(match.state()), move))
        match.play(match.turn, move)
    assert found > 40


def test_who_let_a_kseri_go_by_hardly_holds_its_rank():
    state = table("6C 7C 8C 9C", "KD 4D 5D QD", pile="KS", stock="AH 2H 3H 4H 5H 6H 7H 8H", turn=1)
    play(state, "1 4D", "0 6C")
    state.turn = 0
    seen = view(state, 0)
    known = position_of(seen)
    evidence = Evidence(seen, known, 0.3, 1.0)
    with_king = evidence.weight([[], [CODES[card] for card in ("KD", "5D", "QD")]])
    without = evidence.weight([[], [CODES[card] for card in ("9D", "5D", "QD")]])
    assert with_king < without / 3


def last_hand():
    """A position in which nothing is hidden any more."""
    held = ["8C", "5C", "QD", "9D"]
    rest = [card for card in NATURAL_CARDS if card not in held]
    won = [" ".join(rest[:24]), " ".join(rest[24:])]
    return table("8C 5C", "QD 9D", won=won, turn=0, last_capture=0)


def test_the_last_hand_of_two_is_calculated():
    seen = view(last_hand(), 0)
    legal = GAME.legal_moves(seen, 0)
    found = imagine(seen, 0, legal, exact=True)
    assert isinstance(found, Foresight)
    assert found.moves == ["8C", "5C"]
    assert found.trial(found.moves, stream_of("a")) == found.trial(found.moves, stream_of("b"))
    assert not isinstance(imagine(seen, 0, legal, exact=False), Foresight)


def test_nobody_thinks_out_of_turn():
    state = table("QC 5C", "QD 5D", turn=0)
    assert imagine(view(state, 1), 1, []) is None


def test_a_forgetful_player_knows_of_no_captured_card():
    for position in some_positions("pairs"):
        forgotten = forget(position.view, position.seat, stream_of("f"))
        assert {card for won in forgotten.won for card in won} <= {HIDDEN}
        assert forgotten.hand[position.seat] == position.view.hand[position.seat]
        assert [len(won) for won in forgotten.won] == [len(won) for won in position.view.won]
