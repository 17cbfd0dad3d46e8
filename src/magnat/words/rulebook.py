"""The digests as the program shows them: clause ids, texts and section titles, by language. Games installed as packages bring their own."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from magnat.games.descriptors import installed

TABLE = "table"
"""The house rules that hold at every table, whatever is played."""

HERE = Path(__file__).resolve().parent
SHELVES = (HERE / "rules", HERE.parents[2] / "docs/rules")
"""Where the digests of the house lie: inside an installed package, or in the source tree."""


def digest(book: str, language: str) -> str:
    """The text of a digest; one that a package has not translated is English."""
    found = file_of(book, language) or file_of(book, "en")
    if found is None:
        raise FileNotFoundError(file_name(book, "en"))
    return found.read_text(encoding="utf-8")


def is_translated(book: str, language: str) -> bool:
    return file_of(book, language) is not None


def file_of(book: str, language: str) -> Traversable | None:
    own = [files(game.descriptor.parts.rules) for game in installed() if game.name == book and game.descriptor.parts.rules]
    places = [shelf.joinpath(file_name(book, language)) for shelf in [*own, *SHELVES]]
    return next((place for place in places if place.is_file()), None)


def file_name(book: str, language: str) -> str:
    """English files carry no language in their name."""
    return f"{book}.md" if language == "en" else f"{book}.{language}.md"


FIGURES = re.compile(r" \((?:data|dane|Daten) `(\w+)`\)")
"""After what a clause says with figures: the block of the game's data that holds them. Not printed; it says where they come from."""


@cache
def lines(book: str, language: str) -> dict[str, str]:
    """Every clause by its id, in order, as one line each, with the blocks of figures that it names."""
    items = re.findall(r"^- ([A-Z]{2}-\d+\.\d+) (.*(?:\n  .*)*)", digest(book, language), re.MULTILINE)
    return {id: " ".join(text.split()) for id, text in items}


@cache
def clauses(book: str, language: str) -> dict[str, str]:
    """What every clause says."""
    return {id: FIGURES.sub("", line) for id, line in lines(book, language).items()}


@cache
def figures(book: str, language: str) -> dict[str, list[str]]:
    """The blocks of the game's data with whose figures a clause speaks."""
    return {id: FIGURES.findall(line) for id, line in lines(book, language).items()}


@cache
def titles(book: str, language: str) -> dict[str, str]:
    """The sections' titles by their id (MM-3)."""
    return dict(re.findall(r"^## ([A-Z]{2}-\d+) (.*)$", digest(book, language), re.MULTILINE))


def clause(book: str, id: str, language: str) -> str:
    """The text of a clause of the game or of the table."""
    return clauses(TABLE if id.startswith("TB-") else book, language)[id]


def fits(id: str, wanted: str) -> bool:
    """`MM-4.5`, `4.5` and, for the whole section, `MM-4` or `4`; the clauses of the table (TB) need their letters."""
    book, _, number = id.partition("-")
    spellings = (id,) if book == "TB" else (id, number)
    return any(whole == wanted.upper() or whole.startswith(wanted.upper() + ".") for whole in spellings)
