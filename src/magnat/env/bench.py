"""How many steps a second the environments take on one core, with masks and observations, beside other libraries in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median

import numpy as np

from magnat import env
from magnat.games.registry import GAMES

GAMES_AT_ONCE = 64
SECONDS = 1.0
REPEATS = 3
OTHERS = ("chess", "backgammon", "hearts", "leduc_poker")
"""Of OpenSpiel: compiled games of various sizes, stepped from Python."""

Stepper = Iterator[int]
"""Every time it is asked it takes some steps and says how many."""


def measure(seconds: float = SECONDS, repeats: int = REPEATS) -> dict[str, int]:
    """Steps a second by name: `GAME vector`, `GAME aec`, and those of others that are installed. CPU time, medians of the repeats."""
    steppers: dict[str, Callable[[], Stepper]] = {}
    for name in GAMES:
        steppers[f"{name} vector"] = lambda name=name: vector(name)  # type: ignore[misc]
        steppers[f"{name} aec"] = lambda name=name: aec(name)  # type: ignore[misc]
    steppers |= others()
    return {name: round(rate(stepper(), seconds, repeats)) for name, stepper in steppers.items()}


def rate(steps: Stepper, seconds: float, repeats: int) -> float:
    next(steps)  # what is only made once is made here
    rates = []
    for _ in range(repeats):
        done, began = 0, time.process_time()
        while (passed := time.process_time() - began) < seconds or not done:
            done += next(steps)
        rates.append(done / max(passed, 1e-9))
    return median(rates)


def vector(name: str) -> Stepper:
    table, rng = env.vector(name, games=GAMES_AT_ONCE), np.random.default_rng(1)
    while True:
        table.step(table.random(rng))
        yield GAMES_AT_ONCE


def aec(name: str) -> Stepper:
    table, rng, seed = env.aec(name), np.random.default_rng(1), 0
    while True:
        seed += 1
        table.reset(seed=seed)
        for _ in table.agent_iter():
            _, _, terminated, truncated, info = table.last()
            over = terminated or truncated
            table.step(None if over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
            yield 0 if over else 1


def others() -> dict[str, Callable[[], Stepper]]:
    """OpenSpiel's own games, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    known = set(pyspiel.registered_names())
    return {f"OpenSpiel {name}": (lambda name=name: spiel(name)) for name in OTHERS if name in known}  # type: ignore[misc]


def spiel(name: str) -> Stepper:
    """Random games with the mask and the observation of whoever is asked."""
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    tensor = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            player = state.current_player()
            np.asarray(state.observation_tensor(player) if tensor else state.information_state_tensor(player), np.float32)
            mask = np.asarray(state.legal_actions_mask(player), np.bool_)
            state.apply_action(int(rng.choice(np.flatnonzero(mask))))
            yield 1
