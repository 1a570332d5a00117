"""The progress bar of a long command: on stderr, and only where somebody can see it."""

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn

__all__ = ["command_progress"]


def command_progress(*columns: ProgressColumn) -> Progress:
    """A bar with a description before it and some columns behind it; it is gone when the work is done."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
