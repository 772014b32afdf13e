"""What a screen reader is told of the play: one message for each player's turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sobremesa.app.narration import Played, narrate, play_words, played, winners
from sobremesa.app.table.look import Look
from sobremesa.engine.sight import Event

MOST_WORDS = 15
_CARDS_NAMED = 2


@dataclass
class Speech:
    """Gathers what happens until it is to be said, so that nothing is lost or said twice."""

    _events: list[Event] = field(default_factory=list)
    _waiting: list[str] = field(default_factory=list)

    def forget(self) -> None:
        """Start anew: what has not been said is out of date."""
        self._events.clear()
        self._waiting.clear()

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what a move led to."""
        self._events.extend(events)

    def end_turn(self, look: Look, verbosity: str, *, is_mine_next: bool) -> None:
        """Put the turn that is over into words."""
        words = sentence(look, self._events, verbosity, spare=2 if is_mine_next else 0)
        self._events.clear()
        if words:
            self._waiting.append(words)

    def say(self, whose_turn: str = "") -> str:
        """All that waits to be said, and whose turn it is."""
        said = " ".join(filter(None, (*self._waiting, whose_turn)))
        self._waiting.clear()
        return said


def sentence(look: Look, events: list[Event], verbosity: str, *, spare: int = 0) -> str:
    """A turn in full, in short, or in what fits into fifteen words less the spare ones."""
    if verbosity == "full":
        return narrate(look, events)
    cards = [shown for event in events if (shown := played(look, event))]
    over = " ".join(filter(None, (winners(look, event) for event in events)))
    room = MOST_WORDS - spare - _length(over)
    if verbosity == "short":
        told = [_plays(look, cards)]
    else:
        opening = _opening(look, events, cards, room)
        told = _fitting(opening, _notes(look, events), _notes(look, _outcome(events)), room)
    return " ".join(filter(None, (*told, over)))


def _opening(look: Look, events: list[Event], cards: list[Played], room: int) -> str:
    """The play, or the note that names its card and so says both."""
    if len(cards) == 1:
        naming = [e for e in events if e[0] == "note" and e[2].get("card") == cards[0].card]
        words = narrate(look, naming[:1])
        if words and _length(words) <= room:
            return words
    return _plays(look, cards)


def _fitting(opening: str, notes: list[str], dearest: list[str], room: int) -> list[str]:
    """The opening and, in their order, those notes for which there is room, the dearest first."""
    told = [opening]
    for words in (*dearest, *notes):
        if words not in told and _length(*told, words) <= room:
            told.append(words)
    return [opening, *(words for words in dict.fromkeys(notes) if words in told[1:])]


def _notes(look: Look, events: list[Event]) -> list[str]:
    return [narrate(look, [event]) for event in events if event[0] == "note"]


def _outcome(events: list[Event]) -> list[Event]:
    """What followed from the scores of a deal."""
    kinds = [event[0] for event in events]
    start = kinds.index("points") if "points" in kinds else len(events)
    end = kinds.index("deal", start) if "deal" in kinds[start:] else len(events)
    return events[start:end]


def _plays(look: Look, cards: list[Played]) -> str:
    if not cards:
        return ""
    if len(cards) == 1:
        return play_words(look, cards[0])
    player = cards[0].player
    if len(cards) > _CARDS_NAMED:
        return look.text("said.plays_many", player=player, n=len(cards))
    names = ", ".join(look.card_name(shown.card) for shown in cards)
    return look.text("said.plays", player=player, card=names)


def _length(*sentences: str) -> int:
    return sum(len(words.split()) for words in sentences)
