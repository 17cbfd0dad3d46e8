"""FP-3, in the morning: a ship comes in, and everybody seals a bid for its cargo."""

from __future__ import annotations

from fogport.actions import Bid
from fogport.facts import BidOpened, BidSealed, CargoBought, ShipCame, ShipLeft
from fogport.state import FogportState, Stage
from magnat.kernel.contract import Log, Refusal, Seat


def come_in(state: FogportState, crates: int, log: Log) -> None:
    """FP-3.1"""
    state.day += 1
    state.ship = crates
    state.stage = Stage.BIDDING
    if log.on:
        log.add(ShipCame("FP-3.1", state.day, crates))


def check_bid(state: FogportState, seat: Seat, wish: Bid) -> Refusal | None:
    """FP-3.2"""
    merchant = state.merchants[seat]
    if merchant.bid is not None:
        return Refusal("FP-3.2", "bid-sealed")
    if wish.coins < 0:
        return Refusal("FP-3.2", "negative-amount", 0, wish.coins)
    if merchant.coins < wish.coins:
        return Refusal("FP-3.2", "too-little-cash", wish.coins, merchant.coins)
    return None


def bid(state: FogportState, seat: Seat, wish: Bid, open_bids: bool, log: Log) -> None:
    """FP-3.2: sealed; the last one opens them."""
    state.merchants[seat].bid = wish.coins
    if log.on:
        log.add(BidSealed("FP-3.2", seat, wish.coins))
    if all(merchant.bid is not None for merchant in state.merchants):
        open_all(state, open_bids, log)


def open_all(state: FogportState, open_bids: bool, log: Log) -> None:
    """FP-3.3: bids that did not win are forgotten, and are shown only if the table plays with open bids."""
    bids = [merchant.bid or 0 for merchant in state.merchants]
    highest = max(bids)
    for seat, coins in enumerate(bids):
        if log.on and (open_bids or coins == highest > 0):
            log.add(BidOpened("FP-3.3", seat, coins))
        if coins < highest:
            state.merchants[seat].bid = None
    if highest == 0:
        sail_away(state, log)
    elif len(tied(state)) > 1:
        state.stage = Stage.LOT
    else:
        buy(state, tied(state)[0], "FP-3.3", log)


def tied(state: FogportState) -> list[Seat]:
    """Those with the highest bid, once all are opened."""
    return [seat for seat, merchant in enumerate(state.merchants) if merchant.bid is not None]


def weights(state: FogportState) -> list[int]:
    """FP-3.4"""
    return [0 if merchant.bid is None else 1 for merchant in state.merchants]


def buy(state: FogportState, seat: Seat, clause: str, log: Log) -> None:
    """FP-3.3, FP-3.4: the whole cargo for the whole bid."""
    merchant = state.merchants[seat]
    coins = merchant.bid or 0
    merchant.coins -= coins
    merchant.crates += state.ship
    if log.on:
        log.add(CargoBought(clause, seat, state.ship, coins))
    end_auction(state)


def sail_away(state: FogportState, log: Log) -> None:
    """FP-3.5"""
    if log.on:
        log.add(ShipLeft("FP-3.5", state.ship))
    end_auction(state)


def end_auction(state: FogportState) -> None:
    state.ship = 0
    for merchant in state.merchants:
        merchant.bid = None
    state.stage = Stage.PRICE
