"""A notice to a webhook: one small POST to the address that was checked, and a look at the status of the answer.

h11 speaks HTTP over our own socket, so that no second look-up of the name can lead elsewhere and every read has its limits.

The body suits Discord (`content`), Slack and its likes (`text`) and receivers of one's own (`magnat`): each ignores what it does not know.
"""

from __future__ import annotations

import socket
import ssl
from contextlib import suppress
from time import monotonic
from typing import Final

import h11
import msgspec

from magnat import __version__
from magnat.server.notify.notice import Delivered, Failed, Kind, Letter
from magnat.server.notify.target import Allowed, LookUp, Target, checked, read, system_look_up

MOST_BYTES: Final = 16_384  # of the answer, up to the end of its headers
MOST_LETTERS: Final = 2000  # Discord's limit of `content`
NO_ANSWER: Final = Failed("notify-failed-no-answer", retry=True)


class Mentions(msgspec.Struct, frozen=True):
    """Discord: who may be called by an @ in the text. Nobody: a table may be named "@everyone"."""

    parse: list[str] = []


class Details(msgspec.Struct, frozen=True):
    """For receivers of one's own."""

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
            http = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_BYTES)
            line.settimeout(watch.left())
            line.sendall(request(http, target, letter))
            return judged(status(http, line, watch))
    except h11.RemoteProtocolError:
        return NO_ANSWER
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


def request(http: h11.Connection, target: Target, letter: Letter) -> bytes:
    """The whole of it, as it goes over the line."""
    body = msgspec.json.encode(
        Body(
            content=letter.chat.replace("](", "]\\(")[:MOST_LETTERS],  # no link may hide behind a table's name
            text=letter.chat.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),  # Slack: <!channel> calls everybody
            allowed_mentions=Mentions(),
            magnat=Details(letter.code, letter.link, letter.kind),
        )
    )
    headers = [
        ("Host", target.header()),
        ("User-Agent", f"Magnat/{__version__}"),
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(body))),
        ("Connection", "close"),
    ]
    events = [h11.Request(method="POST", target=target.path, headers=headers), h11.Data(data=body), h11.EndOfMessage()]
    return b"".join(http.send(event) or b"" for event in events)


def status(http: h11.Connection, line: socket.socket, watch: Watch) -> int:
    """The status of the answer, interim ones (1xx) passed over; what follows its headers is not read."""
    left = MOST_BYTES
    while not isinstance(event := http.next_event(), h11.Response):
        if event is h11.NEED_DATA:
            line.settimeout(watch.left())
            more = line.recv(left)  # nothing if the line has ended or nothing is left of our patience: h11 raises then
            left -= len(more)
            http.receive_data(more)
    return event.status_code


def judged(answered: int) -> Delivered | Failed:
    if 200 <= answered < 300:
        return Delivered()
    if answered >= 600:  # h11 lets them pass
        return NO_ANSWER
    if answered < 400:
        return Failed("notify-failed-moved", retry=False)
    if answered == 429 or answered >= 500:
        return Failed("notify-failed-busy", retry=True)
    return Failed("notify-failed-refused", retry=False)
