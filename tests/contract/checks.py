"""What every game has to keep, as functions over one random match or one position."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from contract.walk import choices, new_match, positions, reload, snapshot
from sobremesa.engine.cards import ALL_CARDS, HIDDEN, JOKER, NATURAL_CARDS
from sobremesa.engine.chance import NO_CHANCE
from sobremesa.engine.errors import MoveError
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.replay import report, steps
from sobremesa.engine.sight import Event, view
from sobremesa.engine.state import State

_LOOKS = 12
_WORLDS = 3
_REASON = re.compile("[a-z][a-z0-9_]*")
_NONSENSE = ("", " ", "?", "??", "7h", "10H", "7H ", " 7H", "7H 7H", "7H\n", "leave", "end end")
_CARD = re.compile(r"(?<![A-Za-z0-9])(?:[A2-9TJQK][CDHS]|\*)(?![A-Za-z0-9])")


def check_match(game: Game[Any], told: dict[str, Any], seed: str) -> Match:
    """A random match ends; at every move cards are conserved and somebody can move."""
    match = new_match(game, told, seed)
    for at in positions(match, random.Random(seed)):
        _check_position(at)
    assert match.winners == sorted(set(match.winners))
    assert all(0 <= winner < match.seats for winner in match.winners)
    assert not choices(match)
    assert match.why_not(0, match.moves[-1].partition(" ")[2]) == "game_over"
    return match


def _check_position(match: Match) -> None:
    state = match.state()
    lying = Counter(card for zone in state.zones() for card in zone.cards)
    assert lying == Counter(match.game.pack(state)), "cards are lost or made"
    assert len(match.points) == match.deal + match.is_over
    assert all(len(deal) == match.seats for deal in match.points)
    for seat in range(match.seats):
        moves = match.legal_moves(seat)
        assert len(moves) == len(set(moves)), "a legal move is there twice"
        assert match.legal_moves(seat) == moves, "the order of legal moves changes"
    if match.is_over:
        return
    assert match.turn in range(match.seats)
    assert choices(match), "nobody can move"


def looks(game: Game[Any], told: dict[str, Any], seed: str) -> Iterator[Match]:
    """A dozen positions of a random match, the first among them."""
    length = len(play(game, told, seed).moves)
    rng = random.Random(f"looks {seed}")
    chosen = {0, *(rng.randrange(length) for _ in range(_LOOKS))}
    for number, match in enumerate(positions(new_match(game, told, seed), random.Random(seed))):
        if number in chosen and not match.is_over:
            yield match
        if number >= max(chosen):
            return


def play(game: Game[Any], told: dict[str, Any], seed: str) -> Match:
    """A whole random match."""
    match = new_match(game, told, seed)
    for _ in positions(match, random.Random(seed)):
        pass
    return match


def check_legal_moves(match: Match) -> None:
    """Every legal move applies, to a clone alone."""
    before = snapshot(match.state())
    for seat, move in choices(match):
        assert match.game.is_move(move)
        assert match.why_not(seat, move) is None
        world = match.state()
        events = match.game.apply(world, seat, move)
        assert events
        assert snapshot(world) != before, f"{seat} {move} changes nothing"
        assert snapshot(match.state()) == before, "a clone is not independent"


def check_refusals(match: Match, pool: list[str]) -> None:
    """What is not legal is refused with a reason and changes nothing."""
    before, moves, told = snapshot(match.state()), match.moves, len(match.history)
    for seat in range(-1, match.seats + 1):
        for move in (*_NONSENSE, *pool):
            if seat in range(match.seats) and match.game.is_legal(match.state(), seat, move):
                continue
            reason = match.why_not(seat, move)
            assert reason is not None
            assert _REASON.fullmatch(reason)
            with pytest.raises(MoveError) as refused:
                match.play(seat, move)
            assert refused.value.reason == reason
            assert not _CARD.search(repr(refused.value.details))
            if move in _NONSENSE:
                assert reason == "bad_move"
    assert snapshot(match.state()) == before
    assert match.moves == moves
    assert len(match.history) == told


def check_views(match: Match, rng: random.Random) -> None:
    """A view tells its seat what it may know and nothing else; worlds fit to it."""
    live = match.state()
    before = snapshot(live)
    for seat in range(match.seats):
        seen = match.view(seat)
        assert seen.chance is NO_CHANCE
        _check_no_secret_slots(match, seen, seat)
        worlds = [match.game.determinize(seen, seat, rng) for _ in range(_WORLDS)]
        for world in worlds:
            assert snapshot(view(world, seat)) == snapshot(seen)
            assert HIDDEN not in {card for zone in world.zones() for card in zone.cards}
            assert match.game.legal_moves(world, seat) == match.legal_moves(seat)
        _check_same_answers(match, worlds[0], seat)
        assert snapshot(match.view(seat)) == snapshot(seen), "imagining changed a view"
        if len(set(match.game.unseen(seen))) > _WORLDS and _is_open(match, seen):
            assert any(snapshot(world) != snapshot(worlds[0]) for world in worlds)
    assert snapshot(match.state()) == before


def _check_same_answers(match: Match, world: State, seat: int) -> None:
    """What is refused, and why, depends on nothing that the seat may not know."""
    game, live = match.game, match.state()
    tried = {*NATURAL_CARDS, *(text.partition(" ")[2] for text in match.moves[-40:])}
    for move in sorted(tried):
        if not game.is_move(move) or not game.may_act(live, seat):
            continue
        legal = game.is_legal(live, seat, move)
        assert game.is_legal(world, seat, move) == legal
        if not legal:
            assert game.refusal(world, seat, move) == game.refusal(live, seat, move)


def _is_open(match: Match, seen: State) -> bool:
    """Whether so much is unseen that imagined worlds hardly ever agree."""
    return sum(zone.cards.count(HIDDEN) for zone in seen.zones()) >= 2 * _LOOKS


def _check_no_secret_slots(match: Match, seen: State, seat: int) -> None:
    """Outside its zones a view names no card that its zones do not show or have shown.

    The joker's sign is left aside: games use it for the kind, not for one card.
    """
    zones = {family.name for family in seen.FAMILIES}
    slots = {slot: value for slot, value in snapshot(seen).items() if slot not in zones}
    named = set(_CARD.findall(repr(slots))) - {JOKER} - _shown(seen)
    assert not named or named <= _have_been_shown(match, seat)
    assert repr(match.record.chance.seed) not in repr(snapshot(seen)) + repr(seen)


def _have_been_shown(match: Match, seat: int) -> set[str]:
    return {card for events in match.history for card in _cards_in(match.redacted(events, seat))}


def _shown(seen: State) -> set[str]:
    return {card for zone in seen.zones() for card in zone.cards} & ALL_CARDS


def check_events(match: Match, rng: random.Random) -> None:
    """The redacted events of a move name no card that is unseen before and after it."""
    seat, move = rng.choice(choices(match))
    seen_before = [_shown(match.view(one)) for one in range(match.seats)]
    deal = match.deal
    played = set(_CARD.findall(move))
    events = match.play(seat, move)
    for one in range(match.seats):
        may_know = seen_before[one] | _shown(match.view(one)) | played
        told = match.redacted(events, one)
        if match.deal != deal or match.is_over:
            told = told[_index_of_deal(told) :]
        assert _cards_in(told) <= may_know
        assert _cards_in([event for event in told if event[0] != "move"]) <= may_know
        assert match.record.chance.seed not in repr(told)


def check_dealing(match: Match) -> None:
    """The redacted events of the first deal show each seat what its view shows."""
    for seat in range(match.seats):
        told = match.redacted(match.history[0], seat)
        assert _cards_in(told) <= _shown(match.view(seat))


def _index_of_deal(events: list[Event]) -> int:
    kinds = [event[0] for event in events]
    return kinds.index("deal") if "deal" in kinds else len(kinds)


def _cards_in(events: list[Event]) -> set[str]:
    return set(_CARD.findall(repr(events)))


def check_save_and_undo(game: Game[Any], told: dict[str, Any], seed: str) -> None:
    """A record leads to the same position at every move, and undo to each earlier one."""
    match = new_match(game, told, seed)
    passed = [snapshot(at.state()) for at in positions(match, random.Random(seed))]
    loaded = reload(match)
    for at, text in enumerate(match.moves):
        assert snapshot(loaded.state()) == passed[at]
        loaded.play_text(text)
    assert snapshot(loaded.state()) == passed[-1]
    assert loaded.record.tell() == match.record.tell()
    for length in {0, len(match.moves) // 2, len(match.moves) - 1}:
        undone = match.take_back(length)
        assert snapshot(undone.state()) == passed[length]
        assert len(undone.history) == length + 1
        assert undone.record.tell()["assisted"] is True
    assert "assisted" not in match.record.tell()


def check_report(match: Match) -> None:
    """A report is JSON, its totals are the sums of its deals, and steps end in it."""
    told = report(match)
    assert json.loads(json.dumps(told)) == told
    columns = zip(*told["deals"], strict=True)
    assert told["totals"] == ([sum(points) for points in columns] or [0] * match.seats)
    last = list(steps(match.record))[-1]
    del last["events"]
    assert last == told


def check_clone(match: Match) -> None:
    """Whatever is done to a copy, the match does not notice."""
    before = snapshot(match.state())
    copy = match.state()
    for zone in copy.zones():
        zone.cards.clear()
    for seat in range(match.seats):
        for zone in match.view(seat).zones():
            zone.cards.append(HIDDEN)
    match.points.append([])
    match.legal_moves(match.turn or 0).clear()
    assert snapshot(match.state()) == before
