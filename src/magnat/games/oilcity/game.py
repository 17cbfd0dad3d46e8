"""Oil City as the outside knows it."""

from __future__ import annotations

from magnat.games.oilcity import codec, ledger, load, own_cards
from magnat.games.oilcity.actions import ACTIONS
from magnat.games.oilcity.box import BANKERS
from magnat.games.oilcity.descriptor import DESCRIPTOR
from magnat.games.oilcity.figures import Choices
from magnat.games.oilcity.forms import forms
from magnat.games.oilcity.imagine import imagine
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.series import readings
from magnat.games.oilcity.state import OilCityState
from magnat.games.oilcity.view import view
from magnat.kernel.contract import Rules, Seat
from magnat.kernel.fields import ActionReader
from magnat.kernel.game import Edge, Game, Plain, Setting
from magnat.kernel.options import options_of


class OilCityGame(Game[OilCityState]):
    name = "oilcity"
    edition = 2
    descriptor = DESCRIPTOR
    seats_clause = "OC-1.1"
    seats = tuple(load.data().company_mixes.by_players)
    options = options_of(load.data().options)
    edge = Edge(view, readings, forms, imagine, ActionReader(ACTIONS), codec, ledger)

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

    def make_rules(self, settings: dict[str, Setting]) -> OilCityRules:
        return OilCityRules(load.figures(str(settings["own_events"]), str(settings["own_plots"])), choices(settings))


GAME = OilCityGame()


def choices(settings: dict[str, Setting]) -> Choices:
    return Choices(
        plot_choice=bool(settings["plot_choice"]),
        tie_break=bool(settings["tie_break"]),
        zero_price_wagon_scores=bool(settings["zero_price_wagon_scores"]),
        score_cash=bool(settings["score_cash"]),
        unlimited_components=bool(settings["unlimited_components"]),
        war=bool(settings["war"]),
        limits=str(settings["limits"]),
        company_size=int(settings["company_size"]),
        majority=settings["commit"] == "majority",
        rounds=settings["flow"] == "rounds",
        own_tokens=settings["tokens"] == "own",
        confirm=str(settings["confirm"]),
        lending=settings["lending"] == "wherever",
        broken_promise=str(settings["broken_promise"]),
        turns=int(settings["turns"]),
    )
