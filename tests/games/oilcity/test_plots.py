"""OC-3: plots, and what may go where on them."""

from __future__ import annotations

from collections import Counter

import pytest

from magnat.games.oilcity import load
from magnat.games.oilcity.actions import Arrange, LiftPiece, PutPiece
from magnat.games.oilcity.figures import CRUDE, GAS, TOWER, WAX, PlotCard
from magnat.games.oilcity.layout_text import layout
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from tests.games.oilcity.positions import (
    FIELDS,
    GORLICE,
    MANAGED,
    do,
    extract,
    give,
    heard,
    on_plot,
    opening,
    prepare,
    put,
    put_wish,
    refused,
    settle,
    store,
)

IMPROVEMENTS = ["pump", "fan", "distillery", "rig"]


def rich(card: str = GORLICE, pieces: str = ".........") -> tuple[OilCityRules, OilCityState, int]:
    """Company 0 prepares one plot and has two more of every piece."""
    rules, city = opening()
    plot = settle(rules, city, MANAGED, card, pieces)
    prepare(rules, city, MANAGED)
    give(city, MANAGED, tower=2, driller=2, pump=2, fan=2, distillery=2, rig=2)
    return rules, city, plot


# OC-3.1


def test_oc_3_1_seventeen_plots_in_three_copies() -> None:
    figures = load.figures()
    assert (len(figures.plots), len({plot.name for plot in figures.plots}), {plot.copies for plot in figures.plots}) == (17, 17, {3})


@pytest.mark.parametrize("plot", load.figures().plots, ids=lambda plot: plot.name)
def test_oc_3_1_four_deposits_four_free_fields_one_name(plot: PlotCard) -> None:
    deposits = [FIELDS[index] for index, good in enumerate(plot.deposits) if good]
    free = [FIELDS[index] for index, is_free in enumerate(plot.free) if is_free]
    assert len(plot.deposits) == 9
    assert {good for good in plot.deposits if good} <= {CRUDE, GAS, WAX}
    assert (len(deposits), len(free)) == (4, 4)
    assert set(deposits) & set(free) == set()
    assert set(FIELDS) - set(deposits) - set(free) == {"g"}
    assert all(plot.deposits[index] for index, only in enumerate(plot.tower_only) if only)


def test_oc_3_1_there_is_no_tenth_field() -> None:
    rules, city, plot = rich()
    assert refused(rules, city, 0, PutPiece(TOWER, plot, 9)) == ("OC-3.1", "no-such-field", 9, 9)
    assert refused(rules, city, 0, PutPiece(TOWER, plot, -1)) == ("OC-3.1", "no-such-field", 9, -1)
    assert refused(rules, city, 0, LiftPiece(plot, 9)) == ("OC-3.1", "no-such-field", 9, 9)


# OC-3.2


@pytest.mark.parametrize("letter", ["a", "c", "e", "i"])
def test_oc_3_2_a_tower_may_stand_on_any_deposit(letter: str) -> None:
    rules, city, plot = rich()
    put(rules, city, MANAGED, "tower", plot, letter)
    assert on_plot(city, MANAGED).replace(".", "") == "T"


@pytest.mark.parametrize("letter", ["a", "c", "i"])
def test_oc_3_2_a_driller_may_stand_on_an_unmarked_deposit(letter: str) -> None:
    rules, city, plot = rich()
    facts = put(rules, city, MANAGED, "driller", plot, letter)
    assert heard(facts, "piece-put") == [{"company": 0, "piece": "driller", "plot": plot, "field": FIELDS.index(letter)}]


def test_oc_3_2_a_driller_may_not_stand_on_a_tower_only_deposit() -> None:
    rules, city, plot = rich()
    assert refused(rules, city, 0, put_wish("driller", plot, "e")) == ("OC-3.2", "tower-only", 0, 0)
    assert refused(rules, city, 0, Arrange(layout("....D...."))) == ("OC-3.2", "tower-only", 0, 0)


@pytest.mark.parametrize(("card", "letter"), [("harklowa", "c"), ("boryslaw", "i"), ("sloboda_rungurska", "i")])
def test_oc_3_2_the_marks_are_those_of_the_card(card: str, letter: str) -> None:
    rules, city, plot = rich(card)
    assert refused(rules, city, 0, put_wish("driller", plot, letter)) == ("OC-3.2", "tower-only", 0, 0)
    put(rules, city, MANAGED, "tower", plot, letter)


@pytest.mark.parametrize("piece", ["tower", "driller"])
@pytest.mark.parametrize("letter", ["b", "d", "f", "h", "g"])
def test_oc_3_2_towers_and_drillers_need_a_deposit(piece: str, letter: str) -> None:
    rules, city, plot = rich()
    assert refused(rules, city, 0, put_wish(piece, plot, letter)) == ("OC-3.2", "no-deposit", 0, 0)


@pytest.mark.parametrize("first", ["tower", "driller"])
@pytest.mark.parametrize("second", ["tower", "driller"])
def test_oc_3_2_one_piece_per_deposit(first: str, second: str) -> None:
    rules, city, plot = rich()
    put(rules, city, MANAGED, first, plot, "a")
    assert refused(rules, city, 0, put_wish(second, plot, "a")) == ("OC-3.2", "field-taken", 0, 0)


# OC-3.3


@pytest.mark.parametrize("piece", IMPROVEMENTS)
@pytest.mark.parametrize("letter", ["b", "d", "f", "h"])
def test_oc_3_3_improvements_stand_on_free_fields(piece: str, letter: str) -> None:
    rules, city, plot = rich()
    put(rules, city, MANAGED, piece, plot, letter)
    assert store(city, MANAGED, piece) == [1]


@pytest.mark.parametrize("piece", IMPROVEMENTS)
@pytest.mark.parametrize("letter", ["a", "c", "e", "i"])
def test_oc_3_3_improvements_do_not_stand_on_deposits(piece: str, letter: str) -> None:
    rules, city, plot = rich()
    assert refused(rules, city, 0, put_wish(piece, plot, letter)) == ("OC-3.3", "no-free-field", 0, 0)


@pytest.mark.parametrize("piece", IMPROVEMENTS)
def test_oc_3_3_one_improvement_per_field(piece: str) -> None:
    rules, city, plot = rich(pieces=".P.......")
    refusal = refused(rules, city, 0, put_wish(piece, plot, "b"))
    assert refusal == ("OC-3.3", "field-taken", 0, 0)


@pytest.mark.parametrize("piece", [*IMPROVEMENTS, "tower", "driller"])
def test_oc_3_3_nothing_stands_on_the_name(piece: str) -> None:
    rules, city, plot = rich()
    assert refused(rules, city, 0, put_wish(piece, plot, "g"))[0] in ("OC-3.2", "OC-3.3")


@pytest.mark.parametrize("piece", ["money", "wax", "wagon", "refinery"])
def test_oc_3_3_only_pieces_stand_on_plots(piece: str) -> None:
    rules, city, plot = rich()
    assert refused(rules, city, 0, put_wish(piece, plot, "b")) == ("OC-3.3", "no-piece", 0, 0)


def test_oc_3_3_a_plot_can_carry_all_four_improvements_or_four_of_a_kind() -> None:
    rules, city, _ = rich()
    do(rules, city, 0, Arrange(layout(".P.F.S.R.")))
    give(city, MANAGED, rig=3)
    do(rules, city, 0, Arrange(layout(".R.R.R.R.")))
    assert on_plot(city, MANAGED) == ".R.R.R.R."


# OC-3.4: what is active, and what is next to it


def won(pieces: str, shows: int) -> tuple[int, int, int, int]:
    """Crude, gas, wax and kerosene of Gorlice with these pieces."""
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, pieces)
    extract(rules, city, MANAGED, shows)
    crude, gas, wax, kerosene = store(city, MANAGED, "crude", "gas", "wax", "kerosene")
    return crude, gas, wax, kerosene


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (".........", (0, 0, 0, 0)),
        ("T........", (1, 0, 0, 0)),
        ("D........", (1, 0, 0, 0)),
        ("..T......", (0, 0, 1, 0)),
        ("....T....", (0, 1, 0, 0)),
        ("........D", (1, 0, 0, 0)),
        ("T.D.T...D", (2, 1, 1, 0)),
        (".P.R.S.F.", (0, 0, 0, 0)),
    ],
)
def test_oc_3_4_a_field_with_tower_or_driller_is_active(pieces: str, expected: tuple[int, int, int, int]) -> None:
    assert won(pieces, 1) == expected


@pytest.mark.parametrize(
    ("pump", "active"),
    [("b", "ace"), ("d", "ae"), ("f", "cei"), ("h", "ei")],
)
def test_oc_3_4_an_improvement_works_on_fields_that_share_a_side_and_not_diagonally(pump: str, active: str) -> None:
    goods = {"a": (1, 0, 0, 0), "c": (0, 0, 1, 0), "e": (0, 1, 0, 0), "i": (1, 0, 0, 0)}
    for letter in "acei":
        pieces = "".join("P" if at == pump else "T" if at == letter else "." for at in FIELDS)
        assert won(pieces, 0) == (goods[letter] if letter in active else (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("pieces", "shows", "expected"),
    [
        ("TP.P.....", 0, (1, 0, 0, 0)),  # two pumps: water counts 1, not 2
        ("TR.R.....", 2, (3, 0, 0, 0)),  # two rigs add one, not two
        (".R.RTR.R.", 1, (0, 2, 0, 0)),  # nor do four
        (".P.PTP.P.", 0, (0, 1, 0, 0)),
        ("TS.S.....", 2, (0, 0, 0, 2)),  # two distilleries make no more kerosene
        (".R.PTP.R.", 0, (0, 2, 0, 0)),
    ],
)
def test_oc_3_4_a_second_improvement_of_a_kind_adds_nothing(pieces: str, shows: int, expected: tuple[int, int, int, int]) -> None:
    assert won(pieces, shows) == expected


def test_oc_3_4_one_improvement_serves_every_field_beside_it() -> None:
    assert won("TPT.T....", 0) == (1, 1, 1, 0)


def test_oc_3_4_two_fans_keep_a_driller_once() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "DF.F.....")
    extract(rules, city, MANAGED, 1)
    assert Counter(on_plot(city, MANAGED))["D"] == 1
