"""Alembic's entry: the connection, and the transaction it is in, come from the caller."""

from __future__ import annotations

from alembic import context

from magnat.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
