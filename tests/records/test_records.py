"""Records replayed as on the command line: good ones to their expected end, bad ones refused.

A record `NAME.json` with an outcome `NAME.expected.json` beside it is a test.
"""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from sobremesa.__main__ import main

FOLDER = Path(__file__).parent
GOOD = sorted(FOLDER.glob("*.expected.json"))
BAD = tomllib.loads((FOLDER / "bad" / "expected.toml").read_text("utf-8"))


@pytest.fixture
def replay(capsys):
    """The exit status and the objects that a replay prints."""

    def run(file, *options):
        status = main(["replay", str(file), *options])
        printed = capsys.readouterr()
        assert printed.err == ""
        return status, [json.loads(line) for line in printed.out.splitlines()]

    return run


def record_of(expected):
    return expected.with_name(expected.name.replace(".expected", ""))


def name_of(expected):
    return expected.name.partition(".")[0]


@pytest.mark.parametrize("expected", GOOD, ids=name_of)
def test_a_record_leads_to_its_outcome(expected, replay):
    outcome = json.loads(expected.read_text("utf-8"))
    assert replay(record_of(expected)) == (0, [outcome])


@pytest.mark.parametrize("expected", GOOD, ids=name_of)
def test_a_trace_tells_every_step(expected, replay):
    outcome = json.loads(expected.read_text("utf-8"))
    moves = json.loads(record_of(expected).read_text("utf-8"))["moves"]
    status, told = replay(record_of(expected), "--trace")
    assert status == 0
    assert len(told) == len(moves) + 1
    assert told[0]["events"][0] == "deal"
    assert told[-1] == {**outcome, "events": told[-1]["events"]}
    for before, move in zip(told, moves, strict=False):
        seat, _, token = move.partition(" ")
        assert before["over"] is False
        assert token in before["legal"][seat] or "@" in token


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused(name, replay):
    status, told = replay(FOLDER / "bad" / f"{name}.json")
    assert len(told) == 1
    assert {"status": status, **told[0]} == {
        **BAD[name],
        "ok": False,
        "message": told[0]["message"],
        **({"move": told[0]["move"]} if status == 1 else {}),
    }
    assert told[0]["message"].endswith(".")


@pytest.mark.parametrize("name", BAD)
def test_a_trace_of_a_bad_record_ends_with_the_reason(name, replay):
    file = FOLDER / "bad" / f"{name}.json"
    status, told = replay(file, "--trace")
    assert (status, told[-1]) == (replay(file)[0], replay(file)[1][0])
    assert all(step["ok"] for step in told[:-1])
    if status == 1:
        assert len(told) == told[-1]["at"] + 2


def test_every_bad_record_has_its_expectation():
    assert {file.stem for file in (FOLDER / "bad").glob("*.json")} == set(BAD)


def test_every_record_has_its_outcome():
    records = {file for file in FOLDER.glob("*.json") if not file.match("*.expected.json")}
    assert records == {record_of(expected) for expected in GOOD}


def test_a_file_that_cannot_be_read(replay, tmp_path):
    for file in (tmp_path / "nothing.json", tmp_path):
        status, told = replay(file)
        assert (status, told[0]["reason"]) == (2, "bad_json")


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, '{"a":' * 100_000, "1" * 100_000, '"' + "x" * 1_000_000, " " * 1_000_000],
    ids=["brackets", "braces", "digits", "open text", "blanks"],
)
def test_monstrous_texts(replay, tmp_path, text):
    file = tmp_path / "monster.json"
    file.write_text(text, encoding="utf-8")
    status, told = replay(file)
    assert (status, told[0]["reason"]) == (2, "bad_json")


def test_a_byte_order_mark_does_no_harm(replay, tmp_path):
    expected = GOOD[0]
    file = tmp_path / "marked.json"
    file.write_text(record_of(expected).read_text("utf-8"), encoding="utf-8-sig")
    assert replay(file) == (0, [json.loads(expected.read_text("utf-8"))])


@pytest.mark.parametrize(
    ("extra", "status"),
    [("[" * 60 + "]" * 60, 2), (json.dumps("[" * 60 + '\\"{'), 0), ("[[]" + ",[]" * 60 + "]", 0)],
    ids=["nested", "in a text", "side by side"],
)
def test_a_record_nests_no_deeper_than_a_browser_bears(replay, tmp_path, extra, status):
    record = record_of(GOOD[0]).read_text("utf-8").lstrip()
    file = tmp_path / "deep.json"
    file.write_text('{"mood": ' + extra + "," + record[1:], encoding="utf-8")
    assert replay(file)[0] == status


def test_keys_that_play_no_part_are_ignored(replay, tmp_path):
    expected = GOOD[0]
    record = json.loads(record_of(expected).read_text("utf-8"))
    record |= {"created": "2026-11-30", "assisted": True, "mood": {"good": [None]}}
    file = tmp_path / "more.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert replay(file) == (0, [json.loads(expected.read_text("utf-8"))])


def test_a_list_that_is_never_used_is_ignored(replay, tmp_path):
    expected = FOLDER / "kseri_steal_across_a_refill.expected.json"
    record = json.loads(record_of(expected).read_text("utf-8"))
    record["moves"] = []
    file = tmp_path / "few.json"
    record["shuffles"].append(["AS", "AS"])
    file.write_text(json.dumps(record), encoding="utf-8")
    assert replay(file)[0] == 0


@pytest.mark.parametrize(
    ("name", "status"), [("kseri_jacks_alone", 0), ("bad/move_not_in_hand", 1), ("bad/empty", 2)]
)
def test_the_exit_status_of_the_command(name, status):
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa", "replay", str(FOLDER / f"{name}.json")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
        text=True,
    )
    assert (done.returncode, done.stderr) == (status, "")
    assert json.loads(done.stdout)["ok"] is (status == 0)


def test_a_command_is_needed(capsys):
    with pytest.raises(SystemExit) as left:
        main([])
    assert left.value.code == 2
    assert "COMMAND" in capsys.readouterr().err
