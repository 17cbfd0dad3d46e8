"""Where the numbers of `bots/mcmulti/experience.py` come from: `python -m tests.bots.mcmulti.fit_standing [GAMES] [SEED]` writes it anew.

Companies of strange habits play up to some turn, so that all kinds of positions come up; from there clerks play to the end. What the
cash of two seats differed by at the end is explained by what they had, with least squares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from magnat.bots.mcmulti.clerk import ways
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.mcmulti.mind import standing
from magnat.bots.mcmulti.mind.playout import play_on
from magnat.bots.mcmulti.mind.policy import Policy
from magnat.bots.mcmulti.mind.ways import Ways
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOBODY, McMultiState
from magnat.games.registry import find
from magnat.kernel.dice import Dice

LAST = 1_000_000
ABOUT = "What clerks made of what they had, with 2, 3 and 4 players: by tests/bots/mcmulti/fit_standing.py"
WEIGHTS = "By seats, in the order of `standing.features`: cash at the end for one of each, far from the goal; what is added near it."
LUCK = "By seats: how far the end is from that, as a rule, at the start of the game and near the goal."
HELD_OUT = 5  # every fifth game is only for testing


def strange(dice: Dice) -> Ways:
    """Most habits of a clerk, multiplied by anything from a half to one and a half."""
    usual = Habits()
    names = ("earned_a_round", "asset_gain", "wells_to_come", "barrel_gain", "resale", "use", "foresight")
    odd = {name: getattr(usual, name) * (0.5 + dice.below(1001) / 1000) for name in names}
    return ways(msgspec.structs.replace(usual, **odd, asset_reserve=dice.below(60), barrel_reserve=dice.below(30)))


def positions(rules: McMultiRules, seats: int, games: int, seed: int) -> Iterator[tuple[int, McMultiState, list[int]]]:
    """The number of the game, a position at the start of a turn, and everybody's cash at the end."""
    usual = ways(Habits())
    for game in range(games):
        dice, state = Dice(seed, game), rules.start(seats)
        odd = [Policy(rules, seats, seat, strange(dice)) for seat in range(seats)]
        play_on(rules, state, odd, dice, seats * (1 + dice.below(16)))
        clerks, seen = [Policy(rules, seats, seat, usual) for seat in range(seats)], list[McMultiState]()
        while state.stage != Stage.OVER and state.declared == NOBODY:
            if state.stage == Stage.MARKET:
                seen.append(state.clone())
            play_on(rules, state, clerks, dice, state.turn + dice.below(2 * seats))
        play_on(rules, state, clerks, dice, LAST)
        for position in seen:
            yield game, position, [company.cash for company in state.companies]


def fit(rules: McMultiRules, seats: int, games: int, seed: int) -> tuple[list[tuple[float, float]], tuple[float, float]]:
    box, rows, aims, nears, numbers = rules.box_for(seats), list[list[float]](), list[float](), list[float](), list[int]()
    for number, state, cash in positions(rules, seats, games, seed):
        near = standing.progress(box, state)
        have = [standing.features(box, state, seat) for seat in range(seats)]
        for one in range(seats):
            other = (one + 1) % seats
            if one < other or seats > 2:
                gaps = [mine - theirs for mine, theirs in zip(have[one], have[other], strict=True)]
                rows.append([*gaps, *(gap * near for gap in gaps)])
                aims.append(cash[one] - cash[other])
                nears.append(near)
                numbers.append(number)
    table, aim, progress, which = np.array(rows), np.array(aims), np.array(nears), np.array(numbers)
    scale = table.std(axis=0) + 1e-9
    train = which % HELD_OUT != 0
    known = table[train] / scale
    ridge = known.T @ known + 0.001 * len(known) * np.eye(known.shape[1])
    weights = np.linalg.solve(ridge, known.T @ aim[train]) / scale
    error, test = aim - table @ weights, ~train
    told = 1 - error[test].var() / aim[test].var()
    line = np.polyfit(progress[train], np.abs(error[train]) * 1.2533, 1)  # the mean distance of a bell curve is 0.8 of its spread
    print(f"{seats} players: {len(rows)} rows, {100 * told:.1f} % of the variance of held-out games explained, luck {line}")
    half = len(weights) // 2
    pairs = [(round(float(far), 3), round(float(close), 3)) for far, close in zip(weights[:half], weights[half:], strict=True)]
    return pairs, (round(float(line[1]), 1), round(float(line[0] + line[1]), 1))


def main(games: str = "4000", seed: str = "20261701") -> None:
    game = find("mcmulti")
    rules = game.rules(game.settings({}, simulated=True))
    assert isinstance(rules, McMultiRules)
    found = {seats: fit(rules, seats, int(games), int(seed)) for seats in (2, 3, 4)}
    lines = [f'"""{ABOUT}, {games} games each, seed {seed}."""', "", "WEIGHTS = {"]
    for seats, (pairs, _) in found.items():
        lines += [f"    {seats}: [", *(f"        {pair}," for pair in pairs), "    ],"]
    lines += ["}", f'"""{WEIGHTS}"""', "", "LUCK = {" + ", ".join(f"{seats}: {luck}" for seats, (_, luck) in found.items()) + "}"]
    lines += [f'"""{LUCK}"""', ""]
    Path(standing.__file__).with_name("experience.py").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
