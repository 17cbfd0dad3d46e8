"""A real server in processes of its own, started the way people start it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests import plain_http
from tests.patience import PATIENCE_S
from tests.quick import not_now

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`magnat serve` and everything that it starts."""

    def __init__(self, db: str, log: Path, port: int = 0, arguments: tuple[str, ...] = (), python: str | Path = sys.executable) -> None:
        self.db = db
        self.log = log
        self.port = port
        self.arguments = arguments
        self.python = str(python)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def api(self) -> str:
        return f"{self.url}/api/v1"

    def start(self) -> None:
        """Returns when it answers; a second start uses the same port."""
        not_now("a real server")
        command = [
            self.python,
            "-m",
            "magnat",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--db",
            self.db,
            *self.arguments,
            *([] if any(it.startswith("--backup") for it in self.arguments) else ["--no-backups"]),
        ]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1", "MAGNAT_LANG": "en"}
        before = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=environment, start_new_session=True)
        until = time.monotonic() + PATIENCE_S
        while not self.answers():
            text = self.log.read_bytes()[before:].decode()
            if found := re.search(r"http://[^\s]*:(\d+)", text):
                self.port = int(found.group(1))
            if time.monotonic() > until or self.process.poll() is not None:
                raise AssertionError(f"the server did not start:\n{text[-3000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        if self.port == 0:
            return False
        try:
            return plain_http.get(f"{self.url}/health", timeout=2).status_code == 200
        except httpx.TransportError:
            return False

    def children(self) -> list[int]:
        """The server processes proper, without bots' workers."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(number) for number in found.split()]

    def kill(self) -> None:
        """As in a power failure: everything at once, without warning."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


@contextmanager
def running(db: str, folder: Path, *arguments: str, python: str | Path = sys.executable) -> Iterator[Server]:
    server = Server(db, folder / "server.log", arguments=arguments, python=python)
    try:
        server.start()
        yield server
    finally:
        server.stop()
