"""The games of a server and their rules, and how the server itself is."""

from __future__ import annotations

from msgspec import Struct

from magnat.kernel.data_file import OriginKind
from magnat.wire.limits import Key, Name, OptionText


class Section(Struct, frozen=True):
    id: str
    title: str


class Clause(Struct, frozen=True):
    """`figures` are the blocks of the game's data with whose figures it speaks."""

    id: str
    text: str
    figures: list[str]


class Figures(Struct, frozen=True):
    """A block of the game's data, and where all or some of its figures come from."""

    place: str
    kind: OriginKind
    title: str


class LoreEntry(Struct, frozen=True):
    id: str
    title: str
    text: str


class LoreChapter(Struct, frozen=True):
    """Something to read beside the game: its time, its words, its people."""

    id: str
    title: str
    entries: list[LoreEntry]


class Rulebook(Struct, frozen=True):
    """The digest of a game, or of the table ("table"), in the reader's language."""

    game: str
    sections: list[Section]
    clauses: list[Clause]
    figures: list[Figures]
    lore: list[LoreChapter]


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of one's own under a name: by option of the game, the text that it takes."""

    name: Name
    texts: dict[Key, OptionText]


class GameWords(Struct, frozen=True):
    """The game's own catalogue as Fluent source: everything in it that has no translation is English."""

    game: str
    language: str
    source: str


class Health(Struct, frozen=True):
    version: str
    core: str
    store: str
    tables: int
    time: int
