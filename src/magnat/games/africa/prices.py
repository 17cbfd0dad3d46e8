"""AF-8.3, AF-7.1, AF-7.2: the market and the state of the economy."""

from __future__ import annotations

from magnat.games.africa import bank, control, removal
from magnat.games.africa.box import Box
from magnat.games.africa.facts import PriceMoved
from magnat.games.africa.state import AfricaState, Status
from magnat.kernel.contract import Log


def economy(box: Box, state: AfricaState) -> int:
    """AF-7.1: read whenever it is needed; the first operating rounds of the game have a fixed one."""
    if state.operating_rounds <= box.figures.fixed_rounds:
        return box.figures.fixed_economy
    pool, found = state.pool_certificates(), 0
    for number, economy in enumerate(box.figures.economies):
        if pool >= economy.pool:
            found = number
    return found


def move(box: Box, state: AfricaState, company: int, spaces: int, clause: str, log: Log) -> None:
    """AF-8.3: arriving markers go under those on the space; AF-9.1: at price 0 the company is removed."""
    own, prices = state.companies[company], box.figures.prices
    before = own.space
    after = min(max(before + spaces, 0), len(prices) - 1)
    if after == before:
        return
    own.space = after
    state.serial += 1
    own.arrived = state.serial
    if log.on:
        log.add(PriceMoved(clause, box.company_name(company), prices[before], prices[after]))
    if prices[after] == 0:
        removal.remove(box, state, company, log)
    elif prices[after] >= box.figures.end_price and not state.ending:
        bank.end_soon(state, "price", log)


def depression(box: Box, state: AfricaState, log: Log) -> None:
    """AF-7.2: every running company's marker moves back."""
    if not box.choices.drop_every_round and state.operating_rounds % box.figures.rounds_per_set != 1:
        return
    drop = box.figures.economies[economy(box, state)].drop
    if drop == 0:
        return
    for company in control.market_order(state):
        if state.companies[company].status == Status.RUNNING:
            move(box, state, company, -drop, "AF-7.2", log)


def dividend_spaces(box: Box, paid: int, price: int) -> int:
    """AF-8.3: how far a price rises when this much is paid out in all."""
    found = 0
    for halves, spaces in box.figures.payments:
        if 2 * paid >= halves * price:
            found = box.choices.half_dividend_move if halves == 1 else spaces
    return found
