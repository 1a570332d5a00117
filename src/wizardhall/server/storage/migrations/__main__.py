"""`python -m wizardhall.server.storage.migrations "add ratings"` writes the next step, from what `schema` has gained.

Alembic compares `schema` with a database that all steps so far have made. Read what it wrote before you commit it.
"""

import sys

from alembic import command
from sqlalchemy import create_engine

from wizardhall.server.storage.migrations import REVISIONS, alembic_config, run_steps


def main(message: str) -> None:
    with create_engine("sqlite://").connect() as db:
        run_steps(db)
        command.revision(alembic_config(db), message, autogenerate=True, rev_id=f"{len(REVISIONS) + 1:04}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit('python -m wizardhall.server.storage.migrations "what is new"')
    main(sys.argv[1])
