"""The plates of the players: name, score, cards in hand, what lies before them."""

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.badges import badge
from sobremesa.app.table.heaps import heap, small_zones
from sobremesa.app.table.look import Hands, Look, picture
from sobremesa.engine.cards import HIDDEN
from sobremesa.engine.table import Place

_BACKS_SHOWN = 7


def opponents(
    look: Look, places: tuple[Place, ...], scores: list[int], turn: int | None, hands: Hands
) -> Markup:
    """The others in turn order, from my left round the table."""
    seats = len(places)
    others = [places[(look.me + step) % seats] for step in range(1, seats)]
    items = [
        tag(
            "li",
            *_inside(look, place, scores, hands),
            _held(look, place),
            small_zones(look, tuple(pile for pile in place.piles if pile.kind != "heap")),
            class_=classes(
                "plate", f"at-{(place.seat - look.me) % seats}", turn=place.seat == turn
            ),
            data_seat=place.seat,
        )
        for place in others
    ]
    return tag(
        "ul",
        join(items),
        class_=f"opponents seats-{seats}",
        aria_label=look.text("table.opponents"),
    )


def mine(look: Look, place: Place, scores: list[int], turn: int | None, hands: Hands) -> Markup:
    """My own plate."""
    return tag(
        "div",
        *_inside(look, place, scores, hands),
        class_=classes("plate", "mine", "at-0", turn=place.seat == turn),
        data_seat=place.seat,
        role="group",
        aria_label=look.text("table.my_plate"),
    )


def _inside(look: Look, place: Place, scores: list[int], hands: Hands) -> list[Markup]:
    score = scores[place.seat]
    return [
        tag("span", look.names[place.seat], class_="plate-name"),
        tag(
            "span",
            str(score),
            tag("span", look.text("table.points", n=score), class_="visually-hidden"),
            class_="plate-score",
        ),
        *(badge(look, one) for one in place.badges),
        *(heap(look, pile, hands) for pile in place.piles if pile.kind == "heap"),
    ]


def _held(look: Look, place: Place) -> Markup:
    backs = [picture(look, HIDDEN, "small") for _ in range(min(place.held, _BACKS_SHOWN))]
    return join(
        [
            tag(
                "span",
                join(backs),
                class_="plate-hand",
                data_zone=f"hand.{place.seat}",
                aria_hidden="true",
            ),
            tag(
                "span",
                str(place.held),
                tag("span", look.text("table.cards", n=place.held), class_="visually-hidden"),
                class_="plate-count",
            ),
        ]
    )
