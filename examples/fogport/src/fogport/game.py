"""Fogport as the outside knows it: what the entry point `magnat.games` names."""

from __future__ import annotations

from fogport import codec, facts, ledger
from fogport.actions import ACTIONS
from fogport.belief import FogportBelief
from fogport.descriptor import DESCRIPTOR
from fogport.imagine import imagine
from fogport.load import figures
from fogport.rules import FogportRules
from fogport.state import FogportState
from fogport.view import forms, readings, view
from magnat.kernel.facts import FactReader
from magnat.kernel.fields import ActionReader
from magnat.kernel.game import Edge, Game, Setting
from magnat.kernel.options import options_of


class FogportGame(Game[FogportState]):
    name = "fogport"
    edition = 1
    descriptor = DESCRIPTOR
    seats = tuple(figures().start.seats)
    options = options_of(figures().options)
    edge = Edge(view, readings, forms, imagine, ActionReader(ACTIONS), FactReader(facts), codec, ledger, FogportBelief)
    rules_class, state_class = FogportRules, FogportState

    def make_rules(self, settings: dict[str, Setting]) -> FogportRules:
        return FogportRules(figures(), open_bids=bool(settings["open_bids"]))


GAME = FogportGame()
