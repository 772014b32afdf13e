"""Where the order of shuffled cards comes from: a list, a seed, or an imagined world."""

import hashlib
import itertools
import random
import secrets
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from sobremesa.engine.cards import place
from sobremesa.engine.errors import RecordError

_RANGE = 1 << 32
_NUMBERS = struct.Struct(">8I")


class Chance(Protocol):
    """Orders the cards of the shuffle number `index`, top of the pack first."""

    def order(self, index: int, cards: Sequence[str]) -> list[str]: ...


def fresh_seed() -> str:
    """128 random bits from the system, in hexadecimal."""
    return secrets.token_hex(16)


def _numbers(seed: str, index: int) -> Iterator[int]:
    for block in itertools.count():
        yield from _NUMBERS.unpack(hashlib.sha256(f"{seed}/{index}/{block}".encode()).digest())


def seeded_order(seed: str, index: int, cards: Sequence[str]) -> list[str]:
    """The order that the seed gives shuffle number `index` (records, section 6)."""
    ordered = sorted(cards, key=place)
    numbers = _numbers(seed, index)
    for last in range(len(ordered) - 1, 0, -1):
        fair = _RANGE - _RANGE % (last + 1)
        number = next(numbers)
        while number >= fair:
            number = next(numbers)
        other = number % (last + 1)
        ordered[last], ordered[other] = ordered[other], ordered[last]
    return ordered


def _check_permutation(listed: Sequence[str], cards: Sequence[str], index: int) -> None:
    wanted = Counter(cards)
    for card, count in Counter(listed).items():
        if count > wanted[card]:
            raise RecordError("wrong_pack", card=card, problem="surplus", shuffle=index)
    found = Counter(listed)
    for card in sorted(wanted, key=place):
        if found[card] < wanted[card]:
            raise RecordError("wrong_pack", card=card, problem="missing", shuffle=index)


@dataclass(frozen=True)
class RecordedChance:
    """Shuffles as a record tells them: listed ones first, then those of the seed."""

    seed: str | None = None
    listed: tuple[tuple[str, ...], ...] = ()

    def order(self, index: int, cards: Sequence[str]) -> list[str]:
        """The recorded order.

        Raises RecordError `wrong_pack` where a list is no permutation of `cards`,
        `no_shuffle` where there is neither list nor seed.
        """
        if index < len(self.listed):
            _check_permutation(self.listed[index], cards, index)
            return list(self.listed[index])
        if self.seed is None:
            raise RecordError("no_shuffle", shuffle=index)
        return seeded_order(self.seed, index, cards)


@dataclass(frozen=True)
class ImaginedChance:
    """Shuffles of an imagined world, from the stream of whoever imagines it."""

    rng: random.Random

    def order(self, index: int, cards: Sequence[str]) -> list[str]:
        """A random order; `index` plays no part.

        Sorting by random keys takes half the time of `Random.shuffle`, and search shuffles a lot.
        """
        draw = self.rng.random
        return sorted(cards, key=lambda _: draw())


class NoChance:
    """The chance of a view: whoever only looks on cannot shuffle."""

    def order(self, index: int, cards: Sequence[str]) -> list[str]:
        """Always a RuntimeError."""
        raise RuntimeError("a view has no chance: imagine a world first")


NO_CHANCE = NoChance()
