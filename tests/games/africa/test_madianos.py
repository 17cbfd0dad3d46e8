"""AF-11.1: Madianos Olive Oil Export Company, whose owner may take the priority card."""

from __future__ import annotations

from magnat.games.africa import names
from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Word
from tests.games.africa.table import Desk

P6 = 5


def used(desk: Desk) -> list[str]:
    return names.bits("private", desk.state.used)


def before_stock(owner: Word) -> Desk:
    """The fourth operating round ends; seat 1 has the priority card."""
    desk = Desk().own(1, "MF-director").own(owner, "P6").operate("MF", 4).step(Stage.SHARES)
    desk.state.priority = 1
    desk.do("end-shares")
    return desk


def test_af_11_1_madianos_takes_the_priority_card() -> None:
    desk = before_stock(2)
    assert desk.stage() == Stage.PRIORITY
    assert desk.waits() == 2
    assert [option.key for option in desk.options()] == ["take-priority", "leave-priority"]
    assert desk.refused("take-priority", 1).key == "not-your-turn"
    desk.do("take-priority")
    assert desk.state.priority == 2
    assert used(desk) == ["P6"]
    assert (desk.stage(), desk.waits()) == (Stage.STOCK, 2)


def test_af_11_1_madianos_may_wait() -> None:
    desk = before_stock(2)
    desk.do("leave-priority")
    assert desk.state.priority == 1
    assert used(desk) == []
    assert (desk.stage(), desk.waits()) == (Stage.STOCK, 1)


def test_af_11_1_madianos_works_once() -> None:
    desk = Desk().own(1, "MF-director").own(2, "P6").operate("MF", 4).step(Stage.SHARES)
    desk.state.used = 1 << P6
    desk.state.priority = 1
    desk.do("end-shares")
    assert (desk.stage(), desk.waits()) == (Stage.STOCK, 1)


def test_af_11_1_a_company_may_own_madianos_but_not_use_it() -> None:
    desk = before_stock("MF")
    assert (desk.stage(), desk.waits()) == (Stage.STOCK, 1)
    assert desk.refused("take-priority").clause == "AF-4.4"


def test_af_11_1_madianos_in_a_hand_or_in_the_pool_does_nothing() -> None:
    desk = Desk().own(1, "MF-director").hand(2, "P6").operate("MF", 4).step(Stage.SHARES)
    desk.do("end-shares")
    assert desk.stage() == Stage.STOCK
    desk = Desk().own(1, "MF-director").pool("P6").operate("MF", 4).step(Stage.SHARES)
    desk.do("end-shares")
    assert desk.stage() == Stage.STOCK


def test_af_11_1_madianos_before_the_first_ordinary_stock_round_too() -> None:
    desk = Desk().own(1, "MF-director").own(2, "P6").operate("MF", 2).step(Stage.SHARES)
    desk.state.priority = 1
    desk.do("end-shares")
    for concession in names.all_names("concession")[:6]:
        desk.do("bid", amount=0)
        desk.do("pass-bid")
        desk.do("pass-bid")
        desk.do("choose-concession", concession=concession)
    assert (desk.stage(), desk.waits()) == (Stage.PRIORITY, 2)


def test_af_11_1_after_the_take_the_round_runs_clockwise_from_the_new_holder() -> None:
    desk = before_stock(0)
    desk.do("take-priority")
    order = []
    for _ in range(3):
        order.append(desk.waits())
        desk.do("pass", flip=0)
    assert order == [0, 1, 2]
