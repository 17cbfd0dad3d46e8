"""Oil City as the outside knows it."""

from __future__ import annotations

from magnat.games.oilcity import charts, codec, events, facts, ledger, load, own_cards
from magnat.games.oilcity.actions import ACTIONS, EndAfterTurn, EndNow, NameCompany
from magnat.games.oilcity.agenda import handed_over
from magnat.games.oilcity.belief import OilCityBelief
from magnat.games.oilcity.box import BANKERS
from magnat.games.oilcity.descriptor import DESCRIPTOR
from magnat.games.oilcity.figures import PROFESSIONS
from magnat.games.oilcity.forecast import forecast
from magnat.games.oilcity.forms import forms
from magnat.games.oilcity.imagine import imagine
from magnat.games.oilcity.proposals import proposals
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import Phase
from magnat.games.oilcity.state import OilCityState
from magnat.games.oilcity.table_options import choices
from magnat.games.oilcity.view import OilCityView, view
from magnat.kernel.contract import Action, Rules, Seat
from magnat.kernel.facts import FactReader
from magnat.kernel.fields import ActionReader
from magnat.kernel.game import Edge, Forecast, Game, Plain, Progress, Setting, Standing, View, Wish
from magnat.kernel.options import options_of


class OilCityGame(Game[OilCityState]):
    name = "oilcity"
    edition = 3
    descriptor = DESCRIPTOR
    seats_clause = "OC-1.1"
    seats = tuple(load.data().company_mixes.by_players)
    options = options_of(load.data().options)
    edge = Edge(view, charts.readings, forms, imagine, ActionReader(ACTIONS), FactReader(facts), codec, ledger, OilCityBelief, proposals)
    rules_class, state_class = OilCityRules, OilCityState

    def settings(self, given: dict[str, Plain], edition: int | None = None, simulated: bool = False) -> dict[str, Setting]:
        """OC-2.4: cards of one's own must be readable, and there must be an event for every turn."""
        settings, bounds = super().settings(given, edition, simulated), load.card_bounds()
        events = own_cards.read_events(str(settings["own_events"]), bounds)
        plots = own_cards.read_plots(str(settings["own_plots"]), bounds)
        if events and len(events) < int(settings["turns"]):
            raise own_cards.bad_cards("own_events", "oilcity-cards-few-events", need=int(settings["turns"]), have=len(events))
        return settings | {"own_events": own_cards.written(events), "own_plots": own_cards.written(plots)}

    def allowed_seats(self, settings: dict[str, Setting]) -> tuple[int, ...]:
        """OC-1.1: multiples of three, unless the option lets one or two companies be smaller or larger."""
        if settings["company_size"] == load.figures().tokens:
            return self.seats
        return tuple(range(min(self.seats), max(self.seats) + 1))

    def deciders(self, seats: int) -> int:
        """OC-1.3: the two bankers sit behind the players."""
        return seats + BANKERS

    def teams(self, rules: Rules[OilCityState], seats: int) -> list[list[Seat]]:
        """OC-1.1: the partners of every company."""
        assert isinstance(rules, OilCityRules)
        return [list(members) for members in rules.box_for(seats).members]

    def team_names(self, state: OilCityState) -> list[str]:
        return [company.name for company in state.companies]

    # For whoever leads a class

    def roles(self, rules: Rules[OilCityState], seats: int) -> list[str]:
        """OC-1.2, OC-1.3: the professions, then the two bankers."""
        assert isinstance(rules, OilCityRules)
        return [PROFESSIONS[profession] for profession in rules.box_for(seats).professions] + [f"banker-{it + 1}" for it in range(BANKERS)]

    def filled_options(self, seats: int) -> dict[str, Setting]:
        """OC-1.1: any number from nine to thirty plays if one or two companies have a fourth partner."""
        larger: dict[str, Setting] = {"company_size": load.figures().tokens + 1}
        return larger if seats not in self.seats and seats in self.allowed_seats(self.settings(larger)) else {}

    def leader_eyes(self, seats: int) -> Seat:
        """OC-10.1: the leader sees what a banker does."""
        return seats

    def standings(self, view: View) -> list[Standing]:
        assert isinstance(view, OilCityView)
        return charts.standings(view)

    def progress(self, view: View) -> Progress:
        assert isinstance(view, OilCityView)
        return charts.progress(view)

    def at_break(self, state: OilCityState) -> bool:
        """OC-4.2: the last sale of a turn is over, the next event is not yet drawn."""
        return state.phase == Phase.EVENT and state.turn > 0

    def name_team(self, rules: Rules[OilCityState], state: OilCityState, team: int, name: str) -> Wish | None:
        """OC-2.1: as an action of a partner who has not handed the seat over."""
        assert isinstance(rules, OilCityRules)
        members = rules.box(state).members
        seats = [seat for seat in members[team] if not handed_over(state, seat)] if 0 <= team < len(members) else []
        return (seats[0], NameCompany(name)) if seats else None

    def named_by(self, action: Action) -> str | None:
        return action.name if isinstance(action, NameCompany) else None

    def last_turn(self, rules: Rules[OilCityState], state: OilCityState) -> Wish | None:
        """OC-4.3"""
        assert isinstance(rules, OilCityRules)
        box = rules.box(state)
        return (box.banker_2, EndAfterTurn()) if events.check_end_after_turn(box, state) is None else None

    def forecast(self, rules: Rules[OilCityState], before: View, after: View) -> list[Forecast]:
        assert isinstance(rules, OilCityRules)
        assert isinstance(before, OilCityView)
        assert isinstance(after, OilCityView)
        return forecast(rules, before, after)

    def end_reason(self, rules: Rules[OilCityState], state: OilCityState) -> str:
        """OC-4.3, OC-4.4: after all turns, or earlier because somebody ended it."""
        assert isinstance(rules, OilCityRules)
        return "turns" if state.turn >= rules.box(state).choices.turns else "ended"

    def end_now(self, rules: Rules[OilCityState], state: OilCityState) -> Wish | None:
        """OC-4.4"""
        assert isinstance(rules, OilCityRules)
        return (rules.box(state).banker_2, EndNow()) if events.check_end_now(state) is None else None

    def make_rules(self, settings: dict[str, Setting]) -> OilCityRules:
        figures = load.figures(str(settings["own_events"]), str(settings["own_plots"]), int(settings["plot_price"]))
        return OilCityRules(figures, choices(settings))


GAME = OilCityGame()
