"""What must be seen and reached on every size of screen (AT-L1, L2, L4, T8, A10)."""

import pytest
from games import autobus_table, kseri_table, pese_katesh_table, pesten_table
from laid import Laid, at, lay
from playwright.sync_api import Page
from sobremesa.engine.cards import ALL_CARDS, JOKER, NATURAL_CARDS

pytestmark = pytest.mark.browser

SIZES = (
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 844),
    (412, 915),
    (568, 320),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
MEASURE = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const told = (elements) => elements.map((one) => one.outerHTML.slice(0, 120));
    const isInside = ({ left, top, right, bottom }) =>
        left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    const at = (x, y) => document.elementFromPoint(x, y);
    const isSeen = (element) => {
        const box = element.getBoundingClientRect();
        const top = at(box.left + box.width / 2, box.top + box.height / 2);
        return isInside(box) && box.width > 0 && (element.parentElement.contains(top)
            || element.closest(".plate")?.contains(top));
    };
    const longest = (from, to, holds) => {
        let best = 0;
        let length = 0;
        for (let place = from + 0.5; place < to; place += 1)
            best = Math.max(best, (length = holds(place) ? length + 1 : 0));
        return best;
    };
    const own = (card) => {
        const box = card.getBoundingClientRect();
        const has = (x, y) => at(x, y)?.closest(".card") === card;
        const x = box.left + Math.min(12, box.width / 4);
        return [
            longest(box.left, box.right, (place) => has(place, box.top + 16)),
            longest(box.top, box.bottom, (place) => has(x, place)),
        ];
    };
    return {
        cards: all(".hand .card").map(own),
        outside: told(all(".felt .card, .felt .button, .plate, .chip, .zone-count, .ladder-next")
            .filter((one) => one.getClientRects().length)
            .filter((one) => !isInside(one.getBoundingClientRect()))),
        hidden: told(all(`.status-said, .status-more, .centre .is-last, .suit-badge, .direction,
            .penalty-badge, .task > .badge, .opponents .plate-score, .chip,
            .felt:not(:has(> .board)) > .mine > .plate-score, .felt .button, .bar .button`)
            .filter((one) => !isSeen(one))),
        scrolls: document.scrollingElement.scrollWidth > innerWidth,
    };
}"""
BOXES = """() => [...document.querySelectorAll(".felt *")].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round).join();
})"""
INDEX_OF_HEIGHT = 140 / 350


def pesten(held: int, **told: object) -> Laid:
    """My hand of so many cards, among four, with all that Pesten writes on the table."""
    hand = " ".join((NATURAL_CARDS * 2)[:held])
    state = pesten_table.table(hand, "3C 4C", "9D", "2S 3S 5S 6S", pile="4S 9C JD", **told)
    return Laid(at("pesten", state), lang="es")


def crowd() -> Laid:
    """Eight at a table, one of them with a single card unsaid, two skipped."""
    hands = [" ".join(NATURAL_CARDS[seat : seat + 9]) for seat in range(8)]
    state = pesten_table.table(*hands, pile="4S 9C 2D", pending=4)
    state.skips = [0, 1, 0, 0, 2, 0, 0, 0]
    return Laid(at("pesten", state), lang="es")


def kseri() -> Laid:
    """A choice to leave a card that could capture."""
    won = ["AC " * 11, "AD " * 13]
    state = kseri_table.table("KS 9C KH 4D", "5C 5D", "9H", "3C", pile="4C KC", won=won)
    return Laid(at("kseri", state), lang="es")


def trick() -> Laid:
    """Three cards of a trick, my thirteen cards, and the task."""
    hands = [" ".join(NATURAL_CARDS[seat::4]) for seat in range(4)]
    state = pese_katesh_table.table(*hands, trick="QC 8C 9C", leader=1, deal=3)
    return Laid(at("pese_katesh", state), lang="es")


def autobus() -> Laid:
    """Nine ladders, tall spaces, a card picked up."""
    aux = [
        {1: "9C 9D", 2: "KH", 4: "2C 2D 2H 2S"},
        {1: "5C 5D 5H", 2: "8S", 3: "3C", 4: "TD"},
        {},
        {1: "JC", 3: "6D 6S"},
    ]
    heights = {1: 1, 2: 4, 3: 7, 4: 12, 5: 1, 6: 2, 7: 3, 8: 9, 9: 10}
    hands = ("2D 2D 5H 8S *", "9C 9D", "3C 4D", "5H")
    state = autobus_table.table(*hands, aux=aux, ladders=heights, stock="2C 3C 4C")
    return Laid(at("autobus", state), lang="es", hands={"selected": "2D"})


POSITIONS = {
    **{f"pesten {held}": lambda held=held: pesten(held) for held in (1, 7, 13, 20, 30, 40)},
    "a suit is named": lambda: pesten(9, called="S"),
    "eight players": crowd,
    "kseri": kseri,
    "trick": trick,
    "autobus": autobus,
}


def faults(page: Page, held: int) -> list[str]:
    """What is wrong with the table at the size that it has now."""
    told = page.evaluate(MEASURE)
    least = 44 if held <= 7 else 24
    small = [f"{w}×{h} of a card" for w, h in told["cards"] if w < least or h < 44]
    scrolls = ["scrolls sideways"] if told["scrolls"] else []
    outside = [f"outside: {one}" for one in told["outside"]]
    return [*small, *scrolls, *outside, *(f"not seen: {one}" for one in told["hidden"])]


@pytest.mark.parametrize("name", POSITIONS)
def test_everything_is_seen_and_reached_on_every_size(shell, name):
    laid = POSITIONS[name]()
    lay(shell, laid)
    held = len(laid.session.table().hand)
    found = []
    for width, height in SIZES:
        shell.set_viewport_size({"width": width, "height": height})
        found += [f"{width}×{height}: {fault}" for fault in faults(shell, held)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ["pesten 20", "kseri", "trick", "autobus"])
def test_rotating_and_back_changes_nothing(shell, name):
    shell.set_viewport_size({"width": 390, "height": 844})
    lay(shell, POSITIONS[name]())
    before = shell.evaluate(BOXES)
    shell.set_viewport_size({"width": 844, "height": 390})
    assert shell.evaluate(BOXES) != before
    shell.set_viewport_size({"width": 390, "height": 844})
    assert shell.evaluate(BOXES) == before


def test_large_print_has_indices_of_28_pixels_on_a_phone(shell):
    shell.set_viewport_size({"width": 360, "height": 640})
    shell.evaluate("() => document.documentElement.dataset.print = 'large'")
    laid = trick()
    laid.faces = "two-large"
    lay(shell, laid)
    widths = shell.evaluate(
        "() => [...document.querySelectorAll('.hand .card')].map((card) => card.clientWidth)"
    )
    fault = faults(shell, 13)
    shell.evaluate("() => delete document.documentElement.dataset.print")
    assert not fault
    assert min(widths) * 1.4 * INDEX_OF_HEIGHT >= 28


@pytest.mark.parametrize("faces", ["two", "four", "two-large", "four-large"])
def test_the_54_faces_are_all_different_as_drawn(shell, faces):
    names = [*NATURAL_CARDS, "joker-1", "joker-2"]
    assert set(names) - {"joker-1", "joker-2"} == ALL_CARDS - {JOKER}
    prints = shell.evaluate(
        """async ([folder, names]) => {
            const canvas = new OffscreenCanvas(100, 140);
            const pen = canvas.getContext("2d", { willReadFrequently: true });
            const prints = [];
            for (const name of names) {
                const image = Object.assign(new Image(), { src: `cards/${folder}/${name}.svg` });
                await image.decode();
                pen.clearRect(0, 0, 100, 140);
                pen.drawImage(image, 0, 0, 100, 140);
                const pixels = pen.getImageData(0, 0, 100, 140).data;
                const sum = await crypto.subtle.digest("SHA-256", pixels);
                prints.push([...new Uint8Array(sum)].join());
            }
            return prints;
        }""",
        [faces, names],
    )
    assert len(set(prints)) == 54


def test_right_to_left_mirrors_the_words_but_not_the_table(shell):
    shell.set_viewport_size({"width": 900, "height": 700})
    lay(shell, trick())
    order = """() => [...document.querySelectorAll(".hand .card, .plate, .trick > .card")]
        .map((one) => one.getBoundingClientRect().x)"""
    before = shell.evaluate(order)
    shell.evaluate("() => document.documentElement.dir = 'rtl'")
    mirrored = shell.evaluate(order)
    direction = shell.evaluate(
        "() => getComputedStyle(document.querySelector('.status-said')).direction"
    )
    shell.evaluate("() => document.documentElement.removeAttribute('dir')")
    assert mirrored == before
    assert direction == "rtl"
