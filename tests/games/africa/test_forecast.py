"""AF-7.1, AF-8.1: what a preview says about the economy and the bank is what the rules make of it."""

from __future__ import annotations

from magnat.games.africa import prices
from magnat.games.africa.figures import ECONOMIES
from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Log, Word
from tests.games.africa.table import GAME, Desk

LATE = 9
"""An operating round in which the economy is no longer fixed."""


def forecasts(desk: Desk, do: str, **words: Word) -> dict[str, dict[str, Word]]:
    seat = desk.waits()
    before, state = desk.see(seat), desk.state.clone()
    desk.rules.apply(state, seat, desk.wish(do, **words), Log(on=False))
    return dict(GAME.forecast(desk.rules, before, GAME.view(desk.rules, state, seat)))


def selling(pool: int) -> Desk:
    """Seat 0 may sell a share while that many certificates lie in the pool."""
    desk = Desk(3).own(0, "MF-director", "MF", "MF").own(1, "MF").price("MF", 100)
    desk.state.operating_rounds = LATE
    desk.pool(*["CNR"] * min(pool, 6), *["COR"] * max(0, min(pool - 6, 6)), *["TC"] * max(0, pool - 12))
    return desk.stock_round(0)


def test_af_7_1_a_sale_says_what_the_economy_is_then() -> None:
    seen = set()
    for pool in range(14):
        desk = selling(pool)
        found = forecasts(desk, "sell-share", company="MF")
        (key, numbers), lying = next(iter(found.items())), desk.state.pool_certificates()
        assert numbers["pool"] == lying + 1
        assert numbers["was"] == ECONOMIES[prices.economy(desk.box, desk.state)]
        desk.do("sell-share", company="MF")
        assert numbers["economy"] == ECONOMIES[prices.economy(desk.box, desk.state)]
        assert (key == "economy-changes") == (numbers["was"] != numbers["economy"])
        seen.add(key)
    assert seen == {"economy-same", "economy-changes"}


def test_af_8_1_a_dividend_says_what_is_left_in_the_bank() -> None:
    desk = Desk(2).own(0, "MF-director", "MF").trains("MF", "2").operate("MF").step(Stage.DIVIDEND).earns(200)
    before = desk.state.bank
    found = forecasts(desk, "pay")["bank"]
    desk.do("pay")
    assert found == {"left": desk.state.bank, "paid": before - desk.state.bank}


def test_what_moves_no_certificate_says_nothing() -> None:
    desk = Desk(3).cash(0, 500).stock_round(0)
    assert forecasts(desk, "buy-bond") == {}
