"""OC-4, phase A: the event card sets the prices; and OC-10.2: the war that may end the game."""

from __future__ import annotations

from magnat.games.oilcity import deals, value
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import EventDrawn, LastTurn, WarBroke
from magnat.games.oilcity.figures import GAS, KEROSENE, WAX
from magnat.games.oilcity.state import OilCityState, Phase, Stage
from magnat.kernel.contract import Log


def draw_weights(box: Box, city: OilCityState) -> list[int]:
    weights = [0] * len(box.figures.events)
    for event in city.events_left:
        weights[event] = 1
    return weights


def draw(box: Box, city: OilCityState, event: int, log: Log) -> None:
    """OC-4.1: a new turn for everybody, with this card's prices."""
    city.events_left.remove(event)
    city.events.append(event)
    city.announced = False
    city.turn += 1
    city.phase = Phase.TURN
    for company in city.companies:
        company.stage = Stage.INVESTING
        company.fresh = []
        company.wagons.append(0)
        company.revenue.append(0)
    if log.on:
        card = box.figures.events[event]
        log.add(EventDrawn("OC-4.1", city.turn, card.name, card.prices[WAX], card.prices[GAS], card.prices[KEROSENE]))
        if city.turn == box.figures.turns:
            log.add(LastTurn("OC-4.3", city.turn))
    deals.remind(box, city, log)


def end_turn_if_done(box: Box, city: OilCityState, log: Log) -> None:
    """OC-4.2: the next card waits until the sale is over for everybody."""
    for company in city.companies:
        if company.stage != Stage.DONE:
            return
    deals.settle_due(box, city, log)
    if city.turn == box.figures.turns:
        finish(box, city, log)
    elif box.choices.war and city.turn >= box.figures.war_from:
        city.phase = Phase.WAR
    else:
        city.phase = Phase.EVENT


def war(box: Box, city: OilCityState, broke_out: bool, log: Log) -> None:
    """OC-10.2"""
    if broke_out:
        if log.on:
            log.add(WarBroke("OC-10.2", city.turn))
        finish(box, city, log)
    else:
        city.phase = Phase.EVENT


def finish(box: Box, city: OilCityState, log: Log) -> None:
    """OC-1.4"""
    deals.settle_at_last(box, city, log)
    for offer in city.offers[:]:
        deals.drop(box, city, offer.number, log)
    city.phase = Phase.OVER
    value.rank(box, city, log)
