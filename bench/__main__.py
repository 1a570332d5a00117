"""`make bench`."""

import platform
from collections.abc import Iterator

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import cup, relics, relics_search, solver
from bench.hall.measure import Plan, Row
from bench.hall.tables import measured, shown
from bench.peers_compared import compare
from wizardhall.progress_bar import show_progress


def main() -> None:
    show_progress()
    console = Console()
    with Progress(console=console, transient=True) as progress:
        console.print(speed(progress))
        console.print(shown(hall(progress)))
        console.print(random_matches(progress))
        for table in compare(progress):
            console.print(table)


def speed(progress: Progress) -> Table:
    table = Table(title=f"Python {platform.python_version()} on {platform.machine()}, one core")
    for column in ("what", "measured", "aim", "compared with", "ratio"):
        table.add_column(column, justify="left" if column in ("what", "compared with") else "right")
    task = progress.add_task("measuring", total=None)
    for figures in (cup.figures(), relics.figures(), relics_search.figures(), solver.figures()):
        for figure in figures:
            table.add_row(
                figure.what,
                f"{_shown(figure.value)} {figure.unit}",
                figure.aim,
                f"{figure.baseline}: {_shown(figure.baseline_value)} {figure.unit}",
                f"{figure.ratio:.2f}",
            )
            progress.advance(task)
    return table


def hall(progress: Progress) -> Iterator[Row]:
    task = progress.add_task("loading the hall", total=None)
    for row in measured(Plan()):
        progress.update(task, advance=1, description=row.what)
        yield row


def random_matches(progress: Progress) -> Table:
    number = relics.STATISTICS_MATCHES
    task = progress.add_task("playing", total=number)
    table = Table("what", "found", title=f"Wizards & Relics: {number:,} matches of two random players")
    for row in relics.statistics(lambda: progress.advance(task)).rows():
        table.add_row(*row)
    return table


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3f}"


main()
