"""Notices in three languages: plain, friendly, on one line where a line is meant."""

from __future__ import annotations

from typing import get_args

import pytest

from magnat.games.registry import GAMES
from magnat.server.notify.notice import Failed, Kind, Notice
from magnat.server.notify.text import NAME_LENGTH, letter, why
from magnat.words.catalogue import LANGUAGES, words
from magnat.words.keys import KEYS

LINK = "https://magnat.example/t/ABCDEF"


def notice(language: str = "en", kind: Kind = "your-turn", title: str = "Friday", person: str = "Ada", decision: str = "trade") -> Notice:
    return Notice(person, language, "mcmulti", title, "ABCDEF", LINK, kind, decision)


def test_your_turn_in_english() -> None:
    said = letter(notice())
    assert said.subject == "Your turn: Friday (McMulti)"
    assert said.text == (
        "Hello Ada,\n\n"
        "It is your turn at the table “Friday” (McMulti). Market: trade barrels on one of the two markets, or roll the dice.\n\n"
        f"Go to table ABCDEF: {LINK}\n\n"
        "You get this message because you asked for it in your settings. You can set quiet hours or switch it off there.\n"
    )
    assert said.chat == (
        "Ada, it is your turn at “Friday” (McMulti). Market: trade barrels on one of the two markets, or roll the dice.\n" + LINK
    )


def test_your_turn_in_polish_and_german() -> None:
    assert letter(notice("pl")).text.startswith(
        "Cześć Ada,\n\nprzy stole „Friday” (McMulti) teraz twoja kolej. "
        "Rynek: handluj baryłkami na jednym z dwóch rynków albo rzuć kośćmi.\n"
    )
    assert letter(notice("de")).text.startswith(
        "Hallo Ada,\n\nam Tisch „Friday“ (McMulti) bist du am Zug. Markt: Handle auf einem der beiden Märkte mit Fässern oder würfle.\n"
    )


def test_an_unknown_language_is_answered_in_english() -> None:
    assert letter(notice("fr")) == letter(notice("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_news_has_its_own_words_and_never_shouts(language: str) -> None:
    letters = [letter(notice(language, kind, decision="")) for kind in get_args(Kind)]
    for part in ({said.subject for said in letters}, {said.text for said in letters}, {said.chat for said in letters}):
        assert len(part) == 4
        assert not any("!" in text for text in part)
    for said in letters:
        assert "Friday" in said.subject
        assert "\n" not in said.subject
        assert LINK in said.text
        assert said.chat.startswith("Ada, ")
        assert said.chat.endswith("\n" + LINK)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_every_game_can_be_told(game: str) -> None:
    prefix = f"{game}-decision-"
    asked = [key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)]
    assert len(asked) >= 10
    for language in LANGUAGES:
        for decision in asked:
            said = letter(Notice("Ada", language, game, "Friday", "ABCDEF", LINK, "your-turn", decision))
            assert words(language).composed(prefix + decision) in said.chat


def test_a_title_cannot_break_out_of_its_line() -> None:
    said = letter(notice(title="Fri\r\nBcc: all@example.org\u2028\u202e day\x00", person="A\nda"))
    assert said.subject == "Your turn: Fri Bcc: all@example.org day (McMulti)"
    assert said.text.startswith("Hello A da,\n")


def test_a_long_title_is_cut_and_an_empty_one_is_the_code() -> None:
    assert letter(notice(title="x" * 500)).subject == "Your turn: " + "x" * (NAME_LENGTH - 1) + "… (McMulti)"
    assert letter(notice(title=" \n")).subject == "Your turn: ABCDEF (McMulti)"


def test_a_title_is_never_read_as_a_message_of_the_catalogue() -> None:
    assert letter(notice(title="{ $person } { notify-why }")).subject == "Your turn: { $person } { notify-why } (McMulti)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_can_be_explained(language: str) -> None:
    reasons = [key for key in KEYS if key.startswith("notify-failed-")]
    said = {why(words(language), Failed(reason, retry=False)) for reason in reasons}
    assert len(said) == len(reasons)
    assert all(text.endswith(".") for text in said)


def test_a_failure_is_explained_with_its_number() -> None:
    assert (
        why(words("en"), Failed("notify-failed-address-long", retry=False))
        == "The webhook address is too long: the limit is 500 characters."
    )
