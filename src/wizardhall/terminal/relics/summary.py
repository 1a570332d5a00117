"""What a match of Wizards & Relics came to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wizardhall.match import Frame
from wizardhall.relics.events import BattleDecided, EnteredHall, NoWinner, ShrineTurned
from wizardhall.relics.view import RelicsView
from wizardhall.terminal.relics import player_area

if TYPE_CHECKING:
    from wizardhall.terminal.relics.painter import RelicsPainter

__all__ = ["summary"]


def summary(painter: "RelicsPainter", frames: Sequence[Frame], view: RelicsView) -> list[RenderableType]:
    """Round by round: shrine, powers of the last battle, winner and who entered the Hall; then all Halls."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("round", "shrine", "powers", "winner", "hall"):
        table.add_column(painter.text(f"terminal-relics-summary-{heading}"))
    name, powers = "", ""
    for frame in frames:
        match frame.event:
            case ShrineTurned(shrine=turned):
                name, powers = painter.teller.card(turned), "–"
            case BattleDecided(totals=totals):
                powers = " – ".join(str(totals.get(seat, "·")) for seat in view.sides)
            case EnteredHall(seat=seat, card=card):
                winner = painter.teller.player(seat)
                table.add_row(str(frame.view.round), name, powers, winner, painter.brief(card))
            case NoWinner():
                table.add_row(str(frame.view.round), name, powers, "–", "–")
    halls: list[RenderableType] = [
        Text(f"{painter.heading(seat)} · ", "bold").append_text(
            Text(", ").join(player_area.hall_pieces(painter, view, side))
        )
        for seat, side in view.sides.items()
    ]
    return [table, Text(), *halls]
