"""What is told, to whom, and how a delivery ended."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from magnat.words.keys import Key

Kind = Literal["your-turn", "your-turn-reminder", "game-over", "undo-asked"]


class Notice(Struct, frozen=True):
    """One piece of news for one person."""

    person: str
    language: str
    game: str  # its name in the registry
    title: str
    code: str
    link: str  # the absolute address of the table
    kind: Kind
    decision: str = ""  # what the seat is asked, as the agenda names it


class Letter(Struct, frozen=True):
    """A notice put into words: `text` for e-mail, `chat` for a webhook."""

    subject: str
    text: str
    chat: str
    code: str
    link: str
    kind: Kind


class Delivered(Struct, frozen=True):
    """The receiver has taken it."""


class Failed(Struct, frozen=True):
    """The reason is a message of the catalogue; `retry` says whether trying later makes sense."""

    reason: Key
    retry: bool


class Discreet(Struct, frozen=True):
    """A record that holds addresses or passwords: it shows nothing of itself in logs, tracebacks or error texts."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __rich_repr__(self) -> list[tuple[str, Any]]:  # Any: as msgspec has it
        return []


class Due(Discreet, frozen=True):
    """A notice whose time has come, and where it may go. Quiet hours are minutes of the day in the person's zone, -1 for none."""

    id: int
    notice: Notice
    webhook: str = ""
    email: str = ""
    quiet_from: int = -1
    quiet_to: int = -1
    zone: str = "UTC"
    tries: int = 0  # how often it was put off already
