"""Rooms: lessons that follow each other under one address, their joint ranking, pupils who come back, and forgetting a class."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from magnat.server.lobby.rooms import LessonResult, TeamResult, standing
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, running
from tests.server.lessons import Pupil, begun, lesson, refused


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("rooms")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


def opened(leader: Person, **more: Plain) -> str:
    return str(leader.post("/rooms", {"title": "7b", **more}, 201)["code"])


def over(leader: Person, pupils: list[Person], room: str, names: list[str]) -> str:
    """A lesson of the room that has ended, with companies of these names."""
    code = lesson(leader, room=room)
    for team, name in enumerate(names):
        leader.put(f"/tables/{code}/teams/{team}", {"name": name})
    begun(leader, pupils, code)
    assert leader.post(f"/tables/{code}/lesson/end")["status"] == "over"
    return code


def test_a_room_has_a_lasting_address_and_a_leader(server: Server) -> None:
    leader, other = Person(server, "Pani Nowak"), Person(server, "Other")
    code = opened(leader)
    room = leader.get(f"/rooms/{code}")
    assert (room["title"], room["leader"], room["ranked_by"], room["lessons"], room["standing"]) == ("7b", True, "places", [], [])
    assert room["link"] == f"{server.url}/r/{code}"
    assert leader.get(f"/rooms/{code.lower()}")["code"] == code
    assert not other.get(f"/rooms/{code}")["leader"]
    assert [it["code"] for it in leader.get("/rooms")["rooms"]] == [code]
    assert other.get("/rooms")["rooms"] == []
    assert leader.put(f"/rooms/{code}", {"title": "8b", "ranked_by": "values"})["title"] == "8b"
    assert refused(other, "PUT", f"/rooms/{code}", {"title": "x"}) == "not-your-room"
    assert refused(other, "GET", "/rooms/NOROOM") == "no-such-room"
    assert refused(other, "POST", "/lessons", {"game": "oilcity", "pupils": 9, "room": code}) == "not-your-room"


def test_lessons_share_a_ranking(server: Server) -> None:
    leader, pupil = Person(server, "Pani Nowak"), Person(server, "Ola")
    room = opened(leader)
    first = over(leader, [pupil], room, ["Żubr", "Ryś", "Wilk"])
    second = over(leader, [pupil], room, ["Ryś", "Żubr", "Sowa"])
    seen = leader.get(f"/rooms/{room}")
    assert [it["code"] for it in seen["lessons"]] == [first, second]
    assert [team["name"] for team in seen["lessons"][0]["teams"]] == ["Żubr", "Ryś", "Wilk"]
    assert "Ola" in seen["lessons"][0]["teams"][0]["people"]
    assert all(team["place"] >= 1 and team["value"] is not None for it in seen["lessons"] for team in it["teams"])
    assert seen["lessons"][0]["minutes"] == 0
    assert {it["name"]: it["lessons"] for it in seen["standing"]} == {"Żubr": 2, "Ryś": 2, "Wilk": 1, "Sowa": 1}
    assert leader.get(f"/rooms/{room}") == seen
    assert refused(leader, "PUT", f"/rooms/{room}", {"ranked_by": "values"}) == "ranking-fixed"
    assert refused(leader, "PUT", f"/rooms/{room}", {"ranked_by": "places"}) == ""


def test_pupils_see_what_they_can_join_and_no_names(server: Server) -> None:
    leader, ola, stranger = Person(server, "Pani Nowak"), Person(server, "Ola"), Person(server, "Stranger")
    room = opened(leader)
    over(leader, [ola], room, ["Żubr", "Ryś", "Wilk"])
    next_one = lesson(leader, room=room)
    ola.post(f"/tables/{next_one}/join")
    seen = stranger.get(f"/rooms/{room}")
    assert [it["code"] for it in seen["lessons"]] == [next_one]
    assert [team["people"] for team in seen["lessons"][0]["teams"]] == [[], [], []]
    assert seen["standing"] == []
    leader.put(f"/tables/{next_one}/lesson", {"ranking_shown": True})
    assert len(stranger.get(f"/rooms/{room}")["standing"]) == 3


def test_pupils_who_come_back_sit_where_they_sat(server: Server) -> None:
    leader = Person(server, "Pani Nowak")
    room = opened(leader)
    ola, phone = Person(server, "Ola"), Pupil(server, "Ala")
    first = lesson(leader, room=room)
    ola.post(f"/tables/{first}/join", {"seat": 7})
    phone.post(f"/tables/{first}/join", {"seat": 4})
    second = lesson(leader, room=room)
    assert ola.post(f"/tables/{second}/join")["seats"][7]["mine"]
    again = Pupil(server, "Ala with another name", phone.device)
    assert again.post(f"/tables/{second}/join")["seats"][4]["mine"]
    elsewhere = lesson(leader)
    assert ola.post(f"/tables/{elsewhere}/join")["seats"][0]["mine"]


def test_earlier_lessons_tell_how_long_this_one_takes(server: Server) -> None:
    leader = Person(server, "Pani Nowak")
    room = opened(leader)
    quick: Plain = {"options": {"flow": "free", "turns": 2}, "clock": {"kind": "none"}, "room": room}
    code = begun(leader, [], lesson(leader, **quick))
    with leader.live(code, overview=True) as live:
        while not live.wait("overview")["over"]:
            pass
    code = begun(leader, [Person(server, "Ola")], lesson(leader, minutes=90, room=room))
    with leader.live(code, overview=True) as live:
        assert live.wait("overview")["forecast"]["lessons"] == 1


def test_a_class_can_be_forgotten(server: Server) -> None:
    leader, ola, kept = Person(server, "Pani Nowak"), Person(server, "Zyprjana"), Person(server, "Kept")
    room = opened(leader)
    elsewhere = lesson(Person(server, "Another leader"))
    kept.post(f"/tables/{elsewhere}/join")
    code = over(leader, [ola, kept], room, ["Żubr", "Ryś", "Wilk"])
    ola.post(f"/tables/{code}/chat", {"type": "say", "text": "I am Zyprjana"})
    running_one = lesson(leader, room=room)
    ola.post(f"/tables/{running_one}/join")
    assert refused(ola, "POST", f"/rooms/{room}/forget") == "not-your-room"
    seen = leader.post(f"/rooms/{room}/forget")
    assert [team["people"] for it in seen["lessons"] for team in it["teams"]] == [[]] * 6
    assert {team["name"] for it in seen["lessons"] for team in it["teams"]} == {""}
    assert [it["name"] for it in sorted(seen["standing"], key=lambda it: it["name"])] == ["1", "2", "3"]
    assert {seat["name"] for seat in leader.card(code)["seats"]} == {""}
    assert [line["text"] for line in leader.get(f"/tables/{code}/chat")["lines"]] == [""]
    assert leader.card(running_one)["seats"][0]["kind"] == "open"
    assert ola.ask("GET", "/me").json()["error"] == "unknown-token"
    assert kept.get("/me")["name"] == "Kept"  # whoever plays elsewhere too is still known there
    assert kept.card(elsewhere)["seats"][0]["name"] == "Kept"
    assert leader.get("/me")["name"] == "Pani Nowak"


def test_nothing_of_a_pupil_is_left_in_the_file(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path)) as server:
        leader, ola = Person(server, "Pani Nowak"), Person(server, "Zyprjana")
        room = opened(leader)
        over(leader, [ola], room, ["Żubr", "Ryś", "Wilk"])
        leader.post(f"/rooms/{room}/forget")
    for left in tmp_path.glob("magnat*.db*"):
        assert b"zyprjana" not in left.read_bytes().lower(), left.name


def test_the_standing_by_places_and_by_values() -> None:
    results = [
        LessonResult(40, 6, [TeamResult("A", 1, 10), TeamResult("B", 2, 8)]),
        LessonResult(40, 6, [TeamResult("a", 3, 1), TeamResult("B", 1, 9), TeamResult("C", 2, 30)]),
    ]
    places = [(it.name.upper(), it.lessons, it.places, it.values, it.rank) for it in standing(results, "places")]
    assert places == [("B", 2, 3, 17, 1), ("A", 2, 4, 11, 2), ("C", 1, 2, 30, 3)]
    assert [(it.name.upper(), it.rank) for it in standing(results, "values")] == [("C", 1), ("B", 2), ("A", 3)]
