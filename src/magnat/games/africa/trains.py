"""AF-8.5, AF-8.6: trains from the bank, back to the bank, and between companies."""

from __future__ import annotations

from magnat.games.africa import bank, cards, control
from magnat.games.africa.actions import OfferTrain
from magnat.games.africa.box import Box
from magnat.games.africa.facts import OfferDeclined, TrainBought, TrainOffered, TrainSold, TrainTraded
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOBODY, NOTHING, AfricaState, Status
from magnat.kernel.contract import Action, Log, Refusal


def for_sale(box: Box, state: AfricaState, kind: int) -> bool:
    """AF-8.6: a wave opens when the last new train of the wave before is sold; trains sold back are always for sale."""
    if state.resold[kind] > 0:
        return True
    if state.depot[kind] == 0:
        return False
    wave = box.figures.trains[kind].wave
    for other, card in enumerate(box.figures.trains):
        if card.wave < wave and state.depot[other] > 0:
            return False
    return True


def list_trains(box: Box, state: AfricaState, company: int, options: list[Action]) -> None:
    for kind in range(len(box.figures.trains)):
        if check_buy(box, state, company, kind) is None:
            options.append(box.buy_train[kind])
    last = NOTHING
    for kind in state.companies[company].trains:
        if kind != last:
            options.append(box.sell_train[kind])
        last = kind
    list_offers(box, state, company, options)


def list_offers(box: Box, state: AfricaState, company: int, options: list[Action]) -> None:
    """Some prices: the lowest and the highest to oneself, resale value or all cash to others; any amount may be offered."""
    own = state.companies[company]
    if len(own.trains) >= box.figures.train_limit or own.cash < box.figures.lowest_train_price:
        return
    led_by = control.controller(box, state, company)
    for seller, other in enumerate(state.companies):
        if seller == company or not other.trains:
            continue
        ours = control.controller(box, state, seller) == led_by
        last = NOTHING
        for kind in other.trains:
            if kind == last:
                continue
            last = kind
            offers = [box.figures.lowest_train_price, own.cash] if ours else [min(box.figures.trains[kind].resale, own.cash)]
            for place, price in enumerate(offers):
                wish = box.offer_train(seller, kind, price)
                if (place == 0 or price != offers[0]) and check_offer(box, state, company, wish) is None:
                    options.append(wish)


def check_train_limit(box: Box, state: AfricaState, company: int) -> Refusal | None:
    """AF-1.10: the train limit."""
    limit, owned = box.figures.train_limit, len(state.companies[company].trains)
    return Refusal("AF-1.10", "train-limit", limit, owned) if owned >= limit else None


def check_buy(box: Box, state: AfricaState, company: int, kind: int) -> Refusal | None:
    """AF-8.5: one from the bank in a turn."""
    if not 0 <= kind < len(box.figures.trains) or not for_sale(box, state, kind):
        return Refusal("AF-8.6", "train-not-for-sale")
    if state.bank_train:
        return Refusal("AF-8.5", "one-train-from-bank", 1, 1)
    refusal = check_train_limit(box, state, company)
    if refusal is not None:
        return refusal
    price, cash = box.figures.trains[kind].price, state.companies[company].cash
    if cash < price:
        return Refusal("AF-8.5", "too-little-cash", price, cash)
    return None


def check_sell(state: AfricaState, company: int, kind: int) -> Refusal | None:
    return None if kind in state.companies[company].trains else Refusal("AF-8.5", "no-such-train")


def check_offer(box: Box, state: AfricaState, company: int, wish: OfferTrain) -> Refusal | None:
    """AF-8.5: for at least 1, from a running company that has such a train and somebody to answer for it."""
    if not 0 <= wish.company < box.companies or wish.company == company or state.companies[wish.company].status != Status.RUNNING:
        return Refusal("AF-8.5", "no-such-company")
    if wish.train not in state.companies[wish.company].trains:
        return Refusal("AF-8.5", "no-such-train")
    refusal = check_train_limit(box, state, company)
    if refusal is not None:
        return refusal
    lowest, cash = box.figures.lowest_train_price, state.companies[company].cash
    if wish.price < lowest:
        return Refusal("AF-8.5", "price-too-low", lowest, wish.price)
    if wish.price > cash:
        return Refusal("AF-8.5", "too-little-cash", wish.price, cash)
    if control.controller(box, state, wish.company) == NOBODY:
        return Refusal("AF-8.5", "nobody-to-ask")
    refused = declined_price(state, wish.company, wish.train)
    if wish.price <= refused:
        return Refusal("AF-8.5", "offer-declined-before", refused + 1, wish.price)
    return None


def declined_price(state: AfricaState, seller: int, kind: int) -> int:
    """The highest price that was declined for this train in this turn; 0 if none was."""
    highest = 0
    for company, train, price in state.declined:
        if company == seller and train == kind:
            highest = max(highest, price)
    return highest


def buy(box: Box, state: AfricaState, company: int, kind: int, log: Log) -> None:
    """New trains go last: one that was sold back is taken first."""
    price = box.figures.trains[kind].price
    if state.resold[kind] > 0:
        state.resold[kind] -= 1
    else:
        state.depot[kind] -= 1
    cards.add_sorted(state.companies[company].trains, kind)
    bank.take(box, state, box.seats + company, price)
    state.bank_train = True
    if log.on:
        log.add(TrainBought("AF-8.5", box.company_name(company), box.figures.trains[kind].name, price))


def sell(box: Box, state: AfricaState, company: int, kind: int, log: Log) -> None:
    """AF-8.5: at its resale value; it is for sale again."""
    price = box.figures.trains[kind].resale
    state.companies[company].trains.remove(kind)
    state.resold[kind] += 1
    if log.on:
        log.add(TrainSold("AF-8.5", box.company_name(company), box.figures.trains[kind].name, price))
    bank.pay(box, state, box.seats + company, price, log)


def offer(box: Box, state: AfricaState, company: int, wish: OfferTrain, log: Log) -> None:
    """AF-8.5: a player who leads both companies agrees with himself; others are asked."""
    state.seller = wish.company
    state.train = wish.train
    state.price = wish.price
    if control.controller(box, state, wish.company) == control.controller(box, state, company):
        trade(box, state, company, log)
        return
    state.stage = Stage.OFFER
    if log.on:
        log.add(
            TrainOffered(
                "AF-8.5", box.company_name(company), box.company_name(wish.company), box.figures.trains[wish.train].name, wish.price
            )
        )


def trade(box: Box, state: AfricaState, company: int, log: Log) -> None:
    buyer, seller = state.companies[company], state.companies[state.seller]
    buyer.cash -= state.price
    seller.cash += state.price
    seller.trains.remove(state.train)
    cards.add_sorted(buyer.trains, state.train)
    if log.on:
        name = box.figures.trains[state.train].name
        log.add(TrainTraded("AF-8.5", box.company_name(company), box.company_name(state.seller), name, state.price))
    withdraw(state)


def decline(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """The same train is not asked for again at this price or less in this turn."""
    state.declined.append((state.seller, state.train, state.price))
    if log.on:
        name = box.figures.trains[state.train].name
        log.add(OfferDeclined("AF-8.5", box.company_name(company), box.company_name(state.seller), name, state.price))
    withdraw(state)


def withdraw(state: AfricaState) -> None:
    state.stage = Stage.TRAINS
    state.seller = NOTHING
    state.train = NOTHING
    state.price = 0
