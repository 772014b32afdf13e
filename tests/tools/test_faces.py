"""The card pictures: all there, all different, all self-contained."""

import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
SETS = ("two", "four", "two-large", "four-large")
NAMES = {f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "CDHS"} | {"joker-1", "joker-2"}
LARGEST = 26_000


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    out = tmp_path_factory.mktemp("cards")
    subprocess.run([sys.executable, ROOT / "tools" / "faces.py", out], check=True)
    return out


def pictures(cards):
    return [path for path in cards.rglob("*.svg") if not path.parent.name.endswith("-suits")]


@pytest.mark.parametrize("name", SETS)
def test_a_set_has_54_faces_under_the_names_of_the_cards(cards, name):
    assert {path.stem for path in (cards / name).glob("*.svg")} == NAMES


@pytest.mark.parametrize("name", SETS)
def test_every_face_of_a_set_differs_from_the_others(cards, name):
    prints = {sha256(path.read_bytes()).digest() for path in (cards / name).glob("*.svg")}
    assert len(prints) == 54


def test_there_are_four_different_backs(cards):
    backs = sorted(cards.glob("*.svg"))
    assert [path.stem for path in backs] == [f"back-{number}" for number in (1, 2, 3, 4)]
    assert len({path.read_text("utf-8") for path in backs}) == 4


@pytest.mark.parametrize("palette", ["two", "four"])
def test_each_suit_has_a_mark_of_its_own(cards, palette):
    files = (cards / f"{palette}-suits").glob("*.svg")
    marks = {path.stem: path.read_text("utf-8") for path in files}
    assert set(marks) == set("CDHS")
    assert len(set(marks.values())) == 4


def test_every_picture_is_well_formed_small_and_five_to_seven(cards):
    for path in pictures(cards):
        assert ElementTree.parse(path).getroot().get("viewBox") == "0 0 250 350"
        assert path.stat().st_size < LARGEST, path.name


def test_no_picture_points_outside_itself(cards):
    for path in cards.rglob("*.svg"):
        text = path.read_text("utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert "://" not in text
        assert all(link.startswith("#") for link in re.findall(r'(?:href="|url\()([^")]+)', text))
        assert not re.search(r"<(script|image|text|style|foreignObject)", text)


def test_every_local_reference_has_its_target(cards):
    for path in cards.rglob("*.svg"):
        text = path.read_text("utf-8")
        wanted = set(re.findall(r'(?:href="|url\()#([^")]+)', text))
        assert wanted <= set(re.findall(r'\bid="([^"]+)"', text)), path.name


def test_every_picture_lies_on_opaque_paper(cards):
    for path in pictures(cards):
        paper = ElementTree.parse(path).find("{*}rect")
        assert paper.get("width") == "247"
        assert paper.get("stroke")
        assert paper.get("fill").startswith("#ff")


@pytest.mark.parametrize(("palette", "colours"), [("two", 2), ("four", 4)])
def test_a_palette_tells_its_suits_apart(cards, palette, colours):
    aces = [(cards / palette / f"A{suit}.svg").read_text("utf-8") for suit in "CDHS"]
    inks = {re.search(r'stroke="(#\w+)" stroke-width="16.5"', ace)[1] for ace in aces}
    assert len(inks) == colours


def test_missing_court_figures_are_named_in_a_plain_sentence(tmp_path):
    command = [sys.executable, ROOT / "tools" / "faces.py", tmp_path, "--art", tmp_path / "none"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "court figures are missing" in done.stderr
