"""AF-3.3, AF-7.7 for the clerk: concessions are worth what a company nearby will earn by them."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.games.africa import cities, running
from magnat.games.africa.actions import AssignConcession, Bid, ChooseConcession
from magnat.games.africa.auction import waiting_concessions
from magnat.kernel.contract import Action
from tests.bots.africa.clerk_1.outlook import Outlook
from tests.bots.africa.clerk_1.situation import Situation


def worth(situation: Situation, outlook: Outlook, concession: int) -> float:
    """The bonus over the rounds to come, as far as it falls to its shares of the company that is nearest to it."""
    best = 0.0
    card, figures = situation.figures.concessions[concession], situation.figures
    for company in situation.led():
        reach = cities.reach_of(situation.box, situation.state, company)
        away = distance(situation, company, [card.source], reach.hexes) + distance(situation, company, card.ports, reach.hexes)
        chance = max(0.0, 1.0 - away / 12)
        share = situation.state.companies[company].units[situation.seat] / figures.units()
        best = max(best, chance * card.bonus * share * max(0, outlook.rounds - away / 4))
    return best


def distance(situation: Situation, company: int, places: Sequence[int], reached: Sequence[int]) -> int:
    """Hexes between the company's track and the nearest of the places, as the crow flies."""
    own = [*reached, situation.figures.companies[company].home]
    return min(hexes_apart(situation, one, other) for one in own for other in places)


def hexes_apart(situation: Situation, one: int, other: int) -> int:
    """Columns are half a hex high each: rows differ by two from hex to hex."""
    first, second = situation.figures.places[one], situation.figures.places[other]
    across, down = abs(first.column - second.column), abs(first.row - second.row)
    return across + max(0, (down - across) // 2)


def bid(situation: Situation, outlook: Outlook, options: Sequence[Action]) -> Action | None:
    bids = [option for option in options if isinstance(option, Bid)]
    if not bids:
        return None
    lowest = min(bids, key=lambda option: option.amount)
    if situation.state.high < 0:
        return lowest
    most = max(worth(situation, outlook, concession) for concession in waiting_concessions(situation.state))
    return lowest if lowest.amount <= 0.3 * most else None


def choose(situation: Situation, outlook: Outlook, options: Sequence[Action]) -> Action:
    wishes = [option for option in options if isinstance(option, ChooseConcession)]
    return max(
        wishes, key=lambda option: (worth(situation, outlook, option.concession), situation.figures.concessions[option.concession].bonus)
    )


def assign(situation: Situation, company: int, options: Sequence[Action]) -> Action | None:
    """As soon as a run of the company earns the bonus."""
    for option in options:
        if isinstance(option, AssignConcession):
            state, before = situation.state, running.best(situation.box, situation.state, company).total
            situation.state = state.clone()
            situation.state.assigned[option.concession] = company
            after = running.best(situation.box, situation.state, company).total
            situation.state = state
            if after > before:
                return option
    return None
