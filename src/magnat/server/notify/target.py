"""Where a webhook may lead. People type these addresses, so none of them may reach into the operator's own network."""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from magnat.server.notify.notice import Discreet, Failed

LONGEST: Final = 500
MOST_ADDRESSES: Final = 4
PORTS: Final = {"http": 80, "https": 443}

Address = IPv4Address | IPv6Address
LookUp = Callable[[str, int], list[str]]

UNICAST: Final = IPv6Network("2000::/3")
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # IPv4 behind a NAT64 gateway
# Python 3.11 calls some of these public: protocol assignments, documentation, and IPv4 wrapped as 6to4 and Teredo.
CLOSED: Final = [IPv4Network(block) for block in ("192.0.0.0/24", "192.88.99.0/24")]
CLOSED_6: Final = [IPv6Network(block) for block in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")]


class Allowed(Struct, frozen=True):
    """The operator's say: hosts that may lie in a private network, as written in the address, and how long to wait."""

    hosts: frozenset[str] = frozenset()
    connect_s: float = 5.0
    whole_s: float = 10.0


class Target(Discreet, frozen=True):
    """An address taken apart."""

    secure: bool
    host: str
    port: int
    path: str  # with the query

    def header(self) -> str:
        """The Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS["https" if self.secure else "http"] else f"{host}:{self.port}"


def read(url: str) -> Target | Failed:
    """Takes an address apart; strict, because the parser behind it forgives line breaks and blanks."""
    if len(url) > LONGEST:
        return Failed("notify-failed-address-long", retry=False)
    unreadable = Failed("notify-failed-address", retry=False)
    if any(not "!" <= letter <= "~" or letter == "\\" for letter in url):
        return unreadable
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return unreadable
    if parts.scheme not in PORTS or not host or "@" in parts.netloc or "%" in host or port == 0:
        return unreadable
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", host, port or PORTS[parts.scheme], path)


def checked(target: Target, allowed: Allowed, look_up: LookUp, seconds: float) -> list[str] | Failed:
    """The numeric addresses to connect to. One private address among them spoils them all."""
    found = in_time(look_up, target, seconds)
    if isinstance(found, Failed):
        return found
    if target.host not in allowed.hosts and not all(public(ip_address(address)) for address in found):
        return Failed("notify-failed-private", retry=False)
    return found[:MOST_ADDRESSES]


def in_time(look_up: LookUp, target: Target, seconds: float) -> list[str] | Failed:
    """The system's look-up cannot be given a time limit: it runs alongside us, and we stop waiting."""
    answers: SimpleQueue[list[str]] = SimpleQueue()

    def ask() -> None:
        try:
            answers.put(look_up(target.host, target.port))
        except (OSError, ValueError):  # nobody of that name, or no name at all
            answers.put([])

    Thread(target=ask, daemon=True).start()
    try:
        found = answers.get(timeout=seconds)
    except Empty:
        return Failed("notify-failed-timeout", retry=True)
    return found or Failed("notify-failed-unknown-host", retry=True)


def system_look_up(host: str, port: int) -> list[str]:
    """Numeric addresses, in the system's order; a link-local one keeps its scope."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def public(address: Address) -> bool:
    """Whether anybody on the internet could reach it; IPv4 inside IPv6 is judged as IPv4."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or (IPv4Address(int(address) & 0xFFFFFFFF) if address in TRANSLATED else None)
        if inner is None:
            return address in UNICAST and address.is_global and not any(address in block for block in CLOSED_6)
        address = inner
    return address.is_global and not (address.is_multicast or address.is_reserved or any(address in block for block in CLOSED))
