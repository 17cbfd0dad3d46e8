"""What is kept of a game: a row, a row for every seat and, if it was watched, what was done in the games of a shard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from magnat.games import registry
from magnat.lab.experiment.plan import Cell
from magnat.lab.match import Result
from magnat.lab.simulate import won
from magnat.lab.watch import Seen, UseCount

GAMES = {
    "magnat": str, "cell": str, "game": str, "edition": int, "options": str, "seed": int, "game_index": int, "seats": int, "bots": str,
    "finished": bool, "inputs": int, "end": str, "first_seat": int, "winners": str,
    "rounds": int, "lead_changes": int, "decided_at": float, "leader_25": int, "leader_50": int, "leader_75": int,
}  # fmt: skip
SEATS = {
    "cell": str, "game": str, "seed": int, "game_index": int, "seat": int, "bot": str, "role": str, "team": int, "mix": str,
    "turn_order": int, "score": int, "place": int, "won": float,
}  # fmt: skip
USES = {
    "cell": str, "game": str, "kind": str, "key": str, "field": str, "value": str, "times": int, "games": int, "by_winners": int,
}  # fmt: skip


def types_of(table: str) -> Any:
    """Polars would guess them from the rows, and guess differently where a column is empty."""
    import polars

    kinds: dict[type, Any] = {str: polars.String, int: polars.Int64, bool: polars.Boolean, float: polars.Float64}
    return {name: kinds[kind] for name, kind in {"games": GAMES, "seats": SEATS, "uses": USES}[table].items()}


def empty(names: Sequence[str]) -> dict[str, list[Any]]:
    return {name: [] for name in names}


class ShardRows:
    """The tables of a shard, filled game by game."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.address = cell.address
        self.options = msgspec.json.encode(cell.options, order="sorted").decode()
        game = registry.find(cell.game)
        rules = game.rules(cell.options)
        self.roles = game.roles(rules, cell.seats)[: cell.seats]
        self.teams = game.teams(rules, cell.seats)
        self.team_of = {seat: team for team, members in enumerate(self.teams) for seat in members}
        self.games, self.seats = empty(list(GAMES)), empty(list(SEATS))
        self.uses: dict[tuple[str, str, str, str], UseCount] = {}

    def add(self, index: int, result: Result, seen: Seen | None) -> None:
        cell = self.cell
        winners = [seat for seat, place in enumerate(result.places) if place == 1] if result.finished else []
        values: list[Any] = [
            cell.version, self.address, cell.game, cell.edition, self.options, cell.seed, index, cell.seats, ",".join(cell.bots),
            result.finished, result.inputs, result.end or None, result.first_seat, "+".join(map(str, winners)) if winners else None,
        ]  # fmt: skip
        values += [None] * 6 if seen is None else [seen.rounds, seen.lead_changes, seen.decided_at, *seen.leaders]
        for column, value in zip(self.games.values(), values, strict=True):
            column.append(value)
        for seat in range(cell.seats):
            self.add_seat(index, seat, result)
        if seen is not None:
            for what, count in seen.uses.items():
                self.uses.setdefault(what, UseCount()).add(count)

    def add_seat(self, index: int, seat: int, result: Result) -> None:
        cell, team = self.cell, self.team_of.get(seat, seat)
        mix = "+".join(sorted(self.roles[other] for other in self.teams[team])) if team < len(self.teams) else ""
        order = None if result.first_seat is None else (seat - result.first_seat) % cell.seats
        place = result.places[seat] if result.finished else None
        values: list[Any] = [
            self.address, cell.game, cell.seed, index, seat, cell.bots[seat], self.roles[seat] or None, team, mix.strip("+") or None,
            order, result.scores[seat], place, won(result, seat) if result.finished else None,
        ]  # fmt: skip
        for column, value in zip(self.seats.values(), values, strict=True):
            column.append(value)

    def tables(self) -> dict[str, dict[str, list[Any]]]:
        found = {"games": self.games, "seats": self.seats}
        if self.cell.watch:
            found["uses"] = empty(list(USES))
            for what, count in sorted(self.uses.items()):
                row: list[Any] = [self.address, self.cell.game, *what, count.times, count.games, count.by_winners]
                for column, value in zip(found["uses"].values(), row, strict=True):
                    column.append(value)
        return found
