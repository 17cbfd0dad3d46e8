"""What a host does from the command line, with a real server running: back up, restore, export, import, forget."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from magnat.store.address import sqlite_url as file_url
from tests.cli.command import run
from tests.databases import empty_postgres_url, empty_sqlite_url, postgres_url, sqlite_url
from tests.server.app import Person, Server, journal_of, played, running, started


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("hosting")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


def magnat(*words: str | Path) -> tuple[int, str]:
    """Exit code and everything printed, on one line."""
    done = run(*words)
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def game(server: Server, entries: int = 10) -> tuple[list[Person], str]:
    people = [Person(server, "Ada"), Person(server, "Ben")]
    code = started(people)
    played(people, code, entries)
    return people, code


# Backups


def test_a_backup_of_a_running_server_is_a_server_of_its_own(server: Server, tmp_path: Path) -> None:
    people, code = game(server)
    before, view = people[0].card(code)["entries"], people[0].position(code)["view"]
    file = tmp_path / "backup.db"
    assert magnat("backup", file, "--db", server.settings.db, "--lang", "en") == (0, f"Everything has been saved to {file}.")
    played(people, code, before + 4)  # the game goes on here
    with running(file_url(file)) as other:
        moved = [Person(other, token=person.token) for person in people]
        assert moved[0].card(code)["entries"] == before
        assert moved[0].position(code)["view"] == view
        assert played(moved, code, before + 6) >= before + 6  # and there
        moved[0].post(f"/tables/{code}/close")
        assert moved[0].card(code)["commitment"] == people[0].card(code)["commitment"]


def test_a_backup_never_overwrites(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_text("precious")
    for language, words in (("en", "backup.db"), ("pl", "backup.db"), ("de", "backup.db")):
        code, said = magnat("backup", file, "--db", server.settings.db, "--lang", language)
        assert (code != 0, words in said) == (True, True), said
    assert file.read_text() == "precious"


@pytest.mark.thorough
def test_a_backup_goes_back_into_either_kind_of_database(server: Server, tmp_path: Path) -> None:
    people, code = game(server)
    file = tmp_path / "backup.db"
    magnat("backup", file, "--db", server.settings.db, "--lang", "en")
    for db in (empty_postgres_url(), empty_sqlite_url(tmp_path)):
        done = magnat("restore", file, "--db", db, "--lang", "en")
        assert done == (0, f"The database now holds what was in {file}.")
        again, said = magnat("restore", file, "--db", db, "--lang", "pl")
        assert again != 0, said
        with running(db) as other:
            ada, ben = (Person(other, token=person.token) for person in people)
            assert ada.position(code)["view"] == people[0].position(code)["view"]
            played([ada, ben], code, people[0].card(code)["entries"] + 3)


def test_nonsense_is_one_clear_line(tmp_path: Path) -> None:
    for words in (
        ("backup", tmp_path / "b.db", "--db", "oracle://x"),
        ("backup", tmp_path / "b.db", "--db", f"sqlite:///{tmp_path}/none.db"),
        ("restore", tmp_path / "none.db", "--db", empty_sqlite_url(tmp_path)),
        ("export", "AAAAAA", tmp_path / "x.jsonl", "--db", empty_sqlite_url(tmp_path)),
        ("import", tmp_path / "none.jsonl", "--db", empty_sqlite_url(tmp_path)),
        ("forget", "Nobody", "--db", empty_sqlite_url(tmp_path)),
        ("serve", "--port", "0", "--workers", "2", "--db", empty_sqlite_url(tmp_path)),
        ("serve", "--port", "70000", "--db", empty_sqlite_url(tmp_path)),
        ("serve", "--port", "0", "--db", "oracle://x"),
    ):
        texts = []
        for language in ("en", "pl", "de"):
            code, said = magnat(*words, "--lang", language)
            assert code != 0, words
            assert "Traceback" not in said
            texts.append(said)
        assert all(texts)
        assert len(set(texts)) == 3, texts
    assert not list(tmp_path.glob("b.db"))


# Journals


def test_export_and_import(server: Server, tmp_path: Path) -> None:
    people, code = game(server)
    file = tmp_path / "game.jsonl"
    assert magnat("export", code.lower(), file, "--db", server.settings.db, "--lang", "en")[0] == 0
    assert magnat("check", file)[0] == 0
    assert magnat("export", code, file, "--db", server.settings.db, "--lang", "en")[0] != 0  # nothing is overwritten
    done, said = magnat("import", file, "--db", server.settings.db, "--lang", "en")
    assert done == 0
    new = said.rsplit(maxsplit=1)[1]
    card = people[0].card(new)
    assert (card["status"], card["entries"], card["host"]) == ("open", people[0].card(code)["entries"], False)
    people[0].post(f"/tables/{code}/close")
    assert journal_of(people[0], code).splitlines()[1:] == file.read_bytes().splitlines()[1:]


def test_an_imported_game_can_be_started_by_its_people(server: Server, tmp_path: Path) -> None:
    """Nobody is its host: whoever sits down first is."""
    people, code = game(server)
    file = tmp_path / "game.jsonl"
    magnat("export", code, file, "--db", server.settings.db, "--lang", "en")
    new = magnat("import", file, "--db", server.settings.db, "--lang", "en")[1].rsplit(maxsplit=1)[1]
    for seat, person in enumerate(people):
        person.post(f"/tables/{new}/join", {"seat": seat})
    assert people[0].post(f"/tables/{new}/start")["status"] == "playing"
    played(people, new, people[0].card(new)["entries"] + 3)


def test_a_broken_file_is_not_imported(server: Server, tmp_path: Path) -> None:
    people, code = game(server)
    people[0].post(f"/tables/{code}/close")
    lines = journal_of(people[0], code).splitlines()
    file = tmp_path / "broken.jsonl"
    file.write_bytes(b"\n".join([*lines[:4], b"{}", *lines[5:]]) + b"\n")
    for language, line in (("en", "ine 5"), ("pl", "iersz"), ("de", "eile 5")):
        done, said = magnat("import", file, "--db", server.settings.db, "--lang", language)
        assert (done != 0, line in said) == (True, True), said


# Forgetting


def test_forget_removes_a_person_and_keeps_the_game(server: Server, tmp_path: Path) -> None:
    people, code = game(server)
    name = f"Zenobia {code}"
    people[1].patch({"name": name, "email": "zenobia@example.org"})
    people[1].post(f"/tables/{code}/chat", {"type": "say", "text": "Zenobia was here"})
    people[1].put(f"/tables/{code}/notes/1", {"text": "Zenobia's plan"})
    assert magnat("forget", name, "--db", server.settings.db, "--lang", "en") == (0, "Everything about this person has been removed.")
    assert people[1].get("/me", 401)["error"] == "unknown-token"
    assert people[0].card(code)["seats"][1]["name"] == ""
    assert people[0].card(code)["status"] == "playing"
    played(people[:1], code, 0)
    file = tmp_path / "after.db"
    magnat("backup", file, "--db", server.settings.db, "--lang", "en")
    with closing(sqlite3.connect(file)) as copy:
        assert not any("zenobia" in line.lower() for line in copy.iterdump())


def test_several_of_one_name_are_listed_and_nobody_is_forgotten(server: Server) -> None:
    twins = [Person(server, "Twin"), Person(server, "Twin")]
    done, said = magnat("forget", "Twin", "--db", server.settings.db, "--lang", "de")
    ids = [person.get("/me")["id"] for person in twins]
    assert done == 1
    assert all(id in said for id in ids)
    assert magnat("forget", ids[0], "--db", server.settings.db, "--lang", "de")[0] == 0
    assert [twins[0].http.get("/me").status_code, twins[1].http.get("/me").status_code] == [401, 200]
