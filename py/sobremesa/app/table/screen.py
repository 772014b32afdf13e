"""The whole table screen."""

from dataclasses import dataclass

from sobremesa.app.html import Markup, classes, join, tag
from sobremesa.app.table.actions import Retrace, actions
from sobremesa.app.table.badges import badge
from sobremesa.app.table.hand import hand
from sobremesa.app.table.look import Hands, Look
from sobremesa.app.table.marks import Marks
from sobremesa.app.table.plates import mine, opponents
from sobremesa.app.table.zones import board, centre
from sobremesa.engine.table import Play, Table


@dataclass(frozen=True)
class Scene:
    """All that the table screen shows at one moment."""

    look: Look
    table: Table
    hands: Hands
    scores: list[int]
    turn: int | None
    deal: int
    status: str
    whose: str = ""
    prompt: str = ""
    has_turns: bool = True
    moves: int = 0
    marks: Marks = frozenset()
    drawn: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    can_undo: bool = False
    can_redo: bool = False
    choosing: tuple[Play, ...] = ()


def title_of(scene: Scene) -> str:
    """The game and its deal."""
    look = scene.look
    return look.text("table.title", name=look.text("game.name"), deal=scene.deal + 1)


def bar(scene: Scene) -> Markup:
    """The header of a table: game and deal, score sheet, rules and menu."""
    look = scene.look
    return join(
        [
            tag(
                "p",
                tag("span", look.text("game.name"), class_="bar-game"),
                tag("span", look.text("table.deal", deal=scene.deal + 1), class_="bar-deal"),
                class_="bar-title",
            ),
            _bar_button(look, "sheet"),
            _bar_button(look, "rules"),
            _bar_button(look, "menu"),
        ]
    )


def screen(scene: Scene) -> Markup:
    """The table, laid for one player."""
    look, table, hands = scene.look, scene.table, scene.hands
    turn = scene.turn if scene.has_turns else None
    felt = tag(
        "div",
        tag("h1", title_of(scene), class_="visually-hidden", tabindex="-1", data_focus=True),
        opponents(
            look,
            table.places,
            scene.scores,
            turn,
            hands,
            scene.marks,
            hides_absent=table.bracket is not None,
        ),
        tag(
            "div",
            *centre(look, table.centre, hands, scene.marks),
            tag("div", *(badge(look, one) for one in table.badges), class_="task")
            if table.badges
            else None,
            class_="centre",
        ),
        mine(look, table.places[look.me], scene.scores, turn, hands, scene.marks),
        _status(scene),
        board(look, table.board, hands, scene.marks),
        hand(look, table.hand, hands, scene.drawn),
        actions(look, table, hands, Retrace(scene.can_undo, scene.can_redo), scene.turn),
        class_="felt",
    )
    return tag(
        "section",
        felt,
        _side(scene),
        class_="screen table",
        data_felt=look.game,
        data_moves=scene.moves,
        data_waiting="nobody" if scene.turn is None else "me" if hands.is_my_turn else "others",
    )


def _bar_button(look: Look, what: str) -> Markup:
    return tag(
        "button",
        tag("span", class_=f"icon icon-{what}", aria_hidden="true"),
        tag("span", look.text(f"table.{what}")),
        type="button",
        class_="button quiet",
        data_do=what,
    )


def _status(scene: Scene) -> Markup:
    """Whose turn it is, what I can do and what happened, two lines at most; a tap tells it all."""
    look = scene.look
    more = tag(
        "button",
        tag("span", class_="icon icon-log", aria_hidden="true"),
        type="button",
        class_="status-more",
        aria_label=look.text("table.log"),
        data_do="last",
    )
    whose = tag("b", scene.whose, class_="status-turn") if scene.whose else None
    said = tag(
        "p", whose, " ", " ".join(filter(None, (scene.prompt, scene.status))), class_="status-said"
    )
    return tag("div", said, more, class_=classes("status", mine=scene.hands.is_my_turn))


def _side(scene: Scene) -> Markup:
    """What has happened, in words, where the window is wide enough."""
    return tag(
        "aside",
        tag("h2", scene.look.text("table.log")),
        told_back(scene.log),
        class_="side",
    )


def told_back(log: tuple[str, ...]) -> Markup:
    """What has happened, the latest first."""
    return tag("ol", join([tag("li", line) for line in reversed(log)]), class_="log", reversed=True)
