"""The clerk of 18Africa over whole games: stronger than chance, legal at every table, and its games end as the rulebook says."""

from __future__ import annotations

import pytest

from magnat.bots.africa import Clerk
from magnat.bots.bot import Bot
from magnat.bots.random import RandomBot
from magnat.bots.registry import find, offered
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.lab.match import Match, play
from magnat.lab.simulate import simulate
from tests.bots.duel import shares
from tests.games.africa.table import GAME, Desk

pytestmark = pytest.mark.thorough  # whole games

# An illegal answer of a bot stops a simulation, so every game below also checks that all answers are legal.

ODD_TABLE: dict[str, Setting] = {
    "pass_flip": "mandatory",
    "purchase_sources": "several",
    "auction_next_nominator": "clockwise",
    "city_upgrade_needs": "own_train_and_connected",
    "company_green_multi_buy": True,
    "manager_20_locked": False,
    "managed_no_train_check": "end_of_turn",
    "variable_city_modifiers": False,
    "town_to_city_upgrade": False,
    "upgrade_strictness": "restrictive",
    "unassigned_concession_penalty": 100,
    "round_limit": 4,
}


def test_africa_offers_a_clerk_of_its_own() -> None:
    assert find("africa", "clerk") is Clerk
    assert list(offered("africa"))[-1] == "clerk"


def test_a_clerk_beats_three_that_play_by_chance() -> None:
    report, _ = simulate("africa", 3, 4, ["clerk", "random", "random", "random"], seed=5, options={"round_limit": 6})
    assert report.wins_by_bot == {"clerk": 3, "random": 0}


@pytest.mark.parametrize("players", [2, 7])
def test_the_clerk_plays_legally_with_any_number_of_players(players: int) -> None:
    report, _ = simulate("africa", 1, players, ["clerk", *["random"] * (players - 1)], seed=7, options={"round_limit": 4})
    assert report.finished == 1


def test_the_clerk_plays_legally_under_other_options() -> None:
    report, _ = simulate("africa", 1, 3, ["clerk", "random", "clerk"], seed=7, options=dict(ODD_TABLE))
    assert report.finished == 1


@pytest.mark.parametrize("option", ["simpson_director_deal", "two_player_auction_swap"])
def test_af_11_2_the_clerk_plays_legally_with_other_deals(option: str) -> None:
    report, _ = simulate("africa", 1, 2, ["clerk", "random"], seed=7, options={option: True, "round_limit": 2})
    assert report.finished == 1


def test_af_10_1_clerks_drive_a_good_company_to_the_last_price() -> None:
    desk = Desk(2).own(0, "MF-director", "MF", "MF").trains("MF", "2").cash("MF", 300).tile("D5", "115", 3).joined("D5").price("MF", 230)
    bots: list[Bot] = [Clerk(GAME, desk.rules, seat, Dice(4, seat + 1)) for seat in range(2)]
    match = Match(GAME, desk.rules, bots, Dice(4))
    match.state, match.log = desk.state, Log()
    while not (agenda := match.rules.agenda(match.state)).over:
        match.step(agenda)
    assert [fact.words() for fact in match.log.facts if fact.key == "end-triggered"] == [{"reason": "price"}]


def test_the_same_seed_gives_the_same_play() -> None:
    rules = GAME.rules(GAME.settings({"round_limit": 1}))
    results = []
    for _ in range(2):
        bots = [Clerk(GAME, rules, 0, Dice(9, 1)), RandomBot(GAME, rules, 1, Dice(9, 2))]
        results.append(play(GAME, rules, bots, Dice(9)))
    assert results[0] == results[1]


def test_the_clerk_can_be_measured_against_the_first_one() -> None:
    """Whole matches take minutes: `python -m tests.bots.duel africa` plays them; here two short games show that both play by the law."""
    won = list(shares("africa", 2, 2, seed=1, options={"round_limit": 2}))
    assert len(won) == 2
    assert set(won) <= {0.0, 0.5, 1.0}
