"""What the course of a hand tells of the cards that others hold.

Whoever draws had nothing to play (PE9), and what was drawn did not fit either unless it
was played or kept. What a new stock is made of (PE10), nobody held. Whoever pays a penalty
is likely to have had no answer (PE13, PE18). Each such fact is about the cards held at its
time. Of a card that leaves the hand and might be one of them, it is assumed that it was,
so that no more is concluded than is sure.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from sobremesa.games.pesten.dealing import hand_pack
from sobremesa.games.pesten.matching import FITS
from sobremesa.games.pesten.moves import DRAW, PLAYS
from sobremesa.games.pesten.state import PAY, SHUFFLE, TABLE, Deed, PestenState


@dataclass(eq=False)
class Fact:
    """The oldest `held` cards of a hand are none of `cards`; `sure` unless only likely."""

    cards: Collection[str]
    held: int
    sure: bool = True


@dataclass
class Hand:
    """A hand as the others see it: facts, the newest last; `old` from before the last shuffle."""

    size: int
    facts: list[Fact] = field(default_factory=list)
    old: int = 0

    def play(self, card: str, shuffle: "Shuffle | None") -> None:
        """A card leaves: it is newer than a fact that excludes it, and than all before that."""
        for fact in reversed(self.facts):
            if card in fact.cards and fact.sure:
                break
            fact.held = max(0, fact.held - 1)
        if shuffle and (card in shuffle.none or self.old == self.size):
            self.old = max(0, self.old - 1)
        self.size -= 1

    def excluded(self, place: int, shuffle: "Shuffle | None", *, surely: bool) -> frozenset[str]:
        """What the card at the place cannot be, or is not likely to be."""
        facts = [fact.cards for fact in self.facts if fact.held > place]
        sure = [fact.cards for fact in self.facts if fact.held > place and fact.sure]
        told = frozenset().union(*(sure if surely else facts))
        return told | shuffle.none if shuffle and place >= self.old else told


@dataclass(frozen=True)
class Shuffle:
    """The last shuffle: cards of which `all` copies went into the stock, or `none`."""

    all: frozenset[str]
    none: frozenset[str]


class Deduction:
    """The story of a hand, read once."""

    def __init__(self, view: PestenState) -> None:
        self.hands = [Hand(view.rules.hand) for _ in view.hand]
        self.shuffle: Shuffle | None = None
        self._view = view
        self._pile: list[str] = []
        self._called = ""
        self._last = ""
        self._unfit: Fact | None = None
        for place, deed in enumerate(view.story):
            self._read(deed, place)

    def _read(self, deed: Deed, place: int) -> None:
        seat, act, cards = deed
        if not act:
            self._receive(self.hands[seat], cards)
        elif act == SHUFFLE:
            self._start_again()
        else:
            self._unfit = None
            self._act(seat, act, place)
            self._last = act

    def _act(self, seat: int, act: str, place: int) -> None:
        if act in PLAYS:
            card, self._called, _ = PLAYS[act]
            self._pile.append(card)
            if seat != TABLE:
                self.hands[seat].play(card, self.shuffle)
            return
        hand = self.hands[seat]
        if hand.size == 1 and self._view.rules.finish_action == "forbidden":
            return
        top = self._pile[-1]
        if act == PAY:
            hand.facts.append(Fact(self._view.rules.counters[top[0]], hand.size, sure=False))
        elif act == DRAW and self._had_to_draw():
            fact = Fact(FITS[self._called][top], hand.size)
            hand.facts.append(fact)
            if not self._is_kept_or_played(seat, place):
                self._unfit = fact

    def _had_to_draw(self) -> bool:
        rules = self._view.rules
        is_extra = self._last[:1] == "7"
        return not rules.voluntary_draw or (is_extra and rules.seven == "optional")

    def _is_kept_or_played(self, seat: int, place: int) -> bool:
        """Whether the card drawn at the place did fit, or may have."""
        for doer, act, _ in self._view.story[place + 1 :]:
            if act and act != SHUFFLE:
                return doer == seat
        return self._view.drawn is not None

    def _receive(self, hand: Hand, cards: int) -> None:
        hand.size += cards
        fact = self._unfit
        if fact and cards and fact in hand.facts:
            fact.held += cards
            hand.facts.remove(fact)
            hand.facts.append(fact)
            self._unfit = None

    def _start_again(self) -> None:
        """All discards but the top become the stock."""
        stock = Counter(self._pile[:-1])
        del self._pile[:-1]
        copies = Counter(hand_pack(self._view))
        self.shuffle = Shuffle(
            frozenset(card for card, number in copies.items() if stock[card] == number),
            frozenset(card for card in copies if not stock[card]),
        )
        for hand in self.hands:
            hand.facts.append(Fact(self.shuffle.all, hand.size))
            hand.old = hand.size
