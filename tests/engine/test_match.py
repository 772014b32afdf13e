"""Matches: playing, refusing in the right order, taking back."""

import pytest
from contract.walk import snapshot
from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.errors import MoveError, RecordError
from sobremesa.engine.match import Match
from sobremesa.engine.record import Record, anonymous_seats
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.options import KseriRules


def fresh(**rules):
    return Match.new(GAME, KseriRules.read(rules), "match", dealer=0)


def finished():
    match = fresh(target=51)
    while not match.is_over:
        match.play(match.turn, match.legal_moves(match.turn)[0])
    return match


def foreign_card(match, seat):
    state = match.state()
    return next(card for card in state.stock if card not in state.hand[seat])


def test_playing_tells_events_and_is_recorded():
    match = fresh()
    move = match.legal_moves(1)[0]
    events = match.play(1, move)
    assert match.moves == (f"1 {move}",)
    assert match.history[-1] == events
    assert match.turn == 0


@pytest.mark.parametrize("text", ["", "7H", "1", "1 ", " 1 7H", "01 7H", "1  7H", "-1 7H", "1 7X"])
def test_texts_that_are_no_moves(text):
    match = fresh()
    with pytest.raises(MoveError) as error:
        match.play_text(text)
    assert error.value.reason == "bad_move"
    assert match.moves == ()


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_are_not_there(seat):
    assert fresh().why_not(seat, "7H") == "bad_move"


def test_a_foreign_digit_is_no_seat():
    with pytest.raises(MoveError, match="bad_move"):
        fresh().play_text("١ 7H")


def test_reasons_in_their_order():
    match = fresh()
    assert match.why_not(0, "nothing") == "bad_move"
    assert match.why_not(0, match.state().hand[0][0]) == "not_your_turn"
    assert match.why_not(0, foreign_card(match, 0)) == "not_your_turn"
    assert match.why_not(1, foreign_card(match, 1)) == "not_in_hand"
    assert match.why_not(1, f"{match.legal_moves(1)[0]} steal") == "cannot_steal"
    assert match.why_not(1, match.legal_moves(1)[0]) is None


def test_after_the_end_everything_well_formed_is_game_over():
    match = finished()
    assert match.why_not(0, "nothing") == "bad_move"
    assert match.why_not(2, "7H") == "bad_move"
    assert match.why_not(0, "7H") == match.why_not(1, "7H leave") == "game_over"
    assert match.legal_moves(0) == match.legal_moves(1) == []
    assert match.turn is None
    assert match.deal == len(match.points) - 1


def test_a_refused_move_changes_nothing():
    match = fresh()
    before = snapshot(match.state())
    with pytest.raises(MoveError):
        match.play(1, foreign_card(match, 1))
    assert snapshot(match.state()) == before


def test_a_move_whose_shuffle_fails_changes_nothing():
    order = tuple(RecordedChance("match").order(0, GAME.pack(fresh().state())))
    chance = RecordedChance(listed=(order,))
    match = Match(Record(GAME, KseriRules.read({}), anonymous_seats(2), 0, chance))
    for _ in range(47):
        match.play(match.turn, match.legal_moves(match.turn)[0])
    with pytest.raises(RecordError) as error:
        match.play(match.turn, match.legal_moves(match.turn)[0])
    assert error.value.reason == "no_shuffle"
    assert error.value.details == {"shuffle": 1}
    assert len(match.moves) == 47
    assert len(match.state().hand[0]) == 1


def test_replay_names_the_faulty_move():
    match = fresh()
    match.play(1, match.legal_moves(1)[0])
    match.record.moves.append("1 7H")
    with pytest.raises(MoveError) as error:
        Match.replay(match.record)
    assert error.value.reason == "not_your_turn"
    assert error.value.details == {"at": 1, "move": "1 7H"}


def test_a_replay_leaves_its_record_alone():
    record = finished().record
    before = record.tell()
    assert Match.replay(record).record.tell() == before == record.tell()


def test_take_back_marks_the_match_and_leaves_the_first_alone():
    match = finished()
    moves = match.moves
    shorter = match.take_back(10)
    assert shorter.moves == moves[:10]
    assert shorter.record.extra == {"assisted": True}
    assert match.moves == moves
    assert "assisted" not in match.record.extra


def test_totals_are_the_sums_of_the_deals():
    match = finished()
    assert match.totals == [sum(deal[seat] for deal in match.points) for seat in range(2)]
    assert match.winners == [match.totals.index(max(match.totals))]


def test_running_matches_have_no_winners():
    assert fresh().winners == []
    assert fresh().totals == [0, 0]
