"""The postman: takes the notices that are due out of the outbox and delivers them, beside the event loop and never against it.

A notice counts as sent when it arrived by at least one way, so a way that works is never used twice for the other's sake. If the
server dies between a delivery and its note in the outbox, the notice is delivered again: once more is better than never.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, Literal, Protocol

import structlog
from msgspec import Struct

from magnat.server.notify.mail import MailSettings, send
from magnat.server.notify.notice import Delivered, Due, Failed, Letter
from magnat.server.notify.quiet import MINUTE_MS, next_allowed
from magnat.server.notify.target import Allowed
from magnat.server.notify.text import letter
from magnat.server.notify.webhook import post
from magnat.server.now import now_ms

State = Literal["sent", "failed", "dropped"]
DELAYS: Final = [1 * MINUTE_MS, 5 * MINUTE_MS, 25 * MINUTE_MS, 120 * MINUTE_MS]
REPORTS: Final = 100  # how often a result is reported to an outbox that is not working

log = structlog.stdlib.get_logger("magnat.notify")


class Outbox(Protocol):
    """Where notices wait. `due` gives only those that still hold, and gives them to nobody else for a minute or more."""

    async def due(self, now_ms: int, limit: int) -> list[Due]: ...

    async def done(self, id: int, state: State) -> None: ...

    async def again(self, id: int, due_at: int) -> None:
        """Puts the notice off; its `tries` grow by one."""


class Settings(Struct, frozen=True):
    """The operator's say."""

    mail: MailSettings | None = None
    allowed: Allowed = Allowed()
    at_once: int = 4
    pause_s: float = 5.0  # between two looks into the outbox
    patience_s: float = 15.0  # with what is under way at the end


class Postman:
    """One per process: `run` it as a task, cancel that at the end, `nudge` it when a notice is due at once."""

    def __init__(self, outbox: Outbox, settings: Settings, clock: Callable[[], int] = now_ms) -> None:
        self._outbox: Final = outbox
        self._settings: Final = settings
        self._clock: Final = clock
        self._under_way: Final[dict[int, asyncio.Task[None]]] = {}
        self._woken: Final = asyncio.Event()
        # Threads of our own: a receiver that hangs must not hold up password checks in the loop's shared ones.
        self._threads: Final = ThreadPoolExecutor(settings.at_once, "magnat-postman")

    def nudge(self) -> None:
        """There may be something new."""
        self._woken.set()

    @property
    def can_mail(self) -> bool:
        return self._settings.mail is not None

    async def mail(self, to: str, subject: str, text: str) -> Delivered | Failed:
        """One e-mail that somebody waits for."""
        mail = self._settings.mail
        if mail is None:
            return Failed("notify-failed-no-mail", retry=False)
        return await asyncio.get_running_loop().run_in_executor(self._threads, send, mail, to, subject, text)

    async def run(self) -> None:
        """Until it is cancelled; then nothing new is taken, and what is under way finishes."""
        try:
            while True:
                self._woken.clear()
                await self._look()
                with suppress(TimeoutError):  # not wait_for: in Python 3.11 it can swallow our being cancelled
                    async with asyncio.timeout(self._settings.pause_s):
                        await self._woken.wait()
        finally:
            if self._under_way:
                await asyncio.wait(list(self._under_way.values()), timeout=self._settings.patience_s)
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _look(self) -> None:
        try:
            await self._round()
        except Exception as error:  # the outbox is not working; the next look may go better
            log.error("outbox-unreadable", error=type(error).__name__)

    async def _round(self) -> None:
        """Starts what is due, as far as there are hands. What took so long that the outbox gives it out again is passed over."""
        free = self._settings.at_once - len(self._under_way)
        for due in await self._outbox.due(self._clock(), free) if free > 0 else []:
            if due.id not in self._under_way:
                self._under_way[due.id] = asyncio.create_task(self._deliver(due))

    async def _deliver(self, due: Due) -> None:
        """One notice from here to its end; whoever comes home asks for more."""
        try:
            now = self._clock()
            allowed_at = next_allowed(now, due.quiet_from, due.quiet_to, due.zone)
            if allowed_at > now:
                await self._report(due, allowed_at)
            elif not due.webhook and not due.email:
                await self._report(due, "dropped")
            else:
                await self._report(due, await self._tried(due))
        except Exception as error:
            log.error("notice-lost", id=due.id, error=type(error).__name__)
        finally:
            del self._under_way[due.id]
            self.nudge()

    async def _tried(self, due: Due) -> State | int:
        """How it ended, or when to try again."""
        try:
            ended = await asyncio.get_running_loop().run_in_executor(self._threads, deliver, due, self._settings)
        except Exception as error:  # a bug of ours must neither stop the others nor come back every minute
            log.error("notice-failed", id=due.id, kind=due.notice.kind, error=type(error).__name__)
            return "failed"
        failures = [end for end in ended if isinstance(end, Failed)]
        reasons = [failure.reason for failure in failures]
        if len(failures) < len(ended):
            log.info("notice-sent", id=due.id, kind=due.notice.kind, tries=due.tries, failures=reasons)
            return "sent"
        if due.tries >= len(DELAYS) or not any(failure.retry for failure in failures):
            log.warning("notice-failed", id=due.id, kind=due.notice.kind, tries=due.tries, failures=reasons)
            return "failed"
        log.info("notice-delayed", id=due.id, kind=due.notice.kind, tries=due.tries, failures=reasons)
        return next_allowed(self._clock() + DELAYS[due.tries], due.quiet_from, due.quiet_to, due.zone)

    async def _report(self, due: Due, end: State | int) -> None:
        """Tells the outbox; while that is not working the notice stays under way, so that it is not delivered twice."""
        for _ in range(REPORTS):
            try:
                if isinstance(end, int):
                    await self._outbox.again(due.id, end)
                else:
                    await self._outbox.done(due.id, end)
            except Exception as error:
                log.error("outbox-unwritable", id=due.id, error=type(error).__name__)
                await asyncio.sleep(self._settings.pause_s)
            else:
                return


def deliver(due: Due, settings: Settings) -> list[Delivered | Failed]:
    """By every way that the person has given; in a thread."""
    message = letter(due.notice)
    ended: list[Delivered | Failed] = []
    if due.webhook:
        ended.append(post(due.webhook, message, settings.allowed))
    if due.email:
        ended.append(mailed(settings.mail, due.email, message))
    return ended


def mailed(mail: MailSettings | None, to: str, message: Letter) -> Delivered | Failed:
    return send(mail, to, message.subject, message.text) if mail else Failed("notify-failed-no-mail", retry=False)
