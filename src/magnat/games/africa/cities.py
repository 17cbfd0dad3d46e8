"""AF-5.2, AF-6.12, AF-7.3, AF-7.4: room for stations in cities, home stations, and where track leads to from them."""

from __future__ import annotations

from magnat.games.africa.box import Box
from magnat.games.africa.facts import CityChosen
from magnat.games.africa.state import AfricaState, Status
from magnat.kernel.contract import Log
from magnat.rail.tiles import CITY
from magnat.rail.track import STOPS_PER_HEX, Reach, follow


def slots(state: AfricaState, stop: int) -> int:
    """Stations that a stop has room for."""
    stops = state.shapes[stop // STOPS_PER_HEX].stops
    index = stop % STOPS_PER_HEX
    return stops[index].slots if index < len(stops) else 0


def is_city(state: AfricaState, stop: int) -> bool:
    stops = state.shapes[stop // STOPS_PER_HEX].stops
    index = stop % STOPS_PER_HEX
    return index < len(stops) and stops[index].kind == CITY


def closed_to(state: AfricaState, company: int) -> list[bool]:
    """AF-7.4: cities full of others' stations, which the company may not pass. Stations of removed companies block like any other."""
    closed = [False] * len(state.taken)
    stations = state.companies[company].stations
    for other in state.companies:
        for stop in other.stations:
            if stop not in stations and state.taken[stop] >= slots(state, stop):
                closed[stop] = True
    return closed


def reach_of(box: Box, state: AfricaState, company: int) -> Reach:
    """Where track leads to from the company's stations."""
    return follow(state.shapes, box.atlas.beyond, state.companies[company].stations, closed_to(state, company), [])


def free_cities(state: AfricaState, place: int) -> list[int]:
    """Cities of a hex with room for a station."""
    found: list[int] = []
    for index in range(len(state.shapes[place].stops)):
        stop = place * STOPS_PER_HEX + index
        if is_city(state, stop) and state.taken[stop] < slots(state, stop):
            found.append(index)
    return found


def reserved(box: Box, state: AfricaState, place: int) -> int:
    """AF-7.3, AF-6.12: room kept for home stations that are still to come."""
    count = 0
    for company in box.homes[place]:
        own = state.companies[company]
        if own.status == Status.WAITING or (own.status == Status.RUNNING and not at_home(box, state, company)):
            count += 1
    return count


def at_home(box: Box, state: AfricaState, company: int) -> bool:
    home = box.figures.companies[company].home
    for stop in state.companies[company].stations:
        if stop // STOPS_PER_HEX == home:
            return True
    return False


def put(state: AfricaState, company: int, stop: int) -> None:
    state.companies[company].stations.append(stop)
    state.taken[stop] += 1


def place_home(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-5.2, AF-6.12: in a double city the company takes the free city, or chooses; without track there it waits."""
    card = box.figures.companies[company]
    if card.home_stop >= 0:
        settle_home(box, state, company, card.home_stop, log)
        return
    if state.shapes[card.home].number < 0:
        return
    free = free_cities(state, card.home)
    if len(free) == 1:
        settle_home(box, state, company, free[0], log)
    else:
        state.choosing.append(company)


def settle_home(box: Box, state: AfricaState, company: int, index: int, log: Log) -> None:
    home = box.figures.companies[company].home
    put(state, company, home * STOPS_PER_HEX + index)
    if log.on:
        log.add(CityChosen("AF-5.2", box.company_name(company), box.place_name(home), index))


def touches(state: AfricaState, reach: Reach, company: int, place: int) -> bool:
    """Does the company's track lead to this hex: over an edge onto track, or by a station there?"""
    if reach.enters[place] & state.shapes[place].edges:
        return True
    for stop in state.companies[company].stations:
        if stop // STOPS_PER_HEX == place:
            return True
    return False
