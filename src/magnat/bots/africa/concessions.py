"""AF-3.3, AF-7.7 for the clerk: concessions are worth what a company whose track can reach goods and port will earn by them."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa import bidding
from magnat.bots.africa.outlook import Outlook
from magnat.bots.africa.paths import TILE, Paths
from magnat.bots.africa.situation import Situation
from magnat.games.africa.actions import AssignConcession, ChooseConcession
from magnat.games.africa.auction import waiting_concessions
from magnat.kernel.contract import Action
from magnat.rail.hexes import EDGES

OUT_OF_REACH = 26  # tiles: nobody builds so far for a concession
SURVEYS_MOST = 20  # that are kept
Surveys = dict[tuple[int, ...], dict[int, int]]
"""What it costs a company to come to places, by its means and all track."""


class Deliveries:
    """What each concession would bring to the companies that the seat leads."""

    def __init__(self, situation: Situation, outlook: Outlook, surveys: Surveys | None = None) -> None:
        self.situation = situation
        self.outlook = outlook
        self.surveys: Surveys = {} if surveys is None else surveys
        self.costs = {company: self.survey(company) for company in situation.led()}

    def survey(self, company: int) -> dict[int, int]:
        """What it costs to come to every place of goods and to every port; looked up where no track was laid since."""
        state = self.situation.state
        track = [shape.number * EDGES + shape.rotation for shape in state.shapes]
        key = (company, state.companies[company].cash, *track, *(stop for own in state.companies for stop in own.stations))
        if key not in self.surveys:
            if len(self.surveys) >= SURVEYS_MOST:
                self.surveys.clear()
            places = {place for card in self.situation.figures.concessions for place in [card.source, *card.ports]}
            self.surveys[key] = Paths(self.situation, company).costs(places)
        return self.surveys[key]

    def worth(self, concession: int) -> float:
        """The bonus over the rounds to come, as far as it goes to its shares of the company that can deliver soonest."""
        best, figures = 0.0, self.situation.figures
        for company in self.costs:
            tiles = self.tiles_away(company, concession)
            chance = max(0.0, 1.0 - tiles / OUT_OF_REACH)
            share = self.situation.state.companies[company].units[self.situation.seat] / figures.units()
            rounds = max(0.0, self.outlook.rounds - tiles / figures.yellow_most)
            best = max(best, chance * share * rounds * figures.concessions[concession].bonus)
        return best

    def tiles_away(self, company: int, concession: int) -> float:
        """Tiles that the company would have to lay until its track leads to the goods and to a port."""
        card, costs = self.situation.figures.concessions[concession], self.costs[company]
        port = min([costs[place] for place in card.ports if place in costs], default=-1)
        return (costs[card.source] + port) / TILE if card.source in costs and port >= 0 else OUT_OF_REACH


def bid(situation: Situation, outlook: Outlook, surveys: Surveys, options: Sequence[Action]) -> Action | None:
    return bidding.bid(situation, options, limit(situation, outlook, surveys))


def limit(situation: Situation, outlook: Outlook, surveys: Surveys) -> int:
    """The highest bid for the first choice of the concessions."""
    deliveries = Deliveries(situation, outlook, surveys)
    most = max(deliveries.worth(concession) for concession in waiting_concessions(situation.state))
    return int(min(situation.habits.concession * most, situation.me.cash))


def choose(situation: Situation, outlook: Outlook, surveys: Surveys, options: Sequence[Action]) -> Action:
    deliveries, cards = Deliveries(situation, outlook, surveys), situation.figures.concessions
    wishes = [option for option in options if isinstance(option, ChooseConcession)]
    return max(wishes, key=lambda option: (deliveries.worth(option.concession), cards[option.concession].bonus))


def assign(situation: Situation, company: int, options: Sequence[Action]) -> Action | None:
    """When the trains are to run: a concession by which this company earns more."""
    wishes = [option for option in options if isinstance(option, AssignConcession)]
    promised, kinds = situation.promised, situation.state.companies[company].trains
    if not wishes:
        return None
    situation.promised = []
    before, found = situation.earns(company, kinds), None
    for option in wishes:
        situation.promised = [option.concession]
        if situation.earns(company, kinds) > before:
            found = option
            break
    situation.promised = promised
    return found
