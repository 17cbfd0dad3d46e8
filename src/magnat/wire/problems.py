"""How the server says no: always the same shape, over HTTP and WebSocket alike."""

from __future__ import annotations

from msgspec import Struct

PASSING = ("moving", "not-stored", "too-fast")
"""Failures that pass: the same message with the same id may be sent again. Any other no to it stays a no."""


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`error` is a stable key for programs, `text` a sentence in the reader's language.

    A refusal by the rules has error "refused", the clause that forbids, its key, and the numbers that decided.
    """

    error: str
    text: str
    clause: str = ""
    key: str = ""
    need: int = 0
    have: int = 0
    which: int = 0
    """Which part of a wish is meant, counted from 1, where it has several: the routes of a run."""
    detail: str = ""
    """What exactly is wrong with a message, in English, for whoever writes programs."""
