"""The process in which bots think. It rebuilds the position, shows each bot what its seat sees, and sends back what it chose."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict

import msgspec

from magnat.bots.bot import Bot, Question
from magnat.bots.registry import partner
from magnat.games.registry import AnyGame, find
from magnat.kernel.contract import Action, State
from magnat.kernel.game import Setting, View
from magnat.server.bots.news import Asked, News, TableBots
from magnat.tables.replay import AnyRules


class Job(msgspec.Struct, frozen=True):
    """A position and the bots to ask in turn until one acts; and what happened after entry `news.after`, for those who listen."""

    table: str
    game: str
    settings: dict[str, Setting]
    state: msgspec.Raw
    asked: list[Asked]
    news: News = News()


class Chosen(msgspec.Struct, frozen=True):
    """Which of those asked acted (-1: none did) and what it wants to do. `know`: none was asked, because not all news came here after
    the entry of this number; whoever asks is to tell them from there on."""

    index: int
    do: str = ""
    words: dict[str, int | str] = {}
    know: int | None = None
    reason: str = ""
    """Of a hint: why, as a message of the game, with its numbers."""
    numbers: dict[str, int | str] = {}


JOB = msgspec.msgpack.Decoder(Job)


def answer(job: bytes) -> bytes:
    """Runs in the worker."""
    work = JOB.decode(job)
    game = find(work.game)
    rules = game.rules(work.settings)
    here = bots_of(work.table, game, rules)
    know = here.hear(work.news, work.asked)
    if know is not None:
        return msgspec.msgpack.encode(Chosen(-1, know=know))
    state: State = game.decode_state(msgspec.msgpack.decode(work.state))
    for index, asked in enumerate(work.asked):
        chosen = think(here.fresh(asked, work.news.to) if asked.advice else here.seated(asked), state, asked)
        if chosen is not None:
            return msgspec.msgpack.encode(msgspec.structs.replace(chosen, index=index))
    return msgspec.msgpack.encode(Chosen(-1))


TABLES: OrderedDict[str, TableBots] = OrderedDict()
MOST_TABLES = 1_000


def bots_of(table: str, game: AnyGame, rules: AnyRules) -> TableBots:
    """They remember what they planned and were told; after a restart, or when many other tables came, new ones take over."""
    here = TABLES.pop(table, None) or TableBots(game, rules)
    TABLES[table] = here
    if len(TABLES) > MOST_TABLES:
        TABLES.popitem(last=False)
    return here


def think(bot: Bot, state: State, asked: Asked) -> Chosen | None:
    """The bot gets a question with its seat's view and options: never the state."""

    def look() -> View:
        return bot.game.view(bot.rules, state, asked.seat)

    def propose() -> list[Action]:
        return bot.game.proposals(bot.rules, state, asked.seat)

    question = Question(asked.key, bot.rules.options(state, asked.seat), look, propose)
    if asked.advice:
        hint = bot.hint(question)
        return None if hint is None else Chosen(0, hint.action.key, hint.action.words(), reason=hint.reason, numbers=hint.numbers)
    action = thought(bot, question, asked)
    return None if action is None else Chosen(0, action.key, action.words())


def thought(bot: Bot, question: Question, asked: Asked) -> Action | None:
    if asked.people:
        return partner(bot.game.name)(bot.rules, question, asked.people)
    return bot.wish(question) if asked.wish else bot.choose(question)


# The process

SIZE = 4
"""Bytes before every question and answer that say how long it is."""
FAILED = b"\xc1"
"""With this, which begins no answer, an answer begins that says how a bot broke."""
NICE = 5
"""People's moves, in the server's process, come before the thoughts of bots."""


def framed(text: bytes) -> bytes:
    return len(text).to_bytes(SIZE, "big") + text


def answered(question: bytes) -> bytes:
    """An empty question asks whether anybody is there."""
    try:
        return answer(question) if question else b""
    except Exception:
        return FAILED + traceback.format_exc().encode()


def main() -> None:
    """Answers until nothing more can come: it does not outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server from a terminal means the server
    if hasattr(os, "nice"):
        os.nice(NICE)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as out:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
        while len(head := sys.stdin.buffer.read(SIZE)) == SIZE:
            out.write(framed(answered(sys.stdin.buffer.read(int.from_bytes(head, "big")))))
            out.flush()


if __name__ == "__main__":
    main()
