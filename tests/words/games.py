"""What every game is made of, and one sample of each of its facts and actions."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from magnat.games.mcmulti import actions as mcmulti_actions
from magnat.games.mcmulti import facts as mcmulti_facts
from magnat.games.mcmulti import figures as mcmulti_figures
from magnat.games.mcmulti import load as mcmulti_load
from magnat.games.mcmulti import state as mcmulti_state
from magnat.games.oilcity import actions as oilcity_actions
from magnat.games.oilcity import facts as oilcity_facts
from magnat.games.oilcity import figures as oilcity_figures
from magnat.games.oilcity import load as oilcity_load
from magnat.games.oilcity import state as oilcity_state
from magnat.games.oilcity import value as oilcity_value
from magnat.games.oilcity.bundles import read_bundle
from magnat.kernel.contract import Word
from magnat.kernel.game import action_words, fact_words
from tests.words import source


def mcmulti_things() -> dict[str, list[str]]:
    figures = mcmulti_load.figures()
    return {
        "economy": [card.name for card in figures.economies],
        "news": explained([card.name for card in figures.news]),
        "kind": mcmulti_figures.KINDS,
        "market": mcmulti_figures.MARKETS,
        "good": mcmulti_figures.GOODS,
        "stage": mcmulti_state.STAGES,
        "runner": mcmulti_state.RUNNERS,
        "quadrant": [str(place) for place in range(max(len(seating.owner) for seating in figures.seatings.values()))],
    }


def oilcity_things() -> dict[str, list[str]]:
    data = oilcity_load.data()
    return {
        "thing": [*oilcity_figures.ORDERS, "pedlar", "refine"],
        "profession": oilcity_figures.PROFESSIONS,
        "row": oilcity_value.ROWS,
        "event": explained([event.id for event in data.events]),
        "plot": explained([plot.id for plot in data.plots]),
        "entrepreneur": [f"{card.id}-text" for card in data.entrepreneurs.cards],
        "phase": oilcity_state.PHASES,
        "stage": oilcity_state.STAGES,
    }


def explained(names: list[str]) -> list[str]:
    """Things with a name and an explanation."""
    return [name + ending for name in names for ending in ("", "-text")]


THINGS = {"mcmulti": mcmulti_things(), "oilcity": oilcity_things()}
"""By game and group: the ids of everything that has a name."""

FACTS: dict[str, ModuleType] = {"mcmulti": mcmulti_facts, "oilcity": oilcity_facts}
ACTIONS: dict[str, ModuleType] = {"mcmulti": mcmulti_actions, "oilcity": oilcity_actions}

BUNDLE = "money 500, wax 1, plot 4"
SAMPLES: dict[str, Any] = {  # by argument, as the constructors take them; every other argument gets the number 1
    "clause": "XX-1.1",
    "name": "Karpaty",
    "event": "oil_congress",
    "insiders": oilcity_facts.Insiders([0, 0, 0, 1, 1, 1]),
    "order": oilcity_figures.TOWER,
    "piece": oilcity_figures.RIG,
    "fields": [0, oilcity_figures.TOWER],
    "owed": BUNDLE,
}
SPECIAL: dict[tuple[str, str], Any] = {  # by key and argument, where one argument means different things
    ("economy-changed", "card"): "recovery",
    ("plot-drawn", "card"): "siary",
    ("plot-returned", "card"): "siary",
    ("token-placed", "order"): "pedlar",
}


def sample_facts(game: str) -> Iterator[tuple[str, dict[str, Word]]]:
    """Key and plain form of one fact of every kind."""
    for name, (key, arguments) in source.keyed_classes(f"games/{game}/facts.py").items():
        fact = getattr(FACTS[game], name)(**{argument: sample(key, argument, BUNDLE) for argument in arguments})
        yield key, fact_words(fact)


def sample_actions(game: str) -> Iterator[tuple[str, dict[str, Word]]]:
    """Key and plain form of one action of every kind."""
    for name, (key, arguments) in source.keyed_classes(f"games/{game}/actions.py").items():
        action = getattr(ACTIONS[game], name)(**{argument: sample(key, argument, read_bundle(BUNDLE)) for argument in arguments})
        yield key, action_words(action)


def sample(key: str, argument: str, bundle: object) -> object:
    if argument in ("give", "take", "give_later", "take_later"):
        return bundle
    if argument == "stands":
        return True
    return SPECIAL.get((key, argument), SAMPLES.get(argument, "embargo" if argument == "card" else 1))
