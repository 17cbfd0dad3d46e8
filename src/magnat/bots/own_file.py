"""Bots out of a file of one's own: `mine.py:Miser`. For command lines and scripts; a server never loads what a message names."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from zlib import crc32

from magnat.bots import registry
from magnat.bots.bot import Bot
from magnat.kernel.game import Unreadable, shown

SUFFIX = ".py"


def is_path(given: str) -> bool:
    """Is this a file, perhaps with the name of a class behind it, and not the name of a bot that Magnat knows?"""
    return given.endswith(SUFFIX) or f"{SUFFIX}:" in given


def find(game: str, given: str) -> type[Bot]:
    """A bot by its name, or out of a file: `mine.py:Miser`, or `mine.py` where the file has a single bot. Unreadable says what is wrong."""
    if not is_path(given):
        return registry.find(game, given)
    path, name = (given, "") if given.endswith(SUFFIX) else tuple(given.rsplit(":", 1))
    found = bots_in(loaded(Path(path)))
    if not name and len(found) == 1:
        return next(iter(found.values()))
    if name not in found:
        raise Unreadable(
            "no-such-bot-in-file", file=shown(Path(path).name), bot=shown(name) if name else "-", allowed=", ".join(found) or "-"
        )
    return found[name]


def bots_in(module: ModuleType) -> dict[str, type[Bot]]:
    """The bots that a module defines itself; one that leaves `choose` open is none."""
    kinds = [it for it in vars(module).values() if isinstance(it, type) and issubclass(it, Bot) and not inspect.isabstract(it)]
    return {kind.__name__: kind for kind in kinds if kind.__module__ == module.__name__}


def loaded(path: Path) -> ModuleType:
    """Run once in every process, however many seats its bots take."""
    file = path.expanduser().resolve()
    name = f"own_bots_{crc32(str(file).encode()):08x}"
    if name in sys.modules:
        return sys.modules[name]
    if not file.is_file():
        raise Unreadable("no-file", file=shown(path.name))
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise Unreadable("broken-bot-file", file=shown(path.name), detail=shown(f"{type(error).__name__}: {error}")) from error
    return module
