"""A move on its way to a table's mailbox: for which seat, and on whose behalf. It may travel between processes."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from magnat.wire.play import Move, Moves
from magnat.wire.problems import Problem

By = Literal["person", "bot", "clock", "leader", "order"]


class PushStage(Move, frozen=True, kw_only=True, tag="push-stage"):
    """TB-3.4: the present stage of a team is finished for it, by the stated default or by a bot (named, or none)."""

    team: int
    bot: str = ""
    reason: str


class TakeBackStage(Move, frozen=True, kw_only=True, tag="take-back-stage"):
    """TB-3.5: what a team put in during its last stage is taken back."""

    team: int
    reason: str


class GiveTime(Move, frozen=True, kw_only=True, tag="give-time"):
    """TB-4.8: more time for one team, or for all."""

    team: int | None
    seconds: int


LeaderMoves = PushStage | TakeBackStage | GiveTime


class MoveRequest(Struct, frozen=True, kw_only=True):
    """Authorised already: `seat` is one that the sender may act for; -1 is the host who rules or types in dice."""

    move: Moves | LeaderMoves
    seat: int
    by: By = "person"
    language: str = "en"


class Receipt(Struct, frozen=True):
    """The entry that the move became, or why it did not become one."""

    n: int = 0
    problem: Problem | None = None
