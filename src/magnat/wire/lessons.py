"""A lesson: a table that a leader without a seat runs for a class; its clock, its places, and what console and wall are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from magnat.wire.limits import Address, Key, Line, Name, Reason, SeatNumber, Title, Token
from magnat.wire.people import Language
from magnat.wire.tables import Clock, DiceSource, Setting, TableInfo

Bankers = Literal["program", "pupils", "leader"]
PushBy = Literal["default", "bot"]
TurnNumber = Annotated[int, Meta(ge=1, le=1000)]
TeamNumber = Annotated[int, Meta(ge=0, le=63)]
Millis = Annotated[int, Meta(ge=0, le=2**53)]
Minutes = Annotated[int, Meta(ge=5, le=600)]
RelayCode = Annotated[str, Meta(pattern="^[0-9]{4}$")]


# Setting up


class NewLesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table for a class. Who sets it up leads and takes no seat. `bell` is when the lesson ends, or `minutes` from now; turns and stage
    clocks follow from it unless `options` and `clock` say otherwise. `address` is the one of this computer that the phones can reach."""

    game: Key
    pupils: Annotated[int, Meta(ge=1, le=60)]
    bell: Millis | None = None
    minutes: Minutes | None = None
    language: Language = "en"
    bankers: Bankers = "program"
    title: Title = ""
    room: Key | None = None
    options: Annotated[dict[Key, Setting], Meta(max_length=40)] = {}
    clock: Clock | None = None
    dice: DiceSource = "server"
    address: Address = ""


class LessonOpened(Struct, frozen=True):
    """The host token is given only here."""

    table: TableInfo
    host_token: str


class NetworkAddress(Struct, frozen=True):
    """An address of this computer that phones in the same network can open; `label` is the name of the network card."""

    address: str
    label: str


class Network(Struct, frozen=True):
    """Where phones find this server. `reachable`: it answers there already; otherwise a new lesson opens it, if asked on this computer."""

    addresses: list[NetworkAddress]
    reachable: bool
    can_open: bool


# What the leader does; all of it can be read by those whom it concerns


class LessonChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is left out stays as it is. `hold`: the next round waits for the leader. `one_place`: a device takes one place only.
    `last_turn`: the present turn or a later one ends the game earlier than its options say; null takes that back while it has not come.
    `pardon`: whoever was banned may come back."""

    bell: Millis | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    ranking_shown: bool | UnsetType = UNSET
    hold: bool | UnsetType = UNSET
    one_place: bool | UnsetType = UNSET
    last_turn: TurnNumber | UnsetType | None = UNSET
    title: Title | UnsetType = UNSET
    address: Address | UnsetType = UNSET
    pardon: bool = False


class Push(Struct, frozen=True, forbid_unknown_fields=True):
    """The present stage of a company is finished for it, by the stated default or by a bot."""

    team: TeamNumber
    by: PushBy = "default"
    reason: Reason = ""


class MoreTime(Struct, frozen=True, forbid_unknown_fields=True):
    """For one company, or for all."""

    seconds: Annotated[int, Meta(ge=1, le=3600)]
    team: TeamNumber | None = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """What a company put in during its last stage is taken back, if nothing that others did depends on it."""

    team: TeamNumber
    reason: Reason = ""


class Announcement(Struct, frozen=True, forbid_unknown_fields=True):
    """The leader's words fill the screens of one company, or all screens."""

    text: Line
    team: TeamNumber | None = None


class TeamName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class PlaceChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the leader does with one place: rename who sits there, free it (a bot keeps it warm in a running game), ban the device that
    has it, or move the person to another place."""

    name: Name | UnsetType = UNSET
    free: bool = False
    ban: bool = False
    move_to: SeatNumber | UnsetType = UNSET


# A place on another phone


class Relay(Struct, frozen=True):
    """Whoever types the code or opens the link within five minutes sits there; it works once, and not after the place has changed hands."""

    seat: int
    code: str
    token: str
    link: str
    until: int


class TakeRelay(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two."""

    code: RelayCode | None = None
    token: Token | None = None


# What the room is told, live: to whoever says `overview` in the hello


class Remedy(Struct, frozen=True):
    """What would make the lesson end in time: an earlier last turn, or fewer seconds for each stage; and when it would end then."""

    kind: Literal["last-turn", "stage-clock"]
    number: int
    ends: int


class Forecast(Struct, frozen=True):
    """When the game will be over, by what lessons of this room took so far (`lessons` of them; 0: by the figures in the game's data)."""

    ends: int
    bell: int | None
    lessons: int
    remedies: list[Remedy]


class TeamRow(Struct, frozen=True, kw_only=True):
    """A company (or a player) at a glance. `step` is the letter of its stage, `waits` what it has to decide, since when, and how long it
    may still take. `value`, `cash` and `place` are null where these eyes may not see them."""

    team: int
    name: str
    seats: list[int]
    stage: str
    step: str
    value: int | None
    cash: int | None
    place: int | None
    waits: str
    since: int | None
    left: int | None


class Overview(Struct, frozen=True, kw_only=True, tag_field="type", tag="overview"):
    """The whole room after entry n; `now` is the server's time, as all times here. `turns` is how many the game has; the leader may
    have planned an earlier last one (`last_turn` of the lesson). `held`: the next round waits for the leader."""

    n: int
    now: int
    turn: int
    turns: int
    held: bool
    over: bool
    rows: list[TeamRow]
    forecast: Forecast | None
