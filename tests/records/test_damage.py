"""Damaged records never lead to anything but an answer (`--damaged N` reads more of them)."""

import contextlib
import io
import json
import random
from itertools import islice
from pathlib import Path

from contract.walk import new_match, positions
from records.damage import damaged as damage
from sobremesa.__main__ import main
from sobremesa.games import all_games

FOLDER = Path(__file__).parent
SOURCES = sorted(set(FOLDER.glob("*.json")) - set(FOLDER.glob("*.expected.json")))
_MOVES = 60
_TELLING = 1000
NO_RECORD = {
    "bad_json",
    "bad_record",
    "bad_format",
    "unknown_game",
    "bad_rules",
    "unknown_card",
    "wrong_pack",
    "no_shuffle",
}


def played():
    """The beginning of a random match of every game and preset, as records."""
    for game in all_games().values():
        for preset in game.rules_type.presets():
            match = new_match(game, {"preset": preset}, "damage")
            for _ in islice(positions(match, random.Random("damage")), _MOVES):
                pass
            yield json.dumps(match.record.tell())


def answer(file, *options):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        status = main(["replay", str(file), *options])
    return status, [json.loads(line) for line in printed.getvalue().splitlines()]


def test_damaged_records(damaged, tmp_path):
    rng = random.Random("damage")
    texts = [source.read_text("utf-8") for source in SOURCES] + list(played())
    file = tmp_path / "damaged.json"
    met = set()
    for _ in range(damaged):
        file.write_bytes(damage(rng.choice(texts), rng))
        options = ["--trace"] if rng.random() < 0.05 else []
        status, told = answer(file, *options)
        assert len(told) == 1 or options
        last = told[-1]
        met.add((status, last.get("reason")))
        assert last["ok"] is (status == 0)
        if status == 1:
            assert last["move"] == json.loads(file.read_text("utf-8"))["moves"][last["at"]]
            assert last["reason"] not in NO_RECORD
        if status == 2:
            assert last["reason"] in NO_RECORD
            assert "at" not in last
        if status:
            assert last["message"]
    assert {status for status, _ in met} == {0, 1, 2}
    assert {reason for _, reason in met} >= NO_RECORD
