"""What every game is made of, and one sample of each of its facts and actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from magnat.games.africa import facts as africa_facts
from magnat.games.africa import figures as africa_figures
from magnat.games.africa import load as africa_load
from magnat.games.africa import stages as africa_stages
from magnat.games.africa import state as africa_state
from magnat.games.mcmulti import facts as mcmulti_facts
from magnat.games.mcmulti import figures as mcmulti_figures
from magnat.games.mcmulti import load as mcmulti_load
from magnat.games.mcmulti import stages as mcmulti_stages
from magnat.games.mcmulti import state as mcmulti_state
from magnat.games.oilcity import facts as oilcity_facts
from magnat.games.oilcity import figures as oilcity_figures
from magnat.games.oilcity import load as oilcity_load
from magnat.games.oilcity import stages as oilcity_stages
from magnat.games.oilcity import value as oilcity_value
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.registry import GAMES
from magnat.kernel.contract import Action, Fact, Word
from magnat.kernel.fields import Named
from magnat.kernel.game import action_words, fact_words
from magnat.words.games.africa import train_id


def mcmulti_things() -> dict[str, list[str]]:
    figures = mcmulti_load.figures()
    return {
        "economy": [card.name for card in figures.economies],
        "news": explained([card.name for card in figures.news]),
        "kind": mcmulti_figures.KINDS,
        "market": mcmulti_figures.MARKETS,
        "good": mcmulti_figures.GOODS,
        "stage": [row.key for row in mcmulti_stages.STAGES],
        "runner": mcmulti_state.RUNNERS,
        "thing": ["domestic-crude", "foreign-crude", "domestic-gasoline", "foreign-gasoline", "consumer"],
        "chart": ["value-text", "price-text"],
        "quadrant": [str(place) for place in range(max(len(seating.owner) for seating in figures.seatings.values()))],
    }


def oilcity_things() -> dict[str, list[str]]:
    data = oilcity_load.data()
    return {
        "thing": [*oilcity_figures.ORDERS, "pedlar", "refine"],
        "profession": oilcity_figures.PROFESSIONS,
        "role": [*oilcity_figures.PROFESSIONS, "banker-1", "banker-2"],
        "row": explained([*oilcity_value.ROWS, oilcity_value.BROKEN]),
        "chart": ["points-text", "price-text"],
        "unit": ["points"],
        "event": explained([event.id for event in data.events]),
        "plot": explained([plot.id for plot in data.plots]),
        "lives": explained([card.id for card in data.entrepreneurs.cards]),
        "phase": [row.key for row in oilcity_stages.PHASES],
        "stage": [row.key for row in oilcity_stages.STAGES] + [row.key for row in oilcity_stages.PHASES if row.key != "turn"],
        "team": ["count", "one"],
        "background": explained(["history"]),
    }


def africa_things() -> dict[str, list[str]]:
    data = africa_load.data()
    return {
        "company": explained([company.code for company in data.companies]),
        "private": explained([private.code for private in data.privates]),
        "power": africa_figures.POWERS,
        "train": explained([train_id(train.code) for train in data.trains]),
        "concession": explained([concession.id for concession in data.concessions]),
        "economy": explained(africa_figures.ECONOMIES),
        "colour": africa_figures.COLOURS,
        "terrain": africa_figures.TERRAINS,
        "stage": [row.key for row in africa_stages.STAGES],
        "status": africa_state.STATUSES,
        "source": africa_state.SOURCES,
        "chart": ["value-text", "treasury-text"],
    }


def explained(names: list[str]) -> list[str]:
    """Things with a name and an explanation."""
    return [name + ending for name in names for ending in ("", "-text")]


THINGS = {"mcmulti": mcmulti_things(), "oilcity": oilcity_things(), "africa": africa_things()}
"""By game and group: the ids of everything that has a name."""

FACTS: dict[str, ModuleType] = {"mcmulti": mcmulti_facts, "oilcity": oilcity_facts, "africa": africa_facts}
BUNDLE = "money 500, wax 1, plot 4"
SAMPLES: dict[str, Any] = {  # by argument, as the constructors take them; every other argument gets the number 1
    "clause": "XX-1.1",
    "name": "Karpaty",
    "event": "oil_congress",
    "seats": [0, 1, 2],
    "order": oilcity_figures.TOWER,
    "piece": oilcity_figures.RIG,
    "layout": [0, oilcity_figures.TOWER],
    "owed": BUNDLE,
}
SPECIAL: dict[tuple[str, str], Any] = {  # by key and argument, where one argument means different things
    ("economy-changed", "card"): "recovery",
    ("plot-drawn", "card"): "siary",
    ("plot-returned", "card"): "siary",
    ("token-placed", "order"): "pedlar",
    ("deck-shuffled", "cards"): 21,
    ("not-served", "reason"): "too-little-money",
}
IN_FACTS = {"market": "foreign", "good": "gasoline", "kind": "station", "order": "tower", "piece": "rig"}  # what actions have by number
AFRICA: dict[str, Any] = {  # there, most arguments are words
    "company": "MF",
    "company_name": "MF",
    "seller": "CSAR",
    "holder": "TC",
    "card": "MF-director",
    "card_name": "MF",
    "cards": "MF-director, MF, MF, P1",
    "private": "P5",
    "private_name": "P5",
    "train": "3+3T",
    "train_name": "4+4+4E",
    "concession": "gold",
    "concession_name": "copper",
    "place": "M32",
    "place_name": "J21",
    "tile": "14",
    "tile_name": "8",
    "routes": "D3-D5;;E2-E4",
    "source": "hand",
    "economy": "boom",
    "reason": "bank",
}


def sample_facts(game: str) -> Iterator[tuple[str, dict[str, Word]]]:
    """Key and plain form of one fact of every kind."""
    for key, fact in fact_classes(game).items():
        given: dict[str, Any] = {
            field: SPECIAL.get((key, field)) or IN_FACTS.get(field) or sample(game, key, field, BUNDLE) for field in fact.__struct_fields__
        }
        yield key, fact_words(fact(**given))


def fact_classes(game: str) -> dict[str, type[Fact]]:
    """By key; classes without one are the bases of others."""
    classes = [it for it in vars(FACTS[game]).values() if isinstance(it, type) and issubclass(it, Fact) and it.key]
    assert len({it.key for it in classes}) == len(classes)
    return {it.key: it for it in classes}


def sample_actions(game: str) -> Iterator[tuple[str, dict[str, Word]]]:
    """Key and plain form of one action of every kind."""
    for key, action in GAMES[game].edge.actions.actions.items():
        make: Callable[..., Action] = action
        arguments = [field.attribute for field in action.fields] + [field.beside for field in action.fields if isinstance(field, Named)]
        yield key, action_words(make(**{argument: sample(game, key, argument, read_bundle(BUNDLE)) for argument in arguments}))


def sample(game: str, key: str, argument: str, bundle: object) -> object:
    if game == "africa" and argument in AFRICA and (key, argument) not in SPECIAL:
        return AFRICA[argument]
    if argument in ("give", "take", "give_later", "take_later"):
        return bundle
    return SPECIAL.get((key, argument), SAMPLES.get(argument, "embargo" if argument == "card" else 1))
