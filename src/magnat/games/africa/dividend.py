"""AF-8.1 to AF-8.4: the revenue is paid out or kept, and the price moves."""

from __future__ import annotations

from magnat.games.africa import bank, prices
from magnat.games.africa.box import Box
from magnat.games.africa.company_facts import DividendPaid, DividendReceived, Withheld
from magnat.games.africa.state import NOBODY, AfricaState, Status
from magnat.kernel.contract import Log


def pay_out(box: Box, state: AfricaState, number: int, log: Log) -> None:
    """AF-8.2: every share gets its part; what lies in pool, deck, discard pile and hands gets nothing."""
    company, whole = state.companies[number], state.revenue
    share = whole // box.figures.units()
    if log.on:
        log.add(DividendPaid("AF-8.2", box.company_name(number), whole, share))
    for holder, units in enumerate(company.units):
        if units > 0:
            if log.on:
                log.add(DividendReceived("AF-8.2", box.holder_word(holder), box.company_name(number), units, units * share))
            bank.pay(box, state, holder, units * share, log)
    state.revenue = 0
    prices.move(box, state, number, prices.dividend_spaces(box, whole, box.figures.prices[company.space]), "AF-8.3", log)


def keep(box: Box, state: AfricaState, number: int, log: Log) -> None:
    """AF-8.1: all of it goes into the treasury; AF-8.3, AF-8.4: the price falls."""
    amount = state.revenue
    state.revenue = 0
    if amount > 0:
        if log.on:
            log.add(Withheld("AF-8.1", box.company_name(number), amount))
        bank.pay(box, state, box.seats + number, amount, log)
    state.neglected = neglected(state, number)
    if state.neglected and not box.choices.penalty_at_end_of_turn:
        prices.move(box, state, number, box.figures.managed_without_train, "AF-8.4", log)
    else:
        prices.move(box, state, number, box.figures.no_payment, "AF-8.3", log)


def neglected(state: AfricaState, number: int) -> bool:
    """AF-8.4: led by a Manager and without a train."""
    company = state.companies[number]
    return company.status == Status.RUNNING and company.director == NOBODY and company.leader != NOBODY and not company.trains


def end_penalty(box: Box, state: AfricaState, number: int, log: Log) -> None:
    """AF-8.4, option managed_no_train_check: the rest of the fall, if there is still no train."""
    if box.choices.penalty_at_end_of_turn and state.neglected and neglected(state, number):
        prices.move(box, state, number, box.figures.managed_without_train - box.figures.no_payment, "AF-8.4", log)
