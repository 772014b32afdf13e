"""The response headers that the site's host sends, read from netlify.toml."""

import re
import tomllib

from places import ROOT

Rules = list[tuple[re.Pattern[str], dict[str, str]]]


def load_rules() -> Rules:
    """Return the header rules of netlify.toml in their order."""
    settings = tomllib.loads((ROOT / "netlify.toml").read_text())
    return [(_pattern(rule["for"]), rule["values"]) for rule in settings["headers"]]


def headers_for(path: str, rules: Rules) -> dict[str, str]:
    """Return the headers for an address path below the site's root."""
    headers: dict[str, str] = {}
    for pattern, values in rules:
        if pattern.fullmatch(path):
            headers |= values
    return headers


def _pattern(glob: str) -> re.Pattern[str]:
    return re.compile(re.escape(glob).replace(r"\*", ".*"))
