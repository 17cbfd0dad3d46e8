"""How fast this installation is: random playouts, clones, replays and views; the same measures on every machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import msgspec

from magnat.bots.bot import AnyRules
from magnat.games import registry
from magnat.games.registry import AnyGame
from magnat.kernel import playout
from magnat.kernel.contract import Log, State
from magnat.kernel.dice import Dice
from magnat.kernel.options import Setting
from magnat.kernel.playout import Input, due
from magnat.tables import journal
from magnat.tables import replay as tables_replay
from magnat.tables.table import Table

INPUT_LIMIT = 1_000_000  # games that last longer do not happen under the default options
SEED = 1
SHARE = 5  # the seconds are shared by: playouts (twice), clones, replays, views


def bench(game_name: str, seats: int | None = None, seconds: float = 1.0, repeats: int = 5) -> dict[str, bool | float]:
    """Takes about `seconds` for each of the `repeats`; default options, the largest table if none is named; medians of the repeats."""
    game = registry.find(game_name)
    settings = game.settings({}, simulated=True)
    rules, seats = game.rules(settings), max(game.seats) if seats is None else game.check_seats(seats, settings)
    game_inputs = record(rules, seats)
    middle = position(rules, seats, game_inputs[: len(game_inputs) // 2])
    span = seconds / SHARE
    games, inputs = playouts(rules, seats, 2 * span, repeats)
    return {
        "compiled": is_compiled(),
        "inputs_per_s": round(inputs),
        "games_per_s": round(games, 1),
        "clone_us": round(1e6 / rate(middle.clone, span, repeats), 3),
        "replay_inputs_per_s": round(replays(saved(game, seats, settings, game_inputs), span, repeats)),
        "view_json_us": round(1e6 / rate(lambda: show(game, rules, middle), span, repeats), 3),
    }


def is_compiled() -> bool:
    return not (playout.__file__ or "").endswith(".py")


def playouts(rules: AnyRules, seats: int, span: float, repeats: int) -> tuple[float, float]:
    """Whole games and inputs per second; every repeat plays other games."""
    games_per_s, inputs_per_s = [], []
    stream = 0
    for _ in range(repeats):
        games = inputs = 0
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < span or games == 0:
            inputs += playout.play_out(rules, rules.start(seats), Dice(SEED, stream), INPUT_LIMIT)
            games += 1
            stream += 1
        games_per_s.append(games / passed)
        inputs_per_s.append(inputs / passed)
    return median(games_per_s), median(inputs_per_s)


def rate(work: Callable[[], object], span: float, repeats: int) -> float:
    """How often a second; the clock is read once a batch."""
    batch = 1
    while timed(work, batch) < span / 20 and batch < 1_000_000:
        batch *= 2
    rates = []
    for _ in range(repeats):
        done, passed = 0, 0.0
        while passed < span:
            passed += timed(work, batch)
            done += batch
        rates.append(done / passed)
    return median(rates)


def timed(work: Callable[[], object], batch: int) -> float:
    began = time.perf_counter()
    for _ in range(batch):
        work()
    return time.perf_counter() - began


def replays(text: bytes, span: float, repeats: int) -> float:
    """Inputs per second from the text of a saved game to its last position, every one read and checked against the rules."""
    entries = len(journal.read(text).entries)
    return entries * rate(lambda: tables_replay.position(journal.read(text)), span, repeats)


def saved(game: AnyGame, seats: int, settings: dict[str, Setting], inputs: list[Input]) -> bytes:
    """The journal of the recorded game, as a file would hold it."""
    table = Table.create(game, seats, settings)
    for given in inputs:
        if given.action is None:
            table.roll(given.outcome, due(table.agenda(), given.key, given.about))
        else:
            table.act(given.seat, given.action)
    return journal.write(table.journal).encode()


def record(rules: AnyRules, seats: int) -> list[Input]:
    """A random game as inputs."""
    state, dice, log, inputs = rules.start(seats), Dice(SEED), Log(on=False), list[Input]()
    while (given := playout.random_input(rules, state, dice)) is not None:
        playout.put_in(rules, state, given, log)
        inputs.append(given)
    return inputs


def position(rules: AnyRules, seats: int, inputs: list[Input]) -> State:
    state: State = rules.start(seats)
    log = Log(on=False)
    for given in inputs:
        playout.put_in(rules, state, given, log)
    return state


def show(game: AnyGame, rules: AnyRules, state: State) -> bytes:
    return msgspec.json.encode(game.view(rules, state, 0))
