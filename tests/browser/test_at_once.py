"""A press shows at once, no clock at instant speed, no trace of fast moves (AT-V2, AT-V4)."""

import pytest
from at_table import moves, press_enter, record_of, set_up, wait_for_me
from pointers import MOVING, card, hand, shown, spot
from sobremesa.engine.match import Match
from sobremesa.engine.record import read_record
from sobremesa.games import find_game, part

pytestmark = pytest.mark.browser

LOOK = "({ translate, boxShadow, filter }) => [translate, boxShadow, filter].join()"
ANSWER_TO_PRESS = f"""() => {{
    const look = (card) => ({LOOK})(getComputedStyle(card));
    const before = look(document.querySelector(".hand .card"));
    return new Promise((tell) => addEventListener("pointerdown", ({{ target }}) =>
        tell(look(target.closest(".card")) !== before)));
}}"""
NOTHING_ENDS_BY_ITSELF = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (act, ms = 0, ...more) => ms > 20 ? 0 : wait(act, ms, ...more);
    Element.prototype.animate = () => ({ finished: new Promise(() => {}) });
}"""
RUSH = """async (goal) => {
    const moves = () => Number(document.querySelector(".screen.table").dataset.moves);
    for (let frame = 0; frame < 6000 && moves() < goal; frame++) {
        (document.querySelector("dialog[open] [data-focus]")
            ?? document.querySelector(".hand .card.is-playable"))?.click();
        await new Promise(requestAnimationFrame);
    }
}"""
AT_REST = f"""() => document.querySelector('.screen.table[data-waiting="me"]')
    && !document.querySelector("#flights > *") && ({MOVING})() === 0"""


def lines(page):
    """How many lines the log tells."""
    return page.locator(".side .log li").count()


def test_a_press_is_answered_while_it_is_heard_before_python_is_asked(page):
    page.emulate_media(reduced_motion="reduce")
    set_up(page, "kseri", speed="instant")
    seen = moves(page)
    page.evaluate(f"() => {{ window.answer = ({ANSWER_TO_PRESS})(); }}")
    page.mouse.move(*spot(card(page)))
    page.mouse.down()
    assert page.evaluate("() => window.answer")
    assert moves(page) == seen


@pytest.mark.parametrize("game", ["kseri", "pese_katesh"])
def test_at_instant_speed_my_next_decision_waits_for_no_clock(page, game):
    set_up(page, game, speed="instant")
    page.evaluate(NOTHING_ENDS_BY_ITSELF)
    for _ in range(2):
        seen, told = moves(page), lines(page)
        press_enter(page.locator(".hand .card.is-playable").first)
        wait_for_me(page, seen)
        assert lines(page) - told == moves(page) - seen


def test_thirty_fast_moves_leave_nothing_in_the_air(page):
    set_up(page, "kseri", speed="fast")
    page.evaluate(RUSH, 30)
    assert moves(page) >= 30
    page.wait_for_function(AT_REST)
    match = Match.replay(read_record(record_of(page, "kseri"), find_game))
    table = part("kseri", "table").table(match.view(0), 0)
    assert hand(page) == list(table.hand)
    pile = page.locator(".zone.pile > .card")
    assert shown(pile, "card.dataset.card") == list(table.centre[0].cards)[-4:]
    counts = shown(page.locator(".plate-count"), "parseInt(card.textContent)")
    assert counts == [place.held for place in table.places[1:]]
