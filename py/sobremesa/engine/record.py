"""Records as text: reading with every check that needs no replay, and writing."""

import json
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sobremesa.engine.cards import ALL_CARDS
from sobremesa.engine.chance import RecordedChance
from sobremesa.engine.errors import RecordError
from sobremesa.engine.game import Game
from sobremesa.engine.rules import Rules

FORMAT = "sobremesa/1"
_KINDS = ("human", "bot")
_DEEPEST = 50
_NESTING = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[][{}]', re.DOTALL)
_KNOWN_KEYS = ("format", "game", "rules", "seats", "dealer", "shuffles", "seed", "moves")
FindGame = Callable[[str], Game[Any] | None]


@dataclass
class Record:
    """A record that has been read; `extra` keeps the keys that do not concern the replay."""

    game: Game[Any]
    rules: Rules
    seats: list[dict[str, Any]]
    dealer: int
    chance: RecordedChance
    moves: list[str] = field(default_factory=list)
    extra: dict[str, Any] = field(default_factory=dict)

    def tell(self) -> dict[str, Any]:
        """The record as a JSON object."""
        told: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.rules.tell(),
            "seats": self.seats,
            "dealer": self.dealer,
        }
        if self.chance.listed:
            told["shuffles"] = [list(order) for order in self.chance.listed]
        if self.chance.seed is not None:
            told["seed"] = self.chance.seed
        return {**told, **self.extra, "moves": self.moves}


def anonymous_seats(count: int) -> list[dict[str, Any]]:
    """Unnamed human seats."""
    return [{"name": "", "kind": "human"} for _ in range(count)]


def read_record(text: str, find_game: FindGame) -> Record:
    """The record in a JSON text; RecordError tells what is wrong with it."""
    if _is_deep(text):
        raise RecordError("bad_json")
    try:
        told = json.loads(
            text,
            object_pairs_hook=_distinct,
            parse_constant=_no_number,
            parse_float=_finite,
        )
    except (ValueError, RecursionError) as error:
        raise RecordError("bad_json") from error
    if not isinstance(told, dict):
        raise RecordError("bad_record", problem="shape")
    return _read(told, find_game)


def _is_deep(text: str) -> bool:
    """Whether lists and objects nest deeper than a browser's stack can be trusted to bear."""
    depth = 0
    for part in _NESTING.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(part[0], 0)
        if depth > _DEEPEST:
            return True
    return False


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, unless it names a key twice and leaves open which one is meant."""
    told = dict(pairs)
    if len(told) < len(pairs):
        raise ValueError("a key is there twice")
    return told


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise ValueError("a number is too large")
    return number


def _read(told: Mapping[str, Any], find_game: FindGame) -> Record:
    form = _take(told, "format", str)
    if form != FORMAT:
        raise RecordError("bad_format", found=form)
    game = find_game(_take(told, "game", str))
    if game is None:
        raise RecordError("unknown_game", found=told["game"])
    rules = game.rules_type.read(_take(told, "rules", dict))
    return Record(
        game=game,
        rules=rules,
        seats=_read_seats(told, rules.seats),
        dealer=_read_dealer(told, rules.seats, required=game.needs_dealer(rules)),
        chance=_read_chance(told),
        moves=_read_texts(_take(told, "moves", list), "moves"),
        extra={key: value for key, value in told.items() if key not in _KNOWN_KEYS},
    )


def _bad(key: str) -> RecordError:
    return RecordError("bad_record", key=key)


def _take(told: Mapping[str, Any], key: str, kind: type) -> Any:
    if type(told.get(key)) is not kind:
        raise _bad(key)
    return told[key]


def _read_texts(values: list[Any], key: str) -> list[str]:
    if not all(isinstance(value, str) for value in values):
        raise _bad(key)
    return list(values)


def _read_seats(told: Mapping[str, Any], count: int) -> list[dict[str, Any]]:
    if "seats" not in told:
        return anonymous_seats(count)
    seats = _take(told, "seats", list)
    if len(seats) != count or not all(_is_seat(seat) for seat in seats):
        raise _bad("seats")
    return [dict(seat) for seat in seats]


def _is_seat(seat: object) -> bool:
    return (
        isinstance(seat, dict)
        and seat.get("kind") in _KINDS
        and isinstance(seat.get("name", ""), str)
        and isinstance(seat.get("level", ""), str)
    )


def _read_dealer(told: Mapping[str, Any], count: int, *, required: bool) -> int:
    if "dealer" not in told and not required:
        return 0
    dealer = _take(told, "dealer", int)
    if not 0 <= dealer < count:
        raise _bad("dealer")
    return int(dealer)


def _read_chance(told: Mapping[str, Any]) -> RecordedChance:
    seed = _take(told, "seed", str) if "seed" in told else None
    if seed is not None and not _is_unicode(seed):
        raise _bad("seed")
    listed = []
    for order in _take(told, "shuffles", list) if "shuffles" in told else []:
        if not isinstance(order, list):
            raise _bad("shuffles")
        cards = _read_texts(order, "shuffles")
        for card in cards:
            if card not in ALL_CARDS:
                raise RecordError("unknown_card", card=card)
        listed.append(tuple(cards))
    return RecordedChance(seed, tuple(listed))


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
