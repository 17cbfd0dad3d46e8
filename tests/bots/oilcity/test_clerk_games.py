"""The clerk of Oil City over whole games: stronger than chance, legal at every table, and every game comes to an end."""

from __future__ import annotations

from statistics import median

import pytest

from magnat.bots.bot import Bot
from magnat.bots.random import RandomBot
from magnat.games.oilcity.figures import SOLD_GOODS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Fact, Log, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.lab.match import Match
from magnat.lab.simulate import simulate
from tests.bots.duel import shares
from tests.bots.oilcity.tables import GAME, clerk, table

pytestmark = pytest.mark.thorough  # whole games

# An illegal answer of a bot stops a simulation, so every game below also checks that all answers are legal.


def test_two_companies_of_clerks_beat_two_that_play_by_chance() -> None:
    report, _ = simulate("oilcity", 10, 12, ["clerk"] * 6 + ["random"] * 6, seed=5)
    assert report.finished == 10
    assert report.wins_by_bot["clerk"] >= 9.5


def test_the_clerk_beats_the_first_one() -> None:
    """A small part of what `python -m tests.bots.duel oilcity` plays."""
    assert sum(shares("oilcity", 20, 12, seed=3)) >= 14


def hoarding(rules: OilCityRules, state: State, fact: Fact) -> bool:
    """A company that has sold nothing, and keeps goods that were worth 800 zlr or more."""
    if fact.key != "nothing-sold":
        return False
    assert isinstance(state, OilCityState)
    company, event = state.companies[int(fact.words()["company"])], rules.figures.events[state.events[-1]]
    return sum(company.store[good] * event.prices[good] for good in SOLD_GOODS) >= 800


def test_oc_7_clerks_hardly_ever_sit_on_goods_that_they_cannot_sell() -> None:
    sales = idle = 0
    for index in range(10):
        rules = table(flow="rounds", tokens="own")
        match = Match(GAME, rules, [clerk(rules, seat) for seat in range(12)], Dice(6, index))
        match.log = Log()
        while not (agenda := match.rules.agenda(match.state)).over:
            before = len(match.log.facts)
            match.step(agenda)
            sales += sum(fact.key in ("sold", "nothing-sold") for fact in match.log.facts[before:])
            idle += sum(hoarding(rules, match.state, fact) for fact in match.log.facts[before:])
    assert sales == 10 * 4 * 6
    assert idle <= sales // 20


def test_shared_places_of_partners_add_up_to_one_win_a_game() -> None:
    report, rows = simulate("oilcity", 6, 9, ["clerk"], seed=6)
    assert report.wins_by_bot == {"clerk": pytest.approx(6)}
    assert all(row.result.scores[0] == row.result.scores[1] == row.result.scores[2] for row in rows)


@pytest.mark.parametrize(("players", "games"), [(9, 6), (18, 3), (30, 1)])
def test_a_company_of_clerks_is_worth_25_to_45_points(players: int, games: int) -> None:
    _, rows = simulate("oilcity", games, players, ["clerk"], seed=8)
    assert 25 <= median(row.result.scores[seat] for row in rows for seat in range(0, players, 3)) <= 45


@pytest.mark.parametrize("players", range(9, 31, 3))
def test_the_clerk_plays_legally_with_any_number_of_players(players: int) -> None:
    report, _ = simulate("oilcity", 1, players, ["clerk"] * (players - 3) + ["random"] * 3, seed=7)
    assert report.finished == 1


@pytest.mark.parametrize(("players", "size"), [(10, 4), (11, 2), (16, 2), (29, 4)])
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
    report, _ = simulate("oilcity", 1, 12, ["clerk"] * 9 + ["random"] * 3, seed=7, options=options)
    assert report.finished == 1


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
    assert deals >= 8 * 4  # one for each company and game


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
