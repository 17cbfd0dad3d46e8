"""The example game, installed as a package: tested, played, simulated and hosted like the built-in games."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import magnat
from tests.databases import sqlite_url
from tests.hosting.finished import proved
from tests.hosting.player import Person, Seat, seated
from tests.hosting.server import Server, running
from tests.packages import ROOT, add_example, found_in, installed_example
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.thorough
DAYS = 6


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_example(tmp_path_factory.mktemp("environment"))


@pytest.fixture(scope="module")
def server(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with running(sqlite_url(folder), folder, python=python) as started:
        yield started


@pytest.fixture
def _known_here(tmp_path: Path) -> Iterator[None]:
    """This process reads journals of the game too."""
    (tmp_path / "packages").mkdir()
    add_example(tmp_path / "packages")
    with found_in(tmp_path / "packages"):
        yield


def run(python: Path, *command: str | Path, typed: str = "", cwd: Path = Path("/"), **variables: str) -> str:
    """What a command printed; it must end well."""
    surroundings = {**os.environ, "MAGNAT_LANG": "en", "COLUMNS": "120", "MAGNAT_CORE": magnat.CORE, **variables}
    surroundings.pop("PYTHONPATH", None)
    words = [str(word) for word in (python, "-m", *command)]
    done = subprocess.run(words, input=typed, capture_output=True, text=True, cwd=cwd, env=surroundings, check=False, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stderr
    return done.stdout


def test_it_keeps_every_promise_without_a_test_of_its_own(python: Path) -> None:
    assert "fogport keeps its promises" in run(python, "magnat", "promises", "fogport", "--games", "50")


def test_the_contract_tests_of_the_house_take_it_in(python: Path) -> None:
    told = run(python, "pytest", "tests/contract", "-k", "fogport", "-p", "no:cacheprovider", cwd=ROOT)
    assert re.search(r"^\d+ passed", told, re.MULTILINE), told


def test_it_is_played_in_the_terminal_saved_replayed_and_explained(python: Path, tmp_path: Path) -> None:
    typed = "3\n" * 3 + "\n" * 40
    told = run(python, "magnat", "play", "fogport", "--seed", "7", typed=typed, cwd=tmp_path)
    assert f"Day {DAYS}" in told
    assert "Final" in told
    [journal] = tmp_path.glob("*.jsonl")
    assert "same" in run(python, "magnat", "check", journal, MAGNAT_CORE="interpreted")  # whichever form of the core it was played on
    replayed = run(python, "magnat", "replay", journal)
    assert "seals a bid of 3 coins" in replayed
    assert "What the letters say" in replayed
    assert "FP-5.2" in run(python, "magnat", "why", journal, "bid", "coins=3", "--seat", "0")


def test_it_is_simulated_on_either_form_of_the_core_and_its_own_bot_beats_chance(python: Path) -> None:
    """The game's classes are plain Python; those of the kernel below them are compiled where there is a compiler."""
    wanted = ("simulate", "fogport", "--games", "60", "--bots", "trader,random", "--seats", "2", "--json")
    told, again = (json.loads(run(python, "magnat", *wanted, MAGNAT_CORE=core)) for core in (magnat.CORE, "interpreted"))
    assert {**told, "inputs_per_s": 0} == {**again, "inputs_per_s": 0}
    assert told["finished"] == told["games"]
    assert told["wins_by_bot"]["trader"] > told["wins_by_bot"]["random"]


async def played(server: Server) -> tuple[list[Seat], Seat]:
    """One person against two traders, and somebody who watches; the game is proved in every respect."""
    person = await Person(server.api, "Ada").come_in()
    seats = await seated([person], "fogport", 3, 5, bot="trader", options={"open_bids": True})
    watcher = Seat(Person(server.api, "nobody"), seats[0].code, random.Random(5))
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(one.play() for one in [*seats, watcher]))
    await proved(server.api, seats, watcher)
    await person.http.aclose()
    return seats, watcher


@pytest.mark.usefixtures("_known_here")
def test_it_is_hosted_and_secrets_stay_secret(server: Server) -> None:
    [seat], watcher = asyncio.run(played(server))
    drawn = {fact["fact"]: fact["words"] for message in seat.told for fact in message["facts"] if fact["fact"].startswith("letter-drawn")}
    assert set(drawn) == {"letter-drawn", "letter-drawn-unseen"}
    assert "letter" not in drawn["letter-drawn-unseen"]
    before_the_end = [fact for message in watcher.told[:-1] for fact in message["facts"]]
    assert not [fact for fact in before_the_end if "letter" in fact["words"] or fact["fact"] == "bid-sealed"]


async def played_by_bots(person: Person) -> str:
    """A table whose game is over; a bot that nobody named took over the person's seat."""
    code = await person.set_up("fogport", 2, bots=["random"])
    await person.post(f"/tables/{code}/start")
    handed = await person.http.put(f"/tables/{code}/seats/0", json={"kind": "bot"})
    assert handed.json()["seats"][0]["bot"] == "trader"
    while (table := await person.get(f"/tables/{code}"))["status"] != "over":
        await person.get(f"/tables/{code}/entries", after=table["entries"], wait=5)
        await asyncio.sleep(0.2)  # the server takes twenty requests a second from a person
    return code


def test_its_replay_is_told_with_charts_rules_and_words_in_every_language(server: Server) -> None:
    async def looked() -> None:
        person = await Person(server.api, "Bea", "pl").come_in()
        code = await played_by_bots(person)
        replay = await person.get(f"/tables/{code}/position")
        assert replay["over"]
        assert {it["letter"] for it in replay["view"]["merchants"]} <= {it["letter"] for it in replay["view"]["letters"]}
        charts = await person.get(f"/tables/{code}/series")
        assert {line["chart"] for line in charts["lines"]} == {"coins", "crates", "price"}
        rules = await person.get("/games/fogport/rules")
        assert "mgle" in rules["clauses"][0]["text"]
        [game] = [it for it in await person.get("/games") if it["name"] == "fogport"]
        assert game["bots"] == ["random", "trader"]
        assert game["options"][0]["label"] == "Jawne oferty"
        await person.http.aclose()

    asyncio.run(looked())


def test_a_server_whose_game_was_uninstalled_says_so_and_goes_on(python: Path, tmp_path: Path) -> None:
    """The lobby lists its tables; whoever opens one is told why it cannot be played; everything else works."""
    db = sqlite_url(tmp_path)

    async def set_up(api: str) -> tuple[str, str, str]:
        person = await Person(api, "Ada").come_in()
        code = await person.set_up("fogport", 2, bots=["trader"])
        await person.post(f"/tables/{code}/start")
        over = await played_by_bots(person)
        await person.http.aclose()
        return person.token, code, over

    async def come_back(api: str, token: str, code: str, over: str) -> None:
        person = Person(api, "Ada")
        person.http.headers["authorization"] = f"Bearer {token}"
        assert {it["code"] for it in (await person.get("/tables", mine=True))["tables"]} == {code, over}
        for path in ("", "/position", "/series", "/entries", "/chat", "/journal"):
            for table in (code, over):
                answer = await person.http.get(f"/tables/{table}{path}")
                assert answer.status_code < 500, f"{path}: {answer.text}"
        answer = await person.http.get(f"/tables/{code}/position")
        assert "fogport" in answer.json()["text"]
        person.token = token
        seat = Seat(person, code, random.Random(1))
        await seat.connect()
        assert "fogport" in (await seat.hear())["problem"]["text"]
        assert "fogport" not in [it["name"] for it in await person.get("/games")]
        other = await person.set_up("mcmulti", 2, bots=["clerk"])
        await person.post(f"/tables/{other}/start")
        await person.http.aclose()

    with running(db, tmp_path, python=python) as with_it:
        stored = asyncio.run(set_up(with_it.api))
    with running(db, tmp_path) as without_it:
        before = without_it.log.stat().st_size
        asyncio.run(come_back(without_it.api, *stored))
        said = without_it.log.read_text(encoding="utf-8")[before:]
    assert "unknown-game, game=fogport" in said
    assert "Traceback" not in said
