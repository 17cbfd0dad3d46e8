"""Taking back through the server (TB-1 to TB-3): alone, together, by ruling; far back, past snapshots, and after a restart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.games.registry import find
from magnat.tables import fair_dice
from magnat.tables.journal import write
from magnat.tables.late_moves import simplest
from magnat.tables.table import Table
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, mover, played, running, started, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("undo"))) as one:
        yield one


def two(server: Server, language: str = "en") -> list[Person]:
    return [Person(server, "Ada", language), Person(server, "Ben", language)]


def moved_freely(people: list[Person], code: str) -> tuple[Person, int, int]:
    """Plays until somebody has made a move that can be taken back alone: who, on which seat, and the entry before it."""
    for _ in range(100):
        person, seat = mover(people, code)
        before = person.card(code)["entries"]
        person.moves(code, seat)
        if person.position(code, seat=seat)["undo"]:
            return person, seat, before
    raise AssertionError("nothing could be taken back")


def seen(position: Plain) -> Plain:
    """The position itself: what is seen and may be done."""
    return {name: position[name] for name in ("view", "asked", "choices", "due", "over")}


# Alone


def test_tb_1_1_the_own_last_move_is_taken_back_and_everybody_sees_it(server: Server) -> None:
    people = two(server)
    code = started(people)
    person, seat, n = moved_freely(people, code)
    before = person.position(code, at=n)
    other = people[1 - seat]
    with other.live(code, after=n + 1) as live:
        done = person.sends(code, "undo")
        told = live.wait("told", n=done["n"])
    assert (told["undo"], told["seat"], told["facts"]) == (n, seat, [])
    assert seen(person.position(code)) == seen(before)
    assert other.sends(code, "undo", 409)["clause"].startswith("TB-1")


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_tb_1_2_nobody_goes_back_past_a_roll_or_anothers_move(server: Server, language: str) -> None:
    people = two(server, language)
    code = started(people)
    problem = people[0].sends(code, "undo", 409)
    assert (problem["error"], problem["clause"], problem["key"]) == ("refused", "TB-1.2", "undo-fenced")
    known = {"en": "take this back", "pl": "cofn", "de": "zurück"}
    assert known[language] in problem["text"]


# Together


def test_tb_2_asking_waits_for_the_other_person(server: Server) -> None:
    people = two(server)
    code = started(people)
    to = people[0].card(code)["entries"]  # the first rolls; those would be made again at once
    n = played(people, code, 9)
    before = people[1].position(code, at=to)
    people[0].sends(code, "ask-undo", to=to)
    assert people[1].position(code)["request"] == {"seat": 0, "to": to, "agreed": [0]}
    assert people[0].sends(code, "ask-undo", 409, to=to)["key"] == "request-open"
    assert people[0].sends(code, "answer-undo", 409, agree=True)["key"] == "already-answered"
    people[1].sends(code, "answer-undo", agree=True)
    last = people[0].entries(code)[n:]
    assert [(it.get("ask"), it.get("agree"), it.get("undo")) for it in last[:3]] == [(to, None, None), (None, True, None), (None, None, to)]
    assert seen(people[1].position(code)) == seen(before)


def test_tb_2_2_one_refusal_ends_the_request(server: Server) -> None:
    people = [*two(server), Person(server, "Cid")]
    code = started(people)
    played(people, code, 6)
    people[0].sends(code, "ask-undo", to=1)
    people[1].sends(code, "answer-undo", agree=True)
    before = people[0].position(code)
    people[2].sends(code, "answer-undo", agree=False)
    after = people[0].position(code)
    assert (after["request"], after["view"]) == (None, before["view"])
    assert people[1].sends(code, "answer-undo", 409, agree=True)["key"] == "no-request"


def test_tb_2_2_bots_are_no_obstacle(server: Server) -> None:
    ada = Person(server, "Ada")
    code = started([ada], bots=2)
    until(lambda: ada.card(code)["waiting"] == [0], "the person's turn")
    ada.moves(code)
    until(lambda: ada.card(code)["waiting"] == [0], "the person's turn")
    n = ada.card(code)["entries"]
    ada.sends(code, "ask-undo", to=0)
    after = ada.entries(code, n)
    assert [it.get("agree") for it in after[:3]] == [None, True, True]
    assert after[3]["undo"] == 0
    assert until(lambda: ada.card(code)["waiting"] == [0], "the game to begin again")


def test_tb_2_2_a_bot_does_not_play_on_while_people_are_asked(server: Server) -> None:
    """TB-2.4 would let the request lapse: it can, but then it is the game that went on, and not an answer."""
    people = two(server)
    code = started(people, bots=1)
    until(lambda: people[0].card(code)["waiting"] in ([0], [1]), "a person's turn")
    people[0].sends(code, "ask-undo", to=0)
    assert people[1].position(code)["request"]["agreed"] == [0, 2]
    people[1].sends(code, "answer-undo", agree=True)
    assert any(it.get("undo") == 0 for it in people[0].entries(code))


def test_tb_2_3_only_an_input_that_counts_can_be_named(server: Server) -> None:
    people = two(server)
    code = started(people)
    n = played(people, code, 5)
    assert people[0].sends(code, "ask-undo", 409, to=n + 5)["clause"] == "TB-2.3"
    assert people[0].sends(code, "ask-undo", 409, to=n)["clause"] == "TB-2.3"


# Rulings


def test_tb_3_the_host_rules_with_a_reason_that_everybody_reads(server: Server) -> None:
    people = two(server, "de")
    code = started(people)
    to = people[0].card(code)["entries"]
    played(people, code, 8)
    assert people[1].sends(code, "rule-back", 403, to=to, reason="please")["error"] == "not-the-host"
    missing = people[0].sends(code, "rule-back", 409, to=to, reason="  ")
    assert (missing["clause"], missing["key"]) == ("TB-3.3", "reason-missing")
    before = people[1].position(code, at=to)
    done = people[0].sends(code, "rule-back", to=to, reason="a misread card")
    told = people[1].entries(code, done["n"] - 1)[0]
    assert (told["ruling"], told["undo"]) == ("a misread card", to)
    assert seen(people[1].position(code)) == seen(before)


def test_tb_3_2_the_host_acts_for_a_seat_under_the_same_rules(server: Server) -> None:
    people = two(server)
    code = started(people)
    person, seat = mover(people, code)
    choice = person.position(code)["choices"][0]
    words = {"do": choice["do"], "with": choice["with"], "seat": seat}
    assert people[0].sends(code, "rule-act", 409, **words, reason="")["key"] == "reason-missing"
    assert people[0].sends(code, "rule-act", 400, do=choice["do"], reason="away")["error"] == "which-seat"
    other = people[0].sends(code, "rule-act", 409, **{**words, "seat": 1 - seat}, reason="away")
    assert (other["error"], other["clause"] != "") == ("refused", True)
    done = people[0].sends(code, "rule-act", **words, reason="away")
    told = people[1].entries(code, done["n"] - 1)[0]
    assert (told["seat"], told["ruling"]) == (seat, "away")
    assert people[seat].sends(code, "undo", 409)["clause"] == "TB-1.2"


def test_tb_3_2_the_host_is_offered_what_lies_open_and_never_a_hand(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Ben"), Person(server, "Cleo")]
    code = started(people, game="africa")
    seat = next(it["seat"] for it in people[0].position(code)["waiting"] if it["seat"] != 0)
    assert people[1].get(f"/tables/{code}/rulings/{seat}", 403)["error"] == "not-the-host"
    assert people[0].get(f"/tables/{code}/rulings/9", 400)["error"] == "which-seat"
    cards = {it["with"]["card"] for it in people[seat].position(code)["choices"]}
    offered = people[0].get(f"/tables/{code}/rulings/{seat}")
    again = people[0].get(f"/tables/{code}/rulings/{seat}")
    assert (offered, offered["seat"]) == (again, seat)
    assert {it["with"]["card"] for it in offered["choices"]} != cards, "what one could set aside is what one holds"


def test_tb_3_2_what_the_host_is_offered_is_done_as_a_ruling(server: Server) -> None:
    people = two(server)
    code = started(people)
    _, seat = mover(people, code)
    offered = people[0].get(f"/tables/{code}/rulings/{seat}")
    choice = next(it for it in offered["choices"] if it["do"] == "end-purchases")
    done = people[0].sends(code, "rule-act", seat=seat, do=choice["do"], **{"with": choice["with"]}, reason="her phone is flat")
    told = people[1].entries(code, done["n"] - 1)[0]
    assert (told["seat"], told["ruling"]) == (seat, "her phone is flat")


# Far back


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def long_table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[Person], str]]:
    """A table of more than 300 entries, with snapshots on the way."""
    with running(sqlite_url(tmp_path_factory.mktemp("long")) if request.param == "sqlite" else postgres_url()) as server:
        people = two(server)
        if request.param == "sqlite":
            code = started(people, options={"round_limit": 100})
            played(people, code, 300)
        else:
            code = brought(people, long_journal(300))
        yield server, people, code


def long_journal(entries: int) -> bytes:
    """A game with this many entries that is not over, as a file."""
    table, key = Table.create(find("mcmulti"), 2, {"round_limit": 100}), b"k" * 32
    while table.journal.last() < entries:
        agenda = table.agenda()
        if agenda.chances:
            table.roll(fair_dice.outcome(key, table.rolls + 1, agenda.chances[0]))
        else:
            seat = agenda.decisions[0].seat
            table.act(seat, simplest(table.game, table.rules, table.state, seat))
    return write(table.journal).encode()


def brought(people: list[Person], text: bytes) -> str:
    """Goes on with a saved game."""
    code: str = people[0].http.post("/journals", content=text).json()["code"]
    for seat, person in enumerate(people):
        person.post(f"/tables/{code}/join", {"seat": seat})
    people[0].post(f"/tables/{code}/start")
    return code


def test_tables_go_back_behind_their_snapshots_also_after_a_restart(long_table: tuple[Server, list[Person], str]) -> None:
    server, people, code = long_table
    counting = [entry["n"] for entry in people[0].entries(code)]
    assert len(counting) >= 300
    for back in (65, 131, 70):
        n = people[0].card(code)["entries"]
        to = resting(people[0], code, inputs(people[0], code)[:-back])
        before = people[1].position(code, at=to)
        people[0].sends(code, "rule-back", to=to, reason=f"back to {to}")
        assert seen(people[1].position(code)) == seen(before), f"{n} back to {to}"
        played(people, code, n + 3)
    to, asked = resting(people[0], code, inputs(people[0], code)[:8]), people[0].card(code)["entries"]
    before = people[1].position(code, at=to)
    people[0].sends(code, "ask-undo", to=to)
    server.stop()
    server.start()
    assert people[1].position(code)["request"] == {"seat": 0, "to": to, "agreed": [0]}
    people[1].sends(code, "answer-undo", agree=True)
    assert people[0].entries(code, asked)[2]["undo"] == to
    assert seen(people[1].position(code)) == seen(before)
    server.stop()
    server.start()
    assert seen(people[1].position(code)) == seen(before)
    after = people[0].card(code)["entries"]
    played(people, code, after + 20)
    people[0].post(f"/tables/{code}/close")
    entries = people[0].entries(code)
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))


def inputs(person: Person, code: str) -> list[int]:
    """The entries that count now, in their order."""
    live: list[int] = []
    for entry in person.entries(code):
        if entry.get("undo") is not None:
            live = [n for n in live if n <= entry["undo"]]
        elif entry.get("ask") is None and entry.get("agree") is None:
            live.append(entry["n"])
    return live


def resting(person: Person, code: str, live: list[int]) -> int:
    """The last of these entries after which no dice are due: those would be rolled again at once."""
    return next(n for n in reversed(live) if not person.position(code, at=n)["due"])


def test_a_move_is_taken_back_after_a_restart(server: Server) -> None:
    people = two(server)
    code = started(people)
    person, _, n = moved_freely(people, code)
    server.stop()
    server.start()
    assert person.position(code)["undo"]
    person.sends(code, "undo")
    assert people[0].entries(code)[-1]["undo"] == n
