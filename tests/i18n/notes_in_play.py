"""What games say: keys found in their sources and in random matches."""

import ast
import random
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
    """Every text that a function whose name tells of refusal returns."""
    return {
        constant.value
        for function in _nodes(game)
        if isinstance(function, ast.FunctionDef) and "refus" in function.name
        for returned in ast.walk(function)
        if isinstance(returned, ast.Return) and returned.value is not None
        for constant in _outcomes(returned.value)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
    }


def _outcomes(value: ast.expr) -> list[ast.expr]:
    if isinstance(value, ast.IfExp):
        return [*_outcomes(value.body), *_outcomes(value.orelse)]
    return [value]


def _nodes(game: Game) -> list[ast.AST]:
    sources = (_FOLDERS / game.id).glob("*.py")
    return [node for source in sources for node in ast.walk(ast.parse(source.read_text("utf-8")))]
