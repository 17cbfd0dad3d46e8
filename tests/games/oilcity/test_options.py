"""The options of a table: what they are called, what their defaults are, and that each changes its clause and nothing else."""

from __future__ import annotations

import pytest

from magnat.games.oilcity import load
from magnat.games.oilcity.actions import AcceptOffer, BackOffer, DeclineOffer, WithdrawOffer
from magnat.kernel.dice import Dice
from magnat.kernel.game import Option, Setting, Unreadable
from magnat.kernel.playout import play_out
from tests.games.oilcity.positions import (
    GAME,
    LANDED,
    MANAGED,
    cash,
    do,
    give,
    heard,
    invest,
    keys,
    offer,
    opening,
    order,
    propose,
    refused,
    see,
    sheet,
    store,
    to_end,
)

DEFAULTS: dict[str, Setting] = {
    "plot_choice": False,
    "tie_break": False,
    "zero_price_wagon_scores": True,
    "score_cash": False,
    "unlimited_components": False,
    "war": False,
    "limits": "balanced",
    "plot_price": 300,
    "company_size": 3,
    "commit": "any_partner",
    "flow": "rounds",
    "tokens": "own",
    "confirm": "one",
    "lending": "wherever",
    "broken_promise": "nothing",
    "turns": 6,
    "own_events": "",
    "own_plots": "",
}
SECOND_EDITION = DEFAULTS | {"limits": "specialist_3_2_1", "plot_price": 500}
FIRST_EDITION = SECOND_EDITION | {"flow": "free", "tokens": "any_partner", "lending": "in_store", "broken_promise": "every_turn"}


def test_oc_1_4_options_stand_at_the_rulebook_unless_the_table_says_otherwise() -> None:
    assert GAME.settings({}) == DEFAULTS


def test_oc_10_1_games_of_earlier_editions_go_on_as_they_began() -> None:
    assert GAME.edition == 3
    assert GAME.settings({}, 1) == FIRST_EDITION
    assert GAME.settings({}, 2) == SECOND_EDITION


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("plot_choice", 1),
        ("plot_choice", "true"),
        ("tie_break", None),
        ("limits", "plain"),
        ("limits", True),
        ("company_size", 5),
        ("company_size", "4"),
        ("commit", "all"),
        ("war", 0),
    ],
)
def test_oc_1_4_a_setting_that_does_not_exist_is_not_guessed(name: str, value: object) -> None:
    with pytest.raises(Unreadable) as complaint:
        GAME.settings({name: value})
    assert complaint.value.key == "bad-option-value"


def test_oc_1_4_an_unknown_option_is_named() -> None:
    with pytest.raises(Unreadable) as complaint:
        GAME.settings({"open_cash": True})
    assert complaint.value.key == "unknown-option"


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_oc_1_4_every_setting_can_be_played_to_the_end(option: Option) -> None:
    for choice in option.choices or (option.default,):
        rules = GAME.make_rules(GAME.settings({option.name: choice}))
        city = rules.start(9)
        play_out(rules, city, Dice(1), 10_000)
        assert rules.agenda(city).over


# limits


@pytest.mark.parametrize(("limits", "wagons"), [("balanced", 2), ("specialist_3_2_1", 2), ("plain_3_1", 1)])
def test_oc_5_2_the_table_of_limits_is_an_option(limits: str, wagons: int) -> None:
    rules, city = opening(limits=limits)
    assert refused(rules, city, 2, order(2, "wagon", wagons + 1)) == ("OC-5.2", "over-limit", wagons, wagons + 1)
    invest(rules, city, MANAGED, order(2, "wagon", wagons))
    assert store(city, MANAGED, "wagon") == [1 + wagons]


@pytest.mark.parametrize("price", [300, 500])
def test_oc_5_7_the_price_of_a_plot_is_an_option(price: int) -> None:
    rules, city = opening(plot_price=price)
    invest(rules, city, MANAGED, order(0, "plot"))
    assert cash(city, MANAGED) == [2400 - price]


def test_oc_5_7_without_a_word_about_it_a_plot_costs_what_the_data_say() -> None:
    assert load.data().costs.prices["plot"] == DEFAULTS["plot_price"]


# score_cash and tie_break together


def test_oc_9_2_score_cash_and_tie_break_can_be_combined() -> None:
    rules, city = opening(score_cash=True, tie_break=True)
    to_end(rules, city)
    assert rules.scores(city) == [2, 2, 2, 3, 3, 3, 3, 3, 3]
    assert rules.agenda(city).places == [3, 3, 3, 1, 1, 1, 1, 1, 1]


# company_size


@pytest.mark.parametrize(("players", "size", "company", "members"), [(11, 2, 3, 2), (10, 4, 2, 4)])
def test_oc_1_1_smaller_and_larger_companies_start_alike(players: int, size: int, company: int, members: int) -> None:
    rules, city = opening(players, company_size=size)
    own = sheet(rules, city, company)
    assert len(own.members) == len(own.professions) == members
    assert own.money == 2400
    gifts = {"engineer": "tower", "merchant": "wagon", "manager": "driller"}
    for profession, gift in gifts.items():
        assert own.store[gift] == own.professions.count(profession)
    assert len(own.plots) == own.professions.count("landowner")


def test_oc_1_1_a_company_of_four_votes_with_three() -> None:
    rules, city = opening(10, company_size=4, commit="majority")
    number = propose(rules, city, 0, offer(2, give="money 100"))
    do(rules, city, 1, BackOffer(number))
    do(rules, city, 6, AcceptOffer(number))
    do(rules, city, 7, AcceptOffer(number))
    assert cash(city, 2) == [2400]
    do(rules, city, 9, AcceptOffer(number))
    assert cash(city, 2) == [2500]


# commit


def test_oc_8_2_with_a_majority_two_of_three_bind_a_company_on_both_sides() -> None:
    rules, city = opening(commit="majority")
    number = propose(rules, city, 0, offer(LANDED, give="money 100"))
    assert refused(rules, city, 3, AcceptOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)
    facts = do(rules, city, 2, BackOffer(number))
    assert heard(facts, "offer-backed") == [{"offer": number, "seat": 2, "giver": 0, "to": 1}]
    assert keys(do(rules, city, 3, AcceptOffer(number))) == ["offer-backed"]
    assert cash(city, MANAGED, LANDED) == [2400, 2400]
    assert refused(rules, city, 3, AcceptOffer(number)) == ("OC-8.2", "already-for-it", 0, 0)
    assert keys(do(rules, city, 5, AcceptOffer(number))) == ["deal-done"]
    assert cash(city, MANAGED, LANDED) == [2300, 2500]


def test_oc_8_2_with_a_majority_an_offer_to_all_needs_the_majority_of_one_company() -> None:
    rules, city = opening(commit="majority")
    number = propose(rules, city, 0, offer(-1, give="money 100"))
    do(rules, city, 1, BackOffer(number))
    do(rules, city, 3, AcceptOffer(number))
    do(rules, city, 6, AcceptOffer(number))
    assert cash(city, 0, 1, 2) == [2400, 2400, 2400]
    do(rules, city, 7, AcceptOffer(number))
    assert cash(city, 0, 1, 2) == [2300, 2400, 2500]


def test_oc_8_2_with_a_majority_any_partner_still_declines_and_withdraws() -> None:
    rules, city = opening(commit="majority")
    for by, wish in ((4, DeclineOffer(1)), (1, WithdrawOffer(2))):
        number = propose(rules, city, 0, offer(LANDED, give="money 100"))
        do(rules, city, 2, BackOffer(number))
        do(rules, city, by, wish)
        assert see(rules, city, 0).offers == []


def test_oc_8_2_with_a_majority_a_waiting_acceptance_is_checked_again() -> None:
    rules, city = opening(commit="majority")
    number = propose(rules, city, 0, offer(LANDED, give="money 100", take="wagon 1"))
    do(rules, city, 2, BackOffer(number))
    do(rules, city, 3, AcceptOffer(number))
    give(city, LANDED, wagon=-1)
    assert refused(rules, city, 4, AcceptOffer(number)) == ("OC-8.2", "not-in-store", 1, 0)


def test_oc_8_2_by_default_one_partner_is_enough_on_either_side() -> None:
    rules, city = opening()
    number = propose(rules, city, 1, offer(LANDED, give="money 100"))
    assert keys(do(rules, city, 5, AcceptOffer(number))) == ["deal-done"]
