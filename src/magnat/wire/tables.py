"""Tables as the lobby knows them: what is played, who sits where, how the clock runs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from magnat.kernel.data_file import OriginKind
from magnat.wire.limits import Digest, Key, Number, OptionText, Reason, SeatNumber, Title, Token
from magnat.wire.people import Language

Pace = Literal["live", "async"]
Visibility = Literal["public", "link", "local"]
Status = Literal["open", "playing", "paused", "over", "closed"]
DiceSource = Literal["server", "typed"]
SeatKind = Literal["open", "person", "bot"]
Role = Literal["seat", "company", "bank"]
Setting = bool | Number | OptionText
"""Some games read cards of a table's own from a text; the game says how long it may be."""


class OptionInfo(Struct, frozen=True):
    """An option of a game: one of the choices, a whole number from low to high, or a text of at most `longest` characters.

    `origin` is that of the default, `published` what the published rules say.
    """

    name: str
    label: str
    text: str
    default: bool | int | str
    choices: list[bool | int | str]
    low: int
    high: int
    longest: int
    origin: OriginKind
    published: bool | int | str | None = None


class SeatChange(Struct, frozen=True):
    """How many can play when an option has this value, and all others their defaults."""

    option: str
    value: bool | int | str
    seats: list[int]


class ChapterInfo(Struct, frozen=True):
    """A fact that opens a chapter of the replay; its title is the game's message `GAME-chapter-NAME`. A `round` holds the others."""

    fact: str
    name: str
    round: bool


class ChartInfo(Struct, frozen=True):
    """A chart, and what has lines in it: a `seat`, a `company` or a `thing`. Its title is the game's message `GAME-chart-CHART`."""

    chart: str
    of: str


class OriginInfo(Struct, frozen=True):
    """Figures that may differ in the printed game, and why. `of` are the paths to them within `place`; none: all of it."""

    place: str
    kind: OriginKind
    title: str
    text: str
    of: list[str]


class GameInfo(Struct, frozen=True):
    """`about` is a paragraph. Where `teams`, several seats play together; `roles` are what one person can be."""

    name: str
    title: str
    about: str
    edition: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    """The plainest first."""
    usual_bot: str
    """The one for whoever does not choose."""
    usual_seats: int
    seat_changes: list[SeatChange]
    teams: bool
    roles: list[Role]
    typed: list[str]
    """The chances whose outcomes can be typed in, if real dice are rolled; none: this game's screens have no place for that."""
    chapters: list[ChapterInfo]
    orders: bool
    """Whether standing orders can be given."""
    rounds: bool
    """Turns are counted; when every seat has had one, a round is over."""
    charts: list[ChartInfo]
    origins: list[OriginInfo]
    """What had to be reconstructed, and where public sources disagree."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`seconds` per move, per stage of a company, or in the bank of each seat with `extra` for every input; `late` says who decides when
    time is over."""

    kind: Literal["none", "move", "bank", "stage"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    extra: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    late: Key = "simplest"


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set up. `bots` sit from the last seat downwards; `sit` takes the first seat for whoever sets it up."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=60)]
    options: Annotated[dict[Key, Setting], Meta(max_length=40)] = {}
    title: Title = ""
    language: Language = "en"
    pace: Pace = "live"
    visibility: Visibility = "link"
    dice: DiceSource = "server"
    clock: Clock = Clock()
    bots: Annotated[list[Key], Meta(max_length=60)] = []
    bot_pause: Annotated[int, Meta(ge=0, le=10_000)] = 300
    hints: bool = True
    """Whether people may ask what a clerk would do in their place."""
    sit: bool = True


class TableWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host changes while people sit there; what is left out stays as it is."""

    bot_pause: Annotated[int, Meta(ge=0, le=10_000)] | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    hurry: bool | UnsetType = UNSET
    """Bots do not pause until a person must decide."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    mine: bool
    here: bool
    left: int | None
    """Milliseconds on the clock, if the seat is waited for and a clock runs."""
    free: bool
    """Whether somebody may sit down here: nobody has it, or a bot keeps it warm for whoever comes late."""
    shared: bool
    """Whether whoever has it has other seats here too: partners share one phone."""


class TeamInfo(Struct, frozen=True):
    """Those who play together, before and while they play. `roles` stand beside `seats`; their texts are the game's `GAME-role-ROLE`."""

    team: int
    name: str
    seats: list[int]
    roles: list[str]


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A table that is led by somebody without a seat, as all who come to it know it. `link` is the address that phones open."""

    link: str
    room: str
    bell: int | None
    bankers: Literal["program", "pupils", "leader"]
    locked: bool
    """Nobody new sits down."""
    one_place: bool
    """A device takes one place only."""
    ranking_shown: bool
    hold: bool
    """After every round the table waits for the leader."""
    last_turn: int | None
    """After this turn the game will end, as the leader has planned; null once it has come, and where nothing is planned."""


class Seating(Struct, frozen=True):
    """TB-6.1: a place changed hands in the running game, after entry `after`. `was` says what it was before, `by` who did it."""

    n: int
    at: int
    after: int
    seat: int
    kind: SeatKind
    name: str
    was: SeatKind
    was_name: str
    by: str


class SeatRequest(Struct, frozen=True):
    """TB-6.2: somebody asks the others for a place."""

    seat: int
    name: str
    mine: bool
    asked: bool
    """Whether whoever looks has still to answer."""
    waiting: list[str]
    """Who has not answered yet."""


class DeviceInfo(Struct, frozen=True):
    """What somebody's device mixes into the dice: its commitment, and what it has revealed, when that is fixed."""

    seat: int
    commitment: str
    entropy: str


class TableInfo(Struct, frozen=True, kw_only=True):
    code: str
    title: str
    game: str
    edition: int
    players: int
    options: dict[str, bool | int | str]
    language: Language
    pace: Pace
    visibility: Visibility
    dice: DiceSource
    clock: Clock
    bot_pause: int
    """Milliseconds from the question to a bot's move."""
    hints: bool
    """Whether `advice` is given here."""
    hurry: bool
    """Bots do not pause until a person must decide."""
    status: Status
    reason: str
    seats: list[SeatInfo]
    waiting: list[int]
    host: bool
    """Whether whoever asks is the host."""
    host_name: str
    entries: int
    created: int
    changed: int
    commitment: str
    key: str
    """The key of the dice, given only when the game is over."""
    dice_scheme: int
    """How the rolls follow from it: see the guide to fair dice."""
    devices: list[DeviceInfo]
    """Those that mix something into the dice, from the beginning of the game on."""
    revealing: bool
    """The first roll waits for what they reveal."""
    rematch: str
    rematch_of: str
    teams: list[TeamInfo]
    lesson: LessonInfo | None
    seatings: list[Seating]
    """The places that have changed hands since the game began, the newest 100; lists of tables leave them out."""
    seat_request: SeatRequest | None


class DicePromise(Struct, frozen=True, forbid_unknown_fields=True):
    """The SHA-256 of what a device will mix into the dice."""

    commitment: Digest


class DiceReveal(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device mixes in: 32 random bytes."""

    entropy: Digest


class DiceTaken(Struct, frozen=True):
    """Whether what a device sent counts, or came too late."""

    counted: bool


class FairRoll(Struct, frozen=True):
    """One roll: the table's number `roll`, in entry `n`. `source` says whether it can be proved; `back`: it was taken back later."""

    roll: int
    n: int
    chance: str
    about: int
    weights: list[int]
    outcome: int
    source: Literal["key", "typed", "elsewhere"]
    back: bool


class DiceProof(Struct, frozen=True, kw_only=True):
    """Everything from which the rolls of a finished game can be computed again. `weights` of a deck follow from the rules."""

    scheme: int
    commitment: str
    key: str
    devices: list[DeviceInfo]
    rolls: list[FairRoll]


class Opened(Struct, frozen=True):
    """A new table. The host token is given only here; whoever has it can become the host. `teams`: the seats that play together."""

    table: TableInfo
    host_token: str
    link: str
    teams: list[list[int]]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: a free one, the one named, or the one whose own token is given."""

    seat: SeatNumber | None = None
    token: Token | None = None


class AskSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the others for a seat: the one named, or the one whose link is given."""

    seat: SeatNumber | None = None
    token: Token | None = None


class SeatAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """May whoever asks have the seat? Whoever asked withdraws it with `false`."""

    agree: bool


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave one seat or all; a bot may go on in them."""

    seat: SeatNumber | None = None
    bot: Key | None = None


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a seat: a bot (the game's best one, if none is named), open for others, or back to whoever asks."""

    kind: SeatKind
    bot: Key | None = None


class SeatLink(Struct, frozen=True):
    """Whoever opens this link first and confirms sits there; until then, and as long as the seat does not change hands."""

    seat: int
    token: str
    link: str
    until: int


class HostClaim(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Because(Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason = ""


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    muted: bool


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    title: Title = ""


class Lobby(Struct, frozen=True):
    tables: list[TableInfo]
    more: bool
