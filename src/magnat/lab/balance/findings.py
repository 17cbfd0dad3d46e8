"""What the games of an experiment say about balance: every finding has its number of games, intervals and, where possible, a test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from magnat.games import registry
from magnat.kernel.contract import Field
from magnat.kernel.fields import Choice, Named, Switch
from magnat.kernel.game import Setting
from magnat.lab.experiment.plan import Cell, Plan
from magnat.lab.experiment.summary import scan
from magnat.lab.statistics import chi_square, mean_within, wilson

if TYPE_CHECKING:
    import polars

MOMENTS = (25, 50, 75)
RUNAWAY = 0.25
"""A winner who led from before this part of the game on ran away."""
SURE, CLEAR = 0.05, 0.001
"""Below the one a difference is likely, below the other it is clear."""


class Group(msgspec.Struct, frozen=True):
    """Those who have something in common: how often they were first, its 95 % interval, and what would be due to them."""

    name: str
    games: int
    won: float
    low: float
    high: float
    due: float


class Shares(msgspec.Struct, frozen=True):
    """First places by turn order, seat, role or mix; `p` is how likely such differences are if all are equal."""

    about: str
    games: int
    groups: list[Group]
    p: float | None = None


class Spread(msgspec.Struct, frozen=True):
    """How something is spread over games."""

    about: str
    games: int
    p10: float
    median: float
    p90: float
    mean: float
    within: float
    counts: list[tuple[float, int]]
    """For the chart: the middle of a bar and how many games are in it."""


class Use(msgspec.Struct, frozen=True):
    """How often something was done: times a game, in which share of games, and how much of it by those who won in the end."""

    key: str
    field: str
    value: str
    times: float
    games: float
    by_winners: float | None


class Variation(msgspec.Struct, frozen=True):
    """One combination of a sweep, in a line."""

    options: dict[str, Setting]
    games: int
    first: Group | None
    inputs: float
    lead_changes: float | None
    runaway: float | None


class Balance(msgspec.Struct, frozen=True):
    """All findings about a game."""

    game: str
    version: str
    edition: int
    seats: int
    bot: str
    seed: int
    options: dict[str, Setting]
    games: int
    finished: int
    shares: list[Shares]
    leads: list[Group]
    """Who leads after a quarter, a half and three quarters: how often they win."""
    spreads: list[Spread]
    runaway: Group | None
    uses: list[Use]
    unused: list[Use]
    chances: list[Use]
    ends: list[tuple[str, int]]
    sweep: list[Variation] = []


def findings(plan: Plan, folder: Path) -> Balance:
    """The first cell of the plan is looked at closely; all others are the sweep."""
    cell = plan.wanted[0].cell
    games, seats, uses = (of_cell(folder, table, plan, cell) for table in ("games", "seats", "uses"))
    finished = games.filter("finished")
    count = len(finished)
    return Balance(
        game=cell.game,
        version=cell.version,
        edition=cell.edition,
        seats=cell.seats,
        bot=cell.bots[0],
        seed=cell.seed,
        options=cell.options,
        games=len(games),
        finished=count,
        shares=[it for it in shares(cell, seats, count) if it.groups],
        leads=leads(cell, finished),
        spreads=[it for it in (spread(finished, about) for about in ("inputs", "rounds", "lead_changes", "decided_at")) if it is not None],
        runaway=runaway(finished),
        uses=used(uses, len(games)),
        unused=unused(cell, uses),
        chances=drawn(uses, len(games)),
        ends=[(end, number) for end, number in finished.group_by("end").len().sort("len", "end", descending=[True, False]).iter_rows()],
        sweep=[line(it.cell, of_cell(folder, "games", plan, it.cell), of_cell(folder, "seats", plan, it.cell)) for it in plan.wanted]
        if len(plan.wanted) > 1
        else [],
    )


def of_cell(folder: Path, table: str, plan: Plan, cell: Cell) -> polars.DataFrame:
    import polars

    return scan(folder, table, plan).filter(polars.col("cell") == cell.address).collect()


def group(name: str, won: float, games: int, due: float) -> Group:
    low, high = wilson(won, games)
    return Group(name, games, round(won / max(1, games), 4), round(low, 4), round(high, 4), round(due, 4))


def shares(cell: Cell, seats: polars.DataFrame, games: int) -> list[Shares]:
    """By turn order and seat, or by company, role and mix where some play together."""
    game = registry.find(cell.game)
    teams = len(game.teams(game.rules(cell.options), cell.seats))
    found = []
    if game.descriptor.first_seat:
        found.append(tested("turn_order", seats, games, 1 / cell.seats))
    if teams == cell.seats:
        found.append(tested("seat", seats, games, 1 / cell.seats))
    else:
        found += [tested("team", seats, games, 1 / teams), by_mix(seats, games, teams), by_role(seats, games)]
    return found


def tested(about: str, seats: polars.DataFrame, games: int, due: float) -> Shares:
    """Groups of which every game has one each."""
    import polars

    by_group = seats.drop_nulls([about, "won"]).group_by(about).agg(polars.col("won").sum()).sort(about)
    won = [(str(name), float(share)) for name, share in by_group.iter_rows()]
    _, p = chi_square([share for _, share in won], [games * due] * len(won))
    return Shares(about, games, [group(name, share, games, due) for name, share in won], p if won else None)


def by_mix(seats: polars.DataFrame, games: int, teams: int) -> Shares:
    """Teams with the same roles: several of them may sit at one table, so that more is due to them."""
    import polars

    known = seats.drop_nulls(["mix", "won"])
    by_group = known.group_by("mix").agg(polars.col("won").sum(), polars.struct("game_index", "team").n_unique().alias("teams")).sort("mix")
    rows = [(str(mix), float(won), int(number)) for mix, won, number in by_group.iter_rows()]
    _, p = chi_square([won for _, won, _ in rows], [number / teams for _, _, number in rows])
    return Shares("mix", games, [group(mix, won, number, 1 / teams) for mix, won, number in rows], p if len(rows) > 1 else None)


def by_role(seats: polars.DataFrame, games: int) -> Shares:
    """Partners win together, so that roles are not tested: the mixes are. The figure is a seat's share of first places times the seats."""
    import polars

    known = seats.drop_nulls(["role", "won"])
    by_group = known.group_by("role").agg(
        polars.col("won").sum(), polars.len().alias("seats"), polars.col("place").eq(1).sum().alias("first")
    ).sort("role")  # fmt: skip
    due = known["place"].eq(1).mean()
    return Shares("role", games, [group(str(role), first, number, float(due or 0)) for role, _, number, first in by_group.iter_rows()])  # type: ignore[arg-type]


def leads(cell: Cell, games: polars.DataFrame) -> list[Group]:
    """Does whoever leads alone early on also win? Due is what everybody would win by chance."""
    game = registry.find(cell.game)
    teams = game.teams(game.rules(cell.options), cell.seats)
    found = []
    for moment in MOMENTS:
        led = won = 0
        for leader, winners in games.select(f"leader_{moment}", "winners").drop_nulls().iter_rows():
            led += 1
            won += any(int(seat) in teams[leader] for seat in winners.split("+"))
        if led:
            found.append(group(str(moment), won, led, 1 / len(teams)))
    return found


def spread(games: polars.DataFrame, about: str) -> Spread | None:
    values = sorted(float(value) for value in games[about].drop_nulls())
    if not values:
        return None
    mean, within = mean_within(values)
    tenth, middle, last = (values[min(len(values) - 1, int(part * len(values)))] for part in (0.1, 0.5, 0.9))
    return Spread(about, len(values), tenth, middle, last, round(mean, 3), round(within, 3), histogram(values))


def histogram(values: Sequence[float], most: int = 24) -> list[tuple[float, int]]:
    """Whole numbers keep bars of their own as long as there are not too many."""
    low, high = values[0], values[-1]
    whole = all(value == int(value) for value in values)
    width = max((high - low) / most, 1e-9) if not whole or high - low >= most else 1.0
    if whole and width > 1:
        width = float(-int(-width // 1))
    counts: dict[int, int] = {}
    for value in values:
        at = min(int((value - low) / width), most)
        counts[at] = counts.get(at, 0) + 1
    return [(round(low + (at + (0.0 if width == 1 else 0.5)) * width, 3), counts[at]) for at in sorted(counts)]


def runaway(games: polars.DataFrame) -> Group | None:
    known = games["decided_at"].drop_nulls()
    return group("runaway", int((known <= RUNAWAY).sum()), len(known), 0.0) if len(known) else None


def used(uses: polars.DataFrame, games: int) -> list[Use]:
    """Every action and every value of its fields that was ever chosen, the most frequent first."""
    return counted(uses, games, "action")


def drawn(uses: polars.DataFrame, games: int) -> list[Use]:
    """What chance brought: cards, dice, who begins."""
    return counted(uses, games, "chance")


def counted(uses: polars.DataFrame, games: int, kind: str) -> list[Use]:
    import polars

    summed = uses.filter(polars.col("kind") == kind).group_by("key", "field", "value").agg(polars.col("times", "games", "by_winners").sum())
    order = summed.sort("key", "field", "times", "value", descending=[False, False, True, False])
    found = []
    for key, field, value, times, in_games, by in order.iter_rows():
        share = round(by / times, 4) if kind == "action" else None
        found.append(Use(key, field, value, round(times / max(1, games), 3), round(in_games / max(1, games), 4), share))
    return found


def unused(cell: Cell, uses: polars.DataFrame) -> list[Use]:
    """What the declarations of the actions offer and nobody has ever chosen."""
    reader = registry.find(cell.game).edge.actions
    seen = {(key, field, value) for key, field, value in uses.select("key", "field", "value").iter_rows()}
    found = []
    for key, action in reader.actions.items():
        if (key, "", "") not in seen:
            found.append(Use(key, "", "", 0, 0, None))
            continue
        for field in action.fields:
            for value in values_of(field, reader.names):
                if (key, field.name, value) not in seen:
                    found.append(Use(key, field.name, value, 0, 0, None))
    return found


def values_of(field: Field, names: Callable[[str], list[str]]) -> list[str]:
    match field:
        case Choice():
            return list(field.names)
        case Named():
            return list(names(field.name))
        case Switch():
            return ["0", "1"]
        case _:
            return []


def line(cell: Cell, games: polars.DataFrame, seats: polars.DataFrame) -> Variation:
    finished = games.filter("finished")
    first = next((it.groups[0] for it in shares(cell, seats, len(finished)) if it.about == "turn_order" and it.groups), None)
    ran = runaway(finished)
    changes, inputs = finished["lead_changes"].mean(), finished["inputs"].mean()
    return Variation(
        cell.options,
        len(games),
        first,
        round(float(inputs or 0), 1),  # type: ignore[arg-type]
        None if changes is None else round(float(changes), 2),  # type: ignore[arg-type]
        None if ran is None else ran.won,
    )
