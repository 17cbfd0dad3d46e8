"""MM-3, phase 1: the active player trades barrels with one of the two markets."""

from __future__ import annotations

from magnat.games.mcmulti import dice
from magnat.games.mcmulti.actions import BuyBarrel, Roll, SellBarrel
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import BarrelBought, BarrelSold
from magnat.games.mcmulti.figures import FOREIGN, GOODS, MARKETS
from magnat.games.mcmulti.state import NOTHING, McMultiState, not_now, track
from magnat.kernel.contract import Action, Log, Refusal, Seat


def asking_price(box: Box, state: McMultiState, market: int, good: int) -> int:
    """MM-3.2: the space of the cheapest barrel; 0 if there is none."""
    line = box.figures.tracks[good]
    barrels = state.barrels[track(market, good)]
    return line.highest - (barrels - 1) * line.step if barrels > 0 else 0


def offered_price(box: Box, state: McMultiState, market: int, good: int) -> int:
    """MM-3.3: the dearest empty space, just below the cheapest barrel; 0 if the track is full."""
    line = box.figures.tracks[good]
    barrels = state.barrels[track(market, good)]
    return line.highest - barrels * line.step if barrels < line.spaces else 0


def check(box: Box, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, BuyBarrel):
        return check_buy(box, state, seat, action)
    if isinstance(action, SellBarrel):
        return check_sell(box, state, seat, action)
    return None if isinstance(action, Roll) else not_now(state)


def apply(box: Box, state: McMultiState, seat: Seat, action: Action, log: Log) -> None:
    if isinstance(action, BuyBarrel):
        buy(box, state, seat, action, log)
    elif isinstance(action, SellBarrel):
        sell(box, state, seat, action, log)
    else:
        dice.end_market(box, state)


def check_market(state: McMultiState, market: int) -> Refusal | None:
    """MM-3.1: one market a turn; MM-9.3: the foreign one may be closed."""
    if market < 0 or market >= len(MARKETS):
        return Refusal("MM-3.1", "no-such-market", len(MARKETS), market)
    if state.traded != NOTHING and state.traded != market:
        return Refusal("MM-3.1", "other-market")
    if state.embargo and market == FOREIGN:
        return Refusal("MM-9.3", "market-closed")
    return None


def check_buy(box: Box, state: McMultiState, seat: Seat, wish: BuyBarrel) -> Refusal | None:
    """MM-3.2"""
    if wish.good < 0 or wish.good >= len(GOODS):
        return Refusal("MM-3.1", "no-such-good", len(GOODS), wish.good)
    refusal = check_market(state, wish.market)
    if refusal is not None:
        return refusal
    price, cash = asking_price(box, state, wish.market, wish.good), state.companies[seat].cash
    if price == 0:
        return Refusal("MM-3.2", "nothing-to-buy")
    if cash < price:
        return Refusal("MM-3.2", "too-little-cash", price, cash)
    return None


def buy(box: Box, state: McMultiState, seat: Seat, wish: BuyBarrel, log: Log) -> None:
    """MM-3.2: the cheapest barrel leaves the track, so that the next one is dearer."""
    price = asking_price(box, state, wish.market, wish.good)
    state.barrels[track(wish.market, wish.good)] -= 1
    state.companies[seat].cash -= price
    state.companies[seat].store(wish.good, 1)
    state.traded = wish.market
    if log.on:
        log.add(BarrelBought("MM-3.2", seat, MARKETS[wish.market], GOODS[wish.good], price))


def check_sell(box: Box, state: McMultiState, seat: Seat, wish: SellBarrel) -> Refusal | None:
    """MM-3.3"""
    if wish.good < 0 or wish.good >= len(GOODS):
        return Refusal("MM-3.1", "no-such-good", len(GOODS), wish.good)
    refusal = check_market(state, wish.market)
    if refusal is not None:
        return refusal
    if state.companies[seat].barrels(wish.good) == 0:
        return Refusal("MM-3.3", "no-barrel", 1, 0)
    if offered_price(box, state, wish.market, wish.good) == 0:
        return Refusal("MM-3.3", "track-full")
    return None


def sell(box: Box, state: McMultiState, seat: Seat, wish: SellBarrel, log: Log) -> None:
    """MM-3.3: the barrel fills the dearest empty space, so that the next one brings less."""
    price = offered_price(box, state, wish.market, wish.good)
    state.barrels[track(wish.market, wish.good)] += 1
    state.companies[seat].cash += price
    state.companies[seat].store(wish.good, -1)
    state.traded = wish.market
    if log.on:
        log.add(BarrelSold("MM-3.3", seat, MARKETS[wish.market], GOODS[wish.good], price))


def list_trades(box: Box, state: McMultiState, seat: Seat, options: list[Action]) -> None:
    """Every barrel that can be bought or sold now."""
    company = state.companies[seat]
    for market in range(len(MARKETS)):
        if state.traded != NOTHING and state.traded != market:
            continue
        if state.embargo and market == FOREIGN:
            continue
        for good in range(len(GOODS)):
            line = track(market, good)
            price = asking_price(box, state, market, good)
            if price > 0 and company.cash >= price:
                options.append(box.buy_barrel[line])
            if company.barrels(good) > 0 and state.barrels[line] < box.figures.tracks[good].spaces:
                options.append(box.sell_barrel[line])
