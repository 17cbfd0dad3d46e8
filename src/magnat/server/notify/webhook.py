"""A notice to a webhook: one small POST to the address that was checked, and a look at the status of the answer.

The body suits Discord (`content`), Slack and its likes (`text`) and own receivers (`magnat`): each ignores what it does not know.
"""

from __future__ import annotations

import re
import socket
import ssl
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec

from magnat import __version__
from magnat.server.notify.notice import Delivered, Failed, Kind, Letter
from magnat.server.notify.target import Allowed, LookUp, Target, checked, read, system_look_up

MOST_BYTES: Final = 4096  # of the answer
MOST_LETTERS: Final = 2000  # Discord's limit of `content`
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)[ \r\n]")


class Mentions(msgspec.Struct, frozen=True):
    """Discord: who may be called by an @ in the text. Nobody: a table may be named "@everyone"."""

    parse: list[str] = []


class Details(msgspec.Struct, frozen=True):
    """For own receivers."""

    table: str
    link: str
    kind: Kind


class Body(msgspec.Struct, frozen=True):
    """What is posted."""

    content: str
    text: str
    allowed_mentions: Mentions
    magnat: Details


class Watch:
    """How much of the time for the whole delivery is left."""

    def __init__(self, seconds: float) -> None:
        self.end: Final = monotonic() + seconds

    def left(self) -> float:
        left = self.end - monotonic()
        if left <= 0:
            raise TimeoutError
        return left


def post(url: str, letter: Letter, allowed: Allowed, look_up: LookUp = system_look_up) -> Delivered | Failed:
    """Delivers in this thread; the host's name is looked up once."""
    watch = Watch(allowed.whole_s)
    target = read(url)
    if isinstance(target, Failed):
        return target
    addresses = checked(target, allowed, look_up, allowed.connect_s)
    if isinstance(addresses, Failed):
        return addresses
    try:
        with connected(target, addresses, min(watch.left(), allowed.connect_s)) as plain, secured(target, plain, watch) as line:
            line.settimeout(watch.left())
            line.sendall(request(target, letter))
            return judged(status(line, watch))
    except TimeoutError:
        return Failed("notify-failed-timeout", retry=True)
    except ssl.SSLCertVerificationError:
        return Failed("notify-failed-certificate", retry=False)
    except OSError:
        return Failed("notify-failed-unreachable", retry=True)


def connected(target: Target, addresses: list[str], seconds: float) -> socket.socket:
    """To the first address that answers; each gets its share of the time that the others left."""
    watch = Watch(seconds)
    for index, address in enumerate(addresses[:-1]):
        with suppress(OSError):
            return dialled(address, target.port, watch.left() / (len(addresses) - index))
    return dialled(addresses[-1], target.port, watch.left())


def dialled(address: str, port: int, seconds: float) -> socket.socket:
    line = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
    try:
        line.settimeout(seconds)
        line.connect((address, port))
    except OSError:
        line.close()
        raise
    return line


def secured(target: Target, line: socket.socket, watch: Watch) -> socket.socket:
    """The line itself, or TLS over it with the certificate checked against the host's name."""
    if not target.secure:
        return line
    line.settimeout(watch.left())
    return ssl.create_default_context().wrap_socket(line, server_hostname=target.host)


def request(target: Target, letter: Letter) -> bytes:
    body = msgspec.json.encode(
        Body(
            content=letter.chat.replace("](", "]\\(")[:MOST_LETTERS],  # no link may hide behind a table's name
            text=letter.chat.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),  # Slack: <!channel> calls everybody
            allowed_mentions=Mentions(),
            magnat=Details(letter.code, letter.link, letter.kind),
        )
    )
    head = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.header()}",
        f"User-Agent: Magnat/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


def status(line: socket.socket, watch: Watch) -> int:
    """The status of the answer, interim ones (1xx) passed over; 0 if none comes within the first bytes."""
    answer, total = b"", 0
    while total < MOST_BYTES:
        line.settimeout(watch.left())
        more = line.recv(MOST_BYTES - total)
        total += len(more)
        answer += more
        while (found := STATUS.match(answer)) and found[1] < b"200" and b"\r\n\r\n" in answer:
            answer = answer.split(b"\r\n\r\n", 1)[1]
        if found and found[1] >= b"200":
            return int(found[1])
        if not more:
            return 0
    return 0


def judged(answered: int) -> Delivered | Failed:
    if 200 <= answered < 300:
        return Delivered()
    if answered == 0:
        return Failed("notify-failed-no-answer", retry=True)
    if answered < 400:
        return Failed("notify-failed-moved", retry=False)
    if answered == 429 or answered >= 500:
        return Failed("notify-failed-busy", retry=True)
    return Failed("notify-failed-refused", retry=False)
