"""A refused act names the rule, in random positions of every game (AT-R2)."""

import random

import pytest
from app.sitting import dealt
from sobremesa.app.taps import aim, tap
from sobremesa.games import all_games
from sobremesa.i18n import Catalogue, languages

TABLES = [
    ("kseri", {}),
    ("pese_katesh", {}),
    ("autobus", {}),
    ("autobus", {"players": 4}),
    ("pesten", {}),
    ("pesten", {"preset": "hard"}),
    ("pesten", {"preset": "cumulative"}),
]
MOVES = 150


def touches(sitting):
    """Everything that can be touched with a card in mind, and what comes of it."""
    table = sitting.table()
    held = [*table.hand, *(pile.source for pile in table.board if pile.source)]
    zones = [pile.zone for pile in (*table.centre, *table.board)]
    zones += [pile.zone for place in table.places for pile in place.piles]
    for card in dict.fromkeys(held):
        sitting.put_back()
        yield card, "", tap(sitting, card, "off")
        for zone in zones:
            sitting.put_back()
            sitting.selected = card
            yield card, zone, aim(sitting, zone, "off")
    sitting.put_back()


@pytest.mark.parametrize(("game", "told"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_refused_is_refused_by_a_rule_that_has_words(game, told, seed):
    rng, sitting = random.Random(seed), dealt(game, **told)
    met = set()
    for _ in range(MOVES):
        match = sitting.match
        if match.is_over:
            break
        if match.turn == sitting.me:
            for card, zone, answer in touches(sitting):
                if not answer.token and not answer.choices and sitting.selected != card:
                    assert answer.refusal, (card, zone)
                met.add(answer.refusal)
        seat = match.turn
        sitting.play(seat, rng.choice(match.legal_moves(seat)))
    for reason in filter(None, met):
        for lang in languages():
            assert Catalogue(lang).text(f"reason.{reason}", game=game)


def test_not_my_turn_is_said_too():
    sitting = dealt("kseri")
    while sitting.match.turn == sitting.me:
        sitting.play(sitting.me, sitting.match.legal_moves(sitting.me)[0])
    assert tap(sitting, sitting.table().hand[0], "off").refusal == "not_your_turn"


@pytest.mark.parametrize("game", all_games())
def test_a_card_of_the_hand_is_never_refused_without_the_rule(game):
    """Tapping a card of my hand that cannot be played says more than that it cannot."""
    rng, sitting = random.Random(5), dealt(game)
    for _ in range(MOVES):
        if sitting.match.is_over:
            break
        if sitting.match.turn == sitting.me:
            for card in sitting.table().hand:
                sitting.put_back()
                assert tap(sitting, card, "off").refusal != "illegal_move", card
            sitting.put_back()
        seat = sitting.match.turn
        sitting.play(seat, rng.choice(sitting.match.legal_moves(seat)))
