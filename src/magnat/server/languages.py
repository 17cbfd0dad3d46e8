"""Which of our languages somebody's browser asks for."""

from __future__ import annotations

from magnat.words.catalogue import LANGUAGES


def first_known(header: str) -> str:
    """Of `Accept-Language`; empty if there is none that we speak."""
    for part in header[:200].split(","):
        tag = part.split(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return ""
