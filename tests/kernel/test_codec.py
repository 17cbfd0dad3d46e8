"""States that are dataclasses go to JSON and back; whatever does not fit is Unreadable."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from magnat.kernel.codec import DataclassCodec
from magnat.kernel.contract import State
from magnat.kernel.game import Plain, Unreadable


@dataclass
class Porter:
    coins: int
    bid: int | None = None


@dataclass
class Quay(State):
    porters: list[Porter]
    day: int = 0

    def clone(self) -> Quay:
        return replace(self, porters=[replace(porter) for porter in self.porters])


CODEC = DataclassCodec(Quay)
PLAIN: dict[str, Plain] = {"porters": [{"coins": 3, "bid": None}, {"coins": 0, "bid": 2}], "day": 4}


def test_a_state_goes_there_and_back() -> None:
    state = Quay([Porter(3), Porter(0, 2)], 4)
    assert CODEC.encode(state) == PLAIN
    assert CODEC.decode(PLAIN) == state


@pytest.mark.parametrize(
    "plain",
    [
        None,
        [],
        {},
        {**PLAIN, "day": "4"},
        {**PLAIN, "day": 4.0},
        {**PLAIN, "day": True},
        {**PLAIN, "night": 1},
        {"porters": PLAIN["porters"]},
        {**PLAIN, "porters": [{"coins": 3}]},
        {**PLAIN, "porters": [{"coins": 3, "bid": None, "name": "Ada"}]},
    ],
)
def test_what_does_not_fit_is_unreadable(plain: Plain) -> None:
    with pytest.raises(Unreadable, match="bad-state"):
        CODEC.decode(plain)


def test_a_field_of_a_later_edition_is_written_only_where_it_matters() -> None:
    codec = DataclassCodec(Quay, added=("day",))
    assert codec.encode(Quay([Porter(3)])) == {"porters": [{"coins": 3, "bid": None}]}
    assert codec.decode({"porters": [{"coins": 3, "bid": None}]}).clone() == Quay([Porter(3)], 0)
    assert codec.decode(codec.encode(Quay([], 2))).day == 2
