"""Everything durable: journals, tables, people, talk, the outbox and who owns which table; in SQLite or PostgreSQL."""
