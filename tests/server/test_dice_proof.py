"""TB-5.3: the proof that a browser gets; the client's own calculation is tested with one that was made here.

`python -m tests.server.test_dice_proof` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from magnat.kernel.dice import Dice
from magnat.server.table.dice_proofs import proof
from magnat.store.records import EntryRow, TableRecord
from magnat.tables.audit import audit
from magnat.wire.tables import DiceProof
from tests.tables.test_fair_dice import KEY, fair_table, finished, played_on

FILE = Path(__file__).parents[2] / "web/src/dice/proofs.json"


def made(scheme: int) -> DiceProof:
    """A game with typed dice, a ruling that goes back past some rolls, and a device that stays silent."""
    table = fair_table(200, "mcmulti", 3, typed=(2,), scheme=scheme)
    table.rule_back(table.live[-60].entry.n, "a mistake")
    whole = finished(played_on(table, 60, Dice(9)))
    header = msgspec.structs.replace(whole.header, commitment="", key="")
    record = TableRecord("t", "ABCDEF", "mcmulti", 1, 3, 3, commitment=whole.header.commitment, key=KEY, header=msgspec.json.encode(header))
    found = proof(record, [EntryRow(it.n, msgspec.json.encode(it), b"[]", 0) for it in whole.entries])
    assert [it.n for it in found.rolls if it.source == "key"] == audit(whole).proved
    return found


def written() -> bytes:
    return msgspec.json.format(msgspec.json.encode({"first": made(1), "second": made(2)}), indent=0) + b"\n"


def test_tb_5_3_the_clients_reckoning_is_tested_with_what_this_server_tells() -> None:
    assert FILE.read_bytes() == written()


@pytest.mark.parametrize("scheme", [1, 2])
def test_tb_5_3_the_proof_tells_every_roll_and_where_it_came_from(scheme: int) -> None:
    found = made(scheme)
    assert [it.roll for it in found.rolls] == list(range(1, len(found.rolls) + 1))
    assert [it.n for it in found.rolls if it.source == "typed"] == [2]
    assert any(it.back for it in found.rolls)
    assert len(found.devices) == (2 if scheme == 2 else 0)


if __name__ == "__main__":
    FILE.write_bytes(written())
