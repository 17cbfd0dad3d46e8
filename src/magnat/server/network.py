"""Where phones in the same network find this server: the computer's addresses, and opening them for a lesson."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, ip_network

import ifaddr
import structlog
import uvicorn
from litestar import Litestar

from magnat.server.problems import Trouble
from magnat.server.settings import Settings
from magnat.server.uvicorn_config import uvicorn_config
from magnat.wire.lessons import Network, NetworkAddress

log = structlog.get_logger()
EVERYWHERE = ("0.0.0.0", "::", "")
NICEST = [ip_network(it) for it in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")]
"""Addresses of networks at home and at school, the commonest first."""
MADE_UP = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet", "tun", "tap", "utun", "zt", "wg")
"""What network cards that exist only inside the computer, or lead elsewhere, are called."""
BACKLOG = 512


def addresses() -> list[NetworkAddress]:
    """This computer's own, those first that phones are most likely to reach."""
    found: dict[str, NetworkAddress] = {}
    for card in ifaddr.get_adapters():
        for ip in card.ips:
            if ip.is_IPv4 and not IPv4Address(str(ip.ip)).is_loopback:
                found.setdefault(str(ip.ip), NetworkAddress(str(ip.ip), str(card.nice_name)))
    return sorted(found.values(), key=niceness)


def niceness(it: NetworkAddress) -> tuple[bool, bool, int, IPv4Address]:
    address = IPv4Address(it.address)
    home = next((number for number, network in enumerate(NICEST) if address in network), len(NICEST))
    return address.is_link_local, it.label.lower().startswith(MADE_UP), home, address


class Door:
    """Whether phones reach this server, and how it is opened for them while it listens on this computer only."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.beside: Beside | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def reachable(self) -> bool:
        return self.beside is not None or self.settings.named or self.settings.host in EVERYWHERE or not self.local

    @property
    def local(self) -> bool:
        return self.settings.host == "localhost" or self.settings.host.startswith("127.") or self.settings.host == "::1"

    def network(self, here: bool) -> Network:
        """`here`: whoever asks sits at this computer."""
        return Network(self.choices(), self.reachable, here and self.may_open)

    @property
    def may_open(self) -> bool:
        return self.settings.may_open and self.settings.workers == 1 and not self.reachable

    def choices(self) -> list[NetworkAddress]:
        """None where people open an address that the operator has named."""
        if self.settings.named:
            return []
        known = addresses()
        single = self.settings.host not in EVERYWHERE and not self.local
        return [it for it in known if it.address == self.settings.host] if single else known

    def base(self, wished: str) -> str:
        """The address that phones open, without the path. Trouble if this computer has no such one."""
        known = [it.address for it in self.choices()]
        if wished and wished not in known:
            raise Trouble("bad-address")
        if not known or not self.reachable:
            return self.settings.address()
        return f"http://{wished or known[0]}:{self.settings.port}"

    # Opening

    def open(self, app: Litestar) -> None:
        """The same application at the same port on every address of the network; nothing happens where that cannot be."""
        if not self.may_open:
            return
        sockets = list(listening(self.settings.port))
        if sockets:
            self.beside = Beside(uvicorn_config(app, self.settings, lifespan="off"))
            self.task = asyncio.create_task(self.beside.serve(sockets=sockets), name="the door to the network")

    async def close(self) -> None:
        if self.beside is not None and self.task is not None:
            self.beside.should_exit = True
            await asyncio.wait([self.task])
            self.beside = None


class Beside(uvicorn.Server):
    """A second server in the same loop: the first one hears of signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def listening(port: int) -> Iterator[socket.socket]:
    for it in addresses():
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((it.address, port))
            one.listen(BACKLOG)
        except OSError as error:
            one.close()
            log.warning("an address could not be opened", address=it.address, detail=str(error))
            continue
        yield one
