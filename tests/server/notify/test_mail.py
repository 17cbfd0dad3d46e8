"""E-mail through a real mail server of the tests' own: what arrives, what cannot be smuggled in, and how it fails."""

from __future__ import annotations

import socket
from email import message_from_bytes, policy
from email.message import EmailMessage
from threading import Event
from typing import Literal

import pytest

from magnat.server.notify.mail import MailSettings, send
from magnat.server.notify.notice import Delivered, Failed
from tests.server.notify.receivers import CERTIFICATE, Mail, Raw, Server, running

TEXT = "Cześć Ada,\n\ntwoja kolej: „Żółw”.\n.\nhttps://m.example/t/ABCDEF\n"
BUSY = Failed("notify-failed-mail-busy", retry=True)
REFUSED = Failed("notify-failed-mail-refused", retry=False)


def by(
    server: Server, security: Literal["starttls", "tls", "plain"] = "plain", user: str = "", password: str = "", host: str = "127.0.0.1"
) -> MailSettings:
    return MailSettings(host, "Magnat <magnat@m.example>", server.port, security, user, password, timeout_s=60)


def read(mail: Mail) -> EmailMessage:
    [got] = mail.mails
    message = message_from_bytes(got.text, policy=policy.default)
    assert isinstance(message, EmailMessage)
    return message


def test_a_letter_arrives_with_its_letters() -> None:
    with running(Mail()) as mail:
        assert send(by(mail), "ada@m.example", "Twoja kolej: Żółw", TEXT) == Delivered()
    got = read(mail)
    assert (got["From"], got["To"], got["Subject"]) == ("Magnat <magnat@m.example>", "ada@m.example", "Twoja kolej: Żółw")
    assert got["Auto-Submitted"] == "auto-generated"
    assert got["Message-ID"].endswith("@m.example>")
    assert got["Date"]
    assert got.get_content().replace("\r\n", "\n") == TEXT
    assert (mail.mails[0].sender, mail.mails[0].recipients) == ("magnat@m.example", ["ada@m.example"])
    assert mail.mails[0].text.isascii()


def test_we_greet_as_the_senders_domain_and_say_good_bye() -> None:
    with running(Mail()) as mail:
        send(by(mail), "ada@m.example", "s", "t")
    assert (mail.commands[0].lower(), mail.commands[-1].lower()) == ("ehlo m.example", "quit")


@pytest.mark.parametrize(
    "to",
    [
        "",
        "ada",
        "ada@",
        "@m.example",
        "ada@m.example\r\nBcc: all@m.example",
        "ada@m.example\n",
        "ada@m.example\rRCPT TO:<all@m.example>",
        "ada@m.example, all@m.example",
        "ada@m.example;all@m.example",
        "Ada <ada@m.example>",
        "<ada@m.example>",
        "ada@m.example> SIZE=1",
        '"a b"@m.example',
        "ada @m.example",
        "ada@m..example",
        "ada@[127.0.0.1]",
        "a@b@m.example",
        "ada@m.example\x00",
        "żółw@m.example",
        "a" * 65 + "@m.example",
        "a@" + "m." * 130 + "example",
    ],
)
def test_what_is_not_exactly_one_address_is_never_sent(to: str) -> None:
    with running(Mail()) as mail:
        assert send(by(mail), to, "s", "t") == Failed("notify-failed-mail-address", retry=False)
    assert mail.commands == []


@pytest.mark.parametrize("subject", ["a\r\nBcc: all@m.example", "a\nb", "a\rb", "\r\n\r\nbody"])
def test_a_line_break_in_a_subject_is_a_bug_and_nothing_is_sent(subject: str) -> None:
    with running(Mail()) as mail, pytest.raises(ValueError, match="linefeed or carriage return"):
        send(by(mail), "ada@m.example", subject, "t")
    assert mail.commands == []


@pytest.mark.parametrize("sender", ["", "Magnat", "Magnat <magnat>", "Magnat <a@m.example>\r\nBcc: b@m.example", "a@m.example\n"])
def test_a_sender_that_is_no_address_is_refused_with_the_settings(sender: str) -> None:
    with pytest.raises(ValueError, match="the sender of e-mails is no address"):
        MailSettings("127.0.0.1", sender)


def test_an_encryption_that_is_none_is_refused_with_the_settings() -> None:
    with pytest.raises(ValueError, match="starttls, tls, plain"):
        MailSettings("127.0.0.1", "magnat@m.example", security="ssl")  # type: ignore[arg-type]  # as an operator may write it


def test_a_text_cannot_end_itself_and_start_another_message() -> None:
    text = "a\r\n.\r\nMAIL FROM:<evil@m.example>\r\nRCPT TO:<all@m.example>\r\n"
    with running(Mail()) as mail:
        assert send(by(mail), "ada@m.example", "s", text) == Delivered()
    assert len(mail.mails) == 1
    assert "MAIL FROM:<evil@m.example>" in read(mail).get_content()


@pytest.mark.parametrize(
    ("says", "ended"),
    [
        ({"RCPT": "550 no such user"}, REFUSED),
        ({"RCPT": "450 greylisted"}, BUSY),
        ({"RCPT": "452 full"}, BUSY),
        ({"MAIL": "553 not from you"}, REFUSED),
        ({"MAIL": "451 later"}, BUSY),
        ({"DATA": "554 no"}, REFUSED),
        ({"TEXT": "554 spam"}, REFUSED),
        ({"TEXT": "451 disk full"}, BUSY),
        ({"EHLO": "421 closing", "HELO": "421 closing"}, BUSY),
        ({"EHLO": "550 who are you", "HELO": "550 who are you"}, BUSY),
        ({"QUIT": "500 stay"}, Delivered()),
    ],
)
def test_final_and_passing_refusals_are_told_apart(says: dict[str, str], ended: Delivered | Failed) -> None:
    with running(Mail(says)) as mail:
        assert send(by(mail), "ada@m.example", "s", "t") == ended
    assert len(mail.mails) == isinstance(ended, Delivered)


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_encrypted_and_logged_in(security: Literal["tls", "starttls"], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with running(Mail(login=("magnat", "s3cret"), starttls=security == "starttls", tls=security == "tls")) as mail:
        assert send(by(mail, security, "magnat", "s3cret", "localhost"), "ada@m.example", "s", "t") == Delivered()
    assert (mail.mails[0].encrypted, mail.mails[0].user) == (True, "magnat")


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_a_certificate_that_nobody_vouches_for_is_refused(security: Literal["tls", "starttls"]) -> None:
    with running(Mail(login=("magnat", "s3cret"), starttls=security == "starttls", tls=security == "tls")) as mail:
        ended = send(by(mail, security, "magnat", "s3cret", "localhost"), "ada@m.example", "s", "t")
    assert ended == Failed("notify-failed-certificate", retry=True)
    assert not any(command.startswith("AUTH") for command in mail.commands)


def test_a_server_that_offers_no_encryption_gets_no_password() -> None:
    with running(Mail(login=("magnat", "s3cret"))) as mail:
        assert send(by(mail, "starttls", "magnat", "s3cret"), "ada@m.example", "s", "t") == BUSY
    assert not any(command.startswith("AUTH") for command in mail.commands)


@pytest.mark.parametrize("password", ["wrong", "żółw"])
def test_a_login_that_fails_is_the_operators_to_mend(password: str) -> None:
    with running(Mail(login=("magnat", "s3cret"))) as mail:
        ended = send(by(mail, user="magnat", password=password), "ada@m.example", "s", "t")
    assert ended == Failed("notify-failed-mail-login", retry=True)
    assert mail.mails == []


def test_nobody_listens() -> None:
    with running(Mail()) as mail:
        pass
    assert send(by(mail), "ada@m.example", "s", "t") == Failed("notify-failed-unreachable", retry=True)


def test_a_server_that_hangs_up_is_tried_again() -> None:
    with running(Raw(lambda _: None)) as raw:
        assert send(by(raw), "ada@m.example", "s", "t") == BUSY


@pytest.mark.parametrize("greeting", [b"", b"220 hello\r\n"])
def test_a_server_that_hangs_is_given_up(greeting: bytes) -> None:
    over = Event()

    def hang(line: socket.socket) -> None:
        line.sendall(greeting)
        over.wait(60)

    with running(Raw(hang)) as raw:
        settings = MailSettings("127.0.0.1", "magnat@m.example", raw.port, "plain", timeout_s=0.2)
        assert send(settings, "ada@m.example", "s", "t") == Failed("notify-failed-timeout", retry=True)
        over.set()


def test_settings_show_nothing_of_themselves() -> None:
    settings = MailSettings("mail.example", "magnat@m.example", user="magnat", password="s3cret")
    assert f"{settings} {settings!r} {settings.__rich_repr__()}" == "<MailSettings> <MailSettings> []"
