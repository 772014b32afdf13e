"""What the cards that others have played tell about their hands."""

from typing import Protocol

from sobremesa.games.pese_katesh.history import Play
from sobremesa.games.pese_katesh.kernel import LATER
from sobremesa.games.pese_katesh.masks import COUNT, LOWER, WIDTH
from sobremesa.games.pese_katesh.thumb import AFTER, ELSEWHERE, LAID, MATE, Thumb


class Evidence(Protocol):
    """A play of somebody else."""

    @property
    def seat(self) -> int:
        """Who played."""
        ...

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
        self.seat = table.seat
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
        if _are_equal(rank, self._rank, unseen | self._best, self._penalties):
            return 0
        return COUNT[own]


class Chosen:
    """A card that led a trick, or that was thrown on another suit."""

    def __init__(self, thumb: Thumb, play: Play, since: list[int]) -> None:
        table = play.table
        self.seat = table.seat
        self._suit, self._rank = play.card
        self._penalties = thumb.penalties
        self._out = sum(
            COUNT[live & of] for live, of in zip(table.live, thumb.penalties, strict=True)
        )
        mate = MATE[thumb.teams & (table.winner ^ table.seat ^ 1)]
        self._suits = [
            (
                suit,
                table.seat << 2 | suit,
                since[suit],
                table.live[suit],
                thumb.penalties[suit],
                thumb.throws[suit] if table.played else thumb.plays[suit],
                mate if table.played else AFTER[0][COUNT[table.shown[suit]]],
            )
            for suit in range(len(since))
        ]

    def speaks_against(self, hands: list[int]) -> int:
        """From how many legal cards it would have been an unwise choice; 0 if it was none."""
        out = self._out
        if out:
            for _, place, since, _, penalties, _, _ in self._suits:
                out -= COUNT[(hands[place] | since) & penalties]
        expected, suit, rank, barriers, legal = -99.0, 0, 0, 0, 0
        for one, place, since, live, penalties, memories, code in self._suits:
            own = hands[place] | since
            if own:
                legal += COUNT[own]
                unseen = live ^ own
                elsewhere = ELSEWHERE[out - COUNT[unseen & penalties]]
                worth, best = memories[code | elsewhere][own << WIDTH | unseen]
                if worth >= expected:
                    expected, suit, rank, barriers = worth, one, best, unseen
        if suit == self._suit and _are_equal(rank, self._rank, barriers, self._penalties[suit]):
            return 0
        return legal if legal > 1 else 0


def _are_equal(one: int, other: int, barriers: int, penalties: int) -> bool:
    """Whether no card of others lies between two ranks that pay the same."""
    if one == other:
        return True
    low, high = (one, other) if one < other else (other, one)
    between = LOWER[high] & ~LOWER[low]
    return not barriers & between and penalties >> low & 1 == penalties >> high & 1
