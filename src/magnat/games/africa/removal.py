"""AF-9: a company whose price has fallen to 0 leaves the game."""

from __future__ import annotations

from magnat.games.africa import cards, control
from magnat.games.africa.box import Box
from magnat.games.africa.company_facts import TrainGone
from magnat.games.africa.facts import CompanyRemoved, ConcessionGone, HoldingMoved
from magnat.games.africa.state import NOBODY, AfricaState, Kept, Status
from magnat.kernel.contract import Log


def remove(box: Box, state: AfricaState, number: int, log: Log) -> None:
    """AF-9.1: at once, without payment."""
    company = state.companies[number]
    if log.on:
        log.add(CompanyRemoved("AF-9.1", box.company_name(number), company.cash))
    company.status = Status.REMOVED
    state.removed += 1
    state.bank += company.cash
    company.cash = 0
    if log.on:
        for kind in company.trains:
            log.add(TrainGone("AF-9.1", box.company_name(number), box.figures.trains[kind].name))
    company.trains = []
    company.tokens = []
    company.units = [0] * box.holders
    company.pool = 0
    company.pool_director = False
    company.director = NOBODY
    company.leader = NOBODY
    take_cards(box, state, number, log)
    give_up_holdings(box, state, number, log)
    give_up_concessions(box, state, number, log)
    if box.choices.tokens_removed:
        for stop in company.stations:
            state.taken[stop] -= 1
        company.stations = []


def take_cards(box: Box, state: AfricaState, number: int, log: Log) -> None:
    """AF-9.1: its cards leave hands, deck and discard pile."""
    for card in (box.director_card(number), box.share_card(number)):
        state.deck[card] = 0
        state.discard = without(state.discard, card)
        for player in state.players:
            player.hand = without(player.hand, card)
            player.known = without(player.known, card)
            player.returned = without(player.returned, card)
    cards.tidy(box, state, False, log)


def without(heap: list[int], card: int) -> list[int]:
    return [other for other in heap if other != card]


def give_up_holdings(box: Box, state: AfricaState, number: int, log: Log) -> None:
    """AF-9.1: what it owned goes to the bank pool."""
    holder = box.seats + number
    for private, owner in enumerate(state.privates):
        if owner == holder:
            state.privates[private] = Kept.POOL
            tell(box, number, box.private_card(private), log)
    for other, company in enumerate(state.companies):
        units = company.units[holder]
        if units == 0:
            continue
        directed = company.director == holder
        company.units[holder] = 0
        if directed and not control.successor(box, company, holder, 0):
            company.director = NOBODY
            company.pool_director = True
            units -= box.figures.director_units
            tell(box, number, box.director_card(other), log)
        company.pool += units
        for _ in range(units):
            tell(box, number, box.share_card(other), log)
        control.settle(box, state, other, log)


def tell(box: Box, number: int, card: int, log: Log) -> None:
    if log.on:
        log.add(HoldingMoved("AF-9.1", box.company_name(number), box.card_names[card]))


def give_up_concessions(box: Box, state: AfricaState, number: int, log: Log) -> None:
    """AF-9.1: an assigned concession is lost."""
    for concession, company in enumerate(state.assigned):
        if company == number:
            state.assigned[concession] = Kept.GONE
            if log.on:
                log.add(ConcessionGone("AF-9.1", box.figures.concessions[concession].name))
