"""What a match of Wizards Cup came to."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wizardhall.cup.events import DuelDecided, RoundEnded
from wizardhall.cup.seats import SEATS
from wizardhall.cup.view import CupView
from wizardhall.match import Frame
from wizardhall.terminal.cup.scene import listed

if TYPE_CHECKING:
    from wizardhall.terminal.cup.painter import CupPainter

__all__ = ["summary"]


def summary(painter: "CupPainter", frames: Sequence[Frame], view: CupView) -> list[RenderableType]:
    """Round by round: who won it and after how many duels; and the last teams."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("terminal-cup-round", "terminal-cup-winner", "terminal-cup-duels", "terminal-cup-tokens"):
        table.add_column(painter.text(heading))
    duels = 0
    for frame in frames:
        match frame.event:
            case DuelDecided():
                duels = frame.event.duel
            case RoundEnded() as ended:
                tokens = " – ".join(str(ended.tokens[seat]) for seat in SEATS)
                winners = painter.text.listed(map(painter.teller.player, ended.winners))
                table.add_row(str(ended.round), winners, str(duels), tokens)
    teams: list[RenderableType] = []
    for seat in SEATS:
        team = listed(painter, view.sides[seat].team or ())
        teams.append(
            Text(painter.text("terminal-cup-team-of", player=painter.teller.player(seat)) + " ", "bold").append_text(
                team
            )
        )
    return [table, *teams]
