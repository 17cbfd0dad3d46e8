"""AF-1, AF-2.1: what lies on the table before the first auction, for every number of players."""

from __future__ import annotations

import pytest

from magnat.games.africa import names, prices
from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Log
from tests.games.africa.table import GAME, NINE, Desk

PLAYERS = (2, 3, 4, 5, 6, 7)
PRIVATES = ("P1", "P2", "P3", "P4", "P5", "P6")


def dealt(seats: int = 3, seed: int = 1) -> Desk:
    """Companies have been drawn and cards dealt; all seats choose."""
    desk = Desk(seats).unpack()
    desk.chances(seed)
    return desk


def discard_half(desk: Desk) -> Desk:
    """Everybody sets aside the first cards in their hand, one player after another."""
    while desk.stage() == Stage.KEEP:
        seat = desk.waits()
        desk.do("set-aside", seat, card=names.all_names("card")[desk.player(seat).hand[0]])
    return desk


def drawn(desk: Desk) -> list[str]:
    return [company.company for company in desk.see().companies if company.status == "waiting"]


def total_cards(desk: Desk) -> int:
    return desk.state.deck_count() + sum(desk.state.pile) + sum(len(player.hand) + len(player.aside) for player in desk.state.players)


# AF-1.1 to AF-1.5


def test_af_1_1_two_to_seven_play() -> None:
    assert tuple(GAME.seats) == PLAYERS


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_af_1_1_one_player_or_eight_cannot_play(seats: int) -> None:
    assert seats not in GAME.seats


@pytest.mark.parametrize("seat", [-1, 3])
def test_af_1_1_a_seat_beyond_the_table_is_refused(seat: int) -> None:
    assert Desk(3).why("pass", seat, flip=0) == ("AF-1.1", 3, seat)


@pytest.mark.parametrize(("seats", "left"), [(2, 12436), (3, 11918), (4, 11576), (5, 11410), (6, 11420), (7, 11606)])
def test_af_1_2_the_players_cash_comes_out_of_the_14000_of_the_bank(seats: int, left: int) -> None:
    state = Desk(seats).state
    assert state.bank == left
    assert state.bank + sum(player.cash for player in state.players) == 14000


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_af_1_2_everybody_sees_the_cash_of_players_and_companies(seat: int) -> None:
    desk = Desk().cash(1, 77).cash("KR", 99)
    view = desk.see(seat)
    assert [player.cash for player in view.players] == [694, 77, 694]
    assert [company.cash for company in view.companies if company.company == "KR"] == [99]


@pytest.mark.parametrize(("seats", "number"), [(2, 7), (3, 9), (4, 9), (5, 9), (6, 9), (7, 9)])
def test_af_1_3_nine_of_17_companies_take_part_and_seven_with_two_players(seats: int, number: int) -> None:
    desk = dealt(seats)
    statuses = [company.status for company in desk.see().companies]
    assert (statuses.count("waiting"), statuses.count("out")) == (number, 17 - number)


def test_af_1_3_every_company_that_is_left_is_as_likely_to_be_drawn() -> None:
    desk = Desk().unpack()
    chance = desk.rules.agenda(desk.state).chances[0]
    assert (chance.key, chance.clause, chance.weights) == ("company", "AF-1.3", [1] * 17)
    facts = desk.draw("MF")
    assert [(fact.key, fact.words()) for fact in facts] == [("company-drawn", {"company": "MF"})]
    weights = desk.rules.agenda(desk.state).chances[0].weights
    assert (sum(weights), weights[names.index("company", "MF")]) == (16, 0)


def test_af_1_3_other_draws_give_other_companies() -> None:
    assert drawn(dealt(seed=1)) != drawn(dealt(seed=2))


def test_af_1_3_companies_that_are_not_drawn_have_no_card_anywhere() -> None:
    desk = dealt()
    out = {company.company for company in desk.see().companies if company.status == "out"}
    held = [card for player in desk.state.players for card in player.hand]
    there = {name for number, name in enumerate(names.all_names("card")) if desk.state.deck[number] or number in held}
    assert len(out) == 8
    assert not any(name.removesuffix("-director") in out for name in there)


def test_af_1_4_nine_certificates_of_each_company_are_ten_shares() -> None:
    desk = Desk().cash(0, 9999).hand(0, "MF-director", *["MF"] * 8)
    desk.do("buy-hand", card="MF-director")
    for _ in range(8):
        desk.do("buy-hand", card="MF")
    assert (desk.shares("MF", 0), desk.see().players[0].certificates) == (10, 9)
    assert desk.state.deck[names.index("card", "MF")] == desk.state.deck[names.index("card", "MF-director")] == 0


@pytest.mark.parametrize(("code", "director", "ordinary"), [("MF", 152, 76), ("AR", 200, 100), ("CNR", 122, 61)])
def test_af_1_4_the_directors_card_costs_twice_the_printed_price(code: str, director: int, ordinary: int) -> None:
    desk = Desk().hand(0, f"{code}-director", code)
    desk.do("buy-hand", card=f"{code}-director")
    assert desk.player(0).cash == 694 - director
    desk.do("buy-hand", card=code)
    assert desk.player(0).cash == 694 - director - ordinary


def test_af_1_4_the_directors_card_costs_twice_the_printed_price_whatever_the_market_says() -> None:
    desk = Desk().own(0, "MF", "MF", "MF").price("MF", 112).hand(0, "MF-director")
    desk.do("buy-hand", card="MF-director")
    assert desk.player(0).cash == 694 - 152


@pytest.mark.parametrize("seats", PLAYERS)
def test_af_1_5_one_card_of_each_private_is_shuffled_in_and_none_is_used_up(seats: int) -> None:
    desk = dealt(seats)
    held = [card for player in desk.state.players for card in player.hand]
    copies = [desk.state.deck[names.index("card", name)] + held.count(names.index("card", name)) for name in PRIVATES]
    assert copies == [1] * 6
    assert desk.see().used == []


# AF-1.6, G01 to G05


@pytest.mark.parametrize(
    ("seats", "cards", "each", "kept", "auctioned", "deck", "cash"),
    [
        (2, 69, 16, 8, 16, 37, 782),
        (3, 87, 14, 7, 21, 45, 694),
        (4, 87, 12, 6, 24, 39, 606),
        (5, 87, 10, 5, 25, 37, 518),
        (6, 87, 8, 4, 24, 39, 430),
        (7, 87, 6, 3, 21, 45, 342),
    ],
)
def test_af_1_6_cards_and_cash_by_number_of_players(
    seats: int, cards: int, each: int, kept: int, auctioned: int, deck: int, cash: int
) -> None:
    desk = dealt(seats)
    assert [len(player.hand) for player in desk.state.players] == [each] * seats
    assert [player.cash for player in desk.state.players] == [cash] * seats
    assert (total_cards(desk), desk.state.deck_count()) == (cards, deck)
    discard_half(desk)
    assert [len(player.hand) for player in desk.state.players] == [kept] * seats
    assert (sum(desk.state.pile), desk.state.deck_count()) == (auctioned, deck)


@pytest.mark.parametrize(
    ("seats", "limits"),
    [
        (2, [28, 23, 19, 19]),
        (3, [24, 21, 18, 18]),
        (4, [18, 16, 14, 14]),
        (5, [15, 13, 11, 11]),
        (6, [12, 11, 9, 9]),
        (7, [10, 9, 8, 8]),
    ],
)
def test_af_1_6_the_certificate_limit_falls_with_the_first_and_second_company_removed(seats: int, limits: list[int]) -> None:
    desk = Desk(seats)
    found = [desk.see().certificate_limit]
    for code in ("MF", "KR", "TO"):
        desk.own(0, f"{code}-director").price(code, 5)
        prices.move(desk.box, desk.state, names.index("company", code), -1, "AF-8.3", Log())
        found.append(desk.see().certificate_limit)
    assert found == limits


def test_g01_three_players() -> None:
    desk = dealt(3)
    assert (len(drawn(desk)), total_cards(desk), len(desk.player(0).hand), desk.state.deck_count()) == (9, 87, 14, 45)
    assert (desk.player(0).cash, desk.see().certificate_limit, desk.state.bonds) == (694, 24, 25)


def test_g02_three_players_keep_seven_and_auction_21() -> None:
    desk = discard_half(dealt(3))
    assert [len(player.hand) for player in desk.state.players] == [7, 7, 7]
    assert sum(desk.see().pile.values()) == 21


def test_g03_two_players() -> None:
    desk = dealt(2)
    assert (len(drawn(desk)), total_cards(desk), len(desk.player(0).hand), desk.state.deck_count()) == (7, 69, 16, 37)
    assert (desk.player(0).cash, desk.see().certificate_limit) == (782, 28)
    assert (desk.see().depot["2"], desk.see().depot["3"]) == (5, 3)


@pytest.mark.parametrize(("seats", "cash", "limit"), [(4, 606, 18), (5, 518, 15)])
def test_g04_four_and_five_players(seats: int, cash: int, limit: int) -> None:
    desk = dealt(seats)
    assert (desk.player(0).cash, desk.see().certificate_limit) == (cash, limit)


@pytest.mark.parametrize(("seats", "each", "deck", "cash", "limit"), [(6, 8, 39, 430, 12), (7, 6, 45, 342, 10)])
def test_g05_six_and_seven_players(seats: int, each: int, deck: int, cash: int, limit: int) -> None:
    desk = dealt(seats)
    assert (len(desk.player(seats - 1).hand), desk.state.deck_count()) == (each, deck)
    assert (desk.player(0).cash, desk.see().certificate_limit) == (cash, limit)


# AF-1.7 to AF-1.11, G07


def test_af_1_7_the_bank_sells_25_bonds_and_no_26th() -> None:
    desk = Desk(2)
    desk.cash(0, 3000)
    for _ in range(25):
        desk.stock_round(0).do("buy-bond")
    assert (desk.player(0).bonds, desk.state.bonds, desk.player(0).cash) == (25, 0, 500)
    assert desk.stock_round(0).refused("buy-bond").clause == "AF-4.4"


@pytest.mark.parametrize(("seats", "twos", "threes"), [(2, 5, 3), (3, 6, 4), (7, 6, 4)])
def test_af_1_8_two_players_have_one_2_and_one_3_less(seats: int, twos: int, threes: int) -> None:
    assert Desk(seats).see().depot == {"2": twos, "3": threes, "4E": 3, "3+3": 3, "3+3T": 3, "4+4+4E": 3, "4+4+4T": 3}


def test_af_1_9_seven_concessions_belong_to_nobody_until_their_auction() -> None:
    view = dealt().see()
    assert (view.concessions, view.assigned) == ({}, {})
    assert [player.concessions for player in view.players] == [[], [], []]
    desk = Desk().concession_auction()
    desk.do("bid", amount=0)
    desk.do("pass-bid")
    desk.do("pass-bid")
    assert len(desk.options(key="choose-concession")) == 7


def test_af_1_10_tiles_of_every_colour_are_there_from_the_start() -> None:
    supply = Desk().unpack().see().supply
    assert len(supply) == 52
    assert sum(supply.values()) == 164
    desk = Desk().own(0, "COR-director").cash("COR", 60).operate("COR")
    assert "10" in [option.words()["tile"] for option in desk.options(key="lay-tile")]


def test_af_1_10_a_third_train_is_refused() -> None:
    desk = Desk().own(0, "MF-director").trains("MF", "2").cash("MF", 900).operate("MF").step(Stage.TRAINS)
    desk.do("buy-train", train="2")
    desk.state.bank_train = False
    assert desk.why("buy-train", train="2") == ("AF-1.10", 2, 2)


def test_af_1_10_the_train_limit_stays_two_when_the_last_kinds_are_on_sale() -> None:
    desk = Desk().own(0, "MF-director", "MF").cash("MF", 9000)
    desk.trains("MF", *["2"] * 6, *["3"] * 4, *["4E"] * 3)
    desk.company("MF").trains = []
    desk.trains("MF", "4+4+4T", "3+3").operate("MF").step(Stage.TRAINS)
    assert desk.why("buy-train", train="3+3") == ("AF-1.10", 2, 2)


def test_af_1_11_a_company_has_no_marker_before_it_starts_and_its_shares_are_worth_the_printed_price() -> None:
    desk = Desk().own(0, "KR", "KR")
    view = next(company for company in desk.see().companies if company.company == "KR")
    assert (view.status, view.space, view.price, view.share_value) == ("waiting", 0, 82, 82)
    assert desk.see().players[0].worth == 694 + 2 * 82
    desk.do("sell-share", company="KR")
    assert desk.player(0).cash == 694 + 82


def test_af_1_11_the_marker_comes_with_the_start() -> None:
    desk = Desk().own(0, "KR", "KR", "KR")
    view = next(company for company in desk.see().companies if company.company == "KR")
    assert (view.status, view.space, view.price) == ("running", 13, 82)


def test_g07_the_home_of_a_drawn_company_is_reserved_for_it() -> None:
    companies = ("MNR", *NINE[:-1])
    desk = Desk(companies=companies).own(0, "TC-director").cash("TC", 100).operate("TC").step(Stage.TOKEN)
    assert desk.refused("place-token", place="D3", stop=0, cost=40, free=0).clause == "AF-7.3"
    desk.own(1, "MNR-director")
    assert desk.stations_in("D3") == 1


def test_g07_a_company_that_is_not_drawn_reserves_nothing() -> None:
    desk = Desk().own(0, "TC-director").cash("TC", 100).operate("TC").step(Stage.TOKEN)
    desk.do("place-token", place="D3", stop=0, cost=40, free=0)
    assert desk.stations_in("D3") == 1


# AF-2.1


def test_af_2_1_all_players_choose_at_the_same_time() -> None:
    desk = dealt()
    decisions = desk.rules.agenda(desk.state).decisions
    assert [(it.seat, it.key, it.clause, it.must) for it in decisions] == [(seat, "keep", "AF-2.1", True) for seat in range(3)]


def test_af_2_1_nobody_discards_more_than_half() -> None:
    desk = dealt()
    for _ in range(7):
        desk.do("set-aside", 1, card=names.all_names("card")[desk.player(1).hand[-1]])
    assert [it.seat for it in desk.rules.agenda(desk.state).decisions] == [0, 2]
    assert desk.refused("set-aside", 1, card=names.all_names("card")[desk.player(1).hand[0]]).clause == "AF-2.1"
    assert desk.options(1) == []


def test_af_2_1_only_a_dealt_card_can_be_discarded() -> None:
    desk = dealt()
    other = next(number for number in range(desk.box.cards) if number not in desk.player(0).hand)
    assert desk.refused("set-aside", 0, card=names.all_names("card")[other]).clause == "AF-2.1"


def test_af_2_1_nothing_else_can_be_done_before_all_have_chosen() -> None:
    desk = dealt()
    assert desk.refused("nominate", 0, card="P1").clause == "AF-2.1"
    assert desk.refused("bid", 0, amount=0).clause == "AF-2.1"


def test_af_2_1_all_discards_are_turned_up_together() -> None:
    desk = dealt()
    halves = [player.hand[:7] for player in desk.state.players]
    for seat, half in enumerate(halves):
        for card in half:
            assert desk.see().pile == {}
            facts = desk.do("set-aside", seat, card=names.all_names("card")[card])
    assert [fact.key for fact in facts] == ["card-set-aside", "cards-revealed"]
    shown = str(facts[-1].words()["cards"]).split(", ")
    assert sorted(shown) == sorted(names.all_names("card")[card] for half in halves for card in half)
    assert list(facts[-1].words()) == ["cards"]
    assert [len(player.aside) for player in desk.state.players] == [0, 0, 0]
    assert sum(desk.see().pile.values()) == 21


def test_af_2_1_the_order_of_the_discards_tells_nothing() -> None:
    desk, other = dealt(), dealt()
    cards = names.all_names("card")
    for seat in (0, 1, 2):
        for card in desk.player(seat).hand[:7]:
            facts = desk.do("set-aside", seat, card=cards[card])
    for seat in (2, 1, 0):
        for card in reversed(other.player(seat).hand[:7]):
            others = other.do("set-aside", seat, card=cards[card])
    assert facts[-1].words() == others[-1].words()
