"""A small plan for tests: two line-ups and two numbers of seats, games that end after a few rounds."""

from __future__ import annotations

from pathlib import Path

from magnat.lab.experiment import plan as plans
from magnat.lab.experiment.plan import Plan

TOML = """
games = 6
shard = 2
seeds = [1, 2]

[[study]]
game = "mcmulti"
seats = 2
bots = ["random", "clerk, random"]
options = { round_limit = [2, 3], open_cash = true }
"""


def small(folder: Path, text: str = TOML, name: str = "plan.toml") -> Plan:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return plans.read(file)
