"""The digests in three languages: the same clauses, in the same order, with the options explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnat.games.origins import UNCERTAIN, origins_of
from magnat.games.registry import GAMES
from magnat.words import rulebook

RULES = Path(__file__).parents[2] / "docs/rules"
CLAUSE = re.compile(r"^- ([A-Z]{2}-\d+\.\d+) (\S.*)$", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]{2}-\d+) \S.*$", re.MULTILINE)
LANGUAGES = {"en": "", "pl": ".pl", "de": ".de"}


def digest(game: str, language: str) -> str:
    return (RULES / f"{game}{LANGUAGES[language]}.md").read_text(encoding="utf-8")


def clauses(game: str, language: str) -> list[str]:
    return [clause for clause, _ in CLAUSE.findall(digest(game, language))]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_clauses_in_the_same_order(game: str, language: str) -> None:
    found = clauses(game, language)
    assert found == clauses(game, "en")
    assert 0 < len(found) == len(set(found))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_in_its_chapter(game: str, language: str) -> None:
    text = digest(game, language)
    parts = CHAPTER.split(text)[1:]
    for chapter, part in zip(parts[::2], parts[1::2], strict=True):
        inside = [clause for clause, _ in CLAUSE.findall(part)]
        assert inside == [clause for clause in clauses(game, "en") if clause.startswith(f"{chapter}.")]
    assert len(set(parts[::2])) == len(parts[::2])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained_in_the_digest(game: str, language: str) -> None:
    text = digest(game, language)
    missing = [option.name for option in GAMES[game].options if f"\n- `{option.name}` " not in text]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_digests_refer_only_to_clauses_that_exist(game: str, language: str) -> None:
    text = digest(game, language)
    assert sorted(set(re.findall(r"\b[A-Z]{2}-\d+\.\d+\b", text)) - set(clauses(game, language))) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_name_the_figures_that_are_uncertain(game: str, language: str) -> None:
    """So that the reader sees a mark next to them; every language names the same ones, and no clause prints what is meant for programs."""
    named = rulebook.figures(game, language)
    places = {it.place for it in origins_of(game)}
    uncertain = {it.place for it in origins_of(game) if it.kind in UNCERTAIN}
    found = {place for each in named.values() for place in each}
    assert sorted(found - places) == []
    assert sorted(uncertain - found) == []
    assert named == rulebook.figures(game, "en")
    assert [id for id, text in rulebook.clauses(game, language).items() if any(f"`{place}`)" in text for place in found)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_give_the_same_numbers_in_each_clause(game: str) -> None:
    """Digits that are in the English clause are in the others too."""

    def numbers(language: str) -> dict[str, list[str]]:
        parts = re.split(r"^(?:- ([A-Z]{2}-\d+\.\d+) |## .*$)", digest(game, language), flags=re.MULTILINE)
        return {
            clause: sorted(re.findall(r"\d+(?:[-.]\d+)?", text)) for clause, text in zip(parts[1::2], parts[2::2], strict=True) if clause
        }

    english = numbers("en")
    assert {language: numbers(language) for language in ("pl", "de")} == {"pl": english, "de": english}
