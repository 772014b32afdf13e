"""What a search expects of a move, in words that do not pretend more precision than it has."""

from collections.abc import Sequence
from math import isfinite

from sobremesa.app.table.look import Look
from sobremesa.bots.search import Estimate
from sobremesa.games import has_part, part

_CERTAINTY = 1.96


def expected_words(look: Look, estimates: Sequence[Estimate], second: str) -> str:
    """What the best move brings, and how far the `second` best, named in words, lies behind."""
    if len(estimates) < 2 or not isfinite(estimates[0].error):
        return ""
    best, next_best = estimates[:2]
    worlds = best.playouts
    told = look.text(
        "hint.expects",
        n=worlds,
        value=_number(look, best.mean, signed=True),
        error=_number(look, _CERTAINTY * best.error),
    )
    return f"{told} {_comparison(look, next_best, second)}"


def _comparison(look: Look, other: Estimate, words: str) -> str:
    error = _CERTAINTY * other.gap_error
    if other.behind <= error:
        return look.text("hint.as_good", move=words)
    gap = _number(look, other.behind)
    return look.text("hint.behind", move=words, gap=gap, error=_number(look, error))


def _number(look: Look, value: float, *, signed: bool = False) -> str:
    """With one digit after the point, or as whole per cent where the game counts chances."""
    if has_part(look.game, "hints") and part(look.game, "hints").COUNTS_CHANCES:
        return f"{100 * value:.0f} %"
    text = f"{value:+.1f}" if signed else f"{value:.1f}"
    return look.text("hint.number", whole=text[:-2], tenth=text[-1]).replace("-", "−")
