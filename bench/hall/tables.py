"""All parts one after the other, and their rows as a table."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec
from rich.table import Table

from bench.hall import measure
from bench.hall.measure import CONTESTANTS, HALL, Plan, Row
from bench.hall.servers import peer_problem
from bench.hall.workers import workers

__all__ = ["PARTS", "measured", "shown"]

PARTS: Final[dict[str, Callable[[Plan], Iterator[Row]]]] = {
    "start": measure.start,
    "closed": measure.closed_loop,
    "paced": measure.paced,
    "idle": measure.idle,
    "spectators": measure.spectators,
    "reconnects": measure.reconnects,
    "workers": workers,
}


def measured(plan: Plan, parts: Iterable[str] = PARTS) -> Iterator[Row]:
    """Without boardgame.io if it is not here."""
    if peer_problem():
        plan = msgspec.structs.replace(plan, contestants=(HALL,))
    for part in parts:
        yield from PARTS[part](plan)


def shown(rows: Iterable[Row]) -> Table:
    beside = f"beside boardgame.io: {peer_problem()}" if peer_problem() else "beside boardgame.io under the same load"
    found = list(rows)
    columns = list(dict.fromkeys([*CONTESTANTS, *(name for row in found for name in row.values)]))
    table = Table(title=f"The hall under load, {beside}")
    table.add_column("what")
    for column in (*columns, "ratio", "aim"):
        table.add_column(column, justify="right")
    for row in found:
        values = [f"{_number(row.values[name])} {row.unit}" if name in row.values else "" for name in columns]
        table.add_row(row.what, *values, "" if row.ratio is None else f"{row.ratio:.2f}", row.aim)
    return table


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
