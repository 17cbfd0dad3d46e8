"""AF-8.5: prices for trains of other companies that make sense at a glance: the least, half of the printed price, and all of it."""

from __future__ import annotations

from magnat.games.africa.actions import OfferTrain
from magnat.games.africa.agenda import is_chance, waits_for
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState, Status
from magnat.kernel.contract import Action, Seat


def proposals(rules: AfricaRules, state: AfricaState, seat: Seat) -> list[Action]:
    box = rules.box(state)
    if not 0 <= seat < box.seats or is_chance(state) or state.stage != Stage.TRAINS or not waits_for(box, state, seat):
        return []
    found: list[Action] = []
    for seller, own in enumerate(state.companies):
        if seller == state.company or own.status != Status.RUNNING:
            continue
        for kind in sorted(set(own.trains)):
            printed, lowest = box.figures.trains[kind].price, box.figures.lowest_train_price
            for price in sorted({lowest, printed // 2, printed}):
                found.append(OfferTrain(seller, kind, price, box.figures.companies[seller].name, box.figures.trains[kind].name))
    return [wish for wish in found if rules.check(state, seat, wish) is None]
