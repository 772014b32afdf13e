"""How long the levels think about positions of real matches; for CPython and Pyodide alike."""

import json
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from sobremesa.bots.levels import LEVELS, levels_of
from sobremesa.bots.player import decide, find_player
from sobremesa.bots.policies import greedy_policy
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.games import all_games


def ponder(game_id: str, told: Mapping[str, Any], positions: int) -> dict[str, list[float]]:
    """Seconds for each decision of each level that searches."""
    game = all_games()[game_id]
    levels = [level for level in LEVELS if levels_of(game_id)[level].playouts]
    players = {level: find_player(game_id, level) for level in levels}
    seconds: dict[str, list[float]] = {level: [] for level in levels}
    rules = game.rules_type.read(told)
    match, number = Match.new(game, rules, "ponder"), 0
    while len(seconds[levels[0]]) < positions:
        if match.is_over:
            number += 1
            match = Match.new(game, rules, f"ponder {number}")
        seat = match.turn
        view, legal, key = match.view(seat), match.legal_moves(seat), f"{len(match.moves)}"
        for level in levels if len(legal) > 1 else ():
            begun = perf_counter()
            decide(players[level], view, seat, legal, stream_of(key))
            seconds[level].append(perf_counter() - begun)
        match.play(seat, greedy_policy(game_id)(view, seat, legal, stream_of(key)))
    return seconds


def answer(asked: str) -> str:
    """JSON: game -> level -> seconds, for JSON `{games, rules, positions}`."""
    told = json.loads(asked)
    rules, positions = told["rules"], told["positions"]
    return json.dumps({game: ponder(game, rules, positions) for game in told["games"]})
