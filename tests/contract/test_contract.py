"""The contract of all games, run over every game that is found and each of its presets."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from contract import checks
from contract.digest import digest
from contract.walk import choices, new_match, random_rules
from sobremesa.engine.game import Game
from sobremesa.games import all_games

RANDOM = "random options"
CASES = [
    pytest.param(game, preset, id=f"{game.id}-{preset}")
    for game in all_games().values()
    for preset in (*game.rules_type.presets(), RANDOM)
]
every_case = pytest.mark.parametrize(("game", "preset"), CASES)


def rules_of(game: Game[Any], preset: str, seed: str) -> dict[str, Any]:
    if preset == RANDOM:
        return random_rules(game, random.Random(f"rules {seed}"))
    return {"preset": preset}


@every_case
def test_random_matches_end(game, preset, matches):
    for number in range(matches):
        seed = f"match {number}"
        match = checks.check_match(game, rules_of(game, preset, seed), seed)
        checks.check_report(match)


@every_case
def test_legal_moves_apply_and_others_are_refused(game, preset, glances):
    for number in range(glances):
        seed = f"moves {number}"
        rng = random.Random(seed)
        pool: list[str] = []
        for match in checks.looks(game, rules_of(game, preset, seed), seed):
            checks.check_legal_moves(match)
            pool = rng.sample(pool, min(len(pool), 20)) + [move for _, move in choices(match)]
            checks.check_refusals(match, pool)
            checks.check_clone(match)


@every_case
def test_a_seat_learns_only_what_it_may_know(game, preset, glances):
    for number in range(glances):
        seed = f"SECRET-{number}"
        rng = random.Random(seed)
        told = rules_of(game, preset, seed)
        checks.check_dealing(new_match(game, told, seed))
        for match in checks.looks(game, told, seed):
            checks.check_views(match, rng)
        walk = new_match(game, told, seed)
        while not walk.is_over:
            checks.check_events(walk, rng)


@every_case
def test_saves_and_undo(game, preset, glances):
    for number in range(glances):
        seed = f"save {number}"
        checks.check_save_and_undo(game, rules_of(game, preset, seed), seed)


@every_case
def test_the_seed_settles_the_match(game, preset):
    told = rules_of(game, preset, "seed")
    once, again = (checks.play(game, told, "seed") for _ in range(2))
    assert once.record.tell() == again.record.tell()
    assert once.history == again.history
    other = new_match(game, told, "another seed")
    assert other.history[0] != once.history[0]


@pytest.mark.parametrize("hash_seed", ["1", "2"])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_hash_seed_plays_no_part(game, hash_seed):
    told = subprocess.run(
        [sys.executable, "-m", "contract.digest", game.id],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=True,
        text=True,
    )
    presets = game.rules_type.presets()
    assert json.loads(told.stdout) == {preset: digest(game.id, preset) for preset in presets}
