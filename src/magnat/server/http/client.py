"""The web client, built by `./play` into magnat/web. Read once, packed when first asked for, handed out from memory."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.params import FromPath

from magnat.server.dependencies import AnyRequest
from magnat.server.http import home
from magnat.server.problems import Trouble

KINDS = {  # Litestar adds the charset to text
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
FOR_EVER = "public, max-age=31536000, immutable"
"""Names under /assets carry a hash of what is in the file: another content has another name."""
ASK_FIRST = "no-cache"
"""The page itself, which names the assets, is asked for each time and mostly answered with 304."""
PARTS = ("replay", "console", "wall", "debrief")
PAGES = [
    *("/", "/me", "/look", "/teach", "/status", "/rules", "/rules/{book:str}", "/r", "/r/{code:str}", "/t/{code:str}"),
    *(f"/t/{{code:str}}/{part}" for part in PARTS),
]
"""The addresses of the client; `web/src/route.svelte.ts` knows them too."""
HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d{1,5})?|\[[0-9A-Fa-f:]+\](:\d{1,5})?")


@dataclass(frozen=True)
class Part:
    """A file of the client."""

    plain: bytes
    kind: str
    tag: str

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.plain, 9, mtime=0)


class Client:
    """Every file of the client by its path; empty if none was built."""

    def __init__(self, folder: Traversable) -> None:
        self.parts: dict[str, Part] = dict(found(folder)) if folder.is_dir() else {}

    def __bool__(self) -> bool:
        return "index.html" in self.parts


def found(folder: Traversable, path: str = "") -> list[tuple[str, Part]]:
    parts: list[tuple[str, Part]] = []
    for entry in sorted(folder.iterdir(), key=lambda it: it.name):
        if entry.is_dir():
            parts += found(entry, f"{path}{entry.name}/")
        elif (kind := KINDS.get(entry.name.rpartition(".")[2])) is not None:
            plain = entry.read_bytes()
            parts.append((path + entry.name, Part(plain, kind, f'"{sha256(plain).hexdigest()[:20]}"')))
    return parts


built = Client(files("magnat").joinpath("web"))


def client() -> Client:
    """What was built; looked for again as long as there is nothing."""
    global built  # noqa: PLW0603 - the one client of this process
    if not built:
        built = Client(files("magnat").joinpath("web"))
    return built


def answer(request: AnyRequest, path: str, keep: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    part = client().parts.get(path)
    if part is None:
        raise Trouble("not-found")
    headers = {"cache-control": keep, "etag": part.tag, "vary": "accept-encoding", **(headers or {})}
    if part.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(part.packed, media_type=part.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(part.plain, media_type=part.kind, headers=headers)


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """One page for all addresses of the client; without a client, one that says so. A code is looked up by the page, not here."""
    if not client():
        return Response(home.page(request).encode(), media_type=KINDS["html"])
    return answer(request, "index.html", ASK_FIRST, {"content-security-policy": policy(request.headers.get("host", ""))})


def policy(host: str) -> str:
    """Nothing from outside. The WebSocket is named: older Safari does not count it as 'self'."""
    live = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; connect-src 'self'{live}; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def lost(request: AnyRequest, usual: dict[str, str]) -> Response[bytes] | None:
    """Whoever types in a wrong address is told so by the client, which knows the way back; programs are told as everywhere."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wants_page or not client() or request.url.path.startswith("/api/"):
        return None
    headers = {**usual, "content-security-policy": policy(request.headers.get("host", "")), "cache-control": ASK_FIRST}
    return Response(client().parts["index.html"].plain, status_code=404, media_type=KINDS["html"], headers=headers)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return answer(request, f"assets/{name}", FOR_EVER)


@get("/favicon.svg", include_in_schema=False, sync_to_thread=False)
def icon(request: AnyRequest) -> Response[bytes]:
    return answer(request, "favicon.svg", "public, max-age=86400")


@get("/icons/{name:str}", include_in_schema=False, sync_to_thread=False)
def app_icon(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return answer(request, f"icons/{name}", "public, max-age=86400")


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: AnyRequest) -> Response[bytes]:
    """What a phone must know to put the page among its apps."""
    return answer(request, "manifest.webmanifest", ASK_FIRST)


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def worker(request: AnyRequest) -> Response[bytes]:
    """The service worker, which opens the page without a network; browsers look for a newer one whenever the page is opened."""
    return answer(request, "sw.js", ASK_FIRST)


HANDLERS = [page, asset, icon, app_icon, manifest, worker]
