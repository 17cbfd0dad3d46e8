"""The fields that actions are declared with, and the decoder that reads those declarations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from magnat.kernel.contract import Action, Field, Word
from magnat.kernel.unreadable import Unreadable, shown

LARGEST: Final = 2**31
LONGEST: Final = 500


class Number(Field):
    """A whole number from low to high."""

    def __init__(self, name: str, low: int = -LARGEST, high: int = LARGEST) -> None:
        super().__init__(name)
        self.low: Final = low
        self.high: Final = high

    def read(self, given: object) -> object:
        if type(given) is not int or not self.low <= given <= self.high:
            raise bad_field(self.name, given, f"{self.low} … {self.high}")
        return given

    def example(self, names: Callable[[str], list[str]]) -> Word:  # noqa: ARG002 - part of the contract
        return max(self.low, min(1, self.high))


class Switch(Field):
    """0 or 1."""

    def read(self, given: object) -> object:
        if type(given) is not int or given not in (0, 1):
            raise bad_field(self.name, given, "0, 1")
        return given


class Text(Field):
    """A text of at most this many characters."""

    def __init__(self, name: str, longest: int = LONGEST) -> None:
        super().__init__(name)
        self.longest: Final = longest

    def read(self, given: object) -> object:
        return short_text(self.name, given, self.longest)

    def example(self, names: Callable[[str], list[str]]) -> Word:  # noqa: ARG002 - part of the contract
        return "text"[: self.longest]


class Choice(Field):
    """One of a fixed list of names; the action keeps its index."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names: Final = names

    def word(self, action: Action) -> Word:
        index: int = getattr(action, self.attribute)
        return self.names[index]

    def read(self, given: object) -> object:
        return index_of(self.name, given, self.names)

    def example(self, names: Callable[[str], list[str]]) -> Word:  # noqa: ARG002 - part of the contract
        return self.names[0]


class Named(Field):
    """One of a list that only the game's data knows: the action keeps its index and, in an attribute `..._name`, its name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.beside: Final = self.attribute + "_name"

    def word(self, action: Action) -> Word:
        name: str = getattr(action, self.beside)
        return name

    def arguments(self, given: object, names: Callable[[str], list[str]]) -> dict[str, object]:
        return {self.attribute: index_of(self.name, given, names(self.name)), self.beside: given}

    def example(self, names: Callable[[str], list[str]]) -> Word:
        return names(self.name)[0]


class ActionReader:
    """Makes actions from their keys and words; whatever does not fit the declaration is Unreadable."""

    def __init__(self, actions: Sequence[type[Action]], names: Callable[[str], list[str]] | None = None) -> None:
        self.actions: Final = {action.key: action for action in actions}
        self.names: Final = names if names is not None else nothing_named

    def read(self, key: object, words: object) -> Action:
        action = self.actions.get(key) if isinstance(key, str) else None
        if action is None:
            raise Unreadable("unknown-action", action=shown(key))
        wanted = [field.name for field in action.fields]
        if not isinstance(words, dict) or set(words) != set(wanted):
            raise Unreadable("bad-action", action=action.key, detail=", ".join(wanted) or "-")
        given: dict[str, object] = {}
        try:
            for field in action.fields:
                given.update(field.arguments(words[field.name], self.names))
        except Unreadable as error:
            raise Unreadable("bad-action", error, action=action.key, detail=str(error)) from None
        make: Callable[..., Action] = action
        return make(**given)

    def example(self, action: type[Action]) -> dict[str, Word]:
        """Words that can be read as this action."""
        return {field.name: field.example(self.names) for field in action.fields}


def nothing_named(name: str) -> list[str]:
    raise LookupError(f"an action has the field Named({name!r}), but its game gives ActionReader no list of those names")


def bad_field(name: str, given: object, allowed: str) -> Unreadable:
    return Unreadable("bad-field", field=name, value=shown(given), allowed=allowed)


def short_text(name: str, given: object, longest: int) -> str:
    if not isinstance(given, str) or len(given) > longest:
        raise bad_field(name, given, f"“…” ≤ {longest}")
    return given


def index_of(name: str, given: object, names: list[str]) -> int:
    if not isinstance(given, str) or given not in names:
        raise bad_field(name, given, ", ".join(names))
    return names.index(given)
