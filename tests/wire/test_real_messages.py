"""What a real server really sends is what the types say: the messages of whole games, and the answers over HTTP."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import msgspec
import pytest

from magnat.server import generate_wire
from magnat.wire import every, play
from tests import plain_http
from tests.databases import sqlite_url
from tests.hosting.player import Person, Seat, whole_game
from tests.hosting.server import Server, running
from tests.wire.reader import Plain, Types

DECODER: msgspec.json.Decoder[play.FromTable] = msgspec.json.Decoder(play.FromTable)


pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def types() -> Types:
    return Types((generate_wire.FOLDER / "types.ts").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("wire")
    with running(sqlite_url(folder), folder) as server:
        yield server


def check(types: Types, text: str, game: str) -> str:
    """The message's tag; it is one of the union, and its view is the game's."""
    message = DECODER.decode(text)
    plain = msgspec.json.decode(text)
    assert types.complaint(plain, "FromTable") == ""
    if isinstance(message, play.Position):
        assert types.complaint(plain["view"], types.interfaces["Views"][game].kind) == ""
        msgspec.json.decode(message.view, type=every.views()[game])
    return str(plain["type"])


@pytest.mark.parametrize(
    ("game", "seats", "people", "options"),
    [("mcmulti", 3, 2, {"round_limit": 5}), ("africa", 3, 2, {"round_limit": 3}), ("oilcity", 9, 2, {})],
)
def test_every_message_of_a_whole_game_is_of_its_type(
    types: Types, server: Server, game: str, seats: int, people: int, options: Plain
) -> None:
    played = asyncio.run(whole_game(server.api, game, seats, people, seed=5, options=options))
    for seat in played:
        tags = {check(types, text, game) for text in seat.bytes}
        assert {"welcome", "told", "position", "table", "done"} <= tags
        assert not {"verdict", "pong"} & tags


def test_questions_talk_refusals_and_going_back_are_of_their_types(types: Types, server: Server) -> None:
    async def play_a_little() -> Seat:
        host = await Person(server.api, "Host").come_in()
        code = await host.set_up("mcmulti", 2)
        await host.post(f"/tables/{code}/join", {"seat": 1})
        await host.post(f"/tables/{code}/start")
        seat = Seat(host, code, random.Random(1))
        await seat.connect()
        while not (deciding := [it for it in seat.positions.values() if it["choices"]]):
            await seat.hear()
        me, choice = deciding[0]["seat"], deciding[0]["choices"][0]
        await seat.send({"type": "ping", "id": "1"})
        await seat.send({"type": "why", "id": "2", "seat": me, "do": choice["do"], "with": choice["with"]})
        await seat.send({"type": "why", "id": "3", "seat": me, "do": "roll"})
        await seat.send({"type": "say", "id": "4", "text": "Good luck!"})
        await seat.send({"type": "act", "id": "5", "seat": me, "do": choice["do"], "with": choice["with"]})
        await seat.send({"type": "act", "id": "6", "seat": me, "do": choice["do"], "with": choice["with"], "at": 0})
        await seat.send({"type": "undo", "id": "7", "seat": me})
        await seat.send({"type": "ask-undo", "id": "8", "seat": me, "to": 1})
        await seat.send({"type": "answer-undo", "id": "9", "seat": 1 - me, "agree": False})
        await seat.send({"type": "rule-back", "id": "10", "to": 1, "reason": "a test"})
        await seat.send({"type": "no such thing"})
        await seat.send({"type": "ping", "id": "last"})
        seen: set[str] = set()
        while not {"last", "chat"} <= seen:
            message = await seat.hear()
            seen |= {message["type"], message.get("id") or ""}
        assert seat.socket is not None
        await seat.socket.close()
        await host.http.aclose()
        return seat

    seat = asyncio.run(play_a_little())
    tags = [check(types, text, "mcmulti") for text in seat.bytes]
    assert {"pong", "verdict", "chat", "failed"} <= set(tags)
    assert {name for it in seat.told for name in it} >= {"undo", "ask", "agree", "ruling"}


def test_the_answers_over_http_are_of_their_types(types: Types, server: Server) -> None:
    async def ask() -> dict[str, tuple[str, Plain]]:
        one = await Person(server.api, "One").come_in()
        got: dict[str, tuple[str, Plain]] = {"welcomed": ("Welcomed", await one.post("/people", {"name": "Another"}))}
        opened = await one.post("/tables", {"game": "mcmulti", "seats": 2, "bots": ["clerk"], "clock": {"kind": "move", "seconds": 900}})
        table = f"/tables/{opened['table']['code']}"
        got |= {"opened": ("Opened", opened), "started": ("TableInfo", await one.post(f"{table}/start"))}
        got |= {"me": ("Me", await one.get("/me")), "lobby": ("Lobby", await one.get("/tables", mine=True))}
        got |= {"games": ("GameInfo[]", await one.get("/games")), "rules": ("Rulebook", await one.get("/games/table/rules"))}
        got |= {"words": ("GameWords", await one.get("/games/mcmulti/words", lang="de"))}
        got |= {
            "entries": ("Happened", await one.get(f"{table}/entries", wait=20)),
            "position": ("Position", await one.get(f"{table}/position")),
        }
        got |= {"said": ("ChatLine", await one.post(f"{table}/chat", {"type": "say", "text": "x"}))}
        got |= {"talk": ("Talk", await one.get(f"{table}/chat")), "note": ("NoteText", await one.get(f"{table}/notes/0"))}
        got |= {"link": ("SeatLink", await one.post(f"{table}/seats/1/link"))}
        got |= {"closed": ("TableInfo", await one.post(f"{table}/close", {"reason": "enough"}))}
        got |= {"refused": ("Problem", await one.post(f"{table}/pause", {}, status=409))}
        await one.http.aclose()
        return got

    for name, (kind, value) in asyncio.run(ask()).items():
        assert types.complaint(value, kind) == "", name
    health = plain_http.get(f"{server.url}/health").json()
    assert types.complaint(health, "Health") == ""


def test_the_server_serves_the_description_that_is_in_the_folder(server: Server) -> None:
    served = plain_http.get(f"{server.api}/openapi.json")
    assert served.status_code == 200
    assert served.content + b"\n" == (generate_wire.FOLDER / "openapi.json").read_bytes()


def test_a_value_that_does_not_fit_is_noticed(types: Types) -> None:
    """The check itself: something missing, something extra, a wrong number, a wrong tag."""
    done: Plain = {"type": "done", "n": 3}
    assert types.complaint(done, "FromTable") == ""
    for wrong in ({"type": "done"}, {**done, "more": 1}, {**done, "n": "3"}, {**done, "n": True}, {**done, "type": "did"}):
        assert types.complaint(wrong, "FromTable") != ""
