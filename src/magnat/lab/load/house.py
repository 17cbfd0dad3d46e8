"""The tables of a bench: a class of thirty phones with its leader's console and its wall, and small tables of people and bots."""

from __future__ import annotations

import random
from math import ceil

import msgspec

from magnat.bots.registry import usual
from magnat.games import registry
from magnat.games.registry import AnyGame
from magnat.lab.load.client import Client, Meter
from magnat.lab.real_server import call, person

TABLES_EACH = 8
LINES_EACH = 25
"""Small tables that one guest sits at, and connections that one has at most; who watches a table is a guest of others."""
LESSON_MINUTES = 45


class Load(msgspec.Struct, frozen=True):
    """What the server is asked to bear. `rate`: moves of people a second; `inputs`: entries a second in all, if that is what is wanted."""

    seconds: float = 60.0
    rate: float = 25.0
    pupils: int = 30
    small_tables: int = 100
    connections: int = 0  # at least this many: a second person at small tables, then people who watch them
    inputs: float | None = None

    def bot_pause(self) -> int:
        """Milliseconds: bots and dice leave about half of the wanted entries to people."""
        return 2_000 if not self.inputs else int(min(4_000, max(250, 1_000 * self.small_tables / self.inputs)))

    def people_each(self) -> int:
        return 2 if self.connections >= 2 * self.small_tables + self.pupils + 2 else 1


class House:
    """Everybody who is connected, and where they sit."""

    def __init__(self, address: str, load: Load, seed: int) -> None:
        self.address = address
        self.load = load
        self.meter = Meter()
        self.dice = random.Random(seed)
        self.big: list[Client] = []
        self.small: list[Client] = []
        self.watching: list[Client] = []

    @property
    def clients(self) -> list[Client]:
        return [*self.big, *self.small, *self.watching]

    def is_lesson(self) -> bool:
        """Is a class all there is?"""
        return bool(self.big) and not self.small and not self.watching

    def set_up(self) -> None:
        """All of them sit down; nobody is connected yet."""
        if self.load.pupils:
            self.big = self.class_table()
        count = max(ceil(self.load.small_tables / TABLES_EACH), ceil(self.load.connections / LINES_EACH)) + 1
        guests = [person(self.address, f"Guest {number}") for number in range(count)]
        for number in range(self.load.small_tables):
            self.small += self.small_table(number, guests)
        self.watching = self.watchers(max(0, self.load.connections - len(self.big) - len(self.small)), guests)

    def client(self, code: str, token: str, plays: bool, game: str, screen: str = "") -> Client:
        return Client(self.meter, self.address, code, token, self.dice, plays, game, screen)

    def class_table(self) -> list[Client]:
        """A lesson at the game with the most seats."""
        game, leader = largest(), person(self.address, "Leader")
        wish = {"game": game.name, "pupils": self.load.pupils, "minutes": LESSON_MINUTES}
        code = call(f"{self.address}/api/v1/lessons", wish, leader)["table"]["code"]
        at = f"{self.address}/api/v1/tables/{code}"
        call(f"{at}/lesson", {"hold": False}, leader, method="PUT")
        pupils = [person(self.address, f"Pupil {number}") for number in range(self.load.pupils)]
        for token in pupils:
            call(f"{at}/join", {}, token)
        call(f"{at}/lesson/begin", {}, leader)
        screens = [self.client(code, token, False, game.name, screen) for token, screen in ((leader, "console"), ("", "wall"))]
        return [*(self.client(code, token, True, game.name) for token in pupils), *screens]

    def small_table(self, number: int, guests: list[str]) -> list[Client]:
        """One or two people among the usual bots, at every game in turn."""
        games = list(registry.GAMES.values())
        game = games[number % len(games)]
        people = [guests[(number + turn) % len(guests)] for turn in range(self.load.people_each())]
        seats = game.descriptor.usual_seats
        bots = [usual(game.name)] * (seats - len(people))
        wish = {"game": game.name, "seats": seats, "bots": bots, "bot_pause": self.load.bot_pause(), "visibility": "link"}
        code = call(f"{self.address}/api/v1/tables", wish, people[0])["table"]["code"]
        for token in people[1:]:
            call(f"{self.address}/api/v1/tables/{code}/join", {}, token)
        call(f"{self.address}/api/v1/tables/{code}/start", {}, people[0])
        return [self.client(code, token, True, game.name) for token in people]

    def watchers(self, wanted: int, guests: list[str]) -> list[Client]:
        """People who look at the tables of others, evenly spread."""
        tables = list(dict.fromkeys((client.code, client.game) for client in self.small))
        places = [divmod(number, len(tables)) for number in range(wanted)] if tables else []
        tokens = [guests[(at + self.load.people_each() + turn) % len(guests)] for turn, at in places]
        return [self.client(tables[at][0], token, False, tables[at][1]) for (_, at), token in zip(places, tokens, strict=True)]


def largest() -> AnyGame:
    return max(registry.GAMES.values(), key=lambda it: max(it.seats))
