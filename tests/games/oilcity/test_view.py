"""What a partner, another company, a banker and a spectator each see (decision 5), and that nothing else can be reached."""

from __future__ import annotations

import msgspec
import pytest

from magnat.games.oilcity.actions import (
    AcceptOffer,
    BackOffer,
    DeclineOffer,
    EnforcePromise,
    ForgivePromise,
    KeepPromise,
    SendPedlar,
    TakeToken,
    WithdrawOffer,
)
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action, Fact, Seat
from magnat.kernel.game import SPECTATOR
from tests.games.oilcity.positions import (
    GAME,
    GORLICE,
    LANDED,
    MANAGED,
    broken_promise,
    cash,
    deal,
    do,
    end_turn,
    give,
    invest,
    offer,
    offered,
    opening,
    order,
    pass_turn,
    person,
    propose,
    purse,
    refused,
    see,
    seen,
    sell,
    settle,
    the_fact,
    to_end,
    to_sale,
)

MINE, PARTNER, THEIRS, OTHERS = 0, 2, 3, 6
BANKERS = (9, 10)
EVERYBODY: list[Seat] = [*range(11), SPECTATOR]
OUTSIDERS: list[Seat] = [*range(3, 9), SPECTATOR]
"""Everybody but the partners of company 0 and the bankers."""

PLANTED = 31_700


def encoded(rules: OilCityRules, city: OilCityState, seat: Seat) -> bytes:
    """Everything that the seat can be sent: view, options, forms, and what holds the table up or is its own to decide."""
    agenda = rules.agenda(city)
    decisions = [[it.seat, it.key, it.clause] for it in agenda.decisions if it.must or it.seat == seat]
    chances = [[it.key, it.clause, it.weights, it.about] for it in agenda.chances]
    return msgspec.json.encode(
        [see(rules, city, seat), offered(rules, city, seat), GAME.forms(rules, city, seat), decisions, chances]
    )  # fmt: skip


def money_seen(rules: OilCityRules, city: OilCityState, seat: Seat) -> list[int | None]:
    return [company.money for company in see(rules, city, seat).companies]


def plans_seen(rules: OilCityRules, city: OilCityState, seat: Seat) -> list[int | None]:
    """How many plans of each company the seat sees; None where they are hidden."""
    return [None if company.plans is None else len(company.plans) for company in see(rules, city, seat).companies]


# Cash


@pytest.mark.parametrize(
    ("seat", "expected"),
    [(0, [100, None, None]), (2, [100, None, None]), (4, [None, 200, None]), (9, [100, 200, 300]), (10, [100, 200, 300]), (-1, [None] * 3)],
)
def test_oc_9_2_cash_is_seen_by_partners_and_bankers(seat: Seat, expected: list[int | None]) -> None:
    rules, city = opening()
    for company in range(3):
        purse(city, company, 100 * (company + 1))
    assert money_seen(rules, city, seat) == expected


@pytest.mark.parametrize("seat", [0, 5, 9, -1])
def test_oc_9_2_at_the_end_cash_stands_on_every_sheet(seat: Seat) -> None:
    rules, city = opening()
    to_end(rules, city)
    assert money_seen(rules, city, seat) == [2400, 2400, 2400]


@pytest.mark.parametrize("score_cash", [False, True])
@pytest.mark.parametrize("seat", OUTSIDERS)
def test_oc_9_2_hidden_cash_cannot_be_found_in_anything_that_is_sent(seat: Seat, score_cash: bool) -> None:
    rules, city = opening(score_cash=score_cash)
    purse(city, MANAGED, PLANTED)
    left = city.bank[0]
    for planted in (PLANTED, PLANTED // 100, left, 165_000 - left):
        assert str(planted).encode() not in encoded(rules, city, seat)
    assert str(PLANTED).encode() in encoded(rules, city, PARTNER)


@pytest.mark.parametrize("seat", OUTSIDERS)
def test_oc_9_2_points_are_hidden_where_they_would_give_cash_away(seat: Seat) -> None:
    rules, city = opening(score_cash=True)
    purse(city, MANAGED, PLANTED)
    assert see(rules, city, seat).companies[MANAGED].points is None
    assert (see(rules, city, PARTNER).companies[MANAGED].points or {})["revenue"] == 31
    assert (see(rules, city, 9).companies[MANAGED].points or {})["revenue"] == 31


@pytest.mark.parametrize("seat", EVERYBODY)
def test_oc_9_2_the_notes_in_the_bank_are_not_counted_out(seat: Seat) -> None:
    rules, city = opening()
    assert "money" not in see(rules, city, seat).bank


@pytest.mark.parametrize("seat", [6, 7, 8, SPECTATOR])
def test_oc_9_2_positions_that_differ_in_hidden_cash_look_the_same(seat: Seat) -> None:
    rules, city = opening()
    before = encoded(rules, city, seat)
    purse(city, LANDED, 0)
    purse(city, MANAGED, PLANTED)
    assert encoded(rules, city, seat) == before


# Open plans


def test_oc_5_1_open_plans_are_seen_by_partners_only() -> None:
    rules, city = opening()
    do(rules, city, MINE, order(0, "driller", 3))
    for seat in (0, 1, 2):
        assert plans_seen(rules, city, seat) == [1, None, None]
    for seat in (3, 8):
        assert plans_seen(rules, city, seat)[MANAGED] is None
    for seat in (9, 10, SPECTATOR):
        assert plans_seen(rules, city, seat) == [None, None, None]


def test_oc_5_6_confirmed_plans_are_seen_by_the_bankers_too() -> None:
    rules, city = opening()
    person(rules, city, 1)
    do(rules, city, THEIRS, order(0, "wagon"))
    invest(rules, city, MANAGED, order(0, "driller", 3))
    for seat in BANKERS:
        assert plans_seen(rules, city, seat) == [1, None, None]
    for seat in (OTHERS, SPECTATOR):
        assert plans_seen(rules, city, seat)[:2] == [None, None]
    assert plans_seen(rules, city, THEIRS) == [None, 1, None]


@pytest.mark.parametrize("seat", [*OUTSIDERS, *BANKERS])
def test_oc_5_1_positions_that_differ_in_hidden_plans_look_the_same(seat: Seat) -> None:
    rules, city = opening()
    give(city, MANAGED, wax=3, refinery=1, crude=4)
    before = encoded(rules, city, seat)
    do(rules, city, 0, SendPedlar(0, 2, 0, 0))
    do(rules, city, 1, order(1, "wagon", 3))
    do(rules, city, 2, order(2, "distillery"))
    assert encoded(rules, city, seat) == before
    assert b"distillery" in encoded(rules, city, PARTNER)


def test_oc_5_1_facts_about_open_plans_reach_partners_only() -> None:
    rules, city = opening()
    placed = do(rules, city, 1, order(0, "driller", 3))
    taken = do(rules, city, 1, TakeToken(0))
    for facts, key in ((placed, "token-placed"), (taken, "token-taken")):
        assert [seat for seat in EVERYBODY if seen(facts, key, seat) == [True]] == [0, 1, 2]


def test_oc_5_6_what_the_bank_does_is_seen_by_all() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=3)
    facts = invest(rules, city, MANAGED, SendPedlar(0, 1, 0, 0), order(1, "wagon"))
    for key in ("confirmed", "pedlar-sold", "bought", "served"):
        assert seen(facts, key, *EVERYBODY) == [True] * 12


# What lies on the tables


@pytest.mark.parametrize("seat", EVERYBODY)
def test_oc_6_1_plots_pieces_goods_and_sheets_lie_open(seat: Seat) -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "DF.RTS.PD")
    give(city, MANAGED, wax=5, crude=2, refinery=1, tower=1)
    company = see(rules, city, seat).companies[MANAGED]
    assert company.plots[0].card == GORLICE
    assert company.plots[0].fields == ["driller", "fan", "", "rig", "tower", "distillery", "", "pump", "driller"]
    assert [company.store[thing] for thing in ("wax", "crude", "refinery", "tower", "wagon")] == [5, 2, 1, 2, 1]
    assert company.points == {
        "plots": 1, "revenue": 0, "buildings": 5, "drillers": 1, "refineries": 2, "improved-plots": 1, "sale-turns": 0,
    }  # fmt: skip


def test_oc_7_3_a_sale_is_seen_by_all() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=2)
    to_sale(rules, city, MANAGED)
    facts = sell(rules, city, MANAGED, wax=2, wagons=1)
    assert seen(facts, "sold", *EVERYBODY) == [True] * 12
    assert seen(facts, "stamped", *EVERYBODY) == [True] * 12


@pytest.mark.parametrize(
    ("seat", "company", "banker"), [(0, 0, False), (5, 1, False), (9, None, True), (10, None, True), (-1, None, False)]
)
def test_oc_1_3_the_view_says_who_looks(seat: Seat, company: int | None, banker: bool) -> None:
    rules, city = opening()
    seen_by = see(rules, city, seat)
    assert (seen_by.seat, seen_by.company, seen_by.banker) == (seat, company, banker)


# Offers


def offers_seen(rules: OilCityRules, city: OilCityState) -> list[Seat]:
    return [seat for seat in EVERYBODY if see(rules, city, seat).offers]


def test_oc_8_2_an_offer_is_seen_by_the_two_companies() -> None:
    rules, city = opening()
    facts = do(rules, city, 1, offer(LANDED, give="money 1300", take="wax 7"))
    assert offers_seen(rules, city) == [0, 1, 2, 3, 4, 5]
    assert [seat for seat in EVERYBODY if the_fact(facts, "offer-made").seen_by(seat)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("seat", [6, 7, 8, 9, 10, SPECTATOR])
def test_oc_8_2_an_offer_between_others_cannot_be_found_in_anything_that_is_sent(seat: Seat) -> None:
    rules, city = opening()
    before = encoded(rules, city, seat)
    propose(rules, city, 1, offer(LANDED, give="money 1300", take="wax 77", give_later="gas 55", due=4))
    after = encoded(rules, city, seat)
    for planted in (b"1300", b"wax 77", b"gas 55"):
        assert planted not in after
    assert after == before


def test_oc_8_2_an_offer_to_everybody_is_seen_by_everybody() -> None:
    """Decision 5: spectators and the projector see what every pupil sees; the fact of the offer says so, the view must too."""
    rules, city = opening()
    facts = do(rules, city, 1, offer(-1, give="money 1300"))
    told = [seat for seat in EVERYBODY if the_fact(facts, "offer-made").seen_by(seat)]
    assert told == EVERYBODY
    assert offers_seen(rules, city) == told


def test_oc_8_2_the_end_of_an_offer_is_seen_by_those_who_saw_it() -> None:
    rules, city = opening()
    for wish, by in ((WithdrawOffer(1), 0), (DeclineOffer(2), 3)):
        propose(rules, city, 0, offer(LANDED, give="money 100"))
        facts = do(rules, city, by, wish)
        assert [seat for seat in EVERYBODY if the_fact(facts, "offer-gone").seen_by(seat)] == [0, 1, 2, 3, 4, 5]
    propose(rules, city, 0, offer(-1, give="money 100"))
    facts = do(rules, city, 0, WithdrawOffer(3))
    assert [seat for seat in EVERYBODY if the_fact(facts, "offer-gone").seen_by(seat)] == EVERYBODY


def test_oc_8_2_a_deal_is_seen_by_both_companies_and_the_bankers() -> None:
    rules, city = opening()
    facts = deal(rules, city, 0, THEIRS, offer(LANDED, give="money 1300"))
    assert [seat for seat in EVERYBODY if the_fact(facts, "deal-done").seen_by(seat)] == [0, 1, 2, 3, 4, 5, 9, 10]


def test_oc_8_2_money_that_changed_hands_stays_hidden() -> None:
    rules, city = opening()
    before = encoded(rules, city, OTHERS)
    deal(rules, city, 0, THEIRS, offer(LANDED, give="money 1300"))
    assert encoded(rules, city, OTHERS) == before
    assert cash(city, LANDED) == [3700]


# Offers that a majority has yet to back


def test_oc_8_2_an_offer_without_its_majority_is_seen_by_its_own_company_only() -> None:
    rules, city = opening(commit="majority")
    propose(rules, city, 0, offer(LANDED, give="money 1300"))
    assert offers_seen(rules, city) == [0, 1, 2]
    do(rules, city, 1, BackOffer(1))
    assert offers_seen(rules, city) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("to", [LANDED, -1])
def test_oc_8_2_facts_tell_no_more_than_the_view(to: int) -> None:
    """Whoever does not see the offer is not told of it, and whoever is told of it sees it."""
    rules, city = opening(commit="majority")
    made = do(rules, city, 0, offer(to, give="money 1300"))
    assert [seat for seat in EVERYBODY if the_fact(made, "offer-made").seen_by(seat)] == [0, 1, 2]


@pytest.mark.parametrize("to", [LANDED, -1])
def test_oc_8_2_an_offer_without_its_majority_leaves_no_trace_at_the_other_company(to: int) -> None:
    rules, city = opening(commit="majority")
    before = encoded(rules, city, THEIRS)
    propose(rules, city, 0, offer(to, give="money 1300"))
    assert encoded(rules, city, THEIRS) == before


@pytest.mark.parametrize("wish", [DeclineOffer(1), AcceptOffer(1), offer(MANAGED, give="money 100", answers=1)])
def test_oc_8_2_nobody_answers_an_offer_that_is_not_there_yet(wish: Action) -> None:
    rules, city = opening(commit="majority")
    propose(rules, city, 0, offer(LANDED, give="money 1300"))
    assert refused(rules, city, THEIRS, wish) == ("OC-8.2", "no-such-offer", 0, 0)


# Promises


def promises_seen(rules: OilCityRules, city: OilCityState) -> list[Seat]:
    return [seat for seat in EVERYBODY if see(rules, city, seat).promises]


CONCERNED = [0, 1, 2, 3, 4, 5, 9, 10]


def test_oc_8_3_promises_are_seen_by_both_sides_and_the_bankers() -> None:
    rules, city = opening()
    facts = deal(rules, city, 0, THEIRS, offer(LANDED, give_later="money 1300", due=3))
    assert promises_seen(rules, city) == CONCERNED
    assert [seat for seat in EVERYBODY if the_fact(facts, "promised").seen_by(seat)] == CONCERNED


def concerned(facts: list[Fact], key: str) -> bool:
    return [seat for seat in EVERYBODY if the_fact(facts, key).seen_by(seat)] == CONCERNED


def test_oc_8_3_reminders_and_payments_too() -> None:
    rules, city = opening()
    deal(rules, city, 0, THEIRS, offer(LANDED, give_later="money 1300", due=2))
    assert concerned(pass_turn(rules, city), "promise-due")
    assert concerned(end_turn(rules, city), "promise-kept")


def test_oc_8_3_a_delivery_ahead_of_time_too() -> None:
    rules, city = opening()
    deal(rules, city, 0, THEIRS, offer(LANDED, give_later="money 1300", due=2))
    assert concerned(do(rules, city, 0, KeepPromise(city.numbered)), "promise-kept")


def test_oc_8_3_a_default_is_shown_to_both_companies_and_the_bankers() -> None:
    rules, city = opening()
    deal(rules, city, 0, THEIRS, offer(LANDED, give_later="wax 1", due=2))
    pass_turn(rules, city)
    assert concerned(end_turn(rules, city), "promise-broken")
    assert promises_seen(rules, city) == CONCERNED


def test_oc_8_3_judgements_are_seen_by_those_whom_they_concern() -> None:
    for wish, key in ((EnforcePromise, "promise-enforced"), (ForgivePromise, "promise-forgiven")):
        rules, city = opening()
        number = broken_promise(rules, city, MANAGED, LANDED, "money 9000")
        assert concerned(do(rules, city, 9, wish(number)), key)


@pytest.mark.parametrize("seat", [6, 7, 8, SPECTATOR])
def test_oc_8_3_a_promise_between_others_cannot_be_found_in_anything_that_is_sent(seat: Seat) -> None:
    rules, city = opening()
    before = encoded(rules, city, seat)
    deal(rules, city, 0, THEIRS, offer(LANDED, give_later="money 1300, wax 77", due=3))
    assert encoded(rules, city, seat) == before


# Facts and secrets


def test_oc_8_2_votes_are_seen_by_the_two_companies() -> None:
    rules, city = opening(commit="majority")
    propose(rules, city, 0, offer(LANDED, give="money 1300"))
    facts = do(rules, city, 1, BackOffer(1))
    told = [seat for seat in EVERYBODY if the_fact(facts, "offer-backed").seen_by(seat)]
    assert set(told) <= {0, 1, 2, 3, 4, 5}
    assert set(told) >= {0, 1, 2}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_oc_2_3_nobody_sees_the_next_plot_or_event(seat: Seat) -> None:
    """The stacks are bags: only what is in them is known."""
    rules, city = opening()
    assert sum(see(rules, city, seat).plots_left.values()) == 49
    assert len(see(rules, city, seat).events_left) == 11
