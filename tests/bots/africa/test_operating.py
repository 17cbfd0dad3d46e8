"""The clerk of 18Africa as Director: track, stations, dividends, trains and a treasury that is put to use."""

from __future__ import annotations

from magnat.games.africa.figures import YELLOW
from magnat.games.africa.stages import Stage
from tests.bots.africa.tables import answer, follow
from tests.games.africa.table import Desk


def directed(*trains: str, cash: int = 300) -> Desk:
    """MF, led by seat 0, begins its turn in the third round."""
    return Desk(4).own(0, "MF-director", "MF", "MF").trains("MF", *trains).cash("MF", cash).operate("MF", 3)


def joined(desk: Desk) -> Desk:
    """MF's home is joined to Casablanca next door."""
    return desk.tile("D5", "115", 3).joined("D5", "D3")


# AF-6: track


def test_af_6_4_the_first_tile_joins_home_to_the_city_next_door() -> None:
    desk = directed()
    follow(desk, "lay-track")
    assert desk.company("MF").cash == 320  # AF-6.11: 20 for Marrakech; Casablanca was joined before
    assert desk.lies_at("D5") != ""


def test_af_6_4_a_stretch_goes_on_until_it_reaches_something() -> None:
    desk = Desk(4).own(0, "TO-director", "TO").cash("TO", 300).operate("TO")
    done = follow(desk, "lay-track")
    assert len([words for words in done if words["do"] == "lay-tile"]) >= 3


def eastward() -> Desk:
    """TO, with a train, has track from Timbuktu to the town H13, two hexes from Lagos."""
    return Desk(4).own(0, "TO-director", "TO").trains("TO", "2").tile("F11", "6", 3).way("F11-G12-H13-I14").operate("TO", 3)


def test_af_6_4_a_port_in_reach_is_joined_in_one_stretch() -> None:
    desk = eastward()
    assert [words["place"] for words in follow(desk, "lay-track")] == ["I14", "I16"]
    assert desk.state.joined[desk.stop("G16")]


def test_af_6_6_where_no_track_can_be_laid_a_town_becomes_the_second_city_of_a_route() -> None:
    desk = eastward()
    for tile in desk.box.atlas.tiles:
        if tile.colour == YELLOW:
            desk.state.supply[tile.number] = 0
    follow(desk, "lay-track")
    assert desk.lies_at("H13").split("/")[0] in ("12", "13", "14", "15")


def test_af_6_12_a_company_of_a_double_city_lays_its_first_tile_at_home() -> None:
    desk = Desk(4).own(0, "CSAR-director", "CSAR").cash("CSAR", 300).operate("CSAR")
    assert answer(desk)["place"] == "M32"


# AF-7.3, AF-7.7


def test_af_7_3_a_station_that_earns_nothing_is_not_placed() -> None:
    desk = joined(directed("2"))
    desk.step(Stage.TOKEN)
    assert answer(desk) == {"do": "skip-token"}


# AF-8.1: dividends


def test_af_8_1_the_revenue_is_paid_out_when_no_train_is_wanted() -> None:
    assert answer(joined(directed("2", "2", cash=0)).earns(60)) == {"do": "pay"}


def test_af_8_1_the_revenue_is_kept_when_it_buys_a_train_that_earns_more() -> None:
    desk = joined(directed("2", cash=250)).earns(60)
    desk.state.depot[0] = 0  # the next train costs 300
    assert answer(desk) == {"do": "withhold"}


def test_af_8_1_the_last_dividend_is_always_paid() -> None:
    desk = joined(directed("2", cash=150)).earns(60)
    desk.state.ending = True
    assert answer(desk) == {"do": "pay"}


# AF-8.5: trains


def test_af_8_5_a_company_without_a_train_buys_one() -> None:
    assert answer(joined(directed()).step(Stage.TRAINS)) == {"do": "buy-train", "train": "2"}


def test_af_8_5_a_train_that_would_earn_nothing_more_is_not_bought() -> None:
    desk = Desk(4).own(0, "ENR-director", "ENR").trains("ENR", "2").cash("ENR", 500).tile("N7", "115", 3).operate("ENR", 3)
    desk.step(Stage.TRAINS).state.depot[0] = 0
    assert answer(desk) == {"do": "end-trains"}


def test_af_10_2_at_the_end_trains_are_worth_more_than_a_treasury() -> None:
    desk = joined(directed("2", cash=500)).step(Stage.TRAINS)
    desk.state.depot[0], desk.state.ending = 0, True
    assert answer(desk) == {"do": "buy-train", "train": "3"}


def test_af_8_5_a_worse_train_makes_room_for_a_better_one() -> None:
    desk = directed("2", "2", cash=900).tile("D5", "6", 3).tile("E6", "9", 2).tile("F7", "9", 2).tile("G8", "8", 0)
    desk.tile("G10", "8", 1).tile("F11", "6", 2).step(Stage.TRAINS)
    desk.state.depot[0] = desk.state.depot[1] = desk.state.depot[2] = 0
    assert [words["do"] for words in follow(desk, "trains")][:2] == ["sell-train", "buy-train"]
    assert len(desk.company("MF").trains) == 2


def test_af_8_5_a_train_that_earns_is_not_sold_for_a_song() -> None:
    desk = joined(Desk(4).own(0, "MF-director").own(1, "TO-director").trains("MF", "2").cash("TO", 500)).operate("TO").step(Stage.TRAINS)
    desk.do("offer-train", company="MF", train="2", price=100)
    assert answer(desk) == {"do": "decline-offer"}


def test_af_8_5_a_train_is_sold_for_far_more_than_it_is_worth() -> None:
    desk = joined(Desk(4).own(0, "MF-director").own(1, "TO-director").trains("MF", "2").cash("TO", 5000)).operate("TO").step(Stage.TRAINS)
    desk.do("offer-train", company="MF", train="2", price=5000)
    assert answer(desk) == {"do": "accept-offer"}


def test_af_8_5_a_company_that_cannot_pay_the_bank_asks_others_for_a_train() -> None:
    desk = joined(directed(cash=200)).own(1, "KR-director").trains("KR", "2").step(Stage.TRAINS)
    desk.state.depot[0] = 0
    assert answer(desk) == {"do": "offer-train", "company": "KR", "train": "2", "price": 180}
    desk.do("offer-train", company="KR", train="2", price=180)
    desk.do("decline-offer")
    assert answer(desk) == {"do": "end-trains"}


def test_af_8_5_an_own_company_hands_over_a_train_that_it_does_not_need() -> None:
    desk = joined(directed(cash=200)).own(0, "KR-director").trains("KR", "2", "2").step(Stage.TRAINS)
    desk.state.depot[0] = 0
    assert answer(desk) == {"do": "offer-train", "company": "KR", "train": "2", "price": 1}


def test_af_6_10_a_company_without_a_train_does_not_build_away_the_price_of_one() -> None:
    desk = Desk(4).own(0, "COR-director", "COR").cash("COR", 200).operate("COR")
    follow(desk, "lay-track")
    assert desk.company("COR").cash >= 180


# AF-8.7: shares


def test_af_8_7_idle_money_of_a_company_buys_out_of_the_pool() -> None:
    desk = joined(directed("2", cash=200)).pool("P5").step(Stage.SHARES)
    assert answer(desk) == {"do": "buy-pool", "card": "P5"}


def test_af_8_7_a_company_without_a_train_keeps_its_money() -> None:
    desk = directed(cash=200).pool("P5").step(Stage.SHARES)
    assert answer(desk) == {"do": "end-shares"}
