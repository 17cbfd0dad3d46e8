"""Most of a class: phones played by a program, alongside those that are real browsers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import TypeVar

from magnat.games.registry import find
from magnat.lab.rehearsal.phone import Delivery, Phone
from magnat.lab.rehearsal.tempers import Temper
from tests.browser.tables import Plain
from tests.patience import PATIENCE_S

T = TypeVar("T")
QUICK = Temper("eager", 0.1, 0.5)
SILENT = Temper("silent", 0, 0, acts=0.0)


class ScriptedClass:
    """Lives in a thread of its own, so that the test can go on with its browsers."""

    def __init__(self, address: str, table: Plain) -> None:
        self.address = address
        self.code: str = table["code"]
        self.game = find(table["game"])
        self.options = dict(table["options"])
        self.delivery = Delivery()
        self.phones: list[Phone] = []
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def do(self, work: Coroutine[None, None, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    def phone(self, name: str, temper: Temper = QUICK) -> Phone:
        """Somebody who has come in, but has no place yet."""
        phone = Phone(self.address, self.code, name, temper, 1, self.delivery, seed=len(self.phones) + 1)
        phone.joins(self.game, self.options)
        self.phones.append(phone)
        return phone

    def seated(self, name: str, temper: Temper = QUICK) -> Phone:
        phone = self.phone(name, temper)
        self.do(phone.sit_down())
        self.listens(phone)
        return phone

    def replaced(self, old: Phone, partner: Phone) -> Phone:
        """Another phone takes the place of one that is dark: with the four digits that a partner reads out."""
        new = self.phone(old.name)
        self.do(new.take_over(self.do(partner.hand_on(old.seats[0]))))
        self.listens(new)
        return new

    def listens(self, phone: Phone) -> None:
        asyncio.run_coroutine_threadsafe(phone.listen(), self.loop)

    def darkens(self, phone: Phone) -> None:
        self.loop.call_soon_threadsafe(phone.go_dark)

    def close(self) -> None:
        for phone in self.phones:
            self.darkens(phone)

        async def end() -> None:
            tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        self.do(end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE_S)
        self.loop.close()
