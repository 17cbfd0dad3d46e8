"""What a seat may do now: the options of every stage of 18Africa."""

from __future__ import annotations

from magnat.games.africa import auction, building, cities, running, stations, stock, trains, turn
from magnat.games.africa.agenda import is_chance, waits_for
from magnat.games.africa.box import Box
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState
from magnat.kernel.contract import Action, Seat


def options_of(box: Box, state: AfricaState, seat: Seat) -> list[Action]:
    """Every action that the law lets through, with some amounts standing for all where any may be named."""
    options = list[Action]()
    if not 0 <= seat < box.seats or is_chance(state) or not waits_for(box, state, seat):
        return options
    match state.stage:
        case Stage.KEEP:
            for card in sorted(set(state.players[seat].hand)):
                options.append(box.set_aside[card])
        case Stage.NOMINATE:
            for card, copies in enumerate(state.pile):
                if copies > 0:
                    options.append(box.nominate[card])
        case Stage.BID | Stage.CONCESSION_BID:
            auction.list_bids(box, state, seat, options)
        case Stage.CONCESSION:
            for concession in auction.waiting_concessions(state):
                options.append(box.choose_concession[concession])
        case Stage.INITIAL:
            stock.list_initial(box, state, seat, options)
        case Stage.PRIORITY:
            options.append(box.take_priority)
            options.append(box.leave_priority)
        case Stage.STOCK:
            stock.list_turn(box, state, seat, options)
        case Stage.TURNED:
            if stock.check_card(box, state, seat, state.card) is None:
                options.append(box.buy_turned)
            options.append(box.decline_turned)
        case Stage.CITY:
            for stop in cities.free_cities(state, box.figures.companies[state.choosing[0]].home):
                options.append(box.choose_city[stop])
        case Stage.OFFER:
            options.append(box.accept_offer)
            options.append(box.decline_offer)
        case _:
            list_step(box, state, seat, options)
    return options


def list_step(box: Box, state: AfricaState, seat: Seat, options: list[Action]) -> None:
    """A step of a company's turn; concessions may be assigned in each."""
    match state.stage:
        case Stage.TRACK:
            building.list_lays(box, state, state.company, options)
            options.append(box.end_track)
        case Stage.TOKEN:
            stations.list_tokens(box, state, state.company, options)
            options.append(box.skip_token)
        case Stage.RUN:
            best = running.best_wish(box, state, state.company)
            if best is not box.no_run:
                options.append(best)
            options.append(box.no_run)
        case Stage.DIVIDEND:
            options.append(box.pay)
            options.append(box.withhold)
        case Stage.TRAINS:
            trains.list_trains(box, state, state.company, options)
            options.append(box.end_trains)
        case Stage.SHARES:
            turn.list_shares(box, state, options)
            options.append(box.end_shares)
    for concession in running.assignable(box, state, seat, state.company):
        options.append(box.assign_concession[concession])
