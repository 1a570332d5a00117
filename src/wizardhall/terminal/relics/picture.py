"""The table of Wizards & Relics, drawn: the shrine, and a panel for each player, clockwise."""

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wizardhall.core.seats import Seat
from wizardhall.relics.game import HALL_TO_WIN
from wizardhall.relics.seats import EAST, NORTH, SOUTH, WEST
from wizardhall.relics.view import RelicsView, SideView
from wizardhall.terminal.line_packing import packed
from wizardhall.terminal.relics import player_area
from wizardhall.terminal.relics.power import sum_pieces

if TYPE_CHECKING:
    from wizardhall.terminal.relics.painter import RelicsPainter

__all__ = ["picture"]

ROWS = {
    2: ((NORTH, SOUTH),),
    3: ((NORTH, EAST), (SOUTH,)),
    4: ((NORTH, EAST), (WEST, SOUTH)),
}
"""Where the seats are drawn."""
_WIDEST_PANEL = 60
_BORDER = 4
_LINES = 2
"""How many lines a sum, or the cards aside, may have."""


def picture(painter: "RelicsPainter", view: RelicsView, width: int) -> RenderableType:
    half = min((width - 1) // 2, _WIDEST_PANEL)
    shrine = player_area.shrine(painter, view)
    rows = [_row(painter, view, row, half) for row in ROWS[len(view.sides)]]
    return Group(Rule(player_area.title(painter, view), style="dim"), *([shrine] if shrine else []), *rows)


def _row(painter: "RelicsPainter", view: RelicsView, seats: tuple[Seat, ...], width: int) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    contents = [_lines(painter, view, view.sides[seat], width - _BORDER) for seat in seats]
    height = max(map(len, contents)) + 2
    panels = []
    for seat, lines in zip(seats, contents, strict=True):
        grid.add_column(width=width)
        panels.append(
            Panel(
                Group(*lines),
                title=player_area.heading(painter, view, view.sides[seat]),
                title_align="left",
                box=box.ROUNDED,
                border_style="yellow" if seat == view.master and view.round else "dim",
                width=width,
                height=height,
            )
        )
    grid.add_row(*panels)
    return grid


def _lines(painter: "RelicsPainter", view: RelicsView, side: SideView, width: int) -> list[Text]:
    """Cards in play, what they come to, and the piles."""
    text = painter.text
    lines = [*player_area.wizards(painter, view, side), *player_area.relics(painter, side)]
    if side.parts:
        lines += packed((Text(piece, "bold") for piece in sum_pieces(side.parts, text)), " ", width, _LINES)
    if side.aside:
        first, *others = map(painter.brief, side.aside)
        aside = Text.assemble(text("terminal-relics-aside"), " ", first)
        lines += packed([aside, *others], ", ", width, _LINES)
    *hall, last = packed(player_area.hall_pieces(painter, view, side), ", ", width, HALL_TO_WIN[len(view.sides)] - 1)
    counts = Text(text("terminal-relics-counts", hand=side.hand_size, deck=side.deck_size))
    lines += [*hall, *packed([last, counts, player_area.discard(painter, side)], " · ", width)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines
