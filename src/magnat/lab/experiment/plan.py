"""The plan of an experiment: blocks of game x seats x options x line-up x seed, every combination of which is a cell."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import TypeVar

import msgspec

import magnat
from magnat.bots.own_file import SUFFIX, is_path
from magnat.games import registry
from magnat.kernel.game import Plain, Setting, Unreadable, shown
from magnat.lab import simulate

MOST_CELLS = 10_000
MOST_GAMES = 100_000_000
SHARD = 100
"""Games in a file, if the plan does not say how many: what a stopped machine loses at most, for each process."""
LETTERS = 16
"""Of a hash."""

T = TypeVar("T")


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[study]]` of the file. Lists multiply with each other; what is left out comes from the top of the file."""

    game: str
    seats: int | list[int] | None = None
    bots: str | list[str] = "clerk"
    """A line-up as on the command line: one bot for all seats, or one for each, separated by commas."""
    games: int | None = None
    seeds: int | list[int] | None = None
    options: dict[str, Plain] = {}


class PlanFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file."""

    study: list[Block]
    games: int = 100
    seeds: int | list[int] = 0
    shard: int = SHARD
    journals: bool = False
    watch: bool = False


class Cell(msgspec.Struct, frozen=True):
    """Games that differ in nothing but their number. Whoever has the same cell has the same games: its address says so."""

    game: str
    edition: int
    version: str
    seats: int
    bots: list[str]
    """By seat."""
    seed: int
    options: dict[str, Setting]
    files: list[str] = []
    """The hashes of files with bots of one's own: another bot under the same name makes another cell."""
    journals: bool = False
    watch: bool = False
    """Is it noted who led, and what everybody did?"""

    @property
    def address(self) -> str:
        plain = {**msgspec.to_builtins(self), "bots": [Path(bot).name if is_path(bot) else bot for bot in self.bots]}
        return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()[:LETTERS]

    def simulation(self, journals: str = "") -> simulate.Plan:
        return simulate.Plan(self.game, 0, self.seats, self.bots, self.seed, self.options, journals)


class Wanted(msgspec.Struct, frozen=True):
    """A cell and how many of its games are wanted."""

    cell: Cell
    games: int


class Plan(msgspec.Struct, frozen=True):
    wanted: list[Wanted]
    shard: int = SHARD

    @property
    def games(self) -> int:
        return sum(it.games for it in self.wanted)


def read(file: Path) -> Plan:
    """A plan in TOML or JSON, everything in it checked; Unreadable says what is wrong."""
    name = shown(file.name)
    if not file.exists():
        raise Unreadable("no-file", file=name)
    try:
        content = file.read_bytes()
    except OSError as error:
        raise Unreadable("cannot-read", file=name, detail=error.strerror or type(error).__name__) from None
    try:
        plain = msgspec.json.decode(content) if file.suffix == ".json" else tomllib.loads(content.decode())
        found = msgspec.convert(plain, PlanFile)
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unreadable("bad-plan", file=name, detail=shown(str(error))) from None
    return settled(found)


def settled(file: PlanFile) -> Plan:
    """Every cell once, with the largest number of games that any block asks for."""
    simulate.check_at_least("shard", file.shard, 1)
    games: dict[str, int] = {}
    cells: dict[str, Cell] = {}
    for block in file.study:
        asked = file.games if block.games is None else block.games
        simulate.check_at_least("games", asked, 1)
        for cell in cells_of(block, file):
            address = cell.address
            cells[address], games[address] = cell, max(asked, games.get(address, 0))
            if len(cells) > MOST_CELLS or sum(games.values()) > MOST_GAMES:
                raise Unreadable("plan-too-large", cells=MOST_CELLS, games=MOST_GAMES)
    simulate.check_at_least("study", len(cells), 1)
    return Plan([Wanted(cell, games[address]) for address, cell in cells.items()], file.shard)


def cells_of(block: Block, file: PlanFile) -> Iterator[Cell]:
    game = registry.find(block.game)
    seeds = listed(file.seeds if block.seeds is None else block.seeds)
    for seats in listed(game.descriptor.usual_seats if block.seats is None else block.seats):
        for options in combined(block.options):
            settled = {**game.filled_options(seats), **options}
            for bots in listed(block.bots):
                names = [name.strip() for name in bots.split(",")]
                for seed in seeds:
                    simulate.check_at_least("seeds", seed, 0)
                    one = simulate.plan(block.game, 1, seats, names, seed, settled)
                    files = [hash_of(bot) for bot in dict.fromkeys(one.bots) if is_path(bot)]
                    yield Cell(
                        block.game, game.edition, magnat.__version__, seats, one.bots, seed, one.options, files, file.journals, file.watch
                    )


def combined(options: Mapping[str, Plain]) -> Iterator[dict[str, Plain]]:
    """Every combination of the options that are given as lists."""
    for values in product(*(listed(value) for value in options.values())):
        yield dict(zip(options, values, strict=True))


def listed(given: T | Sequence[T]) -> list[T]:
    return list(given) if isinstance(given, list) else [given]  # type: ignore[list-item]  # a string is one of them


def hash_of(bot: str) -> str:
    """Of the file that a bot comes from; it has just been loaded."""
    path = bot if bot.endswith(SUFFIX) else bot.rsplit(":", 1)[0]
    return hashlib.sha256(Path(path).expanduser().read_bytes()).hexdigest()[:LETTERS]
