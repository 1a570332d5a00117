"""Brings a database of any earlier version to this one, by Alembic. The steps are in `versions/`, oldest first.

Alembic takes some memory, so it is imported only where there is something to do. In a new database there is not: its
tables are made as `schema` has them, and Alembic's own table says that all steps are done.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, text

from wizardhall.server.errors import Refused
from wizardhall.server.storage.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

__all__ = ["FOLDER", "REVISIONS", "VERSION", "alembic_config", "is_current", "refuse_newer", "run_steps", "upgrade"]

FOLDER: Final = Path(__file__).parent

REVISIONS: Final = tuple(sorted(file.name[1:5] for file in (FOLDER / "versions").glob("v[0-9]*.py")))
"""All steps, oldest first. The file of a step begins with its revision: `v0001_first_schema.py`."""

VERSION: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""What Alembic writes down."""


def upgrade(db: Connection) -> None:
    """Upgrade a database, empty or old, within the transaction of its connection.

    Raises `Refused` if a newer version of the hall has been there: it may keep things that this one would lose.
    """
    current = refuse_newer(db)
    if current is None and not inspect(db).get_table_names():
        _make(db)
    elif current != REVISIONS[-1]:
        run_steps(db)


def run_steps(db: Connection) -> None:
    """All steps that the database has not gone through."""
    from alembic import command

    command.upgrade(alembic_config(db), "head")


def _make(db: Connection) -> None:
    METADATA.create_all(db)
    VERSION.create(db)
    db.execute(VERSION.insert().values(version_num=REVISIONS[-1]))


def refuse_newer(db: Connection) -> str | None:
    """The revision of a database; raises `Refused` if a newer version of the hall has been there."""
    current = _revision(db)
    if current is not None and current not in REVISIONS:
        raise Refused(500, "server-error-newer-database", revision=current[:40])
    return current


def is_current(db: Connection) -> bool:
    """Has the database all that this version needs? A newer version may have added to it."""
    current = _revision(db)
    return current is not None and (current == REVISIONS[-1] or current not in REVISIONS)


def _revision(db: Connection) -> str | None:
    """The last step that the database has gone through, as Alembic writes it down."""
    if not inspect(db).has_table("alembic_version"):
        return None
    found: str | None = db.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def alembic_config(db: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    config.attributes["connection"] = db
    return config
