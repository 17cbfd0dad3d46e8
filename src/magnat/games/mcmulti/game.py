"""McMulti as the outside knows it."""

from __future__ import annotations

from magnat.games.mcmulti import codec, facts, ledger, load
from magnat.games.mcmulti.actions import ACTIONS
from magnat.games.mcmulti.belief import McMultiBelief
from magnat.games.mcmulti.charts import readings
from magnat.games.mcmulti.descriptor import DESCRIPTOR
from magnat.games.mcmulti.forms import forms
from magnat.games.mcmulti.imagine import imagine
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import NOBODY, McMultiState
from magnat.games.mcmulti.table_options import choices
from magnat.games.mcmulti.view import view
from magnat.kernel.contract import Rules
from magnat.kernel.facts import FactReader
from magnat.kernel.fields import ActionReader
from magnat.kernel.game import Edge, Game, Setting
from magnat.kernel.options import options_of


class McMultiGame(Game[McMultiState]):
    name = "mcmulti"
    edition = 2
    descriptor = DESCRIPTOR
    seats = tuple(load.figures().seatings)
    options = options_of(load.data().options)
    edge = Edge(view, readings, forms, imagine, ActionReader(ACTIONS), FactReader(facts), codec, ledger, McMultiBelief)
    rules_class, state_class = McMultiRules, McMultiState

    def make_rules(self, settings: dict[str, Setting]) -> McMultiRules:
        return McMultiRules(load.figures(), choices(settings))

    def end_reason(self, rules: Rules[McMultiState], state: McMultiState) -> str:  # noqa: ARG002 - the position tells
        """MM-7.1, or the option `round_limit`."""
        return "round_limit" if state.declared == NOBODY else "declared"


GAME = McMultiGame()
