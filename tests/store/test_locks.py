"""SQLite's locks belong to a process: whatever else that process does with the file, others must not take the log away from it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from magnat.store import address
from magnat.store.database import Database

READ = "import sqlite3, sys; it = sqlite3.connect(sys.argv[1]); it.execute('SELECT count(*) FROM tables').fetchone(); it.close()"


def test_a_command_in_the_same_process_and_a_reader_in_another_leave_the_log_alone(tmp_path: Path) -> None:
    file = tmp_path / "magnat.db"

    async def go() -> None:
        database = await Database.open(address.sqlite_url(file))
        await (await Database.open(address.sqlite_url(file))).close()
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", READ, str(file)], check=True)
        assert Path(f"{file}-wal").exists()
        await database.write(lambda connection: connection.exec_driver_sql("UPDATE tables SET title = ''"))
        await database.close()

    asyncio.run(go())
