"""Sight: views, redacted events and imagined worlds."""

import random

from contract.walk import snapshot
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.chance import NO_CHANCE, ImaginedChance
from sobremesa.engine.match import Match
from sobremesa.engine.sight import fill, holes, redact, view
from sobremesa.engine.state import Family, Sight, State
from sobremesa.games.kseri import GAME
from sobremesa.games.kseri.options import KseriRules


class Board(State):
    """One zone family of each sight."""

    __slots__ = ("aux", "deck", "hand", "heap")
    FAMILIES = (
        Family("hand", Sight.OWNER, 1),
        Family("deck", Sight.NONE),
        Family("heap", Sight.TOP),
        Family("aux", Sight.ALL, 2),
    )

    def __init__(self):
        self.rules = None
        self.chance = ImaginedChance(random.Random(0))
        self.shuffles = self.dealer = self.deal = self.turn = 0
        self.points = []
        self.hand = [["AC", "2C"], ["3C"]]
        self.deck = ["4C", "5C"]
        self.heap = ["6C", "7C"]
        self.aux = [[["8C"], []], [["9C"], ["TC"]]]

    def clone(self):
        copy = Board()
        copy._copy_base(self)
        copy.hand = [hand.copy() for hand in self.hand]
        copy.deck = self.deck.copy()
        copy.heap = self.heap.copy()
        copy.aux = [[aux.copy() for aux in own] for own in self.aux]
        return copy


class KnownBoard(Board):
    __slots__ = ()

    def also_known(self, seat, zone):
        return [0] if zone.name == "heap" and seat == 1 else ()

    def clone(self):
        copy = super().clone()
        copy.__class__ = KnownBoard
        return copy


def test_zones_have_names_and_owners():
    told = [(zone.name, zone.owner, zone.cards) for zone in Board().zones()]
    assert told == [
        ("hand.0", 0, ["AC", "2C"]),
        ("hand.1", 1, ["3C"]),
        ("deck", None, ["4C", "5C"]),
        ("heap", None, ["6C", "7C"]),
        ("aux.0.0", 0, ["8C"]),
        ("aux.0.1", 0, []),
        ("aux.1.0", 1, ["9C"]),
        ("aux.1.1", 1, ["TC"]),
    ]


def test_a_view_hides_what_its_seat_may_not_know():
    board = Board()
    seen = view(board, 0)
    assert seen.hand == [["AC", "2C"], [HIDDEN]]
    assert seen.deck == [HIDDEN, HIDDEN]
    assert seen.heap == [HIDDEN, "7C"]
    assert seen.aux == board.aux
    assert seen.chance is NO_CHANCE
    assert board.hand[1] == ["3C"]


def test_a_seat_may_know_more_than_the_sight_shows():
    assert view(KnownBoard(), 0).heap == [HIDDEN, "7C"]
    assert view(KnownBoard(), 1).heap == ["6C", "7C"]


def test_an_onlooker_sees_no_hand():
    assert view(Board(), -1).hand == [[HIDDEN, HIDDEN], [HIDDEN]]


def test_moved_cards_are_shown_to_whoever_knows_either_end():
    board = Board()

    def shown(source, target, seat):
        return redact(("move", "KC", source, target), board, seat)[1] == "KC"

    assert shown("deck", "hand.0", 0)
    assert not shown("deck", "hand.0", 1)
    assert shown("hand.1", "aux.1.0", 0)
    assert not shown("hand.1", "deck", 0)
    assert shown("hand.1", "deck", 1)
    assert shown("heap", "deck", 0)
    assert not shown("hand.1", "heap", 0)


def test_other_events_pass_as_they_are():
    event = ("note", "bury", {"card": "JC"})
    assert redact(event, Board(), 0) is event


def test_filling_deals_the_unseen_cards_into_the_holes():
    seen = view(Board(), 0)
    assert [zone.name for zone in holes(seen)] == ["hand.1", "deck", "heap"]
    unseen = ["3C", "4C", "5C", "6C"]
    world = fill(seen, unseen, random.Random(3))
    dealt = [*world.hand[1], *world.deck, world.heap[0]]
    assert sorted(dealt) == unseen
    assert snapshot(view(world, 0)) == snapshot(seen)
    assert seen.deck == [HIDDEN, HIDDEN]
    assert unseen == ["3C", "4C", "5C", "6C"]


def test_an_imagined_world_has_its_own_chance_and_plays_on():
    match = Match.new(GAME, KseriRules.read({}), "sight", dealer=0)
    world = GAME.determinize(match.view(1), 1, random.Random(1))
    assert isinstance(world.chance, ImaginedChance)
    while world.deal < 2 and world.turn is not None:
        GAME.apply(world, world.turn, GAME.legal_moves(world, world.turn)[0])
    assert match.moves == ()


def test_each_world_is_another_one():
    seen = Match.new(GAME, KseriRules.read({}), "sight", dealer=0).view(1)
    rng = random.Random(2)
    hands = {tuple(GAME.determinize(seen, 1, rng).hand[0]) for _ in range(20)}
    assert len(hands) > 15
