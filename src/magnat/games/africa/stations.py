"""AF-7.3: the station that a company may place in its turn."""

from __future__ import annotations

from magnat.games.africa import cities, power
from magnat.games.africa.actions import PlaceToken
from magnat.games.africa.box import Box
from magnat.games.africa.facts import TokenPlaced
from magnat.games.africa.figures import FREE_TOKEN
from magnat.games.africa.state import AfricaState
from magnat.kernel.contract import Action, Log, Refusal
from magnat.rail.track import STOPS_PER_HEX, Reach


def list_tokens(box: Box, state: AfricaState, company: int, options: list[Action]) -> None:
    own = state.companies[company]
    if not own.tokens:
        return
    free = power.usable(box, state, company, FREE_TOKEN)
    if own.cash < own.tokens[0] and not free:
        return
    reach = cities.reach_of(box, state, company)
    for stop in reach.stops:
        if check_city(box, state, company, reach, stop) is not None:
            continue
        place, index = stop // STOPS_PER_HEX, stop % STOPS_PER_HEX
        if own.cash >= own.tokens[0]:
            options.append(box.place_token(place, index, own.tokens[0], False))
        if free:
            for number_left, cost in enumerate(own.tokens):
                if number_left == 0 or cost != own.tokens[number_left - 1]:
                    options.append(box.place_token(place, index, cost, True))


def check_city(box: Box, state: AfricaState, company: int, reach: Reach, stop: int) -> Refusal | None:
    """AF-7.3: a city with a free slot that is not kept for somebody, reached by track; one station of a company in each."""
    if not cities.is_city(state, stop):
        return Refusal("AF-7.3", "no-city-there")
    if stop in state.companies[company].stations:
        return Refusal("AF-7.3", "station-there-already")
    if not reach.found[stop]:
        return Refusal("AF-7.3", "city-not-reached")
    place = stop // STOPS_PER_HEX
    if state.taken[stop] >= cities.slots(state, stop):
        return Refusal("AF-7.3", "no-slot-free", cities.slots(state, stop), state.taken[stop])
    free = 0
    for index in cities.free_cities(state, place):
        free += cities.slots(state, place * STOPS_PER_HEX + index) - state.taken[place * STOPS_PER_HEX + index]
    if free <= cities.reserved(box, state, place):
        return Refusal("AF-7.3", "slot-reserved")
    return None


def check_token(box: Box, state: AfricaState, company: int, wish: PlaceToken) -> Refusal | None:
    own = state.companies[company]
    if not own.tokens:
        return Refusal("AF-7.3", "no-station-left")
    if not 0 <= wish.place < box.atlas.hexes or not 0 <= wish.stop < STOPS_PER_HEX:
        return Refusal("AF-7.3", "no-city-there")
    if wish.free:
        if not power.usable(box, state, company, FREE_TOKEN):
            return Refusal("AF-11.1", "no-such-power")
        if wish.cost not in own.tokens:
            return Refusal("AF-7.3", "no-such-station", own.tokens[0], wish.cost)
    else:
        if wish.cost != own.tokens[0]:
            return Refusal("AF-7.3", "no-such-station", own.tokens[0], wish.cost)
        if own.cash < wish.cost:
            return Refusal("AF-7.3", "too-little-cash", wish.cost, own.cash)
    return check_city(box, state, company, cities.reach_of(box, state, company), wish.place * STOPS_PER_HEX + wish.stop)


def place_token(box: Box, state: AfricaState, company: int, wish: PlaceToken, log: Log) -> None:
    """AF-7.3; AF-11.1: George Edmunds Factors pays for any station that is left."""
    own = state.companies[company]
    price = 0 if wish.free else wish.cost
    if wish.free:
        power.use(box, state, FREE_TOKEN, log)
    own.tokens.remove(wish.cost)
    own.cash -= price
    state.bank += price
    cities.put(state, company, wish.place * STOPS_PER_HEX + wish.stop)
    if log.on:
        log.add(TokenPlaced("AF-7.3", box.company_name(company), box.place_name(wish.place), wish.stop, price))
