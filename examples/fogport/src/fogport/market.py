"""FP-4, in the afternoon: the market pays what a die shows, and less with every crate."""

from __future__ import annotations

from fogport import ending
from fogport.actions import Sell
from fogport.facts import CratesSold, PriceShown
from fogport.load import Figures
from fogport.state import FogportState, Stage
from magnat.kernel.contract import Log, Refusal, Seat


def open_market(figures: Figures, state: FogportState, price: int, log: Log) -> None:
    """FP-4.1, FP-4.3"""
    state.price = price
    state.stage = Stage.SELLING
    if log.on:
        log.add(PriceShown("FP-4.1", price))
    ask_next(figures, state, state.in_order(), log)


def check_sell(state: FogportState, seat: Seat, wish: Sell) -> Refusal | None:
    """FP-4.2"""
    if seat != state.active:
        return Refusal("FP-4.3", "not-your-turn")
    if wish.crates < 0:
        return Refusal("FP-4.2", "negative-amount", 0, wish.crates)
    crates = state.merchants[seat].crates
    if crates < wish.crates:
        return Refusal("FP-4.2", "not-in-store", wish.crates, crates)
    return None


def sell(figures: Figures, state: FogportState, seat: Seat, wish: Sell, log: Log) -> None:
    """FP-4.2"""
    merchant, coins = state.merchants[seat], 0
    for _ in range(wish.crates):
        coins += state.price
        state.price = max(figures.market.lowest, state.price - figures.market.fall)
    merchant.crates -= wish.crates
    merchant.coins += coins
    if log.on:
        log.add(CratesSold("FP-4.2", seat, wish.crates, coins))
    order = state.in_order()
    ask_next(figures, state, order[order.index(seat) + 1 :], log)


def ask_next(figures: Figures, state: FogportState, seats: list[Seat], log: Log) -> None:
    """FP-4.2: the next of these who has something to sell; after the last one the day is over."""
    for seat in seats:
        if state.merchants[seat].crates > 0:
            state.active = seat
            return
    ending.end_day(figures, state, log)
