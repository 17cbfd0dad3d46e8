"""Oil City as the outside knows it."""

from __future__ import annotations

from magnat.games.oilcity import codec, ledger, load
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
from magnat.kernel.game import Edge, Game, Setting
from magnat.kernel.options import options_of


class OilCityGame(Game[OilCityState]):
    name = "oilcity"
    edition = 1
    descriptor = DESCRIPTOR
    seats = tuple(load.data().company_mixes.by_players)
    options = options_of(load.data().options)
    edge = Edge(view, readings, forms, imagine, ActionReader(ACTIONS), codec, ledger)

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
        return OilCityRules(load.figures(), choices(settings))


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
    )
