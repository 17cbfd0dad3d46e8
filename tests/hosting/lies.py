"""Messages that no honest client sends, made from a seed: broken, huge, deep, foreign, old, early, repeated. None of them is legal."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

Plain = Any  # JSON, or what only looks like it

DEEP = "[" * 3_000 + "]" * 3_000
VALUES: list[Plain] = [
    None, True, -1, -(2**63) - 1, 2**31 + 1, 2**53 + 1, 2**63, 2**64, 10**400, 1.5, 1e308, float("nan"), float("inf"), "", " ", "\x00",
    "a\x00b", "\ud800", "\udfff\ud800", "x" * 5_000, "x" * 70_000, "'; DROP TABLE entries; --", "../../../etc/passwd", "%00%n%s",
    "{ $text }",
    "\u202e\u0007", "😀" * 300, [], [[]], {}, {"": ""}, [0] * 5_000, {"type": "act"},
]  # fmt: skip
TAGS = ["", "Act", "ACT", "admin", "told", "position", "done", "table", "\x00", "act ", None, 7, ["act"]]


class Liar:
    """Somebody at a table who lies. `seat` is theirs (None: they have none), `turn` says that the table waits for them."""

    def __init__(self, dice: random.Random, seat: int | None, host: bool, turn: bool, n: int, choice: Plain) -> None:
        self.dice = dice
        self.seat = seat
        self.host = host
        self.turn = turn
        self.n = n
        self.choice = choice
        """An option of the seat that the table waits for."""

    def message(self) -> str | bytes:
        return self.dice.choice(KINDS)(self)

    # Nothing that could be understood

    def broken(self) -> str | bytes:
        whole = text(self.act("buy-barrel"))
        return self.dice.choice([
            "", "{", "}", "null", "[]", '"act"', "{}", "\x00", "NaN", whole[:-1], whole + whole, whole.replace(":", "="),
            whole.replace('"', "'"),
            DEEP, '{"type":' + DEEP + "}", '{"type":"act","do":"x","with":{"a":' + DEEP + "}}", '{"type":"act","type":"ping","do":"x"}',
        ])  # fmt: skip

    def binary(self) -> bytes:
        return self.dice.choice([b"", b"\xff\xfe\x00", text(self.act("buy-barrel")).encode(), self.dice.randbytes(200), b"\xc3\x28" * 50])

    def huge(self) -> str:
        size = self.dice.choice([65_537, 100_000, 140_000, 1_000_000]) if self.dice.random() < 0.1 else 65_600
        return text({"type": "say", "text": "x" * size})

    def unknown(self) -> str:
        return text({**self.act("buy-barrel"), "type": self.dice.choice(TAGS)})

    # What is understood and not allowed

    def act(self, do: Plain = None, **more: Plain) -> Plain:
        return {"type": "act", "seat": self.seat, "do": do or "no-such-thing", "with": {}, **more}

    def foreign(self) -> str:
        """A legal move, but of somebody else."""
        others = [seat for seat in range(3) if seat != self.seat] + [3, 63]
        return text({"type": "act", "seat": self.dice.choice(others), "do": self.choice["do"], "with": self.choice["with"]})

    def out_of_turn(self) -> str:
        """Somebody else's option, as one's own; whoever is waited for names an entry that is not the last."""
        message = {"type": "act", "do": self.choice["do"], "with": self.choice["with"]}
        if self.turn or self.dice.random() < 0.3:
            message["at"] = self.dice.choice([0, self.n - 1, self.n + 1, self.n + 1_000, 2**31])
        return text(message)

    def nonsense(self) -> str:
        """An action that no game knows, or with fields that it does not have."""
        words = {self.dice.choice(["market", "good", "seat", "x", "", "\x00"]): self.dice.choice(VALUES)}
        do = self.dice.choice([*VALUES, "buy-barrel", "roll", "end-turn", "declare", "bid", "buy-asset", "__class__"])
        return text({"type": self.dice.choice(["act", "why"]), "do": do, "with": {**words, "no-such-field": 1}})

    def twisted(self) -> str:
        """One field of a message that would be refused anyway is replaced, left out or added."""
        message = dict(self.dice.choice(self.refused()))
        name = self.dice.choice([*message, "extra"])
        if self.dice.random() < 0.2:
            message.pop(name, None)
        else:
            message[name] = self.dice.choice(VALUES)
        return text(message)

    def refused(self) -> list[Plain]:
        """Whatever becomes of one field of these, they stay without effect on the journal."""
        found: list[Plain] = [
            self.act("no-such-thing", id="a"),
            {"type": "why", "do": "buy-barrel", "with": {"market": "domestic", "good": "crude"}, "seat": self.seat},
            {"type": "answer-undo", "agree": True, "id": "b"},
            {"type": "roll", "roll": "no-such-dice", "shows": [1, 2], "about": 0},
            {"type": "hello", "token": "x" * 32, "after": 0, "chat": 0},
            {"type": "ping", "id": "c"},
            {"type": "say", "text": "hello", "company": True},
        ]
        if self.seat is None:
            found.append({"type": "ask-undo", "to": 0})
        if self.seat is None or not self.turn:
            found.append({"type": "undo"})
        if not self.host:
            found += [{"type": "rule-back", "to": 0, "reason": "because"}, {"type": "rule-act", "seat": 0, **self.choice, "reason": "x"}]
        return found

    def back(self) -> str:
        """Taking back what never happened, and rulings without a reason or without the right."""
        to = self.dice.choice([self.n + 1, self.n + 77, 2**31, -1, 2**63])
        reason = " \t" if self.host else "because"
        return text(self.dice.choice([
            {"type": "ask-undo", "to": to}, {"type": "rule-back", "to": 0, "reason": reason},
            {"type": "rule-back", "to": to, "reason": "x"},
            {"type": "rule-act", "seat": 0, "do": self.choice["do"], "with": self.choice["with"], "reason": reason},
        ]))  # fmt: skip

    def chatter(self) -> str:
        return text({"type": "say", "text": self.dice.choice(["flood", "a\x00b", "\ud800", "\u202e", "<script>", "{ $x }", "y" * 1_001])})

    def again(self) -> str:
        """The move with which the game was begun, sent once more under its id."""
        return text({"type": "act", "id": "the-first", "do": self.choice["do"], "with": self.choice["with"], "at": 0})


KINDS: list[Callable[[Liar], str | bytes]] = [
    Liar.broken, Liar.binary, Liar.huge, Liar.unknown, Liar.foreign, Liar.out_of_turn, Liar.nonsense, Liar.twisted, Liar.twisted,
    Liar.twisted,
    Liar.back, Liar.chatter, Liar.again,
]  # fmt: skip


def text(message: Plain) -> str:
    """As JSON, even where JSON does not allow it (NaN, half a character as an escape)."""
    return json.dumps(message)
