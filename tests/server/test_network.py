"""Where phones find the server: the addresses of the computer, and a lesson that opens up a server kept to this machine."""

from __future__ import annotations

import socket
from pathlib import Path
from types import SimpleNamespace

import ifaddr
import pytest

from magnat.server import network
from magnat.server.network import Door, addresses
from magnat.server.problems import Trouble
from magnat.server.settings import Settings
from magnat.wire.lessons import Network, NetworkAddress
from tests import plain_http
from tests.databases import sqlite_url
from tests.server.app import Person, running, until
from tests.server.lessons import lesson

LAN = NetworkAddress("192.168.1.7", "wlan0")


def card(name: str, *ips: str) -> SimpleNamespace:
    return SimpleNamespace(nice_name=name, ips=[SimpleNamespace(ip=ip, is_IPv4=True) for ip in ips])


def test_the_nicest_address_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [
        card("lo", "127.0.0.1"),
        card("docker0", "172.17.0.1"),
        card("eth1", "169.254.3.4"),
        card("wg0", "10.8.0.2"),
        card("eth0", "10.1.2.3"),
        card("wlan0", "192.168.1.7", "192.168.1.6"),
        card("wwan0", "203.0.113.4"),
        SimpleNamespace(nice_name="eth0", ips=[SimpleNamespace(ip=("fd00::2", 0, 0), is_IPv4=False)]),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: cards)
    found = ["192.168.1.6", "192.168.1.7", "10.1.2.3", "203.0.113.4", "10.8.0.2", "172.17.0.1", "169.254.3.4"]
    assert [it.address for it in addresses()] == found
    assert addresses()[0].label == "wlan0"


def settings(**more: object) -> Settings:
    return Settings(**{"db": "sqlite:///unused", "port": 8000, **more})  # type: ignore[arg-type]  # the fields of Settings


def test_who_reaches_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "addresses", lambda: [LAN])
    everywhere, here = Door(settings(host="0.0.0.0")), Door(settings(host="127.0.0.1"))
    assert everywhere.network(here=True) == Network([LAN], True, False)
    assert here.network(here=True) == Network([LAN], False, False)
    assert everywhere.base("") == everywhere.base("192.168.1.7") == "http://192.168.1.7:8000"
    assert here.base("") == "http://127.0.0.1:8000"
    with pytest.raises(Trouble, match="bad-address"):
        everywhere.base("192.168.1.8")


def test_an_address_that_the_operator_named_is_the_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "addresses", lambda: [LAN])
    named = Door(settings(host="127.0.0.1", public="https://games.example.org", named=True, may_open=True))
    assert named.network(here=True) == Network([], True, False)
    assert named.base("") == "https://games.example.org"


def test_only_one_process_opens_and_only_for_this_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "addresses", lambda: [LAN])
    door = Door(settings(may_open=True))
    assert (door.network(here=True).can_open, door.network(here=False).can_open) == (True, False)
    assert not Door(settings(may_open=True, workers=2)).network(here=True).can_open


def test_a_lesson_opens_a_server_of_this_machine_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another address of the loopback stands for the network."""
    monkeypatch.setattr(network, "addresses", lambda: [NetworkAddress("127.0.0.2", "lo")])
    with running(sqlite_url(tmp_path), may_open=True) as server:
        leader, port = Person(server, "Pani Nowak"), server.settings.port
        assert leader.get("/network") == {"addresses": [{"address": "127.0.0.2", "label": "lo"}], "reachable": False, "can_open": True}
        assert not answers(port)
        leader.http.headers["x-forwarded-for"] = "192.0.2.7"  # a proxy brings somebody from elsewhere
        assert not leader.get("/network")["can_open"]
        lesson(leader)
        assert not answers(port)
        del leader.http.headers["x-forwarded-for"]
        code = lesson(leader)
        assert leader.card(code)["lesson"]["link"] == f"http://127.0.0.2:{port}/t/{code}"
        until(lambda: answers(port), "the door to open")
        phone = plain_http.get(f"http://127.0.0.2:{port}/api/v1/tables/{code}")
        assert phone.json()["code"] == code
        assert leader.get("/network")["reachable"]
        lesson(leader)  # a second one changes nothing
        server.stop()
        assert not answers(port)
        server.start()  # it was killed: phones find it again, for the lesson goes on
        until(lambda: answers(port), "the door to open again")


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.2", port)) == 0
