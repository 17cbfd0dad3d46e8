"""One table on this process: its mailbox, its lease, the table in memory and its audience."""
