"""AF-7.3: the station that a company may place in its turn."""

from __future__ import annotations

from magnat.games.africa import cities, power
from magnat.games.africa.actions import PlaceToken
from magnat.games.africa.box import Box
from magnat.games.africa.company_facts import TokenPlaced
from magnat.games.africa.figures import FREE_TOKEN
from magnat.games.africa.state import AfricaState
from magnat.kernel.contract import Action, Log, Refusal
from magnat.rail.track import STOPS_PER_HEX, Reach


def list_tokens(box: Box, state: AfricaState, number: int, options: list[Action]) -> None:
    company = state.companies[number]
    if not company.tokens:
        return
    free = power.usable(box, state, number, FREE_TOKEN)
    if company.cash < company.tokens[0] and not free:
        return
    reach = cities.reach_of(box, state, number)
    for stop in reach.stops:
        if check_city(box, state, number, reach, stop) is not None:
            continue
        place, index = stop // STOPS_PER_HEX, stop % STOPS_PER_HEX
        if company.cash >= company.tokens[0]:
            options.append(box.place_token(place, index, company.tokens[0], False))
        if free:
            for number_left, cost in enumerate(company.tokens):
                if number_left == 0 or cost != company.tokens[number_left - 1]:
                    options.append(box.place_token(place, index, cost, True))


def check_city(box: Box, state: AfricaState, number: int, reach: Reach, stop: int) -> Refusal | None:
    """AF-7.3: a city with a free slot that is not kept for somebody, reached by track; one station of a company in each."""
    if not cities.is_city(state, stop):
        return Refusal("AF-7.3", "no-city-there")
    if stop in state.companies[number].stations:
        return Refusal("AF-7.3", "station-there-already")
    if not reach.found[stop]:
        return Refusal("AF-7.3", "city-not-reached")
    place = stop // STOPS_PER_HEX
    if state.taken[stop] >= cities.slots(state, stop):
        return Refusal("AF-7.3", "no-slot-free", cities.slots(state, stop), state.taken[stop])
    room = 0
    for index in cities.free_cities(state, place):
        room += cities.slots(state, place * STOPS_PER_HEX + index) - state.taken[place * STOPS_PER_HEX + index]
    if room <= cities.reserved(box, state, place):
        return Refusal("AF-7.3", "slot-reserved")
    return None


def check_token(box: Box, state: AfricaState, number: int, wish: PlaceToken) -> Refusal | None:
    company = state.companies[number]
    if not company.tokens:
        return Refusal("AF-7.3", "no-station-left")
    if not 0 <= wish.place < box.atlas.hexes or not 0 <= wish.stop < STOPS_PER_HEX:
        return Refusal("AF-7.3", "no-city-there")
    if wish.free:
        if not power.usable(box, state, number, FREE_TOKEN):
            return Refusal("AF-11.1", "no-such-power")
        if wish.cost not in company.tokens:
            return Refusal("AF-7.3", "no-such-station", company.tokens[0], wish.cost)
    else:
        if wish.cost != company.tokens[0]:
            return Refusal("AF-7.3", "no-such-station", company.tokens[0], wish.cost)
        if company.cash < wish.cost:
            return Refusal("AF-7.3", "too-little-cash", wish.cost, company.cash)
    return check_city(box, state, number, cities.reach_of(box, state, number), wish.place * STOPS_PER_HEX + wish.stop)


def place_token(box: Box, state: AfricaState, number: int, wish: PlaceToken, log: Log) -> None:
    """AF-7.3; AF-11.1: George Edmunds Factors pays for any station that is left."""
    company = state.companies[number]
    price = 0 if wish.free else wish.cost
    if wish.free:
        power.use(box, state, FREE_TOKEN, log)
    company.tokens.remove(wish.cost)
    company.cash -= price
    state.bank += price
    cities.put(state, number, wish.place * STOPS_PER_HEX + wish.stop)
    if log.on:
        log.add(TokenPlaced("AF-7.3", box.company_name(number), box.place_name(wish.place), wish.stop, price))
