"""What somebody who must decide has before their eyes, and the piles that they may look through."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wizardhall.core.asks import AnyAsk, Pick
from wizardhall.core.cards import CardId
from wizardhall.relics.view import RelicsView, SideView
from wizardhall.terminal.line_packing import packed
from wizardhall.terminal.relics import player_area
from wizardhall.terminal.relics.power import short_sum

if TYPE_CHECKING:
    from wizardhall.terminal.relics.painter import RelicsPainter

__all__ = ["piles", "setting"]


def setting(painter: "RelicsPainter", ask: AnyAsk, view: RelicsView, width: int) -> list[RenderableType]:
    """The shrine and everybody's side, after the reveal one's own texts, and the hand if the menu does not hold it."""
    shrine = player_area.shrine(painter, view)
    lines: list[RenderableType] = [Rule(player_area.title(painter, view), style="dim")]
    if shrine is not None:
        lines.append(shrine)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    headings = {seat: player_area.heading(painter, view, side) for seat, side in view.sides.items()}
    room = width - max(heading.cell_len for heading in headings.values()) - 2
    for seat, side in view.sides.items():
        grid.add_row(headings[seat], Text("\n").join(packed(_pieces(painter, view, side), " · ", room)))
    lines.append(grid)
    own = view.sides.get(view.eyes)
    if own is not None:
        if view.phase not in ("set-up", "play"):
            lines += [Text(text, "dim") for card in _cards_in_play(own) if (text := painter.text_of(card)) is not None]
        if own.hand and not isinstance(ask, Pick):
            lines += _labelled(painter, painter.text("terminal-relics-your-hand"), own.hand, width)
    return lines


def piles(painter: "RelicsPainter", view: RelicsView, width: int) -> list[RenderableType]:
    found = player_area.piles(painter, view)
    return [line for label, cards in found for line in _labelled(painter, label, cards, width)]


def _pieces(painter: "RelicsPainter", view: RelicsView, side: SideView) -> list[Text]:
    """What is in play, in short what else there is; with nothing in play, the Hall and the discard pile in full."""
    text = painter.text
    pieces = [*player_area.wizards(painter, view, side), *player_area.relics(painter, side)]
    if side.parts:
        pieces.append(Text(short_sum(side.parts, text), "bold"))
    counts = Text(text("terminal-relics-counts", hand=side.hand_size, deck=side.deck_size))
    if pieces:
        return [*pieces, Text(player_area.hall(painter, view, side), "bold"), counts]
    return [*player_area.hall_pieces(painter, view, side), counts, player_area.discard(painter, side)]


def _labelled(painter: "RelicsPainter", label: str, cards: Sequence[CardId], width: int) -> list[Text]:
    first, *others = map(painter.brief, cards) if cards else (Text("–"),)
    return packed([Text.assemble((f"{label} ", "bold"), first), *others], ", ", width)


def _cards_in_play(side: SideView) -> list[CardId]:
    cards = [*side.wizards, *(relic.card for relic in side.relics)]
    return [card for card in cards if card is not None]
