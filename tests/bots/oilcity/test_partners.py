"""OC-8.2, option `commit`: bots in a company that people lead agree with most of them, and do nothing else."""

from __future__ import annotations

from magnat.bots.oilcity import agree
from magnat.games.oilcity.actions import AcceptOffer, MakeOffer
from magnat.games.oilcity.figures import CRUDE, MONEY
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import NOTHING, Bundle, OilCityState, nothing
from magnat.kernel.contract import Seat
from tests.bots.oilcity.tables import do, give, question, table, turn


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
