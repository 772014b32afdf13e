"""The lobby: running matches first, then the games as tables to sit down at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sobremesa.app.controls import button, facts
from sobremesa.app.html import Markup, join, tag
from sobremesa.app.rules_in_force import in_force
from sobremesa.engine.rules import STANDARD, Rules
from sobremesa.games import find_game
from sobremesa.i18n import Catalogue, languages

ORDER = ("kseri", "pese_katesh", "autobus", "pesten")


@dataclass(frozen=True)
class Running:
    """A match that waits to be gone on with; `deal` counts from 0, I come first."""

    deal: int
    names: tuple[str, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True)
class LobbyEntry:
    """A game in the lobby, with the rules last chosen for it."""

    game: str
    running: Running | None = None
    chosen: Mapping[str, Any] = field(default_factory=dict)


def lobby(catalogue: Catalogue, entries: Sequence[LobbyEntry]) -> Markup:
    """The lobby screen."""
    placed = sorted(entries, key=_place)
    running = [_resume(catalogue, entry) for entry in placed if entry.running]
    cards = [_game_card(catalogue, entry) for entry in placed]
    return tag(
        "section",
        _lead(catalogue),
        join(running),
        tag("div", join(cards), class_="games"),
        _services(catalogue),
        class_="screen lobby",
    )


def _place(entry: LobbyEntry) -> tuple[int, str]:
    known = ORDER.index(entry.game) if entry.game in ORDER else len(ORDER)
    return known, entry.game


def _lead(catalogue: Catalogue) -> Markup:
    title = tag("h1", "Sobremesa", tabindex="-1", data_focus=True)
    return tag("header", title, tag("p", catalogue.text("lobby.lead")), class_="lobby-lead")


def _resume(catalogue: Catalogue, entry: LobbyEntry) -> Markup:
    assert entry.running
    names, totals = entry.running.names, entry.running.totals
    game = catalogue.text("game.name", game=entry.game)
    score = " · ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
    deal = catalogue.text("lobby.deal", number=entry.running.deal + 1)
    words = tag("div", tag("h2", game), tag("p", f"{deal} · {score}"))
    label = catalogue.text("lobby.resume")
    go_on = button(label, "resume", entry.game, "primary", aria_label=f"{label}: {game}")
    return tag("section", words, go_on, class_="resume", data_felt=entry.game, aria_label=game)


def _game_card(catalogue: Catalogue, entry: LobbyEntry) -> Markup:
    title_id = f"game-{entry.game}-{catalogue.lang}"
    name, origin, pitch, kind, players, length = (
        catalogue.text(f"game.{key}", game=entry.game)
        for key in ("name", "origin", "pitch", "kind", "players", "length")
    )
    chosen = _chosen(catalogue, entry)
    return tag(
        "article",
        tag("h2", name, class_="game-title", id=title_id),
        tag("p", origin, class_="game-origin"),
        tag("p", pitch, class_="game-pitch"),
        facts(
            {
                catalogue.text("lobby.kind"): kind,
                catalogue.text("lobby.players"): players,
                catalogue.text("lobby.length"): length,
            }
        ),
        tag("p", chosen, class_="game-chosen") if chosen else None,
        _game_buttons(catalogue, entry.game, name),
        class_="game-card",
        data_felt=entry.game,
        aria_labelledby=title_id,
    )


def _game_buttons(catalogue: Catalogue, game: str, name: str) -> Markup:
    acts = (
        ("play", "quick-start", "primary"),
        ("setup", "setup", ""),
        ("rules", "rules", "quiet"),
    )
    buttons = [
        button(label, do, game, kind, aria_label=f"{label}: {name}")
        for label, do, kind in (
            (catalogue.text(f"lobby.{key}"), do, kind) for key, do, kind in acts
        )
    ]
    return tag("div", join(buttons), class_="game-buttons")


def _chosen(catalogue: Catalogue, entry: LobbyEntry) -> str:
    rules = _rules(entry)
    if not rules:
        return ""
    words = " · ".join(in_force(catalogue, entry.game, rules))
    return catalogue.text("lobby.chosen", rules=words)


def _rules(entry: LobbyEntry) -> Rules | None:
    game = find_game(entry.game)
    is_usual = entry.chosen in ({}, {"preset": STANDARD})
    return None if game is None or is_usual else game.rules_type.read(entry.chosen)


def _services(catalogue: Catalogue) -> Markup:
    others = [
        button(
            Catalogue.load(lang).text("language.name"),
            "language",
            lang,
            "quiet",
            lang=lang,
            aria_pressed="true" if lang == catalogue.lang else "false",
        )
        for lang in languages()
    ]
    switcher = tag("div", join(others), role="group", aria_label=catalogue.text("lobby.language"))
    return tag(
        "nav",
        switcher,
        button(catalogue.text("lobby.settings"), "settings", None, "quiet"),
        button(catalogue.text("lobby.import"), "import", None, "quiet"),
        class_="lobby-services",
        aria_label=catalogue.text("lobby.services"),
    )
