"""What the store keeps, as records. Times are milliseconds since 1970 UTC; bytes are JSON that the store does not look into."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Setting = bool | int | str
Pace = Literal["live", "async"]
Visibility = Literal["public", "link", "local"]
DiceSource = Literal["server", "typed"]
Status = Literal["open", "playing", "paused", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
Bankers = Literal["program", "pupils", "leader"]
RankedBy = Literal["places", "values"]
TokenKind = Literal["device", "link"]
NoticeState = Literal["waiting", "sent", "failed", "dropped"]


class EntryRow(Struct, frozen=True):
    """One entry of a journal: its line, and its facts with their audiences."""

    n: int
    line: bytes
    facts: bytes
    at: int
    seat: int | None = None
    message_id: str | None = None  # the client's own id of this input: unique per table and seat


class SnapshotRow(Struct, frozen=True):
    """The position after entry n."""

    n: int
    state: bytes
    hash: str


class Append(Struct, frozen=True):
    """What one input changes, stored together or not at all. None leaves the table's field as it was."""

    table: str
    rows: list[EntryRow]  # consecutive numbers, following the last one stored
    status: Status | None = None
    clock: bytes | None = None
    waiting: list[int] | None = None
    snapshot: SnapshotRow | None = None
    changed: int = 0
    after: int | None = None  # the last entry that its maker knows of; None: no matter which is the last
    only_while: Status | None = None  # it is not stored if the table has another status by then
    owner: str | None = None  # nor if its mailbox belongs to another process by then


class TableRecord(Struct, frozen=True):
    """A table: what is played, how, and how far it is."""

    id: str
    code: str  # six letters A-Z without I and O
    game: str
    edition: int
    seats: int
    deciders: int
    options: dict[str, Setting] = {}
    language: str = "en"
    pace: Pace = "live"
    visibility: Visibility = "public"
    dice: DiceSource = "server"
    clock_rule: bytes = b""
    clock: bytes = b""
    status: Status = "open"
    reason: str = ""  # of the pause or of the closing
    host: str = ""  # a person's id
    host_name: str = ""
    host_token: str = ""  # sha256, hexadecimal
    created: int = 0
    changed: int = 0
    commitment: str = ""
    key: bytes = b""
    reveal_until: int = 0  # the devices of the players may reveal what they mix in; 0: what the dice follow from is fixed
    rematch_of: str = ""
    rematch: str = ""
    bot_pause: int = 0  # milliseconds between two moves of bots
    hints: bool = True  # whether people may ask what a clerk would do
    hurry: bool = False  # bots do not pause until a person must decide
    title: str = ""
    header: bytes = b""
    entries: int = 0  # the highest number in the journal
    waiting: list[int] = []  # the seats that must decide now
    owner: str = ""  # the process that has the mailbox


class TableChange(Struct, frozen=True, kw_only=True):
    """The fields of a table that are to change. Journal entries and the owner change by append and by lease only."""

    options: dict[str, Setting] | UnsetType = UNSET
    language: str | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    visibility: Visibility | UnsetType = UNSET
    dice: DiceSource | UnsetType = UNSET
    clock_rule: bytes | UnsetType = UNSET
    clock: bytes | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    host: str | UnsetType = UNSET
    host_name: str | UnsetType = UNSET
    host_token: str | UnsetType = UNSET
    changed: int | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    key: bytes | UnsetType = UNSET
    reveal_until: int | UnsetType = UNSET
    rematch_of: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    bot_pause: int | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    hurry: bool | UnsetType = UNSET
    title: str | UnsetType = UNSET
    header: bytes | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET


class SeatRecord(Struct, frozen=True):
    """Who sits there."""

    table: str
    seat: int
    kind: SeatKind = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    device: str = ""  # sha256 of the mark of the device that sat down here
    address: str = ""  # and a hash of where it was on the network
    promised: str = ""  # the commitment to what that device mixes into the dice


class OrderRecord(Struct, frozen=True):
    """What a person has told the table to do for a seat as long as that person has it. Nobody else may know of it."""

    table: str
    seat: int
    kind: str
    person: str
    words: dict[str, int | str] = {}


class LessonRecord(Struct, frozen=True):
    """What makes a table a lesson: its leader is the table's host."""

    table: str
    room: str = ""  # a room's code
    bankers: Bankers = "program"
    bell: int | None = None
    locked: bool = False
    one_place: bool = True
    ranking_shown: bool = False
    hold: bool = False
    last_turn: int | None = None  # planned by the leader; the table makes it so when that turn comes
    released: int = 0  # the entry after which the leader let the table go on
    address: str = ""  # that phones open, without the path
    team_names: list[str] = []  # by team, as chosen before the game
    begun: int | None = None
    results: bytes = b""  # JSON, when the game is over and somebody has asked
    forgotten: int = 0  # how often names were taken out of its journal: whoever has the game in memory reads it again


class LessonUpdate(Struct, frozen=True, kw_only=True):
    """The fields of a lesson that are to change."""

    bell: int | UnsetType | None = UNSET
    locked: bool | UnsetType = UNSET
    one_place: bool | UnsetType = UNSET
    ranking_shown: bool | UnsetType = UNSET
    hold: bool | UnsetType = UNSET
    last_turn: int | UnsetType | None = UNSET
    released: int | UnsetType = UNSET
    address: str | UnsetType = UNSET
    team_names: list[str] | UnsetType = UNSET
    begun: int | UnsetType | None = UNSET
    results: bytes | UnsetType = UNSET
    forgotten: int | UnsetType = UNSET


class RoomRecord(Struct, frozen=True):
    """A lasting address for a leader's lessons."""

    code: str
    leader: str  # a person's id
    title: str
    ranked_by: RankedBy = "places"
    created: int = 0


class RoomUpdate(Struct, frozen=True, kw_only=True):
    """The fields of a room that are to change."""

    title: str | UnsetType = UNSET
    ranked_by: RankedBy | UnsetType = UNSET


class BanRecord(Struct, frozen=True):
    """Who does not sit down at a table any more: hashes of the device and, if known, of its address."""

    table: str
    person: str
    device: str
    address: str = ""


class RelayRecord(Struct, frozen=True):
    """How a place can be taken by a link or, in a lesson, by a code: once, by hashes of both, and not when somebody else sits there."""

    table: str
    seat: int
    code: str
    token: str
    until: int
    holder: str  # the person who had the place
    guesses: int = 0  # wrong codes since


class SeatingRecord(Struct, frozen=True):
    """TB-6.1: a place of a running game changed hands, after entry `after`; numbered from 1 without gaps. `was` is who had it before."""

    table: str
    n: int
    at: int
    after: int
    seat: int
    kind: SeatKind
    person: str
    name: str
    was_kind: SeatKind
    was: str
    was_name: str
    was_device: str  # as in the seat
    by: str  # the person who did it
    by_name: str


class SeatRequestRecord(Struct, frozen=True):
    """TB-6.2: somebody asks the others for a place; one at a table."""

    table: str
    seat: int
    person: str
    name: str
    device: str
    address: str
    agreed: list[str] = []  # people's ids
    at: int = 0


class Wanted(Struct, frozen=True, kw_only=True):
    """What somebody looks for in the lobby. `me` also sees their own tables that are not public."""

    me: str = ""
    game: str | None = None
    statuses: list[Status] = []  # any of these; none given: all
    pace: Pace | None = None
    free: bool = False  # only tables with an open seat
    mine: bool = False  # only those that `me` hosts or sits at
    limit: int = 50
    offset: int = 0


class PersonRecord(Struct, frozen=True):
    """A person: a guest, or somebody with a login and a password (an opaque hash)."""

    id: str
    name: str
    language: str = "en"
    login: str | None = None  # casefolded by the store
    password: str | None = None
    webhook: str = ""
    email: str = ""
    quiet_from: int = -1  # minutes of the day; -1: none
    quiet_to: int = -1
    zone: str = "UTC"
    created: int = 0
    seen: int = 0
    email_confirmed: bool = False  # nothing is sent to an address that is not
    email_asked: int = 0  # when the address was last asked for its confirmation


class PersonChange(Struct, frozen=True, kw_only=True):
    """The fields of a person that are to change; the name changes by `people.rename`."""

    language: str | UnsetType = UNSET
    login: str | UnsetType | None = UNSET
    password: str | UnsetType | None = UNSET
    webhook: str | UnsetType = UNSET
    email: str | UnsetType = UNSET
    quiet_from: int | UnsetType = UNSET
    quiet_to: int | UnsetType = UNSET
    zone: str | UnsetType = UNSET
    seen: int | UnsetType = UNSET
    email_confirmed: bool | UnsetType = UNSET
    email_asked: int | UnsetType = UNSET


class TokenRecord(Struct, frozen=True):
    """How a person is known: on a device, or by a personal link that was given out."""

    hash: str
    person: str
    created: int
    kind: TokenKind = "device"
    label: str = ""  # what kind of device or program it is
    device: str = ""  # sha256 of its mark
    seen: int = 0


class ConfirmationRecord(Struct, frozen=True):
    """A link that was sent to an address: whoever opens it reads that person's mail."""

    hash: str
    person: str
    email: str
    at: int


class ChatRecord(Struct, frozen=True):
    """Something said at a table, numbered from 1 without gaps. `company` is empty for the whole table."""

    table: str
    n: int
    at: int
    person: str
    seat: int | None
    company: str
    text: str
    loud: bool = False  # the leader's: it fills the screens


class NoteRecord(Struct, frozen=True):
    """A person's private text about a seat."""

    table: str
    person: str
    seat: int
    text: str


class DebriefRecord(Struct, frozen=True):
    """The search for a finished game's turning points: how far it was at `at`, or what it has found (JSON)."""

    table: str
    state: Literal["running", "ready", "failed"]
    done: int
    of: int
    found: bytes
    at: int


class CardSetRecord(Struct, frozen=True):
    """Cards that somebody keeps under a name: by option of the game, the text that it takes."""

    person: str
    game: str
    name: str
    texts: dict[str, str]


class NoticeRecord(Struct, frozen=True):
    """A message to somebody who is not looking; `n` is the entry that it is about."""

    person: str
    table: str
    seat: int
    n: int
    kind: str
    due_at: int
    tries: int = 0
    state: NoticeState = "waiting"
    id: int = 0  # given by the store
    mailed: int = 0  # when it was given to the mail server


class ForwardedMove(Struct, frozen=True):
    """From the process that holds a connection to the one that owns the table, with its answer when there is one."""

    id: int
    table: str
    to_process: str
    from_process: str
    body: bytes
    answer: bytes | None
    at: int


class ProcessRecord(Struct, frozen=True):
    """A server process: its figures as it told them last, and by table who is connected to it."""

    id: str
    beat: int
    figures: bytes | None
    present: dict[str, list[str]] | None


class BackupRecord(Struct, frozen=True):
    """The daily backup of one day: how it went. `at` is when the state was last changed."""

    day: str
    state: Literal["running", "verified", "failed"]
    process: str
    at: int
    file: str = ""
    bytes: int = 0
    rows: int = 0
    detail: str = ""
