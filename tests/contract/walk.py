"""Playing random matches, and what is needed to compare positions."""

import json
import random
from collections.abc import Iterator
from typing import Any

from sobremesa.engine.errors import RecordError
from sobremesa.engine.game import Game
from sobremesa.engine.match import Match
from sobremesa.engine.record import read_record
from sobremesa.engine.rules import Rules
from sobremesa.engine.state import State
from sobremesa.games import find_game

LONGEST = 100_000
_UNCOMPARED = ("chance", "rules")


def snapshot(state: State) -> dict[str, Any]:
    """Every slot of a state, frozen, but for its rules and its chance."""
    slots = [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
    return {
        slot: freeze(getattr(state, slot))
        for slot in slots
        if slot not in _UNCOMPARED and hasattr(state, slot)
    }


def freeze(value: Any) -> Any:
    """A value that later changes of the original do not reach."""
    if isinstance(value, list | tuple):
        return tuple(freeze(inner) for inner in value)
    if isinstance(value, dict):
        return tuple((key, freeze(inner)) for key, inner in value.items())
    if isinstance(value, set | frozenset):
        return frozenset(value)
    return value


def random_rules(game: Game[Any], rng: random.Random) -> dict[str, Any]:
    """A random set of options that go together."""
    while True:
        preset = rng.choice(list(game.rules_type.presets()))
        told: dict[str, Any] = {"preset": preset}
        for option in game.rules_type.options():
            if rng.random() < 0.5:
                told[option.key] = rng.choice(option.values)
        try:
            game.rules_type.read(told)
        except RecordError:
            continue
        return told


def read_rules(game: Game[Any], told: dict[str, Any]) -> Rules:
    return game.rules_type.read(told)


def new_match(game: Game[Any], told: dict[str, Any], seed: str) -> Match:
    """A match with this seed; the dealer follows from it where there is a choice."""
    rules = read_rules(game, told)
    rng = random.Random(f"dealer {seed}")
    dealer = rng.randrange(rules.seats) if game.needs_dealer(rules) else 0
    return Match.new(game, rules, seed, dealer=dealer)


def choices(match: Match) -> list[tuple[int, str]]:
    """Everything that anybody may do now."""
    return [(seat, move) for seat in range(match.seats) for move in match.legal_moves(seat)]


def positions(match: Match, rng: random.Random) -> Iterator[Match]:
    """The match itself, before its first move and after each random one until it is over."""
    yield match
    for _ in range(LONGEST):
        if match.is_over:
            return
        match.play(*rng.choice(choices(match)))
        yield match
    raise AssertionError(f"no end after {LONGEST} moves")


def reload(match: Match) -> Match:
    """The match after a save and a load, with no move played yet; its record has them."""
    return Match(read_record(json.dumps(match.record.tell()), find_game))
