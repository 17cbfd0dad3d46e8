"""The ladder of a game: every bot meets every other in mirrored games, and all get a rating. The same seed gives the same ladder."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import magnat
from magnat.bots.own_file import find as find_bot
from magnat.games import registry
from magnat.kernel.game import Plain, Setting, Unreadable, shown
from magnat.lab.mirrored import interval, meet
from magnat.lab.simulate import Progress, check_at_least, tell

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

AT_A_TIME = 10  # games of a job; after them they are in the file
POINTS = 40  # of our scale are one of openskill's: everybody begins at 1000


class Plan(msgspec.Struct, frozen=True):
    """What is played: it stands on the first line of the file, and only the same plan goes on with it."""

    game: str
    edition: int
    version: str
    seats: int
    bots: list[str]
    games: int
    """Of every pair."""
    seed: int
    options: dict[str, Setting]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game by its number, and the share of the first place that the first bot of the pair has."""

    number: int
    share: float


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder. `sure` is how far off its points may be: two deviations."""

    bot: str
    points: int
    sure: int
    games: int


class Meeting(msgspec.Struct, frozen=True):
    """How two bots did against each other: the share of games that the one won, and half of its 95 % interval."""

    one: str
    other: str
    games: int
    won: float
    within: float


class Ladder(msgspec.Struct, frozen=True):
    """The best bot first."""

    plan: Plan
    rungs: list[Rung]
    meetings: list[Meeting]


def plan(game: str, games: int, seats: int, bots: Sequence[str], seed: int, options: dict[str, Plain]) -> Plan:
    """Everything checked before the first game. Deals are played twice, so that an odd number of games becomes even."""
    found = registry.find(game)
    settings = found.settings(options, simulated=True)
    found.check_seats(seats, settings)
    check_at_least("games", games, 2)
    check_at_least("bots", len(set(bots)), 2)
    for bot in bots:
        find_bot(game, bot)
    return Plan(game, found.edition, magnat.__version__, seats, list(dict.fromkeys(bots)), games + games % 2, seed, settings)


def pairs(plan: Plan) -> list[tuple[str, str]]:
    return list(combinations(plan.bots, 2))


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Games by number: pairs take turns, and every deal comes twice in a row to each of them."""
    game = registry.find(plan.game)
    rules, all_pairs = game.rules(plan.options), pairs(plan)
    found = []
    for number in numbers:
        deal, pair = divmod(number // 2, len(all_pairs))
        one, other = (find_bot(plan.game, name) for name in all_pairs[pair])
        found.append(Played(number, meet(game, rules, one, other, plan.seats, plan.seed, deal, number % 2 == 1)))
    return found


def climb(plan: Plan, jobs: int = 1, file: Path | None = None, progress: Progress | None = None) -> Ladder:
    """Plays what is missing in the file (everything, where there is none) and reckons the ladder."""
    check_at_least("jobs", jobs, 1)
    played = {} if file is None else read(plan, file)
    missing = [number for number in range(plan.games * len(pairs(plan))) if number not in played]
    chunks = [missing[start : start + AT_A_TIME] for start in range(0, len(missing), AT_A_TIME)]
    tell(progress, len(played))
    for chunk in results(plan, chunks, jobs):
        played |= {game.number: game for game in chunk}
        if file is not None:
            append(file, chunk)
        tell(progress, len(played))
    return reckoned(plan, [played[number] for number in sorted(played)])


def results(plan: Plan, chunks: Sequence[Sequence[int]], jobs: int) -> Iterator[list[Played]]:
    if jobs == 1:
        yield from (play_some(plan, chunk) for chunk in chunks)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    try:
        yield from pool.map(play_some, [plan] * len(chunks), chunks)
    finally:
        pool.shutdown(cancel_futures=True)


def read(plan: Plan, file: Path) -> dict[int, Played]:
    """What was played before. A line that was cut off when the machine stopped is played again; another plan's file is left alone."""
    try:
        if not file.exists():
            file.write_bytes(msgspec.json.encode(plan) + b"\n")
            return {}
        first, *rest = file.read_bytes().split(b"\n")
        known = msgspec.json.decode(first, type=Plan)
    except OSError as error:
        raise Unreadable("cannot-write", file=shown(str(file)), detail=error.strerror or type(error).__name__) from None
    except msgspec.MsgspecError:
        raise Unreadable("other-ladder", file=shown(str(file))) from None
    if known != plan:
        raise Unreadable("other-ladder", file=shown(str(file)))
    found = {}
    if rest and rest[-1]:
        append(file, [])
    for line in rest:
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError:
            continue
        found[game.number] = game
    return found


def append(file: Path, games: Sequence[Played]) -> None:
    """Without games it only ends a line that was cut off."""
    try:
        with file.open("ab") as out:
            out.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games) or b"\n")
    except OSError as error:
        raise Unreadable("cannot-write", file=shown(str(file)), detail=error.strerror or type(error).__name__) from None


def reckoned(plan: Plan, played: Sequence[Played]) -> Ladder:
    """Ratings go through the games in the order of their numbers, whoever played them when."""
    all_pairs = pairs(plan)
    by_pair: dict[tuple[str, str], list[float]] = {pair: [] for pair in all_pairs}
    for game in played:
        by_pair[all_pairs[game.number // 2 % len(all_pairs)]].append(game.share)
    meetings = [Meeting(*pair, len(shares), *rounded(*interval(shares))) for pair, shares in by_pair.items()]
    each = plan.games * (len(plan.bots) - 1)
    rungs = [
        Rung(bot, round(POINTS * rating.mu), round(2 * POINTS * rating.sigma), each)
        for bot, rating in ratings(plan.bots, all_pairs, played).items()
    ]
    return Ladder(plan, sorted(rungs, key=lambda rung: -rung.points), meetings)


def rounded(mean: float, within: float) -> tuple[float, float]:
    return round(mean, 4), round(within, 4)


def ratings(bots: Sequence[str], all_pairs: Sequence[tuple[str, str]], played: Sequence[Played]) -> dict[str, PlackettLuceRating]:
    """By openskill, each side of a game as one player: bots do not change from game to game, so nothing is forgotten (`tau`)."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Unreadable("ladder-needs-extra") from None
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for game in played:
        one, other = all_pairs[game.number // 2 % len(all_pairs)]
        ranks = [1.0, 1.0] if game.share == 0.5 else [1.0, 2.0] if game.share > 0.5 else [2.0, 1.0]
        ((known[one],), (known[other],)) = model.rate([[known[one]], [known[other]]], ranks=ranks)
    return known
