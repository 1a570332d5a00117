"""Makes the databases of this folder: what a hall of some version leaves behind after an evening.

Run it with the hall of that version, once, before the next one: `python -m tests.server.old.make 0.1`. It writes
`0.1.sqlite.sql`, `0.1.postgresql.sql`, and `0.1.json`, which says what is in them.
"""

import contextlib
import hashlib
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from trials.database_servers import needed, running_postgresql

from tests.server.running_hall import Process, Visitor, play_out

HERE = Path(__file__).parent


def evening(url: str) -> dict[str, Any]:
    """Matches of both games: over, resigned, running, and a table that waits."""
    ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
    tables = {
        "cup over": over(ann, ben, "cup"),
        "relics over": over(ann, ben, "relics"),
        "cup resigned": resigned(ann, ben),
        "cup running": running(ann, ben, "cup", clock="relaxed"),
        "relics running": running(ann, ben, "relics"),
        "cup open": ann.open_table("cup"),
    }
    ben.post(f"/api/tables/{tables['cup open']}/sit", json={"entropy": "ben’s words"})
    ended = [tables[name] for name in ("cup over", "relics over", "cup resigned")]
    return {
        "tables": tables,
        "cookies": {name: dict(visitor.http.cookies) for name, visitor in (("Ann", ann), ("Ben", ben))},
        "records": {table: record_digest(ann, table) for table in ended},
    }


def record_digest(visitor: Visitor, table: str) -> str:
    return hashlib.sha256(visitor.http.get(f"/api/tables/{table}/record").content).hexdigest()


def begun(ann: Visitor, ben: Visitor, game: str, **wanted: object) -> str:
    table = ann.open_table(game, **wanted)
    ben.sit(table)
    ann.start(table)
    return table


def over(ann: Visitor, ben: Visitor, game: str) -> str:
    table = begun(ann, ben, game)
    with ann.join(table) as one, ben.join(table) as other:
        play_out(one, other)
    return table


def resigned(ann: Visitor, ben: Visitor) -> str:
    table = begun(ann, ben, "cup")
    with ann.join(table) as one:
        one.answer()
        one.ask("resign")
    return table


def running(ann: Visitor, ben: Visitor, game: str, **wanted: object) -> str:
    """Some answers were given; of the next step Ann's was taken back and is locked again."""
    table = begun(ann, ben, game, **wanted)
    with ann.join(table) as one, ben.join(table) as other:
        play_out(one, other, most=2)
        one.until_state(lambda state: state["asks"])
        ask = one.state["asks"][0]["id"]
        assert one.answer()["type"] == "ack"
        assert one.ask("take-back", ask=ask)["type"] == "ack"
        one.until_state(lambda state: state["asks"])
        assert one.answer()["type"] == "ack"
    return table


def main(version: str, folder: Path = HERE) -> None:
    found = {}
    with tempfile.TemporaryDirectory() as home:
        with Process(Path(home)) as hall:
            found["sqlite"] = evening(hall.url)
        with contextlib.closing(sqlite3.connect(Path(home) / "hall.db")) as database:
            (folder / f"{version}.sqlite.sql").write_text("\n".join(database.iterdump()) + "\n")
    with tempfile.TemporaryDirectory() as home, running_postgresql() as postgresql:
        with Process(Path(home), database=postgresql.url) as hall:
            found["postgresql"] = evening(hall.url)
        (pg_dump,) = needed("postgresql", "pg_dump")
        command = [pg_dump, "--no-owner", "--no-privileges", "--inserts", postgresql.url]
        dumped = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ)
        lines = [line for line in dumped.stdout.splitlines() if not line.startswith(("--", "SET ", "\\")) and line]
        (folder / f"{version}.postgresql.sql").write_text("\n".join(lines) + "\n")
    (folder / f"{version}.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
