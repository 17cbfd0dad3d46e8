"""AF-6.3: a company's turn, step by step; steps in which it can do nothing are left out."""

from __future__ import annotations

from magnat.games.africa import building, control, dividend, pool, running, stations, trains
from magnat.games.africa.actions import Run
from magnat.games.africa.box import Box
from magnat.games.africa.facts import CompanyTurn, ConcessionAssigned, TrainsRun
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOBODY, NOTHING, AfricaState, Source, Status
from magnat.kernel.contract import Action, Log, Refusal, Seat


def begin(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """A company that nobody acts for does nothing and pays nothing."""
    state.company = company
    seat = control.controller(box, state, company)
    if log.on:
        log.add(CompanyTurn("AF-6.2", box.company_name(company), seat))
    building.reset(state)
    state.neglected = False
    state.bank_train = False
    state.declined = []
    state.source = Source.NONE
    state.from_company = NOTHING
    state.bought = 0
    state.revenue = 0
    if seat == NOBODY:
        dividend.keep(box, state, company, log)
        end(box, state, log)
    else:
        state.stage = Stage.TRACK


def to_token(box: Box, state: AfricaState, log: Log) -> None:
    options: list[Action] = []
    stations.list_tokens(box, state, state.company, options)
    if options:
        state.stage = Stage.TOKEN
    else:
        to_run(box, state, log)


def to_run(box: Box, state: AfricaState, log: Log) -> None:
    if state.companies[state.company].trains:
        state.stage = Stage.RUN
    else:
        to_dividend(box, state, log)


def run(box: Box, state: AfricaState, wish: Run, log: Log) -> None:
    """AF-7.4: the trains run and earn."""
    routes = running.routes_of(box, state, state.company, wish)
    assert not isinstance(routes, Refusal)
    state.revenue = running.revenue(routes)
    if log.on:
        log.add(TrainsRun("AF-7.4", box.company_name(state.company), wish.routes, state.revenue))
    to_dividend(box, state, log)


def to_dividend(box: Box, state: AfricaState, log: Log) -> None:
    if state.revenue > 0:
        state.stage = Stage.DIVIDEND
    else:
        withhold(box, state, log)


def pay(box: Box, state: AfricaState, log: Log) -> None:
    dividend.pay_out(box, state, state.company, log)
    to_trains(box, state, log)


def withhold(box: Box, state: AfricaState, log: Log) -> None:
    dividend.keep(box, state, state.company, log)
    to_trains(box, state, log)


def to_trains(box: Box, state: AfricaState, log: Log) -> None:
    if state.companies[state.company].status != Status.RUNNING:
        end(box, state, log)
        return
    options: list[Action] = []
    trains.list_trains(box, state, state.company, options)
    if options:
        state.stage = Stage.TRAINS
    else:
        to_shares(box, state, log)


def to_shares(box: Box, state: AfricaState, log: Log) -> None:
    options: list[Action] = []
    list_shares(box, state, options)
    if options:
        state.stage = Stage.SHARES
    else:
        end(box, state, log)


def list_shares(box: Box, state: AfricaState, options: list[Action]) -> None:
    """AF-8.7: first sell, then buy."""
    holder = box.seats + state.company
    if state.bought == 0:
        pool.list_sales(box, state, holder, options)
    pool.list_purchases(box, state, holder, options)


def end(box: Box, state: AfricaState, log: Log) -> None:
    """The company has done; the round looks for the next one."""
    dividend.end_penalty(box, state, state.company, log)
    state.company = NOTHING


def assign(box: Box, state: AfricaState, seat: Seat, concession: int, log: Log) -> None:
    """AF-7.7: for good."""
    state.assigned[concession] = state.company
    if log.on:
        log.add(ConcessionAssigned("AF-7.7", seat, box.figures.concessions[concession].name, box.company_name(state.company)))
