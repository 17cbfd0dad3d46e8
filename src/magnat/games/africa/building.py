"""AF-6.4 to AF-6.12: the track step: up to four yellow tiles that are joined, or one upgrade."""

from __future__ import annotations

from typing import Final

from magnat.games.africa import bank, cities, power
from magnat.games.africa.actions import LayTile
from magnat.games.africa.atlas import Upgrade
from magnat.games.africa.box import Box
from magnat.games.africa.control import market_order
from magnat.games.africa.facts import ConnectionBonus, TileLaid
from magnat.games.africa.figures import DOUBLE_UPGRADE, EXTRA_YELLOW, FREE_RIVER, RIVER, YELLOW
from magnat.games.africa.state import NOTHING, AfricaState, Status
from magnat.kernel.contract import Action, Log, Refusal
from magnat.rail.hexes import BITS, EDGES, NOWHERE, opposite
from magnat.rail.tiles import CITY, Shape
from magnat.rail.track import NODE_BITS, NODES, STOPS_PER_HEX, Reach, around, fewest_cities, follow, joined_stops, ways_on


class Survey:
    """What the company sees before a lay: where its track leads to, and what is closed to it. Made once, asked about many tiles."""

    def __init__(self, box: Box, state: AfricaState, company: int) -> None:
        self.company: Final = company
        self.closed: Final = cities.closed_to(state, company)
        self.reach: Final = follow(state.shapes, box.atlas.beyond, state.companies[company].stations, self.closed, [])
        self.onward: Final = onward(box, state, self.reach) if state.laid > 0 and not state.upgraded else []
        self.at_home: Final = home_without_track(box, state, company)
        self.extra: Final = power.usable(box, state, company, EXTRA_YELLOW)
        self.again: Final = power.usable(box, state, company, DOUBLE_UPGRADE)
        self.river: Final = power.usable(box, state, company, FREE_RIVER)


def home_without_track(box: Box, state: AfricaState, company: int) -> bool:
    """AF-6.4: the home city tile may come first, without a train."""
    home = box.figures.companies[company].home
    return state.shapes[home].number < 0 and not box.atlas.is_gray(home)


def onward(box: Box, state: AfricaState, reach: Reach) -> list[int]:
    """AF-6.4: by hex * 8 + edge, where track goes on from the last tile or any of this step; printed track may lie in between."""
    found: list[int] = []
    waiting: list[int] = []
    for place in [state.last_place, *state.earlier]:
        for edge in range(EDGES):
            if state.shapes[place].edges & BITS[edge]:
                waiting.append(place * NODES + edge)
    while waiting:
        at = waiting.pop(0)
        further, edge = box.atlas.beyond[at // NODES][at % NODES], opposite(at % NODES)
        if further == NOWHERE:
            continue
        if box.choices.printed_stops_join and box.atlas.is_gray(further):
            waiting += printed_on(state.shapes[further], further, edge)
        elif not reach.enters[further] & BITS[edge]:
            continue
        elif box.atlas.plain_printed(further):
            for other in state.shapes[further].joined[edge]:
                waiting.append(further * NODES + other)
        elif further * NODES + edge not in found:
            found.append(further * NODES + edge)
    return found


def printed_on(printed: Shape, place: int, entered: int) -> list[int]:
    """AF-6.4: where printed track leads on to; a gray hex has one piece of track or one stop that joins all of it."""
    if not printed.edges & BITS[entered]:
        return []
    return [place * NODES + edge for edge in range(EDGES) if edge != entered and printed.edges & BITS[edge]]


def onward_mask(survey: Survey, place: int) -> int:
    mask = 0
    for entry in survey.onward:
        if entry // NODES == place:
            mask |= BITS[entry % NODES]
    return mask


def list_lays(box: Box, state: AfricaState, company: int, options: list[Action]) -> None:
    """Every tile in every rotation that may be laid now."""
    survey = Survey(box, state, company)
    places: list[int] = []
    if state.upgraded:
        places.append(state.last_place)
    elif state.laid > 0:
        for entry in survey.onward:
            if entry // NODES not in places:
                places.append(entry // NODES)
    else:
        if survey.at_home:
            places.append(box.figures.companies[company].home)
        for place in survey.reach.hexes:
            if place not in places:
                places.append(place)
        for stop in state.companies[company].stations:
            if stop // STOPS_PER_HEX not in places:
                places.append(stop // STOPS_PER_HEX)
    for place in places:
        list_place(box, state, survey, place, options)


def list_place(box: Box, state: AfricaState, survey: Survey, place: int, options: list[Action]) -> None:
    shape = state.shapes[place]
    if shape.number < 0:
        for first in box.atlas.firsts[place]:
            add_lay(box, state, survey, place, box.atlas.first(first), options)
    elif survey.again or state.laid == 0:
        for upgrade in box.atlas.upgrades_of(shape):
            add_lay(box, state, survey, place, upgrade, options)


def add_lay(box: Box, state: AfricaState, survey: Survey, place: int, lay: Upgrade, options: list[Action]) -> None:
    if check_track(box, state, survey, place, lay) is not None:
        return
    if check_cost(box, state, survey, place, False) is None:
        options.append(box.lay_tile(place, lay.shape, False))
    if survey.river and check_cost(box, state, survey, place, True) is None:
        options.append(box.lay_tile(place, lay.shape, True))


def check_lay(box: Box, state: AfricaState, company: int, wish: LayTile) -> Refusal | None:
    """A wish from outside: first whether there is such a lay at all, then whether the company may do it."""
    if not 0 <= wish.place < box.atlas.hexes:
        return Refusal("AF-6.9", "no-such-hex")
    if not 0 <= wish.tile < len(box.atlas.tiles) or not 0 <= wish.rotation < EDGES:
        return Refusal("AF-6.8", "no-such-tile")
    if box.atlas.is_gray(wish.place):
        return Refusal("AF-6.9", "gray-hex")
    lay = find_lay(box, state, wish)
    if isinstance(lay, Refusal):
        return lay
    survey = Survey(box, state, company)
    return check_track(box, state, survey, wish.place, lay) or check_cost(box, state, survey, wish.place, wish.waive != 0)


def wished_shape(box: Box, wish: LayTile) -> Shape:
    """Rotations that give the same track are one."""
    tile = box.atlas.tiles[wish.tile]
    return tile.shapes[tile.by_rotation[wish.rotation]]


def find_lay(box: Box, state: AfricaState, wish: LayTile) -> Upgrade | Refusal:
    """AF-6.7, AF-6.8: does the tile go on what lies there?"""
    old, new = state.shapes[wish.place], wished_shape(box, wish)
    if old.number < 0:
        if wish.tile not in box.figures.places[wish.place].first:
            return Refusal("AF-6.8", "wrong-tile-for-hex")
        if not box.atlas.fits(wish.place, new):
            return Refusal("AF-6.9", "track-off-the-map")
        return box.atlas.first(new)
    if wish.tile not in box.figures.upgrades[old.number]:
        return Refusal("AF-6.8", "wrong-upgrade")
    for upgrade in box.atlas.upgrades_of(old):
        if upgrade.shape is new:
            return upgrade if box.atlas.fits(wish.place, new) else Refusal("AF-6.9", "track-off-the-map")
    made = box.atlas.upgrade(old, new)
    return Refusal("AF-6.8", "town-stays-town") if made is None and keeps(old, new) else Refusal("AF-6.7", "old-track-kept")


def keeps(old: Shape, new: Shape) -> bool:
    """Does the track alone fit? Then it was the town that may not become a city."""
    return old.edges & ~new.edges == 0 and len(old.stops) == 1 and len(new.stops) == 1 and old.stops[0].kind != new.stops[0].kind


def check_cost(box: Box, state: AfricaState, survey: Survey, place: int, waive: bool) -> Refusal | None:
    """AF-6.10, AF-11.1"""
    if waive and (not survey.river or box.figures.places[place].terrain != RIVER or state.shapes[place].number >= 0):
        return Refusal("AF-11.1", "no-such-power")
    cost, cash = lay_cost(box, state, place, waive), state.companies[survey.company].cash
    if cash < cost:
        return Refusal("AF-6.10", "too-little-cash", cost, cash)
    return None


def lay_cost(box: Box, state: AfricaState, place: int, waive: bool) -> int:
    """AF-6.10: paid with the first tile only."""
    return 0 if waive or state.shapes[place].number >= 0 else box.figures.places[place].cost


def check_track(box: Box, state: AfricaState, survey: Survey, place: int, lay: Upgrade) -> Refusal | None:
    if state.supply[lay.shape.number] == 0:
        return Refusal("AF-6.8", "tile-used-up")
    if not box.atlas.fits(place, lay.shape):
        return Refusal("AF-6.9", "track-off-the-map")
    home = survey.at_home and place == box.figures.companies[survey.company].home
    if lay.shape.colour == YELLOW or (home and state.laid == 0):
        return check_yellow(box, state, survey, place, lay.shape, home)
    return check_upgrade(box, state, survey, place, lay)


def check_yellow(box: Box, state: AfricaState, survey: Survey, place: int, shape: Shape, home: bool) -> Refusal | None:
    """AF-6.4: within the limit, joined to each other, from the company's own stations."""
    if state.upgraded:
        return Refusal("AF-6.3", "yellow-or-upgrade")
    most = box.figures.yellow_most + (1 if survey.extra else 0)
    if state.laid >= most:
        return Refusal("AF-6.4", "track-limit", most, state.laid)
    if home and state.laid == 0:
        return None
    if not shape.edges & survey.reach.enters[place]:
        return Refusal("AF-6.4", "track-not-connected")
    if state.laid > 0 and not shape.edges & onward_mask(survey, place):
        return Refusal("AF-6.4", "stretch-broken" if box.choices.one_line else "track-apart")
    return None


def check_upgrade(box: Box, state: AfricaState, survey: Survey, place: int, lay: Upgrade) -> Refusal | None:
    """AF-6.6, AF-6.7"""
    if state.laid > 0:
        if not state.upgraded:
            return Refusal("AF-6.3", "yellow-or-upgrade")
        if place != state.last_place or not survey.again or state.laid > 1:
            return Refusal("AF-6.6", "one-upgrade", 1, state.laid)
    refusal = check_stop_upgrade(box, state, survey, place, lay)
    if refusal is not None:
        return refusal
    if uses_new_track(state, survey, place, lay):
        return None
    if box.choices.restrictive or not reaches_stop(state, survey, place):
        return Refusal("AF-6.7", "no-new-track-used")
    return None


def reaches_stop(state: AfricaState, survey: Survey, place: int) -> bool:
    for index in range(len(state.shapes[place].stops)):
        if survey.reach.found[place * STOPS_PER_HEX + index]:
            return True
    return False


def uses_new_track(state: AfricaState, survey: Survey, place: int, lay: Upgrade) -> bool:
    """AF-6.7: can a train of the company run onto a segment that was not there before? Room on the new tile opens a full city."""
    starts = closed = 0
    for index, moved in enumerate(lay.stops):
        stop = place * STOPS_PER_HEX + index
        if survey.closed[stop] and state.taken[stop] >= lay.shape.stops[moved].slots:
            closed |= NODE_BITS[EDGES + moved]
        elif survey.reach.found[stop]:
            starts |= NODE_BITS[EDGES + moved]
    ways = ways_on(lay.shape, survey.reach.enters[place], starts, closed)
    for one, other in lay.new:
        if ways & (NODE_BITS[one] | NODE_BITS[other]):
            return True
    return False


def check_stop_upgrade(box: Box, state: AfricaState, survey: Survey, place: int, lay: Upgrade) -> Refusal | None:
    """AF-6.6: cities ask for a train that can reach them (or for a train and a connection), towns for a connection (or for both)."""
    old = state.shapes[place]
    if not old.stops:
        return None
    city = old.stops[0].kind == CITY
    if (city or box.choices.towns_need_train) and not state.companies[survey.company].trains:
        return Refusal("AF-6.6", "upgrade-needs-train", 1, 0)
    if not reaches_stop(state, survey, place) and not lay.shape.edges & survey.reach.enters[place]:
        return Refusal("AF-6.6", "stop-not-connected")
    if city and box.choices.upgrade_by_reach and not train_could_reach(box, state, survey, place, lay):
        return Refusal("AF-6.6", "train-cannot-reach")
    return None


def train_could_reach(box: Box, state: AfricaState, survey: Survey, place: int, lay: Upgrade) -> bool:
    """Judged before the lay; a pre-printed double city without track is judged with the new tile in its place."""
    old = state.shapes[place]
    if old.edges == 0:
        state.shapes[place] = lay.shape
    reached = train_reaches(box, state, survey, place)
    state.shapes[place] = old
    return reached


def train_reaches(box: Box, state: AfricaState, survey: Survey, place: int) -> bool:
    """AF-6.6: is a city of the hex within the reach of one of the company's trains?"""
    company = state.companies[survey.company]
    longest, express = 0, False
    for kind in company.trains:
        train = box.figures.trains[kind].train
        longest = max(longest, train.count)
        express = express or train.express
    for index in range(len(state.shapes[place].stops)):
        stop = place * STOPS_PER_HEX + index
        away = fewest_cities(state.shapes, box.atlas.beyond, company.stations, survey.closed, stop)
        if away > 0 and (express or away <= longest):
            return True
    return False


def lay(box: Box, state: AfricaState, company: int, wish: LayTile, log: Log) -> bool:
    """Puts the tile down; True when the track step is over. A choice of city (AF-6.12) comes first, then `finish` tells."""
    old, new = state.shapes[wish.place], wished_shape(box, wish)
    waive = wish.waive != 0
    cost = lay_cost(box, state, wish.place, waive)
    yellow = new.colour == YELLOW or (home_without_track(box, state, company) and wish.place == box.figures.companies[company].home)
    if waive:
        power.use(box, state, FREE_RIVER, log)
    if yellow and state.laid == box.figures.yellow_most:
        power.use(box, state, EXTRA_YELLOW, log)
    if not yellow and state.laid == 1:
        power.use(box, state, DOUBLE_UPGRADE, log)
    state.companies[company].cash -= cost
    state.bank += cost
    put_down(box, state, wish.place, old, new)
    if yellow and state.laid > 0 and not box.choices.one_line:
        state.earlier.append(state.last_place)
    state.laid += 1
    state.last_place = wish.place
    state.upgraded = not yellow
    if log.on:
        name = box.atlas.tiles[new.number].name
        log.add(TileLaid("AF-6.4" if yellow else "AF-6.6", box.company_name(company), box.place_name(wish.place), name, new.rotation, cost))
    if box.atlas.is_double(wish.place) and old.number < 0:
        call_sitters(box, state, company, wish.place)
        if state.choosing:
            return False
    return finish(box, state, company, old, log)


def put_down(box: Box, state: AfricaState, place: int, old: Shape, new: Shape) -> None:
    """The old tile goes back to the supply; stations stay in their cities."""
    state.network = None
    state.supply[new.number] -= 1
    state.shapes[place] = new
    if old.number < 0:
        return
    state.supply[old.number] += 1
    made = box.atlas.upgrade(old, new)
    assert made is not None
    if len(made.stops) > 1 and made.stops[0] == 1:
        swap_cities(state, place)


def swap_cities(state: AfricaState, place: int) -> None:
    """The two cities of a hex have changed places on the new tile."""
    one, other = place * STOPS_PER_HEX, place * STOPS_PER_HEX + 1
    state.taken[one], state.taken[other] = state.taken[other], state.taken[one]
    state.joined[one], state.joined[other] = state.joined[other], state.joined[one]
    for company in state.companies:
        company.stations = [other if stop == one else one if stop == other else stop for stop in company.stations]


def call_sitters(box: Box, state: AfricaState, company: int, place: int) -> None:
    """AF-6.12: the layer picks its city first, then the other company; others' turns by market order."""
    for other in [company, *market_order(state)]:
        sits = box.figures.companies[other].home == place and state.companies[other].status == Status.RUNNING
        if sits and other not in state.choosing and not cities.at_home(box, state, other):
            state.choosing.append(other)


def finish(box: Box, state: AfricaState, company: int, old: Shape, log: Log) -> bool:
    """AF-6.5, AF-6.11: bonuses are paid; True when the track step is over."""
    place = state.last_place
    new = state.shapes[place]
    reach = cities.reach_of(box, state, company)
    pay_connections(box, state, company, old, reach, log)
    if state.upgraded:
        more = state.laid == 1 and power.usable(box, state, company, DOUBLE_UPGRADE)
        return not (more and box.atlas.upgrades_of(new))
    if box.figures.ends_step[new.number] or (new.cities() > 0 and place != box.figures.companies[company].home):
        return True
    state.shapes[place] = old
    before = cities.reach_of(box, state, company)
    state.shapes[place] = new
    for stop in reach.stops:
        if not before.found[stop] and stop // STOPS_PER_HEX != place and cities.is_city(state, stop):
            return True
    if state.laid < box.figures.yellow_most:
        return False
    return state.laid > box.figures.yellow_most or not power.usable(box, state, company, EXTRA_YELLOW)


def pay_connections(box: Box, state: AfricaState, company: int, old: Shape, reach: Reach, log: Log) -> None:
    """AF-6.11: cities that track joins to another city for the first time pay their face value, if the company reaches them."""
    place = state.last_place
    entries = around(state.shapes[place], box.atlas.beyond, place)
    near = follow(state.shapes, box.atlas.beyond, [], [False] * len(state.taken), entries)
    for stop in sorted(near.stops):
        if state.joined[stop] or not cities.is_city(state, stop) or not joins_city(box, state, stop):
            continue
        state.joined[stop] = True
        at, index = stop // STOPS_PER_HEX, stop % STOPS_PER_HEX
        was_town = at == place and old.stops and old.stops[0].kind != CITY
        if was_town or not reach.found[stop]:
            continue
        printed = state.shapes[at].stops[index]
        amount = box.figures.variable_value if printed.variable else printed.value
        if log.on:
            log.add(ConnectionBonus("AF-6.11", box.company_name(company), box.place_name(at), index, amount))
        bank.pay(box, state, box.seats + company, amount, log)


def joins_city(box: Box, state: AfricaState, stop: int) -> bool:
    """Is there another city at the end of this one's track?"""
    for other in joined_stops(state.shapes, box.atlas.beyond, stop):
        if other != stop and cities.is_city(state, other):
            return True
    return False


def reset(state: AfricaState) -> None:
    """A new track step."""
    state.laid = 0
    state.last_place = NOTHING
    state.earlier = []
    state.upgraded = False
