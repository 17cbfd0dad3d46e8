"""AF-3: the order of the whole game: auction, initial stock round, operating rounds, concessions, stock rounds."""

from __future__ import annotations

from magnat.games.africa import auction, bank, control, ending, power, prices, stock, turn
from magnat.games.africa.box import Box
from magnat.games.africa.facts import BondsPaid, OperatingRoundBegan, PriorityMoved, PrivatePaid
from magnat.games.africa.figures import ECONOMIES, TAKE_PRIORITY
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOBODY, NOTHING, AfricaState, Status
from magnat.kernel.contract import Log, Seat


def begin_initial(box: Box, state: AfricaState, log: Log) -> None:
    """AF-3.2: until it is over, the priority card lies with its first player."""
    state.priority = state.active
    stock.begin_round(box, state, state.active, log)


def end_stock(box: Box, state: AfricaState, log: Log) -> None:
    """AF-3.1, AF-4.7: all have passed, and every card that had to be turned lies open."""
    give_priority(box, state, log)
    state.passes = 0
    begin_operating(box, state, log)


def give_priority(box: Box, state: AfricaState, log: Log) -> None:
    """AF-4.7, AF-3.2: to the left of the last player who acted; if nobody did, the card stays."""
    if state.last_actor != NOBODY:
        move_priority(state, (state.last_actor + 1) % box.seats, "AF-4.7" if state.stage == Stage.STOCK else "AF-3.2", log)


def move_priority(state: AfricaState, seat: Seat, clause: str, log: Log) -> None:
    state.priority = seat
    if log.on:
        log.add(PriorityMoved(clause, seat))


def begin_stock(box: Box, state: AfricaState, log: Log) -> None:
    """AF-4.1: the player who owns Madianos may take the priority card first."""
    state.operating = False
    state.stock_rounds += 1
    private = power.private_with(box, TAKE_PRIORITY)
    owner = state.privates[private] if private != NOTHING else NOBODY
    if 0 <= owner < box.seats and owner != state.priority and power.unused(box, state, private):
        state.stage = Stage.PRIORITY
        state.active = owner
    else:
        open_stock(box, state, log)


def take_priority(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    """AF-11.1"""
    power.use(box, state, TAKE_PRIORITY, log)
    move_priority(state, seat, "AF-11.1", log)
    open_stock(box, state, log)


def open_stock(box: Box, state: AfricaState, log: Log) -> None:
    state.stage = Stage.STOCK
    stock.begin_round(box, state, state.priority, log)


def begin_operating(box: Box, state: AfricaState, log: Log) -> None:
    """AF-6.1, AF-6.2: income, the depression's drop, and the order of the companies, fixed for the round."""
    state.operating_rounds += 1
    state.operating = True
    if log.on:
        log.add(OperatingRoundBegan("AF-3.1", state.operating_rounds, ECONOMIES[prices.economy(box, state)]))
    if state.bank < 0 and not state.ending and box.choices.empty_bank_at_start_ends:
        bank.end_soon(state, "bank", log)
    pay_privates(box, state, log)
    pay_bonds(box, state, log)
    prices.depression(box, state, log)
    state.order = control.market_order(state)
    next_company(box, state, log)


def pay_privates(box: Box, state: AfricaState, log: Log) -> None:
    """AF-6.1, AF-7.8"""
    for private, holder in enumerate(state.privates):
        if holder >= 0:
            income = box.figures.privates[private].income
            if log.on:
                log.add(PrivatePaid("AF-6.1", box.holder_word(holder), box.private_name(private), income))
            bank.pay(box, state, holder, income, log)


def pay_bonds(box: Box, state: AfricaState, log: Log) -> None:
    """AF-6.1, AF-7.1"""
    income = box.figures.economies[prices.economy(box, state)].bond
    for seat, player in enumerate(state.players):
        if player.bonds > 0:
            if log.on:
                log.add(BondsPaid("AF-6.1", seat, player.bonds, player.bonds * income))
            bank.pay(box, state, seat, player.bonds * income, log)


def next_company(box: Box, state: AfricaState, log: Log) -> None:
    """On to the next company that is still there; after the last one the round is over."""
    while state.company == NOTHING:
        if not state.order:
            end_operating(box, state, log)
            return
        company = state.order.pop(0)
        if state.companies[company].status == Status.RUNNING:
            turn.begin(box, state, company, log)


def end_operating(box: Box, state: AfricaState, log: Log) -> None:
    """AF-3.1, AF-10.1"""
    if 0 < box.choices.round_limit <= state.operating_rounds and not state.ending:
        bank.end_soon(state, "rounds", log)
    if state.ending:
        ending.end(box, state, log)
    elif state.operating_rounds % box.figures.rounds_per_set != 0:
        begin_operating(box, state, log)
    elif state.operating_rounds == box.figures.rounds_per_set:
        auction.begin_concessions(box, state, log)
    else:
        begin_stock(box, state, log)
