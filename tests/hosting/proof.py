"""Long runs in pieces: each piece adds what it did and found to a file in docs/proof, so that the next one carries on from there.

`python -m tests.hosting.proof` writes the page docs/proof/index.md from these files.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.hosting.server import ROOT

FOLDER = ROOT / "docs/proof"
PAGE = "index.md"
LONGEST = 400
MOST_FAULTS = 20


class Found(Struct):
    """What one piece did: counts are added up; of times, the worst is kept."""

    counts: dict[str, int] = {}
    worst: dict[str, float] = {}
    faults: list[str] = []


class Run(Struct):
    case: str
    seed: int
    date: str
    commit: str
    seconds: int
    found: Found


class Aim(Struct):
    """How much of one count is wanted from a case."""

    case: str
    count: str
    wanted: int


class Report(Struct):
    title: str
    told: str
    """How it is done, and by which command."""
    aims: list[Aim]
    runs: list[Run] = []


REPORTS = {
    "kill": Report(
        "Killed with kill -9",
        "A real server is killed at random moments while people and bots play games of all kinds; afterwards the database is compared with "
        "what every client was told. `python -m tests.hosting.kill --db sqlite --until 1000` (or `--db postgresql --until 500`).",
        [Aim("sqlite", "kills", 1000), Aim("postgresql", "kills", 500)],
    ),
    "chores": Report(
        "Killed in the middle of other work",
        "Migrations from the first schema, backups, restores and imports are killed with kill -9 at any moment: each has happened as a "
        "whole or not at all, and is then done again. `python -m tests.hosting.kill_chores --db sqlite --until 200` (or `--db postgresql "
        "--until 100`).",
        [Aim("sqlite", "kills", 200), Aim("postgresql", "kills", 100)],
    ),
    "leaks": Report(
        "What seats must not know",
        "Every byte that seats, spectators, the leader's console and the wall receive in whole games on a real server is searched for what "
        "they must not know; every second game is a lesson. `python -m tests.hosting.leaks --until 200`.",
        [Aim(game, "games", 200) for game in ("mcmulti", "africa", "oilcity")],
    ),
    "fuzz": Report(
        "Messages that no honest client sends",
        "Broken, huge, foreign, old, early and repeated messages over WebSocket and HTTP; nothing stored changes, nothing crashes. "
        "`python -m tests.hosting.fuzz --db sqlite --until 900000` (or `--db postgresql --until 100000`).",
        [Aim("sqlite", "messages", 900_000), Aim("postgresql", "messages", 100_000)],
    ),
}


class Proof:
    """The report of one kind, as it is on disk."""

    def __init__(self, name: str, folder: Path = FOLDER) -> None:
        self.file = folder / f"{name}.json"
        runs = msgspec.json.decode(self.file.read_bytes(), type=list[Run]) if self.file.exists() else []
        self.report = msgspec.structs.replace(REPORTS[name], runs=runs)

    def next_seed(self, case: str) -> int:
        return 1 + max((run.seed for run in self.report.runs if run.case == case), default=0)

    def total(self, case: str, count: str) -> int:
        return sum(run.found.counts.get(count, 0) for run in self.report.runs if run.case == case)

    def piece(self, case: str, work: Callable[[int], Found], seed: int | None = None) -> Found:
        """Does one more piece, and writes down what came of it, even if it broke."""
        seed = self.next_seed(case) if seed is None else seed
        began = time.monotonic()
        try:
            found = work(seed)
        except Exception as error:
            found = Found(faults=[f"{type(error).__name__}: {error}"[:LONGEST]])
        self.add(Run(case, seed, f"{datetime.now(UTC):%Y-%m-%d %H:%M}", commit(), round(time.monotonic() - began), found))
        return found

    def add(self, run: Run) -> None:
        """Others may have written in the meantime."""
        run.found.faults = [fault[:LONGEST] for fault in run.found.faults[:MOST_FAULTS]]
        before = msgspec.json.decode(self.file.read_bytes(), type=list[Run]) if self.file.exists() else []
        self.report.runs = [*before, run]
        lines = ",\n".join(msgspec.json.encode(it).decode() for it in self.report.runs)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(f"[\n{lines}\n]\n")


def commit() -> str:
    """What was run; a star says that files differed from it."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()

    return git("rev-parse", "--short=10", "HEAD") + ("*" if git("status", "--porcelain", "--", "src", "tests") else "")


def new_seed() -> int:
    """A new one each time a test runs; it is printed when the test fails, and `MAGNAT_SEED` brings it back."""
    seed = int(os.environ.get("MAGNAT_SEED") or secrets.randbelow(1_000_000) + 1_000_000)
    print(f"MAGNAT_SEED={seed}")
    return seed


# The page


def page(folder: Path = FOLDER) -> str:
    parts = ["# Proof", "", "What long runs have done and found so far. Written by `python -m tests.hosting.proof`; every run adds to it."]
    parts += ["", "A commit is given by the hash that it had where it ran: merging may have given it another one since."]
    for name in REPORTS:
        parts += ["", *section(Proof(name, folder).report, name)]
    return "\n".join(parts) + "\n"


def section(report: Report, name: str) -> list[str]:
    lines = [
        f"## {report.title}",
        "",
        report.told,
        "",
        "| | done | wanted | faults | seeds | what else was counted |",
        "|---|---|---|---|---|---|",
    ]
    for case in dict.fromkeys([*(aim.case for aim in report.aims), *(run.case for run in report.runs)]):
        lines.append(row(report, case))
    commits = list(dict.fromkeys(run.commit for run in report.runs))
    hours = sum(run.seconds for run in report.runs) / 3600
    if commits:
        count = "1 piece" if len(report.runs) == 1 else f"{len(report.runs)} pieces"
        ran_on = f"on {', '.join(commits)} (* with uncommitted changes)"
        lines += ["", f"{count} (`{name}.json`), {hours:.1f} hours in all, {ran_on}."]
    faults = [f"- {run.case}, seed {run.seed}, {run.commit}: {fault}" for run in report.runs for fault in run.found.faults]
    return lines + (["", "Faults, each described in the changelog:", "", *faults] if faults else [])


def row(report: Report, case: str) -> str:
    runs, aim = [run for run in report.runs if run.case == case], next((it for it in report.aims if it.case == case), None)
    names = dict.fromkeys(name for run in runs for name in run.found.counts)
    counts = {name: sum(run.found.counts.get(name, 0) for run in runs) for name in names}
    worst = {
        name: max(run.found.worst.get(name, 0.0) for run in runs) for name in dict.fromkeys(it for run in runs for it in run.found.worst)
    }
    done = counts.get(aim.count, 0) if aim else len(runs)
    more = [f"{count:,} {name}" for name, count in counts.items() if aim is None or name != aim.count]
    more += [f"{name} at most {value:.1f} s" for name, value in worst.items()]
    seeds = f"{min(run.seed for run in runs)}-{max(run.seed for run in runs)}" if runs else ""
    wanted = f"{aim.wanted:,} {aim.count}" if aim else ""
    return f"| {case} | {done:,} | {wanted} | {sum(len(run.found.faults) for run in runs)} | {seeds} | {', '.join(more)} |"


def pieces(ask: argparse.ArgumentParser) -> None:
    """The options that every long run takes."""
    ask.add_argument("--until", type=int, default=0, help="go on until the report has that many")
    ask.add_argument("--minutes", type=float, default=60.0, help="start no new piece after this long")
    ask.add_argument("--report", type=Path, default=FOLDER)


def go_on(proof: Proof, case: str, count: str, asked: argparse.Namespace, work: Callable[[int], Found]) -> bool:
    """Piece after piece; True if none of these found a fault."""
    end, sound = time.monotonic() + 60 * asked.minutes, True
    while proof.total(case, count) < asked.until and time.monotonic() < end:
        found = proof.piece(case, work)
        sound &= not found.faults
        print(f"{case}: {proof.total(case, count)} {count}", *found.faults, sep="\n  ", flush=True)
    return sound


def main() -> int:
    (FOLDER / PAGE).write_text(page())
    return 0


if __name__ == "__main__":
    sys.exit(main())
