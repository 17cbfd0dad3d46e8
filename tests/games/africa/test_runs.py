"""AF-7.4: which routes are lawful; runs that are typed, and the clause that a wrong one breaks."""

from __future__ import annotations

from magnat.games.africa.stages import Stage
from tests.games.africa.table import Desk

COAST = ("MF", "TO", "AR", "AO")


def coast(*trains: str) -> Desk:
    """Agadir (town), Marrakech with MF's station, Casablanca, Tangier, Oran (town), Algiers, Tunis (town), in one line."""
    desk = Desk(companies=COAST).own(0, "MF-director").tile("D5", "6", 1).tile("C6", "58", 4).tile("F3", "58", 2)
    return desk.joined("D5", "G2").trains("MF", *trains)


def test_af_7_4_the_best_run_is_offered_and_none_at_all() -> None:
    desk = coast("3").ready_to_run("MF")
    assert [it.words()["routes"] for it in desk.options(key="run")] == ["D5-D3-E2", ""]
    assert desk.best()[1] == 80


def test_af_7_4_the_director_chooses_and_may_earn_less() -> None:
    desk = coast("3").ready_to_run("MF")
    facts = desk.do("run", routes="D5-D3")
    assert desk.heard(facts, "trains-run") == [{"company": "MF", "routes": "D5-D3", "revenue": 60}]
    assert [fact.clause for fact in facts if fact.key == "trains-run"] == ["AF-7.4"]
    assert desk.stage() == Stage.DIVIDEND


def test_af_7_4_trains_may_stay_in_the_shed() -> None:
    desk = coast("3").ready_to_run("MF")
    assert desk.heard(desk.do("run", routes=""), "trains-run")[0]["revenue"] == 0


def test_af_7_4_a_route_may_be_written_from_either_end() -> None:
    desk = coast("3").ready_to_run("MF")
    assert desk.earned("D5-D3-E2") == desk.earned("E2-D3-D5") == 80


def test_af_7_4_a_station_of_the_company_is_on_the_route() -> None:
    desk = coast("3").ready_to_run("MF")
    assert desk.no_run("D3-E2-F3-G2") == ("AF-7.4", "route-no-station")


def test_af_7_4_the_station_may_lie_in_the_middle() -> None:
    desk = coast("3").tile("C6", "12", 4).ready_to_run("MF")
    assert desk.earned("C6-D5-D3") == 30 + 20 + 50


def test_af_7_4_a_route_has_at_least_two_cities() -> None:
    for train in ("2", "3+3T", "4+4+4T"):
        desk = coast(train).ready_to_run("MF")
        assert desk.no_run("D5-C6") == ("AF-7.4", "route-too-few-cities")
        assert desk.no_run("D5") == ("AF-7.4", "route-too-few-cities")


def test_af_7_4_only_t_trains_start_or_end_in_a_town() -> None:
    for train in ("2", "3", "4E", "3+3", "4+4+4E"):
        desk = coast(train).ready_to_run("MF")
        assert desk.no_run("C6-D5-D3") == ("AF-7.4", "route-ends-in-town")
    for train in ("3+3T", "4+4+4T"):
        assert coast(train).ready_to_run("MF").earned("C6-D5-D3") == 70 * (2 if train == "3+3T" else 3)


def test_af_7_4_there_must_be_track() -> None:
    desk = coast("3").ready_to_run("MF")
    assert desk.no_run("D5-E4-E2") == ("AF-7.4", "route-no-track")
    assert desk.no_run("D5-E2") == ("AF-7.4", "route-no-track")
    assert desk.no_run("D5-X9")[0] == "AF-7.4"


def test_af_7_4_a_route_ends_in_a_stop() -> None:
    desk = Desk(companies=COAST).own(0, "MF-director").tile("D5", "6", 3).tile("E6", "9", 2).trains("MF", "4+4+4T").ready_to_run("MF")
    assert desk.no_run("E6-D5-D3")[0] == "AF-7.4"


def test_af_7_4_no_track_twice_by_one_train() -> None:
    desk = coast("3").ready_to_run("MF")
    assert desk.no_run("D5-D3-D5") == ("AF-7.4", "route-track-twice")


def test_af_7_4_no_track_twice_by_two_trains_of_the_company() -> None:
    desk = coast("2", "3").ready_to_run("MF")
    assert desk.no_run("D5-D3;D5-D3-E2") == ("AF-7.4", "route-track-twice")


def test_af_7_4_two_trains_may_meet_in_a_city() -> None:
    desk = coast("2", "2").tile("C6", "12", 4).ready_to_run("MF")
    assert desk.earned("C6-D5;D5-D3") == 50 + 60
    assert desk.best()[1] == 110


def test_af_7_4_no_more_routes_than_trains() -> None:
    desk = coast("2").ready_to_run("MF")
    assert desk.no_run("D5-D3;D5-C6")[0] == "AF-7.4"


def test_af_7_4_a_train_may_stay_while_another_runs() -> None:
    desk = coast("2", "3").ready_to_run("MF")
    assert desk.earned(";D5-D3-E2") == 80
    assert desk.earned("D5-D3") == 60


def test_af_7_4_no_city_twice_by_one_train() -> None:
    desk = Desk(companies=COAST).own(0, "MF-director").tile("D5", "12", 3).tile("E4", "2", 0).trains("MF", "4E")
    desk.ready_to_run("MF")  # north, north east, south east; over E4 back to Casablanca
    assert desk.no_run("D5-D3-E4-D5") == ("AF-7.4", "route-stop-twice")


def test_af_7_4_two_trains_may_visit_the_same_cities_by_different_tracks() -> None:
    desk = Desk(companies=COAST).own(0, "MF-director").tile("D5", "12", 3).tile("E4", "2", 0).trains("MF", "2", "2").ready_to_run("MF")
    assert desk.earned("D5-D3;D5-E4-D3") == 80 + 90


def loop(*trains: str) -> Desk:
    """CSAR in the southern city of M32 with #10; three towns on the way round to the northern one."""
    desk = Desk(companies=("CSAR", "MF", "KR")).own(0, "CSAR-director").tile("M32", "10", 0).station("CSAR", "M32")
    return desk.way("M32-M34-N33-N31-M30-M32").trains("CSAR", *trains)


def test_af_7_4_the_two_cities_of_a_double_hex_are_different_cities() -> None:
    desk = loop("2").ready_to_run("CSAR")
    assert desk.earned("M32-M34-N33-N31-M30-M32") == 90
    assert desk.best()[1] == 90


def test_af_7_4_a_city_full_of_others_stations_may_be_an_end_but_not_be_passed() -> None:
    desk = coast("3").station("TO", "D3").ready_to_run("MF")
    assert desk.earned("D5-D3") == 60
    assert desk.no_run("D5-D3-E2") == ("AF-7.4", "route-closed-city")
    assert desk.best() == ("D3-D5", 60)


def test_af_7_4_a_t_train_does_not_pass_it_to_a_town_either() -> None:
    desk = coast("3+3T").station("TO", "E2").ready_to_run("MF")
    assert desk.no_run("D5-D3-E2-F3") == ("AF-7.4", "route-closed-city")
    assert desk.earned("C6-D5-D3-E2") == 180


def test_af_7_4_room_for_one_more_station_leaves_a_city_open() -> None:
    desk = coast("4E").tile("F3", "14", 1).station("TO", "F3").ready_to_run("MF")
    assert desk.earned("D5-D3-E2-F3-G2") == 50 + 30 + 30 + 50
    desk = coast("4E").tile("F3", "14", 1).station("TO", "F3").station("AR", "F3").ready_to_run("MF")
    assert desk.no_run("D5-D3-E2-F3-G2") == ("AF-7.4", "route-closed-city")


def test_af_7_4_the_own_station_keeps_a_full_city_open() -> None:
    desk = coast("4E").tile("F3", "14", 1).station("TO", "F3").station("MF", "F3").ready_to_run("MF")
    assert desk.earned("D5-D3-E2-F3-G2") == 160


def test_af_7_4_companies_that_have_not_started_do_not_block() -> None:
    desk = Desk(companies=("MF", "MNR", "TC", "AO")).own(0, "MF-director").tile("D5", "115", 3).trains("MF", "3").ready_to_run("MF")
    assert desk.earned("D5-D3-E2") == 80
    desk = Desk(companies=("MF", "MNR", "TC", "AO")).own(0, "MF-director").own(1, "MNR-director").tile("D5", "115", 3).trains("MF", "3")
    assert desk.ready_to_run("MF").no_run("D5-D3-E2") == ("AF-7.4", "route-closed-city")


def test_af_7_4_stations_of_removed_companies_block_unless_they_are_taken_off() -> None:
    for option, open_way in (("stay_and_block", False), ("removed", True)):
        desk = Desk(companies=("MF", "MNR", "AO", "AR", "KR"), removed_company_tokens=option).own(0, "MF-director", "AR-director")
        desk.own(1, "MNR-director").price("MNR", 5).tile("D5", "115", 3).trains("MF", "3").pool(*["KR"] * 7)
        desk.operating_round(3)
        desk.operate("MF", 4).step(Stage.RUN)
        assert desk.may("run", routes="D5-D3-E2") == open_way


def test_af_7_4_a_company_without_a_lawful_route_earns_nothing() -> None:
    desk = Desk(companies=COAST).own(0, "MF-director").tile("D5", "115", 0).trains("MF", "4E").ready_to_run("MF")
    assert [it.words()["routes"] for it in desk.options(key="run")] == [""]
