"""Statements read afresh from the rulebook, compared with a table that has the default options: own tokens and the bankers' round."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import Confirm, Extract, RunRefinery, SendPedlar
from magnat.games.oilcity.figures import CARD_ORDERS, CHARACTER_ORDERS, CRUDE, ORDERS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import Stage
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action, Seat
from tests.games.oilcity import positions
from tests.games.oilcity.positions import (
    CONGRESS,
    GORLICE,
    LANDED,
    MANAGED,
    RIG_EVENT,
    THIRD,
    allowed,
    cash,
    chances,
    clear,
    die,
    do,
    draw,
    give,
    lift,
    on_plot,
    order,
    points,
    purse,
    put,
    refused,
    seat_of,
    sell,
    settle,
    sheet,
    stage_of,
    store,
)

COMPANIES = (MANAGED, LANDED, THIRD)


def paper(event: str = RIG_EVENT) -> tuple[OilCityRules, OilCityState]:
    """The first turn with the options that a new table has; nobody has a plot."""
    rules, city = positions.opening(9, event, flow="rounds", tokens="own")
    for company in COMPANIES:
        clear(city, company)
    return rules, city


def lay(rules: OilCityRules, city: OilCityState, tokens: dict[Seat, Action]) -> None:
    """These players lay their tokens, all companies confirm, the bank serves."""
    for seat, wish in tokens.items():
        do(rules, city, seat, wish)
    for company in COMPANIES:
        do(rules, city, seat_of(company), Confirm())


def to_sale(rules: OilCityRules, city: OilCityState, company: int, shows: int = 0) -> None:
    """The bankers go round until this company sells; its dice show this. Those before it sell nothing, and their dice show water."""
    first = (city.turn - 1) % len(COMPANIES)
    for other in [*COMPANIES[first:], *COMPANIES[:first]]:
        do(rules, city, seat_of(other), Extract())
        while chances(rules, city):
            die(rules, city, other, shows if other == company else 0)
        if other == company:
            return
        sell(rules, city, other)


def next_turn(rules: OilCityRules, city: OilCityState, event: str) -> None:
    """Whoever has not sold yet sells nothing; then this event."""
    for company in COMPANIES:
        if city.companies[company].stage == Stage.SELLING:
            sell(rules, city, company)
    for company in COMPANIES:
        if stage_of(rules, city, company) != "done":
            do(rules, city, seat_of(company), Extract())
            while chances(rules, city):
                die(rules, city, company, 0)
            sell(rules, city, company)
    draw(rules, city, event)


# Phase B


@pytest.mark.parametrize("company", COMPANIES)
def test_oc_5_2_every_partner_may_do_every_action_with_the_own_token(company: int) -> None:
    """Chapters 2.1 and 2.2: characters differ in how much they do at once, not in what they do."""
    for member in range(3):
        rules, city = paper()
        give(city, company, wax=1, refinery=1, crude=1)
        for thing in [*CHARACTER_ORDERS, *CARD_ORDERS]:
            assert allowed(rules, city, seat_of(company, member), order(member, ORDERS[thing]))
        assert allowed(rules, city, seat_of(company, member), SendPedlar(member, 1, 0, 0))
        assert allowed(rules, city, seat_of(company, member), RunRefinery(member, 1))


def test_oc_5_6_six_hundred_from_the_pedlar_buy_a_tower_and_leave_a_hundred() -> None:
    """Chapter 4.1 b, the example, by two partners with a token each."""
    rules, city = paper()
    purse(city, MANAGED, 0)
    give(city, MANAGED, wax=1, gas=1, kerosene=1)
    towers = store(city, MANAGED, "tower")[0]
    lay(rules, city, {seat_of(MANAGED, 1): SendPedlar(1, 1, 1, 1), seat_of(MANAGED, 2): order(2, "tower")})
    assert (cash(city, MANAGED), store(city, MANAGED, "tower")) == ([100], [towers + 1])


def test_oc_5_1_all_three_partners_may_send_their_pedlars() -> None:
    rules, city = paper()
    give(city, MANAGED, wax=9)
    lay(rules, city, {seat_of(MANAGED, member): SendPedlar(member, 3, 0, 0) for member in range(3)})
    assert (cash(city, MANAGED), store(city, MANAGED, "wax")) == ([2400 + 1800], [0])


def test_oc_5_5_refined_kerosene_travels_in_the_same_turn() -> None:
    """Chapter 2.6: the refinery works in the investment phase, before the sale."""
    rules, city = paper()
    give(city, MANAGED, refinery=1, crude=2)
    lay(rules, city, {seat_of(MANAGED): RunRefinery(0, 2)})
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, kerosene=4, wagons=1)
    assert sheet(rules, city, MANAGED).revenue == [1200]


def test_oc_5_5_extracted_crude_is_refined_in_the_next_turn_at_the_earliest() -> None:
    rules, city = paper()
    give(city, MANAGED, refinery=1)
    settle(rules, city, MANAGED, GORLICE, "T........")
    lay(rules, city, {})
    to_sale(rules, city, MANAGED, 2)
    assert store(city, MANAGED, "crude") == [2]
    assert refused(rules, city, seat_of(MANAGED), RunRefinery(0, 2))[1] == "not-now"
    next_turn(rules, city, CONGRESS)
    lay(rules, city, {seat_of(MANAGED): RunRefinery(0, 2)})
    assert store(city, MANAGED, "crude", "kerosene") == [0, 4]


# Phase C


def test_oc_6_4_a_pump_bought_now_is_at_work_now() -> None:
    rules, city = paper()
    plot = settle(rules, city, MANAGED, GORLICE, "....T....")
    lay(rules, city, {seat_of(MANAGED): order(0, "pump")})
    put(rules, city, MANAGED, "pump", plot, "h")
    to_sale(rules, city, MANAGED, 0)
    assert store(city, MANAGED, "gas") == [1]


def test_oc_6_7_a_driller_whom_a_fan_has_kept_works_again_without_pay() -> None:
    """Chapter 4.1 c; in the next turn he may be moved first."""
    rules, city = paper()
    plot = settle(rules, city, MANAGED, GORLICE, "DF.......")
    lay(rules, city, {})
    to_sale(rules, city, MANAGED, 1)
    next_turn(rules, city, CONGRESS)
    lay(rules, city, {})
    lift(rules, city, MANAGED, plot, "a")
    put(rules, city, MANAGED, "driller", plot, "c")
    to_sale(rules, city, MANAGED, 2)
    assert (store(city, MANAGED, "crude", "wax"), cash(city, MANAGED), on_plot(city, MANAGED)) == ([1, 2], [2400], ".FD......")


def test_oc_3_4_no_improvement_reaches_a_deposit_diagonally() -> None:
    """Chapters 2.11 and 4.1 c: each of the four improvements on every free field, for every deposit, on the first plot like that."""
    rules, _ = paper()
    tried = set[tuple[int, int, bool]]()
    for card in rules.figures.plots:
        for deposit, free in [(one, other) for one in range(9) for other in range(9) if card.deposits[one] and card.free[other]]:
            crude, beside = card.deposits[deposit] == CRUDE, abs(deposit // 3 - free // 3) + abs(deposit % 3 - free % 3) == 1
            if (deposit, free, crude) in tried:
                continue
            tried.add((deposit, free, crude))
            assert worked(card.name, deposit, "T", free, "P", 0) == (int(beside), 0, True)
            assert worked(card.name, deposit, "T", free, "R", 1) == (1 + int(beside), 0, True)
            assert worked(card.name, deposit, "T", free, "S", 1) == (1, int(beside and crude), True)
            if not card.tower_only[deposit]:
                assert worked(card.name, deposit, "D", free, "F", 1) == (1, 0, beside)
    assert len(tried) == 2 * 4 * 4


def worked(card: str, deposit: int, piece: str, free: int, improvement: str, shows: int) -> tuple[int, int, bool]:
    """Units that a single piece next to a single improvement wins, how many of them are kerosene, and whether the piece is still there."""
    rules, city = paper()
    fields = ["."] * 9
    fields[deposit], fields[free] = piece, improvement
    settle(rules, city, MANAGED, card, "".join(fields))
    lay(rules, city, {})
    to_sale(rules, city, MANAGED, shows)
    goods = store(city, MANAGED, "wax", "gas", "crude", "kerosene")
    return sum(goods), goods[3], on_plot(city, MANAGED)[deposit] == piece


# Phase D and the value sheet


def test_oc_6_6_distilled_kerosene_travels_in_the_same_turn() -> None:
    rules, city = paper()
    settle(rules, city, MANAGED, GORLICE, ".....S..T")
    lay(rules, city, {})
    to_sale(rules, city, MANAGED, 2)
    sell(rules, city, MANAGED, kerosene=2, wagons=1)
    assert sheet(rules, city, MANAGED).revenue == [600]


def test_oc_7_1_two_half_full_wagons_are_two_wagons_sold() -> None:
    """Chapter 2.4: up to four units; the sheet counts wagons, and a tie may be broken by them."""
    rules, city = paper()
    give(city, MANAGED, wagon=1, wax=4)
    lay(rules, city, {})
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, wax=4, wagons=2)
    assert (sheet(rules, city, MANAGED).wagons, store(city, MANAGED, "wagon")) == ([2], [0])


def test_oc_9_7_a_turn_in_which_only_the_pedlar_sold_is_none_with_a_sale() -> None:
    """Chapter 4.1 d: a wagon must have been sold."""
    rules, city = paper()
    give(city, MANAGED, wax=3)
    lay(rules, city, {seat_of(MANAGED): SendPedlar(0, 3, 0, 0)})
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED)
    assert (points(rules, city, MANAGED)["sale-turns"], points(rules, city, MANAGED)["revenue"]) == (0, 0)
