"""Complaints about what comes from outside and fits nothing."""

from __future__ import annotations

from magnat.kernel.plain import Word


class Unreadable(ValueError):  # noqa: N818 - it names what is wrong, and is caught by that name
    """Something from outside that is not a valid option, action, outcome, state or journal: a message key and its values.

    `inner` is the complaint that this one replaces; it appears in the message as `detail`.
    """

    def __init__(self, key: str, inner: Unreadable | None = None, **values: Word) -> None:
        super().__init__(key, values)
        self.key = key
        self.inner = inner
        self.values = values

    def __str__(self) -> str:
        return ", ".join([self.key, *(f"{name}={value}" for name, value in self.values.items())])


def shown(given: object) -> str:
    """A value from outside, short enough to fit in a message."""
    text = given if isinstance(given, str) else repr(given)
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= 60 else text[:57] + "..."
