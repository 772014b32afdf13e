"""On a phone words are read whole, and nothing lies over what one needs."""

from dataclasses import replace

import pytest
from games import autobus_table
from laid import LAY, Laid, at, lay
from playwright.sync_api import Page
from sobremesa.app.table.screen import bar, screen
from sobremesa.app.toasts import Toasts
from test_layout import autobus, kseri, pesten, trick

pytestmark = pytest.mark.browser

PHONES = ((320, 568), (360, 640), (390, 844), (568, 320), (844, 390))
TABLES = {
    "autobus": lambda: replace(autobus(), hands={}),
    "kseri": kseri,
    "pesten": lambda: pesten(7),
    "pese_katesh": trick,
}
NEWS = {
    "autobus": "Giorgos aparca ocho de diamantes en el espacio 4.",
    "kseri": "Bartholomeus juega tres de diamantes. Bartholomeus captura 12 cartas.",
    "pesten": "Eleni juega siete de diamantes. Eleni repite turno.",
    "pese_katesh": "Eleni juega ocho de corazones. A Eleni no le quedan tréboles.",
}
HINT = (
    "Pista: nueve de tréboles → Espacio 2. Es lo que menos bloquea: el espacio 2 está vacío. "
    "A juzgar por 240 partidas imaginadas, tu probabilidad de ganar es del 45 % ± 3 %."
)
IS_CUT = """() => {
    const { scrollHeight, clientHeight } = document.querySelector(".status-said");
    return scrollHeight > clientHeight + 1;
}"""
UNDER = """(html) => {
    document.querySelector("#toasts").innerHTML = html;
    const over = document.querySelector(".toast").getBoundingClientRect();
    const isOver = ({ left, top, right, bottom }) => left < over.right - 1 && right > over.left + 1
        && top < over.bottom - 1 && bottom > over.top + 1;
    const needed = document.querySelectorAll(".opponents .plate, .hand .card, .space, .main-pile");
    const found = [...needed].filter((one) => isOver(one.getBoundingClientRect()));
    document.querySelector("#toasts").innerHTML = "";
    const isSeen = over.left >= 0 && over.top >= 0 && over.right <= innerWidth;
    return [...found.map((one) => one.className), ...(isSeen ? [] : ["outside"])];
}"""
OVERLAPS = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect());
    const others = boxes(".opponents .plate, .actions .button");
    return boxes(".stock, .ladder").filter((one) => others.some((other) =>
        one.left < other.right - 1 && one.right > other.left + 1
            && one.top < other.bottom - 1 && one.bottom > other.top + 1)).length;
}"""


def tell(page: Page, laid: Laid, news: str) -> None:
    """Show the table with the latest news."""
    scene = replace(laid.session.scene(laid.look), status=news)
    page.evaluate(LAY, [bar(scene), screen(scene), ""])


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("size", PHONES, ids=str)
def test_what_is_to_be_done_and_what_happened_are_read_whole(shell, game, size):
    shell.set_viewport_size({"width": size[0], "height": size[1]})
    tell(shell, TABLES[game](), NEWS[game])
    assert not shell.evaluate(IS_CUT)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("size", PHONES, ids=str)
def test_what_is_said_of_a_move_covers_no_piles_and_no_cards_to_play(shell, game, size):
    shell.set_viewport_size({"width": size[0], "height": size[1]})
    laid = TABLES[game]()
    lay(shell, laid)
    toasts = Toasts()
    toasts.say_words(HINT)
    assert shell.evaluate(UNDER, toasts.html(laid.look.catalogue, "")) == []


@pytest.mark.parametrize("size", [*PHONES, (667, 375)], ids=str)
def test_five_ladders_lie_apart_from_plates_and_acts(shell, size):
    shell.set_viewport_size({"width": size[0], "height": size[1]})
    hands = ("2D 2D 5H 8S", "9C 9D", "3C 4D", "5H")
    ladders = {1: 5, 2: 6, 3: 4, 4: 1, 5: 1}
    lay(shell, Laid(at("autobus", autobus_table.table(*hands, ladders=ladders)), lang="es"))
    assert shell.evaluate(OVERLAPS) == 0
