"""TB-6.4: a link to a seat works once, for a while, and not after the seat has changed hands."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, inside, running, started
from tests.server.lessons import refused

HOURS = 3600


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("links")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


def link(person: Person, code: str, seat: int) -> str:
    return str(person.post(f"/tables/{code}/seats/{seat}/link")["token"])


def use(person: Person, code: str, token: str) -> str:
    return refused(person, "POST", f"/tables/{code}/join", {"token": token})


def table(server: Server) -> tuple[Person, Person, str]:
    host, guest = Person(server, "Ada"), Person(server, "Bob")
    return host, guest, started([host, guest])


def test_tb_6_4_a_link_to_a_seat_works_once(server: Server) -> None:
    host, guest, code = table(server)
    token = link(host, code, 1)
    assert use(Person(server, "Cleo"), code, token) == ""
    assert use(Person(server, "Dan"), code, token) == "unknown-token"
    assert use(guest, code, token) == "unknown-token"
    assert host.card(code)["seats"][1]["name"] == "Cleo"


def test_tb_6_4_a_link_ends_with_its_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _, code = table(server)
    made = host.post(f"/tables/{code}/seats/1/link")
    hours = server.settings.seat_link_hours
    assert abs(made["until"] - time.time() * 1000 - hours * HOURS * 1000) < HOURS * 1000
    monkeypatch.setattr("magnat.server.now.time", lambda: time.time() + hours * HOURS + 1)
    assert use(Person(server, "Cleo"), code, made["token"]) == "unknown-token"
    assert use(Person(server, "Cleo"), code, link(host, code, 1)) == ""


def test_tb_6_4_a_new_link_ends_the_one_before(server: Server) -> None:
    host, _, code = table(server)
    first, second = link(host, code, 1), link(host, code, 1)
    assert use(Person(server, "Cleo"), code, first) == "unknown-token"
    assert use(Person(server, "Cleo"), code, second) == ""


@pytest.mark.parametrize("change", ["freed", "to-bot", "left", "left-to-bot"])
def test_tb_6_4_who_was_removed_does_not_come_back_by_an_old_link(server: Server, change: str) -> None:
    host, guest, code = table(server)
    token = link(guest, code, 1)
    doing: dict[str, tuple[Person, str, str, Plain]] = {
        "freed": (host, "PUT", "seats/1", {"kind": "open"}),
        "to-bot": (host, "PUT", "seats/1", {"kind": "bot"}),
        "left": (guest, "POST", "leave", {}),
        "left-to-bot": (guest, "POST", "leave", {"bot": "clerk"}),
    }
    person, method, path, body = doing[change]
    assert refused(person, method, f"/tables/{code}/{path}", body) == ""
    assert use(guest, code, token) == "unknown-token"
    assert use(Person(server, "Cleo"), code, token) == "unknown-token"
    assert use(Person(server, "Cleo"), code, link(host, code, 1)) == ""


def test_tb_6_4_a_seat_that_came_back_from_a_bot_has_no_old_link(server: Server) -> None:
    host, guest, code = table(server)
    guest.put(f"/tables/{code}/seats/1", {"kind": "bot"})
    token = link(host, code, 1)
    guest.put(f"/tables/{code}/seats/1", {"kind": "person"})
    assert use(Person(server, "Cleo"), code, token) == "unknown-token"


def test_tb_6_4_a_seat_taken_without_the_link_makes_it_void(server: Server) -> None:
    host = Person(server, "Ada")
    code = host.opens(seats=3)
    token = link(host, code, 1)
    Person(server, "Bob").post(f"/tables/{code}/join", {"seat": 1})
    assert use(Person(server, "Cleo"), code, token) == "unknown-token"


def test_tb_6_4_the_host_whoever_has_the_seat_and_partners_make_links(server: Server) -> None:
    host, partner, other = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Cleo")
    code = host.opens("oilcity", 9, bots=["clerk"] * 5)
    teams = next(it for it in host.card(code)["teams"] if 0 not in it["seats"])["seats"]
    partner.post(f"/tables/{code}/join", {"seat": next(seat for seat in teams if host.card(code)["seats"][seat]["kind"] == "open")})
    mine = next(it["seat"] for it in partner.card(code)["seats"] if it["mine"])
    mate = next(seat for seat in teams if seat != mine)
    assert link(partner, code, mate)
    assert link(host, code, mate)
    assert refused(other, "POST", f"/tables/{code}/seats/{mate}/link") == "not-your-seat"
    assert refused(partner, "POST", f"/tables/{code}/seats/0/link") == "not-your-seat"


def test_tb_6_4_who_was_removed_gets_no_link_where_that_is_not_known_yet(server: Server) -> None:
    """A process hears of another's changes a moment later."""
    host, guest, code = table(server)
    memory = next(it.memory for it in inside(server).tables.tables.values() if it.record.code == code)
    before = memory.stored
    assert use(Person(server, "Cleo"), code, link(host, code, 1)) == ""
    memory.stored = before
    assert refused(guest, "POST", f"/tables/{code}/seats/1/link") == "not-your-seat"
