"""/: what a browser finds where no web client was built (no Node, no network)."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request

from magnat.games.registry import GAMES
from magnat.server.auth import asked_language
from magnat.words.catalogue import words

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Magnat</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font: 1.1rem/1.6 Georgia, serif; max-width: 36rem; margin: 12vh auto; padding: 0 1.25rem }}
h1 {{ font-weight: normal; border-bottom: 3px double; padding-bottom: .4rem }}
code {{ font-size: .95em }}
</style>
</head>
<body><main><h1>{title}</h1><p>{about}</p><p>{api} <a href="/api/v1/openapi.json">/api/v1/openapi.json</a></p>
<p>{terminal} <code>./play play {game}</code></p></main></body>
</html>
"""


def page(request: Request[Any, Any, Any]) -> str:
    text = words(asked_language(request) or "en")
    return PAGE.format(
        language=text.language,
        title=escape(text.text("home-title")),
        about=escape(text.text("home-about")),
        api=escape(text.text("home-api")),
        terminal=escape(text.text("home-terminal")),
        game=escape(next(iter(GAMES))),
    )
