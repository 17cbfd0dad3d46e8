"""OC-5.1, OC-8.2: bots in a company that people lead leave their seats to them, agree with most of them, and do nothing else."""

from __future__ import annotations

from magnat.bots.oilcity import agree
from magnat.games.oilcity.actions import AcceptOffer, HandOver, MakeOffer, Order
from magnat.games.oilcity.figures import CRUDE, FAN, MONEY, PUMP
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import Stage
from magnat.games.oilcity.state import NOTHING, Bundle, OilCityState, nothing
from magnat.kernel.contract import Seat
from tests.bots.oilcity.tables import clerk, do, give, question, table, turn


def said(rules: OilCityRules, city: OilCityState, seat: Seat, people: list[Seat]) -> str:
    action = agree(rules, question(rules, city, seat), people)
    if action is None:
        return ""
    do(rules, city, seat, action)
    return action.key


def offered(commit: str) -> tuple[OilCityRules, OilCityState]:
    """Company 0, led by seat 0, offers crude to company 1 at a price that no clerk would pay."""
    rules = table(commit=commit)
    city = turn(rules, 2)
    give(city, crude=1)
    crude, money = nothing(), nothing()
    crude[CRUDE], money[MONEY] = 1, 2000
    none = Bundle(nothing(), [])
    do(rules, city, 0, MakeOffer(1, Bundle(crude, []), Bundle(money, []), none, none, 0, NOTHING))
    return rules, city


def test_oc_8_2_a_person_with_two_bots_makes_and_accepts_deals_alone() -> None:
    rules, city = offered("majority")
    assert not any(option.key == "accept-offer" for option in rules.options(city, 3))  # one of three is not the company
    assert said(rules, city, 1, [0]) == "back-offer"
    assert said(rules, city, 2, [0]) == ""  # two of three are enough
    assert said(rules, city, 4, [3]) == ""  # their person has not said anything yet
    do(rules, city, 3, AcceptOffer(1))
    assert said(rules, city, 4, [3]) == "accept-offer"
    assert (city.companies[0].store[CRUDE], city.companies[1].store[CRUDE]) == (0, 1)


def test_oc_8_2_where_people_disagree_the_bot_does_not_decide_between_them() -> None:
    rules, city = offered("majority")
    assert said(rules, city, 2, [0, 1]) == ""


def test_oc_8_2_where_one_partner_binds_the_company_nobody_has_to_agree() -> None:
    rules, city = offered("any_partner")
    assert said(rules, city, 1, [0]) == ""


def test_oc_5_1_where_everybody_lays_the_own_token_a_bot_leaves_its_seat_to_a_person() -> None:
    rules = table(tokens="own")
    city = turn(rules)
    assert said(rules, city, 1, [0]) == "hand-over"
    assert said(rules, city, 2, [0]) == "hand-over"
    assert city.holders[:3] == [0, 0, 0]
    do(rules, city, 0, Order(1, PUMP, 1))
    do(rules, city, 0, Order(2, FAN, 1))


def test_oc_5_1_it_is_left_to_somebody_who_plays_for_themselves() -> None:
    rules = table(tokens="own")
    city = turn(rules)
    do(rules, city, 0, HandOver(0, 1))
    assert said(rules, city, 2, [0, 1]) == "hand-over"
    assert city.holders[2] == 1


def test_oc_5_9_where_all_must_confirm_it_is_left_too() -> None:
    rules = table(confirm="all")
    city = turn(rules)
    assert said(rules, city, 2, [0]) == "hand-over"


def test_oc_5_1_where_any_partner_lays_tokens_nothing_has_to_be_left() -> None:
    rules = table()
    assert said(rules, turn(rules), 1, [0]) == ""


def test_oc_5_1_a_clerk_who_holds_its_partners_seats_lays_their_tokens_too() -> None:
    rules = table(tokens="own")
    city = turn(rules)
    do(rules, city, 1, HandOver(1, 0))
    do(rules, city, 2, HandOver(2, 0))
    bot, laid = clerk(rules, 0), set[int]()
    while city.companies[0].stage == Stage.INVESTING:
        do(rules, city, 0, bot.choose(question(rules, city, 0)))
        laid |= {plan.member for plan in city.companies[0].plans}
    assert laid == {0, 1, 2}
