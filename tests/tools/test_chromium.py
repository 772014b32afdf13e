"""A browser is found where there is one, else asked for in order, else named as missing."""

import chromium
import pytest


@pytest.fixture
def fake_browser(tmp_path):
    path = tmp_path / "chrome"
    path.write_text("#!/bin/sh\necho Chromium 1.0\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def bare_machine(monkeypatch, tmp_path):
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "APPLICATIONS", ())
    monkeypatch.setattr(chromium, "_playwright", lambda: None)
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))


def test_takes_the_named_browser_first(monkeypatch, fake_browser):
    monkeypatch.setenv("CHROMIUM", fake_browser)
    assert chromium.find() == fake_browser


def test_passes_over_a_browser_that_does_not_start(bare_machine, monkeypatch, tmp_path):
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() is None


def test_asks_playwright_before_the_packages(bare_machine, monkeypatch, fake_browser):
    asked = []
    monkeypatch.setattr(chromium, "_install_with_playwright", lambda: asked.append("playwright"))

    def install():
        asked.append("packages")
        monkeypatch.setenv("CHROMIUM", fake_browser)

    monkeypatch.setattr(chromium, "_install_with_packages", install)
    assert chromium.ensure() == fake_browser
    assert asked == ["playwright", "packages"]


def test_says_plainly_that_there_is_none(bare_machine, monkeypatch):
    monkeypatch.setattr(chromium, "_install_with_playwright", lambda: None)
    monkeypatch.setattr(chromium, "_install_with_packages", lambda: None)
    with pytest.raises(SystemExit, match="need Chromium or Chrome"):
        chromium.ensure()


def test_uses_the_package_manager_that_is_there(monkeypatch):
    ran = []
    monkeypatch.setattr(chromium, "_privilege", lambda: ["sudo", "-n"])
    monkeypatch.setattr(chromium.shutil, "which", lambda name: name == "dnf")
    monkeypatch.setattr(chromium, "_try", lambda command: ran.append(command))
    chromium._install_with_packages()
    assert ran == [["sudo", "-n", "dnf", "install", "-y", "chromium"]]


def test_root_alone_goes_without_the_sandbox(monkeypatch):
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 0)
    assert "--no-sandbox" in chromium.flags()
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 1000)
    assert "--no-sandbox" not in chromium.flags()
