"""Standing orders: what a person tells the table to do for a seat until something happens. They know what the seat sees, and no more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Literal

import msgspec

from magnat.bots.bot import Question
from magnat.games import registry
from magnat.kernel.contract import Action, Word
from magnat.kernel.descriptor import part
from magnat.kernel.game import Unreadable, View, shown

Words = dict[str, Word]
Over = Literal["over"]
OVER: Final[Over] = "over"
"""What the order was about is no more, or has come: the person decides again."""


class OrderField(msgspec.Struct, frozen=True):
    """What may be named with an order: a number between two, or one of some words."""

    name: str
    low: int = 0
    high: int = 0
    usual: int = 0
    choices: tuple[str, ...] = ()


class StandingOrder(ABC):
    """One kind of order. `offered` says what may be named now, `begun` adds what the order is about, `answer` carries it out."""

    kind: str

    @abstractmethod
    def offered(self, view: View) -> list[OrderField] | None:
        """None where such an order makes no sense now."""

    @abstractmethod
    def begun(self, view: View) -> Words:
        """What must be remembered from the moment at which the order was given."""

    @abstractmethod
    def over(self, view: View, words: Words) -> bool:
        """Has come what it waited for, or is gone what it was about?"""

    @abstractmethod
    def answer(self, question: Question, words: Words) -> Action | Over | None:
        """What to do about this decision; OVER if the person must look at it, None if the order is not about it."""


def orders_of(game: str) -> dict[str, StandingOrder]:
    """The kinds of order that a game knows, by name."""
    none: dict[str, StandingOrder] = {}
    return part(registry.find(game).descriptor.parts.standing, none)


def given(game: str, kind: str, view: View, words: Words) -> Words:
    """An order as it is kept: checked, and with what must be remembered. Unreadable if it cannot be given like this, or not now."""
    known = orders_of(game).get(kind)
    fields = None if known is None else known.offered(view)
    if known is None or fields is None:
        raise Unreadable("no-such-order", order=shown(kind))
    named: Words = {}
    for field in fields:
        value = words.get(field.name, field.choices[0] if field.choices else field.usual)
        fits = value in field.choices if field.choices else isinstance(value, int) and field.low <= value <= field.high
        if not fits:
            raise Unreadable("bad-order", field=field.name, value=shown(value))
        named[field.name] = value
    return {**known.begun(view), **named}
