"""A whole match of Kseri on the built site, by pointer, online and off."""

import json
import re

import pytest
from at_table import (
    click,
    is_over,
    moves,
    play,
    record_of,
    replay,
    set_up,
    wait_for_me,
)
from visit import open_ready, wait_for_mark, wait_until_kept

pytestmark = pytest.mark.browser
QUICK = {"preset": "short", "speed": "instant"}


def scores(page):
    told = page.locator(".plate-score").all_inner_texts()
    return sorted(int(re.match(r"-?\d+", text).group()) for text in told)


def cards_held(page):
    names = "(cards) => cards.map((card) => card.getAttribute('aria-label'))"
    return page.locator(".hand .card").evaluate_all(names)


def resume(page):
    page.click('[data-do="resume"][data-with="kseri"]')
    wait_for_me(page, -1)


def test_a_match_by_pointer_through_reload_and_tunnel(site, visitor, page, tmp_path):
    set_up(page, "kseri", **QUICK)
    wait_for_mark(page, "playable")
    play(page, click, until=lambda: moves(page) >= 20)
    hand = cards_held(page)

    page.reload()
    wait_for_mark(page, "ready")
    resume(page)
    assert moves(page) >= 20
    assert cards_held(page) == hand
    play(page, click, until=lambda: moves(page) >= 60)

    wait_until_kept(page)
    site.stop()
    page.reload()
    wait_for_mark(page, "ready")
    resume(page)
    play(page, click, until=lambda: is_over(page))
    outcome = replay(record_of(page, "kseri"), tmp_path)
    assert outcome["over"]
    assert sorted(outcome["totals"]) == scores(page)


def test_cards_fly_and_land(page):
    set_up(page, "kseri", speed="fast")
    play(page, click, until=lambda: moves(page) >= 4)
    left = "#flights > *, .is-gone, .is-away"
    page.wait_for_function("(left) => !document.querySelector(left)", arg=left, timeout=5000)


def test_the_language_follows_the_browser_and_can_be_switched(site, new_visitor):
    page = open_ready(new_visitor(site, locale="es-ES"), site.address)
    assert page.locator("html").get_attribute("lang") == "es"
    page.click('[data-do="language"][data-with="en"]')
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    wait_for_mark(page, "ready")
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("broken", ["", "[object Object]", "null", '{"format":"sobremesa/9"}'])
def test_a_corrupt_save_is_kept_and_the_app_starts(site, visitor, page, broken):
    page.evaluate("(text) => localStorage.setItem('sobremesa:save:kseri', text)", broken)
    page.reload()
    wait_for_mark(page, "ready")
    set_up(page, "kseri", **QUICK)
    play(page, click, until=lambda: moves(page) >= 2)
    kept = page.evaluate("Object.entries(localStorage).filter(([k]) => k.includes('broken'))")
    assert [text for _, text in kept] == [broken]


def test_no_hidden_card_is_in_the_page(page):
    set_up(page, "kseri", **QUICK)
    record = json.loads(record_of(page, "kseri"))
    faces = set(re.findall(r"cards/[\w-]+/(\w\w)\.svg", page.content()))
    hand = page.locator(".hand .card").count()
    pile = page.locator(".zone.pile .card").count()
    assert len(faces) <= hand + pile
    assert record["seed"] not in page.content()
