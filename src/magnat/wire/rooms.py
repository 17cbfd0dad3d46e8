"""A room: a lasting address under which a leader's lessons follow each other, with one ranking."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from magnat.wire.limits import Name
from magnat.wire.tables import Status

RankedBy = Literal["places", "values"]


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """`ranked_by` is chosen beforehand: the sum of the places (fewer is better) or of the values (more is better)."""

    title: Name
    ranked_by: RankedBy = "places"


class RoomChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ranking may be chosen anew until the first lesson is over."""

    title: Name | UnsetType = UNSET
    ranked_by: RankedBy | UnsetType = UNSET


class RoomTeam(Struct, frozen=True):
    """A company of a lesson, with its partners; place and value when the game is over."""

    name: str
    people: list[str]
    place: int | None
    value: int | None


class RoomLesson(Struct, frozen=True):
    code: str
    title: str
    game: str
    status: Status
    created: int
    minutes: int | None
    turns: int
    teams: list[RoomTeam]


class RoomStanding(Struct, frozen=True):
    """A company of the same name through the lessons of a room."""

    name: str
    lessons: int
    places: int
    values: int
    rank: int


class RoomInfo(Struct, frozen=True, kw_only=True):
    """`leader`: whether whoever asks leads it. Pupils see the lessons that they can join, and the standing if it is shown."""

    code: str
    title: str
    link: str
    leader: bool
    ranked_by: RankedBy
    lessons: list[RoomLesson]
    standing: list[RoomStanding]


class Rooms(Struct, frozen=True):
    rooms: list[RoomInfo]
