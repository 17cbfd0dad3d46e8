"""AF-9: a company whose price has fallen to 0 leaves the game."""

from __future__ import annotations

from magnat.games.africa import cards, control
from magnat.games.africa.box import Box
from magnat.games.africa.facts import CompanyRemoved, ConcessionGone, HoldingMoved, TrainGone
from magnat.games.africa.state import NOBODY, AfricaState, Kept, Status
from magnat.kernel.contract import Log


def remove(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-9.1: at once, without payment."""
    own = state.companies[company]
    if log.on:
        log.add(CompanyRemoved("AF-9.1", box.company_name(company), own.cash))
    own.status = Status.REMOVED
    state.removed += 1
    state.bank += own.cash
    own.cash = 0
    if log.on:
        for kind in own.trains:
            log.add(TrainGone("AF-9.1", box.company_name(company), box.figures.trains[kind].name))
    own.trains = []
    own.tokens = []
    own.units = [0] * box.holders
    own.pool = 0
    own.pool_director = False
    own.director = NOBODY
    own.leader = NOBODY
    take_cards(box, state, company, log)
    give_up_holdings(box, state, company, log)
    give_up_concessions(box, state, company, log)
    if box.choices.tokens_removed:
        for stop in own.stations:
            state.taken[stop] -= 1
        own.stations = []


def take_cards(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-9.1: its cards leave hands, deck and discard pile."""
    for card in (box.director_card(company), box.share_card(company)):
        state.deck[card] = 0
        state.discard = without(state.discard, card)
        for player in state.players:
            player.hand = without(player.hand, card)
            player.known = without(player.known, card)
            player.returned = without(player.returned, card)
    cards.tidy(box, state, False, log)


def without(heap: list[int], card: int) -> list[int]:
    return [other for other in heap if other != card]


def give_up_holdings(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-9.1: what it owned goes to the bank pool."""
    holder = box.seats + company
    for private, owner in enumerate(state.privates):
        if owner == holder:
            state.privates[private] = Kept.POOL
            tell(box, company, box.private_card(private), log)
    for other, own in enumerate(state.companies):
        units = own.units[holder]
        if units == 0:
            continue
        directed = own.director == holder
        own.units[holder] = 0
        if directed and not control.successor(box, own, holder, 0):
            own.director = NOBODY
            own.pool_director = True
            units -= box.figures.director_units
            tell(box, company, box.director_card(other), log)
        own.pool += units
        for _ in range(units):
            tell(box, company, box.share_card(other), log)
        control.settle(box, state, other, log)


def tell(box: Box, company: int, card: int, log: Log) -> None:
    if log.on:
        log.add(HoldingMoved("AF-9.1", box.company_name(company), box.card_names[card]))


def give_up_concessions(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-9.1: an assigned concession is lost."""
    for concession, owner in enumerate(state.assigned):
        if owner == company:
            state.assigned[concession] = Kept.GONE
            if log.on:
                log.add(ConcessionGone("AF-9.1", box.figures.concessions[concession].name))
