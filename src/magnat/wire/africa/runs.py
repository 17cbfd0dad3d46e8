"""Runs of trains: what a company would earn, stop by stop."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from magnat.wire.limits import EntryNumber, Field, Key

BonusKind = Literal["concession", "crossing"]


class RunQuestion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What would the company earn? On these routes ("D3-D5;K36-J35-K34", one for each train), or at best; after this entry, or now."""

    company: Key
    routes: Field | None = None
    at: EntryNumber | None = None


class StopPaid(Struct, frozen=True):
    """`base` is printed, `worth` what it brings on this route; an express counts only its best stops."""

    place: str
    stop: int
    base: int
    worth: int
    counted: bool


class BonusPaid(Struct, frozen=True):
    """`name` is that of the concession, or the two ends of the crossing: "N7-K36"."""

    kind: BonusKind
    name: str
    amount: int


class TrainRun(Struct, frozen=True):
    """Counted stops times the multiplier, and the bonuses on top. A train that stays at home has no hexes."""

    train: str
    hexes: list[str]
    stops: list[StopPaid]
    multiplier: int
    bonuses: list[BonusPaid]
    total: int


class RunAccount(Struct, frozen=True, kw_only=True):
    """`routes` can be sent back as the fields of a `run`. With `proof` it is certain that nothing pays more."""

    company: str
    n: int
    routes: str
    trains: list[TrainRun]
    total: int
    proof: bool
