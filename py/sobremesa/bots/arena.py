"""The arena: the same cards are played once with each side in the hands of A, the rest in B's.

What is counted is A's mean over all sides, so that the luck of the deal cancels out. A
clairvoyant is a master who is shown every card; it exists here only, as a yardstick.
"""

import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor, as_completed
from dataclasses import asdict, dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from sobremesa.bots.levels import LEVELS, levels_of
from sobremesa.bots.player import Player, decide, find_player
from sobremesa.bots.search import Budget
from sobremesa.bots.styles import EVEN
from sobremesa.bots.wire import stream_of
from sobremesa.engine.match import Match
from sobremesa.games import find_game, part

CLAIRVOYANT = "clairvoyant"
PLAYERS = ("random", "greedy", *LEVELS, CLAIRVOYANT)
_CERTAINTY = 1.96


@dataclass(frozen=True)
class Contest:
    """Who meets whom, under which rules; `style` is A's, `budget` replaces those of the levels."""

    game: str
    a: str
    b: str
    rules: Mapping[str, Any] = field(default_factory=dict)
    seed: str = "arena"
    style: str = EVEN
    budget: Budget | None = None


@dataclass(frozen=True)
class Result:
    """One deal, played as often as there are sides.

    above: A's points above the fair share; won: A's share of the wins
    seconds: decision times of A and of B
    """

    deal: int
    above: float
    won: float
    seconds: tuple[list[float], list[float]]


def play(contest: Contest, executor: Executor, deals: Iterable[int]) -> Iterator[Result]:
    """The results of the deals, as they come in."""
    waiting = [executor.submit(play_deal, contest, deal) for deal in deals]
    for done in as_completed(waiting):
        yield done.result()


def play_deal(contest: Contest, deal: int) -> Result:
    """Play one deal with A on each side in turn."""
    game = find_game(contest.game)
    assert game
    rules = game.rules_type.read(contest.rules)
    sides = [rules.team(seat) for seat in range(rules.seats)]
    seconds: tuple[list[float], list[float]] = ([], [])
    above, won = [], []
    for side in sorted(set(sides)):
        match = Match.new(game, rules, f"{contest.seed}.{deal}")
        own = [seat for seat in range(rules.seats) if sides[seat] == side]
        score = _play_out(match, contest, own, f"{contest.seed}.{deal}.{side}", seconds)
        above.append(fmean(score[seat] for seat in own) - fmean(score))
        won.append(_share_of_win(score, sides, side))
    return Result(deal, fmean(above), fmean(won), seconds)


def _play_out(
    match: Match,
    contest: Contest,
    own: list[int],
    key: str,
    seconds: tuple[list[float], list[float]],
) -> list[float]:
    """What each seat has scored when the unit that is counted is over."""
    names = (contest.a, contest.b)
    players = (_player(contest, contest.a, contest.style), _player(contest, contest.b, EVEN))
    bot = part(contest.game, "bot")
    while not match.is_over and len(match.points) < bot.DEALS:
        for seat in _due(match):
            side = 0 if seat in own else 1
            view = match.state() if names[side] == CLAIRVOYANT else match.view(seat)
            rng = stream_of(f"{key}.{len(match.moves)}.{seat}")
            begun = time.perf_counter()
            move = decide(players[side], view, seat, match.legal_moves(seat), rng).move
            seconds[side].append(time.perf_counter() - begun)
            if move is not None:
                match.play(seat, move)
                break
        else:
            raise RuntimeError(f"nobody moves after {match.moves}")
    score: list[float] = bot.score(match.points)
    return score


def _player(contest: Contest, name: str, style: str) -> Player:
    """The player, on his own playouts but without a clock if no budget is told."""
    level = LEVELS[-1] if name == CLAIRVOYANT else name
    budget = contest.budget
    if budget is None and level in LEVELS:
        budget = Budget(levels_of(contest.game)[level].playouts)
    player = find_player(contest.game, level, style=style, budget=budget)
    assert player, name
    return player


def _due(match: Match) -> list[int]:
    """Who may act: those out of turn before the one whose turn it is."""
    seats = [seat for seat in range(match.seats) if match.legal_moves(seat)]
    return sorted(seats, key=lambda seat: seat == match.turn)


def _share_of_win(score: list[float], sides: list[int], side: int) -> float:
    totals = dict.fromkeys(sides, 0.0)
    for points, one in zip(score, sides, strict=True):
        totals[one] += points
    best = [one for one, total in totals.items() if total == max(totals.values())]
    return (side in best) / len(best)


@dataclass(frozen=True)
class Summary:
    """Means over deals with the half widths of their 95 % intervals; times in seconds."""

    deals: int
    above: float
    above_error: float
    won: float
    won_error: float
    fair: float
    seconds: tuple[float, float]
    seconds_95: tuple[float, float]

    def tell(self) -> dict[str, Any]:
        """The summary as JSON can hold it."""
        return asdict(self)


def summarize(contest: Contest, results: Iterable[Result]) -> Summary:
    """What the results say together."""
    known = sorted(results, key=lambda result: result.deal)
    above, above_error = _interval([result.above for result in known])
    won, won_error = _interval([result.won for result in known])
    times = [sorted(t for result in known for t in result.seconds[side]) for side in (0, 1)]
    return Summary(
        len(known),
        above,
        above_error,
        won,
        won_error,
        _fair(contest),
        (_mean(times[0]), _mean(times[1])),
        (_high(times[0]), _high(times[1])),
    )


def _fair(contest: Contest) -> float:
    game = find_game(contest.game)
    assert game
    rules = game.rules_type.read(contest.rules)
    return 1 / len({rules.team(seat) for seat in range(rules.seats)})


def _interval(values: list[float]) -> tuple[float, float]:
    if len(values) < 2:
        return _mean(values), float("inf")
    return fmean(values), _CERTAINTY * stdev(values) / sqrt(len(values))


def _mean(values: list[float]) -> float:
    return fmean(values) if values else 0.0


def _high(ordered: list[float]) -> float:
    """The 95th percentile."""
    return ordered[int(0.95 * (len(ordered) - 1))] if ordered else 0.0
