"""`magnat debrief`: the reports of a saved game as files."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress

from magnat.cli.files import read_journal, reason
from magnat.cli.settings import whole_number
from magnat.kernel.game import Unreadable, shown
from magnat.lesson import turning_point_search
from magnat.lesson.debrief_files import Kind, Order, made
from magnat.lesson.story import Story
from magnat.lesson.turning_point_search import News
from magnat.lesson.turning_points import Found, Search
from magnat.tables import journal
from magnat.words.catalogue import words

FILES: dict[str, Kind] = {"class.pdf": "class", "teams.pdf": "teams", "table.xlsx": "xlsx", "table.csv": "csv"}
LONGEST = 3600


def run(file: Path, out: Path, seconds: int, language: str, console: Console) -> int:
    whole_number("--seconds", seconds, 0, LONGEST)
    saved = read_journal(file)
    story = Story(saved)
    if not story.turns:
        raise Unreadable("nothing-played", file=shown(str(file)))
    news = News()
    found = searched(story, seconds, news) if seconds else []
    order = Order(
        kind="class",
        journal=journal.write(saved).encode(),
        language=language,
        title=file.stem,
        state="ready" if seconds else "none",
        done=news.done,
        of=news.of,
        found=found,
    )
    for name, kind in FILES.items():
        write(out / name, made(msgspec.msgpack.encode(msgspec.structs.replace(order, kind=kind))))
        console.print(words(language).text("cli-debrief-written", file=str(out / name)), highlight=False)
    return 0


def searched(story: Story, seconds: int, news: News) -> list[Found]:
    screen = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, of: int) -> None:
            news.told(done, of)
            bar.update(task, completed=done, total=of)

        return turning_point_search.run(Search(story), seconds, tell=tell)


def write(target: Path, content: bytes) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    except OSError as error:
        raise Unreadable("cannot-write", file=shown(str(target)), detail=reason(error)) from None
