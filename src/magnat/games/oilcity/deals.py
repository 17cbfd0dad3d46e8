"""OC-8: the free market: offers between companies and deals that move all or nothing; `promises` has what follows later."""

from __future__ import annotations

from magnat.games.oilcity import loans_and_promises
from magnat.games.oilcity.actions import AcceptOffer, BackOffer, DeclineOffer, MakeOffer, WithdrawOffer
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.exchange import check_bundle, check_has, check_open, handed_over, move
from magnat.games.oilcity.facts import DealDone, OfferBacked, OfferGone, OfferMade, OfferTaken
from magnat.games.oilcity.state import EVERYBODY, NOTHING, Offer, OilCityState
from magnat.kernel.contract import Action, Fact, Log, Refusal, Seat

# Offers


def check_offer(box: Box, state: OilCityState, company: int, wish: MakeOffer) -> Refusal | None:
    """OC-8.1 to OC-8.3"""
    refusal = check_open(state, company)
    if refusal is not None:
        return refusal
    if wish.to == company or not EVERYBODY <= wish.to < box.companies:
        return Refusal("OC-8.1", "no-such-company", box.companies, wish.to)
    for bundle in (wish.give, wish.take, wish.give_later, wish.take_later):
        refusal = check_bundle(box, bundle)
        if refusal is not None:
            return refusal
    if wish.give.empty() and wish.take.empty() and wish.give_later.empty() and wish.take_later.empty():
        return Refusal("OC-8.1", "empty-offer")
    promised = not wish.give_later.empty() or not wish.take_later.empty()
    if promised and not loans_and_promises.earliest(box, state) <= wish.due <= box.last_turn(state):
        return Refusal("OC-8.3", "due-turn", loans_and_promises.earliest(box, state), wish.due)
    if not promised and wish.due != 0:
        return Refusal("OC-8.3", "nothing-due", 0, wish.due)
    if wish.answers != NOTHING:
        refusal = check_decline(box, state, company, wish.answers)
        if refusal is not None:
            return refusal
    mine = 0
    for offer in state.offers:
        if offer.giver == company:
            mine += 1
    if mine >= box.figures.most_offers:
        return Refusal("OC-8.1", "too-many-offers", box.figures.most_offers, mine)
    return check_has(state.companies[company], wish.give)


def make_offer(box: Box, state: OilCityState, seat: Seat, wish: MakeOffer, log: Log) -> None:
    """OC-8.1"""
    company = box.company_of[seat]
    if wish.answers != NOTHING:
        drop(box, state, wish.answers, log)
    state.numbered += 1
    offer = Offer(state.numbered, company, wish.to, wish.give, wish.take, wish.give_later, wish.take_later, wish.due, state.acts_for(seat))
    state.offers.append(offer)
    tell(box, offer, log)


def tell(box: Box, offer: Offer, log: Log) -> None:
    """The offer becomes known: to the giver's partners, or to everybody concerned if the company stands behind it."""
    if log.on:
        give, take, give_later, take_later = offer.give.text(), offer.take.text(), offer.give_later.text(), offer.take_later.text()
        seats = known_to(box, offer)
        log.add(OfferMade("OC-8.1", seats, offer.number, offer.giver, offer.to, give, take, give_later, take_later, offer.due))


def known_to(box: Box, offer: Offer) -> list[Seat]:
    """An offer is the giver's own affair until the giver's company stands behind it (option `commit`)."""
    if not committed(box, offer):
        return box.members[offer.giver]
    return box.everybody if offer.to == EVERYBODY else box.members[offer.giver] + box.members[offer.to]


def all_for_it(state: OilCityState, offer: Offer, seat: Seat) -> bool:
    """Have the seat, and those that it holds, all said yes?"""
    for voter in state.acts_for(seat):
        if voter not in offer.votes:
            return False
    return True


def for_it(box: Box, offer: Offer, company: int) -> int:
    """How many partners of a company are for the offer."""
    count = 0
    for seat in offer.votes:
        if box.company_of[seat] == company:
            count += 1
    return count


def needed(box: Box, company: int) -> int:
    """Option `commit`: one partner may bind the company, or more than half of them."""
    return len(box.members[company]) // 2 + 1 if box.choices.majority else 1


def committed(box: Box, offer: Offer) -> bool:
    """Does the giving company stand behind its offer?"""
    return for_it(box, offer, offer.giver) >= needed(box, offer.giver)


def check_back(box: Box, state: OilCityState, seat: Seat, number: int) -> Refusal | None:
    """OC-8.2, option `commit`"""
    offer = state.offer(number)
    if offer is None or offer.giver != box.company_of[seat]:
        return Refusal("OC-8.2", "no-such-offer")
    if all_for_it(state, offer, seat):
        return Refusal("OC-8.2", "already-for-it")
    return check_open(state, offer.giver)


def check_accept(box: Box, state: OilCityState, seat: Seat, number: int) -> Refusal | None:
    """OC-8.2: everything is checked again: both sides are free, and both have what they give."""
    company, offer = box.company_of[seat], state.offer(number)
    if offer is None or not is_for(offer, company) or not committed(box, offer):
        return Refusal("OC-8.2", "no-such-offer")
    if all_for_it(state, offer, seat):
        return Refusal("OC-8.2", "already-for-it")
    refusal = check_open(state, company)
    if refusal is None:
        refusal = check_open(state, offer.giver)
    if refusal is None:
        refusal = check_has(state.companies[offer.giver], offer.give)
    if refusal is None:
        refusal = check_has(state.companies[company], offer.take)
    return refusal


def is_for(offer: Offer, company: int) -> bool:
    return offer.giver != company and (offer.to == EVERYBODY or offer.to == company)


def vote(box: Box, state: OilCityState, seat: Seat, number: int, log: Log) -> None:
    """OC-8.2: a partner is for an offer; when enough of the taking company are, everything moves at once."""
    offer = state.offer(number)
    assert offer is not None
    stood = committed(box, offer)
    for other in state.acts_for(seat):
        if other not in offer.votes:
            offer.votes.append(other)
    company = box.company_of[seat]
    if company == offer.giver or for_it(box, offer, company) < needed(box, company):
        if log.on:
            log.add(OfferBacked("OC-8.2", box.members[company], number, seat, offer.giver, offer.to))
        if not stood and committed(box, offer):
            tell(box, offer, log)
        return
    state.offers.remove(offer)
    move(state, offer.giver, company, offer.give)
    move(state, company, offer.giver, offer.take)
    if log.on:
        told, others = told_all(box, offer, company), seen_of_it(box, offer, company)
        log.add(DealDone("OC-8.2", told, others, number, offer.giver, company, offer.give.text(), offer.take.text()))
    loans_and_promises.make(box, state, offer.giver, company, offer.give_later, offer.due, log)
    loans_and_promises.make(box, state, company, offer.giver, offer.take_later, offer.due, log)


def told_all(box: Box, offer: Offer, taker: int) -> list[Seat]:
    """Both companies; the bankers too, who see all cash, unless each side gets just what it gives and nothing is promised."""
    if offer.due == 0 and offer.give.text() == offer.take.text():
        return box.members[offer.giver] + box.members[taker]
    return box.parties(offer.giver, taker)


def seen_of_it(box: Box, offer: Offer, taker: int) -> Fact | None:
    """What all others learn of a deal: what lies open has moved, and an offer that everybody knew is gone."""
    moved = handed_over("OC-8.2", offer.giver, taker, offer.give, offer.take)
    if offer.to != EVERYBODY:
        return moved
    if moved is None:
        return OfferGone("OC-8.2", box.everybody, offer.number, offer.giver, offer.to)
    return OfferTaken("OC-8.2", moved.giver, moved.taker, moved.give, moved.take, offer.number)


def check_decline(box: Box, state: OilCityState, company: int, number: int) -> Refusal | None:
    """OC-8.2: an offer to this company alone; one to everybody is simply left."""
    offer = state.offer(number)
    if offer is None or offer.to != company or not committed(box, offer):
        return Refusal("OC-8.2", "no-such-offer")
    return None


def check_withdraw(state: OilCityState, company: int, number: int) -> Refusal | None:
    """OC-8.2"""
    offer = state.offer(number)
    if offer is None or offer.giver != company:
        return Refusal("OC-8.2", "no-such-offer")
    return None


def may_say_no(box: Box, state: OilCityState, company: int) -> bool:
    """Is there an offer that the company could decline or withdraw? It may do so while it extracts."""
    for offer in state.offers:
        if check_decline(box, state, company, offer.number) is None or check_withdraw(state, company, offer.number) is None:
            return True
    return False


def drop(box: Box, state: OilCityState, number: int, log: Log) -> None:
    """Declined, withdrawn or answered."""
    offer = state.offer(number)
    assert offer is not None
    state.offers.remove(offer)
    if log.on:
        log.add(OfferGone("OC-8.2", known_to(box, offer), number, offer.giver, offer.to))


def lapse(box: Box, state: OilCityState, log: Log) -> None:
    """OC-8.2: an offer that its giver can no longer honour is gone, so that every open offer is covered."""
    for offer in state.offers[:]:
        if check_has(state.companies[offer.giver], offer.give) is not None or is_late(box, state, offer):
            drop(box, state, offer.number, log)


def is_late(box: Box, state: OilCityState, offer: Offer) -> bool:
    """OC-8.3: the turn of its promises is over, or will never come."""
    return offer.due != 0 and not loans_and_promises.earliest(box, state) <= offer.due <= box.last_turn(state)


# What a seat can do in the market now, apart from new offers


def list_answers(box: Box, state: OilCityState, seat: Seat, options: list[Action]) -> None:
    company = box.company_of[seat]
    for offer in state.offers:
        if check_accept(box, state, seat, offer.number) is None:
            options.append(AcceptOffer(offer.number))
        if check_back(box, state, seat, offer.number) is None:
            options.append(BackOffer(offer.number))
        if check_decline(box, state, company, offer.number) is None:
            options.append(DeclineOffer(offer.number))
        if check_withdraw(state, company, offer.number) is None:
            options.append(WithdrawOffer(offer.number))
