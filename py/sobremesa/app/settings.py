"""The settings: language, looks, sound, speed and handling."""

from sobremesa.app.controls import Pick, button, choice, switch, text_field
from sobremesa.app.dialogs import dialog
from sobremesa.app.html import Markup, join, tag
from sobremesa.i18n import Catalogue, languages
from sobremesa.store.preferences import LONGEST_NAME, Preferences

_CHANGE = "preference"
_BROWSER = ""
GROUPS = {
    "look": ("theme", "contrast", "colours", "print", "motion"),
    "play": ("speed", "confirm", "auto_play", "keys"),
    "tell": ("sound", "verbosity"),
}
_IN_ORDER = {
    "speed": ("slow", "normal", "fast", "instant"),
    "verbosity": ("short", "normal", "full"),
}


def settings(catalogue: Catalogue, preferences: Preferences) -> Markup:
    """The settings dialog; an empty language follows the browser."""
    groups = [
        _group(
            catalogue,
            key,
            [_preference(catalogue, preferences, name) for name in names],
        )
        for key, names in GROUPS.items()
    ]
    body = [_name(catalogue, preferences), _language(catalogue, preferences), *groups]
    done = button(catalogue.text("dialog.done"), "close", "settings", "primary")
    return dialog(catalogue, "settings", catalogue.text("settings.title"), body, [done])


def _group(catalogue: Catalogue, key: str, parts: list[Markup]) -> Markup:
    title_id = f"settings-{key}"
    title = tag("h3", catalogue.text(f"settings.{key}"), id=title_id)
    return tag("section", title, join(parts), class_="setup-group", aria_labelledby=title_id)


def _name(catalogue: Catalogue, preferences: Preferences) -> Markup:
    label = catalogue.text("settings.name")
    guest = catalogue.text("table.you")
    return text_field(
        label, "name", preferences.name, _CHANGE, maxlength=LONGEST_NAME, placeholder=guest
    )


def _language(catalogue: Catalogue, preferences: Preferences) -> Markup:
    own_names = [Pick(lang, Catalogue.load(lang).text("language.name")) for lang in languages()]
    picks = [Pick(_BROWSER, catalogue.text("settings.browser_language")), *own_names]
    legend = catalogue.text("settings.language")
    return choice(legend, "language", picks, preferences.language or _BROWSER, _CHANGE)


def _preference(catalogue: Catalogue, preferences: Preferences, name: str) -> Markup:
    values = Preferences.choices()[name]
    chosen = str(getattr(preferences, name))
    label = catalogue.text(f"settings.{name}.name")
    help_key = f"settings.{name}.help"
    help_ = catalogue.text(help_key) if catalogue.has(help_key) else ""
    if set(values) == {"off", "on"}:
        return switch(label, name, _CHANGE, on=chosen == "on", help_=help_)
    picks = [
        Pick(value, catalogue.text(f"settings.{name}.value.{value}"))
        for value in _IN_ORDER.get(name, values)
    ]
    return choice(label, name, picks, chosen, _CHANGE, help_)
