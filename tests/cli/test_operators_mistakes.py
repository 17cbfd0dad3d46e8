"""What an operator may get wrong is said in one line, before anything is started or changed."""

from __future__ import annotations

from pathlib import Path

from tests.cli.command import run
from tests.cli.test_commands import GOLDEN
from tests.databases import empty_sqlite_url


def test_a_backup_does_not_go_into_a_database_that_holds_something(tmp_path: Path) -> None:
    url, copy = empty_sqlite_url(tmp_path), tmp_path / "copy.db"
    assert run("import", str(GOLDEN[0]), "--db", url).returncode == 0
    assert run("backup", str(copy), "--db", url).returncode == 0
    done = run("restore", str(copy), "--db", url)
    assert done.returncode == 2
    assert done.stderr.startswith("The database already holds data")
    assert "Traceback" not in done.stderr
    assert run("restore", str(copy), "--db", empty_sqlite_url(tmp_path)).returncode == 0


def test_a_mail_server_without_a_sender_is_no_start(tmp_path: Path) -> None:
    done = run("serve", "--host", "127.0.0.1", "--port", "0", "--db", empty_sqlite_url(tmp_path), "--smtp-host", "mail.example.org")
    assert done.returncode == 2
    assert done.stderr.startswith("E-mails need a sender")
