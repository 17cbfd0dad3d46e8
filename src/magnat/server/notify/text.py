"""Notices in words. Names and titles are other people's input: they stay on one line, short and printable."""

from __future__ import annotations

from magnat.server.notify.notice import Failed, Letter, Notice
from magnat.server.notify.target import LONGEST
from magnat.words import say
from magnat.words.catalogue import LANGUAGES, Words, words

NAME_LENGTH = 80


def letter(notice: Notice) -> Letter:
    """The notice in its person's language; English if there is no such catalogue."""
    spoken = words(notice.language if notice.language in LANGUAGES else "en")
    person, title = plain(notice.person), plain(notice.title) or notice.code
    game = say.name(spoken, notice.game)
    asked = [say.decision(spoken, notice.game, notice.decision)] if notice.decision else []
    news = spoken.text("notify-news", kind=notice.kind, title=title, game=game)
    way = spoken.text("notify-open", code=notice.code, link=notice.link)
    chat = spoken.text("notify-chat", kind=notice.kind, person=person, title=title, game=game)
    return Letter(
        subject=spoken.text("notify-subject", kind=notice.kind, title=title, game=game),
        text="\n\n".join([spoken.text("notify-greeting", person=person), " ".join([news, *asked]), way, spoken.text("notify-why")]) + "\n",
        chat="\n".join([" ".join([chat, *asked]), notice.link]),
        code=notice.code,
        link=notice.link,
        kind=notice.kind,
    )


def why(spoken: Words, failed: Failed) -> str:
    """A failure for the person who entered the address."""
    return spoken.text(failed.reason, most=LONGEST)


def plain(name: str) -> str:
    line = " ".join("".join(letter for letter in name if letter.isprintable() or letter.isspace()).split())
    return line if len(line) <= NAME_LENGTH else line[: NAME_LENGTH - 1].rstrip() + "…"
