"""Runs a rehearsal: sets up a lesson at a real server, lets a class of phones play it, leads it as a calm leader would, and takes notes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from urllib.error import HTTPError

import msgspec
from msgspec import Struct

from magnat.games.registry import AnyGame
from magnat.kernel.game import Setting
from magnat.lab.real_server import Plain, call, person
from magnat.lab.rehearsal.phone import Delivery, Line, Phone, Seen
from magnat.lab.rehearsal.tempers import of_class


class Row(Struct):
    """A company at the console: its stage, and since when it is waited for."""

    team: int
    stage: str
    since: int | None


class Overview(Struct):
    """The room at a glance, as far as the leader of a rehearsal looks at it."""

    turn: int
    held: bool
    over: bool
    rows: list[Row]


OVERVIEW = msgspec.json.Decoder(Overview)
TALK_S = 20.0
"""Lesson seconds that the class talks before the next round is let go."""
PATIENCE_S = 90.0
"""Lesson seconds after which the leader pushes a company that keeps everybody waiting."""
HAND_ON_S = 20.0
"""Lesson seconds until somebody notices that a phone is dark and holds out another one."""
TOO_LATE = 409
LONGEST = 1.5
"""A rehearsal that takes this many times the lesson is stopped: it has stalled."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is rehearsed. `speed`: lesson seconds in a second; 1 is real time."""

    game: str
    pupils: int
    minutes: int
    speed: float
    seed: int
    options: dict[str, Setting] = {}
    hold: bool = True
    pushes: bool = True
    """Does the leader push companies that keep everybody waiting?"""


class Wait(Struct, frozen=True):
    """The table waited for a company in a stage: from when, for how long (lesson seconds)."""

    team: int
    stage: str
    turn: int
    began: float
    seconds: float


class Notes:
    """What the leader sees at the console, written down."""

    def __init__(self, speed: float) -> None:
        self.speed = speed
        self.began = time.monotonic()
        self.open: dict[tuple[int, str], tuple[int, float]] = {}
        self.waits: list[Wait] = []
        self.turn = 0
        self.over = False
        self.newest: Overview | None = None
        self.pushed: list[int] = []
        self.replaced: list[float] = []
        self.clocked = 0
        self.ended: float | None = None

    def now(self) -> float:
        """Lesson seconds since the beginning."""
        return (time.monotonic() - self.began) * self.speed

    def see(self, overview: Overview) -> None:
        now, waited = self.now(), {(row.team, row.stage): row for row in overview.rows if row.since is not None}
        for key in [key for key in self.open if key not in waited]:
            turn, began = self.open.pop(key)
            self.waits.append(Wait(key[0], key[1], turn, began, now - began))
        for key in waited:
            self.open.setdefault(key, (overview.turn, now))
        self.turn, self.newest = overview.turn, overview
        if overview.over and not self.over:
            self.over, self.ended = True, now

    def longest_open(self) -> tuple[int, float] | None:
        """The company that the table has waited for longest, and how long."""
        if not self.open:
            return None
        (team, _), (_, began) = min(self.open.items(), key=lambda item: item[1][1])
        return team, self.now() - began


class Console(Line):
    """The leader's connection."""

    def __init__(self, address: str, code: str, token: str, delivery: Delivery, notes: Notes) -> None:
        super().__init__(address, code, token, delivery, overview=True)
        self.notes = notes

    def take(self, seen: Seen, text: bytes) -> None:
        if seen.type == "overview":
            self.notes.see(OVERVIEW.decode(text))
        elif seen.type == "told" and b'"clock":true' in text:
            self.notes.clocked += 1


class Lesson:
    def __init__(self, address: str, game: AnyGame, plan: Plan, tell: Callable[[int], None]) -> None:
        self.address = address
        self.game = game
        self.plan = plan
        self.tell = tell
        self.dice = random.Random(plan.seed)
        self.delivery = Delivery()
        self.notes = Notes(plan.speed)
        self.phones: list[Phone] = []
        self.lines: list[asyncio.Task[None]] = []
        self.token = ""
        self.code = ""
        self.settings: dict[str, Setting] = {}

    async def run(self) -> Notes:
        try:
            await self.set_up()
            await self.seat()
            await self.begin()
            await self.lead()
        finally:
            for task in [*self.lines, *(phone.deciding for phone in self.phones if phone.deciding)]:
                task.cancel()
            await asyncio.gather(*self.lines, return_exceptions=True)
        return self.notes

    async def ask(self, path: str, body: Plain = None, method: str = "POST") -> Plain:
        """Something that the leader does."""
        return await asyncio.to_thread(call, f"{self.address}/api/v1{path}", {} if body is None else body, self.token, None, method)

    async def try_to(self, path: str, body: Plain = None) -> bool:
        """Something that may come too late: a company may have gone on by itself in the same moment."""
        try:
            await self.ask(path, body)
        except HTTPError as refused:
            if refused.code != TOO_LATE:
                raise
            return False
        return True

    # Before the lesson

    async def set_up(self) -> None:
        plan, self.token = self.plan, await asyncio.to_thread(person, self.address, "Leader")
        wish = {"game": plan.game, "pupils": plan.pupils, "minutes": plan.minutes, "options": plan.options}
        table = (await self.ask("/lessons", wish))["table"]
        self.code, self.settings = table["code"], dict(table["options"])
        if plan.speed != 1:
            await self.hurry(table["clock"])
        await self.ask(f"/tables/{self.code}/lesson", {"hold": plan.hold}, "PUT")

    async def hurry(self, clock: Plain) -> None:
        """The bell and the stage clock of a lesson in quick time."""
        bell = int((time.time() + self.plan.minutes * 60 / self.plan.speed) * 1000)
        await self.ask(f"/tables/{self.code}/lesson", {"bell": bell}, "PUT")
        seconds = max(1, round(clock.get("seconds", 0) / self.plan.speed))
        if clock.get("kind", "none") != "none":
            await self.ask(f"/tables/{self.code}/lesson/clock", {**clock, "seconds": seconds}, "PUT")

    async def seat(self) -> None:
        """All at once, as a class does; whoever is late comes later."""
        tempers = of_class(self.plan.pupils, self.dice)
        seeds = [self.dice.getrandbits(40) for _ in tempers]
        make = [
            asyncio.to_thread(Phone, self.address, self.code, f"Pupil {number + 1}", temper, self.plan.speed, self.delivery, seed)
            for number, (temper, seed) in enumerate(zip(tempers, seeds, strict=True))
        ]
        self.phones = list(await asyncio.gather(*make))
        await asyncio.gather(*(phone.sit_down() for phone in self.phones if not phone.temper.late))
        for phone in self.phones:
            phone.joins(self.game, self.settings)
            if not phone.temper.late:
                self.lines.append(asyncio.create_task(phone.listen()))

    async def begin(self) -> None:
        console = Console(self.address, self.code, self.token, self.delivery, self.notes)
        wall = Line(self.address, self.code, "", self.delivery, overview=True)
        self.lines += [asyncio.create_task(console.listen()), asyncio.create_task(wall.listen())]
        await self.ask(f"/tables/{self.code}/lesson/begin")
        self.notes.began = time.monotonic()

    # The lesson

    async def lead(self) -> None:
        """Lets rounds go after the talk, pushes whom all wait for, and helps where a phone is dark."""
        lasts, turn = self.plan.minutes * 60 * LONGEST, 0
        while not self.notes.over and self.notes.now() < lasts:
            await asyncio.sleep(max(0.05, 1 / self.plan.speed))
            overview = self.notes.newest
            if overview is None:
                continue
            if overview.turn != turn:
                turn = overview.turn
                self.tell(turn)
                await self.mishaps(turn)
            if overview.held:
                await asyncio.sleep(TALK_S / self.plan.speed)
                await self.try_to(f"/tables/{self.code}/lesson/go-on")
                self.notes.newest = None
            elif self.plan.pushes:
                await self.push()

    async def push(self) -> None:
        longest = self.notes.longest_open()
        if longest is not None and longest[1] > PATIENCE_S and longest[0] < len(self.game.teams(self.rules(), self.plan.pupils)):
            if await self.try_to(f"/tables/{self.code}/lesson/push", {"team": longest[0]}):
                self.notes.pushed.append(longest[0])
            await asyncio.sleep(1 / self.plan.speed)

    def rules(self) -> Plain:
        return self.game.rules(self.settings)

    async def mishaps(self, turn: int) -> None:
        """In the first turn somebody comes late; in the second phones die and somebody goes home."""
        for phone in self.phones:
            if turn == 1 and phone.temper.late:
                await phone.sit_down()
                self.lines.append(asyncio.create_task(phone.listen()))
            elif turn == 2 and phone.temper.leaves:
                phone.go_dark()
            elif turn == 2 and phone.temper.dies:
                phone.go_dark()
                self.lines.append(asyncio.create_task(self.replace(phone)))

    async def replace(self, dead: Phone) -> None:
        """Somebody of the company hands the place on to a new phone."""
        began, seat = time.monotonic(), dead.seats[0]
        await asyncio.sleep(HAND_ON_S / self.plan.speed)
        team = next(team for team in self.game.teams(self.rules(), self.plan.pupils) if seat in team)
        partner = next((it for it in self.phones if it is not dead and any(own in team for own in it.seats)), None)
        digits = await partner.hand_on(seat) if partner is not None else await self.hand_on(seat)
        seed = self.dice.getrandbits(40)
        new = await asyncio.to_thread(Phone, self.address, self.code, dead.name, dead.temper, self.plan.speed, self.delivery, seed)
        new.joins(self.game, self.settings)
        await new.take_over(digits)
        self.phones.append(new)
        self.notes.replaced.append(time.monotonic() - began)
        await new.listen()

    async def hand_on(self, seat: int) -> str:
        return str((await self.ask(f"/tables/{self.code}/seats/{seat}/relay"))["code"])
