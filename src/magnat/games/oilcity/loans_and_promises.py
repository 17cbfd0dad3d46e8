"""OC-8.3 to OC-8.6: what companies promise each other for later: loans, lent pieces, deliveries; kept, due, broken and judged."""

from __future__ import annotations

from magnat.games.oilcity import plots, value
from magnat.games.oilcity.actions import EnforcePromise, ForgivePromise, KeepPromise
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.exchange import check_has, check_open, handed_over, move
from magnat.games.oilcity.facts import (
    PointLost,
    PointRestored,
    PromiseBroken,
    PromiseCollected,
    Promised,
    PromiseDue,
    PromiseEnforced,
    PromiseFact,
    PromiseForgiven,
    PromiseKept,
    PromisePartKept,
)
from magnat.games.oilcity.figures import CRUDE, EMPTY, GAS, KEROSENE, MONEY, PIECES, THINGS, WAX
from magnat.games.oilcity.stages import Phase
from magnat.games.oilcity.state import Bundle, Company, OilCityState, Plot, Promise, nothing
from magnat.kernel.contract import Action, Fact, Log, Refusal

# Making a promise


def earliest(box: Box, state: OilCityState) -> int:
    """OC-8.3: the first turn in which a promise can fall due: this one, after its sale, or the next."""
    return state.turn if box.choices.lending and state.phase == Phase.TURN else state.turn + 1


def make(box: Box, state: OilCityState, debtor: int, creditor: int, owed: Bundle, due: int, log: Log) -> None:
    """OC-8.3: what will be paid, returned or delivered later."""
    if owed.empty():
        return
    state.numbered += 1
    state.promises.append(Promise(state.numbered, debtor, creditor, owed, due, False))
    if log.on:
        log.add(Promised("OC-8.3", box.parties(debtor, creditor), None, state.numbered, debtor, creditor, owed.text(), due))


def remind(box: Box, state: OilCityState, log: Log) -> None:
    """OC-8.3: both sides are told when a promise falls due."""
    for owing in state.promises:
        if owing.due == state.turn:
            tell(box, PromiseDue, owing, owing.owed, log)


def tell(box: Box, fact: type[PromiseFact], owing: Promise, bundle: Bundle, log: Log, others: Fact | None = None) -> None:
    """What became of a promise, or of a part of it; `others` is what everybody else learns."""
    if log.on:
        told = box.parties(owing.debtor, owing.creditor)
        log.add(fact("OC-8.3", told, others, owing.number, owing.debtor, owing.creditor, bundle.text()))


def tell_moved(box: Box, fact: type[PromiseFact], owing: Promise, given: Bundle, log: Log) -> None:
    """What was handed over for a promise: everybody sees it go, as far as it lies open."""
    if log.on:
        others = handed_over("OC-8.3", owing.debtor, owing.creditor, given, Bundle(nothing(), []))
        tell(box, fact, owing, given, log, others)


def tell_judged(box: Box, fact: type[PromiseFact], owing: Promise, log: Log, seen: type[PointLost] | type[PointRestored]) -> None:
    """A promise is broken, or its breach forgiven: where that is a matter of points, everybody sees it on the sheet."""
    others = seen("OC-8.6", owing.debtor) if box.choices.broken_promise == "points" else None
    tell(box, fact, owing, owing.owed, log, others)


# Keeping it


def check_keep(box: Box, state: OilCityState, company: int, number: int) -> Refusal | None:
    """OC-8.3: the debtor may deliver at any time, also before the turn."""
    owing = state.promise(number)
    if owing is None or owing.debtor != company:
        return Refusal("OC-8.3", "no-such-promise")
    refusal = check_open(state, company)
    if refusal is None:
        refusal = check_open(state, owing.creditor)
    if refusal is None:
        own = state.companies[company]
        refusal = check_can(state, own, owing.owed) if box.choices.lending else check_has(own, owing.owed)
    return refusal


def check_can(state: OilCityState, own: Company, owed: Bundle) -> Refusal | None:
    """OC-8.5: what stands on plots can be given back too, unless it has extracted this turn: no piece works twice in a turn."""
    for thing in range(len(THINGS)):
        there = own.store[thing]
        if owed.things[thing] > there and thing in PIECES:
            there += standing(state, own, thing)
        if owed.things[thing] > there:
            at_work = thing in PIECES and plots.in_all(own, thing) >= owed.things[thing]
            return Refusal("OC-8.5", "at-work" if at_work else "not-in-store", owed.things[thing], there)
    for number in owed.plots:
        plot = own.plot(number)
        if plot is None:
            return Refusal("OC-8.2", "not-your-plot")
        if has_worked(state, plot) and not plot.bare():
            return Refusal("OC-8.5", "at-work", 1, 0)
        if number in own.fresh and own.shown > 0:
            return Refusal("OC-5.8", "plot-only-shown")
    return None


def has_worked(state: OilCityState, plot: Plot) -> bool:
    """The plot's die was rolled in the turn that is being played."""
    return state.phase == Phase.TURN and plot.rolled == state.turn


def standing(state: OilCityState, own: Company, piece: int) -> int:
    """How many such pieces on plots can be lifted now."""
    count = 0
    for plot in own.plots:
        if not has_worked(state, plot):
            count += plot.fields.count(piece)
    return count


def keep(box: Box, state: OilCityState, owing: Promise, log: Log) -> None:
    """OC-8.3, OC-8.5"""
    if box.choices.lending:
        deliver(box, state, owing, owing.owed, log)
        return
    state.promises.remove(owing)
    move(state, owing.debtor, owing.creditor, owing.owed)
    tell_moved(box, PromiseKept, owing, owing.owed, log)


def deliver(box: Box, state: OilCityState, owing: Promise, wanted: Bundle, log: Log) -> bool:
    """OC-8.5, OC-8.6: as much of it as there is, wherever it stands; was there anything? The rest is still owed."""
    own = state.companies[owing.debtor]
    lift_owed(box, state, owing.debtor, wanted, log)
    given = reached(own, wanted)
    if given.empty():
        return False
    hand_over(state, owing, given)
    tell_moved(box, PromiseKept if state.promise(owing.number) is None else PromisePartKept, owing, given, log)
    return True


def hand_over(state: OilCityState, owing: Promise, given: Bundle) -> None:
    """A part of what is owed, or all of it, changes hands; what remains is owed by the same promise."""
    rest, index = owing.owed.without(given), state.promises.index(owing)
    move(state, owing.debtor, owing.creditor, given)
    if rest.empty():
        del state.promises[index]
    else:
        state.promises[index] = Promise(owing.number, owing.debtor, owing.creditor, rest, owing.due, owing.broken)


def reached(own: Company, wanted: Bundle) -> Bundle:
    """What lies in the store, and the plots that are bare."""
    owned: list[int] = []
    for number in wanted.plots:
        plot = own.plot(number)
        if plot is not None and plot.bare():
            owned.append(number)
    return Bundle([min(wanted.things[thing], own.store[thing]) for thing in range(len(THINGS))], owned)


def lift_owed(box: Box, state: OilCityState, debtor: int, wanted: Bundle, log: Log) -> None:
    """OC-8.5: plots are cleared and pieces lifted as far as they are needed; of several those that are missed least."""
    own = state.companies[debtor]
    for plot in own.plots:
        if plot.number in wanted.plots and not has_worked(state, plot):
            for field in range(box.fields):
                if plot.fields[field] != EMPTY:
                    plots.lift(own, debtor, plot.number, field, log)
    for piece in PIECES:
        while own.store[piece] < wanted.things[piece] and standing(state, own, piece) > 0:
            plot, field = least_missed(box, state, own, piece)
            plots.lift(own, debtor, plot.number, field, log)


def least_missed(box: Box, state: OilCityState, own: Company, piece: int) -> tuple[Plot, int]:
    """The piece without which the company is worth most; the first of several."""
    best, found = -1, (own.plots[0], 0)
    for plot in own.plots:
        for field in range(box.fields):
            if plot.fields[field] == piece and not has_worked(state, plot):
                plot.fields[field] = EMPTY
                left = value.value(box, own)
                plot.fields[field] = piece
                if left > best:
                    best, found = left, (plot, field)
    return found


# When it is due


def return_pieces(box: Box, state: OilCityState, log: Log) -> None:
    """OC-8.5: at the start of the turn in which they are due, pieces, cards and plots go back, wherever they stand."""
    if box.choices.lending:
        for owing in state.promises[:]:
            if owing.due == state.turn:
                deliver(box, state, owing, lent(owing.owed), log)


def lent(owed: Bundle) -> Bundle:
    """Everything but money and goods."""
    things = owed.things[:]
    for thing in (MONEY, WAX, GAS, KEROSENE, CRUDE):
        things[thing] = 0
    return Bundle(things, owed.plots)


def settle_due(box: Box, state: OilCityState, log: Log) -> None:
    """OC-8.6: after the last sale of a turn the program settles what is due as far as cash and goods reach; what is missing is broken.

    What comes in from one promise may pay for the next, so it goes on until nothing more can be kept.
    """
    settled = True
    while settled:
        settled = False
        for owing in state.promises[:]:
            if owing.due <= state.turn and (not owing.broken or box.choices.broken_promise == "every_turn"):
                if pay(box, state, owing, log):
                    settled = True
    for owing in state.promises:
        if owing.due <= state.turn and not owing.broken:
            owing.broken = True
            if box.choices.broken_promise == "points":
                state.companies[owing.debtor].broken += 1
            tell_judged(box, PromiseBroken, owing, log, PointLost)


def pay(box: Box, state: OilCityState, owing: Promise, log: Log) -> bool:
    """As far as it reaches; with the option `lending=in_store` all or nothing, out of the store."""
    if box.choices.lending:
        return deliver(box, state, owing, owing.owed, log)
    if check_has(state.companies[owing.debtor], owing.owed) is not None:
        return False
    keep(box, state, owing, log)
    return True


def collect(box: Box, state: OilCityState, company: int, log: Log) -> None:
    """OC-8.6, option `broken_promise=next_income`: what a company wins or earns goes to those whom it has failed."""
    if box.choices.broken_promise != "next_income":
        return
    for owing in state.promises[:]:
        if owing.broken and owing.debtor == company:
            given = reached(state.companies[company], owing.owed)
            if not given.empty():
                hand_over(state, owing, given)
                tell_moved(box, PromiseCollected, owing, given, log)


def all_due(box: Box, state: OilCityState, log: Log) -> None:
    """OC-4.3: when this turn becomes the last one, whatever was due later falls due after its sale."""
    for index, owing in enumerate(state.promises):
        if owing.due > state.turn:
            state.promises[index] = Promise(owing.number, owing.debtor, owing.creditor, owing.owed, state.turn, owing.broken)
            tell(box, PromiseDue, owing, owing.owed, log)


def settle_at_last(box: Box, state: OilCityState, log: Log) -> None:
    """OC-8.6: where broken promises are enforced, the program takes what is there when the game ends: nobody can judge any more."""
    if box.choices.broken_promise in ("every_turn", "next_income"):
        for owing in state.promises[:]:
            if owing.broken:
                enforce(box, state, owing.number, log)


# Judging it


def check_judge(box: Box, state: OilCityState, number: int, enforced: bool) -> Refusal | None:
    """OC-8.3: bankers decide about broken promises only."""
    owing = state.promise(number)
    if owing is None or not owing.broken:
        return Refusal("OC-8.3", "no-broken-promise")
    if not enforced:
        return None
    refusal = check_open(state, owing.debtor)
    if refusal is None:
        refusal = check_open(state, owing.creditor)
    if refusal is None and box.choices.lending:
        refusal = check_can(state, state.companies[owing.debtor], owing.owed)
        if refusal is not None and refusal.key != "at-work":
            refusal = None
    return refusal


def enforce(box: Box, state: OilCityState, number: int, log: Log) -> None:
    """OC-8.3: what is there of it changes hands, even what stands on plots; the rest is lost."""
    owing = state.promise(number)
    assert owing is not None
    own = state.companies[owing.debtor]
    if box.choices.lending:
        lift_owed(box, state, owing.debtor, owing.owed, log)
    else:
        lift_all(own, owing, log)
    there = reached(own, owing.owed)
    state.promises.remove(owing)
    move(state, owing.debtor, owing.creditor, there)
    tell_moved(box, PromiseEnforced, owing, there, log)


def lift_all(own: Company, owing: Promise, log: Log) -> None:
    """From the first field on, whatever is missing in the store."""
    for plot in own.plots:
        for field, piece in enumerate(plot.fields[:]):
            if piece != EMPTY and (plot.number in owing.owed.plots or own.store[piece] < owing.owed.things[piece]):
                plots.lift(own, owing.debtor, plot.number, field, log)


def forgive(box: Box, state: OilCityState, number: int, log: Log) -> None:
    """OC-8.3: also the point that it has cost."""
    owing = state.promise(number)
    assert owing is not None
    state.promises.remove(owing)
    if box.choices.broken_promise == "points":
        state.companies[owing.debtor].broken -= 1
    tell_judged(box, PromiseForgiven, owing, log, PointRestored)


# What a seat can do about promises now


def list_keeping(box: Box, state: OilCityState, company: int, options: list[Action]) -> None:
    for owing in state.promises:
        if check_keep(box, state, company, owing.number) is None:
            options.append(KeepPromise(owing.number))


def list_judgements(box: Box, state: OilCityState, options: list[Action]) -> None:
    for owing in state.promises:
        if check_judge(box, state, owing.number, True) is None:
            options.append(EnforcePromise(owing.number))
        if check_judge(box, state, owing.number, False) is None:
            options.append(ForgivePromise(owing.number))
