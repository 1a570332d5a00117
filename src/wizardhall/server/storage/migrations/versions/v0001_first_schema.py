"""The first schema, and databases from before Alembic.

Halls made their tables themselves then. One of those may lack tables, or columns, that came later; such columns may be
empty.
"""

from typing import Final

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, inspect

revision = "0001"
down_revision = None

FIRST: Final = MetaData()

Table(
    "house",
    FIRST,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
Table(
    "guests",
    FIRST,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
)
Table(
    "tables",
    FIRST,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("away", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("cards_name", Text, nullable=False),
    Column("cards_digest", Text, nullable=False),
    Column("cards_text", Text),
    Column("state", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("seed", Text, nullable=False),
    Column("header", Text),
    Column("rematch", Text),
    Column("continues", Text),
    Index("tables_by_state", "state", "public", "created"),
)
Table(
    "seats",
    FIRST,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("guest", Text),
    Column("program", Text),
    Column("token", Text),
    Column("bot", Text),
    Column("gone", Boolean, nullable=False, default=False),
    Column("entropy", Text),
    Index("seats_by_guest", "guest"),
)
Table(
    "answers",
    FIRST,
    Column("table_id", Text, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False),
)
Table(
    "reopened",
    FIRST,
    Column("table_id", Text, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("spent", Float, nullable=False),
    Column("at", Float, nullable=False),
)
Table(
    "results",
    FIRST,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("result", Text, nullable=False),
    Column("resigned", Text),
    Column("step", Integer, nullable=False),
    Column("at", Float, nullable=False),
)


def upgrade() -> None:
    db = op.get_bind()
    FIRST.create_all(db)
    known = inspect(db)
    for table in FIRST.sorted_tables:
        there = {each["name"] for each in known.get_columns(table.name)}
        for column in table.columns:
            if column.name not in there:
                op.add_column(table.name, Column(column.name, column.type))
