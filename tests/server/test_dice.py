"""TB-5.6: what the players' devices mix into the dice: promised, revealed, fixed, published, and proved when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import pytest

from magnat.server.table import revealing
from magnat.tables import fair_dice, journal
from magnat.tables.audit import Audit, audit
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, journal_of, played, running, started, until, waited_for

ENTROPIES = ["11" * 32, "22" * 32, "33" * 32]
LONG_MS = 3_600_000


def promise(entropy: str) -> str:
    return sha256(bytes.fromhex(entropy)).hexdigest()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("dice"))) as one:
        yield one


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first roll waits as long as it takes."""
    for module in ("magnat.server.table.revealing", "magnat.server.lobby.mixing"):
        monkeypatch.setattr(f"{module}.REVEAL_MS", LONG_MS)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has not revealed at once is too late."""
    for module in ("magnat.server.table.revealing", "magnat.server.lobby.mixing"):
        monkeypatch.setattr(f"{module}.REVEAL_MS", 1)


def promised(people: list[Person], devices: int, **more: Plain) -> str:
    """A table that has just begun, whose first people have devices that mix in."""
    code = people[0].opens(seats=len(people), **more)
    for person in people[1:]:
        person.post(f"/tables/{code}/join")
    for person, entropy in zip(people[:devices], ENTROPIES, strict=False):
        person.post(f"/tables/{code}/dice/promise", {"commitment": promise(entropy)}, 200)
    people[0].post(f"/tables/{code}/start")
    return code


def reveal(person: Person, code: str, entropy: str, status: int = 200) -> Plain:
    return person.post(f"/tables/{code}/dice/reveal", {"entropy": entropy}, status)


def closed(person: Person, code: str) -> Audit:
    """The game is ended, and its journal looked through."""
    person.post(f"/tables/{code}/close", {"reason": "late"})
    return audit(journal.read(journal_of(person, code)))


def three(server: Server) -> list[Person]:
    return [Person(server, name) for name in ("Ada", "Ben", "Cleo")]


@pytest.mark.usefixtures("patient")
def test_tb_5_6_all_reveal_and_only_then_the_first_die_falls(server: Server) -> None:
    people = three(server)
    code = promised(people, 3)
    card = people[1].card(code)
    assert [it["seat"] for it in card["devices"]] == [0, 1, 2]
    assert [(it["commitment"], it["entropy"]) for it in card["devices"]] == [(promise(it), "") for it in ENTROPIES]
    assert (card["dice_scheme"], card["revealing"], card["entries"], card["key"]) == (2, True, 0, "")
    with people[2].live(code) as live:
        for person, entropy in zip(people[:2], ENTROPIES, strict=False):
            reveal(person, code, entropy)
        card = people[2].card(code)
        assert (card["revealing"], card["entries"]) == (True, 0)
        assert [it["entropy"] for it in card["devices"]] == [""] * 3, "nothing is shown early"
        reveal(people[2], code, ENTROPIES[2])
        live.wait("told", n=1)
    until(lambda: waited_for(people[0], code), "the game to begin")
    card = people[0].card(code)
    assert (card["revealing"], [it["entropy"] for it in card["devices"]]) == (False, ENTROPIES)
    played(people, code, 15)
    found = closed(people[0], code)
    assert (found.difference, found.mixed, found.silent, found.typed) == (None, [0, 1, 2], [], [])
    assert found.proved


@pytest.mark.usefixtures("hasty")
def test_tb_5_6_a_device_that_does_not_reveal_stops_nobody_and_is_named(server: Server) -> None:
    people = three(server)[:2]
    code = promised(people, 2)
    until(lambda: waited_for(people[0], code), "the game to begin")
    assert not reveal(people[0], code, ENTROPIES[0])["counted"], "what the dice follow from is fixed"
    assert [it["entropy"] for it in people[0].card(code)["devices"]] == ["", ""]
    found = closed(people[0], code)
    assert (found.difference, found.mixed, found.silent) == (None, [], [0, 1])


@pytest.mark.usefixtures("patient")
def test_tb_5_6_one_reveals_and_the_other_never_does(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people = three(server)[:2]
    code = promised(people, 2)
    reveal(people[1], code, ENTROPIES[1])
    assert people[0].card(code)["entries"] == 0
    monkeypatch.setattr("magnat.server.table.revealing.REVEAL_MS", 1)  # as if that time were over
    people[0].post(f"/tables/{code}/pause")
    people[0].post(f"/tables/{code}/resume")
    until(lambda: waited_for(people[0], code), "the game to begin")
    found = closed(people[0], code)
    assert (found.difference, found.mixed, found.silent) == (None, [1], [0])


@pytest.mark.usefixtures("patient")
def test_tb_5_6_a_table_of_bots_and_scripts_waits_for_nobody(server: Server) -> None:
    ada = Person(server, "Ada")
    code = started([ada], bots=1)
    assert (ada.card(code)["devices"], ada.card(code)["revealing"]) == ([], False)
    found = closed(ada, code)
    assert (found.difference, found.mixed, found.silent) == (None, [], [])
    assert found.proved


@pytest.mark.usefixtures("patient")
def test_tb_5_6_a_server_that_stops_between_promise_and_reveal_goes_on(server: Server) -> None:
    people = three(server)[:2]
    code = people[0].opens(seats=2)
    people[1].post(f"/tables/{code}/join")
    people[0].post(f"/tables/{code}/dice/promise", {"commitment": promise(ENTROPIES[0])}, 200)
    server.stop()
    server.start()
    people = [Person(server, token=person.token) for person in people]
    people[0].post(f"/tables/{code}/start")
    assert people[0].card(code)["revealing"]
    server.stop()
    server.start()
    people = [Person(server, token=person.token) for person in people]
    assert people[0].card(code)["entries"] == 0
    reveal(people[0], code, ENTROPIES[0])
    until(lambda: waited_for(people[0], code), "the game to begin")
    assert closed(people[0], code).mixed == [0]


@pytest.mark.usefixtures("patient")
def test_tb_5_6_a_server_that_stops_while_devices_are_silent_goes_on_alone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people = three(server)[:2]
    code = promised(people, 1)
    server.stop()
    monkeypatch.setattr("magnat.server.table.revealing.REVEAL_MS", 1)
    server.start()
    ada = Person(server, token=people[0].token)
    until(lambda: waited_for(ada, code), "the game to begin")
    assert closed(ada, code).silent == [0]


def test_tb_5_6_a_server_that_was_away_too_long_waits_no_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.server.lobby.mixing.REVEAL_MS", LONG_MS)  # far beyond what a table waits: its clock was set back
    people = three(server)[:2]
    code = promised(people, 1)
    until(lambda: waited_for(people[0], code), "the game to begin")
    assert closed(people[0], code).silent == [0]


@pytest.mark.usefixtures("patient")
@pytest.mark.thorough
def test_tb_5_6_devices_at_different_processes() -> None:
    db = postgres_url()
    with running(db) as here, running(db) as there:
        ada, ben = Person(here, "Ada"), Person(there, "Ben")
        code = promised([ada, ben], 2)
        with ben.live(code) as live:
            live.settled()
            reveal(ben, code, ENTROPIES[1])
            assert ada.card(code)["entries"] == 0
            reveal(Person(there, token=ada.token), code, ENTROPIES[0])
            live.wait("told", n=1)
        until(lambda: [it["entropy"] for it in ben.card(code)["devices"]] == ENTROPIES[:2], "what was revealed, at the other process")
        assert closed(ada, code).mixed == [0, 1]


# Who may promise what, and when


@pytest.mark.usefixtures("patient")
def test_tb_5_6_promises_come_before_the_game_and_from_those_who_sit_there(server: Server) -> None:
    ada, ben, cleo = three(server)
    code = ada.opens(seats=2)
    body = {"commitment": promise(ENTROPIES[0])}
    assert cleo.post(f"/tables/{code}/dice/promise", body, 403)["error"] == "no-seat"
    assert reveal(ada, code, ENTROPIES[0], 400)["error"] == "bad-message"
    ada.post(f"/tables/{code}/dice/promise", {"commitment": promise(ENTROPIES[2])}, 200)
    ada.post(f"/tables/{code}/dice/promise", body, 200)
    ben.post(f"/tables/{code}/join")
    ben.post(f"/tables/{code}/dice/promise", {"commitment": promise(ENTROPIES[1])}, 200)
    ben.post(f"/tables/{code}/leave", {})
    cleo.post(f"/tables/{code}/join")
    ada.post(f"/tables/{code}/start")
    assert not cleo.post(f"/tables/{code}/dice/promise", body)["counted"]
    assert [it["commitment"] for it in ada.card(code)["devices"]] == [promise(ENTROPIES[0])], "the last promise holds; who left has none"
    assert reveal(cleo, code, ENTROPIES[1], 400)["error"] == "bad-message"
    assert reveal(ada, code, ENTROPIES[0])["counted"]
    assert reveal(ada, code, ENTROPIES[0])["counted"], "twice is once"
    until(lambda: waited_for(ada, code), "the game to begin")


@pytest.mark.parametrize("wrong", ["", "11", "AA" * 32, "11" * 32 + "\n", " " + "11" * 31 + "1", "zz" * 32])
def test_tb_5_6_what_is_no_digest_is_not_understood(server: Server, wrong: str) -> None:
    ada = Person(server, "Ada")
    code = ada.opens(seats=2)
    assert ada.post(f"/tables/{code}/dice/promise", {"commitment": wrong}, 400)["error"] == "bad-message"
    assert ada.post(f"/tables/{code}/dice/reveal", {"entropy": wrong}, 400)["error"] == "bad-message"


@pytest.mark.usefixtures("patient")
def test_tb_5_6_seats_that_change_hands_after_the_beginning_change_nothing(server: Server) -> None:
    ada, ben, cleo = three(server)
    code = promised([ada, ben], 2)
    ben.post(f"/tables/{code}/leave", {})
    cleo.post(f"/tables/{code}/join")
    reveal(ada, code, ENTROPIES[0])
    reveal(ben, code, ENTROPIES[1])
    until(lambda: waited_for(ada, code), "the game to begin")
    assert closed(ada, code).mixed == [0, 1]


def test_tb_5_4_real_dice_need_nothing_mixed_in(server: Server) -> None:
    ada = Person(server, "Ada")
    code = ada.opens(seats=2, dice="typed")
    assert ada.post(f"/tables/{code}/dice/promise", {"commitment": promise(ENTROPIES[0])}, 409)["error"] == "not-now"


@pytest.mark.usefixtures("patient")
def test_a_rematch_has_a_new_key_and_new_promises(server: Server) -> None:
    people = three(server)[:2]
    code = promised(people, 1)
    reveal(people[0], code, ENTROPIES[0])
    until(lambda: waited_for(people[0], code), "the game to begin")
    old = closed(people[0], code)
    new = people[0].post(f"/tables/{code}/rematch")
    assert old.mixed == [0]
    assert new["commitment"] != people[0].card(code)["commitment"]
    assert (new["devices"], new["revealing"]) == ([], False)
    people[0].post(f"/tables/{new['code']}/start")
    until(lambda: waited_for(people[0], new["code"]), "the rematch to begin")
    assert people[0].card(new["code"])["devices"] == []


# After the end


@pytest.mark.usefixtures("patient")
def test_tb_5_3_the_proof_is_told_when_the_game_is_over_and_not_before(server: Server) -> None:
    people = three(server)[:2]
    code = promised(people, 2)
    for person, entropy in zip(people, ENTROPIES, strict=False):
        reveal(person, code, entropy)
    until(lambda: waited_for(people[0], code), "the game to begin")
    first = people[0].card(code)["entries"]
    played(people, code, first + 8)
    told = people[0].sends(code, "rule-back", to=1, reason="a mistake")
    assert people[0].get(f"/tables/{code}/dice", 403)["error"] == "still-hidden"
    undo = next(it for it in people[1].entries(code) if it["n"] == told["n"])
    assert undo["unrolled"] > 0, "the log tells of it"
    found = closed(people[0], code)
    proof = people[1].get(f"/tables/{code}/dice")
    assert [it["n"] for it in proof["rolls"] if it["source"] == "key"] == found.proved
    assert [it["n"] for it in proof["rolls"] if it["back"]] == [n for rolls in found.back.values() for n in rolls]
    assert [it["roll"] for it in proof["rolls"]] == list(range(1, len(proof["rolls"]) + 1))
    assert fair_dice.keeps(proof["key"], proof["commitment"])
    assert [it["entropy"] for it in proof["devices"]] == ENTROPIES[:2]


def test_a_saved_game_goes_on_with_dice_of_its_own(server: Server) -> None:
    ada = Person(server, "Ada")
    code = started([ada], bots=1)
    text = journal.read(journal_of(ada, code) if ada.post(f"/tables/{code}/close", {}) else b"")
    again: str = ada.http.post("/journals", content=journal.write(text).encode()).json()["code"]
    card = ada.card(again)
    assert (card["dice_scheme"], card["devices"], card["commitment"] != text.header.commitment) == (2, [], True)
    assert revealing.REVEAL_MS == 5_000
