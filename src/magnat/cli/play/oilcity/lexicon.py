"""What words mean: beginnings of words in English and in the language of the table; and numbers beside them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from magnat.games.oilcity.figures import ORDERS, PROFESSIONS, THINGS
from magnat.words import catalogue
from magnat.words.catalogue import Words

DEEDS = (
    "pedlar", "refine", "clear", "confirm", "lift", "auto", "extract", "sell", "nothing", "return", "name",
    "offer", "counter", "all", "give", "take", "later", "due", "accept", "decline", "withdraw", "keep", "offers", "look",
)  # fmt: skip
MEANINGS = (*PROFESSIONS, *ORDERS, *DEEDS)
LARGEST = 999_999


class Token:
    """A word with its meaning (empty if it has none), or a number."""

    def __init__(self, meaning: str, number: int | None = None) -> None:
        self.meaning = meaning
        self.number = number


class Lexicon:
    """Understands one language beside English."""

    def __init__(self, words: Words) -> None:
        self.stems: dict[str, str] = {}
        for one in (catalogue.words("en"), words):
            for meaning in MEANINGS:
                self.stems.update(dict.fromkeys(one.text("cli-play-oilcity-stems", meaning=meaning).split(), meaning))

    def meaning(self, word: str) -> str:
        """The longest stem that fits decides."""
        fitting = [stem for stem in self.stems if word.startswith(stem)]
        return self.stems[max(fitting, key=len)] if fitting else ""

    def tokens(self, text: str) -> list[Token]:
        found = []
        for word in re.findall(r"[^\W\d_]+|\d+", text.casefold()):
            if word.isdecimal():
                found.append(Token("", min(int(word[:7]), LARGEST)))
            else:
                found.append(Token(self.meaning(word)))
        return found


def amounts(tokens: Sequence[Token]) -> dict[str, int]:
    """How many of which thing: `2 wax 1 gas` or `wax 2 gas 1`, as the first of them has it; a thing without a number is one."""
    known = [token for token in tokens if token.number is not None or token.meaning in THINGS]
    if known and known[0].number is None:
        known = known[::-1]
    found: dict[str, int] = {}
    number = None
    for token in known:
        if token.number is not None:
            number = token.number
        else:
            found[token.meaning] = found.get(token.meaning, 0) + (1 if number is None else number)
            number = None
    return found
