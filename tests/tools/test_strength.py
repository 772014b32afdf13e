"""The strength table is that of the opponents as they are now (AT-B3)."""

import json
from pathlib import Path

import pytest
import strength
from conduct import conduct
from sobremesa.games import all_games

STORED = json.loads(strength.STORED.read_text(encoding="utf-8"))
ROWS = [(table["title"], row) for table in STORED["tables"] for row in table["rows"]]
BELOW = [(title, row) for title, row in ROWS if row["against"] in strength.LEVELS]


@pytest.mark.parametrize("game", all_games())
def test_opponents_play_as_when_they_were_measured(game):
    assert STORED["conduct"][game] == conduct(game), "run `make strength`"


def test_the_readme_shows_what_was_measured():
    text = Path(strength.README).read_text(encoding="utf-8")
    assert f"{strength.BEGIN}{strength.markdown(STORED)}{strength.END}" in text


@pytest.mark.parametrize(("title", "row"), BELOW, ids=[f"{t} {r['level']}" for t, r in BELOW])
def test_each_level_is_ahead_of_the_one_below(title, row):
    assert row["won"] > row["fair"]
    assert row["above"] > 0
