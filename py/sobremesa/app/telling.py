"""The table read aloud: what lies where, who holds how much, whose turn it is."""

from sobremesa.app.table.heaps import heap_words
from sobremesa.app.table.look import Look
from sobremesa.app.table.screen import Scene
from sobremesa.app.table.zones import words
from sobremesa.engine.table import Badge, Place, Table


def tell_table(scene: Scene) -> str:
    """The piles in the middle, my own piles, what the table wears, and whose turn it is."""
    look, table = scene.look, scene.table
    piles = [words(look, pile) for pile in (*table.centre, *table.board)]
    badges = [_badge(look, badge) for badge in _badges(table)]
    return _sentences([*piles, *badges, whose_turn(scene)])


def tell_counts(scene: Scene) -> str:
    """How many cards each player holds and has before them, and how many are in the stock."""
    look, table = scene.look, scene.table
    seats = len(table.places)
    in_turn = [table.places[(look.me + step) % seats] for step in range(seats)]
    stock = [words(look, pile) for pile in table.centre if pile.kind == "stock"]
    return _sentences([*(_place(look, place) for place in in_turn), *stock])


def whose_turn(scene: Scene) -> str:
    """Whose turn it is, empty when the match is over."""
    if scene.turn is None:
        return ""
    if scene.turn == scene.look.me:
        return scene.look.text("table.your_turn")
    return scene.look.text("tell.turn", player=scene.look.names[scene.turn])


def _badges(table: Table) -> list[Badge]:
    """What the table and its piles wear."""
    return [*table.badges, *(badge for pile in table.centre for badge in pile.badges)]


def _badge(look: Look, badge: Badge) -> str:
    return look.text(badge.key, **dict(badge.values))


def _place(look: Look, place: Place) -> str:
    held = look.text("tell.in_hand", n=place.held)
    piles = [
        heap_words(look, pile) if pile.kind == "heap" else words(look, pile)
        for pile in place.piles
        if pile.kind in ("heap", "main-pile")
    ]
    return f"{look.names[place.seat]}: {', '.join([held, *piles])}"


def _sentences(parts: list[str]) -> str:
    return " ".join(part if part[-1] in ".!" else f"{part}." for part in parts if part)
