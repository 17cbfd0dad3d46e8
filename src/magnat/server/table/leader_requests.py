"""What whoever leads a table asks of it, as requests for the mailbox; empty reasons are filled in, in the table's language."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from magnat.bots.registry import usual
from magnat.kernel.contract import Seat, Word
from magnat.kernel.game import Wish
from magnat.server.table.move_request import GiveTime, MoveRequest, PushStage, TakeBackStage
from magnat.store.records import TableRecord
from magnat.wire.lessons import MoreTime, Push, TakeBack
from magnat.wire.play import RuleAct
from magnat.words.catalogue import words

LEADER: Seat = -1
"""Acts for nobody in particular."""


class Rule(Struct, frozen=True):
    """TB-3.2: an action for a seat, as a ruling: a company's name, the last turn, the end."""

    seat: Seat
    do: str
    words: Mapping[str, Word]
    reason: str = ""


LeaderMove = Push | TakeBack | MoreTime | Rule


def ruled(wish: Wish, reason: str = "") -> Rule:
    """A wish that the game itself names (`Game.last_turn`, `end_now`, `name_team`)."""
    seat, action = wish
    return Rule(seat, action.key, action.words(), reason)


def request(record: TableRecord, move: LeaderMove, language: str, id: str | None = None) -> MoveRequest:
    """`id` is the sender's own, as in every move."""
    spoken = words(record.language)
    match move:
        case Push(team=team, by=by, reason=reason):
            bot = usual(record.game) if by == "bot" else ""
            push = PushStage(id=id, team=team, bot=bot, reason=reason.strip() or spoken.text("table-reason-pushed"))
            return MoveRequest(move=push, seat=LEADER, language=language)
        case TakeBack(team=team, reason=reason):
            back = TakeBackStage(id=id, team=team, reason=reason.strip() or spoken.text("table-reason-taken-back"))
            return MoveRequest(move=back, seat=LEADER, language=language)
        case MoreTime(team=to, seconds=seconds):
            return MoveRequest(move=GiveTime(id=id, team=to, seconds=seconds), seat=LEADER, language=language)
        case Rule(seat=seat, do=do, words=fields, reason=reason):
            act = RuleAct(id=id, do=do, words=dict(fields), reason=reason.strip() or spoken.text("table-reason-ruled"))
            return MoveRequest(move=act, seat=seat, language=language)
