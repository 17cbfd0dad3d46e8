"""A wire between a server and its database that can be cut: bytes stop passing, connections are reset, or it leads somewhere else."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

CHUNK = 65_536


class Wire:
    """Listens on a port of its own in a thread of its own; `url` is the database as it is seen through the wire."""

    def __init__(self, url: str) -> None:
        self.behind = urlsplit(url).port
        self.loop = asyncio.new_event_loop()
        self.passing = asyncio.Event()
        self.refusing = False
        self.open: set[StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self.run(self.listen())
        self.port: int = self.server.sockets[0].getsockname()[1]
        self.url = url.replace(f":{self.behind}/", f":{self.port}/")

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:  # Any: whatever the work gives
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    async def listen(self) -> asyncio.Server:
        self.passing.set()
        return await asyncio.start_server(self.connected, "127.0.0.1", 0)

    async def connected(self, reader: StreamReader, writer: StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.behind)
        except OSError:
            writer.transport.abort()
            return
        self.open |= {writer, far_writer}
        for one, other in ((reader, far_writer), (far_reader, writer)):
            task = self.loop.create_task(self.carry(one, other))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            while data := await reader.read(CHUNK):
                await self.passing.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self.open.discard(writer)
            writer.close()

    # What can be done to it

    def stall(self) -> None:
        """Bytes stop passing; nobody is notified."""
        self.loop.call_soon_threadsafe(self.passing.clear)

    def cut(self) -> None:
        """All connections are reset, and new ones too."""

        def now() -> None:
            self.refusing = True
            for writer in list(self.open):
                writer.transport.abort()

        self.loop.call_soon_threadsafe(now)

    def mend(self) -> None:
        """Bytes pass again, including those that were on their way."""

        def now() -> None:
            self.refusing = False
            self.passing.set()

        self.loop.call_soon_threadsafe(now)

    def close(self) -> None:
        async def end() -> None:
            self.server.close()
            for task in list(self.tasks):
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            for writer in list(self.open):
                writer.transport.abort()
            await self.server.wait_closed()
            await asyncio.sleep(0.1)

        self.run(end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
