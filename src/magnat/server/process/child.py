"""One server process: `python -m magnat.server.process PORT NEWS`, settings on standard input; both are open files. The supervisor
starts it and restarts it, and hears a byte of it when it serves."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import signal
import socket
import sys
import threading
import time

import msgspec
import uvicorn

from magnat.server.process.serving import config, set_up_logs
from magnat.server.process.sqlite_lock import InUse, SqliteLock, try_out
from magnat.server.settings import BAD_START, Settings
from magnat.store.errors import BadAddress, StoreDown

PR_SET_PDEATHSIG = 1
SWITCH = 0.0002
"""Seconds that a busy thread may keep the interpreter to itself: the thread that stores inputs asks for it several times a commit."""
RARELY = (50_000, 20, 50)
"""The garbage collector's thresholds: a full search takes tens of milliseconds."""


def die_with_parent() -> None:
    """A server without its supervisor would keep the port: the kernel ends it, or else it looks for itself."""
    parent = os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> int:
    die_with_parent()
    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Settings)
    set_up_logs(settings.json_logs)
    try:
        with SqliteLock(settings.db):
            try_out(settings.db)
            return serve(settings, socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2]))
    except (BadAddress, InUse) as error:
        print(f"magnat: {error}", file=sys.stderr)
        return BAD_START
    except StoreDown as error:
        print(f"magnat: the database cannot be used: {error.detail}", file=sys.stderr)
        return 1


class Server(uvicorn.Server):
    """Says when it has begun."""

    def __init__(self, settings: Settings, news: int | None) -> None:
        super().__init__(config(settings))
        self.news = news

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.news is None:
            return
        if self.started:
            with contextlib.suppress(BrokenPipeError):
                os.write(self.news, b"1")
        os.close(self.news)


def serve(settings: Settings, listening: socket.socket, news: int | None = None) -> int:
    """`news` is the open file where a supervisor hears of it."""
    if news is not None:
        os.set_inheritable(news, False)
    server = Server(settings, news)
    gc.freeze()  # what is there now stays: looking through it again and again would only hold people up
    gc.set_threshold(*RARELY)
    gc.enable()
    sys.setswitchinterval(SWITCH)
    server.run(sockets=[listening])
    return 0 if server.started else 1
