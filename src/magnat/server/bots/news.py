"""What the bots of a table know: each is told what its seat learns, all of it from the start and nothing twice."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence

import msgspec

from magnat.bots.bot import Bot
from magnat.bots.registry import find as find_bot
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Fact
from magnat.kernel.dice import Dice
from magnat.kernel.game import Unreadable
from magnat.tables.fact_audiences import VERSIONS, Version, learned
from magnat.tables.replay import AnyRules


class Asked(msgspec.Struct, frozen=True):
    """A decision or a wish; of a company that these people lead, only whether the bot agrees; or advice for whoever sits there."""

    seat: int
    bot: str
    key: str
    wish: bool
    people: list[int] = []
    advice: bool = False


class Item(msgspec.Struct, frozen=True):
    """An input that counts: the number of its entry, and its facts with their audiences, as they are stored."""

    n: int
    facts: bytes


class News(msgspec.Struct, frozen=True):
    """What has happened after entry `after`, up to entry `to`. `anew`: something was taken back, so all memories are worthless."""

    after: int = 0
    to: int = 0
    items: list[Item] = []
    anew: bool = False


class TableBots:
    """All bots that sit at one table, or advise there. Who comes later is told what that seat has been told so far."""

    def __init__(self, game: AnyGame, rules: AnyRules) -> None:
        self.game = game
        self.rules = rules
        self.bots: dict[tuple[int, str], Bot] = {}
        self.heard = 0  # the entry up to which everybody here who listens knows everything

    def seated(self, asked: Asked) -> Bot:
        """The bot of that kind on that seat; a new one if there was none."""
        key = (asked.seat, asked.bot)
        if key not in self.bots:
            kind = find_bot(self.game.name, asked.bot)
            self.bots[key] = kind(self.game, self.rules, asked.seat, Dice(secrets.randbits(63)))
        return self.bots[key]

    def fresh(self, asked: Asked, entry: int) -> Bot:
        """Who advises a person plans nothing beyond the question, and answers the same when asked twice; whoever listens knows the past."""
        kind = find_bot(self.game.name, asked.bot)
        return self.seated(asked) if kind.listens() else kind(self.game, self.rules, asked.seat, Dice(entry, asked.seat))

    def hear(self, news: News, asked: Sequence[Asked]) -> int | None:
        """Tells everybody what is new to them; or the entry from which on all must be told first, because somebody would miss something."""
        if news.anew:
            self.bots, self.heard = {}, 0
        strangers = [it for it in asked if (it.seat, it.bot) not in self.bots and find_bot(self.game.name, it.bot).listens()]
        if news.after > (0 if strangers else self.heard):
            return 0 if strangers else self.heard
        listeners = [bot for bot in self.bots.values() if bot.listens()]
        newcomers = [self.seated(it) for it in strangers]
        for item in news.items if listeners or newcomers else []:
            versions = VERSIONS.decode(item.facts)
            for bot in [*newcomers, *(listeners if item.n > self.heard else [])]:
                self.tell(bot, versions)
        self.heard = max(self.heard, news.to)
        return None

    def tell(self, bot: Bot, versions: list[Version]) -> None:
        """Facts that an older Magnat wrote down in another way are left out."""
        facts: list[Fact] = []
        for words in learned(versions, [bot.seat]):
            with contextlib.suppress(Unreadable):
                facts.append(self.game.decode_fact(words))
        if facts:
            bot.told(facts)
