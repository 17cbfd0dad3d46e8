"""The bots at the table: they get the same views and options as a person, and the table checks what they do."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from magnat.bots.asking import Call, Turns
from magnat.bots.bot import Bot, Question, tell
from magnat.bots.names import name as bot_name
from magnat.bots.own_file import find
from magnat.kernel.contract import Action, Agenda, Chance, Refusal, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import View
from magnat.tables.secure_dice import secure_outcome
from magnat.tables.table import Table


class Fortune:
    """The dice of the table: the secure source, or seeded ones for demonstrations and tests."""

    def __init__(self, seed: int | None) -> None:
        self.dice = None if seed is None else Dice(seed)

    def falls(self, chance: Chance) -> int:
        return secure_outcome(chance) if self.dice is None else self.dice.weighted(chance.weights)


class Opponents:
    """The bots by seat: every player's seat but the person's."""

    def __init__(self, table: Table, bots: Mapping[Seat, str], teams: Sequence[Sequence[Seat]], seed: int | None) -> None:
        self.table = table
        self.kinds = bots
        self.seed = secrets.randbits(64) if seed is None else seed
        self.bots: dict[Seat, Bot] = {}
        self.told = 0  # inputs
        self.last = 0  # the entry of the last of them
        self.sit_down()
        self.turns = Turns(teams, table.journal.header.seats)

    def sit_down(self) -> None:
        """All bots, who know nothing of the game yet."""
        game, rules = self.table.game, self.table.rules
        self.bots.update({seat: find(game.name, name)(game, rules, seat, Dice(self.seed, seat + 1)) for seat, name in self.kinds.items()})
        self.told, self.last = 0, 0

    def tell(self) -> None:
        """What has happened since they were last told. When something was taken back they begin anew, with what still counts."""
        live = self.table.live
        if self.told > len(live) or (self.told > 0 and live[self.told - 1].entry.n != self.last):
            self.sit_down()
        listeners = [bot for bot in self.bots.values() if bot.listens()]
        for past in live[self.told :] if listeners else []:
            tell(listeners, past.facts)
        self.told, self.last = len(live), live[-1].entry.n if live else 0

    def act(self, agenda: Agenda) -> bool:
        """Lets one bot do one thing: a wish that it may have, or a decision that it must make. False: only the person is left."""
        self.tell()
        for call in self.turns.calls(agenda, self.bots, self.table.next()):
            bot, question = self.bots[call.seat], self.question(call)
            action = bot.wish(question) if call.wish else bot.choose(question)
            if action is None:
                self.turns.said_nothing(call)
                continue
            self.turns.acted(call)
            self.put_in(call.seat, action)
            return True
        return False

    def went_on(self) -> None:
        """The person or the dice have moved the table."""
        self.turns.went_on()

    def question(self, call: Call) -> Question:
        def look() -> View:
            return self.table.view(call.seat)

        def propose() -> Sequence[Action]:
            return self.table.game.proposals(self.table.rules, self.table.state, call.seat)

        return Question(call.key, self.table.options(call.seat), look, propose)

    def put_in(self, seat: Seat, action: Action) -> None:
        refused = self.table.act(seat, action)
        if isinstance(refused, Refusal):
            raise RuntimeError(f"{type(self.bots[seat]).__name__} on seat {seat}: {action.key} {action.words()} is refused: {refused}")


def seat_names(own: Sequence[Seat], bots: Mapping[Seat, str], person: str) -> list[str]:
    """The names in the journal, by seat: a bot's kind stands behind, so that a saved game goes on with the same ones."""
    names = dict.fromkeys(own, person)
    for index, (seat, bot) in enumerate(bots.items()):
        names[seat] = f"{bot_name(index)} ({bot})"
    return [names[seat] for seat in sorted(names)]


def kind_in(name: str) -> str:
    """The kind of bot that a name of the journal tells, or nothing."""
    head, _, tail = name.rpartition(" (")
    return tail[:-1] if head and tail.endswith(")") else ""


def short(name: str) -> str:
    """The name without the kind of bot."""
    kind = kind_in(name)
    return name.removesuffix(f" ({kind})") if kind else name
