"""Games played on from a position that has been: bots sit on all seats, and the same chances come up however the game got there."""

from __future__ import annotations

import os
import threading
import time
from zlib import crc32

import msgspec

from magnat.bots import registry as bots
from magnat.bots.bot import AnyRules
from magnat.games import registry
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Agenda, Decision, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.lab.match import Match
from magnat.tables.late_moves import simplest

LONGEST_GAME = 100_000


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


class PlayedOn(Match):
    """Nobody trades of their own will, which would take most of the time. Bankers do what a table does for those who are late.

    The k-th chance of a kind comes out alike in all games of one index: what differs then is due to where they began.
    """

    def __init__(self, game: AnyGame, rules: AnyRules, seats: int, state: State, rolls: dict[tuple[str, int], int], seed: int) -> None:
        name = bots.best(game.name)
        sitting = [bots.find(game.name, name)(game, rules, seat, Dice(seed, seat + 1)) for seat in range(seats)]
        for bot in sitting:
            bot.hurry()
        super().__init__(game, rules, sitting, Dice(seed), state)
        self.rolls = rolls
        self.seed = seed

    def step(self, agenda: Agenda) -> None:
        if agenda.chances:
            chance = agenda.chances[0]
            count = self.rolls[chance.key, chance.about] = self.rolls.get((chance.key, chance.about), 0) + 1
            dice = Dice(self.seed, crc32(f"{chance.key} {chance.about} {count}".encode()))
            self.rules.resolve(self.state, chance, dice.weighted(chance.weights), self.log)
            return
        decision = self.waited_for(agenda)
        if decision.seat < len(self.bots):
            self.asked = decision.seat
            self.put_in(decision.seat, self.bots[decision.seat].choose(self.question(decision)))
        else:
            self.rules.apply(self.state, decision.seat, simplest(self.game, self.rules, self.state, decision.seat), self.log)

    def waited_for(self, agenda: Agenda) -> Decision:
        players = [decision for decision in agenda.decisions if decision.must and decision.seat < len(self.bots)]
        return self.next_decision(agenda) if players else next(decision for decision in agenda.decisions if decision.must)

    def places(self) -> list[int]:
        for _ in range(LONGEST_GAME):
            agenda = self.rules.agenda(self.state)
            if agenda.over:
                return list(agenda.places)
            self.step(agenda)
        return []


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
