"""States that are dataclasses to and from plain JSON values: for games in packages of their own, whose states are plain Python."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Generic

import msgspec

from magnat.kernel.contract import S
from magnat.kernel.game import Plain
from magnat.kernel.unreadable import Unreadable, shown


class DataclassCodec(Generic[S]):
    """For a dataclass of whole numbers, texts, lists and other dataclasses.

    `added` are fields that a later edition brought: they are written only where they differ from their default, so that games of
    earlier editions stay as they were stored.
    """

    def __init__(self, state: type[S], added: tuple[str, ...] = ()) -> None:
        self.state = state
        every = fields(state)  # type: ignore[arg-type]  # a dataclass, which a type variable cannot say
        self.unwritten: dict[str, Plain] = {field.name: field.default for field in every if field.name in added}

    def encode(self, state: S) -> Plain:
        every: dict[str, Plain] = asdict(state)  # type: ignore[call-overload]  # likewise
        return msgspec.to_builtins({name: it for name, it in every.items() if name not in self.unwritten or it != self.unwritten[name]})

    def decode(self, plain: Plain) -> S:
        """Whatever does not fit is Unreadable: a field too few, too many, or of another type."""
        try:
            state = msgspec.convert(plain, self.state)
        except msgspec.ValidationError as error:
            raise Unreadable("bad-state", detail=shown(str(error))) from None
        if self.encode(state) != plain:  # msgspec leaves out what it does not know, and fills in what it misses
            raise Unreadable("bad-state", detail=self.state.__name__)
        return state
