"""The device in somebody's hand: known again by a mark in a cookie of its own, and by its address in the local network."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from magnat.server.settings import Settings
from magnat.server.tokens import hashed, new_token

Connection = ASGIConnection[Any, Any, Any, Any]  # Litestar's; requests and sockets alike
COOKIE = "magnat-device"
COOKIE_DAYS = 400
SAFARI = {"Safari": "Safari"}  # most others say that they are like it
BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrom": "Chrome", "CriOS": "Chrome"} | SAFARI
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS X": "macOS", "Linux": "Linux"}
"""Signs in the name that a browser gives itself, in the order in which they tell something."""
BROUGHT = ("x-forwarded-for", "forwarded", "x-real-ip")
"""Headers of a proxy: what it brings has no address of its own here."""


class Device(Struct, frozen=True):
    """`mark` is a hash; `address` is known only where one address is one device. Either may be empty: then it tells nothing."""

    mark: str = ""
    address: str = ""

    def counted_as(self, person: str) -> str:
        """Whose guesses are counted together; what tells nothing of itself is known by its person."""
        return self.mark or self.address or person


NOWHERE = Device()


def device_of(connection: Connection) -> Device:
    mark = connection.cookies.get(COOKIE, "")
    return Device(hashed(mark) if mark else "", own_address(connection))


def own_address(connection: Connection) -> str:
    """In a network of a class each phone has one; on the internet, or behind a proxy, many share theirs."""
    if connection.client is None or any(header in connection.headers for header in BROUGHT):
        return ""
    try:
        address = ip_address(connection.client.host)
    except ValueError:
        return ""
    return str(address) if address.is_private and not address.is_loopback else ""


def network_address(connection: Connection) -> str:
    """By which those who are not known yet are counted."""
    return connection.client.host if connection.client else ""


def is_here(connection: Connection) -> bool:
    """Does somebody ask at the very computer that the server runs on?"""
    if connection.client is None or any(header in connection.headers for header in BROUGHT):
        return False
    try:
        return ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def label_of(connection: Connection) -> str:
    """What kind of browser asks, on what kind of device, for its owner's list; empty for programs."""
    agent = connection.headers.get("user-agent", "")
    found = [next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(it for it in found if it)


def marking(connection: Connection, settings: Settings) -> list[Cookie]:
    """The cookie for a device that has none yet."""
    return marked(connection, settings)[1]


def marked(connection: Connection, settings: Settings) -> tuple[str, list[Cookie]]:
    """The mark of the device, a hash, from now on, and the cookie if it is new."""
    if COOKIE in connection.cookies:
        return device_of(connection).mark, []
    secure, value = settings.address().startswith("https:"), new_token()
    age = COOKIE_DAYS * 86_400
    return hashed(value), [Cookie(COOKIE, value=value, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")]
