"""18Africa as the outside knows it."""

from __future__ import annotations

from magnat.games.africa import codec, facts, ledger, load
from magnat.games.africa.actions import ACTIONS
from magnat.games.africa.belief import AfricaBelief
from magnat.games.africa.charts import readings
from magnat.games.africa.descriptor import DESCRIPTOR
from magnat.games.africa.forecast import forecast
from magnat.games.africa.forms import forms
from magnat.games.africa.imagine import imagine
from magnat.games.africa.names import all_names
from magnat.games.africa.proposals import proposals
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.state import AfricaState
from magnat.games.africa.table_options import choices
from magnat.games.africa.view import AfricaView, view
from magnat.kernel.contract import Rules
from magnat.kernel.facts import FactReader
from magnat.kernel.fields import ActionReader
from magnat.kernel.game import Edge, Forecast, Game, Setting, View
from magnat.kernel.options import options_of


class AfricaGame(Game[AfricaState]):
    name = "africa"
    edition = 3
    descriptor = DESCRIPTOR
    seats = tuple(load.figures().seatings)
    options = options_of(load.data().options)
    edge = Edge(view, readings, forms, imagine, ActionReader(ACTIONS, all_names), FactReader(facts), codec, ledger, AfricaBelief, proposals)
    rules_class, state_class = AfricaRules, AfricaState

    def make_rules(self, settings: dict[str, Setting]) -> AfricaRules:
        tile_933, town_to_city = str(settings["tile_933"]), bool(settings["town_to_city_upgrade"])
        return AfricaRules(load.figures(), choices(settings), load.atlas(tile_933, town_to_city))

    def forecast(self, rules: Rules[AfricaState], before: View, after: View) -> list[Forecast]:
        assert isinstance(rules, AfricaRules)
        assert isinstance(before, AfricaView)
        assert isinstance(after, AfricaView)
        return forecast(rules, before, after)

    def end_reason(self, rules: Rules[AfricaState], state: AfricaState) -> str:
        """AF-10.1: the bank, a price, or the option `round_limit`; `bank+price` where both hold in the end."""
        assert isinstance(rules, AfricaRules)
        box = rules.box(state)
        highest = max(box.figures.prices[company.space] for company in state.companies)
        reached = {
            "bank": state.bank < 0,
            "price": highest >= box.figures.end_price,
            "round_limit": 0 < box.choices.round_limit <= state.operating_rounds,
        }
        found = [reason for reason, holds in reached.items() if holds]
        return "+".join(found) or "price"  # one that has fallen again since


GAME = AfricaGame()
