"""Real receivers on this machine: a web server, a mail server, and one that answers whatever a test says."""

from __future__ import annotations

import base64
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from socketserver import BaseRequestHandler, StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any, TypeVar

import msgspec

from magnat.server.notify.notice import Letter

S = TypeVar("S", bound="Server")
CERTIFICATE = Path(__file__).with_name("receiver.pem")
LETTER = Letter(
    "Your turn: Friday", "Hello Ada,\n\nit is your turn.\n", "Ada, it is your turn.", "ABCDEF", "https://m.example/t/ABCDEF", "your-turn"
)


class Post(msgspec.Struct):
    """What a web server was sent."""

    path: str
    host: str
    type: str
    body: Any  # JSON


class Server(ThreadingTCPServer):
    """Runs in a thread; behind TLS if it has a context."""

    daemon_threads = True
    request_queue_size = 50

    def __init__(self, handler: type[BaseRequestHandler], tls: bool = False) -> None:
        self.tls = server_side() if tls else None
        super().__init__(("127.0.0.1", 0), handler)
        self.port: int = self.server_address[1]

    def get_request(self) -> tuple[socket.socket, Any]:
        line, address = super().get_request()
        return (self.tls.wrap_socket(line, server_side=True) if self.tls else line), address

    def handle_error(self, *_: object) -> None:
        """A client that hangs up is part of the tests."""


class Web(Server):
    """Answers every POST with the same status, headers and body."""

    def __init__(self, status: int = 204, headers: dict[str, str] | None = None, body: bytes = b"", tls: bool = False) -> None:
        self.status, self.headers, self.body = status, headers or {}, body
        self.posts: list[Post] = []
        super().__init__(WebHandler, tls)


class WebHandler(BaseHTTPRequestHandler):
    server: Web

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.posts.append(Post(self.path, self.headers["Host"], self.headers["Content-Type"], msgspec.json.decode(body or b"null")))
        self.send_response(self.server.status)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(self.server.body)

    do_GET = do_POST  # noqa: N815  # a followed redirect would come as GET

    def log_message(self, *_: object) -> None:
        """Silent."""


class Raw(Server):
    """Reads one request, then does with the line what the test says."""

    def __init__(self, answer: Callable[[socket.socket], None]) -> None:
        self.answer = answer
        super().__init__(RawHandler)


class RawHandler(BaseRequestHandler):
    server: Raw

    def handle(self) -> None:
        self.server.answer(self.request)


class Mailed(msgspec.Struct):
    """What a mail server took."""

    sender: str
    recipients: list[str]
    text: bytes
    encrypted: bool
    user: str


class Mail(Server):
    """Speaks just enough SMTP; `says` replaces its answer to a command, `login` is what AUTH PLAIN must bring."""

    def __init__(
        self, says: dict[str, str] | None = None, login: tuple[str, str] | None = None, starttls: bool = False, tls: bool = False
    ) -> None:
        self.says, self.login, self.starttls = says or {}, login, starttls
        self.mails: list[Mailed] = []
        self.commands: list[str] = []
        super().__init__(MailHandler, tls)


class MailHandler(StreamRequestHandler):
    server: Mail

    def handle(self) -> None:
        self.encrypted = self.server.tls is not None
        self.mail = Mailed("", [], b"", self.encrypted, "")
        self.say("220 receiver.example")
        while line := self.rfile.readline():
            command = line.decode("ascii").rstrip("\r\n")
            self.server.commands.append(command)
            verb = command.split(" ")[0].upper()
            answer = self.server.says.get(verb) or self.answer(verb, command)
            if answer:
                self.say(answer)
            if verb == "QUIT":
                return

    def finish(self) -> None:
        super().finish()
        self.request.close()  # the server knows only the line without encryption

    def answer(self, verb: str, command: str) -> str:
        match verb:
            case "EHLO":
                offers = ["STARTTLS"] * (self.server.starttls and not self.encrypted) + ["AUTH PLAIN"] * (self.server.login is not None)
                return "\r\n".join(["250-receiver.example", *(f"250-{offer}" for offer in offers), "250 8BITMIME"])
            case "STARTTLS":
                return self.encrypt()
            case "AUTH":
                return self.log_in(command.split(" ")[2])
            case "MAIL":
                self.mail = Mailed(command[10:].split(">")[0].strip("<"), [], b"", self.encrypted, self.mail.user)
                return "250 ok"
            case "RCPT":
                self.mail.recipients.append(command[8:].strip("<>"))
                return "250 ok"
            case "DATA":
                return self.take()
            case _:
                return "221 bye" if verb == "QUIT" else "250 ok"

    def say(self, line: str) -> None:
        self.wfile.write(line.encode("ascii") + b"\r\n")

    def encrypt(self) -> str:
        self.say("220 go ahead")
        self.request = server_side().wrap_socket(self.request, server_side=True)
        self.setup()
        self.encrypted = True
        return ""

    def log_in(self, secret: str) -> str:
        _, user, password = base64.b64decode(secret).decode("ascii").split("\0")
        self.mail.user = user
        return "235 welcome" if (user, password) == self.server.login else "535 no"

    def take(self) -> str:
        self.say("354 go ahead")
        text = b""
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            text += line.removeprefix(b".")
        self.mail.text = text
        after = self.server.says.get("TEXT", "250 taken")
        if after.startswith("2"):
            self.server.mails.append(self.mail)
        return after


def server_side() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


@contextmanager
def running(server: S) -> Iterator[S]:
    thread = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
