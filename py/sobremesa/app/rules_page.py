"""The frame of a game's rules page; its text is a fragment built with the site."""

from sobremesa.app.controls import button
from sobremesa.app.dialogs import dialog
from sobremesa.app.html import Markup, join, tag
from sobremesa.games import has_part, part
from sobremesa.i18n import Catalogue

SECTIONS = (
    "goal",
    "cards",
    "setup",
    "play",
    "scoring",
    "variants",
    "tips",
    "faq",
    "glossary",
)
_NO_RULE = ("game_over", "not_your_turn", "choose_a_card", "not_in_hand")


def fragment_path(game_id: str, lang: str) -> str:
    """Where the built site keeps the text of the page."""
    return f"rules/{game_id}.{lang}.html"


def section_id(section: str) -> str:
    """The element of the fragment that a section is."""
    return f"rules-{section}"


def rule_behind(game_id: str, reason: str, now: str) -> str:
    """The part of the page that tells why a move is refused, empty where no rule is behind it.

    `now` is the part that matters now at the table.
    """
    if reason in _NO_RULE:
        return ""
    if not has_part(game_id, "sections"):
        return "play"
    return str(part(game_id, "sections").BEHIND.get(reason, "play") or now)


def missing_rules(catalogue: Catalogue) -> Markup:
    """What stands in place of rules that could not be fetched."""
    return tag("p", catalogue.text("rules.missing"), role="alert")


def rules_page(
    catalogue: Catalogue, game_id: str, text: Markup | None, section: str | None = None
) -> Markup:
    """The rules dialog; without a text it says that the page is on its way.

    `section` is where reading is to begin, kept in `data-section`.
    """
    title = catalogue.text("rules.title", name=catalogue.text("game.name", game=game_id))
    waiting = tag("p", catalogue.text("rules.waiting"))
    contents = tag(
        "nav",
        join([_entry(catalogue, key) for key in SECTIONS]),
        class_="rules-contents",
        aria_label=catalogue.text("rules.contents"),
    )
    article = tag(
        "article",
        text if text is not None else waiting,
        class_="rules-text",
        data_section=section,
    )
    done = button(catalogue.text("rules.back"), "close", "rules", "primary")
    return dialog(catalogue, "rules", title, [contents, article], [done], "rules")


def _entry(catalogue: Catalogue, section: str) -> Markup:
    return button(catalogue.text(f"rules.section.{section}"), "rules-section", section, "quiet")
