"""Keeps the server processes running: starts them, again when they die, and with the compiled core when it is ready."""

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

LOOK = 0.1
SHORT_LIFE = 5.0
"""A process that dies younger than this many seconds is started again more slowly."""
LONGEST_WAIT = 10.0


class Child:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.born = time.monotonic()
        command = [sys.executable, "-m", "magnat.server.process", str(listening.fileno())]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[listening.fileno()])
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(settings))
            self.process.stdin.close()
        except BrokenPipeError:
            pass  # it is dead already; `ended` will say so

    def ended(self) -> int | None:
        return self.process.poll()

    def stop(self, patience: float = 10.0) -> None:
        self.process.terminate()
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Supervisor:
    """Owns the port; the processes share it."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings = settings
        self.listening = listening
        self.children: list[Child] = []
        self.stopping = False
        self.wait = LOOK
        self.plain = magnat.CORE == "interpreted" and not os.environ.get("MAGNAT_CORE")

    def run(self) -> int:
        """Until SIGTERM or SIGINT, or until a process says that starting it is useless."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        self.children = [Child(self.settings, self.listening) for _ in range(self.settings.workers)]
        code = 0
        while not self.stopping and code == 0:
            time.sleep(LOOK)
            code = self._look()
        for child in self.children:
            child.process.terminate()
        for child in self.children:
            child.stop()
        return code

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self.stopping = True

    def _look(self) -> int:
        for index, child in enumerate(self.children):
            code = child.ended()
            if code == BAD_START:
                return BAD_START
            if code is not None and not self.stopping:
                self._again(index, child)
        if self.plain and core.built():
            self.plain = False
            self._renew()
        return 0

    def _again(self, index: int, child: Child) -> None:
        young = time.monotonic() - child.born < SHORT_LIFE
        self.wait = min(self.wait * 2, LONGEST_WAIT) if young else LOOK
        print(f"magnat: a server process ended (code {child.process.returncode}); starting it again", file=sys.stderr, flush=True)
        time.sleep(self.wait)
        self.children[index] = Child(self.settings, self.listening)

    def _renew(self) -> None:
        """The rules have been compiled meanwhile: one process after the other starts again with them; clients resume by themselves."""
        for index, child in enumerate(self.children):
            child.stop()
            self.children[index] = Child(self.settings, self.listening)
