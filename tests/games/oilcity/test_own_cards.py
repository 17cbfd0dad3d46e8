"""OC-2.4: a table's own event cards and plots, so that a real box can be used as it is; and OC-3.4 where corners matter."""

from __future__ import annotations

import msgspec
import pytest

from magnat.games.oilcity import extraction
from magnat.games.oilcity.figures import CRUDE, GAS, KEROSENE, PUMP, WAX
from magnat.games.oilcity.layout_text import layout
from magnat.games.oilcity.placement import Solver, Worth
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState, Plot
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.game import Unreadable
from magnat.kernel.playout import play_out, random_input
from magnat.tables import journal, replay
from magnat.tables.table import Table
from tests.games.oilcity.positions import (
    GAME,
    LANDED,
    MANAGED,
    chances,
    draw,
    end_turn,
    extract,
    field,
    give,
    heard,
    laid_out,
    prepare,
    put,
    put_wish,
    refused,
    see,
    settle,
    sheet,
    store,
    table,
    to_turn,
)

Card = dict[str, str | int]

EVENTS: list[Card] = [
    {"title": f"Event {number}", "text": "A line about it.", "wax": 100 * number, "gas": 200, "kerosene": 700} for number in range(1, 7)
]


def own(cards: list[Card]) -> str:
    return msgspec.json.encode(cards).decode()


SIDE_BY_SIDE = "cgwC....-"
"""Four deposits side by side, a to d (d for towers only); free are e, f, g and h; the name is on i."""
PLOTS: list[Card] = [
    {"name": "Side by side", "fields": SIDE_BY_SIDE, "copies": 6},
    {"name": "In the corners", "fields": "c.g.-.w.G", "copies": 6},
]


def own_table() -> tuple[OilCityRules, OilCityState]:
    """The first turn with cards of one's own; company 1 has a plot with deposits side by side."""
    rules, city = laid_out(own_events=own(EVENTS), own_plots=own(PLOTS))
    while chances(rules, city)[0][0] == "plot-card":
        chance = rules.agenda(city).chances[0]
        rules.resolve(city, chance, next(outcome for outcome, weight in enumerate(chance.weights) if weight), Log())
    draw(rules, city, "Event 1")
    return rules, city


# Cards


def test_oc_2_4_the_events_of_the_table_set_the_prices() -> None:
    rules, city = own_table()
    assert (see(rules, city).event, see(rules, city).prices) == ("Event 1", {"wax": 100, "gas": 200, "kerosene": 700})
    assert see(rules, city).events_left == [f"Event {number}" for number in range(2, 7)]
    to_turn(rules, city, 6)
    end_turn(rules, city)
    assert rules.agenda(city).over


def test_oc_2_4_the_plots_of_the_table_are_drawn() -> None:
    rules, city = own_table()
    assert see(rules, city).plots_left == {"Side by side": 4, "In the corners": 6}
    assert [plot.card for plot in sheet(rules, city, LANDED).plots] == ["Side by side"]
    assert [plot.number for plot in sheet(rules, city, LANDED).plots] == [51]


def test_oc_2_4_the_value_sheet_shows_the_prices_of_the_tables_events() -> None:
    rules, city = own_table()
    assert see(rules, city).possible == {"wax": [100, 200, 300, 400, 500, 600], "kerosene": [700], "gas": [200]}


def test_oc_4_1_the_value_sheet_shows_the_possible_prices_as_printed() -> None:
    rules, city = laid_out()
    for seat in (-1, 0, 9):
        assert see(rules, city, seat).possible == {"wax": [100, 200, 300], "kerosene": [0, 300, 500], "gas": [100, 200, 400]}


def test_oc_2_4_a_journal_carries_its_cards() -> None:
    """A replay needs nothing else; what was drawn is in it by the number of the card."""
    made = Table.create(GAME, 9, {"own_events": own(EVENTS), "own_plots": own(PLOTS), "turns": 2})
    dice = Dice(1)
    while (given := random_input(made.rules, made.state, dice)) is not None:
        if given.action is None:
            made.roll(given.outcome)
        else:
            made.act(given.seat, given.action)
    text = journal.write(made.journal)
    assert '"shows":"own-' in text
    assert replay.check(journal.read(text.encode())) is None


@pytest.mark.parametrize("seed", range(4))
def test_oc_2_4_games_with_own_cards_come_to_an_end(seed: int) -> None:
    rules = table(own_events=own(EVENTS), own_plots=own(PLOTS), flow="rounds")
    city = rules.start(12)
    play_out(rules, city, Dice(seed), 10_000)
    assert rules.agenda(city).over


def test_oc_2_4_the_same_cards_are_written_the_same_way() -> None:
    spaced = msgspec.json.format(own(PLOTS), indent=2)
    assert GAME.settings({"own_plots": spaced}) == GAME.settings({"own_plots": own(PLOTS)})


def changed(cards: list[Card], **fields: str | int) -> str:
    return own([cards[0] | fields, *cards[1:]])


@pytest.mark.parametrize(
    ("option", "text", "reason"),
    [
        ("own_events", "twelve events", "unreadable"),
        ("own_events", "[1]", "unreadable"),
        ("own_events", own([{"title": "Event"}]), "unreadable"),
        ("own_events", changed(EVENTS, year=1900), "unreadable"),
        ("own_events", changed(EVENTS, title=""), "title"),
        ("own_events", changed(EVENTS, title="x" * 61), "title"),
        ("own_events", changed(EVENTS, title=" Event"), "title"),
        ("own_events", changed(EVENTS, title="Event 2"), "twice"),
        ("own_events", changed(EVENTS, text="x" * 401), "text"),
        ("own_events", changed(EVENTS, wax=150), "price"),
        ("own_events", changed(EVENTS, gas=-100), "price"),
        ("own_events", changed(EVENTS, kerosene=5100), "price"),
        ("own_events", own(EVENTS[:5]), "few-events"),
        ("own_plots", "[]", "number"),
        ("own_plots", changed(PLOTS, fields="cgwC...-"), "fields"),
        ("own_plots", changed(PLOTS, fields="cgwC....."), "fields"),
        ("own_plots", changed(PLOTS, fields="cgw.....-"), "fields"),
        ("own_plots", changed(PLOTS, fields="cgwx....-"), "fields"),
        ("own_plots", changed(PLOTS, copies=0), "copies"),
        ("own_plots", changed(PLOTS, copies=10), "copies"),
        ("own_plots", changed(PLOTS, copies=3), "few-plots"),
    ],
)
def test_oc_2_4_cards_that_cannot_be_played_with_are_refused_with_the_reason(option: str, text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as complaint:
        GAME.settings({option: text})
    assert (complaint.value.key, complaint.value.values["reason"]) == ("bad-cards", f"oilcity-cards-{reason}")


def test_oc_2_4_fewer_turns_need_fewer_events() -> None:
    assert GAME.settings({"own_events": own(EVENTS[:3]), "turns": 3})["turns"] == 3


@pytest.mark.parametrize("shows", ["own-0", "own-", "own-x", "own-1000", "Event 1"])
def test_oc_2_4_a_card_that_does_not_exist_cannot_be_drawn(shows: str) -> None:
    with pytest.raises(Unreadable):
        GAME.decode_outcome("event-card", shows)


# OC-3.4: sides, not corners, on a layout where it matters


def test_oc_3_1_the_fields_of_an_own_plot_are_as_entered() -> None:
    rules, city = own_table()
    plot = sheet(rules, city, LANDED).plots[0].number
    prepare(rules, city, LANDED)
    give(city, LANDED, pump=1, driller=1)
    assert refused(rules, city, 3, put_wish("pump", plot, "b"))[:2] == ("OC-3.3", "no-free-field")
    assert refused(rules, city, 3, put_wish("driller", plot, "d"))[:2] == ("OC-3.2", "tower-only")
    assert refused(rules, city, 3, put_wish("tower", plot, "i"))[:2] == ("OC-3.2", "no-deposit")
    put(rules, city, LANDED, "pump", plot, "e")


@pytest.mark.parametrize(("pump", "wet"), [("e", "bd"), ("f", "c"), ("g", "d"), ("h", "")])
def test_oc_3_4_a_pump_reaches_the_fields_beside_it_and_not_those_across_a_corner(pump: str, wet: str) -> None:
    """Deposits on a b c d, side by side. e touches b and d and meets a and c at corners only; h touches none of them."""
    rules, city = own_table()
    box, plot = rules.box(city), Plot(51, 17, layout("TTTT....."))
    plot.fields[field(pump)] = PUMP
    assert "".join(letter for letter in "abcd" if extraction.field_yield(box, plot, field(letter), 0) > 0) == wet


def test_oc_3_4_deposits_side_by_side_do_not_help_each_other_and_corners_do_not_count() -> None:
    """Water: only b and d get a unit, from the pump on e; the distillery on g reaches d alone; the fan on f keeps c, not b."""
    rules, city = own_table()
    number = settle(rules, city, MANAGED, "Side by side", "DDDTPFS..")
    prepare(rules, city, MANAGED)
    facts = extract(rules, city, MANAGED, 0)
    assert heard(facts, "extracted") == [
        {"company": 0, "plot": number, "die": 0, "wax": 0, "gas": 1, "kerosene": 1, "crude": 0, "short": 0}
    ]
    assert heard(facts, "drillers-gone") == [{"company": 0, "plot": number, "drillers": 2}]
    assert sheet(rules, city, MANAGED).plots[0].fields == ["", "", "driller", "tower", "pump", "fan", "distillery", "", ""]
    assert store(city, MANAGED, "gas", "kerosene") == [1, 1]


def test_oc_6_1_the_solver_knows_where_pieces_may_stand_on_own_plots() -> None:
    rules, city = own_table()
    give(city, LANDED, tower=3, rig=1, pump=1, fan=1, distillery=1)
    settle(rules, city, LANDED, "In the corners")
    box, company = rules.box(city), city.companies[LANDED]
    worth = [0] * len(company.store)
    worth[CRUDE], worth[GAS], worth[WAX], worth[KEROSENE] = 100, 200, 150, 300
    found = Solver(box).best(company, Worth(worth))
    for index, piece in enumerate(found.fields):
        card = company.plots[index // 9].card
        assert piece == 0 or box.fits[card][piece][index % 9]
    best = [Plot(plot.number, plot.card, found.fields[at * 9 : at * 9 + 9]) for at, plot in enumerate(company.plots)]
    expected = sum(
        units * worth[good] * weight
        for plot in best
        for shows, weight in enumerate(box.figures.face_weights)
        for good, units in enumerate(extraction.yields(box, plot, shows))
    )
    assert expected == found.expected > 0
