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
from magnat.kernel.contract import Chance
from magnat.kernel.dice import Dice
from magnat.kernel.playout import random_chance, random_choice
from magnat.tables import fair_dice, journal
from magnat.tables.audit import Audit, audit
from magnat.tables.journal import Entry, Header, Journal
from magnat.tables.table import Table

ROOT = Path(__file__).parents[2]
KEY = bytes(range(32))


def fair_table(inputs: int, game: str = "mcmulti", seats: int = 2, typed: tuple[int, ...] = (), fair_from: int = 0) -> Table:
    """A random game whose rolls come from the key, but for those typed in and those made elsewhere."""
    found, dice = find(game), Dice(4)
    table = Table.create(found, seats, found.settings({}, simulated=True), commitment=fair_dice.commitment(KEY))
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
            table.roll(fair_dice.outcome(KEY, n, chance), chance)
    return table


def finished(table: Table, key: bytes = KEY, **changes: Any) -> Journal:
    """The journal with the key revealed, through its text."""
    header = msgspec.structs.replace(table.journal.header, key=key.hex(), **changes)
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


@pytest.mark.parametrize("key", ["", "00", KEY.hex()[:-2] + "00", "no key at all", KEY.hex() + "00"])
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


def test_tb_5_2_the_derivation_gives_the_known_answers() -> None:
    dice = Chance("two-dice", "MM-4.1", [1] * 36)
    for n in range(1, 200):
        counter = 0
        while (value := by_hand(KEY, f"magnat-1|{n}|two-dice|0|{counter}") >> 250) >= 36:
            counter += 1
        assert fair_dice.outcome(KEY, n, dice) == value
    assert [fair_dice.outcome(KEY, n, dice) for n in range(1, 9)] == [10, 2, 31, 26, 4, 18, 7, 24], "as the openssl command gives them"


def test_tb_5_2_weights_are_taken_in_order() -> None:
    card = Chance("news-card", "MM-2.4", [2, 0, 3, 1], about=5)
    steps = [0, 0, 2, 2, 2, 3]
    for n in range(1, 100):
        counter = 0
        while (value := by_hand(KEY, f"magnat-1|{n}|news-card|5|{counter}") >> 253) >= 6:
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
    for n in range(1, 60):
        chance = Chance("plot-card", "OC-2.2", [n % 3, 1, 0, 4, 7], about=n % 4)
        assert printed["outcome"](KEY, n, "plot-card", n % 4, chance.weights) == fair_dice.outcome(KEY, n, chance)


# The audit


@pytest.mark.parametrize(("game", "seats"), [("mcmulti", 3), ("oilcity", 9), ("africa", 3)])
def test_tb_5_3_every_roll_of_a_fair_game_is_proved(game: str, seats: int) -> None:
    table = fair_table(250, game, seats)
    found = audit(finished(table))
    assert found.difference is None
    assert found.proved == [entry.n for entry in table.journal.entries if entry.roll is not None]
    assert len(found.proved) > 10


def test_tb_5_3_rolls_that_were_taken_back_are_proved_as_well() -> None:
    table = fair_table(40)
    table.rule_back(2, "test")
    chance = table.agenda().chances[0]
    table.roll(fair_dice.outcome(KEY, table.next(), chance), chance)
    found = audit(finished(table))
    assert found.difference is None
    assert found.proved == [entry.n for entry in table.journal.entries if entry.roll is not None]
    assert found.proved[-1] == 42


def test_tb_5_3_a_chosen_roll_is_found() -> None:
    table = fair_table(2)
    chance = table.agenda().chances[0]
    promised = fair_dice.outcome(KEY, 3, chance)
    table.roll(next(i for i, weight in enumerate(chance.weights) if weight and i != promised), chance)
    found = audit(finished(table))
    assert complaint(found) == ("dice-differ", 4)
    assert found.proved == [1, 2]


def test_tb_5_3_a_chosen_roll_that_was_taken_back_is_found_too() -> None:
    table = fair_table(2)
    chance = table.agenda().chances[0]
    promised = fair_dice.outcome(KEY, 3, chance)
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
