"""Players: who decides for a seat, from its view alone."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol

from sobremesa.bots.levels import LEVELS, Level, levels_of
from sobremesa.bots.playouts import EnginePlayouts
from sobremesa.bots.policies import Policy, greedy_policy, random_move
from sobremesa.bots.search import Budget, Estimate, Imagination, Search
from sobremesa.bots.styles import EVEN, Spends, considered, favourite
from sobremesa.games import find_game, has_part, part


@dataclass(frozen=True)
class Decision:
    """A move, None where an act out of turn is let go by, and what a search found of each."""

    move: str | None
    estimates: Sequence[Estimate] = ()


class Player(Protocol):
    """Decides for a seat that may move."""

    def ponder(
        self, view: Any, seat: int, legal: Sequence[str], rng: Random
    ) -> Iterator[Decision | None]:
        """None whenever others may act in between; the decision comes last."""
        ...


def decide(player: Player, view: Any, seat: int, legal: Sequence[str], rng: Random) -> Decision:
    """What the player decides in the end."""
    *_, decision = player.ponder(view, seat, legal, rng)
    assert decision is not None
    return decision


@dataclass(frozen=True)
class PolicyPlayer:
    """Plays by a rule of thumb."""

    policy: Policy

    def ponder(
        self, view: Any, seat: int, legal: Sequence[str], rng: Random
    ) -> Iterator[Decision | None]:
        """What the policy says."""
        yield Decision(self.policy(view, seat, legal, rng))


@dataclass(frozen=True)
class LevelPlayer:
    """Plays a game at a level: by rule of thumb or by search, with the level's weaknesses.

    The style is the character's own: it decides where moves are about equally good.
    """

    game_id: str
    level: Level
    budget: Budget
    style: str = EVEN

    def ponder(
        self, view: Any, seat: int, legal: Sequence[str], rng: Random
    ) -> Iterator[Decision | None]:
        """Search where the game can imagine and there is a choice."""
        noticed = self._noticed(legal, rng)
        spends = partial(self._spends, view)
        if self.budget.playouts and len(noticed) > 1:
            begun = time.monotonic()
            imagination = self._imagine(view, seat, noticed)
            if imagination:
                search = Search(imagination, rng)
                for _ in search.run(self.budget.after(time.monotonic() - begun)):
                    yield None
                yield self._choose(search.estimates(), spends, rng)
                return
        liked = considered(self.style, noticed, spends, rng)
        move = self._by_rule(view, seat, liked, rng)
        if move is None and view.turn == seat:  # all that was noticed can be let go by
            move = self._by_rule(view, seat, legal, rng)
        yield Decision(move)

    def _noticed(self, legal: Sequence[str], rng: Random) -> Sequence[str]:
        if not self.level.overlooks:
            return legal
        return [move for move in legal if rng.random() >= self.level.overlooks] or legal

    def _by_rule(self, view: Any, seat: int, legal: Sequence[str], rng: Random) -> str | None:
        if self.level.forgets and rng.random() < self.level.forgets and self._can("forget"):
            view = part(self.game_id, "bot").forget(view, seat, rng)
        return greedy_policy(self.game_id)(view, seat, legal, rng)

    def _imagine(self, view: Any, seat: int, legal: Sequence[str]) -> Imagination | None:
        """None where a game goes by its rule of thumb in a position."""
        if not self._can("imagine"):
            game = find_game(self.game_id)
            assert game
            return EnginePlayouts(game, view, seat, legal) if view.turn == seat else None
        imagine = part(self.game_id, "bot").imagine
        imagination: Imagination | None = imagine(view, seat, legal, **self.level.mind)
        return imagination

    def _can(self, what: str) -> bool:
        return has_part(self.game_id, "bot") and hasattr(part(self.game_id, "bot"), what)

    def _choose(self, estimates: list[Estimate], spends: Spends, rng: Random) -> Decision:
        if not self.level.noise:
            return Decision(favourite(self.style, estimates, spends).move, estimates)
        chosen = max(estimates, key=lambda one: rng.gauss(0.0, self.level.noise) - one.behind)
        return Decision(chosen.move, estimates)

    def _spends(self, view: Any, move: str) -> bool:
        """Whether the move gives away a card that some like to keep."""
        if not has_part(self.game_id, "treasures"):
            return False
        spends: bool = part(self.game_id, "treasures").spends(view, move)
        return spends


def find_player(
    game_id: str, level: str, *, style: str = EVEN, budget: Budget | None = None
) -> Player | None:
    """The player of a level, or `random` or `greedy`; `budget` replaces that of the level."""
    if level == "random":
        return PolicyPlayer(random_move)
    if level == "greedy":
        return PolicyPlayer(greedy_policy(game_id))
    if level not in LEVELS:
        return None
    own = levels_of(game_id)[level]
    return LevelPlayer(game_id, own, budget if budget and own.playouts else own.budget, style)
