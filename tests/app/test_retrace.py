"""Taking back and playing again."""

import pytest
from app.sitting import dealt
from app.test_app import record_of, run, sit_down
from sobremesa.app import room
from sobremesa.engine.match import Match
from sobremesa.engine.record import read_record
from sobremesa.games import all_games, find_game

PAIR = {"kseri": {}, "autobus": {}, "pesten": {}, "pese_katesh": {"floors": 1}}


@pytest.fixture(autouse=True)
def no_grace(monkeypatch):
    monkeypatch.setattr(room, "GRACE_SECONDS", 0)


def play(sitting, moves):
    """Let every seat play its first legal move."""
    for _ in range(moves):
        turn = sitting.match.turn
        if turn is None:
            return
        sitting.play(turn, sitting.match.legal_moves(turn)[0])


@pytest.mark.parametrize("game_id", all_games())
def test_redo_leads_back_to_where_undo_began(game_id):
    sitting = dealt(game_id, **PAIR[game_id])
    play(sitting, 60)
    moves = sitting.match.moves
    seen = []
    while sitting.take_back():
        seen.append(sitting.match.moves)
        assert sitting.match.turn == sitting.me
    assert len(seen) > 3
    for expected in [*seen[-2::-1], moves]:
        assert sitting.redo()
        assert sitting.match.moves == expected
    assert not sitting.redo()
    assert sitting.match.record.extra["assisted"] is True


def test_another_move_forgets_what_was_taken_back():
    sitting = dealt("kseri")
    play(sitting, 6)
    sitting.take_back()
    play(sitting, 1)
    assert not sitting.redo()


def test_the_same_card_is_drawn_again():
    sitting = dealt("pesten", voluntary_draw=True)
    while sitting.match.turn != sitting.me:
        play(sitting, 1)
    sitting.play(sitting.me, "draw")
    drawn = sitting.table().hand
    sitting.take_back()
    sitting.play(sitting.me, "draw")
    assert sitting.table().hand == drawn


def test_a_finished_match_is_taken_back_and_finished_again():
    async def scenario(person, storage):
        sit_down(person, storage, "pese_katesh", preset="one_floor")
        await person.settle()
        await person.play_out()
        over = record_of(storage, "pese_katesh")
        person.app.act("undo", "")
        assert 'data-waiting="me"' in person.table
        assert 'data-do="redo"' in person.table
        person.app.act("redo", "")
        await person.settle()
        assert 'data-waiting="nobody"' in person.table
        match = Match.replay(read_record(record_of(storage, "pese_katesh"), find_game))
        assert match.moves == Match.replay(read_record(over, find_game)).moves

    run(scenario)


def test_undo_while_the_others_think_gives_the_turn_back():
    async def scenario(person, storage):
        sit_down(person, storage, "kseri", players=4, teams=False)
        await person.settle()
        hand = person.app.table.session.table().hand
        person.app.act("card", hand[0])
        person.app.act("undo", "")
        await person.settle()
        assert person.app.table.session.table().hand == hand
        assert 'data-waiting="me"' in person.table

    run(scenario)


def test_a_new_match_can_be_undone_and_that_too():
    async def scenario(person, storage):
        sit_down(person, storage, "kseri")
        await person.settle()
        await person.act()
        before = person.app.table.session.match.moves
        person.app.act("new-match", "")
        await person.settle()
        await person.act()
        second = person.app.table.session.match.moves
        person.app.act("last", "")
        assert 'data-do="restore"' in person.panel
        person.app.act("restore", "")
        await person.settle()
        assert person.app.table.session.match.moves == before
        person.app.act("restore", "")
        await person.settle()
        assert person.app.table.session.match.moves == second

    run(scenario)
