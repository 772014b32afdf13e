"""A redraw changes what changed and leaves all else alone."""

import random

import pytest
from at_table import moves, press_enter, set_up, wait_for_me

pytestmark = pytest.mark.browser

MORPH = """async ([before, after]) => {
    const { morphChildren } = await import(new URL("page/morph.mjs", document.baseURI));
    const made = (html) => Object.assign(document.createElement("div"), { innerHTML: html });
    const place = made(before);
    const olds = new Map([...place.querySelectorAll("*")].map((one, at) => [one, at]));
    morphChildren(place, made(after));
    return [place.innerHTML, [...place.querySelectorAll("*")].map((one) => olds.get(one) ?? -1)];
}"""
WATCH = """() => {
    const names = (node) => (node.nodeType === 1 ? node : node.parentElement).closest(
        "#bar, .opponents, .centre, .status, .board, .hand, .actions, .screen") ?? node;
    window.touched = new Set();
    window.held = [...document.querySelectorAll(".hand > li")];
    const note = (changes) => changes.forEach(({ target }) => touched.add(names(target).className));
    const watch = new MutationObserver(note);
    for (const place of document.querySelectorAll("#bar, #app"))
        watch.observe(place, {
            attributes: true, characterData: true, childList: true, subtree: true });
}"""
TOUCHED = "() => [...touched]"
KEPT = "() => held.filter((one) => one.isConnected).length"


def morph(page, before, after):
    """The markup that comes out, and for each element its place before or -1."""
    return page.evaluate(MORPH, [before, after])


@pytest.mark.parametrize(
    ("before", "after", "kept"),
    [
        ("<p>a</p><p>b</p>", "<p>a</p><p>c</p>", [0, 1]),
        ("<p>a</p><p>b</p>", "<p>new</p><p>a</p><p>b</p>", [-1, 0, 1]),
        ("<p>a</p><p>b</p><p>c</p>", "<p>b</p><p>c</p>", [1, 2]),
        ('<p id="a"></p><p id="b"></p>', '<p id="b" class="x"></p>', [1]),
        ('<p id="a"></p>', '<p id="b"></p>', [-1]),
        ("<p>a</p>", "<b>a</b>", [-1]),
        ("<button>a</button> b", '<button class="x">a</button> c', [0]),
    ],
)
def test_what_stays_the_same_stays_the_same_element(page, before, after, kept):
    assert morph(page, before, after) == [after, kept]


def test_a_text_that_is_told_is_what_a_field_holds(page):
    page.locator("[data-do=import]:visible").first.click()
    page.locator("#dialog-import textarea").fill("{nonsense")
    page.locator("#dialog-import .primary").click()
    page.wait_for_selector("#import-fault")
    assert page.locator("#dialog-import textarea").input_value() == "{nonsense"


def test_whatever_was_there_what_was_drawn_comes_out(page):
    rng = random.Random(1)

    def drawn(depth=0):
        parts = []
        for name in rng.sample("abcdefgh", rng.randint(0, 4)):
            inner = drawn(depth + 1) if depth < 2 else name
            id_ = f' id="{name}{depth}{rng.randint(0, 99)}"' if rng.random() < 0.3 else ""
            tag = rng.choice(("p", "div", "span")) if depth == 2 else "div"
            parts.append(f"<{tag}{id_}>{inner}</{tag}>" + rng.choice(("", "text")))
        return "".join(parts)

    for _ in range(150):
        after = drawn()
        assert morph(page, drawn(), after)[0] == after


def test_a_dialog_stays_open_and_a_wrong_choice_is_put_right(page):
    before = '<dialog open><input type="radio" name="a" value="1" checked></dialog>'
    told = page.evaluate(
        """async (html) => {
            const { morphChildren } = await import(new URL("page/morph.mjs", document.baseURI));
            const [place, drawn] = [0, 1].map(() => document.createElement("div"));
            place.innerHTML = html;
            drawn.innerHTML = html.replace(" open", "");
            place.querySelector("input").checked = false;
            morphChildren(place, drawn);
            return [place.querySelector("dialog").open, place.querySelector("input").checked];
        }""",
        before,
    )
    assert told == [True, True]


def test_a_move_redraws_neither_the_header_nor_the_cards_that_i_keep(page):
    set_up(page, "pese_katesh", speed="instant")
    page.evaluate(WATCH)
    seen, held = moves(page), page.locator(".hand > li").count()
    press_enter(page.locator(".hand .card.is-playable").first)
    wait_for_me(page, seen)
    touched = page.evaluate(TOUCHED)
    assert any(names.startswith("hand") for names in touched)
    assert not any("bar" in names.split() for names in touched), touched
    assert page.evaluate(KEPT) == held - 1


def test_picking_a_card_up_leaves_the_opponents_alone(page):
    set_up(page, "autobus", speed="instant")
    page.evaluate(WATCH)
    press_enter(page.locator(".hand .card.is-playable").first)
    page.locator(".felt .is-selected").wait_for()
    touched = page.evaluate(TOUCHED)
    assert not any("opponents" in names.split() for names in touched), touched
