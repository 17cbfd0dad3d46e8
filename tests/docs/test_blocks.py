"""Every code block of the README and the guides does what it says: each language has a check, and there is no language without one."""

from __future__ import annotations

import importlib.util
import json
import re
import shlex
import tomllib
from collections.abc import Callable

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from magnat.cli.main import app
from magnat.lab.experiment import plan as plans
from magnat.wire import every
from tests.docs.pages import BLOCKS, PAGES, ROOT, Block, blocks
from tests.packages import EXAMPLE

PROGRAMS = ("curl", "uv", "python", "python3", "nmcli", "useradd", "cp", "systemctl", "podman", "/opt/magnat/bin/pip")
"""What shell blocks may call besides Magnat."""
QUOTED = re.compile(r"# fogport/\w+\.py\n")
EXAMPLE_NAME = EXAMPLE.name
OF_PLAY = ("test", "docs")
"""Commands that `./play` does itself."""
PLAYED_ELSEWHERE = "docs/guide/api.md"
"""Its program needs a server: tests/wire/test_guide.py plays it."""
BEFORE = {
    "docs/guide/fairness.md": "key, devices = bytes(32), []",
    "docs/guide/rail.md": (
        "from tests.rail.small import patch, tile_shapes\n"
        "_, beyond = patch(5, 5)\n"
        "shapes, marked, own, closed = tile_shapes()[1][:25], [], [0], [False] * 50"
    ),
}
"""What a page's first Python block takes for granted."""


def runs(block: Block) -> None:
    """A page's Python blocks follow one another, as in a notebook; output is not compared. Quotations are left as they are."""
    page = str(block.page.relative_to(ROOT))
    if QUOTED.match(block.code):
        is_quoted(block)
        return
    before = [it.code for it in blocks(block.page) if it.language == "python" and it.nth < block.nth and not QUOTED.match(it.code)]
    names: dict[str, object] = {"__name__": "guide"}
    if page == PLAYED_ELSEWHERE:
        compile(block.code, str(block), "exec")
        return
    for code in (BEFORE.get(page, ""), *before, block.code):
        exec(compile(code, str(block), "exec"), names)


def is_quoted(block: Block) -> None:
    """`# fogport/state.py` in the first line: the rest is in that file of the example, word for word."""
    first, _, quotation = block.code.partition("\n")
    assert quotation.strip()
    assert quotation in (EXAMPLE / "src" / first.removeprefix("# ")).read_text(encoding="utf-8")


def is_toml(block: Block) -> None:
    """It can be read, and the example has it too; the plan of an experiment can be played."""
    told, real = tomllib.loads(block.code), tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))
    if "study" in told:
        assert plans.settled(msgspec.convert(told, plans.PlanFile)).games > 0
        return
    for name, part in told["project"].items():
        assert real["project"][name] == part


def is_fluent(block: Block) -> None:
    assert not [entry for entry in FluentParser().parse(block.code).body if isinstance(entry, Junk)]
    if EXAMPLE_NAME in block.code:
        assert block.code in (EXAMPLE / f"src/{EXAMPLE_NAME}/texts/en/{EXAMPLE_NAME}.ftl").read_text(encoding="utf-8")


def can_be_typed(block: Block) -> None:
    """Magnat's own commands are parsed by the real command line; of other programs, the name must be known."""
    for line in block.code.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        while words and re.fullmatch(r"\w+=\S*", words[0]):  # variables before the command
            words.pop(0)
        if not words:
            continue
        program, *rest = words
        if program in ("./play", "magnat"):
            if not (program == "./play" and (not rest or rest[0] in OF_PLAY)):
                app.parse_args(rest, exit_on_error=False, print_error=False)
        elif program == "python" and rest[:1] == ["-m"]:
            assert importlib.util.find_spec(rest[1]) is not None, rest[1]
        elif program == "python":
            assert (ROOT / rest[0]).is_file(), rest[0]
        else:
            assert program in PROGRAMS, program


def is_json(block: Block) -> None:
    """One value, or one per line."""
    try:
        json.loads(block.code)
    except json.JSONDecodeError:
        assert all(json.loads(line) for line in block.code.splitlines())


def is_said_on_the_wire(block: Block) -> None:
    """`>` is sent and `<` is heard; parts may be left out, but the types exist."""
    for mark, union in ((">", "FromClient"), ("<", "FromTable")):
        said = re.findall(rf'^{mark} {{"type": "([\w-]+)"', block.code, re.MULTILINE)
        assert said
        assert set(said) <= {str(it.__struct_config__.tag) for it in every.members(union)}


def is_in_the_api(block: Block) -> None:
    described = json.loads((ROOT / "web/src/wire/openapi.json").read_text(encoding="utf-8"))["paths"]
    for line in block.code.splitlines():
        if request := re.match(r"(GET|POST|PUT|PATCH|DELETE) (\S+)", line):
            path = request[2].partition("?")[0].removeprefix("/api/v1")
            fitting = [it for it in described if re.fullmatch(re.sub(r"{[^}]+}", "[^/]+", it.removeprefix("/api/v1")), path)]
            assert any(request[1].lower() in described[it] for it in fitting), line


def is_nginx(block: Block) -> None:
    lines = [line.strip() for line in block.code.splitlines() if line.strip()]
    assert all(line.endswith((";", "{", "}")) for line in lines)
    assert block.code.count("{") == block.code.count("}")


def names_what_is_there(block: Block) -> None:
    """A plan of folders: each of them exists."""
    above = ROOT
    for line in block.code.splitlines():
        for word in re.findall(r"^ *((?:[\w.]+/)+)|(?<= )(\w+/)(?= )", line.split("  ", 2)[0] if line[:1] != " " else line[:14]):
            name = word[0] or word[1]
            place = ROOT / name if line[:1] != " " else above / name
            assert place.is_dir(), place
            above = place if line[:1] != " " else above


CHECKS: dict[str, Callable[[Block], None]] = {
    "python": runs,
    "sh": can_be_typed,
    "toml": is_toml,
    "ftl": is_fluent,
    "json": is_json,
    "jsonl": is_json,
    "http": is_in_the_api,
    "nginx": is_nginx,
    "websocket": is_said_on_the_wire,
    "text": names_what_is_there,
}


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_the_block_does_what_it_says(block: Block) -> None:
    assert block.language in CHECKS, f"{block}: no check for a block in {block.language or 'no language'}"
    CHECKS[block.language](block)


def test_every_fence_of_a_page_is_found() -> None:
    for page in PAGES:
        assert 2 * len(blocks(page)) == sum(line.lstrip().startswith("```") for line in page.read_text(encoding="utf-8").splitlines()), page


def test_the_readme_begins_with_a_picture_the_two_commands_and_ten_lines_of_python() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands, program = blocks(ROOT / "README.md")[:2]
    assert text.index("![") < text.index("```")
    assert [line.split("#")[0].strip() for line in commands.code.splitlines()] == ["./play", "./play test"]
    assert program.language == "python"
    assert len([line for line in program.code.splitlines() if line.strip()]) == 10


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("python", "1 / 0"),
        ("python", "# fogport/state.py\nclass Harbour:\n    pass\n"),
        ("toml", "[project]\nname = 'other'"),
        ("toml", "[project"),
        ("ftl", "fogport-name = Frogport\n"),
        ("ftl", "no message"),
        ("sh", "./play simulate mcmulti --gmaes 3 --bots random"),
        ("sh", "magnat dance"),
        ("sh", "rm -r games"),
        ("json", '{"a": }'),
        ("http", "GET /tables/QMLLFG/nothing"),
        ("nginx", "server {\n listen 80\n}"),
        ("websocket", '> {"type": "shout"}\n< {"type": "welcome"}'),
        ("text", "src/magnat/cellar/   nothing"),
    ],
)
def test_a_wrong_block_is_noticed(language: str, code: str) -> None:
    with pytest.raises(Exception, match=r".*"):
        CHECKS[language](Block(ROOT / "README.md", 1, 0, language, code))
