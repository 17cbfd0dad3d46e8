"""The digests of docs/rules as the program shows them: clause ids, texts and section titles, by language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

TABLE = "table"
"""The house rules that hold at every table, whatever is played."""

HERE = Path(__file__).resolve().parent
SHELVES = (HERE / "rules", HERE.parents[2] / "docs/rules")
"""Where the digests lie: inside an installed package, or in the source tree."""


def digest(book: str, language: str) -> str:
    """The text of a digest; English files carry no language in their name."""
    name = f"{book}.md" if language == "en" else f"{book}.{language}.md"
    for shelf in SHELVES:
        if (shelf / name).is_file():
            return (shelf / name).read_text(encoding="utf-8")
    raise FileNotFoundError(name)


@cache
def clauses(book: str, language: str) -> dict[str, str]:
    """Every clause by its id, in order, as one line each."""
    items = re.findall(r"^- ([A-Z]{2}-\d+\.\d+) (.*(?:\n  .*)*)", digest(book, language), re.MULTILINE)
    return {id: " ".join(text.split()) for id, text in items}


@cache
def titles(book: str, language: str) -> dict[str, str]:
    """The sections' titles by their id (MM-3)."""
    return dict(re.findall(r"^## ([A-Z]{2}-\d+) (.*)$", digest(book, language), re.MULTILINE))


def clause(book: str, id: str, language: str) -> str:
    """The text of a clause of the game or of the table."""
    return clauses(TABLE if id.startswith("TB-") else book, language)[id]
