"""Talking at a table: to all, to one's own company only, silenced by the host; and private notes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import sqlite_url
from tests.server.app import Live, Person, Server, running, started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("talk"))) as one:
        yield one


def heard(live: Live) -> list[str]:
    return [message["text"] for message in live.settled() if message["type"] == "chat"]


def oil_city(server: Server) -> tuple[list[Person], str]:
    """Three people: Ada and Ben are partners, Cid is of another company."""
    people = [Person(server, name) for name in ("Ada", "Ben", "Cid")]
    code = people[0].opens("oilcity", 9, bots=["clerk"] * 5)
    people[1].post(f"/tables/{code}/join", {"seat": 1})
    people[2].post(f"/tables/{code}/join", {"seat": 3})
    people[0].put(f"/tables/{code}/seats/2", {"kind": "bot"})
    return people, code


def test_everybody_at_the_table_hears_what_is_said(server: Server) -> None:
    ada, ben, eve = Person(server, "Ada"), Person(server, "Ben"), Person(server, "Eve")
    code = started([ada, ben])
    with ben.live(code) as live, eve.live(code) as watching:
        live.wait("welcome")
        watching.wait("welcome")
        said = ada.post(f"/tables/{code}/chat", {"type": "say", "text": "Zażółć gęślą jaźń"})
        assert (said["n"], said["seat"], said["name"], said["company"]) == (1, 0, "Ada", None)
        assert live.wait("chat") == said
        assert watching.wait("chat") == said
        live.send(type="say", text="Hi")
        assert watching.wait("chat", text="Hi")["name"] == "Ben"
    assert [line["text"] for line in eve.get(f"/tables/{code}/chat")["lines"]] == ["Zażółć gęślą jaźń", "Hi"]
    assert [line["n"] for line in eve.get(f"/tables/{code}/chat", after=1)["lines"]] == [2]
    with ada.live(code, chat=1) as again:
        again.wait("chat")
        assert heard(again) == ["Hi"]


def test_talk_works_before_the_game_begins(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.opens()
    ben.post(f"/tables/{code}/join")
    with ada.live(code) as live:
        live.wait("welcome")
        ben.post(f"/tables/{code}/chat", {"type": "say", "text": "ready?"})
        assert live.wait("chat")["text"] == "ready?"


def test_only_partners_hear_what_is_said_to_the_company(server: Server) -> None:
    (ada, ben, cid), code = oil_city(server)
    eve = Person(server, "Eve")
    with ada.live(code) as own, ben.live(code) as partner, cid.live(code) as other, eve.live(code) as watching:
        for live in (own, partner, other, watching):
            live.wait("welcome")
        said = ada.post(f"/tables/{code}/chat", {"type": "say", "company": True, "text": "drill at Bóbrka"})
        assert said["company"] == 0
        ada.post(f"/tables/{code}/chat", {"type": "say", "text": "hello all"})
        for live in (own, partner, other, watching):
            live.wait("chat", text="hello all")
        assert heard(own) == heard(partner) == ["drill at Bóbrka", "hello all"]
        assert heard(other) == heard(watching) == ["hello all"]
        assert not any("Bóbrka" in str(message) for message in other.heard + watching.heard)
    assert [line["text"] for line in cid.get(f"/tables/{code}/chat")["lines"]] == ["hello all"]
    assert len(ben.get(f"/tables/{code}/chat")["lines"]) == 2
    with cid.live(code, chat=0) as again, ben.live(code, chat=0) as partner:
        again.wait("chat", text="hello all")
        assert heard(again) == ["hello all"]
        partner.wait("chat", text="hello all")
        assert heard(partner) == ["drill at Bóbrka", "hello all"]


def test_whoever_has_no_partners_cannot_talk_to_them(server: Server) -> None:
    ada, ben, eve = Person(server, "Ada", "pl"), Person(server, "Ben"), Person(server, "Eve", "de")
    code = started([ada, ben])
    assert ada.post(f"/tables/{code}/chat", {"type": "say", "company": True, "text": "x"}, 409)["error"] == "no-company"
    assert eve.post(f"/tables/{code}/chat", {"type": "say", "text": "x"}, 403)["error"] == "no-seat"
    assert ben.post(f"/tables/{code}/chat", {"type": "say", "text": "x", "seat": 0}, 403)["error"] == "not-your-seat"


def test_a_host_without_a_seat_may_speak(server: Server) -> None:
    teacher, ada = Person(server, "Teacher"), Person(server, "Ada")
    code = teacher.opens(seats=2, sit=False)
    ada.post(f"/tables/{code}/join")
    said = teacher.post(f"/tables/{code}/chat", {"type": "say", "text": "Five minutes!"})
    assert (said["seat"], said["text"]) == (None, "Five minutes!")  # no seat: it is the host
    assert ada.get(f"/tables/{code}/chat")["lines"] == [said]


def test_the_host_silences_and_lets_speak_again(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben", "pl")
    code = started([ada, ben])
    assert ben.post(f"/tables/{code}/mute", {"seat": 0, "muted": True}, 403)["error"] == "not-the-host"
    ada.post(f"/tables/{code}/mute", {"seat": 1, "muted": True}, 204)
    problem = ben.post(f"/tables/{code}/chat", {"type": "say", "text": "but"}, 403)
    assert (problem["error"], problem["text"] == "The host has muted you in the chat.") == ("muted", False)
    with ben.live(code) as live:
        live.send(type="say", id="1", text="but")
        assert live.wait("failed", id="1")["problem"]["error"] == "muted"
    ada.post(f"/tables/{code}/mute", {"seat": 1, "muted": False}, 204)
    ben.post(f"/tables/{code}/chat", {"type": "say", "text": "thanks"})


def test_muting_a_seat_where_nobody_sits_is_no_trouble(server: Server) -> None:
    ada = Person(server, "Ada")
    code = ada.opens(seats=3, bots=["clerk"])
    ada.post(f"/tables/{code}/mute", {"seat": 1, "muted": True}, 204)
    ada.post(f"/tables/{code}/mute", {"seat": 2, "muted": True}, 204)
    ada.post(f"/tables/{code}/mute", {"seat": 9, "muted": True}, 404)
    ben = Person(server, "Ben")
    ben.post(f"/tables/{code}/join")
    ben.post(f"/tables/{code}/chat", {"type": "say", "text": "I may speak"})


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "x" * 1001])
def test_empty_and_endless_lines_are_refused(server: Server, text: str) -> None:
    ada = Person(server)
    code = ada.opens()
    assert ada.post(f"/tables/{code}/chat", {"type": "say", "text": text}, 400)["error"] == "bad-message"
    with ada.live(code) as live:
        live.send(type="say", id="1", text=text)
        assert live.wait("failed")["problem"]["error"] == "bad-message"
    assert ada.get(f"/tables/{code}/chat")["lines"] == []


def test_the_longest_line_fits(server: Server) -> None:
    ada = Person(server)
    code = ada.opens()
    assert ada.post(f"/tables/{code}/chat", {"type": "say", "text": "ż" * 1000})["text"] == "ż" * 1000


def test_notes_are_private_to_a_person_and_a_seat(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.opens(seats=3)
    ben.post(f"/tables/{code}/join", {"seat": 1})
    ada.post(f"/tables/{code}/join", {"seat": 2})
    path = f"/tables/{code}/notes"
    assert ada.get(f"{path}/0")["text"] == ""
    ada.put(f"{path}/0", {"text": "sell early"})
    ada.put(f"{path}/2", {"text": "buy late"})
    assert [ada.get(f"{path}/{seat}")["text"] for seat in (0, 2)] == ["sell early", "buy late"]
    assert ben.get(f"{path}/0", 403)["error"] == "not-your-seat"
    assert ben.put(f"{path}/0", {"text": "mine"}, 403)["error"] == "not-your-seat"
    token = ada.post(f"/tables/{code}/seats/0/link")["token"]
    ben.post(f"/tables/{code}/join", {"token": token})
    assert ben.get(f"{path}/0")["text"] == ""  # the seat has gone to Ben, Ada's note has not
    ada.put(f"{path}/2", {"text": ""})
    assert ada.get(f"{path}/2")["text"] == ""
    assert ada.put(f"{path}/2", {"text": "x" * 10_001}, 400)["error"] == "bad-message"
