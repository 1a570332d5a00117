"""Tables that nobody starts are taken away, and a database of an older hall is brought up to date."""

import contextlib
import sqlite3
from pathlib import Path

from tests.server.running_hall import PATIENCE, Process, Visitor, open_hall


def test_a_table_that_nobody_starts_is_taken_away_and_who_waits_there_is_told(tmp_path: Path) -> None:
    with open_hall(tmp_path, unstarted=0.5) as url:
        ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
        waiting, running = ann.open_table("cup"), ann.open_table("cup")
        ben.sit(running)
        ann.start(running)
        with ann.join(waiting) as black:
            assert black.until("goodbye")["reason"] == "closed"
            assert black.until_closed() == 4404
        assert ann.get(f"/api/tables/{waiting}", 404)["code"] == "server-error-unknown-table"
        assert ann.get(f"/api/tables/{running}")["state"] == "playing"
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as database:
        assert database.execute("select id from tables").fetchall() == [(running,)]
        assert database.execute("select distinct table_id from seats").fetchall() == [(running,)]


def test_a_hall_opens_the_database_of_an_older_one(tmp_path: Path) -> None:
    with Process(tmp_path) as older:
        ann, ben = Visitor(older.url, "Ann"), Visitor(older.url, "Ben")
        table = ann.open_table("cup", clock="relaxed")
        ben.sit(table)
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", timeout=PATIENCE)) as database, database:
        database.execute("alter table seats drop column entropy")
        database.execute("alter table answers drop column number")
        database.execute("drop table reopened")
        database.execute("drop table alembic_version")

    with Process(tmp_path) as newer:
        for visitor in (ann, ben):
            visitor.move_to(newer.url)
        assert ann.http.put(f"/api/tables/{table}/entropy", json={"entropy": "new"}).status_code == 200
        ann.start(table)
        with ann.join(table) as black:
            ask = black.state["asks"][0]["id"]
            assert black.answer()["type"] == "ack"
            assert black.ask("take-back", ask=ask)["type"] == "ack"
