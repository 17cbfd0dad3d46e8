"""Is everything on a page in its own language? Compared with all catalogues of the other two."""

from __future__ import annotations

import re
import time
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement
from playwright.sync_api import Page

from tests.browser.words import catalogues
from tests.patience import PATIENCE_S

TEXTS = """() => {
    const shown = it => it.checkVisibility?.({ visibilityProperty: true }) && !it.closest("[lang]:not(html), [translate=no]");
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (shown(walk.currentNode.parentElement)) texts.push(walk.currentNode.data);
    for (const it of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        if (shown(it)) texts.push(...["aria-label", "title", "placeholder"].map(name => it.getAttribute(name) ?? ""));
    return texts.map(it => it.replace(/\\s+/g, " ").trim()).filter(it => /\\p{L}{3}/u.test(it));
}"""


def all_in(page: Page, language: str) -> None:
    """Once the server's texts have come, no text on the page belongs to the catalogue of another language but not to its own."""
    end = time.monotonic() + PATIENCE_S
    while foreign := {text: other for text in page.evaluate(TEXTS) if (other := spoken(text, language)) != language}:
        assert time.monotonic() < end, f"{page.url}: not {language}: {foreign}"
        page.wait_for_timeout(100)


@cache
def spoken(text: str, language: str) -> str:
    """The language of a text: that of the page, if it can be that."""
    if any(it.fullmatch(text) for it in sentences(language)):
        return language
    others = sorted({"en", "pl", "de"} - {language})
    return next((other for other in others if any(it.fullmatch(text) for it in sentences(other))), language)


@cache
def sentences(language: str) -> frozenset[re.Pattern[str]]:
    """Every message as a pattern; anything may stand in place of a value."""
    found: set[re.Pattern[str]] = set()
    for path in catalogues(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                found |= {re.compile(it) for it in shapes(entry.value) if telling(it)}
    return frozenset(found)


def telling(shape: str) -> bool:
    """Does it have enough words to be recognised? Between values, one is found in every language."""
    return len(re.findall(r"[^\W\d_]{3,}", shape)) > (".+" in shape)


def shapes(pattern: Pattern) -> list[str]:
    """All ways in which a message can read, as regular expressions."""
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, TextElement):
            ways = [way + re.escape(re.sub(r"\s+", " ", element.value)) for way in ways]
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            variants = [shape for it in element.expression.variants for shape in shapes(it.value)]
            ways = [way + shape for way in ways for shape in variants]
        else:
            ways = [f"{way}.+" for way in ways]
    return ways
