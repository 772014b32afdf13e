"""What games say: keys found in their sources and in random matches."""

import ast
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import sobremesa.games
from contract.walk import choices, new_match, random_rules
from sobremesa.engine.game import Game

_MATCHES = 12
_MOVES = 250
_FOLDERS = Path(sobremesa.games.__file__).parent


@cache
def played(game: Game) -> tuple[dict[str, dict], set[str], set[str]]:
    """Values of each note, breakdown kinds and refusal reasons met in random matches."""
    rng = random.Random(game.id)
    notes: dict[str, dict] = {}
    kinds: set[str] = set()
    reasons: set[str] = set()
    presets = [{"preset": preset} for preset in game.rules_type.presets()]
    for number in range(_MATCHES + len(presets)):
        told = presets[number] if number < len(presets) else random_rules(game, rng)
        match = new_match(game, told, f"{number}")
        pool: list[tuple[int, str]] = []
        for event in match.history[0]:
            _collect(event, notes, kinds)
        for _ in range(_MOVES):
            if match.is_over:
                break
            legal = choices(match)
            for seat, move in pool[-10:]:
                reasons.add(match.why_not(seat, move) or "")
            pool += rng.sample(legal, min(3, len(legal)))
            for event in match.play(*rng.choice(legal)):
                _collect(event, notes, kinds)
    return notes, kinds, reasons - {""}


def _collect(event: tuple, notes: dict[str, dict], kinds: set[str]) -> None:
    if event[0] == "note":
        notes[event[1]] = event[2]
    if event[0] == "points":
        kinds |= {kind for side in event[3] for kind in side}


def written_notes(game: Game) -> set[str]:
    """Every key that stands second in a tuple `("note", key, …)` of the game's sources."""
    return {
        node.elts[1].value
        for node in _nodes(game)
        if isinstance(node, ast.Tuple)
        and len(node.elts) == 3
        and isinstance(node.elts[0], ast.Constant)
        and node.elts[0].value == "note"
        and isinstance(node.elts[1], ast.Constant)
    }


def written_reasons(game: Game) -> set[str]:
    """Every text that a function returns whose name or file tells of refusal."""
    return {
        constant.value
        for function in _refusing(game)
        for returned in ast.walk(function)
        if isinstance(returned, ast.Return) and returned.value is not None
        for constant in _outcomes(returned.value)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
    } - {""}


def _refusing(game: Game) -> Iterator[ast.FunctionDef]:
    for source in _sources(game):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and "refus" in node.name + source.stem:
                yield node


def _outcomes(value: ast.expr) -> list[ast.expr]:
    """What an expression may come to, through `a if b else c` and `a or b`."""
    if isinstance(value, ast.IfExp):
        return [*_outcomes(value.body), *_outcomes(value.orelse)]
    if isinstance(value, ast.BoolOp):
        return [outcome for part in value.values for outcome in _outcomes(part)]
    return [value]


def _nodes(game: Game) -> Iterator[ast.AST]:
    for source in _sources(game):
        yield from ast.walk(ast.parse(source.read_text("utf-8")))


def _sources(game: Game) -> list[Path]:
    return sorted((_FOLDERS / game.id).glob("*.py"))
