"""The tables of the database. The answers are the truth; all else about a match follows from its header and them."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

__all__ = ["METADATA", "answers", "guests", "house", "reopened", "results", "seats", "tables"]

METADATA: Final = MetaData()

house = Table(
    "house",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the hall keeps of itself: the secret of its cookies."""

guests = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
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
"""`header` is the first line of the record, once the match has begun; `cards_text` a card file of the host's own;
`continues` where a match that began in the middle of another one comes from.
"""

seats = Table(
    "seats",
    METADATA,
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
"""`program` names whoever holds the seat by a token alone; of a token only the hash is kept; `gone` has resigned;
`entropy` are its player's own words for the dice.
"""

answers = Table(
    "answers",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),
)
"""One row for each answer. `line` is its line of the record, `spent` the seconds it took, `number` its place among the
answers of its step: the order in which they were stored, whatever the clocks of the nodes say.
"""

reopened = Table(
    "reopened",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("spent", Float, nullable=False),
    Column("at", Float, nullable=False),
)
"""Answers that were taken back, for the clocks: the seconds until they were locked, and when they were opened again."""

results = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("result", Text, nullable=False),
    Column("resigned", Text),
    Column("step", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
