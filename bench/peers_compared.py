"""Complete random games and decisions per second, ours beside the peers', all measured in this run on one core.

A peer that cannot be measured says why; nobody gets a figure from elsewhere. What we aim at is in `AIMS`.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

__all__ = ["compare"]

ROOT: Final = Path(__file__).parent.parent
PEERS: Final = ROOT / ".venv-peers" / "bin" / "python"
CONTESTANTS: Final = {
    "Wizard Hall": ("ours", Path(sys.executable)),
    "OpenSpiel": ("openspiel", PEERS),
    "pgx": ("pgx", PEERS),
    "RLCard": ("rlcard", PEERS),
    "PettingZoo": ("pettingzoo", PEERS),
    "PokerKit": ("pokerkit", PEERS),
}
AIMS: Final = (
    ("Wizards & Relics, 2 players", "OpenSpiel", "hearts", 10.0),
    ("Wizards Cup, a round", "pgx", "kuhn", 1.0),
)
"""One of our games, a peer's game, and how many times as many games a second we mean to play."""
OURS: Final = ("Wizards Cup, a round", "Wizards & Relics, 2 players")
"""The games that the peers' are compared with: rounds and matches are what those call a game."""


class Row(msgspec.Struct, frozen=True):
    who: str
    game: str
    how: str
    games: float = 0.0
    decisions: float = 0.0
    problem: str = ""


class Measured(msgspec.Struct, frozen=True):
    """A line that a contestant prints."""

    game: str
    how: str
    games: float
    decisions: float


def compare(progress: Progress) -> Iterator[Table]:
    """Measure everybody, then give the table of all rows and that of our aims."""
    task = progress.add_task("measuring", total=len(CONTESTANTS))
    rows: list[Row] = []
    for who in CONTESTANTS:
        for row in measured(who):
            rows.append(row)
            progress.update(task, description=f"measuring {who}: {row.game}")
        progress.advance(task)
    yield all_rows(rows)
    yield aims(rows)


def measured(who: str) -> Iterator[Row]:
    """What a contestant prints, row by row as it is measured; or why it prints nothing more."""
    module, python = CONTESTANTS[who]
    if not python.exists():
        yield Row(who, "", "", problem="not installed here (make peers)")
        return
    command = [str(python), "-W", "ignore", "-m", f"bench.peers.{module}"]
    with (
        tempfile.TemporaryFile("w+") as said,
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=said, text=True) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("{"):  # a library may greet us first
                found = msgspec.json.decode(line, type=Measured)
                yield Row(who, found.game, found.how, found.games, found.decisions)
        if process.wait():
            said.seek(0)
            yield Row(who, "", "", problem=[f"ended with {process.returncode}", *said.read().strip().splitlines()][-1])


def all_rows(rows: list[Row]) -> Table:
    table = Table(title="Complete random games on one core, processor time")
    table.add_column("who")
    table.add_column("game")
    table.add_column("how")
    for heading in ("games/s", "decisions/s", *(f"{game.partition(',')[0]} is" for game in OURS)):
        table.add_column(heading, justify="right")
    for row in rows:
        if row.problem:
            table.add_row(row.who, f"[red]not measured: {row.problem}", "", "", "", "", "")
            continue
        ratios = ["" if row.who == "Wizard Hall" else _times(_fastest(rows, "Wizard Hall", game), row) for game in OURS]
        table.add_row(row.who, row.game, row.how, f"{row.games:,.0f}", f"{row.decisions:,.0f}", *ratios)
    return table


def aims(rows: list[Row]) -> Table:
    """Our fastest way to play a game beside the fastest of a peer's."""
    table = Table("ours", "beside", "times as many games", "aim", title="What we aim at")
    for game, who, theirs, aim in AIMS:
        ours, peer = _fastest(rows, "Wizard Hall", game), _fastest(rows, who, theirs)
        shown = _times(ours, peer) if ours and peer else "not measured"
        table.add_row(
            f"{game} ({ours.how})" if ours else game,
            f"{who}, {theirs} ({peer.how})" if peer else f"{who}, {theirs}",
            shown,
            f"≥ {aim:g}",
        )
    return table


def _fastest(rows: list[Row], who: str, game: str) -> Row | None:
    found = [row for row in rows if (row.who, row.game) == (who, game)]
    return max(found, key=lambda row: row.games, default=None)


def _times(ours: Row | None, theirs: Row) -> str:
    return f"× {ours.games / theirs.games:.3g}" if ours else ""


if __name__ == "__main__":
    with Progress(console=Console(stderr=True), transient=True) as bar:
        for part in compare(bar):
            Console().print(part)
