"""Alembic's entry: runs the steps on the connection that `storage.opening` made."""

from alembic import context

from mathom.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
