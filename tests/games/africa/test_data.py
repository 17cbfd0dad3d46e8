"""What is printed on map, tiles, cards and sheets of 18Africa: complete, and consistent."""

from __future__ import annotations

from itertools import pairwise

import pytest

from magnat.games.africa import load
from magnat.games.africa.figures import (
    BOOM,
    DEPRESSION,
    GRAY,
    GREEN,
    MOUNTAIN,
    NO_POWER,
    PLAIN,
    RECESSION,
    RECOVERY,
    RIVER,
    WHITE,
    YELLOW,
    CompanyCard,
    Place,
)
from magnat.rail.hexes import BITS, EDGES, NOWHERE, opposite
from magnat.rail.tiles import CITY, TOWN, Tile, kept_stops

FIGURES = load.figures()
TILES = FIGURES.tiles["five_way"]
HEXES = {it.name: number for number, it in enumerate(FIGURES.places)}


def place(name: str) -> Place:
    return FIGURES.places[HEXES[name]]


def company(code: str) -> CompanyCard:
    return next(it for it in FIGURES.companies if it.name == code)


def number(name: str) -> int:
    return next(it.number for it in TILES if it.name == name)


def numbers(*names: str) -> list[int]:
    return [number(name) for name in names]


# 1. Setup


@pytest.mark.parametrize(
    ("players", "companies", "cards", "dealt", "deck", "cash", "limit"),
    [
        pytest.param(2, 7, 69, 16, 37, 782, 28, id="g03"),
        pytest.param(3, 9, 87, 14, 45, 694, 24, id="g01"),
        pytest.param(4, 9, 87, 12, 39, 606, 18, id="g04-four"),
        pytest.param(5, 9, 87, 10, 37, 518, 15, id="g04-five"),
        pytest.param(6, 9, 87, 8, 39, 430, 12, id="g05-six"),
        pytest.param(7, 9, 87, 6, 45, 342, 10, id="g05-seven"),
    ],
)
def test_af_1_6_cards_and_cash_by_number_of_players(
    players: int, companies: int, cards: int, dealt: int, deck: int, cash: int, limit: int
) -> None:
    seating = FIGURES.seatings[players]
    assert (seating.companies, seating.dealt, seating.cash, seating.limits[0]) == (companies, dealt, cash, limit)
    assert companies * (1 + FIGURES.ordinary) + len(FIGURES.privates) == cards
    assert cards - players * dealt == deck


def test_af_1_6_two_to_seven_players_keep_half_and_limits_only_fall() -> None:
    assert list(FIGURES.seatings) == [2, 3, 4, 5, 6, 7]
    for seating in FIGURES.seatings.values():
        assert seating.kept * 2 == seating.dealt
        assert len(seating.limits) == 3
        assert seating.limits == sorted(seating.limits, reverse=True)


def test_g02_three_players_auction_21_cards() -> None:
    assert 3 * (FIGURES.seatings[3].dealt - FIGURES.seatings[3].kept) == 21


def test_af_1_2_the_bank_holds_14000() -> None:
    assert FIGURES.bank == 14000


def test_af_1_4_nine_certificates_make_ten_shares() -> None:
    assert len(FIGURES.companies) == 17
    assert 1 + FIGURES.ordinary == 9
    assert FIGURES.units() == 10


@pytest.mark.parametrize(("code", "director", "ordinary"), [("MF", 152, 76), ("AR", 200, 100), ("CNR", 122, 61)])
def test_g06_the_directors_card_costs_twice_the_printed_price(code: str, director: int, ordinary: int) -> None:
    assert company(code).price == ordinary
    assert company(code).price * FIGURES.director_units == director


def test_af_1_5_six_privates_and_only_cape_wine_has_no_power() -> None:
    assert [it.name for it in FIGURES.privates] == ["P1", "P2", "P3", "P4", "P5", "P6"]
    assert [it.name for it in FIGURES.privates if it.power == NO_POWER] == ["P1"]
    assert len({it.power for it in FIGURES.privates}) == 6


def test_af_1_7_there_are_25_bonds_of_100() -> None:
    assert (FIGURES.bonds, FIGURES.bond_price) == (25, 100)


def test_af_1_8_two_players_have_one_2_and_one_3_less() -> None:
    assert FIGURES.seatings[2].trains == [5, 3, 3, 3, 3, 3, 3]
    for players in range(3, 8):
        assert FIGURES.seatings[players].trains == [6, 4, 3, 3, 3, 3, 3]


def test_g68_there_are_seven_concessions() -> None:
    assert [it.name for it in FIGURES.concessions] == ["minerals", "dates", "gas", "oil", "copper", "cotton", "gold"]


def test_af_1_11_every_company_starts_on_a_space_of_its_printed_price() -> None:
    starts = {it.name: FIGURES.prices.index(it.price) for it in FIGURES.companies}
    assert starts == {
        "CNR": 8, "UR": 9, "SR": 10, "NR": 11, "NZA": 11, "TC": 11, "TO": 11, "CGH": 12, "MF": 12, "MNR": 12,
        "COR": 13, "ENR": 13, "KR": 13, "AO": 14, "EAR": 14, "AR": 15, "CSAR": 15,
    }  # fmt: skip


def test_the_market_rises_over_34_spaces() -> None:
    assert len(FIGURES.prices) == 34
    assert FIGURES.prices == sorted(set(FIGURES.prices))
    assert (FIGURES.prices[0], FIGURES.prices[-1]) == (0, 460)
    assert FIGURES.green_price in FIGURES.prices
    assert FIGURES.end_price in FIGURES.prices


# 5. Starting a company


def test_af_5_2_every_home_is_a_city_of_the_map() -> None:
    for card, words in zip(FIGURES.companies, load.data().companies, strict=True):
        home = FIGURES.places[card.home]
        assert home.name == words.home
        assert home.printed.cities() == len(home.printed.stops) > 0
        hex_words = load.data().map.hexes[card.home]
        assert words.city in [hex_words.name, *(stop.name for stop in hex_words.stops)]
        assert card.tokens[0] == 0


def test_af_6_12_no_city_of_a_double_home_belongs_to_a_particular_company() -> None:
    chosen = [it.name for it in FIGURES.companies if it.home_stop == -1]
    assert chosen == ["CSAR", "COR", "NZA", "CNR"]
    assert {FIGURES.places[company(code).home].name for code in chosen} == {"J21", "M32"}
    assert all(it.home_stop == 0 for it in FIGURES.companies if it.name not in chosen)


def test_g40_csar_has_stations_for_0_40_and_100() -> None:
    assert company("CSAR").tokens == [0, 40, 100]


# 6. Map and tiles


def test_the_map_has_165_hexes() -> None:
    assert len(FIGURES.places) == len(HEXES) == 165
    colours = [it.printed.colour for it in FIGURES.places]
    assert [colours.count(colour) for colour in (WHITE, YELLOW, GRAY)] == [141, 2, 22]
    terrains = [it.terrain for it in FIGURES.places]
    assert [terrains.count(terrain) for terrain in (PLAIN, MOUNTAIN, RIVER)] == [127, 16, 22]


def test_only_terrain_costs_money() -> None:
    assert all((it.cost > 0) == (it.terrain != PLAIN) for it in FIGURES.places)


def test_the_hex_beyond_an_edge_lies_back_beyond_the_opposite_one() -> None:
    for one, row in enumerate(FIGURES.beyond):
        assert len(row) == EDGES
        for edge, other in enumerate(row):
            assert other == NOWHERE or FIGURES.beyond[other][opposite(edge)] == one


def test_edges_are_numbered_clockwise_from_the_south() -> None:
    assert load.data().map.edges == ["S", "SW", "NW", "N", "NE", "SE"]
    assert [FIGURES.places[it].name for it in FIGURES.beyond[HEXES["K20"]]] == ["K22", "J21", "J19", "K18", "L19", "L21"]


def test_g29_south_of_marrakech_lies_d7_and_not_e6() -> None:
    marrakech = FIGURES.beyond[HEXES["D5"]]
    assert marrakech[0] == HEXES["D7"]
    assert marrakech[5] == HEXES["E6"]


def test_af_6_9_printed_track_never_runs_off_the_map_or_into_a_blank_side() -> None:
    for one, it in enumerate(FIGURES.places):
        for edge in range(EDGES):
            if it.printed.edges & BITS[edge]:
                other = FIGURES.beyond[one][edge]
                assert other != NOWHERE
                printed = FIGURES.places[other].printed
                assert printed.colour != GRAY or printed.edges & BITS[opposite(edge)], f"{it.name} {edge}"


def test_af_6_9_only_gray_hexes_have_track_and_only_they_never_change() -> None:
    for it in FIGURES.places:
        assert (it.first == []) == (it.printed.colour == GRAY)
        assert it.printed.segments == [] or it.printed.colour == GRAY
    assert [it.id for it in load.data().map.hexes if it.blocked] == ["J13", "M22", "N19", "O24"]


def test_af_6_11_casablanca_and_tangier_are_joined_from_the_start() -> None:
    assert FIGURES.beyond[HEXES["D3"]][4] == HEXES["E2"]
    assert place("D3").printed.stop_beyond(4) == place("E2").printed.stop_beyond(opposite(4)) == 0


def test_there_are_52_tiles_with_164_copies() -> None:
    assert len(TILES) == len({it.name for it in TILES}) == 52
    copies = [sum(it.count for it in TILES if it.colour == colour) for colour in range(YELLOW, GRAY + 1)]
    assert copies == [98, 37, 19, 10]
    assert sum(copies) == 164


def test_af_6_8_what_goes_first_on_which_hex() -> None:
    assert place("B9").first == numbers("7", "8", "9")
    assert place("B11").first == numbers("3", "4", "58")
    assert place("C14").first == numbers("1", "2", "55", "56", "69", "632")
    assert place("D5").first == numbers("6", "115")
    for it in FIGURES.places:
        for tile in it.first:
            assert [stop.kind for stop in TILES[tile].stops] == [stop.kind for stop in it.printed.stops]
            assert TILES[tile].colour == it.printed.colour + 1


@pytest.mark.parametrize("name", ["J21", "M32"])
def test_g35_tile_10_goes_on_the_double_cities(name: str) -> None:
    assert place(name).first == [FIGURES.double_tile] == numbers("10")
    assert TILES[FIGURES.double_tile].colour == GREEN


def test_g34_what_g12_and_the_double_cities_cost() -> None:
    assert [(place(name).terrain, place(name).cost) for name in ("G12", "J21", "M32")] == [(RIVER, 30), (RIVER, 60), (PLAIN, 0)]


def test_af_6_5_laying_stops_after_3_and_7_wherever_and_after_6_and_115_away_from_home() -> None:
    assert [it.name for it in TILES if FIGURES.ends_step[it.number]] == ["3", "7"]
    assert [it.number for it in load.data().tiles if it.ends_step == "unless_home"] == ["6", "115"]


def fitting(old: Tile, new: Tile) -> list[int]:
    """By how many sixths the new tile must be turned against the old one to keep its track."""
    return [turn for turn in range(EDGES) if kept_stops(old.shapes[0], new.shapes[new.by_rotation[turn]]) is not None]


def may_become(old: Tile, new: Tile) -> bool:
    """AF-6.8: the next colour, stops of the same kind; a yellow town may become a city."""
    kinds = [stop.kind for stop in old.stops], [stop.kind for stop in new.stops]
    return new.colour == old.colour + 1 and (kinds[0] == kinds[1] or (old.colour == YELLOW and kinds == ([TOWN], [CITY])))


@pytest.mark.parametrize("old", TILES, ids=[it.name for it in TILES])
def test_af_6_7_upgrades_are_exactly_those_that_keep_the_old_track(old: Tile) -> None:
    printed = {it.tile: it.relative_rotations for it in load.data().tiles[old.number].upgrades_to}
    fit = {new.name: fitting(old, new) for new in TILES if may_become(old, new)}
    assert printed == {name: turns for name, turns in fit.items() if turns}
    assert FIGURES.upgrades[old.number] == [number(name) for name in printed]


def test_g37_a_single_town_may_become_a_city_and_two_towns_never_change() -> None:
    assert number("12") in FIGURES.upgrades[number("58")]
    assert number("12") not in FIGURES.upgrades[number("1")]
    for it in TILES:
        if [stop.kind for stop in it.stops] == [TOWN, TOWN]:
            assert FIGURES.upgrades[it.number] == []


def test_af_6_8_the_choice_of_tile_933_changes_no_other_tile() -> None:
    assert list(FIGURES.tiles) == ["five_way", "six_way"]
    changed = []
    for five, six in zip(TILES, FIGURES.tiles["six_way"], strict=True):
        assert (five.number, five.name, five.count, five.colour) == (six.number, six.name, six.count, six.colour)
        if [shape.segments for shape in five.shapes] != [shape.segments for shape in six.shapes]:
            changed.append((five.name, five.shapes[0].edges, six.shapes[0].edges))
    assert changed == [("933", 0b011111, 0b111111)]


# 7. Economy, trains, routes


@pytest.mark.parametrize(
    ("pool", "state"),
    [(0, BOOM), (1, RECOVERY), (2, RECOVERY), (3, RECESSION), (6, RECESSION), (7, DEPRESSION), (12, DEPRESSION)],
)
def test_g41_the_pool_decides_about_the_economy(pool: int, state: int) -> None:
    assert max(number for number, it in enumerate(FIGURES.economies) if it.pool <= pool) == state


def test_g41_the_first_two_operating_rounds_are_a_recovery() -> None:
    assert (FIGURES.fixed_rounds, FIGURES.fixed_economy) == (2, RECOVERY)


def test_af_7_1_what_the_economy_changes() -> None:
    assert [(it.city, it.town, it.bond) for it in FIGURES.economies] == [(20, 0, 10), (0, 0, 15), (-10, -10, 30), (-20, -20, 40)]
    assert [it.drop for it in FIGURES.economies] == [0, 0, 0, 1]


def test_g42_bonds_pay_by_economy() -> None:
    assert 2 * FIGURES.economies[RECOVERY].bond == 30
    assert 3 * FIGURES.economies[DEPRESSION].bond == 120


def test_af_7_5_what_trains_can_do() -> None:
    kinds = [(it.train.count, it.train.express, it.train.town_ends, it.train.multiplier, it.train.spared) for it in FIGURES.trains]
    assert kinds == [
        (2, False, False, 1, False),
        (3, False, False, 1, False),
        (4, True, False, 1, False),
        (3, False, False, 2, False),
        (3, False, True, 2, True),
        (4, True, False, 3, False),
        (4, False, True, 3, False),
    ]


def test_af_7_6_seven_ports_have_a_variable_value() -> None:
    ports = {it.name: it.printed.stops[0].modifier for it in FIGURES.places if it.printed.stops and it.printed.stops[0].variable}
    assert ports == {"D3": 20, "E2": 0, "G2": 20, "G16": 20, "K36": 40, "N5": 30, "P23": 10}
    assert all(place(name).printed.stops[0].value == FIGURES.variable_value == 20 for name in ports)
    labels = {it.id: it.label for it in load.data().map.hexes if it.label}
    assert labels == {name: f"?+{modifier}" for name, modifier in ports.items()}


def test_af_7_7_where_goods_come_from_and_what_they_pay() -> None:
    goods = [(FIGURES.places[it.source].name, [FIGURES.places[port].name for port in it.ports], it.bonus) for it in FIGURES.concessions]
    assert goods == [
        ("G8", ["D3"], 40), ("E4", ["I2"], 30), ("L9", ["I4"], 50), ("E16", ["G16"], 30),
        ("M24", ["I22", "P23"], 70), ("P15", ["Q14"], 100), ("M32", ["K36"], 30),
    ]  # fmt: skip


def test_g54_the_minerals_route_is_a_way_over_the_map() -> None:
    way = [HEXES[name] for name in ("G8", "F7", "E6", "D5", "D3")]
    assert all(other in FIGURES.beyond[one] for one, other in pairwise(way))


def test_g56_transcontinental_connections_by_option() -> None:
    ways = {
        choice: [(FIGURES.places[it.one].name, FIGURES.places[it.other].name, it.bonus) for it in found]
        for choice, found in FIGURES.crossings.items()
    }
    cairo = ("N7", "K36", 80)
    assert ways == {"casablanca_johannesburg": [cairo, ("D3", "M32", 100)], "dakar_dar_es_salaam": [cairo, ("B11", "P23", 100)]}


# 8. Dividend and trains


def test_af_8_3_price_moves_by_halves_of_the_price() -> None:
    assert FIGURES.payments == [(0, 0), (1, 1), (2, 1), (4, 2), (6, 3), (8, 4)]
    assert (FIGURES.no_payment, FIGURES.managed_without_train) == (-1, -3)


def test_af_8_5_prices_of_trains() -> None:
    assert [it.name for it in FIGURES.trains] == ["2", "3", "4E", "3+3", "3+3T", "4+4+4E", "4+4+4T"]
    assert [it.price for it in FIGURES.trains] == [180, 300, 450, 700, 850, 1000, 1200]
    assert (FIGURES.train_limit, FIGURES.lowest_train_price) == (2, 1)


def test_g64_resale_of_trains() -> None:
    assert [it.resale for it in FIGURES.trains] == [180, 180, 300, 500, 650, 750, 850]


def test_g66_after_the_4e_four_kinds_come_together() -> None:
    assert [it.wave for it in FIGURES.trains] == [0, 1, 2, 3, 3, 3, 3]


# 11. Privates and options


def test_af_11_1_prices_and_incomes_of_privates() -> None:
    assert [(it.price, it.income) for it in FIGURES.privates] == [(25, 5), (35, 5), (60, 10), (75, 12), (115, 20), (160, 25)]


def test_every_option_offers_its_default_first() -> None:
    options = load.data().options
    assert len(options) == 29
    for name, it in options.items():
        if name == "round_limit":
            assert it.low <= it.default <= it.high  # type: ignore[operator]  # a number, as its bounds say
        else:
            assert it.choices[0] == it.default
            assert len(it.choices) == (3 if name == "bank_break_in_stock_round" else 2)


def test_g73_an_unassigned_concession_costs_nothing_or_100() -> None:
    assert load.data().options["unassigned_concession_penalty"].choices == [0, 100]
