"""What the arguments of several commands mean: seats, bots, options, language."""

from __future__ import annotations

import os
from pathlib import Path

from magnat.bots.own_file import find as find_bot
from magnat.cli.files import read_file, reason
from magnat.games.registry import AnyGame
from magnat.kernel.game import Plain, Setting, Unreadable, shown
from magnat.kernel.options import switched
from magnat.words.catalogue import LANGUAGES, words


def default_language() -> str:
    """The language of the environment if we speak it, otherwise English."""
    for variable in ("MAGNAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2]
        if wanted in LANGUAGES:
            return wanted
    return "en"


def chosen(lang: str) -> str:
    """The language asked for, checked, or that of the environment."""
    return words(lang or default_language()).language


def seat_count(game: AnyGame, seats: int | None, options: dict[str, Setting]) -> int:
    """The number of players; without one, as many as the game allows."""
    return max(game.seats) if seats is None else game.check_seats(seats, options)


def bot_names(game: str, given: str, seats: int) -> list[str]:
    """One name for each seat; a single name fills them all. Unreadable if a bot does not exist or the number is wrong."""
    names = [name.strip() for name in given.split(",")]
    for name in names:
        find_bot(game, name)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Unreadable("bot-count", have=len(names), need=seats)
    return names


def read_options(game: AnyGame, given: list[str], simulated: bool = False) -> dict[str, Setting]:
    """NAME=VALUE pairs into settings; true, false and whole numbers are understood, and @FILE is the text of a file."""
    return game.settings(pairs(given), simulated=simulated)


def given_options(game: AnyGame, given: list[str]) -> dict[str, Setting]:
    """Only those that are given, checked."""
    wanted = pairs(given)
    settings = game.settings(wanted)
    return {name: value for name, value in settings.items() if name in switched(game.options, wanted)}


def pairs(given: list[str]) -> dict[str, Plain]:
    wanted: dict[str, Plain] = {}
    for pair in given:
        name, _, value = pair.partition("=")
        wanted[name] = read_text(Path(value[1:])) if value.startswith("@") else read_value(value)
    return wanted


def read_text(file: Path) -> str:
    """Of an option whose text is too long for a command line: cards of one's own, for instance."""
    try:
        return read_file(file).decode()
    except UnicodeDecodeError as error:
        raise Unreadable("cannot-read", file=shown(str(file)), detail=reason(error)) from None


def read_value(value: str) -> Setting:
    match value.lower():
        case "true" | "yes" | "on":
            return True
        case "false" | "no" | "off":
            return False
    digits = value.removeprefix("-")
    return int(value) if digits.isascii() and digits.isdigit() and len(digits) < 10 else value


def whole_number(name: str, value: int, low: int, high: int) -> int:
    """A number from the command line within its limits, or a complaint that names it."""
    if not low <= value <= high:
        raise Unreadable("bad-number", name=name, value=shown(value), low=low, high=high)
    return value
