"""The fast playouts of Pesë Katësh follow the rules of the engine, and the same rules of thumb."""

import pytest
from games.pese_katesh_table import HEARTS, KING_SPADES, QUEENS, TRICKS, table
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.games.pese_katesh import GAME
from sobremesa.games.pese_katesh.bot import greedy
from sobremesa.games.pese_katesh.candidates import candidates
from sobremesa.games.pese_katesh.history import plays
from sobremesa.games.pese_katesh.kernel import play_out
from sobremesa.games.pese_katesh.masks import card_of, suits_of, text_of
from sobremesa.games.pese_katesh.reading import table_of
from sobremesa.games.pese_katesh.tasks import TASKS
from sobremesa.games.pese_katesh.thumb import thumb_of

PRESETS = list(GAME.rules_type.presets())


def choose(match, stray):
    """What the kernel says that the seat on turn plays: a stray picks among its legal cards."""
    seat = match.turn
    legal = sorted(match.legal_moves(seat), key=card_of)
    if stray and len(legal) > 1:
        return legal[int(stray * len(legal))]
    return greedy(match.view(seat), seat, legal, stream_of("key"))


def points_by_engine(match, strays):
    """The points of the running deal, played to its end move by move."""
    deal = len(match.points)
    for stray in strays:
        match.play(match.turn, choose(match, stray))
        if len(match.points) > deal:
            return match.points[deal]
    raise AssertionError("a deal has no more than 52 cards")


def points_by_kernel(match, strays):
    """The points of the running deal, played out in one go."""
    state = match.state()
    thumb = thumb_of(TASKS.index(state.task), state.rules.teams)
    hands = [mask for hand in state.hand for mask in suits_of(hand)]
    card = card_of(choose(match, strays[0]))
    taken = [state.task.worth(won) for won in state.won]
    won = play_out(thumb, table_of(state), hands, card, strays[1:])
    return [state.task.value * more + own for more, own in zip(won, taken, strict=True)]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_played_out_ends_as_the_engine_ends_it(preset, matches):
    rng = stream_of(preset)
    for number in range(2 * matches):
        match = Match.new(GAME, GAME.rules_type.read({"preset": preset}), f"{number}")
        while not match.is_over and len(match.points) < 8:
            for _ in range(int(rng.random() * 12)):
                match.play(match.turn, rng.choice(match.legal_moves(match.turn)))
                if match.is_over:
                    return
            share = rng.choice([0.0, 0.5, 1.0])
            strays = [rng.random() if rng.random() < share else 0.0 for _ in range(53)]
            expected = points_by_kernel(match, strays)
            assert points_by_engine(match, strays) == expected


def test_the_won_tricks_tell_what_was_played():
    rng = stream_of("history")
    match = Match.new(GAME, GAME.rules_type.read({}), "history")
    moves = []
    while len(match.points) < 4:
        deal, seat = len(match.points), match.turn
        seen = match.view(seat)
        told = [(play.table.seat, text_of(*play.card)) for play in plays(seen, table_of(seen))]
        assert told == moves
        card = rng.choice(match.legal_moves(seat))
        match.play(seat, card)
        moves = [*moves, (seat, card)] if len(match.points) == deal else []


@pytest.mark.parametrize(
    ("deal", "trick", "hand", "kept"),
    [
        (TRICKS, "", "2C 3C 5C AH KH", "3C 5C AH"),
        (TRICKS, "2S 3S 7S", "5S 9S KS", "9S KS"),
        (HEARTS, "2H 3H 7H", "5H 6H 9H KH", "6H"),
        (HEARTS, "2S 3S 7S", "5S 6S 8S KS", "6S 8S KS"),
        (QUEENS, "3C", "KH QH JH TH", "KH QH JH"),
        (KING_SPADES, "3C", "KS QS 2D 3D", "KS"),
        (KING_SPADES, "3S", "KS QS", "KS QS"),
    ],
)
def test_equal_and_foolish_cards_are_not_tried(deal, trick, hand, kept):
    assert tried(deal, trick, hand, teams=False) == set(kept.split())


@pytest.mark.parametrize(
    ("deal", "trick", "hand"),
    [(TRICKS, "2S 7S 3S", "5S 9S"), (HEARTS, "2H 7H 3H", "5H 9H"), (KING_SPADES, "3C", "KS 2D")],
)
def test_a_partner_may_make_any_card_wise(deal, trick, hand):
    assert tried(deal, trick, hand, teams=True) == set(hand.split())


def tried(deal, trick, hand, *, teams):
    """The cards of seat 0 that are tried."""
    played = trick.split()
    leader = -len(played) % 4
    state = table(hand, "", "", "", deal=deal, trick=trick, leader=leader, teams=teams)
    cards = [card_of(card) for card in GAME.legal_moves(state, 0)]
    penalties = thumb_of(deal, teams).penalties
    return {text_of(*card) for card in candidates(table_of(state), penalties, cards, teams=teams)}
