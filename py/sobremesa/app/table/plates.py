"""The plates of the players: name, score, cards in hand, what lies before them."""

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.badges import badge
from sobremesa.app.table.heaps import heap, small_zones
from sobremesa.app.table.look import Hands, Look, picture
from sobremesa.app.table.marks import Marks
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.table import Place

_BACKS_SHOWN = 7


def opponents(
    look: Look,
    places: tuple[Place, ...],
    scores: list[int],
    turn: int | None,
    hands: Hands,
    marks: Marks = frozenset(),
    *,
    hides_absent: bool = False,
) -> Markup:
    """The others in turn order, from my left round the table."""
    after = [places[(look.me + step) % len(places)] for step in range(1, len(places))]
    others = [place for place in after if not (hides_absent and place.absence)]
    seats = len(others) + 1
    items = [
        tag(
            "li",
            *_name(look, place, turn),
            _score(look, place, scores),
            _held(look, place),
            *_before(look, place, hands, marks),
            class_=_classes(place, turn, at),
            data_seat=place.seat,
        )
        for at, place in enumerate(others, 1)
    ]
    return tag(
        "ul",
        join(items),
        class_=f"opponents seats-{seats}",
        aria_label=look.text("table.opponents"),
    )


def mine(
    look: Look,
    place: Place,
    scores: list[int],
    turn: int | None,
    hands: Hands,
    marks: Marks = frozenset(),
) -> Markup:
    """My own plate."""
    heaps = [pile for pile in place.piles if pile.kind == "heap"]
    return tag(
        "div",
        *_name(look, place, turn),
        _score(look, place, scores),
        *(badge(look, one) for one in place.badges),
        *(heap(look, pile, hands, marks) for pile in heaps),
        class_=classes("plate", "mine", "at-0", turn=place.seat == turn),
        data_seat=place.seat,
        role="group",
        aria_label=look.text("table.my_plate"),
    )


def _classes(place: Place, turn: int | None, at: int) -> str:
    kinds = {one.kind: True for one in place.badges if one.kind in ("skipped", "out")}
    return classes("plate", f"at-{at}", turn=place.seat == turn, **kinds)


def _name(look: Look, place: Place, turn: int | None) -> list[Markup]:
    """The name and, for ears only, that it is this player's turn: eyes see it at the frame."""
    name = tag("span", look.names[place.seat], class_="plate-name")
    on_turn = tag("span", f" {look.text('table.on_turn')} ", class_="visually-hidden")
    return [name, on_turn] if place.seat == turn else [name]


def _score(look: Look, place: Place, scores: list[int]) -> Markup:
    score = scores[place.seat]
    unit = tag("span", f" {look.text('table.points', n=score)}", class_="plate-unit")
    return tag("span", str(score).replace("-", "−"), unit, class_="plate-score")


def _held(look: Look, place: Place) -> Markup:
    """Backs with their number, as at a table where hands are held up."""
    backs = [picture(look, HIDDEN, "small") for _ in range(min(place.held, _BACKS_SHOWN))]
    hidden = tag("span", f" {look.text('table.cards', n=place.held)}", class_="visually-hidden")
    fan = tag("span", join(backs), class_="plate-hand", data_zone=f"hand.{place.seat}")
    count = tag("span", str(place.held), hidden, class_="plate-count")
    return tag("span", fan, count, class_=classes("plate-held", one=place.held == 1))


def _before(look: Look, place: Place, hands: Hands, marks: Marks) -> list[Markup | None]:
    """What lies before another player: heaps, badges, and piles that can be looked at."""
    heaps = [pile for pile in place.piles if pile.kind == "heap"]
    piles = tuple(pile for pile in place.piles if pile.kind != "heap")
    return [
        *(heap(look, pile, hands, marks) for pile in heaps),
        *(badge(look, one) for one in place.badges),
        small_zones(look, piles, marks),
        _opener(look, place) if piles else None,
    ]


def _opener(look: Look, place: Place) -> Markup:
    """The whole plate as a button that shows its piles in large."""
    return tag(
        "button",
        type="button",
        class_="plate-open",
        aria_label=look.text("table.look_at", player=look.names[place.seat]),
        data_do="plate",
        data_with=place.seat,
    )
