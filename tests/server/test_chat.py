"""Talking at a table: to all, to one's own company only, silenced by the host; and private notes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from magnat.server.table.watcher import Watcher
from magnat.store import chats
from magnat.words.catalogue import words
from tests.databases import postgres_url, sqlite_url
from tests.patience import PATIENCE_S
from tests.server import inside as in_process
from tests.server.app import Live, Person, Server, inside, running, started


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("talk")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


def heard(live: Live) -> list[str]:
    return [message["text"] for message in live.settled() if message["type"] == "chat"]


def oil_city(server: Server) -> tuple[list[Person], str]:
    """Three people: Ada and Ben are partners, Cid is in another company."""
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


def fill(server: Server, code: str, lines: int, company: str = "") -> None:
    """As if this much had already been said."""
    process = inside(server)
    stored = next(it.stored for it in process.tables.tables.values() if it.record.code == code)

    def write(connection: Connection) -> None:
        for number in range(lines):
            chats.say(connection, stored.record.id, stored.record.host, 0, company, f"line {number}", 1)

    asyncio.run_coroutine_threadsafe(process.database.write(write), process.tables.tables[stored.record.id].task.get_loop()).result(
        PATIENCE_S
    )


def test_of_a_long_talk_the_newest_page_is_told_and_the_rest_can_be_read_back(server: Server) -> None:
    """2,500 lines: nobody is cut off, nothing is lost, and whoever resumes is told where a gap is."""
    ada = Person(server, "Ada")
    code = started([ada, Person(server, "Ben")])
    fill(server, code, 2_500)
    with ada.live(code) as live:
        welcome = live.wait("welcome")
        told = [it["n"] for it in live.settled() if it["type"] == "chat"]
        assert (welcome["chat_after"], told) == (2_400, list(range(2_401, 2_501)))
        ada.post(f"/tables/{code}/chat", {"type": "say", "text": "still here"})
        assert live.wait("chat")["n"] == 2_501
    seen, more = told, True
    while more:
        page = ada.get(f"/tables/{code}/chat", before=seen[0])
        seen, more = [*(line["n"] for line in page["lines"]), *seen], page["more"]
    assert seen == list(range(1, 2_501))
    seen, more = [], True
    while more:
        page = ada.get(f"/tables/{code}/chat", after=seen[-1] if seen else 0)
        seen, more = [*seen, *(line["n"] for line in page["lines"])], page["more"]
    assert seen == list(range(1, 2_502))
    with ada.live(code, chat=2_495) as resumed:
        assert resumed.wait("welcome")["chat_after"] == 2_495
        assert [it["n"] for it in resumed.settled() if it["type"] == "chat"] == list(range(2_496, 2_502))
    with ada.live(code, chat=2_501) as nothing_new:
        nothing_new.wait("welcome")
        assert heard(nothing_new) == []


def test_pages_hold_only_what_one_may_read(server: Server) -> None:
    """Partners' lines are left out, and neither the numbers nor `more` reveal that there are any at the end."""
    (_, ben, cid), code = oil_city(server)
    fill(server, code, 3)
    fill(server, code, 300, company="0")
    assert cid.get(f"/tables/{code}/chat", before=1_000) == cid.get(f"/tables/{code}/chat")
    assert [line["n"] for line in cid.get(f"/tables/{code}/chat", before=1_000)["lines"]] == [1, 2, 3]
    assert not cid.get(f"/tables/{code}/chat")["more"]
    assert len(ben.get(f"/tables/{code}/chat")["lines"]) == 200
    with cid.live(code) as live:
        assert live.wait("welcome")["chat_after"] == 0
        assert len(heard(live)) == 3
    with ben.live(code) as live:
        assert live.wait("welcome")["chat_after"] == 203
        assert len(heard(live)) == 100


def test_a_wall_sees_only_what_anybody_may_see_whoever_opened_it(server: Server) -> None:
    (ada, _, _), code = oil_city(server)
    with ada.live(code, wall=True) as wall:
        welcome = wall.wait("welcome")
        assert (welcome["seats"], welcome["table"]["host"]) == ([], False)
        ada.post(f"/tables/{code}/chat", {"type": "say", "company": True, "text": "drill at Bóbrka"})
        ada.post(f"/tables/{code}/chat", {"type": "say", "text": "hello all"})
        wall.wait("chat", text="hello all")
        assert heard(wall) == ["hello all"]
        assert {message["seat"] for message in wall.heard if message["type"] == "position"} <= {-1}


def test_whoever_has_several_seats_shares_a_phone(server: Server) -> None:
    (ada, _, _), code = oil_city(server)
    assert [it["shared"] for it in ada.get(f"/tables/{code}")["seats"]] == [False] * len(ada.get(f"/tables/{code}")["seats"])
    ada.put(f"/tables/{code}/seats/2", {"kind": "person"})
    assert [it["seat"] for it in ada.get(f"/tables/{code}")["seats"] if it["shared"]] == [0, 2]


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


def test_whoever_comes_while_others_talk_misses_no_line(tmp_path: Path) -> None:
    """They come with line 1 while lines after 2 are being read for those who are here already."""

    async def go() -> None:
        async with in_process.open_server(sqlite_url(tmp_path)) as server:
            table = await in_process.in_play(server)
            here, late = (Watcher("", words("en"), 0, chat, positions=False) for chat in (2, 1))
            for text in ("one", "two", "three"):
                await server.database.write(partial(chats.say, table=table.record.id, person="", seat=None, company="", text=text, at=1))
            async with table.watched_by(here):
                await in_process.until(lambda: here.chat == 3)
                here.chat = 2
                async with table.memory.reading:
                    looking = asyncio.create_task(table.refresh())
                    await asyncio.sleep(0)
                    table.audience.watchers.append(late)
                await looking
                await table.refresh()
                lines = [msgspec.json.decode(it.text) for it in late.waiting if b'"chat"' in it.text[:20]]
                assert [it["text"] for it in lines] == ["two", "three"]

    asyncio.run(go())
