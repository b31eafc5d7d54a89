"""Alembic runs this for every command: it hands over the connection, whose transaction is the caller's."""

from alembic import context

from bot.store.schema import metadata

# render_as_batch: SQLite changes a table by copying it.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
