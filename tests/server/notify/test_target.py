"""Webhook addresses: what can be read as one, and which of them lead into a private network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from threading import Event

import pytest

from magnat.server.notify.notice import Failed
from magnat.server.notify.target import LONGEST, Allowed, Target, checked, public, read, system_look_up

UNREADABLE = Failed("notify-failed-address", retry=False)
UNKNOWN = Failed("notify-failed-unknown-host", retry=True)
PRIVATE = Failed("notify-failed-private", retry=False)
NOWHERE = Target(False, "hook.example", 80, "/")


@pytest.mark.parametrize(
    ("url", "target", "header"),
    [
        ("https://hook.example/a/b?c=d&e#f", Target(True, "hook.example", 443, "/a/b?c=d&e"), "hook.example"),
        ("http://Hook.Example", Target(False, "hook.example", 80, "/"), "hook.example"),
        ("http://hook.example.:8080/", Target(False, "hook.example", 8080, "/"), "hook.example:8080"),
        ("http://hook.example:443/", Target(False, "hook.example", 443, "/"), "hook.example:443"),
        ("https://[2001:DB8::1]:443/x", Target(True, "2001:db8::1", 443, "/x"), "[2001:db8::1]"),
        ("HTTPS://hook.example?x", Target(True, "hook.example", 443, "/?x"), "hook.example"),
    ],
)
def test_an_address_is_taken_apart(url: str, target: Target, header: str) -> None:
    assert read(url) == target
    assert target.header() == header


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook.example/x",
        "//hook.example/x",
        "ftp://hook.example/x",
        "file:///etc/passwd",
        "gopher://hook.example/",
        "https://",
        "https:///x",
        "https://user@hook.example/",
        "https://user:secret@hook.example/",
        "https://@hook.example/",
        "https://hook.example:0/",
        "https://hook.example:99999/",
        "https://hook.example:x/",
        "https://[::1/",
        "https://[fe80::1%25eth0]/",
        "https://hook.example/a b",
        " https://hook.example/",
        "https://hook.example/\r\nX-Evil: 1",
        "https://hook.example/\tx",
        "https://hook.example\\@evil.example/",
        "https://hook.example\\.evil.example/",
        "https://hook.example/ü",
        "https://bücher.example/",
        "https://hook.example/\x7f",
    ],
)
def test_what_is_no_webhook_address(url: str) -> None:
    assert read(url) == UNREADABLE


def test_an_address_may_have_500_characters_and_no_more() -> None:
    url = "https://hook.example/".ljust(LONGEST, "x")
    assert isinstance(read(url), Target)
    assert read(url + "x") == Failed("notify-failed-address-long", retry=False)


def test_a_target_shows_nothing_of_itself() -> None:
    assert repr(read("https://hook.example/secret")) == "<Target>"


@pytest.mark.parametrize("address", ["8.8.8.8", "162.159.135.232", "2606:4700::6810:84e5", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"])
def test_addresses_that_anybody_can_reach(address: str) -> None:
    assert public(ip_address(address))


# fmt: off
CLOSED = [
    "127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "192.0.0.1", "192.0.0.170", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1",
    "192.88.99.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0",
    "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "2001::1", "2001:2::1", "2002:7f00:1::", "2002:808:808::",
    "3fff::1", "100::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:0:0", "::127.0.0.1",
    "64:ff9b::127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "4000::1",
]
# fmt: on


@pytest.mark.parametrize("address", CLOSED)
def test_addresses_that_nobody_outside_can_reach(address: str) -> None:
    assert not public(ip_address(address))


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0.0.0.0", "::1", "::ffff:127.0.0.1"]
)
def test_however_it_is_written_this_machine_is_refused(host: str) -> None:
    assert checked(Target(False, host, 80, "/"), Allowed(), system_look_up, 60) == PRIVATE


def test_the_operator_allows_hosts_by_the_name_that_is_written() -> None:
    allowed = Allowed(hosts=frozenset(["localhost"]))
    found = checked(Target(False, "localhost", 80, "/"), allowed, system_look_up, 60)
    assert isinstance(found, list)
    assert set(found) <= {"127.0.0.1", "::1"}
    assert checked(Target(False, "127.0.0.1", 80, "/"), allowed, system_look_up, 60) == PRIVATE


def test_one_private_address_spoils_all_that_a_name_has() -> None:
    assert checked(NOWHERE, Allowed(), lambda *_: ["8.8.8.8", "10.0.0.1"], 60) == PRIVATE
    assert checked(NOWHERE, Allowed(), lambda *_: ["8.8.8.8", "8.8.4.4"], 60) == ["8.8.8.8", "8.8.4.4"]


@pytest.mark.parametrize("host", ["a..b", "x" * 70 + ".example"])
def test_a_host_that_is_no_name(host: str) -> None:
    assert checked(Target(False, host, 80, "/"), Allowed(), system_look_up, 60) == UNKNOWN


def test_a_host_that_nobody_knows() -> None:
    def nobody(_: str, __: int) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    assert checked(NOWHERE, Allowed(), nobody, 60) == UNKNOWN


def test_a_look_up_that_hangs_is_given_up() -> None:
    over = Event()

    def slow(_: str, __: int) -> list[str]:
        over.wait(60)
        return []

    assert checked(NOWHERE, Allowed(), slow, 0.05) == Failed("notify-failed-timeout", retry=True)
    over.set()
