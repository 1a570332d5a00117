"""`make bench`."""

import platform

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import cup


def main() -> None:
    console = Console()
    table = Table(title=f"Python {platform.python_version()} on {platform.machine()}, one core")
    for column in ("what", "measured", "aim", "baseline in the same run", "ratio"):
        table.add_column(column, justify="left" if column in ("what", "baseline in the same run") else "right")
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=5)
        for figure in cup.figures():
            table.add_row(
                figure.what,
                f"{_shown(figure.value)} {figure.unit}",
                figure.aim,
                f"{figure.baseline}: {_shown(figure.baseline_value)} {figure.unit}",
                f"{figure.ratio:.2f}",
            )
            progress.advance(task)
    console.print(table)


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3f}"


main()
