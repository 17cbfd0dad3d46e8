"""OC-6, phase C: preparation, the die, pumps, rigs, distilleries, fans and drillers."""

from __future__ import annotations

import pytest

from magnat.games.oilcity import load
from magnat.games.oilcity.actions import Arrange, Extract, LiftPiece, RollPlot
from magnat.games.oilcity.layout_text import layout
from tests.games.oilcity.positions import (
    GORLICE,
    LANDED,
    MANAGED,
    THIRD,
    announce,
    bank,
    bankers_of,
    begin,
    chances,
    clauses,
    deal,
    die,
    do,
    extract,
    field,
    give,
    heard,
    keys,
    lift,
    offer,
    on_plot,
    opening,
    pass_turn,
    person,
    prepare,
    put,
    put_wish,
    refused,
    seat_of,
    settle,
    sheet,
    stage_of,
    store,
    the_chance,
    to_sale,
)

EXAMPLE = "DF.RTS.PD"
"""OC-6.8: a crude with driller, b fan, c wax empty, d rig, e gas with tower, f distillery, g name, h pump, i crude with driller."""


def won(pieces: str, shows: int, card: str = GORLICE) -> dict[str, int]:
    """What a plot with these pieces gives."""
    rules, city = opening()
    settle(rules, city, MANAGED, card, pieces)
    extract(rules, city, MANAGED, shows)
    goods = ("crude", "gas", "wax", "kerosene")
    return {good: amount for good, amount in zip(goods, store(city, MANAGED, *goods), strict=True) if amount}


# OC-6.1


def test_oc_6_1_pieces_are_put_moved_and_swapped_freely() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    other = settle(rules, city, MANAGED, "krosno")
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "a")
    put(rules, city, MANAGED, "driller", plot, "c")
    lift(rules, city, MANAGED, plot, "a")
    put(rules, city, MANAGED, "tower", other, "e")
    lift(rules, city, MANAGED, plot, "c")
    put(rules, city, MANAGED, "driller", plot, "a")
    assert (on_plot(city, MANAGED, 0), on_plot(city, MANAGED, 1)) == ("D........", "....T....")


def test_oc_6_1_all_plots_can_be_arranged_at_once() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "T........")
    settle(rules, city, MANAGED, "krosno", "D........")
    prepare(rules, city, MANAGED)
    facts = do(rules, city, 2, Arrange(layout("D...T.... ........T")))
    assert (on_plot(city, MANAGED, 0), on_plot(city, MANAGED, 1)) == ("D...T....", "........T")
    assert set(keys(facts)) == {"piece-lifted", "piece-put"}
    assert store(city, MANAGED, "tower", "driller") == [0, 1]


def test_oc_6_1_an_arrangement_that_changes_nothing_says_nothing() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "T..R.....")
    prepare(rules, city, MANAGED)
    assert do(rules, city, 0, Arrange(layout("T..R....."))) == []


def test_oc_6_1_pieces_may_stay_off_the_plots() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "T...T...D")
    prepare(rules, city, MANAGED)
    do(rules, city, 0, Arrange(layout(".........")))
    assert store(city, MANAGED, "tower", "driller") == [3, 2]
    extract(rules, city, MANAGED, 2)
    assert store(city, MANAGED, "tower", "driller", "crude", "gas") == [3, 2, 0, 0]


def test_oc_6_1_no_more_pieces_than_the_company_has() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED, GORLICE, "T........")
    prepare(rules, city, MANAGED)
    assert refused(rules, city, 0, Arrange(layout("T.T.T...."))) == ("OC-6.1", "not-in-store", 3, 2)
    assert refused(rules, city, 0, put_wish("fan", plot, "b")) == ("OC-6.1", "not-in-store", 1, 0)
    put(rules, city, MANAGED, "tower", plot, "e")
    assert refused(rules, city, 0, put_wish("tower", plot, "c")) == ("OC-6.1", "not-in-store", 1, 0)


@pytest.mark.parametrize(
    ("layout_text", "refusal"),
    [
        ("", ("OC-6.1", "layout-size", 9, 0)),
        ("........", ("OC-6.1", "layout-size", 9, 8)),
        ("T................T", ("OC-6.1", "layout-size", 9, 18)),
        (".T.......", ("OC-3.2", "no-deposit", 0, 0)),
        ("P........", ("OC-3.3", "no-free-field", 0, 0)),
        ("......P..", ("OC-3.3", "no-free-field", 0, 0)),
    ],
)
def test_oc_6_1_a_layout_keeps_the_rules_of_the_plots(layout_text: str, refusal: tuple[str, str, int, int]) -> None:
    rules, city = opening()
    settle(rules, city, MANAGED)
    give(city, MANAGED, pump=1)
    prepare(rules, city, MANAGED)
    assert refused(rules, city, 0, Arrange(layout(layout_text))) == refusal


def test_oc_6_1_only_on_ones_own_plots() -> None:
    rules, city = opening()
    theirs = settle(rules, city, LANDED, GORLICE, "T........")
    prepare(rules, city, MANAGED)
    assert refused(rules, city, 0, put_wish("tower", theirs, "e")) == ("OC-6.1", "not-your-plot", 0, 0)
    assert refused(rules, city, 0, LiftPiece(theirs, field("a"))) == ("OC-6.1", "not-your-plot", 0, 0)


def test_oc_6_1_an_empty_field_has_nothing_to_lift() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    prepare(rules, city, MANAGED)
    assert refused(rules, city, 0, LiftPiece(plot, field("a"))) == ("OC-6.1", "nothing-there", 0, 0)


def test_oc_6_1_pieces_are_lent_during_the_preparation() -> None:
    rules, city = opening()
    plot = settle(rules, city, LANDED)
    prepare(rules, city, MANAGED, LANDED)
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="tower 1", take_later="tower 1", due=2))
    put(rules, city, LANDED, "tower", plot, "e")
    put(rules, city, LANDED, "tower", plot, "a")
    assert on_plot(city, LANDED, 1) == "T...T...."


def test_oc_6_1_infrastructure_of_former_turns_is_moved_too() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED, GORLICE, "T..R.....")
    pass_turn(rules, city)
    prepare(rules, city, MANAGED)
    lift(rules, city, MANAGED, plot, "d")
    put(rules, city, MANAGED, "rig", plot, "b")
    assert on_plot(city, MANAGED) == "TR......."


# OC-6.2


def test_oc_6_2_nothing_on_the_plots_changes_during_the_extraction() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED, GORLICE, "T........")
    settle(rules, city, MANAGED, "krosno")
    begin(rules, city, MANAGED)
    for wish in (put_wish("driller", plot, "c"), LiftPiece(plot, 0), Arrange(layout("." * 18))):
        assert refused(rules, city, 0, wish) == ("OC-6.2", "extracting", 0, 0)
    die(rules, city, MANAGED, 1)
    assert refused(rules, city, 0, LiftPiece(plot, 0)) == ("OC-6.2", "extracting", 0, 0)


def test_oc_6_2_nor_afterwards_in_this_turn() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED, GORLICE, "T........")
    to_sale(rules, city, MANAGED)
    assert refused(rules, city, 0, LiftPiece(plot, 0)) == ("OC-7.1", "not-now", 0, 0)


def test_oc_6_2_other_companies_go_on_preparing() -> None:
    rules, city = opening()
    plot = settle(rules, city, LANDED)
    settle(rules, city, MANAGED)
    prepare(rules, city, LANDED)
    begin(rules, city, MANAGED)
    put(rules, city, LANDED, "tower", plot, "a")
    assert stage_of(rules, city, MANAGED) == "extracting"


# OC-6.3


def test_oc_6_3_one_die_per_plot_in_order() -> None:
    rules, city = opening()
    first = settle(rules, city, MANAGED, GORLICE, "T........")
    second = settle(rules, city, MANAGED, "starunia", "T........")
    facts = extract(rules, city, MANAGED, 1, 2)
    rolls = [(words["plot"], words["die"], words["crude"], words["wax"]) for words in heard(facts, "extracted")]
    assert rolls == [(first, 1, 1, 0), (second, 2, 0, 2)]
    assert clauses(facts, "extracted") == ["OC-6.3", "OC-6.3"]


@pytest.mark.parametrize("shows", [0, 1, 2])
def test_oc_6_3_each_active_field_yields_the_number_of_its_own_resource(shows: int) -> None:
    expected = {"crude": 2 * shows, "gas": shows, "wax": shows} if shows else {}
    assert won("T.T.T...T", shows) == expected


def test_oc_6_3_the_rulebooks_example_two_wax_and_one_crude_on_two() -> None:
    assert won("T.T.T....", 2, "boryslaw") == {"wax": 4, "crude": 2}


def test_oc_6_3_a_driller_yields_as_much_as_a_tower() -> None:
    assert won("D.D.....D", 2) == won("T.T.....T", 2) == {"crude": 4, "wax": 2}


def test_oc_6_3_a_plot_with_nothing_on_it_is_rolled_for_too() -> None:
    rules, city = opening()
    begin(rules, city, LANDED)
    assert chances(rules, city) == [("extraction-die", LANDED)]
    die(rules, city, LANDED, 2)
    assert store(city, LANDED, "crude", "wax", "gas") == [0, 0, 0]


def test_oc_6_3_a_company_without_plots_goes_straight_to_the_sale() -> None:
    rules, city = opening()
    begin(rules, city, MANAGED)
    assert (stage_of(rules, city, MANAGED), chances(rules, city)) == ("selling", [])


def test_oc_6_3_the_plot_is_announced_before_every_roll() -> None:
    rules, city = opening()
    settle(rules, city, LANDED, GORLICE, "T........")
    person(rules, city, 2)
    begin(rules, city, LANDED)
    for plot in sheet(rules, city, LANDED).plots:
        assert chances(rules, city) == []
        announce(rules, city, LANDED)
        assert refused(rules, city, bankers_of(rules, city)[1], RollPlot(LANDED)) == ("OC-6.3", "die-is-due", 0, 0)
        facts = die(rules, city, LANDED, 2)
        assert [words["plot"] for words in heard(facts, "extracted")] == [plot.number]
    assert stage_of(rules, city, LANDED) == "selling"


def test_oc_6_3_goods_come_from_the_bank() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "T.T.T...T")
    extract(rules, city, MANAGED, 2)
    assert bank(city, "crude", "gas", "wax") == [96, 98, 98]


def test_oc_6_3_the_die_of_the_next_turn_is_rolled_for_every_plot_again() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "T........")
    extract(rules, city, MANAGED, 2)
    pass_turn(rules, city)
    extract(rules, city, MANAGED, 1)
    assert store(city, MANAGED, "crude") == [3]


def test_oc_6_3_a_plot_is_rolled_for_once_a_turn_whoever_owns_it() -> None:
    """One die for the plot: whoever buys it after its extraction waits for the next turn."""
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    to_sale(rules, city, LANDED)
    deal(rules, city, seat_of(LANDED), 0, offer(MANAGED, give=f"plot {plot}", take="money 500"))
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "a")
    begin(rules, city, MANAGED)
    assert stage_of(rules, city, MANAGED) == "selling"
    assert store(city, MANAGED, "crude") == [0]
    pass_turn(rules, city)
    extract(rules, city, MANAGED, 2)
    assert store(city, MANAGED, "crude") == [2]


def test_oc_6_7_drillers_bought_with_a_rolled_plot_wait_for_the_next_extraction() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    to_sale(rules, city, LANDED)
    deal(rules, city, seat_of(LANDED), 0, offer(MANAGED, give=f"plot {plot}"))
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "driller", plot, "a")
    begin(rules, city, MANAGED)
    pass_turn(rules, city)
    assert on_plot(city, MANAGED) == "D........"
    extract(rules, city, MANAGED, 0)
    assert on_plot(city, MANAGED) == "........."


# OC-6.4


@pytest.mark.parametrize(("shows", "units"), [(0, 1), (1, 1), (2, 2)])
def test_oc_6_4_beside_a_pump_water_counts_as_one(shows: int, units: int) -> None:
    assert won("TP.......", shows) == {"crude": units}
    assert won("DP.......", shows) == {"crude": units}


def test_oc_6_4_a_pump_elsewhere_does_not_help() -> None:
    assert won("T....P...", 0) == {}
    assert won("T......P.", 0) == {}


def test_oc_6_4_a_pump_helps_its_own_plot_only() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, ".P.......")
    settle(rules, city, MANAGED, GORLICE, "T........")
    extract(rules, city, MANAGED, 0, 0)
    assert store(city, MANAGED, "crude") == [0]


# OC-6.5


@pytest.mark.parametrize(("shows", "units"), [(0, 0), (1, 2), (2, 3)])
def test_oc_6_5_a_rig_adds_one_to_towers_but_water_stays(shows: int, units: int) -> None:
    assert won("TR.......", shows) == ({"crude": units} if units else {})


@pytest.mark.parametrize("shows", [0, 1, 2])
def test_oc_6_5_a_rig_does_nothing_for_drillers(shows: int) -> None:
    assert won("DR.......", shows) == won("D........", shows)


@pytest.mark.parametrize(("shows", "units"), [(0, 2), (1, 2), (2, 3)])
def test_oc_6_5_pump_and_rig_add_up_for_a_tower(shows: int, units: int) -> None:
    assert won("TP.R.....", shows) == {"crude": units}
    assert won("TR.P.....", shows) == {"crude": units}


@pytest.mark.parametrize(("shows", "units"), [(0, 1), (1, 1), (2, 2)])
def test_oc_6_5_a_driller_beside_both_has_the_pump_only(shows: int, units: int) -> None:
    assert won("DP.R.....", shows) == {"crude": units}


# OC-6.6


@pytest.mark.parametrize("shows", [1, 2])
@pytest.mark.parametrize("piece", ["T", "D"])
def test_oc_6_6_crude_beside_a_distillery_is_at_once_kerosene(shows: int, piece: str) -> None:
    assert won(f"{piece}S.......", shows) == {"kerosene": shows}


def test_oc_6_6_one_crude_is_one_kerosene_instead() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "TS......T")
    extract(rules, city, MANAGED, 2)
    assert store(city, MANAGED, "crude", "kerosene") == [2, 2]
    assert bank(city, "crude", "kerosene") == [98, 118]


def test_oc_6_6_wax_and_gas_are_not_distilled() -> None:
    assert won("..T.TS...", 2) == {"wax": 2, "gas": 2}


def test_oc_6_6_what_rig_and_pump_add_is_distilled_too() -> None:
    assert won("TR.S.....", 2) == {"kerosene": 3}
    assert won("TP.S.....", 0) == {"kerosene": 1}
    assert won(".R.STP...", 0, "siary") == {"kerosene": 2}


# OC-6.7


@pytest.mark.parametrize("shows", [0, 1, 2])
def test_oc_6_7_drillers_go_back_to_the_bank_also_on_water(shows: int) -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED, GORLICE, "D.D.....D")
    before = bank(city, "driller")[0]
    facts = extract(rules, city, MANAGED, shows)
    assert heard(facts, "drillers-gone") == [{"company": 0, "plot": plot, "drillers": 3}]
    assert on_plot(city, MANAGED) == "........."
    assert bank(city, "driller") == [before + 3]
    assert store(city, MANAGED, "driller") == [1]


@pytest.mark.parametrize("shows", [0, 1, 2])
def test_oc_6_7_a_fan_keeps_the_drillers_beside_it(shows: int) -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "DFD.....D")
    extract(rules, city, MANAGED, shows)
    assert on_plot(city, MANAGED) == "DFD......"


@pytest.mark.parametrize(("fan", "stays"), [("b", "ac"), ("d", "a"), ("f", "ci"), ("h", "i")])
def test_oc_6_7_beside_means_sharing_a_side(fan: str, stays: str) -> None:
    rules, city = opening()
    pieces = "".join("F" if letter == fan else "D" if letter in "aci" else "." for letter in "abcdefghi")
    settle(rules, city, MANAGED, GORLICE, pieces)
    extract(rules, city, MANAGED, 1)
    assert "".join(letter for letter, piece in zip("abcdefghi", on_plot(city, MANAGED), strict=True) if piece == "D") == stays


@pytest.mark.parametrize("shows", [0, 1, 2])
def test_oc_6_7_towers_and_improvements_always_stay(shows: int) -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "TPTRTS.FT")
    facts = extract(rules, city, MANAGED, shows)
    assert on_plot(city, MANAGED) == "TPTRTS.FT"
    assert heard(facts, "drillers-gone") == []


def test_oc_6_7_drillers_off_the_plots_stay_with_the_company() -> None:
    rules, city = opening()
    give(city, MANAGED, driller=4)
    settle(rules, city, MANAGED, GORLICE, "D........")
    extract(rules, city, MANAGED, 0)
    assert store(city, MANAGED, "driller") == [5]


def test_oc_6_7_drillers_on_the_next_plot_stay_until_its_roll() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "D........")
    settle(rules, city, MANAGED, GORLICE, "D........")
    begin(rules, city, MANAGED)
    die(rules, city, MANAGED, 0)
    assert (on_plot(city, MANAGED, 0), on_plot(city, MANAGED, 1)) == (".........", "D........")
    die(rules, city, MANAGED, 0)
    assert on_plot(city, MANAGED, 1) == "........."


# OC-6.8


@pytest.mark.parametrize(
    ("shows", "expected"),
    [
        (2, {"crude": 2, "gas": 3, "kerosene": 2}),
        (1, {"crude": 1, "gas": 2, "kerosene": 1}),
        (0, {"gas": 2, "kerosene": 1}),
    ],
)
def test_oc_6_8_the_worked_example(shows: int, expected: dict[str, int]) -> None:
    assert won(EXAMPLE, shows) == expected


@pytest.mark.parametrize("shows", [0, 1, 2])
def test_oc_6_8_driller_a_stays_and_driller_i_goes(shows: int) -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED, GORLICE, EXAMPLE)
    facts = extract(rules, city, MANAGED, shows)
    assert on_plot(city, MANAGED) == "DF.RTS.P."
    assert heard(facts, "drillers-gone") == [{"company": 0, "plot": plot, "drillers": 1}]


def test_oc_6_8_the_plot_is_gorlice_as_printed() -> None:
    card = load.data().plots[0]
    assert (card.id, card.deposits, card.origin) == (GORLICE, {"a": "crude", "c": "wax", "e": "gas", "i": "crude"}, "rulebook")
    assert (card.tower_only, card.origins) == ("e", {"tower_only": "reconstructed"}), "the example shows a tower there, and nothing more"
    rules, city = opening()
    settle(rules, city, MANAGED)
    prepare(rules, city, MANAGED)
    give(city, MANAGED, driller=1, fan=1, rig=1, distillery=1, pump=1)
    do(rules, city, 0, Arrange(layout(EXAMPLE)))
    assert on_plot(city, MANAGED) == EXAMPLE


# OC-6.9


def test_oc_6_9_two_dice_with_the_same_faces() -> None:
    assert sorted(load.data().die.faces) == [0, 0, 1, 1, 2, 2]
    rules, city = opening()
    begin(rules, city, LANDED)
    begin(rules, city, THIRD)
    for company in (LANDED, THIRD):
        chance = the_chance(rules, city, "extraction-die", company)
        assert (chance.weights, chance.clause) == ([2, 2, 2], "OC-6.3")


def test_oc_6_9_a_person_announces_and_the_die_falls_once() -> None:
    rules, city = opening()
    person(rules, city, 2)
    begin(rules, city, LANDED)
    assert chances(rules, city) == []
    announce(rules, city, LANDED)
    assert chances(rules, city) == [("extraction-die", LANDED)]
    die(rules, city, LANDED, 1)
    assert chances(rules, city) == []


def test_oc_6_9_players_do_not_roll() -> None:
    rules, city = opening()
    begin(rules, city, LANDED)
    assert refused(rules, city, seat_of(LANDED), RollPlot(LANDED)) == ("OC-6.2", "not-now", 0, 0)
    assert refused(rules, city, seat_of(LANDED), Extract()) == ("OC-6.2", "not-now", 0, 0)
