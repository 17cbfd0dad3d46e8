"""Goods have letters, pieces have signs; each has a colour as well, and companies have one too."""

from __future__ import annotations

from rich.text import Text

from magnat.games.oilcity.figures import IMPROVEMENTS, PIECES, THINGS
from magnat.words import say
from magnat.words.catalogue import Words

GAME = "oilcity"
PRICED = ("wax", "gas", "kerosene")
GOODS = (*PRICED, "crude")
PIECE_NAMES = [THINGS[piece] for piece in PIECES]
CARDS = [THINGS[piece] for piece in IMPROVEMENTS]
SIGNS = {"tower": "△", "driller": "●", "pump": "▽", "fan": "✻", "distillery": "▣", "rig": "◆"}
COLOURS = {  # told apart by colour-blind eyes too
    "tower": "#e69f00",
    "driller": "#d55e00",
    "pump": "#56b4e9",
    "fan": "#2fb38a",
    "distillery": "#cc79a7",
    "rig": "#0b8fd6",
    "wax": "#f0e442",
    "gas": "#56b4e9",
    "kerosene": "#2fb38a",
    "crude": "#d0915a",
}
COMPANIES = ("bold bright_cyan", "bold bright_magenta", "bold bright_yellow", "bold bright_green", "bold bright_blue", "bold bright_red")
FIELD_LETTERS = "abcdefghi"


def company_style(company: int) -> str:
    return COMPANIES[company % len(COMPANIES)]


def letter(words: Words, good: str) -> Text:
    return Text(words.text("cli-play-oilcity-letter", good=good), f"bold {COLOURS[good]}")


def sign(piece: str) -> Text:
    return Text(SIGNS[piece], COLOURS[piece])


def name(words: Words, thing: str) -> str:
    return say.thing(words, GAME, "thing", thing)


def zlr(words: Words, amount: int) -> str:
    return words.text("cli-play-oilcity-zlr", amount=amount)
