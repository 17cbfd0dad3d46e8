"""AF-5: how a company starts, and who leads it: Director, Manager, or the company that owns it."""

from __future__ import annotations

from magnat.games.africa import cities
from magnat.games.africa.box import Box
from magnat.games.africa.facts import CompanyStarted, LeaderChanged
from magnat.games.africa.state import NOBODY, AfricaState, Company, Status
from magnat.kernel.contract import Log, Refusal, Seat


def share_price(box: Box, state: AfricaState, company: int) -> int:
    """AF-1.11: the market price, or the printed one of a company that has not started."""
    own = state.companies[company]
    if own.status == Status.RUNNING:
        return box.figures.prices[own.space]
    return box.figures.companies[company].price


def held(company: Company) -> int:
    """Shares in somebody's possession."""
    count = 0
    for units in company.units:
        count += units
    return count


def ordinary(box: Box, company: Company, holder: int) -> int:
    """A holder's shares besides the Director's certificate."""
    return company.units[holder] - (box.figures.director_units if company.director == holder else 0)


def certificates(box: Box, state: AfricaState, seat: Seat) -> int:
    """AF-4.2: shares and privates; a Director's certificate is one."""
    count = 0
    for company in state.companies:
        units = company.units[seat]
        if units > 0:
            count += units - (box.figures.director_units - 1 if company.director == seat else 0)
    for holder in state.privates:
        if holder == seat:
            count += 1
    return count


def certificate_limit(box: Box, state: AfricaState) -> int:
    """AF-1.6, AF-9.1"""
    limits = box.seating.limits
    return limits[min(state.removed, len(limits) - 1)]


def controller(box: Box, state: AfricaState, company: int) -> Seat:
    """AF-5.7: who acts for a company: through companies that lead companies down to a player; NOBODY if there is none.

    Where companies own each other in a circle, the player with most shares of the company acts.
    """
    leader, seen = state.companies[company].leader, box.bits[company]
    while leader >= box.seats:
        owner = leader - box.seats
        if seen & box.bits[owner]:
            return largest_player(box, state.companies[company])
        seen |= box.bits[owner]
        leader = state.companies[owner].leader
    return leader


def largest_player(box: Box, company: Company) -> Seat:
    best, most = NOBODY, 0
    for seat in range(box.seats):
        if company.units[seat] > most:
            best, most = seat, company.units[seat]
    return best


def market_before(state: AfricaState, one: int, other: int) -> bool:
    """AF-6.2: does the first company's marker lie further up (or above the other in one stack)?"""
    first, second = state.companies[one], state.companies[other]
    if first.space != second.space:
        return first.space > second.space
    return first.arrived < second.arrived


def market_order(state: AfricaState) -> list[int]:
    """Every running company, highest price first, upper marker first."""
    found: list[int] = []
    for company, own in enumerate(state.companies):
        if own.status == Status.RUNNING:
            place = len(found)
            while place > 0 and market_before(state, company, found[place - 1]):
                place -= 1
            found.insert(place, company)
    return found


def settle(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-5.3, AF-5.4: a holder of strictly more shares than the leader takes over, and the Director's certificate with it.

    Two ordinary shares are given for the certificate, so that nobody's number of shares changes.
    """
    own = state.companies[company]
    most = 0
    for units in own.units:
        most = max(most, units)
    old, director = own.leader, own.director
    if most == 0:
        own.leader = NOBODY
    elif old == NOBODY or own.units[old] < most:
        own.leader = next_leader(box, state, company, most, old)
    if director != NOBODY:
        own.director = own.leader
    if own.status == Status.RUNNING and (own.leader != old or own.director != director):
        tell_leader(box, own, company, log)


def tell_leader(box: Box, own: Company, company: int, log: Log) -> None:
    if log.on:
        holder = box.holder_word(own.leader) if own.leader != NOBODY else NOBODY
        clause = "AF-5.4" if own.director == NOBODY else "AF-5.3"
        log.add(LeaderChanged(clause, box.company_name(company), holder, 0 if own.director == NOBODY else 1))


def next_leader(box: Box, state: AfricaState, company: int, most: int, old: int) -> int:
    """AF-5.3: first clockwise from the old leader, then companies by falling price."""
    own = state.companies[company]
    start = old if old < box.seats else controller(box, state, old - box.seats)
    for step in range(1, box.seats + 1):
        seat = (start + step) % box.seats
        if own.units[seat] == most:
            return seat
    for owner in market_order(state):
        if own.units[box.seats + owner] == most:
            return box.seats + owner
    return NOBODY


def gain(box: Box, state: AfricaState, holder: int, card: int, log: Log) -> None:
    """A holder gets a share certificate: the company may start (AF-5.1) and its lead may change."""
    company = box.company_of(card)
    own = state.companies[company]
    own.units[holder] += box.units_of(card)
    if box.is_director(card):
        own.director = holder
        if own.status == Status.WAITING:
            own.leader = holder
    if own.status == Status.WAITING:
        settle(box, state, company, log)
        if own.director != NOBODY or max(own.issued, held(own)) >= box.figures.start_shares:
            start(box, state, company, log)
    else:
        settle(box, state, company, log)


def start(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-5.1, AF-5.2: the marker goes under those on its space, the home station onto the map."""
    own, card = state.companies[company], box.figures.companies[company]
    own.status = Status.RUNNING
    own.space = box.figures.prices.index(card.price)
    state.serial += 1
    own.arrived = state.serial
    if log.on:
        log.add(CompanyStarted("AF-5.1", card.name, card.price))
    tell_leader(box, own, company, log)
    cities.place_home(box, state, company, log)


def check_sale(box: Box, state: AfricaState, company: int, holder: int) -> Refusal | None:
    """AF-5.5, AF-5.6: may this holder give up one more share?"""
    own = state.companies[company]
    units = own.units[holder]
    if units == 0:
        return Refusal("AF-4.3" if holder < box.seats else "AF-8.7", "no-share-to-sell", 1, 0)
    locked = box.figures.director_units
    if units > locked:
        return None
    if own.director == holder:
        return None if successor(box, own, holder, units - 1) else Refusal("AF-5.5", "directors-certificate-stays", units, units - 1)
    managed = own.status == Status.RUNNING and own.leader == holder
    if managed and units == locked and box.choices.manager_locked and not successor(box, own, holder, units - 1):
        return Refusal("AF-5.6", "managers-shares-stay", units, units - 1)
    return None


def successor(box: Box, company: Company, seller: int, left: int) -> bool:
    """Is there another holder of two shares who would have more than the seller?"""
    for holder, units in enumerate(company.units):
        if holder != seller and units >= box.figures.director_units and units > left:
            return True
    return False


def lose(box: Box, state: AfricaState, company: int, holder: int, log: Log) -> None:
    """One share goes to the bank pool."""
    own = state.companies[company]
    own.units[holder] -= 1
    own.pool += 1
    settle(box, state, company, log)
