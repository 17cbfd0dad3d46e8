"""What words mean: beginnings of words in English and in the language of the table; codes of cards, hexes, trains; numbers."""

from __future__ import annotations

import re

from magnat.games.africa.names import all_names
from magnat.words import catalogue
from magnat.words.catalogue import Words

DEEDS = (
    "aside", "nominate", "bid", "pass", "buy", "sell", "bond", "hand", "pool", "discard", "deck", "decline", "accept", "director",
    "take", "leave", "end", "lay", "station", "free", "run", "pay", "keep", "train", "offer", "assign",
    "map", "all", "company", "players", "tiles", "count",
)  # fmt: skip
GOODS = ("minerals", "dates", "gas", "oil", "copper", "cotton", "gold")
ROUTE = re.compile(r"[A-R]\d{1,2}(?:-[A-R]\d{1,2})+(?:;(?:[A-R]\d{1,2}(?:-[A-R]\d{1,2})+)?)*")
STOP = re.compile(r"([A-R]\d{1,2})(?:\.(\d))?")
LONGEST = 7
"""Digits of a number."""


class Phrase:
    """What a line says: meanings of its words in their order, what they name, and the numbers."""

    def __init__(self) -> None:
        self.meant: list[str] = []
        self.cards: list[str] = []
        self.companies: list[str] = []
        self.stops: list[tuple[str, int]] = []
        self.trains: list[str] = []
        self.words: list[str] = []  # everything in capital letters, as typed
        self.numbers: list[int] = []


class Lexicon:
    """Understands one language beside English."""

    def __init__(self, words: Words) -> None:
        self.stems: dict[str, str] = {}
        for one in (catalogue.words("en"), words):
            for meaning in (*DEEDS, *GOODS):
                self.stems.update(dict.fromkeys(one.text("cli-play-africa-stems", meaning=meaning).split(), meaning))

    def meaning(self, word: str) -> str:
        """The longest stem that fits decides."""
        fitting = [stem for stem in self.stems if word.startswith(stem)]
        return self.stems[max(fitting, key=len)] if fitting else ""

    def read(self, text: str) -> Phrase:
        phrase = Phrase()
        for word in text.replace(",", " ").replace("#", " ").replace("/", " ").replace("£", " ").split():
            self.take(phrase, word)
        if "director" in phrase.meant or "20%" in text:
            phrase.cards = [f"{card}-director" if card in phrase.companies else card for card in phrase.cards]
        return phrase

    def take(self, phrase: Phrase, word: str) -> None:
        code = word.upper().replace("-DIRECTOR", "-director")
        phrase.words.append(code)
        found = STOP.fullmatch(code)
        if found and found.group(1) in all_names("place"):
            phrase.stops.append((found.group(1), int(found.group(2) or 0)))
            return
        if code in all_names("card"):
            phrase.cards.append(code)
            phrase.companies += [code] if code in all_names("company") else []
        if code in all_names("train"):
            phrase.trains.append(code)
        if word.isdecimal() and len(word) <= LONGEST:
            phrase.numbers.append(int(word))
        elif code not in all_names("card") and code not in all_names("train"):
            meaning = self.meaning(word.casefold())
            phrase.meant += [meaning] if meaning else []


def route(text: str) -> str | None:
    """A run as the rules write it: `d3 - d5 ; g2-f3` is D3-D5;G2-F3. None if the line is not a run."""
    bare = re.sub(r"\s*([-–;])\s*", lambda found: "-" if found.group(1) == "–" else found.group(1), text.strip().upper())
    return bare if ROUTE.fullmatch(bare) else None
