"""What every widget of a table needs to know: words, faces, names and whose eyes."""

from dataclasses import dataclass

from sobremesa.app.html import Markup, classes, tag
from sobremesa.engine.cards import HIDDEN, JOKER
from sobremesa.engine.table import Play
from sobremesa.i18n import Catalogue


@dataclass(frozen=True)
class Look:
    """How one player sees a table: words, face set, the names of seats and of sides."""

    catalogue: Catalogue
    game: str
    faces: str
    names: tuple[str, ...]
    sides: tuple[str, ...]
    me: int

    def text(self, key: str, **values: object) -> str:
        """The words of the game or the shell for a key."""
        return self.catalogue.text(key, game=self.game, **values)

    def card_name(self, card: str) -> str:
        """A card in words; an unseen one says no more than that it lies face down."""
        return self.catalogue.card(card)

    def face(self, card: str) -> str:
        """The address of a card's picture, empty for one that lies face down."""
        return "" if card == HIDDEN else f"cards/{self.faces}/{_file(card)}.svg"


@dataclass(frozen=True)
class Hands:
    """What my hands can do now: legal plays, the card picked up, the announcement set.

    `copy` counts the equal cards before the one picked up. `pending` are the plays that
    wait for a yes, `hinted` is the one that a hint shows.
    """

    plays: tuple[Play, ...] = ()
    selected: str = ""
    flag: str = ""
    is_my_turn: bool = False
    copy: int = 0
    pending: tuple[Play, ...] = ()
    hinted: Play | None = None

    def of(self, source: str) -> list[Play]:
        """The plays of a source, under the announcement that is set."""
        return [play for play in self.plays if play.source == source and play.flag == self.flag]

    def is_hinted(self, source: str) -> bool:
        """Whether the hint is to pick this up."""
        return bool(source) and self.hinted is not None and self.hinted.source == source

    def act_at(self, zone: str) -> str:
        """The act without a card that touching a zone does with empty hands."""
        acts = (play.act for play in self.plays if play.target == zone and not play.source)
        return "" if self.selected else next(acts, "")

    def targets(self) -> set[str]:
        """Zones to which the picked-up card may go, or which have a play of their own."""
        if self.selected:
            return {play.target for play in self.of(self.selected)}
        return {
            play.target
            for play in self.plays
            if play.target and (not play.source or play.choice == "steal")
        }


def _file(card: str) -> str:
    return "joker-1" if card == JOKER else card


def mini(look: Look, card: str, *names: str, **conditions: object) -> Markup:
    """A card in small, as its rank and suit in letters that can still be read."""
    if card == HIDDEN:
        return picture(look, card, "small", *names, **conditions)
    shown = look.text("short.joker") if card[0] == JOKER else look.text(f"short.{card[0]}")
    suit = card[1:] if card[0] != JOKER else ""
    colours = look.faces.partition("-")[0]
    mark = tag("img", src=f"cards/{colours}-suits/{suit}.svg", alt="") if suit else None
    return tag(
        "span",
        tag("b", shown),
        mark,
        class_=classes("card", "mini", *names, **conditions),
        aria_hidden="true",
        data_card=card,
    )


def picture(
    look: Look, card: str, *names: str, key: str | None = None, **conditions: object
) -> Markup:
    """A card that lies somewhere; the words are said by the zone it lies in.

    One with a key of its own is never patched into another card, whose picture is still to come.
    """
    if card == HIDDEN:
        return tag("span", class_=classes("card", "back", *names, **conditions))
    return tag(
        "span",
        tag("img", src=look.face(card), alt=""),
        id=key,
        class_=classes("card", *names, **conditions),
        data_card=card,
    )
