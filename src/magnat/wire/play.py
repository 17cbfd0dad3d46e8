"""Playing: what a person sends to a table and what the table tells, one type for WebSocket and HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct, field

from magnat.wire.lessons import Overview
from magnat.wire.limits import EntryNumber, Field, Id, Key, Line, Note, Number, Reason, SeatNumber
from magnat.wire.people import Language
from magnat.wire.problems import Problem
from magnat.wire.tables import TableInfo

Words = dict[Key, Number | Field]
"""The fields of an action: ids and whole numbers."""


# From a person


class Move(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """`id` is the sender's own: a move sent again with the same id is done once and gets the same answer.

    `seat` may be left out by whoever has just one. `at` refuses the move if the table has gone on since that entry.
    """

    id: Id | None = None
    seat: SeatNumber | None = None
    at: EntryNumber | None = None


class Act(Move, frozen=True, kw_only=True, tag="act"):
    """A wish under the rules of the game."""

    do: Key
    words: Words = field(name="with", default_factory=dict)


class Roll(Move, frozen=True, kw_only=True, tag="roll"):
    """What real dice or cards show, typed in."""

    roll: Key
    about: Number = 0
    shows: Any  # a JSON value that each game's codec reads and checks


class Undo(Move, frozen=True, kw_only=True, tag="undo"):
    """TB-1: take back one's own last input."""


class AskUndo(Move, frozen=True, kw_only=True, tag="ask-undo"):
    """TB-2.1: ask the others to go back to an entry."""

    to: EntryNumber


class AnswerUndo(Move, frozen=True, kw_only=True, tag="answer-undo"):
    """TB-2.2."""

    agree: bool


class RuleBack(Move, frozen=True, kw_only=True, tag="rule-back"):
    """TB-3.1: the host takes the table back."""

    to: EntryNumber
    reason: Reason


class RuleAct(Move, frozen=True, kw_only=True, tag="rule-act"):
    """TB-3.2: the host acts for a seat."""

    do: Key
    words: Words = field(name="with", default_factory=dict)
    reason: Reason


Moves = Act | Roll | Undo | AskUndo | AnswerUndo | RuleBack | RuleAct


class Hello(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a WebSocket: the last entry and the last chat line that the client has."""

    token: str | None = None
    after: EntryNumber = 0
    chat: EntryNumber = 0
    language: Language | None = None
    positions: bool = True
    """False: only what happens is told; the position is asked for over HTTP."""
    changes: bool = False
    """True: after the first position of a seat only what is different is told (`changed`)."""
    overview: bool = False
    """True: whom the table waits for is told for all companies at a glance (`overview`); the leader's eyes see what a banker may."""
    wall: bool = False
    """True: whoever asks sees what anybody may see, for a screen before which all stand."""


class Why(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """May I do that, and why not?"""

    id: Id | None = None
    seat: SeatNumber | None = None
    do: Key
    words: Words = field(name="with", default_factory=dict)


class AdviceQuestion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What would a clerk do in my place, and why?"""

    seat: SeatNumber | None = None


class Say(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """A line of chat: to the table, or only to one's own company."""

    id: Id | None = None
    seat: SeatNumber | None = None
    company: bool = False
    text: Line


class Ping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    id: Id | None = None


FromClient = Hello | Act | Roll | Undo | AskUndo | AnswerUndo | RuleBack | RuleAct | Why | Say | Ping


# From the table


class FactLine(Struct, frozen=True):
    """Something that happened, as this seat learns it: its fields, its clause, and a sentence."""

    fact: str
    clause: str
    words: dict[str, int | str]
    text: str


class Told(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="told"):
    """Entry n of the journal. Numbers have no gap; a client that has n asks for what comes after n.

    `drop`: these entries no longer count, those after them do (TB-3.5); `seat` is one of the team whose stage was taken back.
    """

    n: int
    at: int
    facts: list[FactLine]
    seat: int | None = None
    roll: str | None = None
    typed: bool = False
    clock: bool = False
    undo: int | None = None
    ask: int | None = None
    agree: bool | None = None
    drop: list[int] | None = None
    ruling: str | None = None
    unrolled: int = 0
    """This many rolls were taken back with it; new ones will fall (TB-5.7)."""


class Asked(Struct, frozen=True):
    """A decision of one's own seat."""

    key: str
    clause: str
    must: bool
    text: str


class Waiting(Struct, frozen=True):
    """A seat that the table waits for, and the milliseconds it has left if a clock runs."""

    seat: int
    key: str
    text: str
    left: int | None = None


class Due(Struct, frozen=True):
    """A roll or draw that somebody must type in."""

    roll: str
    about: int
    clause: str
    text: str


class Choice(Struct, frozen=True):
    """Something that the seat may do now; sent back as it is, it is an `act`."""

    do: str
    words: dict[str, int | str] = field(name="with")
    text: str


class FormInfo(Struct, frozen=True):
    """An action with a free amount."""

    action: str
    field: str
    low: int
    high: int
    step: int


class UndoRequest(Struct, frozen=True):
    seat: int
    to: int
    agreed: list[int]


class Position(Struct, frozen=True, kw_only=True, tag_field="type", tag="position"):
    """What one seat sees after entry n, and what it may do. Seat -1 watches."""

    n: int
    seat: int
    view: Raw
    asked: list[Asked]
    choices: list[Choice]
    forms: list[FormInfo]
    waiting: list[Waiting]
    due: list[Due]
    undo: bool
    request: UndoRequest | None
    over: bool
    places: list[int]
    scores: list[int]


class Change(Struct, frozen=True, omit_defaults=True):
    """One part of a position: the path to it by names and numbers (from 0), and what is there now. `gone`: nothing does."""

    at: list[str | int]
    to: Any = None
    gone: bool = False


class PositionChanged(Struct, frozen=True, kw_only=True, tag_field="type", tag="changed"):
    """The position of this seat that was told last, with these parts put in, is the one after entry n."""

    n: int
    seat: int
    parts: list[Change]


class Rulings(Struct, frozen=True):
    """What the host may do for a seat after entry n, as far as it does not depend on what only the seat can see (TB-3.2)."""

    n: int
    seat: int
    choices: list[Choice]
    forms: list[FormInfo]


class Welcome(Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The connection is up. What is told next begins after the entry that the client named.

    Of the chat the newest page is told, after line `chat_after`. That is `chat`, which the client named, or a later one if there is more
    between them, which can be asked for (`chat?before=`).
    """

    table: TableInfo
    seats: list[int]
    n: int
    chat: int
    chat_after: int = 0


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    table: TableInfo


class ChatLine(Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    n: int
    at: int
    seat: int | None
    name: str
    company: int | None
    text: str
    loud: bool
    """The leader's: it fills the screen until it has been read."""


class Done(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="done"):
    """The move is in the journal, durably, as entry n."""

    id: str | None = None
    n: int


class Verdict(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="verdict"):
    """The answer to `why`. Allowed: what would happen at once, up to the next roll, and nothing if it would show what is hidden.
    Not allowed: the problem and, where there is one, the nearest thing of the same kind that would be."""

    id: str | None = None
    allowed: bool
    text: str = ""
    facts: list[FactLine] = []
    forecast: list[str] = []
    """What it means beyond that: the economy after a sale, the expected yield of a layout."""
    problem: Problem | None = None
    instead: Choice | None = None


class Advice(Struct, frozen=True, kw_only=True):
    """After entry n a clerk in this seat would do this, by what the seat can know. `reason`: why, in a sentence with its numbers.

    `about` is the decision; it holds the table up, or else may be left alone (`must`).
    """

    n: int
    about: str
    must: bool
    choice: Choice
    reason: str


class GiveOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A standing order for one's own seat: one of the kinds that the table offers, with what may be named."""

    kind: Key
    words: Words = field(name="with", default_factory=dict)


class OrderInfo(Struct, frozen=True):
    """An order that is in force."""

    kind: str
    text: str


class OrderChoice(Struct, frozen=True):
    value: str
    text: str


class OrderLimits(Struct, frozen=True):
    """What is named with an order: a number from `low` to `high`, or one of the choices."""

    name: str
    text: str
    low: int
    high: int
    usual: int
    choices: list[OrderChoice]


class OrderForm(Struct, frozen=True):
    """An order that could be given now."""

    kind: str
    title: str
    fields: list[OrderLimits]


class Orders(Struct, frozen=True):
    """The standing orders of a seat, told to nobody but whoever gave them; and those that could be given now."""

    seat: int
    given: list[OrderInfo]
    offered: list[OrderForm]


class Failed(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="failed"):
    """A message was refused; nothing has changed."""

    id: str | None = None
    problem: Problem


class Pong(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pong"):
    id: str | None = None


FromTable = Welcome | Told | Position | PositionChanged | TableChanged | Overview | ChatLine | Done | Verdict | Failed | Pong


class Happened(Struct, frozen=True):
    """What was told after an entry, over HTTP; `more` says that there is more to fetch."""

    entries: list[Told]
    n: int
    more: bool


class ChartLine(Struct, frozen=True):
    """One number through the game: of a `seat`, a `company` or a `thing`; null where it was hidden or not there.

    `values` stand beside `Charts.entries`. `name` is what the players call a company, where they name it.
    """

    chart: str
    of: str
    id: int | str
    name: str
    values: list[int | None]


class Charts(Struct, frozen=True):
    """Cash, values and prices at some entries, evenly chosen, as these eyes saw them."""

    seat: int
    entries: list[int]
    lines: list[ChartLine]


class Talk(Struct, frozen=True):
    """A page of what was said, oldest first; `more` says that there is more to fetch in the same direction."""

    lines: list[ChatLine]
    more: bool = False


class NoteText(Struct, frozen=True, forbid_unknown_fields=True):
    """A private note of a seat."""

    text: Note
