"""Clocks and dice at the table (TB-4, TB-5.4): what happens by itself when time is up, and dice that people type in."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, mover, running, started, until

GRACE_S = 15
"""TB-4.5: what everybody has for a decision, even with an empty bank."""


class Later:
    """The servers' time, moved forward instead of waited for: what is early on a quiet machine is early on a busy one."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        self.jumped = 0.0
        patch.setattr("magnat.server.now.time", lambda: time.time() + self.seconds + self.jumped)
        patch.setattr("magnat.server.now.monotonic", lambda: time.monotonic() + self.seconds)

    def by(self, seconds: float, people: list[Person], code: str) -> None:
        """It is later; everybody at the table notices that when somebody speaks."""
        self.seconds += seconds
        for person in people:
            person.post(f"/tables/{code}/chat", {"type": "say", "text": f"it is {self.seconds} s later"})


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("clocks"))) as one:
        yield one


def two(server: Server, language: str = "en") -> list[Person]:
    return [Person(server, "Ada", language), Person(server, "Ben", language)]


def by_clock(person: Person, code: str) -> list[Plain]:
    return [entry for entry in person.entries(code) if entry.get("clock")]


# TB-4.3


def test_tb_4_3_the_simplest_move_comes_by_itself_and_says_so(server: Server, later: Later) -> None:
    people = two(server)
    code = started(people, clock={"kind": "move", "seconds": 1000})
    person, seat = mover(people, code)
    choices = {choice["do"] for choice in person.position(code)["choices"]}
    with people[1 - seat].live(code) as live:
        later.by(1000, people, code)
        told = live.wait("told", clock=True)
    assert told["seat"] == seat
    assert "end-purchases" in choices

    def rang() -> bool:
        later.by(1000, people, code)
        return len(by_clock(person, code)) > 3

    assert until(rang, "the clock to go on")


def test_tb_4_3_or_a_bot_stands_in(server: Server) -> None:
    people = two(server)
    code = started(people, clock={"kind": "move", "seconds": 1, "late": "clerk"})
    entries = until(lambda: by_clock(people[0], code), "the stand-in")
    assert people[0].card(code)["seats"][entries[0]["seat"]]["kind"] == "person"  # for one decision only


def test_tb_4_4_what_the_clock_chose_is_not_taken_back_alone(server: Server) -> None:
    people = two(server, "pl")
    code = started(people, clock={"kind": "move", "seconds": 3})
    first = until(lambda: by_clock(people[0], code), "the clock")[0]
    problem = people[first["seat"]].sends(code, "undo", 409)
    assert problem["clause"] in ("TB-4.4", "TB-1.2")  # a roll may have followed it
    assert not people[first["seat"]].position(code)["undo"]
    people[0].sends(code, "rule-back", to=0, reason="too fast")  # by ruling it is


# TB-4.2


@pytest.mark.parametrize("hours", [1, -1])
def test_tb_4_2_nobody_pays_when_the_clock_of_the_machine_is_set(server: Server, later: Later, hours: int) -> None:
    people = two(server)
    code = started(people, clock={"kind": "bank", "seconds": 500})
    _, seat = mover(people, code)
    later.jumped = hours * 3600
    later.by(100, people, code)
    assert 390_000 < people[0].card(code)["seats"][seat]["left"] <= 400_000
    people[seat].moves(code, seat)
    assert 390_000 < people[0].card(code)["seats"][seat]["left"] <= 400_000
    assert not by_clock(people[0], code)


def test_a_spectator_who_comes_later_sees_the_time_that_is_left_now(server: Server, later: Later) -> None:
    people, eve = two(server), Person(server, "Eve")
    code = started(people, clock={"kind": "bank", "seconds": 500})
    with eve.live(code) as first:
        assert first.wait("position", seat=-1)["waiting"][0]["left"] > 490_000
        later.seconds += 100
        with eve.live(code) as second:
            assert second.wait("position", seat=-1)["waiting"][0]["left"] <= 400_000


def test_tb_4_2_clocks_stand_still_while_the_table_is_paused(server: Server, later: Later) -> None:
    people = two(server)
    code = started(people, clock={"kind": "move", "seconds": 120})
    _, seat = mover(people, code)
    people[0].post(f"/tables/{code}/pause")
    n = people[0].card(code)["entries"]
    shown = people[0].card(code)["seats"][seat]["left"]
    later.by(1000, people, code)
    assert people[0].card(code)["entries"] == n
    assert people[0].card(code)["seats"][seat]["left"] == shown
    people[0].post(f"/tables/{code}/resume")
    assert people[0].card(code)["entries"] == n
    assert 0 < people[0].card(code)["seats"][seat]["left"] <= shown
    later.by(120, people, code)
    until(lambda: by_clock(people[0], code), "the clock to run again")


def test_tb_4_2_the_clock_of_a_paused_table_stands_still_after_a_restart(server: Server, later: Later) -> None:
    people = two(server)
    code = started(people, clock={"kind": "bank", "seconds": 500})
    _, seat = mover(people, code)
    people[0].post(f"/tables/{code}/pause")
    server.stop()
    server.start()
    shown = people[0].position(code)["waiting"][0]["left"]
    later.by(100, people, code)
    assert people[0].position(code)["waiting"][0]["left"] == people[0].card(code)["seats"][seat]["left"] == shown


def test_tb_4_2_a_paused_clock_is_shown_when_the_table_was_let_go(server: Server) -> None:
    people = two(server)
    code = started(people, clock={"kind": "move", "seconds": 120})
    _, seat = mover(people, code)
    people[0].post(f"/tables/{code}/pause")
    server.stop()  # as after an hour in which nobody looked: no process has the game in memory
    server.start()
    assert people[0].card(code)["seats"][seat]["left"] == 120_000
    assert people[0].card(code)["seats"][1 - seat]["left"] == 120_000


def test_tb_4_2_no_time_passes_while_the_server_is_down(server: Server, later: Later) -> None:
    people = two(server)
    code = started(people, clock={"kind": "bank", "seconds": 500, "late": "simplest"})
    mover(people, code)
    server.stop()
    later.seconds += 1000
    server.start()
    assert 0 < people[0].position(code)["waiting"][0]["left"] <= 500_000
    later.by(100, people, code)
    assert 0 < people[0].position(code)["waiting"][0]["left"] <= 400_000
    assert not by_clock(people[0], code)


def test_a_clock_goes_on_after_a_restart_without_anybody_looking(server: Server) -> None:
    people = two(server)
    code = started(people, clock={"kind": "move", "seconds": 4})
    n = people[0].card(code)["entries"]
    server.stop()
    server.start()
    assert until(lambda: people[0].entries(code, n), "the clock")[0]["clock"]


@pytest.mark.thorough
def test_tb_4_2_a_table_that_moves_to_another_process_brings_its_clock(later: Later) -> None:
    db = postgres_url()
    with running(db) as first, running(db) as second:
        people = two(first)
        code = started(people, clock={"kind": "move", "seconds": 200})
        there = Person(second, token=people[0].token)
        there.position(code)  # both processes have the table in memory now
        for _ in range(3):
            person, seat = mover(people, code)
            person.moves(code, seat)
            n = people[0].card(code)["entries"]
            until(lambda n=n: there.position(code)["n"] >= n, "the other process to follow")  # type: ignore[misc]
            later.by(80, [people[0], there], code)
        assert 0 < there.position(code)["waiting"][0]["left"] <= 120_000
        last = people[0].entries(code)[-1]
        assert not by_clock(people[0], code)
        first.stop()

        def rang() -> list[Plain]:
            later.by(50, [there], code)
            return by_clock(there, code)

        late = until(rang, "the clock to run there")[0]
        assert late["at"] - last["at"] >= 200_000
        first.start()


# TB-4.1, TB-4.5


def test_tb_4_1_the_bank_of_whoever_is_waited_for_gets_empty(server: Server, later: Later) -> None:
    people = two(server)
    code = started(people, clock={"kind": "bank", "seconds": 500, "extra": 3})
    person, seat = mover(people, code)
    later.by(100, people, code)
    left = [it["left"] for it in person.card(code)["seats"]]
    assert left[1 - seat] == 500_000
    assert 0 < left[seat] <= 400_000
    assert 0 < person.position(code)["waiting"][0]["left"] <= 400_000


def test_no_clock_shows_no_time(server: Server) -> None:
    people = two(server)
    code = started(people)
    assert [it["left"] for it in people[0].card(code)["seats"]] == [None, None]
    assert people[0].position(code)["waiting"][0]["left"] is None


def test_tb_4_5_an_empty_bank_leaves_a_grace_and_then_the_bot_decides(server: Server, later: Later) -> None:
    people = two(server)
    code = started(people, clock={"kind": "bank", "seconds": 1, "late": "clerk"})
    later.by(GRACE_S + 1, people, code)
    entry = until(lambda: by_clock(people[0], code), "the empty bank")[0]
    rolls = [it for it in people[0].entries(code) if it.get("roll")]
    assert entry["at"] - rolls[0]["at"] >= 1000 * GRACE_S


# TB-5.4: typed dice


def test_tb_5_4_typed_dice_are_marked(server: Server) -> None:
    people = two(server)
    code = started(people, dice="typed")
    due = people[1].position(code)["due"]
    assert [(it["roll"], it["about"]) for it in due] == [("starting-player", 0)]
    eve = Person(server, "Eve", "de")
    assert eve.sends(code, "roll", 403, roll="starting-player", shows=1)["error"] == "no-seat"
    wrong = people[0].sends(code, "roll", 400, roll="starting-player", shows=7)
    assert (wrong["error"], "7" in wrong["text"]) == ("unreadable", True)
    assert people[0].sends(code, "roll", 400, roll="two-dice", shows=[1, 1])["key"] == "no-chance-due"
    done = people[0].sends(code, "roll", roll="starting-player", shows=1)
    entry = people[1].entries(code)[-1]
    assert (entry["n"], entry["roll"], entry["typed"]) == (done["n"], "starting-player", True)
    assert people[0].card(code)["entries"] == 1  # the next card is typed in too


def test_a_wrong_outcome_is_refused_in_the_persons_language(server: Server) -> None:
    people = two(server)
    code = started(people, dice="typed")
    for shows in (7, -1, "x", [1], None, {"a": 1}):
        texts = []
        for language in ("en", "pl", "de"):
            people[0].patch({"language": language})
            texts.append(people[0].sends(code, "roll", 400, roll="starting-player", shows=shows)["text"])
        assert len(set(texts)) == 3, texts
    assert people[0].card(code)["entries"] == 0


def test_where_there_are_bankers_they_read_the_dice(server: Server) -> None:
    host, player, banker = Person(server, "Host"), Person(server, "Player", "pl"), Person(server, "Banker")
    code = host.opens("oilcity", 9, dice="typed", sit=False, bots=["clerk"] * 8)
    player.post(f"/tables/{code}/join")
    banker.post(f"/tables/{code}/join", {"seat": 9})
    host.post(f"/tables/{code}/start")
    due = host.position(code)["due"][0]
    roll = {"roll": due["roll"], "about": due["about"], "shows": "libusza"}
    assert player.sends(code, "roll", 403, **roll)["error"] == "not-the-host"
    banker.sends(code, "roll", **roll)
    assert host.entries(code)[0]["typed"]


def test_where_the_server_rolls_nobody_types(server: Server) -> None:
    people = two(server, "de")
    code = started(people)
    problem = people[0].sends(code, "roll", 409, roll="two-dice", shows=[1, 2])
    assert (problem["error"], problem["text"][:3]) == ("dice-are-rolled", "An ")
