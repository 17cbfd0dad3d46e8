"""Tables: set up, joined, started, paused, handed over, closed and played again, each the way a person does it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, mover, played, running, started, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("tables"))) as one:
        yield one


# Setting up


def test_every_option_of_a_new_table_is_kept(server: Server) -> None:
    ada = Person(server, "Ada")
    wish = {
        "game": "mcmulti",
        "seats": 4,
        "options": {"round_limit": 7, "open_cash": True, "quadrant_choice": "before_roll"},
        "title": "Piątek",
        "language": "pl",
        "pace": "async",
        "visibility": "public",
        "dice": "typed",
        "clock": {"kind": "bank", "seconds": 3600, "extra": 30, "late": "clerk"},
        "bots": ["clerk", "random"],
        "bot_pause": 0,
        "sit": True,
    }
    opened = ada.post("/tables", wish, 201)
    table = opened["table"]
    for name in ("game", "title", "language", "pace", "visibility", "dice", "clock"):
        assert table[name] == wish[name], name
    assert {**table["options"], **wish["options"]} == table["options"]  # type: ignore[dict-item]
    assert table["options"]["refinery_cells"] == 4  # the others have their defaults
    assert (table["players"], table["status"], table["host"], table["host_name"]) == (4, "open", True, "Ada")
    assert [(it["kind"], it["bot"], it["mine"]) for it in table["seats"]] == [
        ("person", "", True),
        ("open", "", False),
        ("bot", "clerk", False),
        ("bot", "random", False),
    ]
    assert opened["link"] == f"{server.url}/t/{table['code']}"
    assert len(table["code"]) == 6
    assert (len(table["commitment"]), table["key"]) == (64, "")
    assert ada.card(table["code"]) == table


def test_a_host_need_not_play(server: Server) -> None:
    teacher = Person(server, "Teacher")
    code = teacher.opens("oilcity", 9, sit=False, bots=["clerk"] * 9)
    card = teacher.card(code)
    assert card["host"]
    assert len(card["seats"]) == 11  # two bankers
    assert [it["kind"] for it in card["seats"]] == ["bot"] * 9 + ["open"] * 2
    assert not any(it["mine"] for it in card["seats"])


BAD: list[tuple[dict[str, Plain], str, str]] = [
    ({"game": "chess"}, "unreadable", "chess"),
    ({"seats": 5}, "unreadable", "5"),
    ({"options": {"colour": 1}}, "unreadable", "colour"),
    ({"options": {"round_limit": 9999}}, "unreadable", "round_limit"),
    ({"options": {"open_cash": "maybe"}}, "unreadable", "open_cash"),
    ({"bots": ["genius"]}, "unreadable", "genius"),
    ({"bots": ["clerk", "clerk"]}, "unreadable", "2"),
    ({"clock": {"kind": "move", "seconds": 60, "late": "genius"}}, "unreadable", "genius"),
    ({"clock": {"kind": "move"}}, "bad-message", "clock.seconds"),
    ({"pace": "slow"}, "bad-message", "pace"),
    ({"visibility": "secret"}, "bad-message", "visibility"),
    ({"dice": "loaded"}, "bad-message", "dice"),
    ({"language": "fr"}, "bad-message", "language"),
    ({"title": "x" * 81}, "bad-message", "title"),
    ({"bot_pause": 99_999}, "bad-message", "bot_pause"),
    ({"colour": "red"}, "bad-message", "colour"),
]
OPENING = {
    "unreadable": {"en": "", "pl": "", "de": ""},
    "bad-message": {"en": "This message", "pl": "Nie można zrozumieć", "de": "Diese Nachricht"},
}


@pytest.mark.parametrize(("wrong", "error", "names"), BAD, ids=[str(it[0]) for it in BAD])
def test_what_cannot_be_set_up_is_refused_in_the_persons_language(server: Server, wrong: dict[str, Plain], error: str, names: str) -> None:
    texts = []
    for language in ("en", "pl", "de"):
        person = Person(server, "Ada", language)
        problem = person.post("/tables", {"game": "mcmulti", "seats": 2, **wrong}, 400)
        assert problem["error"] == error
        assert names in (problem["detail"] if error == "bad-message" else problem["text"])
        assert problem["text"].startswith(OPENING[error][language])
        texts.append(problem["text"])
    assert len(set(texts)) == 3


def test_nobody_sets_up_a_table_without_a_name(server: Server) -> None:
    ada = Person(server)
    del ada.http.headers["authorization"]
    assert ada.post("/tables", {"game": "mcmulti", "seats": 2}, 401)["error"] == "not-signed-in"
    german = ada.http.post("/tables", json={"game": "mcmulti", "seats": 2}, headers={"accept-language": "de-AT,de;q=0.9"})
    assert german.json()["text"].startswith("Bitte")


# Sitting down


def test_join_by_the_code_in_any_case_takes_a_free_seat_once(server: Server) -> None:
    ada, ben, cid = Person(server, "Ada"), Person(server, "Ben"), Person(server, "Cid")
    code = ada.opens(seats=2)
    assert [it["name"] for it in ben.post(f"/tables/{code.lower()}/join")["seats"]] == ["Ada", "Ben"]
    assert [it["mine"] for it in ben.post(f"/tables/{code}/join")["seats"]] == [False, True]
    assert cid.post(f"/tables/{code}/join", status=409)["error"] == "no-free-seat"
    assert cid.post("/tables/AAAAAA/join", status=404)["error"] == "no-such-table"


def test_choose_a_seat(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.opens(seats=4)
    assert ben.post(f"/tables/{code}/join", {"seat": 3})["seats"][3]["mine"]
    assert ben.post(f"/tables/{code}/join", {"seat": 0}, 409)["error"] == "seat-taken"
    assert ben.post(f"/tables/{code}/join", {"seat": 9}, 404)["error"] == "not-found"
    assert ada.post(f"/tables/{code}/join", {"seat": 2})["seats"][2]["mine"]  # two seats, one person


def test_a_bankers_seat_is_taken_by_its_number(server: Server) -> None:
    ada, banker = Person(server), Person(server, "Banker")
    code = ada.opens("oilcity", 9, bots=["clerk"] * 8)
    assert banker.post(f"/tables/{code}/join", status=409)["error"] == "no-free-seat"
    assert banker.post(f"/tables/{code}/join", {"seat": 9})["seats"][9]["name"] == "Banker"


def test_a_link_hands_a_seat_to_somebody_else(server: Server) -> None:
    ada, ben, cid, dan = (Person(server, name) for name in ("Ada", "Ben", "Cid", "Dan"))
    code = started([ada, ben])
    old = ben.post(f"/tables/{code}/seats/1/link")
    assert old["link"] == f"{server.url}/t/{code}#seat={old['token']}"
    assert cid.post(f"/tables/{code}/join", {"token": old["token"]})["seats"][1]["name"] == "Cid"
    assert ben.sends(code, "undo", 403, seat=1)["error"] == "not-your-seat"
    new = ada.post(f"/tables/{code}/seats/1/link")  # the host may, for any seat
    assert dan.post(f"/tables/{code}/join", {"token": old["token"]}, 401)["error"] == "unknown-token"
    assert dan.post(f"/tables/{code}/join", {"token": new["token"]})["seats"][1]["mine"]
    assert ben.post(f"/tables/{code}/seats/1/link", status=403)["error"] == "not-your-seat"


# Beginning, pausing, ending


def test_start_waits_for_everybody_and_for_the_host(server: Server) -> None:
    ada, piotr = Person(server, "Ada"), Person(server, "Piotr", "pl")
    code = ada.opens(seats=3)
    piotr.post(f"/tables/{code}/join")
    assert ada.post(f"/tables/{code}/start", status=409)["text"] == "One seat is still free."
    assert piotr.post(f"/tables/{code}/start", status=403)["error"] == "not-the-host"
    assert piotr.sends(code, "undo", 409)["error"] == "not-playing"
    assert piotr.get(f"/tables/{code}/position", 409)["error"] == "not-playing"
    ada.put(f"/tables/{code}/seats/2", {"kind": "bot"})
    assert ada.post(f"/tables/{code}/start")["status"] == "playing"
    assert ada.post(f"/tables/{code}/start", status=409)["error"] == "already-started"


def test_nothing_moves_while_a_table_is_paused(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben", "de")
    code = started([ada, ben], bots=1)
    with ben.live(code) as live:
        live.wait("position")
        assert ben.post(f"/tables/{code}/pause", status=403)["error"] == "not-the-host"
        assert ada.post(f"/tables/{code}/pause", {"reason": "lunch"})["status"] == "paused"
        while (card := live.wait("table")["table"])["status"] != "paused":
            pass
        assert card["reason"] == "lunch"
    entries = ada.card(code)["entries"]
    problem = ben.sends(code, "act", 409, do="pass")
    assert (problem["error"], problem["text"]) == ("paused", "Die Partie ruht.")
    assert ada.post(f"/tables/{code}/pause", status=409)["error"] == "paused"
    assert ada.card(code)["entries"] == entries
    resumed = ada.post(f"/tables/{code}/resume")
    assert (resumed["status"], resumed["reason"]) == ("playing", "")
    assert ada.post(f"/tables/{code}/resume", status=409)["error"] == "not-paused"


def test_close_ends_a_table_and_tells_the_key(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = started([ada, ben])
    assert ben.post(f"/tables/{code}/close", status=403)["error"] == "not-the-host"
    assert ada.ask("GET", f"/tables/{code}/journal").json()["error"] == "still-hidden"
    closed = ada.post(f"/tables/{code}/close", {"reason": "the bell rang"})
    assert (closed["status"], closed["reason"], len(closed["key"])) == ("closed", "the bell rang", 64)
    assert ada.sends(code, "undo", 409)["error"] == "over"
    assert ben.post(f"/tables/{code}/leave", status=409)["error"] == "over"


# Coming and going


def test_leave_a_seat_open_or_to_a_bot_and_come_back(server: Server) -> None:
    ada, ben, cid = Person(server, "Ada"), Person(server, "Ben"), Person(server, "Cid")
    code = started([ada, ben])
    assert ben.post(f"/tables/{code}/leave")["seats"][1]["kind"] == "open"
    assert ben.post(f"/tables/{code}/leave", status=403)["error"] == "no-seat"
    assert cid.post(f"/tables/{code}/join")["seats"][1]["name"] == "Cid"
    left = cid.post(f"/tables/{code}/leave", {"bot": "clerk"})["seats"][1]
    assert (left["kind"], left["bot"]) == ("bot", "clerk")
    assert ben.post(f"/tables/{code}/join", {"seat": 1}, 409)["error"] == "seat-taken"
    assert cid.post(f"/tables/{code}/join")["seats"][1]["kind"] == "person"  # it was kept for Cid
    problem = cid.post(f"/tables/{code}/leave", {"bot": "genius"}, 400)
    assert (problem["error"], "genius" in problem["text"]) == ("unreadable", True)


def test_a_bot_plays_on_until_its_person_takes_the_seat_back(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = started([ada, ben])
    people = [ada, ben]
    person, seat = mover(people, code)
    other = people[1 - seat]
    person.put(f"/tables/{code}/seats/{seat}", {"kind": "bot", "bot": "clerk"})
    until(lambda: other.card(code)["waiting"] == [1 - seat], "the bot to finish its turn")
    assert all(entry.get("seat") in (None, seat) for entry in other.entries(code))
    assert person.sends(code, "undo", 403, seat=seat)["error"] == "not-your-seat"
    assert person.put(f"/tables/{code}/seats/{seat}", {"kind": "person"})["seats"][seat]["kind"] == "person"
    while other.card(code)["waiting"] == [1 - seat]:
        other.moves(code, 1 - seat)
    assert other.card(code)["waiting"] == [seat]  # a person is waited for now
    person.moves(code, seat)


def test_the_host_takes_seats_over_and_gives_them_away(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.opens(seats=3, bots=["clerk"])
    ben.post(f"/tables/{code}/join", {"seat": 1})
    assert ben.put(f"/tables/{code}/seats/2", {"kind": "person"}, 403)["error"] == "not-your-seat"
    assert ada.put(f"/tables/{code}/seats/1", {"kind": "person"}, 409)["error"] == "seat-taken"
    assert ada.put(f"/tables/{code}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert ada.put(f"/tables/{code}/seats/1", {"kind": "bot"})["seats"][1]["bot"] == "clerk"
    assert ada.put(f"/tables/{code}/seats/2", {"kind": "person"})["seats"][2]["mine"]
    assert ada.put(f"/tables/{code}/seats/0", {"kind": "bot", "bot": "genius"}, 400)["error"] == "unreadable"


def test_no_bot_sits_in_the_bank(server: Server) -> None:
    ada = Person(server)
    code = ada.opens("oilcity", 9, bots=["clerk"] * 8)
    assert ada.put(f"/tables/{code}/seats/9", {"kind": "bot"}, 403)["error"] == "not-your-seat"


def test_the_hosts_token_makes_a_host(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben", "pl")
    opened = ada.post("/tables", {"game": "mcmulti", "seats": 2}, 201)
    code = opened["table"]["code"]
    problem = ben.post(f"/tables/{code}/host", {"token": "x" * 24}, 401)
    assert problem["error"] == "unknown-token"
    assert ben.post(f"/tables/{code}/host", {"token": opened["host_token"]})["host"]
    assert not ada.card(code)["host"]
    assert ada.post(f"/tables/{code}/start", status=403)["error"] == "not-the-host"


def test_who_watches_sees_no_choices_and_nothing_hidden(server: Server) -> None:
    ada, ben, watcher = Person(server, "Ada"), Person(server, "Ben"), Person(server, "Eve")
    code = started([ada, ben])
    played([ada, ben], code, 8)
    seen = watcher.position(code)
    assert (seen["seat"], seen["choices"], seen["asked"], seen["forms"], seen["undo"]) == (-1, [], [], [], False)
    assert watcher.get(f"/tables/{code}/position", 403, seat=0)["error"] == "not-your-seat"
    assert ada.get(f"/tables/{code}/position", 403, seat=1)["error"] == "not-your-seat"
    assert watcher.sends(code, "act", 403, do="pass")["error"] == "no-seat"
    with watcher.live(code) as live:
        assert live.wait("welcome")["seats"] == []
        assert live.wait("position")["view"] == seen["view"]
    own = ada.position(code)["view"]
    assert own != seen["view"]  # cash is hidden: own cash only


# Again


def test_rematch_is_one_table_for_all_and_only_after_the_end(server: Server) -> None:
    ada, ben, eve = Person(server, "Ada"), Person(server, "Ben"), Person(server, "Eve")
    code = started([ada, ben], bots=1, title="Friday")
    assert ben.post(f"/tables/{code}/rematch", status=409)["error"] == "not-over"
    ada.post(f"/tables/{code}/close")
    assert eve.post(f"/tables/{code}/rematch", status=403)["error"] == "no-seat"
    with ada.live(code) as live:
        new = ben.post(f"/tables/{code}/rematch")
        while live.wait("table")["table"]["rematch"] != new["code"]:
            pass
    assert (new["status"], new["title"], new["rematch_of"], new["entries"], new["host"]) == ("open", "Friday", code, 0, True)
    assert [it["name"] for it in new["seats"]][:2] == ["Ada", "Ben"]
    assert new["commitment"] != ada.card(code)["commitment"]
    assert ada.post(f"/tables/{code}/rematch")["code"] == new["code"]
    assert ada.card(code)["rematch"] == new["code"]
    ben.post(f"/tables/{new['code']}/start")
    assert until(lambda: ada.card(new["code"])["entries"], "the first roll")
