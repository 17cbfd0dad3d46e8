"""AF-8.1 to AF-8.4: the revenue is paid out or kept, and the price moves."""

from __future__ import annotations

from magnat.games.africa import bank, prices
from magnat.games.africa.box import Box
from magnat.games.africa.facts import DividendPaid, DividendReceived, Withheld
from magnat.games.africa.state import NOBODY, AfricaState, Status
from magnat.kernel.contract import Log


def pay_out(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-8.2: every share gets its part; what lies in pool, deck, discard pile and hands gets nothing."""
    own, whole = state.companies[company], state.revenue
    share = whole // box.figures.units()
    if log.on:
        log.add(DividendPaid("AF-8.2", box.company_name(company), whole, share))
    for holder, units in enumerate(own.units):
        if units > 0:
            if log.on:
                log.add(DividendReceived("AF-8.2", box.holder_word(holder), box.company_name(company), units, units * share))
            bank.pay(box, state, holder, units * share, log)
    state.revenue = 0
    prices.move(box, state, company, prices.dividend_spaces(box, whole, box.figures.prices[own.space]), "AF-8.3", log)


def keep(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-8.1: all of it goes into the treasury; AF-8.3, AF-8.4: the price falls."""
    amount = state.revenue
    state.revenue = 0
    if amount > 0:
        if log.on:
            log.add(Withheld("AF-8.1", box.company_name(company), amount))
        bank.pay(box, state, box.seats + company, amount, log)
    state.neglected = neglected(state, company)
    if state.neglected and not box.choices.penalty_at_end_of_turn:
        prices.move(box, state, company, box.figures.managed_without_train, "AF-8.4", log)
    else:
        prices.move(box, state, company, box.figures.no_payment, "AF-8.3", log)


def neglected(state: AfricaState, company: int) -> bool:
    """AF-8.4: led by a Manager and without a train."""
    own = state.companies[company]
    return own.status == Status.RUNNING and own.director == NOBODY and own.leader != NOBODY and not own.trains


def end_penalty(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-8.4, option managed_no_train_check: the rest of the fall, if there is still no train."""
    if box.choices.penalty_at_end_of_turn and state.neglected and neglected(state, company):
        prices.move(box, state, company, box.figures.managed_without_train - box.figures.no_payment, "AF-8.4", log)
