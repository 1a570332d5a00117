"""Number the answers of a step in the order in which they are stored.

Those of before have the same number: their times say which came first.
"""

from alembic import op
from sqlalchemy import Column, Integer

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("answers", Column("number", Integer, nullable=False, server_default="0"))
