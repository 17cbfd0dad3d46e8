"""The report of long runs: it goes on where it left off, keeps what broke, and the page says what the files hold."""

from __future__ import annotations

from pathlib import Path

from tests.hosting.proof import FOLDER, PAGE, Found, Proof, page


def test_the_page_is_made_from_the_files() -> None:
    assert (FOLDER / PAGE).read_text() == page()


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    seeds: list[int] = []

    def work(seed: int) -> Found:
        seeds.append(seed)
        return Found({"kills": 20}, {"back": float(seed)})

    for _ in range(3):
        Proof("kill", tmp_path).piece("sqlite", work)
    Proof("kill", tmp_path).piece("postgresql", work)
    assert seeds == [1, 2, 3, 1]
    assert Proof("kill", tmp_path).total("sqlite", "kills") == 60
    assert "| sqlite | 60 | 1,000 kills | 0 | 1-3 | back at most 3.0 s |" in page(tmp_path)


def test_what_broke_is_kept_as_a_fault(tmp_path: Path) -> None:
    def work(_seed: int) -> Found:
        raise AssertionError("nothing happens any more")

    assert Proof("kill", tmp_path).piece("sqlite", work).faults == ["AssertionError: nothing happens any more"]
    assert "- sqlite, seed 1," in page(tmp_path)
