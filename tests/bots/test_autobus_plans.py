"""What the master of Autobus thinks of, and what it never does (AT-B1)."""

import json
from typing import NamedTuple

import pytest
from bots.worker_answer import think
from sobremesa.bots.levels import LEVELS, levels_of
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.search import Budget
from sobremesa.bots.wire import request, stream_of
from sobremesa.engine.cards import HIDDEN, JOKER
from sobremesa.engine.match import Match
from sobremesa.engine.sight import view
from sobremesa.games.autobus import GAME
from sobremesa.games.autobus.bot import forget, imagine
from sobremesa.games.autobus.state import AutobusState

MASTER = find_player("autobus", "master", budget=Budget(24))
TABLES = [
    {"players": players, "aux_joker": joker} for players in (2, 3, 4) for joker in ("fixed", "wild")
]


class Turn(NamedTuple):
    """One turn of a master: what it saw, might do and did, and the table when it was over."""

    seat: int
    seen: list[AutobusState]
    legal: list[list[str]]
    moves: list[str]
    after: AutobusState


def turns(told, seed, most):
    """The masters' turns in one match, up to a number of decisions."""
    match = Match.new(GAME, GAME.rules_type.read(told), seed)
    turn = Turn(0, [], [], [], match.state())
    for number in range(most):
        seat = match.turn
        turn.seen.append(match.view(seat))
        turn.legal.append(match.legal_moves(seat))
        rng = stream_of(f"{seed}/{number}")
        turn.moves.append(decide(MASTER, turn.seen[-1], seat, turn.legal[-1], rng).move)
        match.play(seat, turn.moves[-1])
        if match.turn != seat:
            yield turn._replace(seat=seat, after=match.state())
            turn = Turn(0, [], [], [], match.state())
        if match.is_over:
            return


def gives(turn):
    """Whether the turn leaves a place to the next rival's main pile that was not there before.

    That is worth it if a card of the own main pile went, or if the turn could not have
    ended by a plain discard.
    """
    rival = turn.after.main[(turn.seat + 1) % len(turn.after.main)][-1][0]
    if rival not in turn.after.wanted or any(move.startswith("p>") for move in turn.moves):
        return False
    closed = [number for number, here in enumerate(turn.seen) if rival not in here.wanted]
    return bool(closed) and any(
        ">a" in move and move[0] != JOKER for move in turn.legal[closed[-1]]
    )


@pytest.mark.parametrize("told", TABLES)
def test_what_the_master_never_does(told, matches):
    for number in range(matches):
        for turn in turns(told, f"never/{number}", 40 if matches == 1 else 500):
            assert not gives(turn), (number, turn.moves)
            for legal, move in zip(turn.legal, turn.moves, strict=True):
                assert move in legal
                plays = [other for other in legal if ">L" in other]
                if any(other.startswith("p>") for other in plays):
                    assert move.startswith("p>")
                assert move != "end" or not plays


def position(told, seed):
    match = Match.new(GAME, GAME.rules_type.read(told), seed)
    return match, match.turn, match.legal_moves(match.turn)


def test_a_win_is_taken():
    match, seat, _ = position({}, "win")
    state = match.state()
    state.main[seat] = ["3C"]
    state.hand[seat] = ["AC", "2C", "KC", "KD"]
    for expected in ("AC>L+", "2C>L1", "p>L1"):
        legal = GAME.legal_moves(state, seat)
        move = decide(MASTER, view(state, seat), seat, legal, stream_of("win")).move
        assert move == expected
        GAME.apply(state, seat, move)
    assert GAME.winners(state) == [seat]


def test_equal_moves_are_tried_once():
    match, seat, _ = position({}, "equal")
    state = match.state()
    state.main[seat][-1] = "KC"
    state.hand[seat] = ["5C", "5D", "9H", "9S"]
    legal = GAME.legal_moves(state, seat)
    assert len(legal) == 16
    assert len(imagine(view(state, seat), seat, legal).moves) == 2


def test_a_move_that_is_overlooked_is_not_found():
    match, seat, legal = position({}, "overlooked")
    seen = match.view(seat)
    for left in legal:
        assert imagine(seen, seat, [left]).moves == [left]


def test_hidden_cards_change_neither_moves_nor_values(positions):
    rng = stream_of("permuted")
    for number, here in enumerate(positions("autobus", steps=120)):
        if number % 4:
            continue
        seen = here.view
        question = request("autobus", seen, here.seat, "club", "key")
        world = GAME.determinize(seen, here.seat, rng)
        permuted = request("autobus", view(world, here.seat), here.seat, "club", "key")
        assert permuted == question
        assert json.loads(think(permuted)) == json.loads(think(question))


def test_who_forgets_sees_no_rival(positions):
    here = next(positions("autobus", steps=1))
    blind = forget(here.view, here.seat, stream_of("forget"))
    assert blind.main[1 - here.seat][-1] == HIDDEN
    assert blind.main[here.seat] == here.view.main[here.seat]
    assert here.view.main[1 - here.seat][-1] != HIDDEN


@pytest.mark.parametrize("told", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_table(told, level):
    player = find_player("autobus", level, budget=Budget(12))
    match = Match.new(GAME, GAME.rules_type.read(told), "levels")
    for number in range(30):
        seat = match.turn
        legal = match.legal_moves(seat)
        move = decide(player, match.view(seat), seat, legal, stream_of(f"{number}")).move
        match.play(seat, move)


def test_levels_think_more_and_err_less():
    levels = [levels_of("autobus")[name] for name in LEVELS]
    assert [one.playouts for one in levels] == sorted(one.playouts for one in levels)
    assert levels[-1].noise == 0
