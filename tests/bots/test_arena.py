"""The arena: the same cards for all sides, the same results however the work is shared out."""

import json
from concurrent.futures import ThreadPoolExecutor
from math import isclose

import pytest
from sobremesa.__main__ import main
from sobremesa.bots.arena import PLAYERS, Contest, Result, play, play_deal, summarize
from sobremesa.bots.search import Budget
from sobremesa.games import all_games

FEW = Budget(playouts=20)


@pytest.mark.parametrize("game", all_games())
def test_equals_share_equally(game):
    """Both sides of a deal go by the same rule of thumb, so nobody is ahead."""
    contest = Contest(game, "greedy", "greedy")
    results = [play_deal(contest, deal) for deal in range(3)]
    assert abs(summarize(contest, results).above) < 6


@pytest.mark.parametrize(
    ("game", "rules"), [("kseri", {"preset": "pairs"}), ("pese_katesh", {"preset": "teams"})]
)
def test_partners_play_for_one_side(game, rules):
    contest = Contest(game, "greedy", "random", rules)
    summary = summarize(contest, [play_deal(contest, deal) for deal in range(4)])
    assert summary.fair == 0.5
    assert summary.above > 0


def test_whoever_meets_himself_scores_just_the_fair_share():
    """With no chance in the players the rotations of a two-sided deal cancel out."""
    contest = Contest("kseri", "greedy", "greedy", {"players": 2}, budget=FEW)
    result = play_deal(contest, 7)
    again = play_deal(contest, 7)
    assert (result.above, result.won) == (again.above, again.won)


def test_results_do_not_depend_on_who_computes_them():
    contest = Contest("kseri", "master", "greedy", budget=FEW)
    alone = [play_deal(contest, deal) for deal in range(4)]
    with ThreadPoolExecutor(2) as executor:
        shared = sorted(play(contest, executor, range(4)), key=lambda result: result.deal)
    assert [(one.above, one.won) for one in alone] == [(one.above, one.won) for one in shared]


@pytest.mark.parametrize("player", PLAYERS)
def test_everybody_listed_can_play(player):
    assert play_deal(Contest("kseri", player, "random", budget=FEW), 0).deal == 0


def test_the_interval_shrinks_with_the_deals():
    few = [Result(deal, deal % 2, 0.5, ([0.1], [0.2])) for deal in range(10)]
    contest = Contest("kseri", "greedy", "random")
    many = summarize(contest, [*few, *few, *few, *few])
    assert isclose(many.above, 0.5)
    assert isclose(many.above_error * 2, summarize(contest, few).above_error, rel_tol=0.1)
    assert many.seconds == (pytest.approx(0.1), pytest.approx(0.2))


def told(capsys, *arguments):
    status = main(["arena", "kseri", "--a", "greedy", "--b", "random", "--jobs", "1", *arguments])
    assert status == 0
    return capsys.readouterr().out


def test_what_was_played_is_not_played_again(capsys, tmp_path, monkeypatch):
    kept = tmp_path / "results.jsonl"
    whole = told(capsys, "--deals", "4", "--json", "--keep", str(kept))
    assert len(kept.read_text().splitlines()) == 4
    monkeypatch.setattr("sobremesa.bots.ledger.play", lambda *_: iter(()))
    assert told(capsys, "--deals", "4", "--json", "--keep", str(kept)) == whole
    assert (
        json.loads(told(capsys, "--deals", "4", "--json", "--keep", str(kept), "--seed", "x"))[
            "deals"
        ]
        == 0
    )


def test_the_table_names_both(capsys):
    text = told(capsys, "--deals", "2", "--rules", "pisti")
    assert "greedy against random, 2 deals" in text
    assert "95 %" in text


@pytest.mark.parametrize("rules", ["nonsense", '{"players": 99}', '{"players"'])
def test_impossible_rules_are_refused_in_words(capsys, rules):
    assert main(["arena", "kseri", "--a", "greedy", "--b", "random", "--rules", rules]) == 2
    assert capsys.readouterr().err
