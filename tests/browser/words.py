"""The texts of the client from its catalogues, so that tests press what people read, in any language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from magnat.words.catalogue import number
from tests.hosting.server import ROOT
from tests.packages import EXAMPLE

FOLDERS = (ROOT / "src/magnat/words", EXAMPLE / "src/fogport/texts")


def catalogues(language: str) -> list[Path]:
    return sorted(path for folder in FOLDERS for path in (folder / language).rglob("*.ftl"))


@cache
def bundle(language: str) -> FluentBundle:
    whole = FluentBundle([language], use_isolating=False)
    for path in catalogues(language):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return whole


def say(key: str, language: str = "en", **values: str | int) -> str:
    """The message with its values; a missing one is a fault of the test or of the catalogue."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, key
    given = {name: number(value) if isinstance(value, int) else value for name, value in values.items()}
    text, errors = bundle(language).format_pattern(pattern, given)
    assert not errors, (key, errors)
    return str(text)
