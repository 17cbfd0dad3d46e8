"""Saved games from strangers: checked elsewhere, within limits, one at a time, and nobody at the tables notices."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from magnat.server import imports
from magnat.server.importing.messages import Limits
from magnat.server.problems import Trouble
from magnat.store.records import PersonRecord
from magnat.words.catalogue import LANGUAGES, words
from tests.cli.command import run
from tests.databases import sqlite_url
from tests.server.app import Person, Server, file_with, inside, running, until
from tests.server.inside import open_server
from tests.tables import bombs

Plain = Any  # JSON as it came over the wire
ENOUGH = Limits(seconds=60, megabytes=1024)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("imports")), imports=1) as one:
        yield one


@pytest.fixture(scope="module")
def game() -> bytes:
    return bombs.text(bombs.names(30))


def bring(person: Person, text: bytes, path: str = "/journals") -> httpx.Response:
    return person.http.post(path, content=text)


def news(answer: httpx.Response) -> list[Plain]:
    return [msgspec.json.decode(line) for line in answer.content.splitlines()]


# How far it is


def test_whoever_wants_to_hear_how_far_it_is_hears_it(server: Server, game: bytes) -> None:
    told = news(bring(Person(server), game, "/imports"))
    assert [it["type"] for it in told] == ["checking"] * (len(told) - 1) + ["imported"]
    assert told[0] == {"type": "checking", "done": 0, "of": 0}
    done = [it["done"] for it in told[:-1]]
    assert done == sorted(done)
    assert (told[-1]["table"]["game"], told[-1]["table"]["entries"]) == ("oilcity", len(game.splitlines()) - 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_the_last_line(server: Server, game: bytes, language: str) -> None:
    person = Person(server, language=language)
    problem = news(bring(person, game.replace(b'"Gaz"', b'"Gas"', 1), "/imports"))[-1]
    plainly = bring(person, game.replace(b'"Gaz"', b'"Gas"', 1))
    assert (problem["type"], plainly.status_code) == ("failed", 400)
    assert problem["problem"] == plainly.json()
    assert problem["problem"]["key"] == "facts-differ"


# Limits


@pytest.mark.parametrize("language", LANGUAGES)
def test_time_is_limited(tmp_path: Path, game: bytes, language: str) -> None:
    with running(sqlite_url(tmp_path), import_seconds=0) as stingy:
        answer = bring(Person(stingy, language=language), game)
        assert (answer.status_code, answer.json()["error"]) == (413, "import-too-long")
        assert answer.json()["text"] == words(language).text("server-import-too-long", seconds=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_memory_is_limited(tmp_path: Path, language: str) -> None:
    long = bombs.text(bombs.names(2_000))
    with running(sqlite_url(tmp_path), import_megabytes=32) as stingy:
        answer = bring(Person(stingy, language=language), long)
        assert (answer.status_code, answer.json()["error"]) == (413, "import-too-big")
        assert answer.json()["text"] == words(language).text("server-import-too-big", megabytes=32)


def hanging(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """A check that never comes to an end and never looks at the clock."""
    code = f"""
from magnat.server.importing.messages import Limits
from magnat.server.importing.worker import limit
limit(Limits({seconds}, 1024))
while True: pass
"""
    monkeypatch.setattr(imports, "COMMAND", [sys.executable, "-c", code])


def test_a_check_that_does_not_look_at_the_clock_is_ended_by_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    hanging(monkeypatch, seconds=-1)
    with pytest.raises(imports.TooMuch) as end:
        asyncio.run(imports.checked(b"", ENOUGH, lambda _done, _of: None))
    assert end.value.key == "import-too-long"


def test_a_check_ends_with_whoever_wanted_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hanging up, or the end of the server, ends its process; the next file may come."""
    hanging(monkeypatch, seconds=600)

    async def body() -> bytes:
        return b"x"

    async def scene() -> None:
        async with open_server(sqlite_url(tmp_path)) as server:
            person = PersonRecord(id="ada", name="Ada")
            for _ in range(2):
                begun = await server.imports.bring(body, person)
                steps = begun.steps()
                await anext(steps)
                with pytest.raises(Trouble, match="one-import"):
                    await server.imports.bring(body, person)
                await steps.aclose()
                await asyncio.wait([begun.task])
                assert not server.imports.people
            begun = await server.imports.bring(body, person)
        with pytest.raises(Trouble, match="not-stored"):
            await begun.table()

    asyncio.run(scene())


def test_the_command_has_limits_too(tmp_path: Path, game: bytes) -> None:
    file, db = file_with(tmp_path, game), sqlite_url(tmp_path)
    assert run("import", file, "--db", db).returncode == 0
    refused = run("import", file, "--db", db, "--seconds", "0", "--lang", "pl")
    assert (refused.returncode, refused.stderr.strip()) == (2, words("pl").text("error-import-too-long", seconds=0))
    refused = run("import", file_with(tmp_path, bombs.text(bombs.names(2_000))), "--db", db, "--memory", "32", "--lang", "de")
    assert (refused.returncode, refused.stderr.strip()) == (2, words("de").text("error-import-too-big", megabytes=32))


# How many


class Upload:
    """A file of which only the first half has come so far."""

    def __init__(self, person: Person, text: bytes) -> None:
        self.rest = threading.Event()
        self.answer: httpx.Response | None = None
        self.thread = threading.Thread(target=self._send, args=(person, text), daemon=True)
        self.thread.start()

    def _send(self, person: Person, text: bytes) -> None:
        def halves() -> Iterator[bytes]:
            yield text[: len(text) // 2]
            self.rest.wait(60)
            yield text[len(text) // 2 :]

        self.answer = person.http.post("/journals", content=halves())

    def finish(self) -> httpx.Response:
        self.rest.set()
        self.thread.join(60)
        assert self.answer is not None
        return self.answer


def test_one_at_a_time_per_person_and_a_few_per_server(server: Server, game: bytes) -> None:
    """Nobody is hurt by others' files: whoever is one too many is told so, in their language, and everybody who waits gets their table."""
    people = [Person(server, language=language) for language in ("en", "pl", "de", "en", "en", "en", "en")]
    uploads = [Upload(person, game) for person in people]
    until(lambda: len(inside(server).imports.people) == len(uploads), "the first halves to come")
    for person in people:
        answer = bring(person, game)
        assert (answer.status_code, answer.json()["error"]) == (429, "one-import")
        assert answer.json()["text"] == words(person.get("/me")["language"]).text("server-one-import")
    for language in LANGUAGES:
        busy = bring(Person(server, language=language), game)
        assert (busy.status_code, busy.json()) == (503, {"error": "imports-busy", "text": words(language).text("server-imports-busy")})
    assert {it.finish().status_code for it in uploads} == {201}
    assert bring(people[0], game).status_code == 201


# Signing in


def test_nobody_is_kept_from_signing_in_by_what_takes_long(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_server(sqlite_url(tmp_path)) as server:
            free = threading.Event()
            busy = [asyncio.create_task(asyncio.to_thread(free.wait)) for _ in range(200)]
            try:
                known = await server.passwords.hashed("correct horse")
                assert await server.passwords.right(known, "correct horse")
                assert not await server.passwords.right(None, "correct horse")
            finally:
                free.set()
                await asyncio.gather(*busy)

    asyncio.run(scene())
