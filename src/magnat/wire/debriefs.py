"""What a class looks back on when the game is over: sheets, prices and sales, deals, turning points."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DebriefTurn(Struct, frozen=True):
    """A turn: what opened it, the prices (or whatever the game plays about) by thing, and how many of each were sold by all."""

    turn: int
    title: str
    prices: dict[str, int]
    sold: dict[str, int] = {}


class SheetRow(Struct, frozen=True):
    """A row of the value sheet, in the reader's language; `values` by turn where it has any, and the points at the end."""

    name: str
    values: list[int | None]
    points: int


class DebriefTeam(Struct, frozen=True, kw_only=True):
    """A company: who played (and as what), what it was worth after every turn, its sheet, what it sold and earned by turn, what cash it had
    left, and the promises that it kept or broke."""

    team: int
    name: str
    people: list[str]
    roles: list[str] = []
    place: int
    value: int
    cash: int | None = None
    values: list[int]
    sheet: list[SheetRow]
    sold: list[int]
    earned: list[int]
    deals: int
    kept: int
    broken: int


class TurningPoint(Struct, frozen=True, kw_only=True):
    """An entry that changed what was to be expected: `before` and `after` are expected places of a company from `games` games that bots
    played on from there; `sure` is half of the 95 % interval of the difference. `chance`: the interval includes that nothing changed, for
    there was too little time for more games."""

    n: int
    turn: int
    team: int
    text: str
    before: float
    after: float
    sure: float
    chance: bool
    games: int


class Turning(Struct, frozen=True):
    """The search for turning points: not begun, under way (`done` of `all` games), or ready. Ready with fewer games done than planned:
    there was too little time for three sure points, and a new search may find more."""

    state: Literal["none", "running", "ready", "failed"]
    done: int
    all: int
    points: list[TurningPoint]


class DebriefDeal(Struct, frozen=True):
    """A deal, told in a sentence; `kept`: null where nothing was promised."""

    n: int
    turn: int
    text: str
    kept: bool | None


class Debrief(Struct, frozen=True, kw_only=True):
    """By turn, not by entry. `questions` are for the talk afterwards."""

    code: str
    title: str
    game: str
    minutes: int
    turns: list[DebriefTurn]
    teams: list[DebriefTeam]
    deals: list[DebriefDeal]
    turning: Turning
    questions: list[str]
