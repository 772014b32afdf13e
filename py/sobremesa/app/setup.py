"""The set-up of a match: players, preset, opponents, and every option of the game."""

from typing import Any

from sobremesa.app.controls import Pick, button, choice, select, switch, text_field
from sobremesa.app.drafts import PLAYERS, SPEEDS, SetupDraft, blocker
from sobremesa.app.html import Markup, join, tag
from sobremesa.app.people import style_of
from sobremesa.bots.levels import LEVELS
from sobremesa.bots.styles import EVEN
from sobremesa.engine.game import Game
from sobremesa.engine.rules import Option
from sobremesa.i18n import Catalogue
from sobremesa.store.preferences import LONGEST_NAME

_CHANGE = "setup"
_MOST_RADIOS = 7


def setup(catalogue: Catalogue, game: Game[Any], draft: SetupDraft, my_name: str = "") -> Markup:
    """The set-up screen of a game."""
    name = catalogue.text("game.name", game=game.id)
    options = [known for known in _offered(draft) if known.key != PLAYERS and known.values[1:]]
    plain = [known for known in options if not known.advanced]
    advanced = [known for known in options if known.advanced]
    head = tag("h1", catalogue.text("setup.title", name=name), tabindex="-1", data_focus=True)
    form = tag(
        "div",
        _table(catalogue, draft, my_name),
        _opponents(catalogue, draft),
        _options(catalogue, draft, plain) if plain else None,
        _advanced(catalogue, draft, advanced) if advanced else None,
        _actions(catalogue),
        class_="setup-form",
    )
    return tag("section", head, form, class_="screen setup", data_felt=game.id)


def _offered(draft: SetupDraft) -> list[Option]:
    """The options with the values that can be chosen one by one."""
    rules = draft.rules
    return [known._replace(values=rules.offered(known.key)) for known in rules.options()]


def _group(catalogue: Catalogue, key: str, parts: list[Markup]) -> Markup:
    title_id = f"setup-{key}"
    title = tag("h2", catalogue.text(f"setup.{key}"), id=title_id)
    return tag("section", title, join(parts), class_="setup-group", aria_labelledby=title_id)


def _table(catalogue: Catalogue, draft: SetupDraft, my_name: str) -> Markup:
    mine = text_field(catalogue.text("setup.me"), "me", my_name, _CHANGE, maxlength=LONGEST_NAME)
    parts = [_preset(catalogue, draft)] if len(draft.rules_type.presets()) > 1 else []
    players = next((known for known in _offered(draft) if known.key == PLAYERS), None)
    if players:
        parts.insert(0, _players(catalogue, draft, players))
    return _group(catalogue, "table", [*parts, _news(catalogue, draft), mine])


def _news(catalogue: Catalogue, draft: SetupDraft) -> Markup:
    words = _news_text(catalogue, draft)
    return tag("p", words, class_="field-help", role="status", hidden=not words)


def _news_text(catalogue: Catalogue, draft: SetupDraft) -> str:
    if draft.refused:
        name = _option_name(catalogue, draft, draft.refused)
        return catalogue.text("setup.refused", option=name)
    if draft.adjusted:
        names = ", ".join(_option_name(catalogue, draft, key) for key in draft.adjusted)
        return catalogue.text("setup.adjusted", options=names)
    return ""


def _option_name(catalogue: Catalogue, draft: SetupDraft, key: str) -> str:
    if key == "preset":
        return catalogue.text("setup.preset")
    return catalogue.text(f"option.{key}.name", game=draft.game)


def _players(catalogue: Catalogue, draft: SetupDraft, known: Option) -> Markup:
    """All numbers can be chosen: what does not fit them gives way."""
    name = f"option.{known.key}"
    picks = [Pick(str(value), str(value)) for value in sorted(known.values)]
    chosen = str(getattr(draft.rules, known.key))
    help_ = catalogue.text(f"{name}.help", game=draft.game)
    legend = catalogue.text(f"{name}.name", game=draft.game)
    return choice(legend, name, picks, chosen, _CHANGE, help_)


def _preset(catalogue: Catalogue, draft: SetupDraft) -> Markup:
    presets = draft.rules_type.presets()
    picks = [
        Pick(preset, catalogue.text(f"preset.{preset}.name", game=draft.game)) for preset in presets
    ]
    chosen = draft.rules.preset
    help_ = catalogue.text(f"preset.{chosen}.help", game=draft.game)
    return choice(catalogue.text("setup.preset"), "preset", picks, chosen, _CHANGE, help_)


def _opponents(catalogue: Catalogue, draft: SetupDraft) -> Markup:
    fields = [
        text_field(
            catalogue.text("setup.opponent", number=number + 1),
            f"name.{number}",
            name,
            _CHANGE,
            maxlength=24,
            required=True,
        )
        for number, name in enumerate(draft.names)
    ]
    return _group(
        catalogue,
        "opponents",
        [
            _words(catalogue, "level", LEVELS, draft.level),
            tag("div", join(fields), class_="field-row"),
            tag("p", _characters(catalogue, draft), class_="field-help"),
            _words(catalogue, "speed", SPEEDS, draft.speed),
        ],
    )


def _characters(catalogue: Catalogue, draft: SetupDraft) -> str:
    """How those opponents like to play who like anything special."""
    styles = [(name, style_of(draft.game, name)) for name in draft.names]
    told = [
        catalogue.text("setup.character", name=name, style=catalogue.text(f"style.{style}"))
        for name, style in styles
        if style != EVEN
    ]
    return " · ".join(told)


def _words(catalogue: Catalogue, name: str, values: tuple[str, ...], chosen: str) -> Markup:
    picks = [Pick(value, catalogue.text(f"{name}.{value}")) for value in values]
    legend = catalogue.text(f"setup.{name}")
    return choice(legend, name, picks, chosen, _CHANGE, catalogue.text(f"setup.{name}_help"))


def _options(catalogue: Catalogue, draft: SetupDraft, options: list[Option]) -> Markup:
    return _group(catalogue, "rules", [_option(catalogue, draft, known) for known in options])


def _advanced(catalogue: Catalogue, draft: SetupDraft, options: list[Option]) -> Markup:
    summary = tag("summary", catalogue.text("setup.advanced"))
    parts = [_option(catalogue, draft, known) for known in options]
    inner = tag("div", join(parts), class_="setup-more")
    return tag("details", summary, inner, class_="setup-group", id="setup-advanced")


def _option(catalogue: Catalogue, draft: SetupDraft, known: Option) -> Markup:
    name = f"option.{known.key}"
    legend = catalogue.text(f"{name}.name", game=draft.game)
    help_ = catalogue.text(f"{name}.help", game=draft.game)
    value = getattr(draft.rules, known.key)
    picks = [
        Pick(str(one), catalogue.value(draft.game, known.key, one), reason)
        for one, reason in _barred(catalogue, draft, known)
    ]
    if set(known.values) == {True, False} and isinstance(value, bool):
        other = next(pick for pick in picks if pick.value != str(value))
        return switch(legend, name, _CHANGE, on=value, barred=other.barred, help_=help_)
    control = choice if len(picks) <= _MOST_RADIOS else select
    return control(legend, name, picks, str(value), _CHANGE, help_)


def _barred(catalogue: Catalogue, draft: SetupDraft, known: Option) -> list[tuple[Any, str | None]]:
    """Each value with the reason why it cannot be chosen now, if there is one."""
    possible = draft.rules_type.possible(draft.told, known.key)
    return [
        (value, None if value in possible else _reason(catalogue, draft, known.key, value))
        for value in sorted(known.values, key=_order)
    ]


def _order(value: object) -> tuple[int, ...]:
    """Numbers rise; words keep their order."""
    return (value,) if isinstance(value, int) else ()


def _reason(catalogue: Catalogue, draft: SetupDraft, key: str, value: object) -> str:
    """The other option that bars a value, if it is one alone."""
    values = catalogue.value(draft.game, key, value)
    other = blocker(draft.rules_type, draft.told, key, value)
    if other is None:
        return catalogue.text("setup.barred", values=values)
    name = _option_name(catalogue, draft, other)
    return catalogue.text("setup.barred_by", values=values, option=name)


def _actions(catalogue: Catalogue) -> Markup:
    return tag(
        "div",
        button(catalogue.text("setup.start"), "start", None, "primary"),
        button(catalogue.text("setup.back"), "lobby", None, "quiet"),
        class_="setup-actions",
    )
