"""The start of the page: everywhere, offline, and never twice the same."""

import gzip
import re

import pytest
from visit import open_ready, run_python, wait_until_kept

pytestmark = pytest.mark.browser

BUILD_ID = slice(16, 48)
FILES = re.compile(r"/build/files\.mjs")
JS = "text/javascript"
SNAPSHOT = re.compile(r"/build/snapshot-")
FELL_BACK = "Starting without the snapshot"
SEED = "from sobremesa.engine.chance import fresh_seed; fresh_seed()"
BOTS = "from pyscript import workers; bots = await workers['bots']; "
STARTS = 20


def fell_back(visitor):
    return any(FELL_BACK in text for text in visitor.manners.warnings)


def test_starts_from_the_snapshot(visitor, page):
    assert not fell_back(visitor)


def test_starts_below_a_path(serve_site, new_visitor):
    site = serve_site("/cards")
    page = open_ready(new_visitor(site), site.address)
    run_python(page, BOTS)
    wait_until_kept(page)


@pytest.mark.parametrize("answer", [{"body": b"garbage"}, {"status": 404}])
def test_starts_without_a_sound_snapshot(site, new_visitor, answer):
    visitor = new_visitor(site, expected=("digest", "integrity checks", "404"))
    visitor.route(SNAPSHOT, lambda route: route.fulfill(**answer))
    page = open_ready(visitor, site.address)
    assert fell_back(visitor)
    assert re.fullmatch("[0-9a-f]{32}", run_python(page, SEED))


def test_starts_without_a_snapshot_of_this_pyodide(dist, site, visitor):
    visitor.route(SNAPSHOT, lambda route: route.fulfill(body=of_another_pyodide(dist)))
    visitor.route(FILES, lambda route: route.fulfill(body=unchecked(dist), content_type=JS))
    open_ready(visitor, site.address)
    assert fell_back(visitor)


def of_another_pyodide(dist):
    (packed,) = dist.glob("build/snapshot-*")
    memory = bytearray(gzip.decompress(packed.read_bytes()))
    memory[BUILD_ID] = bytes(len(memory[BUILD_ID]))
    return gzip.compress(memory, compresslevel=1)


def unchecked(dist):
    return re.sub(r"sha256-[^\"]+", "", (dist / "build/files.mjs").read_text())


def test_starts_with_the_server_stopped(site, visitor, page):
    wait_until_kept(page)
    page.close()
    site.stop()
    again = open_ready(visitor, site.address)
    run_python(again, BOTS)


def test_the_bots_worker_can_be_called(page):
    assert run_python(page, BOTS + "callable(bots.think)")


def test_no_two_starts_have_the_same_chance(site, visitor):
    starts = [chance_of_a_start(visitor, site.address) for _ in range(STARTS)]
    assert len({seed for seed, _ in starts}) == STARTS
    assert len({number for _, number in starts}) == STARTS


def chance_of_a_start(visitor, address):
    page = open_ready(visitor, address)
    chance = run_python(page, SEED), run_python(page, "import random; random.random()")
    page.close()
    return chance
