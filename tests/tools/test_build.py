"""The built site: complete, from one origin, and the same for the same sources."""

import base64
import hashlib
import json
import re
import zipfile
from io import BytesIO

import pytest
from build import build
from fingerprint import files_under
from pack import pack
from places import ROOT

THEIRS = ("vendor", "build", "cards")


@pytest.fixture(scope="module")
def site():
    return build()


def precache(site):
    text = (site / "sw.js").read_text()
    return json.loads(re.match(r"const PRECACHE = (\{.*?\n\});", text, re.S)[1])


def test_everything_but_the_worker_is_kept_for_offline_use(site):
    names = {path.relative_to(site).as_posix() for path in files_under(site)}
    assert precache(site)["files"].keys() == names - {"sw.js"}


def test_the_kept_files_are_those_of_the_build(site):
    for name, integrity in precache(site)["files"].items():
        digest = hashlib.sha256((site / name).read_bytes()).digest()
        assert integrity == "sha256-" + base64.b64encode(digest).decode()


def test_a_second_build_changes_nothing(site):
    before = (site / "sw.js").stat().st_mtime_ns
    assert (build() / "sw.js").stat().st_mtime_ns == before


def test_the_page_has_no_inline_script_or_style(site):
    page = (site / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page)


def test_every_address_in_the_page_is_relative_and_there(site):
    page = (site / "index.html").read_text()
    for address in re.findall(r'(?:src|href|config)="([^"#]+)"', page):
        assert address.startswith("./")
        assert (site / address).is_file(), address


def test_our_files_name_no_other_origin(site):
    for path in files_under(site):
        if path.relative_to(site).parts[0] in THEIRS or path.suffix == ".md":
            continue
        text = path.read_text(errors="replace").replace("http://www.w3.org/", "")
        assert not re.search(r"https?://", text), path


def test_the_package_is_the_same_for_the_same_sources():
    assert pack() == pack()
    names = zipfile.ZipFile(BytesIO(pack())).namelist()
    assert "sobremesa/__init__.py" in names
    assert not [name for name in names if "__pycache__" in name]


def test_the_lock_names_no_registry():
    lock = json.loads((ROOT / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
