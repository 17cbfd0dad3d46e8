"""The process in which bots think. It rebuilds the position, shows each bot what its seat sees, and sends back what it chose."""

from __future__ import annotations

import os
import secrets
import threading
import time
from collections import OrderedDict

import msgspec

from magnat.bots.bot import Bot, Question
from magnat.bots.registry import find as find_bot
from magnat.bots.registry import partner
from magnat.games.registry import AnyGame, find
from magnat.kernel.contract import Action, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting, View
from magnat.tables.replay import AnyRules


class Asked(msgspec.Struct, frozen=True):
    """A decision or a wish; of a company that these people lead, only whether the bot agrees; or advice for whoever sits there."""

    seat: int
    bot: str
    key: str
    wish: bool
    people: list[int] = []
    advice: bool = False


class Job(msgspec.Struct, frozen=True):
    """A position and the bots to ask in turn until one acts."""

    table: str
    game: str
    settings: dict[str, Setting]
    state: msgspec.Raw
    asked: list[Asked]


class Chosen(msgspec.Struct, frozen=True):
    """Which of those asked acted (-1: none did) and what it wants to do."""

    index: int
    do: str = ""
    words: dict[str, int | str] = {}


JOB = msgspec.msgpack.Decoder(Job)


def answer(job: bytes) -> bytes:
    """Runs in the worker."""
    work = JOB.decode(job)
    game = find(work.game)
    rules = game.rules(work.settings)
    state: State = game.decode_state(msgspec.msgpack.decode(work.state))
    for index, asked in enumerate(work.asked):
        chosen = think(seated(work.table, game, rules, asked), state, asked)
        if chosen is not None:
            return msgspec.msgpack.encode(Chosen(index, chosen.do, chosen.words))
    return msgspec.msgpack.encode(Chosen(-1))


BOTS: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
MOST_BOTS = 5_000


def seated(table: str, game: AnyGame, rules: AnyRules, asked: Asked) -> Bot:
    """The bot that sits there. It remembers what it planned; after a restart, or when many others came, a new one takes over."""
    key = (table, asked.seat, asked.bot)
    bot = BOTS.pop(key, None) or find_bot(game.name, asked.bot)(game, rules, asked.seat, Dice(secrets.randbits(63)))
    BOTS[key] = bot
    if len(BOTS) > MOST_BOTS:
        BOTS.popitem(last=False)
    return bot


def think(bot: Bot, state: State, asked: Asked) -> Chosen | None:
    """The bot gets a question with its seat's view and options: never the state."""

    def look() -> View:
        return bot.game.view(bot.rules, state, asked.seat)

    question = Question(asked.key, bot.rules.options(state, asked.seat), look)
    action = thought(bot, question, asked)
    return None if action is None else Chosen(0, action.key, action.words())


def thought(bot: Bot, question: Question, asked: Asked) -> Action | None:
    if asked.advice:
        return bot.advise(question)
    if asked.people:
        return partner(bot.game.name)(bot.rules, question, asked.people)
    return bot.wish(question) if asked.wish else bot.choose(question)


def begin(parent: int) -> None:
    """Called once in every new worker: be ready, and do not outlive the server."""
    threading.Thread(target=leave_with, args=(parent,), daemon=True).start()


def leave_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def ready() -> bool:
    """The first call loads the rules, so that the first real question does not wait for it."""
    return True
