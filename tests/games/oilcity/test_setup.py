"""OC-2: set-up."""

from __future__ import annotations

import pytest

from magnat.games.oilcity import load
from magnat.games.oilcity.actions import Confirm, NameCompany
from tests.games.oilcity.positions import (
    LANDED,
    MANAGED,
    THIRD,
    bank,
    bankers_of,
    cash,
    chances,
    clauses,
    do,
    draw_plot,
    heard,
    laid_out,
    opening,
    order,
    plan_names,
    refused,
    seat_of,
    see,
    settled,
    sheet,
    store,
    the_chance,
    to_end,
    waiting,
)

PLAYERS = [9, 12, 15, 18, 21, 24, 27, 30]


@pytest.mark.parametrize("players", PLAYERS)
def test_oc_2_1_each_company_gets_2400(players: int) -> None:
    _, city = laid_out(players)
    assert cash(city, *range(players // 3)) == [2400] * (players // 3)
    assert bank(city, "money") == [165_000 - 800 * players]


def test_oc_2_1_each_player_has_one_action_token() -> None:
    rules, city = opening()
    for member in range(3):
        do(rules, city, seat_of(MANAGED, member), order(member, "wagon"))
    assert plan_names(rules, city, MANAGED) == [(0, "wagon", 1), (1, "wagon", 1), (2, "wagon", 1)]
    do(rules, city, 0, order(0, "driller"))
    assert len(plan_names(rules, city, MANAGED)) == 3


def test_oc_2_1_the_value_sheet_is_empty_at_first() -> None:
    rules, city = settled()
    assert (sheet(rules, city, MANAGED).wagons, sheet(rules, city, MANAGED).revenue) == ([], [])


def test_oc_2_1_a_company_chooses_its_name() -> None:
    rules, city = laid_out()
    facts = do(rules, city, 4, NameCompany("Karpackie Towarzystwo Naftowe"))
    assert [company.name for company in see(rules, city, 8).companies] == ["", "Karpackie Towarzystwo Naftowe", ""]
    assert heard(facts, "company-named") == [{"company": 1, "name": "Karpackie Towarzystwo Naftowe"}]


@pytest.mark.parametrize("name", ["x", "Żółć & Spółka", "ß" * 40])
def test_oc_2_1_a_name_has_one_to_forty_letters_of_any_language(name: str) -> None:
    rules, city = opening()
    do(rules, city, 2, NameCompany(name))
    assert sheet(rules, city, MANAGED).name == name


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("", ("OC-2.1", "name-length", 40, 0)),
        ("x" * 41, ("OC-2.1", "name-length", 40, 41)),
        (" Siary", ("OC-2.1", "name-letters", 0, 0)),
        ("Siary ", ("OC-2.1", "name-letters", 0, 0)),
        ("Sia\nry", ("OC-2.1", "name-letters", 0, 0)),
        ("Sia\u202ery", ("OC-2.1", "name-letters", 0, 0)),
    ],
)
def test_oc_2_1_a_name_that_cannot_be_shown_is_refused(name: str, refusal: tuple[str, str, int, int]) -> None:
    rules, city = opening()
    assert refused(rules, city, 0, NameCompany(name)) == refusal


# OC-2.2


@pytest.mark.parametrize("players", PLAYERS)
def test_oc_2_2_engineers_bring_a_tower_merchants_a_wagon_managers_a_driller(players: int) -> None:
    rules, city = laid_out(players)
    for number, company in enumerate(see(rules, city).companies):
        brought = {"engineer": "tower", "merchant": "wagon", "manager": "driller"}
        expected = {brought[profession] for profession in company.professions if profession in brought}
        assert {name for name, amount in company.store.items() if amount} == expected
        assert store(city, number, *sorted(expected)) == [1] * len(expected)


def test_oc_2_2_gifts_come_from_the_bank() -> None:
    _, city = laid_out(12)
    assert bank(city, "tower", "wagon", "driller") == [57, 27, 57]


def test_oc_2_2_each_landowner_brings_one_plot_drawn_at_random() -> None:
    rules, city = laid_out()
    assert chances(rules, city) == [("plot-card", LANDED)]
    assert the_chance(rules, city, "plot-card").weights == [3] * 17
    facts = draw_plot(rules, city, "siary")
    assert heard(facts, "plot-drawn") == [{"company": LANDED, "plot": 3, "card": "siary"}]
    assert clauses(facts, "plot-drawn") == ["OC-2.2"]
    assert chances(rules, city) == [("plot-card", THIRD)]
    assert the_chance(rules, city, "plot-card").weights == [3, 2] + [3] * 15
    draw_plot(rules, city, "siary")
    assert [[plot.card for plot in company.plots] for company in see(rules, city).companies] == [[], ["siary"], ["siary"]]
    assert [plot.number for company in city.companies for plot in company.plots] == [3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_oc_2_2_a_plot_for_every_landowner_and_none_for_the_others(players: int) -> None:
    rules, city = settled(players)
    for company in see(rules, city).companies:
        assert len(company.plots) == company.professions.count("landowner")
        assert all(piece == "" for plot in company.plots for piece in plot.fields)


def test_oc_2_2_nobody_acts_before_the_plots_are_drawn() -> None:
    rules, city = laid_out()
    assert waiting(rules, city) == []
    assert refused(rules, city, 0, Confirm()) == ("OC-4.1", "wait-for-event", 0, 0)


# OC-2.3


def test_oc_2_3_twelve_events_in_the_deck_each_as_likely_as_the_next() -> None:
    rules, city = settled()
    assert the_chance(rules, city, "event-card").weights == [1] * 12
    assert len(see(rules, city).events_left) == 12


def test_oc_2_3_six_of_them_are_used() -> None:
    rules, city = opening()
    to_end(rules, city)
    assert len(see(rules, city).events_left) == 6


def test_oc_2_3_nobody_sees_the_order_of_the_deck() -> None:
    """There is none: what is left is listed as it is printed."""
    rules, city = opening()
    names = [event.name for event in rules.figures.events]
    for seat in (0, 5, *bankers_of(rules, city), -1):
        left = see(rules, city, seat).events_left
        assert left == [name for name in names if name in left]


def test_oc_2_1_every_partner_plays_an_entrepreneur_of_the_own_profession() -> None:
    professions = {card.id: card.profession for card in load.data().entrepreneurs.cards}
    for players in (9, 30):
        rules, city = opening(players)
        dealt: list[str] = []
        for company in see(rules, city).companies:
            assert [professions[character] for character in company.characters] == company.professions
            assert len(set(company.characters)) == 3
            dealt += company.characters
        assert max(dealt.count(character) for character in dealt) <= 2, "two copies of each card"
