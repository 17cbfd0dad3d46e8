"""Keeps the server processes running: starts them, again when they die, and one after another with what is new: the compiled core when
it is ready, or (SIGHUP) whatever has been installed meanwhile."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from types import FrameType

import msgspec

import magnat
from magnat import core
from magnat.server.settings import BAD_START, Settings
from magnat.store.address import SqliteAddress, parse

LOOK = 0.1
SHORT_LIFE = 5.0
"""A process that dies younger than this many seconds is started again more slowly."""
LONGEST_WAIT = 10.0
LONGEST_AFTER_SERVING = 1.0
"""Seconds between two starts of a process that cannot start, and of one that has served people before it died."""
STARTING = 120.0
"""Seconds after which a process that has not begun to serve will not."""


class Child:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.born = time.monotonic()
        self.served = False
        self.news, tell = os.pipe()
        os.set_blocking(self.news, False)
        command = [sys.executable, "-m", "magnat.server.process", str(listening.fileno()), str(tell)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[listening.fileno(), tell])
        os.close(tell)
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(settings))
            self.process.stdin.close()
        except BrokenPipeError:
            pass  # it is dead already; `ended` will say so

    def serves(self) -> bool:
        """It has said that it began to."""
        if not self.served and self.news >= 0:
            try:
                self.served = bool(os.read(self.news, 1))
            except BlockingIOError:
                return False
            os.close(self.news)
            self.news = -1
        return self.served

    def ended(self) -> int | None:
        code = self.process.poll()
        if code is not None:
            self.serves()  # the last look: its end of the pipe is closed
        return code

    def stop(self, patience: float = 10.0) -> None:
        self.process.terminate()
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.serves()


class Place:
    """Where one process after the other serves."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.wait = 0.0
        self.due: float | None = None  # when the next one is to start

    def lost(self, now: float) -> None:
        self.wait = pause(self.wait, now - self.child.born, self.child.served)
        self.due = now + self.wait


def pause(before: float, lived: float, served: bool) -> float:
    """Seconds until the next start: none after a long life; whoever dies young again and again is started more and more slowly, but people
    wait for one that had begun to serve them."""
    if lived >= SHORT_LIFE:
        return 0.0
    return min(max(before * 2, LOOK), LONGEST_AFTER_SERVING if served else LONGEST_WAIT)


class Supervisor:
    """Owns the port; the processes share it."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings = settings
        self.listening = listening
        self.places: list[Place] = []
        self.stopping = False
        self.asked_to_renew = False
        self.alone = isinstance(parse(settings.db), SqliteAddress)  # a SQLite file has one process at a time
        self.plain = magnat.CORE == "interpreted" and not os.environ.get("MAGNAT_CORE")

    def run(self) -> int:
        """Until SIGTERM or SIGINT, or until a process says that starting it is useless."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        if hasattr(signal, "SIGHUP") and not sys.stdin.isatty():  # in a terminal it says that the terminal was closed
            signal.signal(signal.SIGHUP, self._ask_to_renew)
        self.places = [Place(self._child()) for _ in range(self.settings.workers)]
        code = 0
        while not self.stopping and code == 0:
            time.sleep(LOOK)
            code = self._look()
            if self.plain and core.built():
                self.plain, self.asked_to_renew = False, True
            if self.asked_to_renew and code == 0:
                self.asked_to_renew = False
                code = self._renew()
        for place in self.places:
            place.child.process.terminate()
        for place in self.places:
            place.child.stop()
        return code

    def _child(self) -> Child:
        return Child(self.settings, self.listening)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self.stopping = True

    def _ask_to_renew(self, _signal: int, _frame: FrameType | None) -> None:
        self.asked_to_renew = True

    def _look(self) -> int:
        now = time.monotonic()
        for place in self.places:
            code = place.child.ended()
            if code == BAD_START:
                return BAD_START
            if code is None or self.stopping:
                continue
            if place.due is None:
                print(f"magnat: a server process ended (code {code}); starting it again", file=sys.stderr, flush=True)
                place.lost(now)
            elif now >= place.due:
                place.child, place.due = self._child(), None
        return 0

    def _renew(self) -> int:
        """One process after the other is replaced; clients resume by themselves. Where several can work at once, the new one serves before
        the old one is told to end, so that nobody finds the door closed. One that cannot start leaves the old one in its place."""
        for place in self.places:
            if self.alone:
                place.child.stop()
                place.child = self._child()
                continue
            new = self._child()
            end = time.monotonic() + STARTING
            while not new.serves() and new.ended() is None and time.monotonic() < end and not self.stopping:
                time.sleep(LOOK)
                if self._look() == BAD_START:
                    new.stop()
                    return BAD_START
            if not new.serves() or self.stopping:
                new.stop()
                print("magnat: a new server process did not start; the old ones go on", file=sys.stderr, flush=True)
                return 0
            old, place.child, place.due = place.child, new, None
            old.stop()
        return 0
