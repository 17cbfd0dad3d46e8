"""Under which names this server answers. A page whose own name points to this machine (DNS rebinding) must not read it."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from magnat.server.problems import Trouble
from magnat.server.settings import Settings

Asking = ASGIConnection[Any, Any, Any, Any]  # Litestar's; requests and sockets alike
PRIVATE = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""What networks at home and at school put behind a computer's name; on the internet nobody can have such a name of their own."""
ANY = "*"


def check_host(connection: Asking, settings: Settings) -> None:
    """The name that was asked for, and the one that a proxy was asked for, must be ours."""
    asked = [connection.headers.get("host", ""), *connection.headers.get("x-forwarded-host", "").split(",")]
    if not all(is_ours(bare(name), settings) for name in asked):
        raise Trouble("foreign-host")


def is_ours(name: str, settings: Settings) -> bool:
    """Whoever says nothing is no page, and addresses are what they are: only a name can be made to point elsewhere."""
    if not name or is_address(name) or name == "localhost" or name.endswith(".localhost"):
        return True
    return ANY in settings.allowed_hosts or name in named(settings) or name in own_names()


def named(settings: Settings) -> set[str]:
    """What the operator has named."""
    addresses = [urlsplit(it).netloc for it in (settings.address(), *settings.origins)]
    return {bare(it) for it in (*addresses, settings.host, *settings.allowed_hosts)}


@cache
def own_names() -> frozenset[str]:
    """What this computer is called."""
    name = socket.gethostname().lower()
    return frozenset({name, *(name.split(".")[0] + end for end in PRIVATE)})


def bare(host: str) -> str:
    """Without the port, and as names are compared."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].split("]")[0]
    return (name if name.count(":") > 1 else name.split(":")[0]).removesuffix(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name.split("%")[0])
    except ValueError:
        return False
    return True
