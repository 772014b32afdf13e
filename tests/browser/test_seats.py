"""AT-S4 with two real tabs: who sits at the table, and how the other takes over."""

import json

import pytest
from at_table import click, moves, play, record_of, set_up, wait_for_me
from visit import open_ready

pytestmark = pytest.mark.browser
TOLD = "#dialog-elsewhere[open]"
SOMEBODY_SITS = "async () => (await navigator.locks.query()).held.length > 0"
MOST_LOOKS = 300


def played(page):
    return json.loads(record_of(page, "kseri"))["moves"]


def wait_until_free(page):
    for _ in range(MOST_LOOKS):
        if not page.evaluate(SOMEBODY_SITS):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the seat is never free")


def take_over(page, other):
    page.locator(f'{TOLD} [data-do="play-here"]').click()
    page.locator(".screen.table").wait_for()
    other.locator(TOLD).wait_for()
    assert other.locator(".screen.lobby").count() == 1


def test_two_tabs_never_play_the_same_game_at_once(site, visitor, page):
    set_up(page, "kseri", preset="short", speed="instant")
    play(page, click, until=lambda: moves(page) >= 4)
    before = played(page)

    other = open_ready(visitor, site.address)
    other.locator('[data-do="resume"][data-with="kseri"]').click()
    other.locator(TOLD).wait_for()
    assert page.locator(".screen.table").count() == 1
    take_over(other, page)
    assert played(other) == before
    play(other, click, until=lambda: moves(other) >= 8)
    more = played(other)
    assert more[: len(before)] == before

    take_over(page, other)
    assert played(page) == more
    play(page, click, until=lambda: moves(page) >= 12)


def test_a_tab_that_is_left_or_closed_leaves_its_seat(site, visitor, page):
    set_up(page, "kseri", speed="instant")
    page.go_back()
    page.go_back()
    page.locator(".screen.lobby").wait_for()
    wait_until_free(page)
    other = open_ready(visitor, site.address)
    other.locator('[data-do="resume"][data-with="kseri"]').click()
    wait_for_me(other, -1)
    other.close()
    wait_until_free(page)
    page.locator('[data-do="setup"][data-with="kseri"]').click()
    page.locator('[data-do="start"]').click()
    wait_for_me(page, -1)
    assert page.locator(TOLD).count() == 0
