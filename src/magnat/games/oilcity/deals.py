"""OC-8: the free market: offers between companies, deals that move all or nothing, and promises for later."""

from __future__ import annotations

from magnat.games.oilcity import plots
from magnat.games.oilcity.actions import (
    AcceptOffer,
    BackOffer,
    DeclineOffer,
    EnforcePromise,
    ForgivePromise,
    KeepPromise,
    MakeOffer,
    WithdrawOffer,
)
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import (
    DealDone,
    OfferBacked,
    OfferGone,
    OfferMade,
    PromiseBroken,
    Promised,
    PromiseDue,
    PromiseEnforced,
    PromiseForgiven,
    PromiseKept,
)
from magnat.games.oilcity.figures import EMPTY, MONEY, THINGS
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import EVERYBODY, NOTHING, Bundle, Company, Offer, OilCityState, Promise
from magnat.kernel.contract import Action, Log, Refusal, Seat

# What a company may deal in, and when


def check_open(state: OilCityState, company: int) -> Refusal | None:
    """OC-8.1: at any time, but not while the company extracts."""
    if state.phase != Phase.TURN and state.phase != Phase.EVENT:
        return Refusal("OC-8.1", "no-market-now")
    if state.phase == Phase.TURN and state.companies[company].stage == Stage.EXTRACTING:
        return Refusal("OC-8.1", "extracting")
    return None


def check_has(own: Company, bundle: Bundle) -> Refusal | None:
    """OC-8.2: what is to change hands is there: in the store, or a plot on which nothing stands."""
    for thing in range(len(THINGS)):
        if bundle.things[thing] > own.store[thing]:
            return Refusal("OC-8.2", "not-in-store", bundle.things[thing], own.store[thing])
    for number in bundle.plots:
        plot = own.plot(number)
        if plot is None:
            return Refusal("OC-8.2", "not-your-plot")
        if not plot.bare():
            return Refusal("OC-8.2", "plot-not-bare")
        if number in own.fresh and own.shown > 0:
            return Refusal("OC-5.8", "plot-only-shown")
    return None


def check_bundle(box: Box, bundle: Bundle) -> Refusal | None:
    """Whole, positive numbers, money in whole notes (OC-1.6), and every plot once."""
    for count in bundle.things:
        if count < 0:
            return Refusal("OC-8.1", "negative-amount")
    if bundle.things[MONEY] % box.figures.note != 0:
        return Refusal("OC-1.6", "whole-notes", box.figures.note, bundle.things[MONEY])
    for index, number in enumerate(bundle.plots):
        if not 0 <= number < len(box.figures.plots) * box.figures.plot_copies or number in bundle.plots[:index]:
            return Refusal("OC-8.1", "no-such-plot")
    return None


def move(state: OilCityState, giver: int, taker: int, bundle: Bundle) -> None:
    """Everything in the bundle changes hands."""
    here, there = state.companies[giver], state.companies[taker]
    for thing in range(len(THINGS)):
        here.store[thing] -= bundle.things[thing]
        there.store[thing] += bundle.things[thing]
    for number in bundle.plots:
        plot = here.plot(number)
        assert plot is not None
        here.plots.remove(plot)
        there.plots.append(plot)


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
    if promised and not state.turn < wish.due <= box.figures.turns:
        return Refusal("OC-8.3", "due-turn", state.turn + 1, wish.due)
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
    offer = Offer(state.numbered, company, wish.to, wish.give, wish.take, wish.give_later, wish.take_later, wish.due, votes_of(state, seat))
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


def votes_of(state: OilCityState, seat: Seat) -> list[Seat]:
    """The seat and those that were handed over to it."""
    votes = [seat]
    for other, holder in enumerate(state.holders):
        if holder == seat and other != seat:
            votes.append(other)
    return votes


def all_for_it(state: OilCityState, offer: Offer, seat: Seat) -> bool:
    """Have the seat, and those that it holds, all said yes?"""
    for voter in votes_of(state, seat):
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
    for other in votes_of(state, seat):
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
        log.add(DealDone("OC-8.2", box.parties(offer.giver, company), number, offer.giver, company, offer.give.text(), offer.take.text()))
    promise(box, state, offer.giver, company, offer.give_later, offer.due, log)
    promise(box, state, company, offer.giver, offer.take_later, offer.due, log)


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
        if check_has(state.companies[offer.giver], offer.give) is not None or (offer.due != 0 and offer.due <= state.turn):
            drop(box, state, offer.number, log)


# Promises


def promise(box: Box, state: OilCityState, debtor: int, creditor: int, owed: Bundle, due: int, log: Log) -> None:
    """OC-8.3: what will be paid, returned or delivered in a later turn."""
    if owed.empty():
        return
    state.numbered += 1
    state.promises.append(Promise(state.numbered, debtor, creditor, owed, due, False))
    if log.on:
        log.add(Promised("OC-8.3", box.parties(debtor, creditor), state.numbered, debtor, creditor, owed.text(), due))


def remind(box: Box, state: OilCityState, log: Log) -> None:
    """OC-8.3: both sides are told when a promise falls due."""
    if log.on:
        for owing in state.promises:
            if owing.due == state.turn:
                log.add(
                    PromiseDue(
                        "OC-8.3", box.parties(owing.debtor, owing.creditor), owing.number, owing.debtor, owing.creditor, owing.owed.text()
                    )
                )


def check_keep(state: OilCityState, company: int, number: int) -> Refusal | None:
    """OC-8.3: the debtor may deliver at any time, also before the turn."""
    owing = state.promise(number)
    if owing is None or owing.debtor != company:
        return Refusal("OC-8.3", "no-such-promise")
    refusal = check_open(state, company)
    if refusal is None:
        refusal = check_open(state, owing.creditor)
    if refusal is None:
        refusal = check_has(state.companies[company], owing.owed)
    return refusal


def keep(box: Box, state: OilCityState, owing: Promise, log: Log) -> None:
    """OC-8.3"""
    state.promises.remove(owing)
    move(state, owing.debtor, owing.creditor, owing.owed)
    if log.on:
        log.add(
            PromiseKept("OC-8.3", box.parties(owing.debtor, owing.creditor), owing.number, owing.debtor, owing.creditor, owing.owed.text())
        )


def settle_due(box: Box, state: OilCityState, log: Log) -> None:
    """OC-8.3: at the end of a turn the program settles what is due if the debtor can; otherwise the promise is broken.

    What comes in from one promise may pay for the next, so it goes on until nothing more can be kept.
    """
    settled = True
    while settled:
        settled = False
        for owing in state.promises[:]:
            if owing.due <= state.turn and check_has(state.companies[owing.debtor], owing.owed) is None:
                keep(box, state, owing, log)
                settled = True
    for owing in state.promises:
        if owing.due <= state.turn and not owing.broken:
            owing.broken = True
            if log.on:
                log.add(
                    PromiseBroken(
                        "OC-8.3", box.parties(owing.debtor, owing.creditor), owing.number, owing.debtor, owing.creditor, owing.owed.text()
                    )
                )


def settle_at_last(box: Box, state: OilCityState, log: Log) -> None:
    """OC-8.3: when the game ends nobody can judge any more: of what is still owed and due, the program takes what is there."""
    for owing in state.promises[:]:
        if owing.broken:
            enforce(box, state, owing.number, log)


def check_judge(state: OilCityState, number: int, enforce: bool) -> Refusal | None:
    """OC-8.3: bankers decide about broken promises only."""
    owing = state.promise(number)
    if owing is None or not owing.broken:
        return Refusal("OC-8.3", "no-broken-promise")
    if not enforce:
        return None
    refusal = check_open(state, owing.debtor)
    return check_open(state, owing.creditor) if refusal is None else refusal


def enforce(box: Box, state: OilCityState, number: int, log: Log) -> None:
    """OC-8.3: what is there of it changes hands, also what stands on plots; the rest is lost."""
    owing = state.promise(number)
    assert owing is not None
    own = state.companies[owing.debtor]
    for plot in own.plots:
        for field, piece in enumerate(plot.fields[:]):
            if piece != EMPTY and (plot.number in owing.owed.plots or own.store[piece] < owing.owed.things[piece]):
                plots.lift(own, owing.debtor, plot.number, field, log)
    owned = [number for number in owing.owed.plots if own.plot(number) is not None]
    there = Bundle([min(owing.owed.things[thing], own.store[thing]) for thing in range(len(THINGS))], owned)
    state.promises.remove(owing)
    move(state, owing.debtor, owing.creditor, there)
    if log.on:
        log.add(PromiseEnforced("OC-8.3", box.parties(owing.debtor, owing.creditor), number, owing.debtor, owing.creditor, there.text()))


def forgive(box: Box, state: OilCityState, number: int, log: Log) -> None:
    """OC-8.3"""
    owing = state.promise(number)
    assert owing is not None
    state.promises.remove(owing)
    if log.on:
        log.add(
            PromiseForgiven("OC-8.3", box.parties(owing.debtor, owing.creditor), number, owing.debtor, owing.creditor, owing.owed.text())
        )


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
    for owing in state.promises:
        if check_keep(state, company, owing.number) is None:
            options.append(KeepPromise(owing.number))


def list_judgements(state: OilCityState, options: list[Action]) -> None:
    for owing in state.promises:
        if check_judge(state, owing.number, True) is None:
            options.append(EnforcePromise(owing.number))
        if check_judge(state, owing.number, False) is None:
            options.append(ForgivePromise(owing.number))
