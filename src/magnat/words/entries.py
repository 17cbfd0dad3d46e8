"""Messages of a catalogue, read one by one when they are first wanted: reading all takes a fifth of a second, and few are ever said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

BEGINS: Final = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)
"""Where an entry begins: whatever belongs to one is indented."""
NAMED: Final = re.compile(r"(-?[A-Za-z][\w-]*)[ ]*=")
MENTIONED: Final = re.compile(r"-?[A-Za-z][\w-]*")


class Entries:
    """Every message and term of some catalogues by its name, and the bundle into which they go as they are needed."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self.texts: Final[dict[str, str]] = {}
        self.read: Final[set[str]] = set()
        for source in sources:
            found = split(source)
            if found is None:  # laid out in a way of its own: read it as a whole
                self.bundle.add_resource(FluentResource(source))
            else:
                self.texts.update((name, text) for name, text in found.items() if name not in self.texts)

    def has(self, key: str) -> bool:
        return key in self.texts or self.bundle.has_message(key)

    def find(self, key: str) -> bool:
        """Reads the message, and whatever it mentions; False if there is none."""
        if key in self.texts and key not in self.read:
            wanted = [key]
            for name in wanted:  # grows while it is read
                mentioned = [it for it in MENTIONED.findall(self.texts[name]) if it in self.texts and it not in self.read]
                wanted += [it for it in mentioned if it not in wanted]
            self.bundle.add_resource(FluentResource("".join(self.texts[name] for name in wanted)))
            self.read.update(wanted)  # afterwards: another thread may want it at the same time
        return self.bundle.has_message(key)


def split(source: str) -> dict[str, str] | None:
    """The text of each entry; None where something that begins like one is none."""
    _, *texts = BEGINS.split(source)
    found: dict[str, str] = {}
    for text in texts:
        named = NAMED.match(text)
        if named is None:
            return None
        found.setdefault(named[1], text)
    return found
