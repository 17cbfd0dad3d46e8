"""The journal: a header, then one JSON line per entry. Inputs are the truth; facts and a state hash accompany them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from magnat.games.registry import AnyGame, find
from magnat.kernel.contract import Rules, Seat, State, Word
from magnat.kernel.game import Plain, Setting, Unreadable, shown
from magnat.tables.fair_dice import SCHEME, Device

FORMAT = 1
FactWords = dict[str, Word]


def nameless() -> list[str]:
    return []


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """TB-6.1: after entry `after` a place changed hands: from a person, a bot or nobody to another. `own`: by whoever had or took it."""

    after: int
    seat: Seat
    was: str
    now: str
    own: bool = False


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is played. `magnat` is the format of the journal, `edition` the rules that it was played under."""

    magnat: int
    game: str
    edition: int
    seats: int
    options: dict[str, Setting]
    names: list[str] = msgspec.field(default_factory=nameless)  # written even if empty, which `omit_defaults` would not do to a plain []
    commitment: str = ""  # TB-5.1: published before the first roll
    key: str = ""  # TB-5.3: revealed at the end
    fair_from: int = 0  # TB-5.5: rolls up to this entry were made elsewhere
    seatings: list[Seating] = []  # TB-6.1: without names
    dice_scheme: int = 1  # how rolls follow from the key: see `fair_dice`
    devices: list[Device] = []  # TB-5.6: what was mixed in, in the order of the seats


def anew(header: Header, fair_from: int) -> Header:
    """The header of another table that goes on with this game, or plays it again, with dice from a key of its own after that entry."""
    return msgspec.structs.replace(
        header, names=[], commitment="", key="", fair_from=fair_from, seatings=[], dice_scheme=SCHEME, devices=[]
    )


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line. Which fields are set says what it is: `do` an action, `roll` an outcome, `undo` a return, `ask`, `agree`, `drop`."""

    n: int
    seat: Seat | None = None
    do: str | None = None
    words: msgspec.Raw = msgspec.field(name="with", default=msgspec.Raw(b"{}"))
    roll: str | None = None
    about: int = 0  # which of several rolls of one kind
    shows: msgspec.Raw = msgspec.Raw(b"")
    typed: bool = False  # the dice lay on a real table and were typed in
    clock: bool = False  # TB-4.3: the time was up and the table chose
    undo: int | None = None  # back to the position after this entry; 0 is the start
    ask: int | None = None  # a seat asks the others to go back that far
    agree: bool | None = None
    drop: list[int] | None = None  # TB-3.5: these inputs no longer count, those after them do
    ruling: str | None = None  # the host's reason
    facts: msgspec.Raw = msgspec.Raw(b"[]")  # read when somebody wants to know: see `fact_words`
    state: str = ""
    unrolled: int = 0  # TB-5.7: how many rolls that counted were taken back

    def is_input(self) -> bool:
        return self.do is not None or self.roll is not None

    def fact_words(self) -> list[FactWords]:
        """The facts, by their fields; Unreadable if they are not facts."""
        try:
            return FACTS.decode(self.facts)
        except msgspec.DecodeError as error:
            raise Unreadable("bad-line", line=self.n + 1, detail=shown(str(error))) from None


class Journal:
    """A header and its entries, numbered without a gap from 1, or from `base` + 1 if those before were left in the store; it only grows."""

    def __init__(self, header: Header, entries: list[Entry], base: int = 0) -> None:
        self.header = header
        self.entries = entries
        self.base = base

    def last(self) -> int:
        """The number of the last entry."""
        return self.base + len(self.entries)

    def game(self) -> AnyGame:
        """The game of the header, checked: this Magnat must know its name, edition, seats and options."""
        game = find(self.header.game)
        if not 1 <= self.header.edition <= game.edition:
            raise Unreadable("other-edition", game=game.name, edition=self.header.edition, known=game.edition)
        game.check_seats(self.header.seats, game.settings(self.header.options, self.header.edition))
        return game

    def settings(self) -> dict[str, Setting]:
        """What is played with: where the header is silent, the defaults of its edition."""
        return self.game().settings(self.header.options, self.header.edition)

    def rules(self) -> Rules[Any]:  # Any: the header decides which game's rules these are
        """The game's rules with the options of the header."""
        return self.game().rules(self.settings())


def state_hash(game: AnyGame, state: State) -> str:
    """Eight hexadecimal digits that change with anything in the state."""
    return blake2b(msgspec.json.encode(game.encode_state(state)), digest_size=4).hexdigest()


# To and from text


def write(journal: Journal) -> str:
    assert journal.base == 0, "only a whole journal is written"
    lines = [msgspec.json.encode(journal.header), *(msgspec.json.encode(entry) for entry in journal.entries)]
    return b"\n".join(lines).decode() + "\n"


HEADER = msgspec.json.Decoder(Header)
ENTRY = msgspec.json.Decoder(Entry)
FACTS = msgspec.json.Decoder(list[FactWords])


def read(text: bytes) -> Journal:
    """Reads a journal; Unreadable says which line is wrong and why."""
    if not text.strip():
        raise Unreadable("empty-journal")
    lines = text.split(b"\n")
    if lines.pop() != b"":
        raise Unreadable("truncated", line=len(lines) + 1)
    header = read_header(lines[0])
    return Journal(header, read_entries(text[len(lines[0]) + 1 :], lines[1:]))


def read_entries(text: bytes, lines: list[bytes]) -> list[Entry]:
    """All lines at once, which is quick; if anything is wrong, one by one to find the place."""
    try:
        entries = ENTRY.decode_lines(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        entries = []
    whole = 0
    for entry in entries:
        if not is_whole(entry, whole + 1):
            break
        whole += 1
    if whole == len(lines):
        return entries
    return [read_entry(line, number) for number, line in enumerate(lines, start=1)]


def is_whole(entry: Entry, number: int) -> bool:
    """Carries its number, and is exactly one of the six kinds of entry."""
    kinds = (entry.do, entry.roll, entry.undo, entry.ask, entry.agree, entry.drop)
    return entry.n == number and kinds.count(None) == len(kinds) - 1


def read_header(line: bytes) -> Header:
    try:
        plain: Any = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("not-a-journal", detail=shown(str(error))) from None
    if not isinstance(plain, dict) or "magnat" not in plain:
        raise Unreadable("not-a-journal", detail=shown(plain))
    if plain["magnat"] != FORMAT or isinstance(plain["magnat"], bool):
        raise Unreadable("other-format", format=shown(plain["magnat"]), known=FORMAT)
    try:
        return HEADER.decode(line)
    except msgspec.DecodeError as error:
        raise Unreadable("bad-header", detail=shown(str(error))) from None


def read_entry(line: bytes, number: int) -> Entry:
    """Line `number` after the header must carry that number."""
    try:
        entry = ENTRY.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Unreadable("bad-line", line=number + 1, detail=shown(str(error))) from None
    if entry.n != number:
        raise Unreadable("wrong-number", line=number + 1, number=entry.n, expected=number)
    if not is_whole(entry, number):
        raise Unreadable("bad-line", line=number + 1, detail="do | roll | undo | ask | agree | drop")
    return entry


def decode_raw(raw: msgspec.Raw) -> Plain:
    """The plain value of a field that was kept as text; None where nothing stood."""
    return msgspec.json.decode(raw) if bytes(raw) else None
