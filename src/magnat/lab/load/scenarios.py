"""What may go wrong beside a table: a slow disk, a busy neighbour, thinking bots, a huge import. How much later are moves at other tables?

The same tables play without the trouble and with it, one after the other; the difference of the 99th percentiles is what the trouble costs.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread

from magnat.bots.registry import usual
from magnat.kernel.dice import Dice
from magnat.kernel.playout import due, random_input
from magnat.lab.load.bench import allow_lines, play
from magnat.lab.load.house import Load, largest
from magnat.lab.real_server import call, person, served
from magnat.tables import journal
from magnat.tables.table import Table

MOST_ADDED_MS = 100.0
COMMIT_MS = 200
COMMITS = 2
"""That a move waits for on a slow disk: the one that is under way when it comes, and its own."""
THINKING = 10
IMPORT_BYTES = 4 * 1024 * 1024
USUAL = Load(seconds=20, pupils=9, small_tables=40, connections=140, inputs=60)
BUSY = "while True: pass"

Figures = dict[str, float]


def measure(name: str, load: Load = USUAL) -> Figures:
    """Both halves, and what was added; `allowed_ms` is what the trouble may cost."""
    usual = half(load, lambda _address: nothing())
    if name == "slow-disk":
        troubled, allowed = half(load, lambda _address: nothing(), COMMIT_MS), MOST_ADDED_MS + COMMITS * COMMIT_MS
    else:
        troubled, allowed = half(load, TROUBLES[name]), MOST_ADDED_MS
    added = troubled["delivery_p99_ms"] - usual["delivery_p99_ms"]
    return {
        "usual_p50_ms": usual["delivery_p50_ms"],
        "usual_p99_ms": usual["delivery_p99_ms"],
        "troubled_p50_ms": troubled["delivery_p50_ms"],
        "troubled_p99_ms": troubled["delivery_p99_ms"],
        "added_ms": round(added, 2),
        "allowed_ms": allowed,
        "inputs_per_s": troubled["inputs_per_s"],
        "queue_wait_ms_per_s": troubled["queue_wait_ms_per_s"],
        "bench_lag_p99_ms": troubled["bench_lag_p99_ms"],
    }


def half(load: Load, trouble: Callable[[str], ExitStack], slow_ms: int = 0) -> Figures:
    allow_lines()
    with tempfile.TemporaryDirectory() as name, served(Path(name), slow_ms) as (address, process), trouble(address):
        return asyncio.run(play(address, process, load))


# Troubles: each lasts as long as its stack


def nothing() -> ExitStack:
    return ExitStack()


def busy_neighbour(_address: str) -> ExitStack:
    """Another program that computes all the time, one for every processor."""
    stack = ExitStack()
    for _ in range(os.cpu_count() or 1):
        stack.enter_context(ended(subprocess.Popen([sys.executable, "-c", BUSY])))
    return stack


@contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.kill()
        process.wait()


def thinking_bots(address: str) -> ExitStack:
    """Ten full tables where bots answer bots, as quickly as they can."""
    game, host = largest(), person(address, "Host")
    seats = max(game.seats)
    for _ in range(THINKING):
        wish = {"game": game.name, "seats": seats, "bots": [usual(game.name)] * seats, "bot_pause": 0, "sit": False, "visibility": "link"}
        code = call(f"{address}/api/v1/tables", wish, host)["table"]["code"]
        call(f"{address}/api/v1/tables/{code}/start", {}, host)
    return ExitStack()


def huge_import(address: str) -> ExitStack:
    """The largest saved game that may be brought, again and again, mostly of moves that were taken back."""
    text, token, stop = undone_game(IMPORT_BYTES).encode(), person(address, "Archivist"), Event()

    def bring() -> None:
        while not stop.is_set():
            call(f"{address}/api/v1/journals", token=token, raw=text)

    thread = Thread(target=bring)
    thread.start()
    stack = ExitStack()
    stack.callback(thread.join)
    stack.callback(stop.set)
    return stack


def undone_game(size: int) -> str:
    """The journal of a game whose last move is made and taken back until it has that many bytes."""
    game = largest()
    table, dice, written = Table.create(game, max(game.seats), {}), Dice(1), 0
    while written < size:
        given = random_input(table.rules, table.state, dice)
        assert given is not None
        if given.action is None:
            table.roll(given.outcome, due(table.agenda(), given.key, given.about))
        else:
            table.act(given.seat, given.action)
            if table.may_undo(given.seat) is not None and table.journal.last() > 100:
                table.undo(given.seat)
        written += 150
    return journal.write(table.journal)


TROUBLES: dict[str, Callable[[str], ExitStack]] = {
    "busy-neighbour": busy_neighbour,
    "thinking-bots": thinking_bots,
    "huge-import": huge_import,
}
SCENARIOS = ("slow-disk", *TROUBLES)
