"""Prints a digest of one played match per game and preset, for other hash seeds."""

import hashlib
import json
import random
import sys

from contract.walk import new_match, positions
from sobremesa.engine.replay import report
from sobremesa.games import all_games

_MOVES = 120


def digest(game_id: str, preset: str) -> str:
    """What the first moves of a match lead to, legal moves in their order included."""
    match = new_match(all_games()[game_id], {"preset": preset}, "hash")
    seen = hashlib.sha256()
    for number, at in enumerate(positions(match, random.Random("hash"))):
        legal = [at.legal_moves(seat) for seat in range(at.seats)]
        seen.update(json.dumps([report(at), legal, repr(at.history[-1])]).encode())
        if number >= _MOVES:
            break
    return seen.hexdigest()


if __name__ == "__main__":
    game_id = sys.argv[1]
    presets = all_games()[game_id].rules_type.presets()
    print(json.dumps({preset: digest(game_id, preset) for preset in presets}))
