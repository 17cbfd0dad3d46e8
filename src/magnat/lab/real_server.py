"""A server in processes of its own, as people start it, and its plain HTTP side: for benches and rehearsals."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 60.0
Plain = Any  # JSON that is only passed on


@contextmanager
def served(folder: Path, slow_ms: int = 0) -> Iterator[tuple[str, int]]:
    """A server on a database of its own; its address and the id of its one server process. Its disk may be slower than the machine's."""
    if slow_ms:
        with served_slowly(folder, slow_ms) as server:
            yield server
        return
    command = [sys.executable, "-m", "magnat", "serve", "--host", "127.0.0.1", "--port", "0", "--no-backups"]
    command += ["--db", f"sqlite:///{folder}/bench.db"]
    with (folder / "log").open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, start_new_session=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    with stopped(process):
        address = awaited(folder / "log", process)
        yield address, int(Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()[0])


@contextmanager
def stopped(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """In the end, and all that it has started."""
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def served_slowly(folder: Path, slow_ms: int) -> Iterator[tuple[str, int]]:
    """The same process without a supervisor, on a disk that takes that much longer for a commit."""
    with socket.create_server(("127.0.0.1", 0)) as listening, (folder / "log").open("wb") as out:
        port, number = listening.getsockname()[1], listening.fileno()
        heard, news = os.pipe()  # where a supervisor would hear that it serves
        command = [sys.executable, "-m", "magnat.server.process.slow_disk", str(number), str(news), str(slow_ms)]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, stderr=out, pass_fds=[number, news], start_new_session=True)
        os.close(news)
    assert process.stdin is not None
    process.stdin.write(json.dumps({"db": f"sqlite:///{folder}/bench.db", "port": port}).encode())
    process.stdin.close()
    try:
        with stopped(process):
            (folder / "address").write_text(f"http://127.0.0.1:{port}")
            yield awaited(folder / "address", process), process.pid
    finally:
        os.close(heard)


def awaited(log: Path, process: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text())
        if found:
            try:
                urllib.request.urlopen(f"{found.group()}/health", timeout=2).read()
                return found.group()
            except OSError:
                pass
        time.sleep(0.1)
    raise RuntimeError(f"the server did not start: {log.read_text()[-1000:]}")


def call(url: str, body: Plain = None, token: str = "", raw: bytes | None = None, method: str | None = None) -> Plain:
    """GET, or POST when there is a body, unless another method is named."""
    data = raw if raw is not None else None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=PATIENCE) as answer:
        text = answer.read()
    return text.decode() if url.endswith("/metrics") else json.loads(text or b"null")


def metric(address: str, name: str) -> float:
    """Of all processes together."""
    lines = [line for line in call(f"{address}/metrics").splitlines() if re.match(rf"{name}[{{ ]", line)]
    return sum(float(line.split()[-1]) for line in lines)


def person(address: str, name: str) -> str:
    return str(call(f"{address}/api/v1/people", {"name": name})["token"])


def memory(process: int) -> float:
    """Peak memory in megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return round(int(re.findall(r"VmHWM:\s+(\d+)", status)[0]) / 1024, 1)


def put_in(position: Plain, news: Plain) -> Plain:
    """A position made of the one before, which stays as it was, and what a `changed` message says about it."""
    fresh = {**position, "n": news["n"]}
    for part in news["parts"]:
        put_part(fresh, part["at"], part)
    return fresh


def put_part(bag: Plain, at: list[str | int], part: Plain) -> None:
    """Only the boxes on the way to the change are copied."""
    name, *rest = at
    if rest:
        bag[name] = bag[name].copy()
        put_part(bag[name], rest, part)
    elif part.get("gone"):
        del bag[name]
    else:
        bag[name] = part.get("to")
