"""AF-9: a company whose price has fallen to 0."""

from __future__ import annotations

import pytest

from magnat.games.africa import control, names
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOBODY, Kept, Status
from magnat.kernel.contract import Fact
from magnat.kernel.game import Setting
from tests.games.africa.table import NINE, Desk


def doomed(seats: int = 3, **options: Setting) -> Desk:
    """MF, led by seat 0, at price 5; TC belongs to seat 1."""
    return Desk(seats, NINE, **options).own(0, "MF-director").own(1, "TC-director").price("MF", 5)


def fall(desk: Desk, name: str = "MF") -> list[Fact]:
    """The company pays nothing and falls by one space."""
    return desk.operate(name).earns(10).do("withhold")


def gone(desk: Desk, name: str = "MF") -> bool:
    return desk.company(name).status == Status.REMOVED


def test_af_9_1_price_0_removes_at_once() -> None:
    desk = doomed().cash("MF", 1000).trains("MF", "2")
    facts = fall(desk)
    assert gone(desk)
    assert [fact.clause for fact in facts if fact.key == "company-removed"] == ["AF-9.1"]
    assert desk.box.company_name(desk.state.company) == "TC"  # no train step is left: the next round has begun


def test_af_9_1_price_5_does_not() -> None:
    desk = doomed().price("MF", 10)
    fall(desk)
    assert desk.price_of("MF") == 5
    assert not gone(desk)


def test_af_9_1_it_leaves_the_order_of_play() -> None:
    desk = doomed()
    fall(desk)
    assert desk.box.company_name(desk.state.company) == "TC"
    desk.step(Stage.SHARES).do("end-shares")
    assert desk.stage() == Stage.CONCESSION_BID


def test_af_9_1_a_company_waiting_for_its_turn_is_passed_over() -> None:
    desk = doomed().own(2, "KR-director").operate("TC", 2).step(Stage.SHARES)
    desk.state.order = [names.index("company", "MF"), names.index("company", "KR")]
    desk.company("MF").status = Status.REMOVED
    desk.do("end-shares")
    assert desk.box.company_name(desk.state.company) == "KR"


def test_af_9_1_certificates_leave_without_payment() -> None:
    desk = doomed().own(0, "MF").own(1, "MF").own("TC", "MF").pool("MF", "MF")
    assert desk.state.pool_certificates() == 2
    cash = [desk.player(seat).cash for seat in range(3)]
    fall(desk)
    assert [desk.player(seat).cash for seat in range(3)] == cash
    assert desk.company("TC").cash == 0
    assert desk.company("MF").units == [0] * desk.box.holders
    assert desk.state.pool_certificates() == 0
    assert desk.leader("MF") is None


def test_af_9_1_cards_leave_hands_deck_and_discard_pile() -> None:
    desk = doomed().hand(0, "MF", "TC").hand(2, "MF", "P1").discard("KR", "MF", "TC", "MF")
    deck = desk.state.deck_count()
    fall(desk)
    cards = names.all_names("card")
    assert [[cards[card] for card in desk.player(seat).hand] for seat in (0, 2)] == [["TC"], ["P1"]]
    assert [cards[card] for card in desk.state.discard] == ["KR", "TC"]
    assert desk.state.deck[names.index("card", "MF")] == desk.state.deck[names.index("card", "MF-director")] == 0
    assert desk.state.deck_count() == deck - 4


def test_af_9_1_the_directors_card_in_a_hand_leaves_as_well() -> None:
    desk = Desk().own(0, "MF", "MF", "MF").own(1, "TC-director").hand(2, "MF-director").price("MF", 5)
    fall(desk)
    assert gone(desk)
    assert desk.player(2).hand == []


def test_af_9_1_what_the_others_know_of_a_hand_forgets_it() -> None:
    desk = doomed().hand(2, "MF", "TC")
    desk.player(2).known = desk.player(2).hand[:]
    fall(desk)
    assert desk.player(2).known == desk.player(2).hand == [names.index("card", "TC")]


def test_af_9_1_its_shares_and_privates_go_to_the_bank_pool() -> None:
    desk = doomed().own("MF", "TC", "KR", "KR", "P4", "P6")
    fall(desk)
    assert (desk.company("TC").pool, desk.company("KR").pool) == (1, 2)
    assert desk.state.privates[3] == desk.state.privates[5] == Kept.POOL
    assert desk.shares("TC", "MF") == desk.shares("KR", "MF") == 0
    assert desk.state.pool_certificates() == 5


def test_af_9_1_a_private_from_a_removed_company_keeps_its_power_or_the_lack_of_it() -> None:
    desk = doomed().own("MF", "P4", "P6")
    desk.state.used = 1 << 3
    fall(desk)
    assert desk.state.used == 1 << 3


def test_af_9_1_its_cash_goes_to_the_bank() -> None:
    desk = doomed().cash("MF", 321)
    money = desk.state.bank
    fall(desk)  # withholds 10 first
    assert desk.company("MF").cash == 0
    assert desk.state.bank == money + 321


def test_af_9_1_its_trains_leave_the_game() -> None:
    desk = doomed().trains("MF", "2", "4E")
    depot = desk.state.depot[:]
    facts = fall(desk)
    assert desk.company("MF").trains == []
    assert (desk.state.depot, desk.state.resold) == (depot, [0] * 7)
    assert [fact.words()["train"] for fact in facts if fact.key == "train-gone"] == ["2", "4E"]


def test_af_9_1_an_assigned_concession_is_lost() -> None:
    desk = doomed().concession(0, "minerals", "MF").concession(0, "gold").concession(1, "oil", "TC")
    fall(desk)
    assert desk.state.assigned[names.index("concession", "minerals")] == Kept.GONE
    desk.operate("TC")
    assert desk.refused("assign-concession", concession="minerals").clause == "AF-7.7"
    assert desk.state.assigned[names.index("concession", "gold")] == Kept.UNSOLD
    assert desk.state.assigned[names.index("concession", "oil")] == names.index("company", "TC")


def test_af_9_1_a_company_that_it_led_gets_another_leader() -> None:
    desk = doomed().own("MF", "KR", "KR", "KR").own(2, "KR", "KR")
    assert desk.leader("KR") == "MF"
    fall(desk)
    assert desk.leader("KR") == 2
    assert desk.company("KR").pool == 3


def test_af_9_1_a_directors_certificate_that_it_owned_goes_to_a_holder_of_two() -> None:
    desk = doomed().own("MF", "KR-director", "KR").own(2, "KR", "KR")
    fall(desk)
    assert desk.leader("KR") == 2
    assert desk.company("KR").director == 2
    assert (desk.company("KR").pool, desk.company("KR").pool_director) == (3, False)
    assert control.certificates(desk.box, desk.state, 2) == 1


def test_af_9_1_a_directors_certificate_that_nobody_can_take_lies_in_the_pool() -> None:
    desk = doomed().own("MF", "KR-director", "KR").own(2, "KR")
    fall(desk)
    assert (desk.company("KR").pool, desk.company("KR").pool_director) == (1, True)
    assert desk.company("KR").director == NOBODY
    assert desk.leader("KR") == 2  # as Manager
    desk.stock_round(2).cash(2, 1000)
    desk.do("buy-pool", card="KR-director")
    assert desk.player(2).cash == 1000 - 2 * desk.price_of("KR")
    assert desk.company("KR").director == 2
    assert desk.shares("KR", 2) == 3


@pytest.mark.parametrize(
    ("seats", "limits"),
    [(2, (28, 23, 19)), (3, (24, 21, 18)), (4, (18, 16, 14)), (5, (15, 13, 11)), (6, (12, 11, 9)), (7, (10, 9, 8))],
)
def test_af_9_1_the_certificate_limit_drops_to_the_next_column(seats: int, limits: tuple[int, int, int]) -> None:
    desk = Desk(seats)
    found = [control.certificate_limit(desk.box, desk.state)]
    for name in ("MF", "TC", "KR"):
        desk.own(0, f"{name}-director").price(name, 5)
        fall(desk, name)
        found.append(control.certificate_limit(desk.box, desk.state))
    assert tuple(found) == (*limits, limits[-1])


def test_af_9_1_the_lower_limit_forces_a_sale() -> None:
    desk = Desk(7).own(0, *["AR"] * 4, *["KR"] * 6).own(1, "MF-director").price("MF", 5)
    assert control.certificates(desk.box, desk.state, 0) == 10
    fall(desk)
    desk.stock_round(0)
    assert {option.key for option in desk.options()} == {"sell-share"}
    assert desk.refused("pass", flip=0).clause == "AF-4.2"
    desk.do("sell-share", company="KR")
    assert desk.may("end-turn")


def test_af_9_1_a_depression_removes_before_the_company_can_act() -> None:
    desk = doomed().own(2, "ENR-director").pool(*["ENR"] * 7).stock_round(0)
    desk.state.operating_rounds = 2
    for _ in range(3):
        desk.do("pass", flip=0)
    assert gone(desk)
    assert desk.state.operating_rounds == 3
    assert desk.price_of("ENR") == 76
    assert desk.box.company_name(desk.state.company) == "ENR"


def test_af_9_1_the_last_cards_lie_open_when_the_others_are_gone() -> None:
    desk = doomed().deck("MF", "MF", "TC", "KR")
    fall(desk)
    assert desk.state.deck_count() == 0
    assert sorted(names.all_names("card")[card] for card in desk.state.discard) == ["KR", "TC"]


# AF-9.2: TC (Tangier E2) runs over Casablanca to D5, where MF's station fills the city; E6 lies beyond


def beyond_d5(**options: Setting) -> Desk:
    return doomed(3, **options).tile("D5", "6", 3)


TO_F11 = "E2-D3-D5-E6-E8-E10-F11"


def to_f11(desk: Desk) -> Desk:
    """The track goes on from D5 to the city of F11, and TC has a train for it."""
    return desk.tile("E6", "8", 0).tile("E8", "9", 0).tile("E10", "8", 3).tile("F11", "6", 0).trains("TC", "4E")


@pytest.mark.parametrize("choice", ["stay_and_block", "removed"])
def test_af_9_2_before_it_goes_its_station_blocks_in_any_case(choice: str) -> None:
    desk = beyond_d5(removed_company_tokens=choice).operate("TC")
    assert desk.refused("lay-tile", place="E6", tile="9", rotation=2, waive=0).clause == "AF-6.4"
    assert desk.stations_in("D5") == 1


def test_af_9_2_stations_stay_and_block() -> None:
    desk = beyond_d5()
    fall(desk)
    assert desk.stations_in("D5") == 1
    desk.operate("TC").cash("TC", 500)
    assert desk.refused("lay-tile", place="E6", tile="9", rotation=2, waive=0).clause == "AF-6.4"
    desk.do("end-track")
    assert desk.refused("place-token", place="D5", stop=0, cost=40, free=0).clause == "AF-7.3"


def test_af_9_2_a_route_ends_in_the_blocked_city_but_does_not_pass_it() -> None:
    desk = to_f11(beyond_d5())
    fall(desk)
    desk.operate("TC").step(Stage.RUN)
    assert desk.refused("run", routes=TO_F11).clause == "AF-7.4"
    desk.do("run", routes="E2-D3-D5")
    assert desk.state.revenue == 20 + 40 + 20


def test_af_9_2_by_option_a_route_passes_the_city() -> None:
    desk = to_f11(beyond_d5(removed_company_tokens="removed"))
    fall(desk)
    desk.operate("TC").step(Stage.RUN)
    desk.do("run", routes=TO_F11)
    assert desk.state.revenue == 20 + 40 + 20 + 20


def test_af_9_2_by_option_stations_are_taken_off() -> None:
    desk = beyond_d5(removed_company_tokens="removed")
    fall(desk)
    assert desk.stations_in("D5") == 0
    assert desk.company("MF").stations == []
    desk.operate("TC").cash("TC", 500)
    assert desk.may("lay-tile", place="E6", tile="9", rotation=2, waive=0)
    desk.do("end-track")
    desk.do("place-token", place="D5", stop=0, cost=40, free=0)
    assert desk.stations_in("D5") == 1


def test_af_9_2_by_option_every_station_goes_and_no_other() -> None:
    desk = beyond_d5(removed_company_tokens="removed").station("MF", "N5").own(2, "ENR-director")
    fall(desk)
    assert [desk.stations_in(place) for place in ("D5", "N5", "E2", "N7")] == [0, 0, 1, 1]
    assert sum(desk.state.taken) == 2
