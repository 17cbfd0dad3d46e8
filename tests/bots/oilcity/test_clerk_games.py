"""The clerk of Oil City over whole games: stronger than chance, legal at every table, and every game comes to an end."""

from __future__ import annotations

from statistics import median

import pytest

from magnat.bots.bot import Bot
from magnat.bots.random import RandomBot
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.lab.match import Match
from magnat.lab.simulate import simulate
from tests.bots.oilcity.tables import GAME, clerk, table

# An illegal answer of a bot stops a simulation, so every game below also checks that all answers are legal.


def test_three_companies_of_clerks_beat_three_that_play_by_chance() -> None:
    report, _ = simulate("oilcity", 20, 18, ["clerk"] * 9 + ["random"] * 9, seed=5)
    assert report.finished == 20
    assert report.wins_by_bot["clerk"] >= 19.5


def test_shared_places_of_partners_add_up_to_one_win_a_game() -> None:
    report, rows = simulate("oilcity", 6, 9, ["clerk"], seed=6)
    assert report.wins_by_bot == {"clerk": pytest.approx(6)}
    assert all(row.result.scores[0] == row.result.scores[1] == row.result.scores[2] for row in rows)


@pytest.mark.parametrize("players", [9, 18, 30])
def test_a_company_of_clerks_is_worth_15_to_35_points(players: int) -> None:
    _, rows = simulate("oilcity", 6, players, ["clerk"], seed=8)
    assert 15 <= median(row.result.scores[seat] for row in rows for seat in range(0, players, 3)) <= 35


@pytest.mark.parametrize("players", range(9, 31, 3))
def test_the_clerk_plays_legally_with_any_number_of_players(players: int) -> None:
    report, _ = simulate("oilcity", 1, players, ["clerk"] * (players - 3) + ["random"] * 3, seed=7)
    assert report.finished == 1


@pytest.mark.parametrize("size", [2, 4])
@pytest.mark.parametrize("players", [10, 11, 16, 29])
def test_oc_1_1_the_clerk_plays_legally_in_companies_of_two_and_four(players: int, size: int) -> None:
    report, _ = simulate("oilcity", 1, players, ["clerk"], seed=7, options={"company_size": size})
    assert report.finished == 1


@pytest.mark.parametrize(
    "options",
    [
        {"plot_choice": True},
        {"tie_break": True},
        {"zero_price_wagon_scores": False},
        {"score_cash": True},
        {"unlimited_components": True},
        {"war": True},
        {"limits": "plain_3_1"},
        {"commit": "majority"},
        {"flow": "free"},
        {"tokens": "any_partner"},
        {"confirm": "all"},
        {"confirm": "majority", "tokens": "any_partner", "flow": "free"},
        {"lending": "in_store", "broken_promise": "every_turn"},
        {"turns": 12},
        {"own_plots": '[{"name":"Side by side","fields":"cgwC....-","copies":9},{"name":"Corners","fields":"c.g.-.w.G","copies":9}]'},
        {"plot_choice": True, "score_cash": True, "war": True, "limits": "plain_3_1", "commit": "majority", "unlimited_components": True},
    ],
    ids=str,
)
def test_the_clerk_plays_legally_under_every_option(options: dict[str, Setting]) -> None:
    report, _ = simulate("oilcity", 2, 12, ["clerk"] * 9 + ["random"] * 3, seed=7, options=options)
    assert report.finished == 2


@pytest.mark.parametrize(
    "company", [["clerk", "random", "random"], ["random", "clerk", "random"], ["random", "clerk", "clerk"]], ids="-".join
)
def test_companies_of_clerks_and_others_come_to_an_end(company: list[str]) -> None:
    report, _ = simulate("oilcity", 4, 9, company * 3, seed=9)
    assert report.finished == 4
    assert report.length.max < 3000


def test_oc_8_clerks_make_deals_with_each_other() -> None:
    deals = 0
    for index in range(8):
        rules = table()
        bots: list[Bot] = [clerk(rules, seat) for seat in range(12)]
        match = Match(GAME, rules, bots, Dice(4, index))
        match.log = Log()
        while not (agenda := match.rules.agenda(match.state)).over:
            match.step(agenda)
        deals += sum(fact.key == "deal-done" for fact in match.log.facts)
    assert deals > 0


def test_oc_8_offers_of_clerks_tempt_others_too() -> None:
    deals = 0
    for index in range(6):
        rules = table()
        bots: list[Bot] = [clerk(rules, seat) if seat < 6 else RandomBot(GAME, rules, seat, Dice(index, seat)) for seat in range(9)]
        match = Match(GAME, rules, bots, Dice(5, index))
        match.log = Log()
        while not (agenda := match.rules.agenda(match.state)).over:
            match.step(agenda)
        deals += sum(fact.key == "deal-done" for fact in match.log.facts)
    assert deals > 0
