"""A notice by e-mail, through the operator's mail server."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, Literal, get_args

from magnat.server.notify.notice import Delivered, Discreet, Failed

Security = Literal["starttls", "tls", "plain"]
# One plain address: nothing that could name a second one, open a comment or end the line.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
LONGEST: Final = 254


class MailSettings(Discreet, frozen=True):
    """The operator's mail server. `sender` may carry a name: `Magnat <magnat@example.org>`."""

    host: str
    sender: str
    port: int = 587
    security: Security = "starttls"
    user: str = ""
    password: str = ""
    timeout_s: float = 10.0

    def __post_init__(self) -> None:
        if not is_sender(self.sender):
            raise ValueError("the sender of e-mails is no address")
        if self.security not in get_args(Security):
            raise ValueError("the security of e-mail is one of " + ", ".join(get_args(Security)))


def is_sender(text: str) -> bool:
    return text.isprintable() and ADDRESS.fullmatch(parseaddr(text)[1]) is not None


def send(settings: MailSettings, to: str, subject: str, text: str) -> Delivered | Failed:
    """Sends in this thread. What the mail server has against us, not against the message, is tried again."""
    if len(to) > LONGEST or not ADDRESS.fullmatch(to):
        return Failed("notify-failed-mail-address", retry=False)
    letter = written(settings.sender, to, subject, text)
    try:
        with opened(settings) as server:
            server.send_message(letter, parseaddr(settings.sender)[1], [to])
            parting(server)
    except smtplib.SMTPException as error:
        return judged(error)
    except TimeoutError:
        return Failed("notify-failed-timeout", retry=True)
    except ssl.SSLCertVerificationError:
        return Failed("notify-failed-certificate", retry=True)
    except OSError:
        return Failed("notify-failed-unreachable", retry=True)
    return Delivered()


def written(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    """The message; a line break in the subject is a bug and raises ValueError."""
    letter = EmailMessage()
    letter["From"] = sender
    letter["To"] = to
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=domain(sender))
    letter["Auto-Submitted"] = "auto-generated"  # keeps holiday replies away
    letter.set_content(text, cte="quoted-printable")
    return letter


@contextmanager
def opened(settings: MailSettings) -> Iterator[smtplib.SMTP]:
    """Connected, encrypted unless it is plain, and logged in; we greet as the sender's domain, not by the machine's name."""
    host, port, timeout, name = settings.host, settings.port, settings.timeout_s, domain(settings.sender)
    if settings.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, name, timeout=timeout, context=ssl.create_default_context())
    else:
        server = smtplib.SMTP(host, port, name, timeout=timeout)
    try:
        if settings.security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.user:
            log_in(server, settings)
        yield server
    finally:
        server.close()


def log_in(server: smtplib.SMTP, settings: MailSettings) -> None:
    try:
        server.login(settings.user, settings.password)
    except UnicodeError:  # its text would show the password
        raise smtplib.SMTPAuthenticationError(535, b"") from None


def parting(server: smtplib.SMTP) -> None:
    """The message is taken already: whatever the server says to our leaving, it must not be sent twice."""
    with suppress(OSError):
        server.quit()


def domain(sender: str) -> str:
    return parseaddr(sender)[1].rpartition("@")[2] or "localhost"


def judged(error: smtplib.SMTPException) -> Failed:
    """A 5xx answer to the message is final; 4xx, a lost connection, login or encryption may be better tomorrow."""
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return Failed("notify-failed-mail-login", retry=True)
    if isinstance(error.__context__, TimeoutError):
        return Failed("notify-failed-timeout", retry=True)
    if code_of(error) >= 500:
        return Failed("notify-failed-mail-refused", retry=False)
    return Failed("notify-failed-mail-busy", retry=True)


def code_of(error: smtplib.SMTPException) -> int:
    """What the server answered to the message or its recipient; 0 if it was something else."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            return max((code for code, _ in error.recipients.values()), default=0)
        case smtplib.SMTPConnectError() | smtplib.SMTPHeloError():
            return 0
        case smtplib.SMTPResponseException():
            return error.smtp_code
        case _:
            return 0
