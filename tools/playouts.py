"""Random playouts through the plain engine, timed; for CPython and Pyodide alike."""

import json
import random
from time import perf_counter
from typing import NamedTuple

from sobremesa.engine.chance import ImaginedChance
from sobremesa.games import all_games

PLIES = 2_000


class Table(NamedTuple):
    """A game with the options that it is timed with."""

    game: str
    options: dict

    @property
    def name(self) -> str:
        """`kseri standard`, `kseri pairs`, `autobus players=4`."""
        told = self.options or {"preset": "standard"}
        words = (str(value) if key == "preset" else f"{key}={value}" for key, value in told.items())
        return " ".join((self.game, *words))


class Round(NamedTuple):
    """What one timed round did."""

    plies: int
    matches: int
    seconds: float

    @property
    def speed(self) -> float:
        """Moves a second."""
        return self.plies / self.seconds


def tables() -> list[Table]:
    """Each preset of each game found, and each number of players beside them."""
    found = []
    for game in all_games().values():
        rules = game.rules_type
        found += [
            Table(game.id, {"preset": preset} if preset != "standard" else {})
            for preset in rules.presets()
        ]
        usual = rules.read({}).seats
        counts = rules.possible({}, "players") if _has_players(rules) else []
        found += [Table(game.id, {"players": count}) for count in counts if count != usual]
    return found


def _has_players(rules) -> bool:
    return any(option.key == "players" for option in rules.options())


def play(table: Table, plies: int = PLIES) -> Round:
    """Play match after match by random legal moves, the same at every call, for so many moves."""
    rng = random.Random(table.name)
    game = all_games()[table.game]
    rules = game.rules_type.read(table.options)
    matches = 0
    begun = perf_counter()
    state, _ = game.start(rules, 0, ImaginedChance(rng))
    for _ in range(plies):
        if state.turn is None:
            matches += 1
            state, _ = game.start(rules, 0, ImaginedChance(rng))
        seat = state.turn
        game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
    return Round(plies, matches, perf_counter() - begun)


def answer(asked: str) -> str:
    """JSON: name -> rounds, for JSON `{tables, rounds}`."""
    told = json.loads(asked)
    wanted = [Table(*table) for table in told["tables"]]
    played: dict[str, list[Round]] = {table.name: [] for table in wanted}
    for _ in range(told["rounds"]):
        for table in wanted:
            played[table.name].append(play(table))
    return json.dumps(played)
