"""The three catalogues agree with each other and with the generated keys."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from magnat.games.descriptors import own
from magnat.kernel.game import Unreadable
from magnat.words import generate
from magnat.words.catalogue import LANGUAGES, sources, words
from magnat.words.entries import Entries, split
from magnat.words.keys import KEYS
from tests.words.catalogues import entries, messages, reading, samples, written_twice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_written_without_a_mistake(language: str) -> None:
    assert [entry for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_read_one_by_one_are_those_of_the_whole_catalogue(language: str) -> None:
    for source in sources(language).values():
        whole = {entry_name(entry) for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message | ast.Term)}
        found = split(source)
        assert found is not None
        assert set(found) == whole
        for name, text in found.items():
            assert [entry_name(it) for it in FluentParser().parse(text).body if isinstance(it, ast.Message | ast.Term)] == [name]


def test_a_message_brings_along_whatever_it_mentions_and_nothing_is_read_twice() -> None:
    catalogue = Entries(
        "en", ["# greeting\nhello = Hello { -who }, { there }\n-who = friend of { deep }\ndeep = the sea\nthere = there\nother = 1\n"]
    )
    assert catalogue.has("other")
    assert not catalogue.has("friend")
    assert catalogue.find("hello")
    assert catalogue.read == {"hello", "-who", "there", "deep"}
    pattern = catalogue.bundle.get_message("hello").value
    assert pattern is not None
    assert catalogue.bundle.format_pattern(pattern) == ("Hello friend of the sea, there", [])
    assert not catalogue.find("hullo")


def test_a_catalogue_laid_out_otherwise_is_read_as_a_whole() -> None:
    catalogue = Entries("en", ["hello = { $count ->\n  [one] one\n *[other] {\nword }\n  }\nword = many\n"])
    assert not catalogue.texts
    assert catalogue.find("hello")


def entry_name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_written_twice(language: str) -> None:
    assert written_twice(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_ids(language: str) -> None:
    assert list(sources(language)) == list(sources("en"))
    assert sorted(set(messages(language)) ^ set(messages("en"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own())
def test_a_games_texts_for_the_terminal_lie_in_a_file_of_its_own(language: str, game: str) -> None:
    beginning = f"cli-play-{game}-"
    by_file = {name: re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE) for name, source in sources(language).items()}
    assert [name for name, ids in by_file.items() if any(id.startswith(beginning) for id in ids)] == [f"cli/{game}.ftl"]
    assert [id for id in by_file[f"cli/{game}.ftl"] if not id.startswith(beginning)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_uses_the_same_variables_in_every_language(language: str) -> None:
    different = {key for key in messages("en") if reading(language, key).variables != reading("en", key).variables}
    assert sorted(different) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_tells_the_same_cases_apart_in_every_language(language: str) -> None:
    for key in messages("en"):
        own, english = reading(language, key).cases, reading("en", key).cases
        assert {name: own[name] for name in own if name in english} == {name: english[name] for name in english if name in own}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_its_variables(language: str) -> None:
    spoken = words(language)
    for key in messages(language):
        for values in samples(language, key):
            text = spoken.composed(key, **values)
            assert re.fullmatch(r"\S+( \S+)*", text), key
            assert "{" not in text, key


def test_the_generated_keys_are_up_to_date() -> None:
    assert generate.TARGET.read_text(encoding="utf-8") == generate.module()
    assert sorted(KEYS) == sorted(messages("en"))


def test_a_missing_message_is_a_bug_and_mypy_finds_it() -> None:
    with pytest.raises(KeyError):
        words("en").text("mcmulti-fact-nothing-of-the-kind")  # type: ignore[arg-type]  # mypy complains if this is ever not an error


def test_a_missing_composed_message_is_a_bug() -> None:
    with pytest.raises(KeyError):
        words("en").composed("chess-name")


def test_a_missing_value_is_a_bug() -> None:
    with pytest.raises(ValueError, match="mcmulti-fact-declared"):
        words("en").text("mcmulti-fact-declared")


def test_an_unknown_language_is_unreadable_and_names_the_known_ones() -> None:
    with pytest.raises(Unreadable) as caught:
        words("fr")
    assert caught.value.key == "unknown-language"
    assert caught.value.values == {"language": "fr", "allowed": "en, pl, de"}


def test_numbers_carry_no_separator_of_thousands() -> None:
    assert [words(language).text("error-game-is-over", line=12345) for language in LANGUAGES] == [
        "Line 12345: the game was already over.",
        "Wiersz 12345: gra była już skończona.",
        "Zeile 12345: Das Spiel war schon zu Ende.",
    ]
