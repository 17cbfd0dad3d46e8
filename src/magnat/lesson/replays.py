"""Games played on from a position that has been, in processes of their own."""

from __future__ import annotations

import os
import threading
import time

import msgspec

from magnat.games import registry
from magnat.kernel.game import Setting
from magnat.lab.played_on import PlayedOn


class Job(msgspec.Struct, frozen=True):
    """A game to be played on: number `index` of the position that is called `place`; `rolls` is how often each chance has come so far."""

    place: int
    index: int
    game: str
    settings: dict[str, Setting]
    seats: int
    state: msgspec.Raw
    rolls: list[tuple[str, int, int]]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """The places by seat, none if the game did not end; and the seconds of computing that it took."""

    place: int
    index: int
    places: list[int]
    seconds: float


JOB = msgspec.msgpack.Decoder(Job)


def play_on(packed: bytes) -> bytes:
    """Runs in a worker."""
    began = time.process_time()
    job = JOB.decode(packed)
    game = registry.find(job.game)
    rules = game.rules(job.settings)
    state = game.decode_state(msgspec.msgpack.decode(job.state))
    rolls = {(key, about): count for key, about, count in job.rolls}
    found = PlayedOn(game, rules, job.seats, state, rolls, job.seed + job.index).places()
    return msgspec.msgpack.encode(Played(job.place, job.index, found, time.process_time() - began))


def begin(parent: int, niceness: int) -> None:
    """Called once in every worker: give way to others, and do not outlive whoever asked."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    threading.Thread(target=leave_with, args=(parent,), daemon=True).start()


def leave_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
