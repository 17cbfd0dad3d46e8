"""The games in OpenSpiel: `register()` makes them loadable as `python_magnat_NAME(seats=4)`."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from magnat.env.catalogue import Catalogue
from magnat.env.coding import catalogue_of
from magnat.env.observation import row, slices
from magnat.env.rewards import by_place
from magnat.env.walk import Walk
from magnat.games.registry import GAMES
from magnat.kernel.dice import Dice
from magnat.library.playable import game as playable

PREFIX = "python_magnat_"
MOST_OUTCOMES = 64
"""Of one chance: more than any card, die or draw of the games has."""
INPUTS = 2_000
"""A game is cut off after this many inputs unless `inputs` says otherwise; then everybody gets 0."""


def register() -> list[str]:
    """Makes every installed game known to OpenSpiel, once; returns their names there."""
    return [register_one(name) for name in GAMES]


@cache
def register_one(name: str) -> str:
    kind = game_type(name)

    class Loaded(MagnatGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params or {})

    pyspiel.register_game(kind, Loaded)
    return str(kind.short_name)


def game_type(name: str) -> Any:
    game = GAMES[name]
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Magnat: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.descriptor.usual_seats, "inputs": INPUTS},
    )


@cache
def shared_catalogue(name: str) -> Catalogue:
    return catalogue_of(GAMES[name])


class MagnatGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """One game for a number of seats."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        self.playable = playable(name, int(params.get("seats", GAMES[name].descriptor.usual_seats)))
        self.inputs = int(params.get("inputs", INPUTS))
        self.catalogue = shared_catalogue(name)
        deepest = max(1 + sum(axis.steps for axis in verb.axes) for verb in self.catalogue.verbs.values())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.catalogue.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.playable.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.inputs * deepest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> MagnatState:
        return MagnatState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MagnatObserver:  # noqa: ARG002 - part of the contract
        return MagnatObserver(self)


class MagnatState(pyspiel.State):  # type: ignore[misc]  # likewise
    """A position; chance is a player of its own, and an action of several codes is said one by one."""

    def __init__(self, game: MagnatGame) -> None:
        super().__init__(game)
        self.walk = Walk(game.playable, game.inputs, game.catalogue)
        self.walk.begin()
        self.heard: list[str] = [""] * game.playable.seats
        """By seat: what it has seen and said whenever it was asked, which is all that it can remember."""

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.walk.chance_due else self.walk.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.legal() if player == self.current_player() and player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.walk.position.chances[0].weights
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight > 0]

    def _apply_action(self, action: int) -> None:
        if self.walk.chance_due:
            self.walk.roll(action)
            return
        seat = self.walk.seat
        self.heard[seat] += f"{self.observation_string(seat)}>{action}\n"
        self.walk.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.walk.position.chances[0].key}: {action}" if self.walk.chance_due else f"chance: {action}"
        return self.walk.catalogue.meaning(action)

    def is_terminal(self) -> bool:
        return self.walk.over or self.walk.cut_off

    def returns(self) -> list[float]:
        return by_place(self.walk.position.places, self.walk.position.scores)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return ";".join(f"{value:g}" for value in row(self.walk.numbers(seat)))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return self.heard[seat] + self.observation_string(seat)

    def resampled(self, player: int, seed: int) -> MagnatState:
        """Another state that looks the same to this player: for information-set searches."""
        there: MagnatState = self.clone()
        there.walk = self.walk.imagined(player, Dice(seed))
        return there

    def __str__(self) -> str:
        return f"{self.walk.game.name}, input {self.walk.inputs}: {self.walk.position.scores}"


class MagnatObserver:
    """What a player sees, in named slices."""

    def __init__(self, game: MagnatGame) -> None:
        numbers = Walk(game.playable, 1, game.catalogue).numbers(0)
        self.slices = slices(numbers)
        self.tensor = np.zeros(len(row(numbers)), np.float32)
        self.dict = {name: self.tensor[part] for name, part in self.slices.items()}

    def set_from(self, state: MagnatState, player: int) -> None:
        self.tensor[:] = row(state.walk.numbers(player))

    def string_from(self, state: MagnatState, player: int) -> str:
        return state.observation_string(player)
