"""Everybody's chances over a match, as bars in the terminal or lines in a picture."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wizardhall.core.seats import Seat
from wizardhall.core.text import Text as HallText
from wizardhall.lab.analysis import Analysis, Point
from wizardhall.terminal.numbers import percent

__all__ = ["chart", "plot"]

WIDTH: Final = 40
FILLS: Final = (("█", "cyan"), ("▓", "yellow"), ("▒", "magenta"), ("░", "green"))
"""How the part of each seat looks: with colours, and without."""


def chart(found: Analysis, names: Mapping[Seat, str], text: HallText) -> list[RenderableType]:
    """A line for each point: the round, a bar that all chances share, and the chances."""
    legend = Text()
    rows = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    for seat, (fill, colour) in zip(found.seats, FILLS, strict=False):
        legend.append(f"{fill * 2} {names[seat]}   ", colour)
    for place, point in enumerate(found.points):
        chances = [percent(point.chances[seat], text) for seat in found.seats]
        rows.add_row(_label(found, place, text), _bar(found.seats, point), *(f"{chance:>5}" for chance in chances))
    return [Text(text("lab-chances"), "bold"), legend, rows]


def _label(found: Analysis, place: int, text: HallText) -> str:
    if found.winners is not None and place == len(found.points) - 1:
        return text("lab-point-end")
    return text("lab-point", round=max(1, found.points[place].round), number=found.points[place].answer)


def _bar(seats: Sequence[Seat], point: Point) -> Text:
    bar, reached, drawn = Text(), 0.0, 0
    for seat, (fill, colour) in zip(seats, FILLS, strict=False):
        reached += point.chances[seat]
        end = round(WIDTH * reached)
        bar.append(fill * (end - drawn), colour)
        drawn = end
    return bar


def plot(file: Path, found: Analysis, names: Mapping[Seat, str], text: HallText) -> None:
    """The same as lines in an SVG, with the decisions that mattered marked on the line of who made them."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.subplots()
    answers = [point.answer for point in found.points]
    for seat in found.seats:
        chances = [100 * point.chances[seat] for point in found.points]
        (line,) = axes.plot(answers, chances, marker=".", label=names[seat])
        costly = [found.decisions[place] for place in found.moments if found.decisions[place].seat == seat]
        for decision in costly:
            height = 100 * decision.chance
            axes.plot(decision.answer, height, marker="v", color=line.get_color(), markersize=9)
            axes.annotate(
                f"−{round(100 * decision.away)}", (decision.answer, height), (6, -4), textcoords="offset points"
            )
    axes.set_ylim(0, 100)
    axes.set_xlabel(text("lab-column-from"))
    axes.set_ylabel("%")
    axes.set_title(text("lab-chances"))
    axes.legend()
    figure.savefig(file, format="svg")
