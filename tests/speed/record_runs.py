"""Plays games between clerks and saves the runs at their end: `python -m tests.speed.record_runs`, on the compiled core."""

from __future__ import annotations

from pathlib import Path

import msgspec

from magnat.bots import registry as bots
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.state import AfricaState
from magnat.games.registry import find
from magnat.kernel.dice import Dice
from magnat.lab.africa import late_runs
from magnat.lab.match import Match

GAMES = 54
"""Nine for each number of players."""


def play(seats: int, seed: int) -> late_runs.LateGame:
    game = find("africa")
    rules = game.rules(game.settings({}))
    assert isinstance(rules, AfricaRules)
    clerk = bots.find("africa", "clerk")
    match = Match(game, rules, [clerk(game, rules, seat, Dice(seed, seat)) for seat in range(seats)], Dice(seed, 1000))
    state = match.state
    assert isinstance(state, AfricaState)
    while not (agenda := rules.agenda(state)).over:
        match.step(agenda)
    return late_runs.taken(rules.box_for(seats), state, seed)


def main() -> None:
    file = Path(late_runs.__file__).parent / late_runs.FILE
    counts = find("africa").seats
    with file.open("wb") as out:
        for seed in range(GAMES):
            game = play(counts[seed % len(counts)], seed)
            out.write(msgspec.json.encode(game) + b"\n")
            print(
                seed,
                game.seats,
                "players",
                game.operating_rounds,
                "operating rounds",
                len(game.track),
                "tiles",
                len(game.runs),
                "runs",
                flush=True,
            )


if __name__ == "__main__":
    main()
