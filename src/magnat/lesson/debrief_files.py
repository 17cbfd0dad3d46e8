"""Everything that is made of a finished game, in one call that a process of its own can answer: journal in, file out."""

from __future__ import annotations

from typing import Literal

import msgspec

from magnat.games.registry import find
from magnat.kernel.game import Setting
from magnat.lesson import report, spreadsheet
from magnat.lesson.debrief import debrief
from magnat.lesson.story import Story
from magnat.lesson.turning_points import Found, told
from magnat.tables.journal import read
from magnat.wire.debriefs import Debrief, Turning
from magnat.words.catalogue import words

Kind = Literal["debrief", "class", "team", "teams", "xlsx", "csv"]
State = Literal["none", "running", "ready", "failed"]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is wanted of a game: the debrief as JSON, a report, or a spreadsheet. `team` is meant by `team` only."""

    kind: Kind
    journal: bytes
    language: str
    code: str = ""
    title: str = ""
    minutes: int = 0
    team: int = 0
    state: State = "none"
    done: int = 0
    of: int = 0
    found: list[Found] = []


class Sheets(msgspec.Struct, frozen=True):
    """Blank value sheets for that many players."""

    game: str
    settings: dict[str, Setting]
    players: int
    language: str


ORDER = msgspec.msgpack.Decoder(Order)
SHEETS = msgspec.msgpack.Decoder(Sheets)


def made(packed: bytes) -> bytes:
    """The file; nothing if there is no such team."""
    order = ORDER.decode(packed)
    spoken = words(order.language)
    whole = whole_debrief(order)
    match order.kind:
        case "debrief":
            return msgspec.json.encode(whole)
        case "class":
            return report.class_report(whole, spoken)
        case "team":
            there = any(team.team == order.team for team in whole.teams)
            return report.team_report(whole, spoken, order.team) if there else b""
        case "teams":
            return report.team_report(whole, spoken)
        case "xlsx":
            return spreadsheet.workbook(whole, spoken)
    return spreadsheet.as_csv(whole, spoken)


def whole_debrief(order: Order) -> Debrief:
    story, spoken = Story(read(order.journal)), words(order.language)
    turning = Turning(order.state, order.done, order.of, told(spoken, story, order.found))
    return debrief(story, spoken, code=order.code, title=order.title, minutes=order.minutes, turning=turning)


def blank(packed: bytes) -> bytes:
    order = SHEETS.decode(packed)
    return report.blank_sheets(find(order.game), order.settings, order.players, words(order.language))
