"""OC-1: the frame: players, companies, professions, bankers, turns, and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from magnat.games.oilcity import load
from magnat.games.oilcity.actions import Confirm, NameCompany, RunRefinery, Sell, SendPedlar, SetBanker
from magnat.games.oilcity.figures import CRUDE, GAS, KEROSENE, MONEY, PROFESSIONS, THINGS, WAX
from magnat.kernel.game import Unreadable
from tests.games.oilcity.positions import (
    GAME,
    GORLICE,
    LANDED,
    MANAGED,
    STRIKE,
    bank,
    bankers_of,
    cash,
    chances,
    die,
    do,
    drain,
    end_turn,
    extract,
    give,
    heard,
    invest,
    laid_out,
    offer,
    opening,
    order,
    person,
    prepare,
    put,
    refused,
    seat_of,
    see,
    sell,
    settle,
    settled,
    stage_of,
    store,
    sums,
    to_end,
    to_sale,
    to_turn,
    waiting,
)

PLAYERS = [9, 12, 15, 18, 21, 24, 27, 30]
MIXES = {  # rulebook 3.2: companies without landowner, manager, merchant, engineer
    9: (1, 1, 1, 0),
    12: (1, 1, 1, 1),
    15: (2, 1, 1, 1),
    18: (2, 2, 1, 1),
    21: (2, 2, 2, 1),
    24: (2, 2, 2, 2),
    27: (3, 2, 2, 2),
    30: (3, 3, 2, 2),
}
MISSING = ["landowner", "manager", "merchant", "engineer"]
BOX = {
    "driller": 60, "tower": 60, "pump": 40, "fan": 40, "distillery": 40, "rig": 40, "refinery": 20, "wagon": 30, "plot": 51,
    "kerosene": 120, "gas": 100, "wax": 100, "crude": 100, "money": 165_000,
}  # fmt: skip


# OC-1.1


def test_oc_1_1_nine_to_thirty_players_in_multiples_of_three() -> None:
    assert list(GAME.allowed_seats(GAME.settings({}))) == PLAYERS


@pytest.mark.parametrize("players", [-3, 0, 3, 6, 8, 10, 11, 28, 29, 31, 33])
def test_oc_1_1_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(Unreadable) as complaint:
        GAME.check_seats(players, GAME.settings({}))
    assert complaint.value.key == "bad-seats"
    assert str(complaint.value.values["allowed"]).endswith(" (OC-1.1)")


@pytest.mark.parametrize("players", PLAYERS)
def test_oc_1_1_companies_of_exactly_three(players: int) -> None:
    rules, city = laid_out(players)
    assert 3 <= len(city.companies) == players // 3 <= 10
    assert [company.members for company in see(rules, city).companies] == [
        [first, first + 1, first + 2] for first in range(0, players, 3)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("size", "players", "sizes"),
    [
        (2, 9, [3, 3, 3]),
        (2, 10, [3, 3, 2, 2]),
        (2, 11, [3, 3, 3, 2]),
        (2, 28, [3] * 8 + [2, 2]),
        (2, 29, [3] * 9 + [2]),
        (4, 10, [3, 3, 4]),
        (4, 11, [3, 4, 4]),
        (4, 12, [3, 3, 3, 3]),
        (4, 28, [3] * 8 + [4]),
        (4, 29, [3] * 7 + [4, 4]),
    ],
)
def test_oc_1_1_the_option_lets_one_or_two_companies_have_two_or_four_members(size: int, players: int, sizes: list[int]) -> None:
    rules, city = laid_out(players, company_size=size)
    assert [len(company.members) for company in see(rules, city).companies] == sizes


@pytest.mark.parametrize("size", [2, 4])
def test_oc_1_1_with_the_option_every_number_from_nine_to_thirty_can_play(size: int) -> None:
    assert list(GAME.allowed_seats(GAME.settings({"company_size": size}))) == list(range(9, 31))
    for players in range(9, 31):
        sizes = [len(company.members) for company in see(*laid_out(players, company_size=size)).companies]
        assert sum(sizes) == players
        assert 3 <= len(sizes) <= 10
        assert sum(1 for members in sizes if members != 3) <= 2
        assert set(sizes) <= {3, size}


def test_oc_1_1_companies_of_five_are_not_an_option() -> None:
    for size in (1, 5, True, "3"):
        with pytest.raises(Unreadable):
            GAME.settings({"company_size": size})


# OC-1.2


@pytest.mark.parametrize("players", PLAYERS)
def test_oc_1_2_the_mix_of_companies_is_the_table_of_the_rulebook(players: int) -> None:
    rules, city = laid_out(players)
    missing = Counter(
        profession for company in see(rules, city).companies for profession in PROFESSIONS if profession not in company.professions
    )
    assert tuple(missing[profession] for profession in MISSING) == MIXES[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_oc_1_2_a_company_has_three_different_professions(players: int) -> None:
    for company in see(*laid_out(players)).companies:
        assert len(company.professions) == len(set(company.professions)) == 3
        assert set(company.professions) <= {"engineer", "landowner", "manager", "merchant"}


@pytest.mark.parametrize(("size", "players"), [(2, 10), (2, 11), (4, 10), (4, 11), (4, 29), (2, 29)])
def test_oc_1_2_smaller_and_larger_companies_have_different_professions_too(size: int, players: int) -> None:
    for company in see(*laid_out(players, company_size=size)).companies:
        assert len(company.professions) == len(set(company.professions)) == len(company.members)


def test_oc_1_2_sixteen_entrepreneurs_four_of_each_profession_two_copies_each() -> None:
    cards = load.data().entrepreneurs
    assert len({card.id for card in cards.cards}) == len({card.name for card in cards.cards}) == len(cards.cards) == 16
    assert cards.copies == 2
    assert Counter(card.profession for card in cards.cards) == {"engineer": 4, "landowner": 4, "manager": 4, "merchant": 4}


# OC-1.3


@pytest.mark.parametrize("players", PLAYERS)
def test_oc_1_3_two_bankers_sit_behind_the_players(players: int) -> None:
    rules, city = laid_out(players)
    assert GAME.deciders(players) == players + 2
    assert bankers_of(rules, city) == (players, players + 1)
    assert refused(rules, city, players + 2, Confirm()) == ("OC-1.1", "no-such-seat", players + 2, players + 2)
    assert refused(rules, city, -1, Confirm()) == ("OC-1.1", "no-such-seat", players + 2, -1)


@pytest.mark.parametrize("banker", [1, 2])
def test_oc_1_3_each_banker_is_a_person_or_the_program_on_its_own(banker: int) -> None:
    rules, city = opening()
    assert see(rules, city).bankers == [False, False]
    person(rules, city, banker)
    assert see(rules, city).bankers == [banker == 1, banker == 2]
    person(rules, city, banker, 0)
    assert see(rules, city).bankers == [False, False]


def test_oc_1_3_players_do_not_decide_who_banks() -> None:
    rules, city = opening()
    assert refused(rules, city, 0, SetBanker(0, 1)) == ("OC-1.3", "not-a-banker", 0, 0)


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        (SetBanker(2, 1), ("OC-1.3", "no-such-banker", 2, 2)),
        (SetBanker(-1, 1), ("OC-1.3", "no-such-banker", 2, -1)),
        (SetBanker(0, 0), ("OC-1.3", "already-so", 0, 0)),
    ],
)
def test_oc_1_3_there_are_two_bankers_and_no_more(wish: SetBanker, refusal: tuple[str, str, int, int]) -> None:
    rules, city = opening()
    assert refused(rules, city, bankers_of(rules, city)[0], wish) == refusal


def test_oc_1_3_bankers_do_not_play() -> None:
    rules, city = opening()
    for banker in bankers_of(rules, city):
        assert refused(rules, city, banker, order(0, "tower")) == ("OC-10.1", "not-for-bankers", 0, 0)
        assert refused(rules, city, banker, NameCompany("Bank")) == ("OC-10.1", "not-for-bankers", 0, 0)


# OC-1.4


def test_oc_1_4_the_game_lasts_six_turns() -> None:
    rules, city = opening()
    for turn in range(1, 7):
        assert (see(rules, city).turn, rules.agenda(city).over) == (turn, False)
        end_turn(rules, city)
        if turn < 6:
            assert chances(rules, city) == [("event-card", 0)]
            to_turn(rules, city, turn + 1)
    assert rules.agenda(city).over
    assert see(rules, city).turn == 6


def test_oc_1_4_a_turn_goes_event_investment_extraction_sale() -> None:
    rules, city = settled()
    assert see(rules, city).phase == "event"
    to_turn(rules, city, 0)
    assert chances(rules, city) == [("event-card", 0)]
    rules, city = opening()
    assert stage_of(rules, city, LANDED) == "investing"
    invest(rules, city, LANDED)
    assert stage_of(rules, city, LANDED) == "preparing"
    extract(rules, city, LANDED)
    assert stage_of(rules, city, LANDED) == "extracting"
    die(rules, city, LANDED, 1)
    assert stage_of(rules, city, LANDED) == "selling"
    sell(rules, city, LANDED)
    assert stage_of(rules, city, LANDED) == "done"


def test_oc_1_4_the_highest_value_after_six_turns_wins() -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=3)
    facts = to_end(rules, city)
    assert rules.agenda(city).places == [1, 1, 1, 2, 2, 2, 2, 2, 2]
    assert rules.scores(city) == [6, 6, 6, 1, 1, 1, 1, 1, 1]
    assert [(words["company"], words["place"], words["points"]) for words in heard(facts, "ranked")] == [(0, 1, 6), (1, 2, 1), (2, 2, 1)]


def test_oc_1_4_after_the_end_nobody_does_anything() -> None:
    rules, city = opening()
    to_end(rules, city)
    for seat in (0, 4, *bankers_of(rules, city)):
        assert refused(rules, city, seat, NameCompany("Too late")) == ("OC-1.4", "game-over", 0, 0)
        assert rules.options(city, seat) == []
        assert GAME.forms(rules, city, seat) == []
    assert waiting(rules, city) == []


# OC-1.5


@pytest.mark.parametrize("players", PLAYERS)
def test_oc_1_5_components_are_those_of_the_rulebook(players: int) -> None:
    assert sums(laid_out(players)[1]) == BOX
    assert len(load.figures().events) == 12


def test_oc_1_5_the_banknotes_make_165000() -> None:
    assert 150 * 100 + 200 * 500 + 50 * 1000 == load.figures().components[MONEY] == 165_000


@pytest.mark.parametrize("thing", ["tower", "driller", "wagon", "pump", "fan", "distillery", "rig", "refinery"])
def test_oc_1_5_what_has_run_out_cannot_be_bought(thing: str) -> None:
    rules, city = opening()
    drain(city, LANDED, 0, thing)
    assert refused(rules, city, 0, order(0, thing)) == ("OC-1.5", "bank-is-out", 1, 0)


def test_oc_1_5_no_more_can_be_bought_than_is_left() -> None:
    rules, city = opening()
    drain(city, LANDED, 2, "tower")
    assert refused(rules, city, 0, order(2, "tower", 3)) == ("OC-1.5", "bank-is-out", 3, 2)
    invest(rules, city, MANAGED, order(2, "tower", 2))
    assert bank(city, "tower") == [0]


def test_oc_1_5_partners_draw_on_the_same_bank() -> None:
    rules, city = opening()
    drain(city, LANDED, 3, "driller")
    do(rules, city, 0, order(0, "driller", 3))
    assert refused(rules, city, 1, order(1, "driller", 1)) == ("OC-1.5", "bank-is-out", 4, 3)


def test_oc_1_5_the_last_one_goes_to_who_is_served_first() -> None:
    rules, city = opening()
    drain(city, 2, 1, "fan")
    do(rules, city, seat_of(LANDED), order(0, "fan"))
    invest(rules, city, MANAGED, order(0, "fan"))
    assert refused(rules, city, seat_of(LANDED), Confirm()) == ("OC-1.5", "bank-is-out", 1, 0)


def test_oc_1_5_plots_run_out_too() -> None:
    rules, city = opening()
    city.plots_left = [0] * 17
    assert refused(rules, city, 0, order(0, "plot")) == ("OC-1.5", "bank-is-out", 1, 0)


def test_oc_1_5_plots_that_are_still_being_drawn_are_not_there_for_others() -> None:
    """Both pay before the first card is turned; the stack holds enough for only one of them."""
    rules, city = opening()
    city.plots_left = [1] + [0] * 16
    invest(rules, city, MANAGED, order(0, "plot"))
    assert chances(rules, city) == [("plot-card", MANAGED)]
    assert refused(rules, city, seat_of(LANDED), order(0, "plot")) == ("OC-1.5", "bank-is-out", 1, 0)


def test_oc_1_5_drillers_come_back_when_they_are_removed() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    drain(city, LANDED, 0, "driller")
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "driller", plot, "a")
    extract(rules, city, MANAGED, 0)
    assert bank(city, "driller") == [1]


def test_oc_1_5_wagons_and_goods_come_back_when_they_are_sold() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=2, gas=1, kerosene=1)
    before = bank(city, "wagon", "wax", "gas", "kerosene")
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, wax=2, gas=1, kerosene=1, wagons=1)
    assert [now - then for now, then in zip(bank(city, "wagon", "wax", "gas", "kerosene"), before, strict=True)] == [1, 2, 1, 1]


def test_oc_1_5_the_bank_gives_the_goods_that_it_has() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "T...T...T")
    drain(city, LANDED, 3, "crude")
    drain(city, LANDED, 0, "gas")
    facts = extract(rules, city, MANAGED, 2)
    assert store(city, MANAGED, "crude", "gas") == [3, 0]
    assert [words["short"] for words in heard(facts, "extracted")] == [3]


def test_oc_1_5_the_bank_cannot_pay_more_than_it_has() -> None:
    rules, city = opening(event=STRIKE)
    give(city, MANAGED, wax=4)
    to_sale(rules, city, MANAGED)
    drain(city, LANDED, 1100, "money")
    assert refused(rules, city, 0, Sell(4, 0, 0, 1)) == ("OC-1.5", "bank-is-out", 1200, 1100)
    sell(rules, city, MANAGED, wax=3, wagons=1)
    assert bank(city, "money") == [200]


def test_oc_1_5_the_pedlar_is_paid_by_the_bank_too() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=3)
    drain(city, LANDED, 500, "money")
    assert refused(rules, city, 0, SendPedlar(0, 3, 0, 0)) == ("OC-1.5", "bank-is-out", 600, 500)
    invest(rules, city, MANAGED, SendPedlar(0, 2, 0, 0))
    assert bank(city, "money") == [100]


def test_oc_1_5_a_refinery_runs_only_if_the_barrels_are_there() -> None:
    rules, city = opening()
    give(city, MANAGED, crude=4, refinery=1)
    drain(city, LANDED, 7, "kerosene")
    assert refused(rules, city, 0, RunRefinery(0, 4)) == ("OC-1.5", "bank-is-out", 8, 7)
    invest(rules, city, MANAGED, RunRefinery(0, 3))
    assert store(city, MANAGED, "crude", "kerosene") == [1, 6]


# Option unlimited_components


def test_oc_1_5_unlimited_components_lifts_the_limits_of_goods() -> None:
    rules, city = opening(unlimited_components=True)
    settle(rules, city, MANAGED, GORLICE, "T.T.T...T")
    drain(city, LANDED, 1, "crude", "gas", "wax")
    facts = extract(rules, city, MANAGED, 2)
    assert store(city, MANAGED, "crude", "gas", "wax") == [4, 2, 2]
    assert [words["short"] for words in heard(facts, "extracted")] == [0]


def test_oc_1_5_unlimited_components_lifts_the_limit_of_money() -> None:
    rules, city = opening(event=STRIKE, unlimited_components=True)
    give(city, MANAGED, wax=4)
    to_sale(rules, city, MANAGED)
    drain(city, LANDED, 0, "money")
    sell(rules, city, MANAGED, wax=4, wagons=1)
    assert cash(city, MANAGED) == [3600]


@pytest.mark.parametrize("thing", ["tower", "driller", "wagon", "pump", "fan", "distillery", "rig", "refinery"])
def test_oc_1_5_unlimited_components_leaves_pieces_and_cards_finite(thing: str) -> None:
    rules, city = opening(unlimited_components=True)
    drain(city, LANDED, 0, thing)
    assert refused(rules, city, 0, order(0, thing)) == ("OC-1.5", "bank-is-out", 1, 0)


@pytest.mark.parametrize(("unlimited", "listed"), [(False, True), (True, False)])
def test_oc_1_5_a_bank_without_limits_does_not_count_its_goods(unlimited: bool, listed: bool) -> None:
    rules, city = opening(unlimited_components=unlimited)
    seen = see(rules, city).bank
    assert [THINGS[good] in seen for good in (WAX, GAS, KEROSENE, CRUDE)] == [listed] * 4
    assert "tower" in seen


# OC-1.6


def test_oc_1_6_every_price_is_a_multiple_of_one_hundred() -> None:
    figures = load.figures()
    amounts = [figures.money, figures.pedlar_pays, *figures.costs, *(price for event in figures.events for price in event.prices)]
    assert [amount for amount in amounts if amount % 100] == []


def test_oc_1_6_cash_stays_in_multiples_of_one_hundred() -> None:
    rules, city = opening(event=STRIKE)
    give(city, MANAGED, wax=3, gas=1)
    invest(rules, city, MANAGED, order(0, "driller", 3), order(1, "wagon", 2))
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, wax=3, gas=1, wagons=1)
    assert cash(city, MANAGED) == [2400 - 300 - 200 + 1300]


@pytest.mark.parametrize(("give_text", "take_text"), [("money 150", ""), ("", "money 50"), ("money 1", "wax 1")])
def test_oc_1_6_there_is_no_note_below_one_hundred_in_a_deal_either(give_text: str, take_text: str) -> None:
    rules, city = opening()
    assert refused(rules, city, 0, offer(1, give=give_text, take=take_text))[0] == "OC-1.6"


def test_oc_1_6_promised_money_comes_in_notes_of_one_hundred() -> None:
    rules, city = opening()
    assert refused(rules, city, 0, offer(1, give_later="money 250", due=2))[0] == "OC-1.6"
