"""Names that can be seen and told apart: without letters that show nothing or turn the line around, and alike if they look alike."""

from __future__ import annotations

import unicodedata

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters that count as printable and show nothing."""
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories that show nothing, or change the direction of what follows."""
VARIATIONS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Marks that choose another picture of the letter before them."""
MOST_MARKS = 2
"""Accents on one letter; more of them cover the lines around a name."""
PAIRS = "аa еe оo рp сc уy хx іl јj ѕs ԁd һh кk мm тt вb нh αa βb εe ηn ιl κk μm νv οo ρp τt υu χx 0o 1l |l il"
"""Small letters of other alphabets, and figures, each with the Latin letter that it looks like."""
ALIKE = str.maketrans({pair[0]: pair[1] for pair in PAIRS.split()})


def visible(name: str) -> str:
    """One line without what cannot be seen; empty if nothing is left."""
    kept, marks = "", 0
    for letter in unicodedata.normalize("NFC", name):
        if letter.isspace() or letter in BLANK or unicodedata.category(letter) in HIDDEN:
            kept += " "
        elif not any(ord(letter) in those for those in VARIATIONS):
            marks = marks + 1 if unicodedata.combining(letter) else 0
            kept += letter if marks <= MOST_MARKS else ""
    return " ".join(kept.split())


def look(name: str) -> str:
    """The same for names that cannot be told apart at a glance: Аda with a Cyrillic letter, ADA and Ada."""
    return unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)
