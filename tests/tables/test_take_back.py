"""TB-3.5: a team's last stage is taken back while others go on acting, if nothing depends on it."""

from __future__ import annotations

import msgspec
import pytest

from magnat.games.registry import find
from magnat.kernel.contract import Refusal, Seat, Word
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting, Unreadable
from magnat.kernel.playout import due, random_input
from magnat.tables import audit, fair_dice, journal, replay, snapshot
from magnat.tables.history import NeedsHistory
from magnat.tables.journal import Entry, Journal, state_hash
from magnat.tables.snapshot import SNAPSHOT_EVERY
from magnat.tables.table import Table
from tests.tables.games import played

KEY = bytes(range(32))
FIRST, SECOND, THIRD = (0, 1, 2), (3, 4, 5), (6, 7, 8)


def city(**options: Setting) -> Table:
    """Oil City, three companies that go on by themselves; the first event is drawn, with fair dice."""
    table = Table.create(find("oilcity"), 9, {"flow": "free", **options}, commitment=fair_dice.commitment(KEY))
    roll(table)
    return table


def roll(table: Table) -> None:
    while table.agenda().chances:
        chance = table.agenda().chances[0]
        table.roll(fair_dice.outcome(KEY, table.next(), chance, scheme=1), chance)


def act(table: Table, seat: Seat, do: str, **words: Word) -> int:
    """It must be allowed; dice that follow are rolled. The entry's number."""
    entry = table.act(seat, table.game.decode_action(do, words))
    assert isinstance(entry, Entry), entry
    roll(table)
    return entry.n


def order(table: Table, seat: Seat, thing: str = "wagon") -> int:
    return act(table, seat, "order", member=seat % 3, order=thing, amount=1)


def refused(answer: Refusal | Entry) -> tuple[str, str]:
    assert isinstance(answer, Refusal)
    return answer.clause, answer.key


def taken(table: Table, *seats: Seat) -> Entry:
    entry = table.take_back(seats, "they were not ready")
    assert isinstance(entry, Entry)
    return entry


def stages(table: Table) -> list[str]:
    return [row.stage for row in table.game.standings(table.view(9))]


def position(table: Table) -> str:
    return state_hash(table.game, table.state)


def proved(table: Table) -> None:
    """However the journal is read, it leads to the table's position."""
    written = journal.read(journal.write(table.journal).encode())
    assert replay.check(written) is None
    assert state_hash(table.game, replay.position(written)) == position(table)
    assert position(Table(written)) == position(table)
    header = msgspec.structs.replace(written.header, key=KEY.hex())
    assert audit.audit(Journal(header, written.entries)).difference is None


def test_tb_3_5_one_companys_stage_goes_and_what_others_did_stays() -> None:
    table = city()
    tokens = [order(table, 0), order(table, 1)]
    order(table, 3)
    confirmed = act(table, 2, "confirm")
    act(table, 4, "confirm")
    assert stages(table) == ["preparing", "preparing", "investing"]
    entry = taken(table, *FIRST)
    assert (entry.drop, entry.ruling, entry.seat) == ([*tokens, confirmed], "they were not ready", 0)
    assert stages(table) == ["investing", "preparing", "investing"]
    assert entry.state == position(table)
    proved(table)
    order(table, 0)
    act(table, 0, "confirm")
    proved(table)


def test_tb_3_5_it_is_as_if_the_company_had_never_done_it() -> None:
    table, without = city(), city()
    order(table, 1)
    order(table, 3)
    act(table, 0, "confirm")
    order(table, 7)
    taken(table, *FIRST)
    order(without, 3)
    order(without, 7)
    assert position(table) == position(without)


def test_tb_3_5_a_stage_ends_where_another_decision_began() -> None:
    table = city()
    order(table, 0)
    act(table, 0, "confirm")
    extracted = act(table, 0, "extract")
    assert stages(table)[0] == "selling"
    sold = act(table, 0, "sell", wax=0, gas=0, kerosene=0, wagons=0)
    assert taken(table, *FIRST).drop == [sold]
    assert stages(table)[0] == "selling"
    assert taken(table, *FIRST).drop == [extracted], "company 0 has no plot, so nothing was rolled"
    assert stages(table)[0] == "preparing"
    proved(table)


def test_tb_3_5_a_roll_that_followed_cannot_be_unmade() -> None:
    table = city()
    act(table, 3, "confirm")
    act(table, 3, "extract")
    assert stages(table)[1] == "selling"
    assert table.journal.entries[-1].roll == "extraction-die"
    before = position(table)
    assert refused(table.take_back(SECOND, "no")) == ("TB-3.5", "others-depend")
    assert position(table) == before


def test_tb_3_5_what_others_built_upon_stays() -> None:
    table = city()
    offered = act(
        table, 0, "make-offer", to=1, give="money 100", take="", due=0, answers=-1, **{"give-later": "", "take-later": ""}
    )  # fmt: skip
    token = order(table, 1)
    act(table, 3, "accept-offer", offer=1)
    assert taken(table, *FIRST).drop == [token]
    assert offered not in [number for entry in table.journal.entries for number in entry.drop or []]
    assert refused(table.take_back(FIRST, "no")) == ("TB-3.5", "others-depend")
    proved(table)


def test_tb_3_5_a_deal_in_between_does_not_hide_the_stage_before_it() -> None:
    table = city(flow="rounds")
    confirmed = act(table, 0, "confirm")
    act(table, 1, "make-offer", to=1, give="money 100", take="", due=0, answers=-1, **{"give-later": "", "take-later": ""})
    act(table, 3, "accept-offer", offer=1)
    assert taken(table, *FIRST).drop == [confirmed]
    assert stages(table) == ["investing"] * 3
    proved(table)


def test_tb_3_5_the_round_that_has_begun_depends_on_all_tokens() -> None:
    table = city(flow="rounds")
    for seat in (0, 3, 6):
        act(table, seat, "confirm")
    assert stages(table) == ["preparing"] * 3
    assert refused(table.take_back(FIRST, "no")) == ("TB-3.5", "others-depend")


def test_tb_3_5_a_name_is_no_part_of_a_stage() -> None:
    table = city()
    act(table, 0, "name-company", name="Wildcats")
    confirmed = act(table, 0, "confirm")
    assert taken(table, *FIRST).drop == [confirmed]
    assert table.game.team_names(table.state)[0] == "Wildcats"


def test_tb_3_5_a_ruling_and_the_clock_are_taken_back_too() -> None:
    table = city()
    pushed = table.act(0, table.game.decode_action("confirm", {}), ruling="push")
    late = table.act(3, table.game.decode_action("confirm", {}), clock=True)
    assert isinstance(pushed, Entry)
    assert isinstance(late, Entry)
    assert (taken(table, *FIRST).drop, taken(table, *SECOND).drop) == ([pushed.n], [late.n])


def test_tb_3_5_nothing_was_done_yet() -> None:
    assert refused(city().take_back(FIRST, "no")) == ("TB-1.1", "nothing-to-undo")
    assert refused(Table.create(find("oilcity"), 9, {}).take_back(FIRST, "no")) == ("TB-1.1", "nothing-to-undo")


def test_tb_3_3_it_needs_a_reason() -> None:
    table = city()
    act(table, 0, "confirm")
    assert refused(table.take_back(FIRST, "  ")) == ("TB-3.3", "reason-missing")


def test_tb_2_3_what_was_taken_back_cannot_be_gone_back_to() -> None:
    table = city()
    start = table.last_input()
    confirmed = act(table, 0, "confirm")
    kept = act(table, 3, "confirm")
    order(table, 6)
    taken(table, *FIRST)
    assert refused(table.rule_back(confirmed, "no")) == ("TB-2.3", "no-such-entry")
    assert isinstance(table.rule_back(kept, "yes"), Entry)
    assert stages(table) == ["investing", "preparing", "investing"]
    proved(table)
    assert isinstance(table.rule_back(start, "yes"), Entry)
    assert stages(table) == ["investing"] * 3
    proved(table)


def test_tb_1_1_whoever_acted_last_may_still_take_that_back() -> None:
    table = city()
    act(table, 0, "confirm")
    order(table, 6)
    taken(table, *FIRST)
    assert isinstance(table.undo(6), Entry)
    proved(table)


@pytest.mark.parametrize("drop", [[], [99], [1, 99]])
def test_a_journal_that_takes_back_what_is_not_there_is_unreadable(drop: list[int]) -> None:
    table = city()
    act(table, 0, "confirm")
    entries = [*table.journal.entries, Entry(table.next(), seat=0, drop=drop, ruling="x")]
    for reading in (Table, replay.position, replay.check):
        with pytest.raises(Unreadable) as complaint:
            reading(Journal(table.journal.header, entries))
        assert complaint.value.key == "bad-undo"


def test_a_journal_that_takes_back_what_others_rest_on_is_unreadable() -> None:
    table = city()
    act(table, 3, "confirm")
    extracted = act(table, 3, "extract")
    forged = Journal(table.journal.header, [*table.journal.entries, Entry(table.next(), seat=3, drop=[extracted], ruling="x")])
    for reading in (Table, replay.check):
        with pytest.raises(Unreadable):
            reading(forged)


def test_an_entry_is_one_thing_only() -> None:
    table = city()
    line = msgspec.json.encode(Entry(table.next(), drop=[1], undo=0))
    with pytest.raises(Unreadable):
        journal.read(journal.write(table.journal).encode() + line + b"\n")


# Long games, snapshots, other processes


def long_table(inputs: int = SNAPSHOT_EVERY * 3) -> Table:
    """Random inputs, then a company does something that can be taken back, and others go on acting."""
    table, dice = city(), Dice(7)
    while table.journal.last() < inputs:
        given = random_input(table.rules, table.state, dice)
        assert given is not None
        if given.action is None:
            table.roll(given.outcome, due(table.agenda(), given.key, given.about))
        else:
            table.act(given.seat, given.action)
    return table


def takes_something_back(table: Table) -> Entry | None:
    for team in (FIRST, SECOND, THIRD):
        entry = table.take_back(team, "try")
        if isinstance(entry, Entry):
            return entry
    return None


def test_tb_3_5_in_a_long_game_all_ways_to_read_it_agree() -> None:
    found = 0
    for inputs in range(SNAPSHOT_EVERY - 2, SNAPSHOT_EVERY * 4, 17):
        table = long_table(inputs)
        entry = takes_something_back(table)
        if entry is None:
            continue
        found += 1
        written = journal.read(journal.write(table.journal).encode())
        assert state_hash(table.game, replay.position(written)) == position(table) == position(Table(written)) == entry.state
    assert found > 5


def test_a_snapshot_after_what_is_taken_back_is_worth_nothing() -> None:
    table = city()
    act(table, 0, "confirm")
    kept = snapshot.take(table)
    act(table, 3, "confirm")
    entry = taken(table, *FIRST)
    assert state_hash(table.game, snapshot.restore(table.journal, kept)) == entry.state
    with pytest.raises(NeedsHistory) as missing:
        Table.open(table.journal.header, table.journal.entries[kept.n :], kept)
    assert entry.drop is not None
    assert missing.value.to == entry.drop[0]


def test_a_table_that_was_loaded_from_a_snapshot_asks_for_more_of_its_past() -> None:
    table = city()
    kept = snapshot.take(table)
    act(table, 3, "confirm")
    act(table, 0, "confirm")
    other = Table.open(table.journal.header, table.journal.entries[kept.n :], kept)
    with pytest.raises(NeedsHistory) as missing:
        other.take_back(FIRST, "x")
    assert missing.value.to == 1
    entry = taken(table, *FIRST)
    other.take(entry)
    assert position(other) == position(table), "another process follows"


def test_following_an_entry_that_reaches_behind_the_snapshot_changes_nothing() -> None:
    table = city()
    act(table, 0, "confirm")
    kept = snapshot.take(table)
    act(table, 3, "confirm")
    other = Table.open(table.journal.header, table.journal.entries[kept.n :], kept)
    before = position(other)
    with pytest.raises(NeedsHistory):
        other.take(taken(table, *FIRST))
    assert (position(other), other.journal.last()) == (before, table.journal.last() - 1)


def test_tb_3_5_where_one_seat_plays_alone_it_works_as_well() -> None:
    table = played(40, seed=3)
    for seat in range(2):
        entry = table.take_back([seat], "x")
        if isinstance(entry, Entry):
            assert state_hash(table.game, replay.position(table.journal)) == position(table)
            return
        assert refused(entry) in (("TB-3.5", "others-depend"), ("TB-1.1", "nothing-to-undo"))
