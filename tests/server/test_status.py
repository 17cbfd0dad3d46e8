"""The status of a server: for operators only, and covering all its processes, whichever one answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry, Histogram

from magnat.server.settings import DailyBackups
from magnat.server.status.window import Window, labelled, percentile
from tests.cli.command import run
from tests.databases import postgres_url, sqlite_url
from tests.plain_http import get
from tests.server.app import Person, Plain, Server, played, running, started, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("status"))) as one:
        yield one


def link(server: Server) -> str:
    done = run("operator", "--db", server.settings.db, "--public", server.url)
    found = re.search(rf"{server.url}/status#(\S+)", done.stdout)
    assert found is not None, done
    return found.group(1)


def operator(server: Server) -> Person:
    person = Person(server, "Olga")
    person.post("/operator", {"token": link(server)}, 204)
    return person


# Rights


def test_only_operators_see_it(server: Server) -> None:
    operator(server)
    assert get(f"{server.api}/status").json()["error"] == "not-signed-in"
    assert Person(server).get("/status", 403)["error"] == "not-the-operator"
    host = Person(server)
    host.opens()
    assert host.get("/status", 403)["error"] == "not-the-operator"


def test_a_link_makes_one_operator(server: Server) -> None:
    token = link(server)
    first, second = Person(server), Person(server)
    first.post("/operator", {"token": token}, 204)
    assert second.post("/operator", {"token": token}, 401)["error"] == "unknown-token"
    assert second.get("/status", 403)
    assert first.get("/status")["version"]
    assert first.post("/operator", {"token": "x"}, 400)["error"] == "bad-message"
    nobody = get(f"{server.api}/operator")
    assert nobody.status_code == 405


def test_links_need_somebody(server: Server) -> None:
    token = link(server)
    answer = httpx.post(f"{server.api}/operator", json={"token": token})
    assert (answer.status_code, answer.json()["error"]) == (401, "not-signed-in")
    Person(server).post("/operator", {"token": token}, 204)  # and it was not used up


def test_operators_can_be_dismissed(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path)) as server:
        olga = operator(server)
        unused = link(server)
        for language, words in (("en", "One person"), ("pl", "Nie było"), ("de", "keine Betreiber")):
            assert words in run("operator", "--dismiss", "--db", server.settings.db, "--lang", language).stdout
        assert olga.get("/status", 403)["error"] == "not-the-operator"
        assert olga.post("/operator", {"token": unused}, 401)


# What it says


def test_it_tells_of_tables_people_and_times(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path)) as server:
        olga = operator(server)
        people = [Person(server, "Ada"), Person(server, "Ben")]
        people[0].opens()
        code = started(people)
        with people[0].live(code) as live:
            live.wait("welcome")
            played(people, code, 12)
            live.settled()
            people[0].post(f"/tables/{code}/moves", {"type": "act", "do": "nonsense"}, 400)
            told = until(lambda: (it := olga.get("/status"))["delivery"]["count"] and it, "a delivery")
        assert (told["store"], told["people"], told["connected"], told["connections"]) == ("sqlite", 3, 1, 1)
        assert (told["tables"]["open"], told["tables"]["playing"]) == (1, 1)
        assert told["tables"]["memory"] >= 1
        assert told["entries"] >= 10
        assert 0 < told["commit"]["p50"] <= told["commit"]["p99"]
        assert 0 < told["delivery"]["p50"] <= told["delivery"]["p99"]
        assert sum(told["refusals"].values()) >= 1
        assert 0 < told["disk_free"] <= told["disk_total"]
        (process,) = told["processes"]
        assert process["memory"] > 1_000_000
        assert process["commit"]["count"] == told["commit"]["count"]
        assert "no-backups" in told["worries"]


def test_it_tells_of_backups(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), backups=DailyBackups(str(tmp_path / "kept"), rest=1)) as server:
        olga = operator(server)
        told = until(lambda: (it := olga.get("/status"))["verified"] and it, "the backup")
        assert told["verified"] == told["backups"][0]
        assert (tmp_path / "kept" / told["verified"]["file"]).stat().st_size == told["verified"]["bytes"]
        assert not {"no-backups", "backup-failed", "backup-old"} & set(told["worries"])


def test_a_failed_backup_is_a_worry(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("not a folder")
    with running(sqlite_url(tmp_path), backups=DailyBackups(str(tmp_path / "kept"), rest=1)) as server:
        olga = operator(server)
        told = until(lambda: "backup-failed" in (it := olga.get("/status"))["worries"] and it, "the worry")
        assert (told["backups"][0]["state"], told["verified"]) == ("failed", None)
        assert told["backups"][0]["detail"]


# Several processes


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Server, Server]]:
    db = postgres_url()
    with running(db) as first, running(db) as second:
        yield first, second


@pytest.mark.thorough
def test_whichever_process_answers_tells_of_all(pair: tuple[Server, Server]) -> None:
    olga = operator(pair[0])
    ada, ben = Person(pair[0], "Ada"), Person(pair[1], "Ben")
    code = ada.opens()
    with ada.live(code) as here, ben.live(code) as there:
        here.wait("welcome")
        there.wait("welcome")
        for server in pair:
            other = Person(server, token=olga.token)

            def told(other: Person = other) -> Plain:
                it = other.get("/status")
                return it if (it["connected"], it["connections"]) == (2, 2) else None

            assert len(until(told, "both to be counted")["processes"]) == 2


@pytest.mark.thorough
def test_metrics_name_every_process(pair: tuple[Server, Server]) -> None:
    for server in pair:

        def processes(server: Server = server) -> Plain:
            found = set(re.findall(r'^magnat_rooms\{process="([^"]+)"\}', get(f"{server.url}/metrics").text, re.MULTILINE))
            return found if len(found) == 2 else None

        until(processes, "both processes")
        text = get(f"{server.url}/metrics").text
        assert text.count("# TYPE magnat_rooms gauge") == 1
        assert re.search(r'^magnat_append_seconds_bucket\{le="0\.5",process="', text, re.MULTILINE)


@pytest.mark.thorough
def test_somebody_connected_to_another_process_is_here(pair: tuple[Server, Server]) -> None:
    ada, ben = Person(pair[0], "Ada"), Person(pair[1], "Ben")
    code = ada.opens()
    ben.post(f"/tables/{code}/join")
    with ada.live(code) as here:
        here.wait("welcome")
        with ben.live(code) as there:
            there.wait("welcome")
            until(lambda: [it["here"] for it in ada.card(code)["seats"]] == [True, True], "Ada to see Ben")
        until(lambda: [it["here"] for it in ada.card(code)["seats"]] == [True, False], "Ada to see him go")


# Counting


def test_a_window_tells_what_is_recent(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("magnat.server.status.window.monotonic", lambda: now[0])
    registry = CollectorRegistry()
    times = Histogram("magnat_append_seconds", "x", buckets=(0.01, 0.1, 1.0), registry=registry)
    window = Window(registry)
    for _ in range(10):
        times.observe(0.05)
    assert labelled(window.recent()[1], "magnat_append_seconds") == {"0.1": 10, "1.0": 10, "+Inf": 10}
    window.look()
    for _ in range(40):
        now[0] += 10
        window.look()
    times.observe(0.5)
    seconds, recent = window.recent()
    assert 290 <= seconds <= 310
    assert labelled(recent, "magnat_append_seconds") == {"1.0": 1, "+Inf": 1}


def test_percentiles_are_read_from_buckets() -> None:
    assert percentile({}, 0.5) == 0.0
    assert percentile({"0.01": 0, "0.1": 100, "+Inf": 100}, 0.5) == 55.0
    assert percentile({"0.01": 99, "0.1": 100, "+Inf": 100}, 0.99) == 10.0
    assert percentile({"0.01": 0, "0.1": 0, "+Inf": 3}, 0.5) == 100.0
