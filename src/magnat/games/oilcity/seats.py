"""OC-1.3 and OC-10: who acts for which seat: bankers as persons or programs, seats handed over and taken back."""

from __future__ import annotations

from magnat.games.oilcity import investment, sale
from magnat.games.oilcity.actions import HandOver, LeaveRoutine, SetBanker
from magnat.games.oilcity.box import BANKERS, Box
from magnat.games.oilcity.facts import BankerSet, CompanyNamed, RoutineLeft, SeatHanded
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import PROGRAM, OilCityState
from magnat.kernel.contract import Log, Refusal, Seat


def check_set_banker(box: Box, state: OilCityState, seat: Seat, wish: SetBanker) -> Refusal | None:
    """OC-1.3: the bankers decide among themselves who is a person."""
    if seat < box.players:
        return Refusal("OC-1.3", "not-a-banker")
    if not 0 <= wish.banker < BANKERS or not 0 <= wish.person <= 1:
        return Refusal("OC-1.3", "no-such-banker", BANKERS, wish.banker)
    if state.bankers[wish.banker] == (wish.person == 1):
        return Refusal("OC-1.3", "already-so")
    return None


def set_banker(box: Box, state: OilCityState, wish: SetBanker, log: Log) -> None:
    """OC-1.3: companies that waited for a person are served at once when the program takes over."""
    state.bankers[wish.banker] = wish.person == 1
    state.routine[wish.banker] = False
    if log.on:
        log.add(BankerSet("OC-1.3", wish.banker, wish.person))
    if wish.person == 0:
        take_over(box, state, wish.banker, log)


def check_leave_routine(box: Box, state: OilCityState, seat: Seat, wish: LeaveRoutine) -> Refusal | None:
    """OC-10.4: only a person has a routine to leave."""
    if seat < box.players:
        return Refusal("OC-1.3", "not-a-banker")
    if not 0 <= wish.banker < BANKERS or not 0 <= wish.program <= 1:
        return Refusal("OC-1.3", "no-such-banker", BANKERS, wish.banker)
    if not state.bankers[wish.banker] or state.routine[wish.banker] == (wish.program == 1):
        return Refusal("OC-10.4", "already-so")
    return None


def leave_routine(box: Box, state: OilCityState, wish: LeaveRoutine, log: Log) -> None:
    """OC-10.4: the program serves, rolls and stamps; the event stays with the person."""
    state.routine[wish.banker] = wish.program == 1
    if log.on:
        log.add(RoutineLeft("OC-10.4", wish.banker, wish.program))
    if wish.program == 1:
        take_over(box, state, wish.banker, log)


def take_over(box: Box, state: OilCityState, banker: int, log: Log) -> None:
    """The program does what a person was waited for."""
    for company, own in enumerate(state.companies):
        if state.phase != Phase.TURN:
            break
        if banker == 0 and own.stage == Stage.SERVICE and not box.choices.rounds:
            if investment.check_plans(box, state, company, own.plans) is None:
                investment.serve(box, state, company, log)
            else:
                investment.send_back(box, state, company, log)
        elif banker == 1 and own.stage == Stage.STAMPING:
            sale.stamp(box, state, company, log)


def check_hand_over(box: Box, state: OilCityState, seat: Seat, wish: HandOver) -> Refusal | None:
    """A seat is handed over by its player, by who holds it now, or by a banker; to a partner, to the program, or back."""
    if not 0 <= wish.seat < box.players:
        return Refusal("OC-1.1", "no-such-seat", box.players, wish.seat)
    if seat < box.players and seat != wish.seat and seat != state.holders[wish.seat]:
        return Refusal("OC-1.1", "not-your-seat")
    if wish.to != PROGRAM and not 0 <= wish.to < box.players:
        return Refusal("OC-1.1", "no-such-seat", box.players, wish.to)
    if wish.to != PROGRAM and box.company_of[wish.to] != box.company_of[wish.seat]:
        return Refusal("OC-1.1", "not-a-partner")
    if state.holders[wish.seat] == wish.to:
        return Refusal("OC-1.1", "already-so")
    if wish.to not in (PROGRAM, wish.seat) and state.holders[wish.to] != wish.to:
        return Refusal("OC-1.1", "seat-handed-over")
    return None


def hand_over(state: OilCityState, wish: HandOver, log: Log) -> None:
    """Seats that were left to this one go back to their own players, so that no seat is left without anybody."""
    for other, holder in enumerate(state.holders):
        if holder == wish.seat and other != wish.seat and wish.to != wish.seat:
            state.holders[other] = other
            if log.on:
                log.add(SeatHanded("OC-1.1", other, other))
    state.holders[wish.seat] = wish.to
    if log.on:
        log.add(SeatHanded("OC-1.1", wish.seat, wish.to))


def check_name(box: Box, name: str) -> Refusal | None:
    """OC-2.1"""
    if not 1 <= len(name) <= box.figures.longest_name:
        return Refusal("OC-2.1", "name-length", box.figures.longest_name, len(name))
    if not name.isprintable() or name.strip() != name:
        return Refusal("OC-2.1", "name-letters")
    return None


def name_company(state: OilCityState, company: int, name: str, log: Log) -> None:
    state.companies[company].name = name
    if log.on:
        log.add(CompanyNamed("OC-2.1", company, name))
