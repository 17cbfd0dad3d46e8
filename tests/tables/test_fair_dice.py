"""TB-5: the commitment, the derivation of every roll, and the audit of a finished journal."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magnat.games.registry import GAMES, find
from magnat.kernel.contract import Action, Chance
from magnat.kernel.dice import Dice
from magnat.kernel.playout import random_chance, random_choice
from magnat.tables import fair_dice, journal, snapshot
from magnat.tables.audit import Audit, audit
from magnat.tables.fair_dice import Device, Source
from magnat.tables.journal import Entry, Header, Journal
from magnat.tables.table import Table

ROOT = Path(__file__).parents[2]
KEY = bytes(range(32))


ENTROPIES = (bytes(range(100, 132)), bytes(range(200, 232)))
DEVICES = [
    Device(0, fair_dice.commitment(ENTROPIES[0]), ENTROPIES[0].hex()),
    Device(1, fair_dice.commitment(ENTROPIES[1])),  # never revealed
]


def source(scheme: int = 2) -> Source:
    return Source(KEY, scheme, DEVICES)


def fair_table(
    inputs: int, game: str = "mcmulti", seats: int = 2, typed: tuple[int, ...] = (), fair_from: int = 0, scheme: int = 2
) -> Table:
    """A random game whose rolls come from the key, except for those typed in and those made elsewhere."""
    found, dice = find(game), Dice(4)
    table = Table.create(found, seats, found.settings({}, simulated=True), commitment=fair_dice.commitment(KEY), scheme=scheme)
    return played_on(table, inputs, dice, typed, fair_from)


def played_on(table: Table, inputs: int, dice: Dice, typed: tuple[int, ...] = (), fair_from: int = 0) -> Table:
    rolled = source(table.journal.header.dice_scheme)
    for _ in range(inputs):
        agenda = table.agenda()
        if agenda.over:
            break
        chance, n = random_chance(agenda, dice), table.next()
        if chance is None:
            seat, action = random_choice(table.rules, table.state, agenda, dice)
            assert isinstance(table.act(seat, action), Entry)
        elif n in typed or n <= fair_from:
            table.roll(dice.weighted(chance.weights), chance, typed=n in typed)
        else:
            table.roll(rolled.outcome(chance, n, table.rolls + 1), chance)
    return table


def finished(table: Table, key: bytes = KEY, **changes: Any) -> Journal:
    """The journal with the key revealed, through its text."""
    devices = [] if table.journal.header.dice_scheme == 1 else DEVICES
    header = msgspec.structs.replace(table.journal.header, **{"key": key.hex(), "devices": devices, **changes})
    return journal.read(journal.write(Journal(header, table.journal.entries)).encode())


def complaint(found: Audit) -> tuple[str, object]:
    assert found.difference is not None
    return found.difference.key, found.difference.values.get("line")


def by_hand(key: bytes, message: str) -> int:
    """HMAC-SHA256 from its definition (RFC 2104)."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message.encode()).digest()
    return int(hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).hexdigest(), 16)


# The key


def test_tb_5_1_the_commitment_fixes_the_key_and_every_table_has_its_own() -> None:
    assert fair_dice.commitment(KEY) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert fair_dice.keeps(KEY.hex(), fair_dice.commitment(KEY))
    assert len({fair_dice.new_key() for _ in range(50)}) == 50
    assert all(len(fair_dice.new_key()) == 32 for _ in range(5))


@pytest.mark.parametrize(
    "key", ["", "00", KEY.hex()[:-2] + "00", "no key at all", KEY.hex() + "00", KEY.hex().upper(), KEY.hex() + " ", KEY.hex() + "\n"]
)
def test_tb_5_1_another_key_does_not_keep_the_commitment(key: str) -> None:
    assert not fair_dice.keeps(key, fair_dice.commitment(KEY))


def test_tb_5_1_the_commitment_stands_in_the_header_from_the_start() -> None:
    header = journal.write(fair_table(0).journal).splitlines()[0]
    assert f'"commitment":"{fair_dice.commitment(KEY)}"' in header
    assert '"key"' not in header
    assert '"fair_from"' not in header


def test_journals_without_a_commitment_are_written_as_before() -> None:
    for game in GAMES:
        text = sorted((ROOT / "tests/golden" / game).glob("*.jsonl"))[0].read_bytes()
        assert journal.write(journal.read(text)).encode() == text
    assert (
        msgspec.json.encode(Header(1, "mcmulti", 1, 2, {}))
        == b'{"magnat":1,"game":"mcmulti","edition":1,"seats":2,"options":{},"names":[]}'
    )


# The derivation


@pytest.mark.parametrize("scheme", [1, 2])
def test_tb_5_2_the_derivation_gives_the_known_answers(scheme: int) -> None:
    dice = Chance("two-dice", "MM-4.1", [1] * 36)
    for n in range(1, 200):
        counter = 0
        while (value := by_hand(KEY, f"magnat-{scheme}|{n}|two-dice|0|{counter}") >> 250) >= 36:
            counter += 1
        assert fair_dice.outcome(KEY, n, dice, scheme) == value


def test_tb_5_2_tables_of_the_first_scheme_roll_as_they_always_did() -> None:
    dice = Chance("two-dice", "MM-4.1", [1] * 36)
    assert [Source(KEY, 1).outcome(dice, n, 99) for n in range(1, 9)] == [10, 2, 31, 26, 4, 18, 7, 24], "as the openssl command gives them"


def test_tb_5_2_weights_are_taken_in_order() -> None:
    card = Chance("news-card", "MM-2.4", [2, 0, 3, 1], about=5)
    steps = [0, 0, 2, 2, 2, 3]
    for n in range(1, 100):
        counter = 0
        while (value := by_hand(KEY, f"magnat-2|{n}|news-card|5|{counter}") >> 253) >= 6:
            counter += 1
        assert fair_dice.outcome(KEY, n, card) == steps[value]


def test_tb_5_2_every_outcome_is_as_likely_as_its_weight() -> None:
    counted = Counter(fair_dice.outcome(KEY, n, Chance("x", "XX-1.1", [3, 0, 1, 2])) for n in range(6_000))
    assert counted[1] == 0
    assert all(abs(counted[found] - share) < 200 for found, share in ((0, 3_000), (2, 1_000), (3, 2_000)))


def test_tb_5_2_number_name_and_subject_of_a_chance_all_matter() -> None:
    weights = [1] * 10**6
    base = fair_dice.outcome(KEY, 1, Chance("a", "XX-1.1", weights))
    others = [
        fair_dice.outcome(KEY, 2, Chance("a", "XX-1.1", weights)),
        fair_dice.outcome(KEY, 1, Chance("b", "XX-1.1", weights)),
        fair_dice.outcome(KEY, 1, Chance("a", "XX-1.1", weights, about=1)),
        fair_dice.outcome(KEY[::-1], 1, Chance("a", "XX-1.1", weights)),
    ]
    assert len({base, *others}) == 5


def test_tb_5_2_the_guide_says_how() -> None:
    """The script printed in the guide gives the same outcomes."""
    guide = (ROOT / "docs/guide/fairness.md").read_text(encoding="utf-8")
    script = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[0]
    printed: dict[str, Any] = {}
    exec(script, printed)  # the guide's own text
    listed = [(it.seat, it.commitment, it.entropy) for it in DEVICES]
    assert printed["seed"](KEY, listed) == fair_dice.seed(KEY, DEVICES)
    for n in range(1, 60):
        chance = Chance("plot-card", "OC-2.2", [n % 3, 1, 0, 4, 7], about=n % 4)
        assert printed["outcome"](KEY, n, "plot-card", n % 4, chance.weights) == fair_dice.outcome(KEY, n, chance)


# What devices mix in


def test_tb_5_6_the_seed_binds_the_key_and_every_device_in_order() -> None:
    said = f"magnat-2|seed|0:{DEVICES[0].commitment}:{ENTROPIES[0].hex()}|1:{DEVICES[1].commitment}:"
    assert int.from_bytes(fair_dice.seed(KEY, DEVICES), "big") == by_hand(KEY, said)
    assert int.from_bytes(fair_dice.seed(KEY, []), "big") == by_hand(KEY, "magnat-2|seed")
    revealed = Device(1, DEVICES[1].commitment, ENTROPIES[1].hex())
    lists = [DEVICES, DEVICES[::-1], DEVICES[:1], [], [DEVICES[0], revealed]]
    assert len({fair_dice.seed(KEY, it) for it in lists} | {fair_dice.seed(KEY[::-1], DEVICES)}) == 6


def test_tb_5_6_the_audit_tells_who_mixed_in_and_who_did_not() -> None:
    found = audit(finished(fair_table(30)))
    assert (found.difference, found.mixed, found.silent) == (None, [0], [1])


def test_tb_5_6_other_entropy_than_promised_is_found() -> None:
    forged = [Device(0, DEVICES[0].commitment, ENTROPIES[1].hex()), DEVICES[1]]
    assert complaint(audit(finished(fair_table(30), devices=forged))) == ("other-entropy", None)
    in_capitals = [Device(0, DEVICES[0].commitment, ENTROPIES[0].hex().upper()), DEVICES[1]]
    assert complaint(audit(finished(fair_table(30), devices=in_capitals))) == ("other-entropy", None), "it would give another seed"


@pytest.mark.parametrize("devices", [[], DEVICES[:1], DEVICES[::-1], [Device(0, DEVICES[0].commitment), DEVICES[1]]])
def test_tb_5_6_a_device_that_was_left_out_or_dropped_changes_every_roll(devices: list[Device]) -> None:
    assert complaint(audit(finished(fair_table(30), devices=devices)))[0] == "dice-differ"


def test_a_scheme_that_this_magnat_does_not_know_proves_nothing() -> None:
    assert complaint(audit(finished(fair_table(30), dice_scheme=3))) == ("other-dice", None)


# Rolls are counted


def test_tb_5_2_inputs_and_undos_do_not_shift_the_next_roll() -> None:
    """Somebody who takes a move back and makes it again gets the roll that was coming anyway."""
    table = fair_table(30)
    while (seat := next((it for it in range(2) if table.may_undo(it) is not None), None)) is None:
        played_on(table, 1, Dice(1))
    plain, detour = (Table(Journal(table.journal.header, list(table.journal.entries))) for _ in range(2))
    again = detour.live[-1].entry
    action = detour.game.decode_action(again.do or "", msgspec.json.decode(again.words))
    for _ in range(3):
        assert isinstance(detour.undo(seat), Entry)
        assert isinstance(detour.act(seat, action), Entry)
    made = [next_roll(it) for it in (plain, detour)]
    assert made[0].n + 6 == made[1].n
    assert (made[0].roll, made[0].shows) == (made[1].roll, made[1].shows)


def next_roll(table: Table) -> Entry:
    """The next roll that comes up when everybody does the simplest thing."""
    while not table.agenda().chances:
        seat, action = simplest(table)
        assert isinstance(table.act(seat, action), Entry)
    chance = table.agenda().chances[0]
    return table.roll(source().outcome(chance, table.next(), table.rolls + 1), chance)


def simplest(table: Table) -> tuple[int, Action]:
    decision = next(it for it in table.agenda().decisions if it.must)
    return decision.seat, table.options(decision.seat)[0]


def test_tb_5_7_a_roll_that_was_taken_back_is_told_and_its_number_never_comes_again() -> None:
    table = fair_table(40)
    rolls = [entry.n for entry in table.journal.entries if entry.roll is not None]
    done = table.rule_back(2, "a mistake")
    assert isinstance(done, Entry)
    assert (done.unrolled, table.rolls) == (len([n for n in rolls if n > 2]), len(rolls))
    played_on(table, 10, Dice(7))
    found = audit(finished(table))
    assert (found.difference, found.back) == (None, {41: [n for n in rolls if n > 2]})


def test_tb_5_7_an_agreed_return_behind_a_roll_is_told_too() -> None:
    table = fair_table(40)
    table.ask_undo(0, 2)
    done = table.answer(1, agree=True)
    assert isinstance(done, Entry)
    assert done.unrolled > 0
    assert list(audit(finished(table)).back) == [done.n]


def test_tb_5_7_taking_back_what_is_no_roll_is_nothing_to_tell() -> None:
    table = fair_table(30)
    while (seat := next((it for it in range(2) if table.may_undo(it) is not None), None)) is None:
        played_on(table, 1, Dice(1))
    done = table.undo(seat)
    assert isinstance(done, Entry)
    assert done.unrolled == 0
    assert b"unrolled" not in msgspec.json.encode(done)
    assert audit(finished(table)).back == {}


def test_tb_5_7_the_count_goes_on_from_a_snapshot() -> None:
    table = fair_table(150)
    table.rule_back(100, "a mistake")
    kept = snapshot.take(table)
    played_on(table, 20, Dice(3))
    loaded = Table.open(table.journal.header, table.journal.entries[kept.n :], kept)
    assert loaded.rolls == table.rolls == sum(entry.roll is not None for entry in table.journal.entries)


# The audit


@pytest.mark.parametrize("scheme", [1, 2])
@pytest.mark.parametrize(("game", "seats"), [("mcmulti", 3), ("oilcity", 9), ("africa", 3)])
def test_tb_5_3_every_roll_of_a_fair_game_is_proved(game: str, seats: int, scheme: int) -> None:
    table = fair_table(250, game, seats, scheme=scheme)
    found = audit(finished(table))
    assert found.difference is None
    assert found.proved == [entry.n for entry in table.journal.entries if entry.roll is not None]
    assert len(found.proved) > 10


def test_tb_5_3_rolls_that_were_taken_back_are_proved_as_well() -> None:
    table = fair_table(40)
    table.rule_back(2, "test")
    chance = table.agenda().chances[0]
    table.roll(source().outcome(chance, table.next(), table.rolls + 1), chance)
    found = audit(finished(table))
    assert found.difference is None
    assert found.proved == [entry.n for entry in table.journal.entries if entry.roll is not None]
    assert found.proved[-1] == 42


def test_tb_5_3_a_chosen_roll_is_found() -> None:
    table = fair_table(2)
    chance = table.agenda().chances[0]
    promised = source().outcome(chance, 3, 3)
    table.roll(next(i for i, weight in enumerate(chance.weights) if weight and i != promised), chance)
    found = audit(finished(table))
    assert complaint(found) == ("dice-differ", 4)
    assert found.proved == [1, 2]


def test_tb_5_3_a_chosen_roll_that_was_taken_back_is_found_too() -> None:
    table = fair_table(2)
    chance = table.agenda().chances[0]
    promised = source().outcome(chance, 3, 3)
    table.roll(next(i for i, weight in enumerate(chance.weights) if weight and i != promised), chance)
    table.rule_back(2, "test")
    assert complaint(audit(finished(table))) == ("dice-differ", 4)


def test_tb_5_3_without_a_kept_promise_nothing_is_proved() -> None:
    table = fair_table(30)
    assert complaint(audit(finished(table, KEY[::-1]))) == ("other-key", None)
    assert complaint(audit(table.journal)) == ("no-key", None)
    assert complaint(audit(finished(table, commitment=""))) == ("no-commitment", None)


def test_tb_5_3_the_audit_checks_facts_and_positions_too() -> None:
    whole = finished(fair_table(30))
    whole.entries[20] = msgspec.structs.replace(whole.entries[20], state="deadbeef")
    assert complaint(audit(whole)) == ("state-differs", 22)


def test_tb_5_4_typed_dice_are_named_and_not_proved() -> None:
    found = audit(finished(fair_table(60, typed=(2, 3))))
    assert (found.difference, found.typed) == (None, [2, 3])
    assert not {2, 3} & set(found.proved)


def test_tb_5_5_rolls_made_elsewhere_are_named_and_not_proved() -> None:
    table = fair_table(60, fair_from=3)
    assert complaint(audit(finished(table)))[0] == "dice-differ"
    found = audit(finished(table, fair_from=3))
    assert (found.difference, found.elsewhere) == (None, [1, 2, 3])
    assert min(found.proved) > 3
