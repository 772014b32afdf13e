"""What the cards that others have played tell about their hands."""

from typing import Protocol

from sobremesa.games.pese_katesh.history import Play
from sobremesa.games.pese_katesh.kernel import LATER, choose
from sobremesa.games.pese_katesh.masks import COUNT, LOWER, WIDTH
from sobremesa.games.pese_katesh.thumb import AFTER, ELSEWHERE, LAID, MATE, Thumb


class Evidence(Protocol):
    """A play of somebody else."""

    def speaks_against(self, hands: list[int]) -> int:
        """From how many legal cards it would have been an unwise choice; 0 if it was none."""
        ...


def gather(thumb: Thumb, plays: list[Play], seat: int) -> list[Evidence]:
    """The evidence of the plays of others."""
    played: dict[int, list[int]] = {}
    told: list[Evidence] = []
    for play in reversed(plays):
        suit, rank = play.card
        since = played.setdefault(play.table.seat, [0, 0, 0, 0])
        since[suit] |= 1 << rank
        if play.table.seat != seat:
            follows = play.table.played and suit == play.table.led
            told.append((Followed if follows else Chosen)(thumb, play, since.copy()))
    return told


class Followed:
    """A card of the suit led."""

    def __init__(self, thumb: Thumb, play: Play, since: list[int]) -> None:
        table = play.table
        suit = table.led
        self._penalties = thumb.penalties[suit]
        self._own = table.seat << 2 | suit
        self._since = since[suit]
        self._live = table.live[suit]
        self._rank = play.card[1]
        self._best = 1 << table.best
        self._memories = thumb.plays[suit]
        voids = COUNT[table.shown[suit] & LATER[table.seat][table.played]]
        mate = MATE[thumb.teams & (table.winner ^ table.seat ^ 1)]
        self._code = table.best | LAID[table.laid] | AFTER[table.played][voids] | mate
        self._elsewhere = [
            (table.seat << 2 | other, since[other], penalties)
            for other, penalties in enumerate(thumb.penalties)
            if penalties and other != suit
        ]
        self._out = sum(COUNT[table.live[place & 3] & mask] for place, _, mask in self._elsewhere)

    def speaks_against(self, hands: list[int]) -> int:
        """From how many legal cards it would have been an unwise choice; 0 if it was none."""
        own = hands[self._own] | self._since
        if not own & (own - 1):
            return 0
        out = self._out
        for place, since, penalties in self._elsewhere:
            out -= COUNT[(hands[place] | since) & penalties]
        unseen = self._live ^ own
        rank = self._memories[self._code | ELSEWHERE[out]][own << WIDTH | unseen][1]
        if rank == self._rank or self._is_equal(rank, unseen | self._best):
            return 0
        return COUNT[own]

    def _is_equal(self, rank: int, barriers: int) -> bool:
        return _are_equal(rank, self._rank, barriers, self._penalties)


class Chosen:
    """A card that led a trick, or that was thrown on another suit."""

    def __init__(self, thumb: Thumb, play: Play, since: list[int]) -> None:
        self._thumb = thumb
        self._table = play.table
        self._suit, self._rank = play.card
        self._since = since
        self._place = play.table.seat << 2

    def speaks_against(self, hands: list[int]) -> int:
        """From how many legal cards it would have been an unwise choice; 0 if it was none."""
        place = self._place
        hand = [
            held | since for held, since in zip(hands[place : place + 4], self._since, strict=True)
        ]
        suit, rank = choose(self._thumb, self._table, hand)
        if suit == self._suit:
            barriers = self._table.live[suit] & ~hand[suit]
            penalties = self._thumb.penalties[suit]
            if rank == self._rank or _are_equal(rank, self._rank, barriers, penalties):
                return 0
        legal = sum([COUNT[mask] for mask in hand])
        return legal if legal > 1 else 0


def _are_equal(one: int, other: int, barriers: int, penalties: int) -> bool:
    """Whether no card of others lies between two ranks that pay the same."""
    low, high = (one, other) if one < other else (other, one)
    between = LOWER[high] & ~LOWER[low]
    return not barriers & between and penalties >> low & 1 == penalties >> high & 1
