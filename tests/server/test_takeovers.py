"""TB-6: places that change hands in a running game, for everybody to read, and who has a say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.server.table.agreement import Taker, to_agree
from magnat.server.table.stored_table import StoredTable
from magnat.store.records import SeatRecord, TableRecord
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, running, started
from tests.server.lessons import Pupil, begun, lesson, refused


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("takeovers")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


class Table:
    """The host and two others play; each has their own browser."""

    def __init__(self, server: Server, bots: int = 0) -> None:
        self.server = server
        self.ada, self.bob, self.cleo = (Pupil(server, name) for name in ("Ada", "Bob", "Cleo"))
        self.code = started([self.ada, self.bob, self.cleo], bots=bots)

    def read(self, person: Person | None = None) -> list[tuple[Plain, ...]]:
        """Who sat down where, as anybody can read it."""
        told = (person or Person(self.server, "Reader")).card(self.code)["seatings"]
        return [(it["seat"], it["was"], it["was_name"], it["kind"], it["name"], it["by"]) for it in told]

    def take(self, person: Person, seat: int, kind: str = "person") -> str:
        return refused(person, "PUT", f"/tables/{self.code}/seats/{seat}", {"kind": kind})

    def join(self, person: Person, **how: Plain) -> str:
        return refused(person, "POST", f"/tables/{self.code}/join", how)

    def link(self, person: Person, seat: int) -> str:
        return str(person.post(f"/tables/{self.code}/seats/{seat}/link")["token"])

    def ask(self, person: Person, **how: Plain) -> str:
        return refused(person, "POST", f"/tables/{self.code}/ask-seat", how)

    def answer(self, person: Person, agree: bool) -> str:
        return refused(person, "POST", f"/tables/{self.code}/answer-seat", {"agree": agree})

    def sees(self, person: Person, seat: int) -> str:
        answer = person.ask("GET", f"/tables/{self.code}/position", seat=seat)
        return "" if answer.is_success else str(answer.json()["error"])


@pytest.fixture
def table(server: Server) -> Table:
    return Table(server)


# TB-6.1


def test_tb_6_1_every_change_of_a_place_in_a_running_game_is_an_entry_for_all(server: Server, table: Table) -> None:
    dan = Person(server, "Dan")
    table.bob.put(f"/tables/{table.code}/seats/1", {"kind": "bot"})
    table.bob.put(f"/tables/{table.code}/seats/1", {"kind": "person"})
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    dan.post(f"/tables/{table.code}/join", {"seat": 1})
    Person(server, "Eve").post(f"/tables/{table.code}/join", {"token": table.link(table.ada, 2)})
    dan.post(f"/tables/{table.code}/leave")
    assert table.read() == [
        (1, "person", "Bob", "bot", "Bob", "Bob"),
        (1, "bot", "Bob", "person", "Bob", "Bob"),
        (1, "person", "Bob", "open", "", "Ada"),
        (1, "open", "", "person", "Dan", "Dan"),
        (2, "person", "Cleo", "person", "Eve", "Eve"),
        (1, "person", "Dan", "open", "", "Dan"),
    ]
    told = table.ada.card(table.code)
    assert [it["n"] for it in told["seatings"]] == [1, 2, 3, 4, 5, 6]
    after = [it["after"] for it in told["seatings"]]
    assert after == sorted(after)
    assert 0 < after[0] <= after[-1] <= told["entries"]


def test_tb_6_1_it_is_told_before_anything_of_the_place_is_shown(server: Server, table: Table) -> None:
    token, dan = table.link(table.ada, 1), Person(server, "Dan")
    with dan.live(table.code) as newcomer, table.bob.live(table.code) as bob:
        newcomer.wait("position", seat=-1)
        bob.wait("position", seat=1)
        dan.post(f"/tables/{table.code}/join", {"token": token})
        newcomer.wait("position", seat=1)
        bob.wait("position", seat=-1)
        for live in (newcomer, bob):
            first = next(index for index, it in enumerate(live.heard) if it["type"] == "table" and it["table"]["seatings"])
            shown = [index for index, it in enumerate(live.heard) if it["type"] == "position"]
            assert first < shown[-1]
        entry = next(it for it in newcomer.heard if it["type"] == "table" and it["table"]["seatings"])["table"]["seatings"][0]
        assert (entry["seat"], entry["was_name"], entry["name"]) == (1, "Bob", "Dan")


def test_tb_6_1_places_before_the_game_are_no_news(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.opens(seats=2)
    bob.post(f"/tables/{code}/join")
    bob.post(f"/tables/{code}/leave")
    bob.post(f"/tables/{code}/join")
    ada.post(f"/tables/{code}/start")
    assert ada.card(code)["seatings"] == []


def test_tb_6_1_it_can_be_read_after_the_end_and_in_the_file_without_names(table: Table) -> None:
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    table.ada.post(f"/tables/{table.code}/close")
    assert table.read() == [(1, "person", "Bob", "open", "", "Ada")]
    journal = table.ada.ask("GET", f"/tables/{table.code}/journal").text.splitlines()[0]
    assert '"seatings":[{"after":' in journal
    assert "Ada" not in journal.split('"seatings":')[1].split("]")[0]
    brought = table.bob.http.post("/journals", content=table.ada.ask("GET", f"/tables/{table.code}/journal").content).json()
    told = table.bob.card(brought["code"])["seatings"]
    assert [(it["seat"], it["was"], it["kind"], it["name"], it["by"]) for it in told] == [(1, "person", "open", "", "")]


def test_tb_6_1_in_a_lesson_too(server: Server) -> None:
    leader, ola = Pupil(server, "Pani Nowak"), Pupil(server, "Ola")
    code = lesson(leader)
    ola.post(f"/tables/{code}/join", {"seat": 0})
    begun(leader, [], code)
    leader.put(f"/tables/{code}/places/0", {"free": True})
    late = Pupil(server, "Jan")
    late.post(f"/tables/{code}/join", {"seat": 0})
    told = leader.card(code)["seatings"]
    assert next((it["was_name"], it["kind"], it["by"]) for it in told) == ("Ola", "bot", "Pani Nowak")
    assert (told[1]["was"], told[1]["name"], told[1]["by"]) == ("bot", "Jan", "Jan")


# TB-6.2


def test_tb_6_2_a_host_who_plays_does_not_take_a_place_without_the_others(table: Table) -> None:
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "bot"})
    assert table.take(table.ada, 1) == "others-must-agree"
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    assert table.take(table.ada, 1) == "others-must-agree"
    assert table.join(table.ada, seat=1) == "others-must-agree"
    assert table.join(table.ada, token=table.link(table.ada, 2)) == "others-must-agree"
    assert table.sees(table.ada, 1) == table.sees(table.ada, 2) == "not-your-seat"


def test_tb_6_2_nor_as_a_second_guest_on_the_same_device(server: Server, table: Table) -> None:
    second = Pupil(server, "Second", table.ada.device)
    assert table.join(second, token=table.link(table.ada, 1)) == "others-must-agree"
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    assert table.join(second) == table.join(second, seat=1) == "others-must-agree"
    assert table.join(Pupil(server, "Friend"), seat=1) == ""  # somebody else may, and all can read it
    assert table.read()[-1] == (1, "open", "", "person", "Friend", "Friend")


def test_tb_6_2_nor_after_leaving_the_own_place(server: Server, table: Table) -> None:
    table.ada.post(f"/tables/{table.code}/leave", {"bot": "clerk"})
    table.ada.put(f"/tables/{table.code}/seats/0", {"kind": "open"})
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    assert table.join(table.ada, seat=1) == "others-must-agree"
    assert table.join(Pupil(server, "Second", table.ada.device), seat=1) == "others-must-agree"
    assert table.join(table.ada, seat=0) == ""


def test_tb_6_2_whoever_was_put_out_has_a_say_until_another_sits_there(server: Server) -> None:
    ada, bob = Pupil(server, "Ada"), Pupil(server, "Bob")
    code = started([ada, bob], bots=1)
    ada.put(f"/tables/{code}/seats/1", {"kind": "open"})
    for seat in (1, 2):
        assert refused(ada, "PUT", f"/tables/{code}/seats/{seat}", {"kind": "person"}) == "others-must-agree"
    ada.post(f"/tables/{code}/ask-seat", {"seat": 2})
    request = bob.card(code)["seat_request"]
    assert (request["seat"], request["name"], request["asked"], request["waiting"]) == (2, "Ada", True, ["Bob"])
    bob.post(f"/tables/{code}/answer-seat", {"agree": True})
    assert [it["mine"] for it in ada.card(code)["seats"]] == [True, False, True]


def test_tb_6_2_a_player_who_is_not_the_host_neither(table: Table) -> None:
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    assert table.join(table.cleo, seat=1) == "others-must-agree"


def test_tb_6_2_all_are_asked_and_see_who_asks(table: Table) -> None:
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    assert table.ask(table.ada, seat=1) == ""
    seen = table.cleo.card(table.code)["seat_request"]
    assert seen == {"seat": 1, "name": "Ada", "mine": False, "asked": True, "waiting": ["Bob", "Cleo"]}
    assert table.ask(table.cleo, seat=1) == "request-open"
    assert table.answer(Person(table.server, "Stranger"), True) == "not-asked"
    assert table.answer(table.ada, True) == "not-asked"
    assert table.answer(table.cleo, True) == ""
    assert table.sees(table.ada, 1) == "not-your-seat"
    assert table.ada.card(table.code)["seat_request"]["waiting"] == ["Bob"]
    assert table.answer(table.bob, True) == ""
    assert table.sees(table.ada, 1) == ""
    assert table.read()[-1] == (1, "open", "", "person", "Ada", "Ada")
    assert table.ada.card(table.code)["seat_request"] is None


def test_tb_6_2_one_refusal_ends_the_request_and_so_does_who_asked(table: Table) -> None:
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    table.ask(table.ada, seat=1)
    assert table.answer(table.cleo, False) == ""
    assert table.answer(table.bob, True) == "no-request"
    table.ask(table.ada, seat=1)
    assert table.answer(table.ada, False) == ""
    assert table.ada.card(table.code)["seat_request"] is None


def test_tb_6_2_a_request_is_void_when_the_place_has_changed_hands(table: Table) -> None:
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "open"})
    table.ask(table.ada, seat=1)
    table.ada.put(f"/tables/{table.code}/seats/1", {"kind": "bot"})
    assert table.answer(table.cleo, True) == "no-request"


def test_tb_6_2_a_second_guest_may_ask_by_link(server: Server, table: Table) -> None:
    second, token = Pupil(server, "Second", table.ada.device), table.link(table.ada, 1)
    assert table.ask(second, seat=1) == "seat-taken"
    assert table.ask(second, token=token) == ""
    assert table.cleo.card(table.code)["seat_request"]["waiting"] == ["Bob", "Cleo"]


def test_tb_6_2_an_address_that_many_share_silences_nobody() -> None:
    """Ada sat down at the server's own computer; now she comes from the network, where Bob has the same address as she does."""
    record = TableRecord("t1", "ABCDEF", "mcmulti", 1, 3, 3, status="playing")
    ada, bob = SeatRecord("t1", 0, "person", "ada", "Ada", device="a"), SeatRecord("t1", 1, "person", "bob", "Bob", device="b", address="x")
    stored = StoredTable(record, [ada, bob, SeatRecord("t1", 2, "bot", name="Bot", bot="clerk")])
    assert to_agree(stored, Taker("ada", "a", "x"), 2) == {"bob": "Bob"}
    assert to_agree(stored, Taker("new", "c", "x"), 2) == {"ada": "Ada", "bob": "Bob"}  # it may be Bob again
    assert to_agree(stored, Taker("new", "c", "y"), 2) == {}


def test_tb_6_2_nobody_banks_by_request_who_plays_by_now(server: Server) -> None:
    ada, bob = Pupil(server, "Ada"), Pupil(server, "Bob")
    code = started([ada, bob], "oilcity", bots=7)
    ada.post(f"/tables/{code}/leave")
    ada.post(f"/tables/{code}/ask-seat", {"seat": 9})
    ada.post(f"/tables/{code}/join", {"seat": 0})
    assert refused(bob, "POST", f"/tables/{code}/answer-seat", {"agree": True}) == "plays-and-banks"
    assert [it["seat"] for it in ada.card(code)["seats"] if it["mine"]] == [0]


# TB-6.3


def test_tb_6_3_alone_with_bots_nobody_need_agree_but_all_can_read_it(server: Server) -> None:
    ada = Pupil(server, "Ada")
    code = started([ada], bots=2)
    ada.put(f"/tables/{code}/seats/1", {"kind": "person"})
    told = Person(server, "Reader").card(code)["seatings"]
    assert [(it["seat"], it["was"], it["name"], it["by"]) for it in told] == [(1, "bot", "Ada", "Ada")]


def test_tb_6_3_a_host_without_a_place_hands_them_over_for_all_to_see(server: Server) -> None:
    host, bob, cleo, dan = (Pupil(server, name) for name in ("Host", "Bob", "Cleo", "Dan"))
    code = host.opens(seats=2, sit=False)
    for person in (bob, cleo):
        person.post(f"/tables/{code}/join")
    host.post(f"/tables/{code}/start")
    dan.post(f"/tables/{code}/join", {"token": host.post(f"/tables/{code}/seats/0/link")["token"]})
    assert [(it["was_name"], it["name"]) for it in host.card(code)["seatings"]] == [("Bob", "Dan")]


def test_tb_6_3_the_own_place_kept_by_a_bot_is_taken_back_freely(table: Table) -> None:
    table.ada.put(f"/tables/{table.code}/seats/0", {"kind": "bot"})
    assert table.take(table.ada, 0) == ""
    table.bob.post(f"/tables/{table.code}/leave")
    assert table.join(table.bob, seat=1) == ""


# Ways around


def test_no_other_way_shows_the_host_another_place(table: Table) -> None:
    for path in ("position", "series", "entries"):
        answer = table.ada.ask("GET", f"/tables/{table.code}/{path}", seat=1, at=1) if path == "position" else None
        answer = answer or table.ada.ask("GET", f"/tables/{table.code}/{path}", seat=1)
        assert answer.json()["error"] == "not-your-seat", path
    assert table.ada.ask("GET", f"/tables/{table.code}/position", seat=-2).json()["error"] == "not-your-seat"


def test_a_closed_table_stays_closed_and_a_rematch_deals_anew(table: Table) -> None:
    table.ada.post(f"/tables/{table.code}/close")
    assert refused(table.ada, "POST", f"/tables/{table.code}/resume") == "over"
    assert table.take(table.ada, 1, "open") == "over"
    again = table.ada.post(f"/tables/{table.code}/rematch")
    assert (again["status"], again["entries"], again["seatings"]) == ("open", 0, [])
