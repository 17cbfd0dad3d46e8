"""The Fluent catalogues: one folder per language, the terminal's texts in its `cli/`; games installed as packages bring their own."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime.types import FluentInt, fluent_number
from fluent.syntax import FluentParser, FluentSerializer, ast

from magnat.games.descriptors import AnyGame, installed
from magnat.kernel.contract import Word
from magnat.kernel.game import Unreadable, shown
from magnat.words.entries import Entries
from magnat.words.keys import Key

LANGUAGES: Final = ("en", "pl", "de")
REMEMBERED: Final = 20_000
"""Texts of a language that are kept: tables say the same again and again, and putting one together takes a tenth of a millisecond."""


class Words:
    """The messages of one language. A missing message or value is a bug and raises."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._entries: Final = Entries(language, [*sources(language).values(), *(game_source(game, language) for game in installed())])
        self._said: Final = lru_cache(maxsize=REMEMBERED)(self._say)

    def has(self, key: str) -> bool:
        return self._entries.has(key)

    def text(self, key: Key, /, **values: Word) -> str:
        """The message with its values; ValueError if one is missing."""
        return self.composed(key, **values)

    def composed(self, key: str, /, **values: Word) -> str:
        """The message of a key put together at run time, perhaps one that an installed game brought; KeyError if there is none."""
        return self._said(key, tuple(values.items()))

    def _say(self, key: str, values: tuple[tuple[str, Word], ...]) -> str:
        if not self._entries.find(key):
            raise KeyError(f"{self.language}: no message {key}")
        bundle = self._entries.bundle
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language}: the message {key} has no text")
        given = {name: number(value) if isinstance(value, int) else value for name, value in values}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


@lru_cache(maxsize=REMEMBERED)
def number(value: int) -> FluentInt:
    """No separator of thousands: line numbers, hashes and money look alike in every language."""
    ungrouped = fluent_number(int(value), useGrouping=False)
    assert isinstance(ungrouped, FluentInt)
    return ungrouped


@cache
def words(language: str) -> Words:
    """The one catalogue of a language; Unreadable if there is none."""
    if language not in LANGUAGES:
        raise Unreadable("unknown-language", language=shown(language), allowed=", ".join(LANGUAGES))
    return Words(language)


def sources(language: str) -> dict[str, str]:
    """The text of every catalogue file of a language, by its name from there (`cli/play.ftl`); those in `web/` are the client's own."""
    folder = files("magnat.words").joinpath(language)
    found = [("", folder), ("cli/", folder.joinpath("cli"))]
    entries = {f"{place}{entry.name}": entry for place, folder in found for entry in folder.iterdir() if entry.name.endswith(".ftl")}
    return {name: entries[name].read_text(encoding="utf-8") for name in sorted(entries)}


def game_source(game: AnyGame, language: str) -> str:
    """A game's own catalogue; what a package has not translated is English."""
    folder = files(game.descriptor.parts.words)
    english, own = (folder.joinpath(it, f"{game.name}.ftl") for it in ("en", language))
    if not own.is_file():
        return english.read_text(encoding="utf-8")
    source = own.read_text(encoding="utf-8")
    return source if language == "en" else completed(source, english.read_text(encoding="utf-8"))


def completed(source: str, english: str) -> str:
    """A catalogue, and below it the English messages and terms that it lacks."""
    known = set(named(source))
    missing = [entry for name, entry in named(english).items() if name not in known]
    return "\n".join([source, *(FluentSerializer().serialize_entry(entry) for entry in missing)]) if missing else source


def named(source: str) -> dict[tuple[type, str], ast.Message | ast.Term]:
    entries = FluentParser(with_spans=False).parse(source).body
    return {(type(it), it.id.name): it for it in entries if isinstance(it, ast.Message | ast.Term)}
