"""A lesson from its set-up to its end: who may sit down, what the leader decides, and what everybody is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.server.now import now_ms
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, Server, running, until
from tests.server.lessons import Pupil, begun, lesson, names, refused


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("lessons")) if request.param == "sqlite" else postgres_url()) as one:
        yield one


@pytest.fixture
def leader(server: Server) -> Person:
    return Person(server, "Pani Nowak", "pl")


# Setting up


def test_a_lesson_has_a_leader_without_a_seat(server: Server, leader: Person) -> None:
    opened = leader.post("/lessons", {"game": "oilcity", "pupils": 28, "minutes": 90, "language": "pl", "title": "7b"}, 201)
    table = opened["table"]
    assert (table["host"], table["players"], table["title"], table["language"], table["status"]) == (True, 28, "7b", "pl", "open")
    assert [seat["kind"] for seat in table["seats"]] == ["open"] * 30
    assert [seat["free"] for seat in table["seats"]] == [True] * 28 + [False] * 2  # the program banks
    assert table["lesson"]["link"] == f"{server.url}/t/{table['code']}"
    assert abs(table["lesson"]["bell"] - now_ms() - 90 * 60_000) < 60_000
    assert sorted(len(team["seats"]) for team in table["teams"]) == [3] * 8 + [4]
    assert all(team["name"] == "" and all(team["roles"]) for team in table["teams"])
    assert table["clock"]["kind"] == "stage"
    assert table["clock"]["seconds"] > 0
    assert len(opened["host_token"]) > 20


@pytest.mark.parametrize("pupils", range(9, 31))
def test_any_number_of_pupils_plays(leader: Person, pupils: int) -> None:
    table = leader.post("/lessons", {"game": "oilcity", "pupils": pupils}, 201)["table"]
    assert table["players"] == pupils
    assert sum(len(team["seats"]) for team in table["teams"]) == pupils


def test_what_is_wished_stays(leader: Person) -> None:
    wish = {"minutes": 45, "options": {"turns": 5, "flow": "free"}, "clock": {"kind": "stage", "seconds": 77}}
    table = leader.post("/lessons", {"game": "oilcity", "pupils": 12, **wish}, 201)["table"]
    assert (table["options"]["turns"], table["options"]["flow"]) == (5, "free")
    assert table["clock"]["seconds"] == 77
    plans = [leader.post("/lessons", {"game": "oilcity", "pupils": 28, "minutes": it}, 201)["table"] for it in (30, 180)]
    short, long = [(it["options"]["turns"], it["clock"]["seconds"]) for it in plans]
    assert short < long


def test_a_lesson_of_another_game(leader: Person) -> None:
    table = leader.post("/lessons", {"game": "mcmulti", "pupils": 4, "minutes": 90}, 201)["table"]
    assert [team["seats"] for team in table["teams"]] == [[0], [1], [2], [3]]
    assert refused(leader, "POST", "/lessons", {"game": "mcmulti", "pupils": 28}) == "unreadable"


def test_what_cannot_be_set_up(leader: Person) -> None:
    assert refused(leader, "POST", "/lessons", {"game": "oilcity", "pupils": 12, "bell": 1000}) == "bad-message"
    assert refused(leader, "POST", "/lessons", {"game": "oilcity", "pupils": 12, "room": "NOROOM"}) == "no-such-room"
    assert refused(leader, "POST", "/lessons", {"game": "oilcity", "pupils": 12, "address": "203.0.113.5"}) == "bad-address"
    assert refused(leader, "POST", "/lessons", {"game": "oilcity", "pupils": 8}) == "unreadable"


# Who banks


def test_pupils_bank_if_the_leader_wants_it(server: Server, leader: Person) -> None:
    code = lesson(leader, 11, bankers="pupils")
    table = leader.card(code)
    assert (table["players"], [seat["free"] for seat in table["seats"]]) == (9, [True] * 11)
    pupils = [Person(server, f"Pupil {number}") for number in range(11)]
    for pupil in pupils:
        pupil.post(f"/tables/{code}/join")
    assert [seat["kind"] for seat in leader.card(code)["seats"]] == ["person"] * 11
    leader.put(f"/tables/{code}/places/10", {"free": True})
    assert leader.card(code)["seats"][10]["free"]
    leader.post(f"/tables/{code}/lesson/begin")
    late = Person(server, "Late")
    assert late.post(f"/tables/{code}/join")["seats"][10]["mine"]  # a banker's seat that was freed can be taken again
    leader.put(f"/tables/{code}/places/10", {"free": True})
    assert leader.card(code)["seats"][10] == {**leader.card(code)["seats"][10], "kind": "open", "free": True}
    assert late.post(f"/tables/{code}/join", {"seat": 10})["seats"][10]["mine"]


def test_the_leader_may_bank(leader: Person) -> None:
    code = lesson(leader, 9, bankers="leader")
    assert [seat["mine"] for seat in leader.card(code)["seats"]] == [False] * 9 + [True] * 2
    assert refused(leader, "PUT", f"/tables/{code}/places/9", {"free": True}) == "place-is-kept"
    assert refused(leader, "POST", f"/tables/{code}/join", {"seat": 0}) == "leads-here"
    leader.post(f"/tables/{code}/lesson/begin")
    assert leader.position(code, seat=9)["view"]["seat"] == 9


def test_the_program_banks_and_nobody_else(server: Server, leader: Person) -> None:
    code = lesson(leader)
    assert refused(Person(server, "Ola"), "POST", f"/tables/{code}/join", {"seat": 9}) == "place-is-kept"


# Sitting down


def test_equal_names_get_numbers(server: Server, leader: Person) -> None:
    code = lesson(leader)
    for _ in range(3):
        Person(server, "Ola").post(f"/tables/{code}/join")
    Person(server, "ola").post(f"/tables/{code}/join")
    assert names(leader.card(code))[:4] == ["Ola", "Ola 2", "Ola 3", "ola 4"]


def test_a_new_name_counts_until_the_seating_is_locked(server: Server, leader: Person) -> None:
    code, ola, ala = lesson(leader), Person(server, "Ola"), Person(server, "Ala")
    for pupil in (ola, ala):
        pupil.post(f"/tables/{code}/join")
    ala.patch({"name": "Ola"})
    assert names(leader.card(code))[:2] == ["Ola", "Ola 2"]
    leader.put(f"/tables/{code}/lesson", {"locked": True})
    ala.patch({"name": "Rude"})
    assert names(leader.card(code))[:2] == ["Ola", "Ola 2"]


def test_a_phone_has_one_place_and_moves_before_the_game(server: Server, leader: Person) -> None:
    code, ola = lesson(leader), Pupil(server)
    assert ola.post(f"/tables/{code}/join", {"seat": 4})["seats"][4]["mine"]
    moved = ola.post(f"/tables/{code}/join", {"seat": 7})
    assert [seat["mine"] for seat in moved["seats"]] == [number == 7 for number in range(11)]
    assert names(moved)[7] == "Ola"
    again = Pupil(server, "Somebody else", ola.device)
    assert refused(again, "POST", f"/tables/{code}/join", {"seat": 0}) == "one-place"
    leader.put(f"/tables/{code}/lesson", {"one_place": False})
    assert again.post(f"/tables/{code}/join", {"seat": 0})["seats"][0]["mine"]
    two = ola.post(f"/tables/{code}/join", {"seat": 6})
    assert [seat["seat"] for seat in two["seats"] if seat["mine"]] == [6, 7]
    assert [seat["seat"] for seat in two["seats"] if seat["shared"]] == [6, 7]


def test_oc_5_1_partners_who_share_a_phone_lay_all_their_tokens_with_it(server: Server, leader: Person) -> None:
    code, ola = lesson(leader, clock={"kind": "none"}), Pupil(server)
    leader.put(f"/tables/{code}/lesson", {"one_place": False})
    for seat in range(3):
        ola.post(f"/tables/{code}/join", {"seat": seat})
    begun(leader, [], code)
    for seat in range(3):
        order: Plain = {"with": {"member": seat, "order": "wagon", "amount": 1}}
        ola.sends(code, "act", seat=seat, do="order", **order)
    laid = ola.position(code, seat=0)["view"]["companies"][0]["plans"]
    assert [(it["member"], it["order"]) for it in laid] == [(0, "wagon"), (1, "wagon"), (2, "wagon")]
    nothing: Plain = {"with": {}}
    ola.sends(code, "act", seat=2, do="confirm", **nothing)
    assert not {0, 1, 2} & set(leader.card(code)["waiting"]), "one word of the phone speaks for the company"


def test_in_the_game_only_the_leader_moves_people(server: Server, leader: Person) -> None:
    ola, ala = Person(server, "Ola"), Person(server, "Ala")
    code = begun(leader, [ola, ala], lesson(leader))
    assert refused(ola, "POST", f"/tables/{code}/join", {"seat": 8}) == "one-place"
    moved = leader.put(f"/tables/{code}/places/0", {"move_to": 8})
    assert (moved["seats"][8]["name"], moved["seats"][8]["kind"], moved["seats"][0]["kind"]) == ("Ola", "person", "bot")
    assert moved["seats"][0]["free"]
    swapped = leader.put(f"/tables/{code}/places/8", {"move_to": 1})
    assert (swapped["seats"][1]["name"], swapped["seats"][8]["name"]) == ("Ola", "Ala")
    assert refused(leader, "PUT", f"/tables/{code}/places/1", {"move_to": 9}) == "place-is-kept"
    assert refused(leader, "PUT", f"/tables/{code}/places/3", {"move_to": 1}) == "place-is-kept"  # a bot sits there


def test_a_locked_seating_takes_nobody_new(server: Server, leader: Person) -> None:
    code, ola = lesson(leader), Person(server, "Ola")
    ola.post(f"/tables/{code}/join")
    leader.put(f"/tables/{code}/lesson", {"locked": True})
    assert leader.card(code)["lesson"]["locked"]
    assert refused(Person(server, "Late"), "POST", f"/tables/{code}/join") == "seating-locked"
    assert refused(ola, "POST", f"/tables/{code}/join") == ""
    ola.post(f"/tables/{code}/leave", {"bot": "clerk"})
    assert refused(ola, "POST", f"/tables/{code}/join") == ""  # it stays theirs


def test_free_places_are_kept_warm_for_whoever_comes_late(server: Server, leader: Person) -> None:
    pupils = [Person(server, name) for name in ("Ada", "Ola")]
    code = begun(leader, pupils, lesson(leader))
    seats = leader.card(code)["seats"]
    assert [seat["kind"] for seat in seats] == ["person"] * 2 + ["bot"] * 7 + ["open"] * 2
    assert [seat["free"] for seat in seats] == [False] * 2 + [True] * 7 + [False] * 2
    assert len({seat["name"] for seat in seats[:9]}) == 9
    late = Person(server, "Late")
    taken = late.post(f"/tables/{code}/join", {"seat": 5})["seats"][5]
    assert (taken["kind"], taken["name"], taken["bot"], taken["mine"], taken["free"]) == ("person", "Late", "", True, False)
    pupils[0].post(f"/tables/{code}/leave")
    assert leader.card(code)["seats"][0]["kind"] == "bot"
    assert leader.card(code)["seats"][0]["free"]


def test_the_leader_renames_frees_and_bans(server: Server, leader: Person) -> None:
    code, ola, rude = lesson(leader), Pupil(server), Pupil(server, "Rude")
    for pupil in (ola, rude):
        pupil.post(f"/tables/{code}/join")
    assert names(leader.put(f"/tables/{code}/places/1", {"name": "Ola"}))[:2] == ["Ola", "Ola 2"]
    assert rude.get("/me")["name"] == "Ola"
    assert leader.put(f"/tables/{code}/places/0", {"free": True})["seats"][0]["kind"] == "open"
    assert ola.post(f"/tables/{code}/join", {"seat": 0})["seats"][0]["mine"]
    assert leader.put(f"/tables/{code}/places/1", {"ban": True})["seats"][1]["kind"] == "open"
    assert refused(rude, "POST", f"/tables/{code}/join") == "banned"
    assert refused(Pupil(server, "Polite", rude.device), "POST", f"/tables/{code}/join") == "banned"
    assert refused(Pupil(server, "Polite"), "POST", f"/tables/{code}/join") == ""
    assert refused(leader, "PUT", f"/tables/{code}/places/5", {"ban": True}) == "no-seat"
    assert refused(rude, "PUT", f"/tables/{code}/lesson", {"pardon": True}) == "not-the-leader"
    leader.put(f"/tables/{code}/lesson", {"locked": False})
    assert refused(rude, "POST", f"/tables/{code}/join") == "banned"  # another change leaves it as it is
    leader.put(f"/tables/{code}/lesson", {"pardon": True})
    assert refused(rude, "POST", f"/tables/{code}/join") == ""


def test_companies_have_names_before_the_start(server: Server, leader: Person) -> None:
    code, ola, ala = lesson(leader), Person(server, "Ola"), Person(server, "Ala")
    ola.post(f"/tables/{code}/join", {"seat": 0})
    ala.post(f"/tables/{code}/join", {"seat": 3})
    assert ola.put(f"/tables/{code}/teams/0", {"name": "  Żubr\t"})["teams"][0]["name"] == "Żubr"
    assert ala.put(f"/tables/{code}/teams/1", {"name": "żubr"})["teams"][1]["name"] == "żubr 2"
    assert leader.put(f"/tables/{code}/teams/2", {"name": "Gone"})["teams"][2]["name"] == "Gone"
    assert refused(leader, "PUT", f"/tables/{code}/teams/3", {"name": "x"}) == "no-such-team"
    leader.post(f"/tables/{code}/lesson/begin")
    assert [team["name"] for team in leader.card(code)["teams"]] == ["Żubr", "żubr 2", "Gone"]
    assert [company["name"] for company in leader.position(code, seat=-1)["view"]["companies"]] == ["Żubr", "żubr 2", "Gone"]
    assert refused(ola, "PUT", f"/tables/{code}/teams/0", {"name": "Bison"}) == "already-started"
    assert leader.put(f"/tables/{code}/teams/0", {"name": "Bison"})["teams"][0]["name"] == "Bison"
    assert leader.position(code, seat=-1)["view"]["companies"][0]["name"] == "Bison"


# Leading


def test_a_player_who_hosts_does_not_lead(server: Server, leader: Person) -> None:
    opened = leader.post("/lessons", {"game": "oilcity", "pupils": 9}, 201)
    code, ola = opened["table"]["code"], Person(server, "Ola")
    ola.post(f"/tables/{code}/join")
    ola.post(f"/tables/{code}/host", {"token": opened["host_token"]})
    assert refused(ola, "PUT", f"/tables/{code}/lesson", {"hold": True}) == "plays-and-leads"
    begin = refused(ola, "POST", f"/tables/{code}/lesson/begin")
    assert begin == "plays-and-leads"
    ola.post(f"/tables/{code}/start")
    with ola.live(code, overview=True) as live:
        seen = live.wait("overview")
    assert [row["cash"] for row in seen["rows"]][1:] == [None, None]  # what a banker sees is not shown to a player


def test_the_console_sees_what_a_banker_sees_and_the_wall_what_lies_open(server: Server, leader: Person) -> None:
    pupils = [Person(server, f"Pupil {number}") for number in range(9)]
    code = begun(leader, pupils, lesson(leader, minutes=90, title="7b"))
    with leader.live(code, overview=True, positions=False) as console, leader.live(code, overview=True, wall=True) as wall:
        seen, shown = console.wait("overview"), wall.wait("overview")
        assert seen["turn"] == 1
        assert all(row["cash"] is not None and row["value"] is not None for row in seen["rows"])
        assert all(row["cash"] is None and row["value"] is None and row["place"] is None for row in shown["rows"])
        assert [row["seats"] for row in seen["rows"]] == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
        assert seen["rows"][0]["waits"]
        assert seen["rows"][0]["since"] <= seen["now"]
        assert 0 < seen["rows"][0]["left"] <= seen["now"]
        assert seen["rows"][0]["step"] == "B"
        assert seen["forecast"]["ends"] > seen["now"]
        assert seen["forecast"]["lessons"] == 0
        leader.put(f"/tables/{code}/lesson", {"ranking_shown": True})
        until(lambda: all(row["value"] is not None for row in wall.wait("overview")["rows"]), "the ranking on the wall")
        n = leader.post(f"/tables/{code}/lesson/push", {"team": 0})["n"]
        after = console.wait("overview")
        while after["n"] < n:
            after = console.wait("overview")
        assert after["rows"][0]["stage"] != seen["rows"][0]["stage"]


def test_the_overview_says_whom_the_table_waits_for_after_every_entry(server: Server, leader: Person) -> None:
    code = begun(leader, [Person(server, f"Pupil {number}") for number in range(9)], lesson(leader))
    with leader.live(code, overview=True) as live:
        live.wait("overview")
        for team in (1, 2, 0):
            n = leader.post(f"/tables/{code}/lesson/push", {"team": team})["n"]
            seen = live.wait("overview")
            while seen["n"] < n:
                seen = live.wait("overview")
            waiting = {it["seat"] for it in leader.position(code, seat=-1)["waiting"]}
            if seen["n"] == leader.card(code)["entries"]:
                assert [bool(row["waits"]) for row in seen["rows"]] == [bool(waiting & set(row["seats"])) for row in seen["rows"]]


def test_while_people_sit_down_the_overview_shows_the_companies(leader: Person) -> None:
    code = lesson(leader, minutes=60)
    with leader.live(code, overview=True) as live:
        assert (seen := live.wait("overview"))["rows"][0]["name"] == ""
        assert seen["forecast"]["bell"] == leader.card(code)["lesson"]["bell"]
        leader.put(f"/tables/{code}/teams/0", {"name": "Żubr"})
        until(lambda: live.wait("overview")["rows"][0]["name"] == "Żubr", "the name")


def test_the_table_holds_until_the_leader_lets_it_go_on(leader: Person) -> None:
    code = begun(leader, [], lesson(leader, options={"flow": "free"}, clock={"kind": "none"}))
    leader.put(f"/tables/{code}/lesson", {"hold": True})
    with leader.live(code, overview=True) as live:
        until(lambda: live.wait("overview")["held"], "the break")
        turn = leader.position(code, seat=-1)["view"]["turn"]
        leader.post(f"/tables/{code}/lesson/go-on")
        until(lambda: leader.position(code, seat=-1)["view"]["turn"] == turn + 1, "the next turn")


def test_the_leader_gives_time_and_changes_the_clock(server: Server, leader: Person) -> None:
    pupils = [Person(server, f"Pupil {number}") for number in range(9)]
    code = begun(leader, pupils, lesson(leader, clock={"kind": "stage", "seconds": 600}))
    assert leader.card(code)["seats"][0]["left"] <= 600_000
    more = leader.post(f"/tables/{code}/lesson/time", {"seconds": 60, "team": 0})
    assert more["seats"][0]["left"] > 600_000
    assert more["seats"][3]["left"] <= 600_000
    assert refused(leader, "POST", f"/tables/{code}/lesson/time", {"seconds": 60, "team": 7}) == "no-such-team"
    stopped = leader.put(f"/tables/{code}/lesson/clock", {"kind": "none"})
    assert {seat["left"] for seat in stopped["seats"]} == {None}
    assert refused(leader, "POST", f"/tables/{code}/lesson/time", {"seconds": 60}) == "no-clock"
    assert leader.put(f"/tables/{code}/lesson/clock", {"kind": "stage", "seconds": 40})["seats"][0]["left"] <= 40_000
    assert refused(leader, "PUT", f"/tables/{code}/lesson/clock", {"kind": "stage", "seconds": 0}) == "bad-message"
    assert refused(leader, "PUT", f"/tables/{code}/lesson/clock", {"kind": "stage", "seconds": 9, "late": "nobody"}) == "unreadable"


def test_the_last_turn_and_the_end(server: Server, leader: Person) -> None:
    code = begun(leader, [Person(server, "Ola")], lesson(leader))
    assert refused(leader, "POST", f"/tables/{code}/lesson/last-turn", {"reason": "the bell"}) == ""
    assert refused(leader, "POST", f"/tables/{code}/lesson/last-turn") == "not-now"
    leader.post(f"/tables/{code}/pause")
    ended = leader.post(f"/tables/{code}/lesson/end")
    assert ended["status"] == "over"
    assert sorted(set(leader.position(code, seat=-1)["places"])) != []
    with leader.live(code, overview=True, wall=True) as wall:
        shown = wall.wait("overview")
    assert shown["over"]
    assert sorted(row["place"] for row in shown["rows"])[0] == 1
    assert refused(leader, "POST", f"/tables/{code}/lesson/push", {"team": 0}) == "over"


def test_the_leaders_words_are_loud_and_reach_whom_they_are_for(server: Server, leader: Person) -> None:
    code, ola, ala = lesson(leader), Person(server, "Ola"), Person(server, "Ala")
    ola.post(f"/tables/{code}/join", {"seat": 0})
    ala.post(f"/tables/{code}/join", {"seat": 3})
    leader.post(f"/tables/{code}/lesson/say", {"text": "Listen, all!"})
    said = leader.post(f"/tables/{code}/lesson/say", {"text": "Hurry", "team": 0})
    assert (said["loud"], said["company"], said["name"]) == (True, 0, "Pani Nowak")

    def heard(person: Person) -> list[Plain]:
        return [(line["text"], line["loud"]) for line in person.get(f"/tables/{code}/chat")["lines"]]

    assert heard(ola) == heard(leader) == [("Listen, all!", True), ("Hurry", True)]
    assert heard(ala) == [("Listen, all!", True)]
    assert refused(leader, "POST", f"/tables/{code}/lesson/say", {"text": " "}) == "bad-message"
    assert refused(leader, "POST", f"/tables/{code}/lesson/say", {"text": "x", "team": 3}) == "no-such-team"


def test_only_what_is_named_changes(leader: Person) -> None:
    code = lesson(leader, minutes=60)
    before = leader.card(code)["lesson"]
    assert leader.put(f"/tables/{code}/lesson", {"hold": True})["lesson"] == {**before, "hold": True}
    assert leader.put(f"/tables/{code}/lesson", {"bell": None, "title": "7b"})["lesson"] == {**before, "hold": True, "bell": None}
    assert leader.card(code)["title"] == "7b"


def test_the_same_class_again(server: Server, leader: Person) -> None:
    ola = Person(server, "Ola")
    code = begun(leader, [ola], lesson(leader))
    leader.post(f"/tables/{code}/lesson/end")
    assert refused(ola, "POST", f"/tables/{code}/rematch") == "not-the-leader"
    again = leader.post(f"/tables/{code}/rematch")
    assert again["lesson"] is not None
    assert again["seats"][0]["name"] == "Ola"
