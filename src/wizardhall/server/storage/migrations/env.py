"""Run by Alembic, with the connection that it is given; never imported."""

from alembic import context

from wizardhall.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
