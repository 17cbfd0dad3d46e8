"""Who may do what in a lesson and in a room: nobody, a stranger, a player of another company, a partner, and the leader."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, running
from tests.server.lessons import begun, lesson, refused

LEADERS: list[tuple[str, str, Plain]] = [
    ("PUT", "/lesson", {"hold": True, "last_turn": 5}),
    ("POST", "/lesson/go-on", None),
    ("POST", "/lesson/push", {"team": 0}),
    ("POST", "/lesson/take-back", {"team": 0}),
    ("POST", "/lesson/time", {"seconds": 5}),
    ("PUT", "/lesson/clock", {"kind": "stage", "seconds": 600}),
    ("POST", "/lesson/say", {"text": "x"}),
    ("PUT", "/places/3", {"name": "Another"}),
    ("POST", "/lesson/begin", None),
    ("POST", "/lesson/last-turn", {}),
    ("POST", "/lesson/end", {}),
]
"""In this order they can all be done by the leader of a running lesson, except for those that come too late."""
TOO_LATE = {"/lesson/begin": "already-started"}
MIXED = [
    # method, path, body, and what a stranger, a player of another company, a partner and the leader are told
    ("PUT", "/teams/0", {"name": "Żubr"}, "not-the-leader", "not-your-seat", "already-started", ""),
    ("POST", "/seats/0/relay", None, "not-your-seat", "not-your-seat", "", ""),
    ("POST", "/relay", {"code": "0000"}, "wrong-code", "wrong-code", "wrong-code", "wrong-code"),
    ("POST", "/seats/0/link", None, "not-your-seat", "not-your-seat", "", ""),
]
ROOMS: list[tuple[str, str, Plain]] = [("PUT", "/rooms/{code}", {"title": "8b"}), ("POST", "/rooms/{code}/forget", None)]
KNOWN: list[tuple[str, str, Plain]] = [
    ("POST", "/lessons", {"game": "oilcity", "pupils": 9}),
    ("POST", "/rooms", {"title": "7b"}),
    ("GET", "/rooms", None),
]
OPEN = [("GET", "/network"), ("GET", "/rooms/{code}")]


def lesson_routes() -> set[tuple[str, str]]:
    """The paths whose rights are tested here."""
    tables = [(method, path) for method, path, _ in LEADERS] + [(method, path) for method, path, *_ in MIXED]
    found = {(method, "/tables/{code}" + numbered(path)) for method, path in tables}
    return found | {(method, path) for method, path, _ in [*ROOMS, *KNOWN]} | set(OPEN)


def numbered(path: str) -> str:
    named = re.sub(r"(teams)/\d", r"\1/{team}", path)
    return re.sub(r"(seats|places)/\d", r"\1/{seat}", named)


class Nobody(Person):
    """Without a name."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        del self.http.headers["authorization"]


class Scene:
    """A lesson that runs, with a partner of the first company (seat 1), a player of the second (seat 3), and others."""

    def __init__(self, server: Server) -> None:
        self.leader, self.stranger, self.nobody = Person(server, "Leader"), Person(server, "Stranger"), Nobody(server)
        self.holder, self.partner, self.player = (Person(server, name) for name in ("Holder", "Partner", "Player"))
        self.code = lesson(self.leader, minutes=60)
        for pupil, seat in ((self.holder, 0), (self.partner, 1), (self.player, 3)):
            pupil.post(f"/tables/{self.code}/join", {"seat": seat})
        begun(self.leader, [], self.code)
        self.room: str = self.leader.post("/rooms", {"title": "7b"}, 201)["code"]

    def table(self, path: str) -> str:
        return f"/tables/{self.code}{path}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("rights"))) as one:
        yield one


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    return Scene(server)


@pytest.mark.parametrize(("method", "path", "body"), LEADERS, ids=str)
def test_only_the_leader_leads(scene: Scene, method: str, path: str, body: Plain) -> None:
    before = scene.leader.card(scene.code)
    assert refused(scene.nobody, method, scene.table(path), body) == "not-signed-in"
    for who in (scene.stranger, scene.player, scene.partner, scene.holder):
        assert refused(who, method, scene.table(path), body) == "not-the-leader"
    after = scene.leader.card(scene.code)
    for field in ("lesson", "clock", "status", "title", "teams"):
        assert after[field] == before[field]
    assert [(seat["kind"], seat["name"]) for seat in after["seats"]] == [(seat["kind"], seat["name"]) for seat in before["seats"]]


@pytest.mark.parametrize(("method", "path", "body", "stranger", "player", "partner", "leader"), MIXED, ids=str)
def test_what_others_may_do_too(
    scene: Scene, method: str, path: str, body: Plain, stranger: str, player: str, partner: str, leader: str
) -> None:
    people = (scene.nobody, scene.stranger, scene.player, scene.partner, scene.leader)
    assert [refused(who, method, scene.table(path), body) for who in people] == ["not-signed-in", stranger, player, partner, leader]


def test_whoever_has_a_place_may_take_it_along(scene: Scene) -> None:
    assert refused(scene.holder, "POST", scene.table("/seats/0/relay")) == ""
    assert refused(scene.holder, "POST", scene.table("/seats/0/link")) == ""


def test_a_table_without_a_leader_has_nothing_of_this(scene: Scene) -> None:
    code = scene.leader.opens()
    for method, path, body in LEADERS:
        assert refused(scene.leader, method, f"/tables/{code}{path}", body) == "no-lesson", path
    for path in ("/teams/0", "/seats/0/relay", "/relay"):
        method, body = ("PUT", {"name": "x"}) if "teams" in path else ("POST", {"code": "0000"} if path == "/relay" else None)
        assert refused(scene.leader, method, f"/tables/{code}{path}", body) == "no-lesson", path


def test_rooms_belong_to_their_leader(scene: Scene) -> None:
    for method, path, body in ROOMS:
        place = path.format(code=scene.room)
        assert [refused(who, method, place, body) for who in (scene.nobody, scene.stranger)] == ["not-signed-in", "not-your-room"]
    for method, path, body in KNOWN:
        assert refused(scene.nobody, method, path, body) == "not-signed-in"
    for method, path in OPEN:
        assert refused(scene.nobody, method, path.format(code=scene.room)) == ""


def test_the_leader_has_no_players_eyes(scene: Scene) -> None:
    for looking in ("position", "entries", "series"):
        for seat in (0, 3, -2):
            assert scene.leader.ask("GET", scene.table(f"/{looking}"), seat=seat).json()["error"] == "not-your-seat"
    for seat in (0, 9):
        assert refused(scene.leader, "POST", scene.table("/join"), {"seat": seat}) == "leads-here"
        assert refused(scene.leader, "PUT", scene.table(f"/seats/{seat}"), {"kind": "person"}) == "leads-here"
    assert refused(scene.leader, "POST", scene.table("/join")) == "leads-here"
    elsewhere = lesson(scene.stranger)
    assert refused(scene.leader, "POST", f"/tables/{elsewhere}/join") == ""  # at another table a leader may well play


def test_what_a_company_says_to_itself_the_leader_does_not_read(scene: Scene) -> None:
    scene.partner.post(scene.table("/chat"), {"type": "say", "text": "our secret", "company": True})
    assert "our secret" not in [line["text"] for line in scene.leader.get(scene.table("/chat"))["lines"]]
    assert "our secret" in [line["text"] for line in scene.holder.get(scene.table("/chat"))["lines"]]


def test_the_leader_can_do_all_of_it(server: Server) -> None:
    scene = Scene(server)
    for method, path, body in LEADERS:
        assert refused(scene.leader, method, scene.table(path), body) == TOO_LATE.get(path, ""), path
