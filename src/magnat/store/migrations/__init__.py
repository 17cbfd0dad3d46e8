"""The revisions of the schema, run by Alembic from `magnat.store.migrate`."""
