"""Brings a database of any earlier version to this one, by Alembic. The steps are in `versions/`, oldest first."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from wizardhall.server.errors import Refused

__all__ = ["FOLDER", "alembic_config", "upgrade"]

FOLDER: Final = Path(__file__).parent


def upgrade(db: Connection) -> None:
    """Upgrade a database, empty or old, within the transaction of its connection.

    Raises `Refused` if a newer version of the hall has been there: it may keep things that this one would lose.
    """
    config = alembic_config(db)
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(db).get_current_revision()
    known = {step.revision for step in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise Refused(500, "server-error-newer-database", revision=current[:40])
    if current != scripts.get_current_head():
        command.upgrade(config, "head")


def alembic_config(db: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    config.attributes["connection"] = db
    return config
