"""TB-3.7: places of a game that was ended before its end."""

from __future__ import annotations

from magnat.tables.ranking import present_places


def test_tb_3_7_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    assert present_places([[0], [1], [2], [3]], [5, 9, 5, 1]) == [2, 1, 2, 4]


def test_tb_3_7_partners_stand_together() -> None:
    assert present_places([[0, 1], [2, 3, 4], [5]], [7, 7, 9, 9, 9, 8]) == [3, 3, 1, 1, 1, 2]
