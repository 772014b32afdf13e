"""What a search expects of a move, in words that do not pretend more precision than it has."""

from collections.abc import Sequence
from math import ceil, isfinite

from sobremesa.app.table.look import Look
from sobremesa.bots.search import Estimate
from sobremesa.games import has_part, part

_CERTAINTY = 1.96
_NOTHING = 1e-6


def expected_words(look: Look, estimates: Sequence[Estimate], second: str) -> str:
    """What the best move brings, and how far the `second` best, named in words, lies behind."""
    if len(estimates) < 2 or not isfinite(estimates[0].error):
        return ""
    best, next_best = estimates[:2]
    steps = _steps(look, best.mean)
    if not steps and _counts_chances(look):
        return look.text("hint.hopeless", n=best.playouts)
    told = look.text(
        "hint.expects" if steps >= 0 else "hint.expects_behind",
        n=best.playouts,
        value=_measured(look, abs(steps), best.error),
    )
    return _unbroken(f"{told} {_comparison(look, next_best, second)}")


def _comparison(look: Look, other: Estimate, words: str) -> str:
    gap = _steps(look, other.behind)
    if not gap or other.behind <= _CERTAINTY * other.gap_error:
        return look.text("hint.as_good", move=words)
    return look.text("hint.behind", move=words, gap=_measured(look, gap, other.gap_error))


def _unbroken(text: str) -> str:
    """A number stays on one line with its error and its unit."""
    return text.replace(" ± ", "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}").replace(
        " %", "\N{NO-BREAK SPACE}%"
    )


def _counts_chances(look: Look) -> bool:
    return has_part(look.game, "hints") and part(look.game, "hints").COUNTS_CHANCES


def _steps(look: Look, value: float) -> int:
    """In the steps that are told: whole per cent where the game counts chances, or tenths."""
    return round(value * (100 if _counts_chances(look) else 10))


def _error_steps(look: Look, error: float) -> int:
    """Rounded up: only what is certain has no error."""
    return ceil(_CERTAINTY * error * (100 if _counts_chances(look) else 10) - _NOTHING)


def _measured(look: Look, steps: int, error: float) -> str:
    """A number with its error, if it has one."""
    value, unsure = _number(look, steps), _error_steps(look, error)
    return look.text("hint.about", value=value, error=_number(look, unsure)) if unsure else value


def _number(look: Look, steps: int) -> str:
    if _counts_chances(look):
        return f"{steps} %"
    whole, tenth = divmod(steps, 10)
    return look.text("hint.number", whole=whole, tenth=tenth)
