"""What a watcher is told goes out here: all that waits in one piece, as frames that are written past every layer between.

A task and a queue for every connection cost more than the writing itself: most messages go to many at once.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop

from magnat.server.slow_clients import PatientWebSocket
from magnat.server.table.watcher import Watcher

PIECE = 64 * 1024
"""Bytes after which it is looked whether the line takes more."""
TRY_AGAIN = 1013
SHORT, MIDDLE = 126, 1 << 16
TEXT = b"\x81"


class Sender:
    """Between a watcher and their line, until `stop`. When the watcher is told nothing more the line is closed, and the client resumes."""

    def __init__(self, watcher: Watcher, line: PatientWebSocket, loop: AbstractEventLoop) -> None:
        self.watcher = watcher
        self.line = line
        self.loop = loop
        self.due = False
        self.stopped = False
        watcher.ring = line.on_room = self.wake
        self.wake()

    def wake(self) -> None:
        """Soon: what comes in the same moment goes out together."""
        if not self.due and not self.stopped:
            self.due = True
            self.loop.call_soon(self.write)

    def write(self) -> None:
        self.due = False
        watcher, line = self.watcher, self.line
        while not self.stopped and not line.is_blocked() and watcher.waiting:
            line.push(b"".join(self._piece()))
        if self.stopped:
            return
        if line.is_lost():
            self.stop()
            watcher.end()
        elif watcher.ended and not watcher.waiting:
            self.stop()
            line.hang_up(TRY_AGAIN)

    def _piece(self) -> list[bytes]:
        parts: list[bytes] = []
        size = 0
        while size < PIECE and (message := self.watcher.take()) is not None:
            parts += (head(len(message)), message)
            size += len(message)
        return parts

    def stop(self) -> None:
        self.stopped = True


def head(size: int) -> bytes:
    """The beginning of a WebSocket frame with a whole text message of that many bytes."""
    if size < SHORT:
        return TEXT + size.to_bytes(1, "big")
    if size < MIDDLE:
        return TEXT + b"\x7e" + size.to_bytes(2, "big")
    return TEXT + b"\x7f" + size.to_bytes(8, "big")
