"""The table of Wizards Cup, drawn and in words."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wizardhall.core.cards import CardId
from wizardhall.cup.game import TOKENS_TO_WIN
from wizardhall.cup.seats import BLACK, SEATS, WHITE
from wizardhall.cup.view import CupView, SideView
from wizardhall.terminal.cup.symbols import SYMBOLS
from wizardhall.terminal.line_packing import packed

if TYPE_CHECKING:
    from wizardhall.terminal.cup.painter import CupPainter

__all__ = ["described", "listed", "picture", "setting"]

_MIDDLE = 5
_WIDEST_CARD = 48
_BACK = "▒"


def picture(painter: "CupPainter", view: CupView, width: int) -> RenderableType:
    """Both wizards face to face, and under each what else lies on that side."""
    half = min((width - _MIDDLE) // 2, _WIDEST_CARD)
    grid = Table.grid(padding=0)
    grid.add_column(width=half)
    grid.add_column(width=_MIDDLE, justify="center", vertical="middle")
    grid.add_column(width=half)
    black, white = view.sides[BLACK], view.sides[WHITE]
    grid.add_row(_owner(painter, black), "", _owner(painter, white))
    if view.phase == "duels":
        versus = painter.text("terminal-cup-versus") if black.zone and white.zone else ""
        height = max(painter.card_height(side.zone, half) for side in (black, white))
        left, right = (painter.card(side.zone, half, height) for side in (black, white))
        grid.add_row(left, versus, right)
    grid.add_row(_places(painter, view, black, half), "", _places(painter, view, white, half))
    return Group(Rule(_title(painter, view), style="dim"), grid)


def described(painter: "CupPainter", view: CupView) -> list[str]:
    """The same in sentences, with words for all symbols."""
    lines = [_title(painter, view)]
    if view.phase == "team":
        return [*lines, *(line.plain for line in _drawn(painter, view))]
    for seat in SEATS:
        side = view.sides[seat]
        lines.append(painter.text("terminal-cup-side", player=painter.heading(seat), tokens=side.tokens))
        if side.zone is not None:
            lines.append("  " + painter.text("terminal-cup-zone", card=painter.sentence(side.zone).plain))
        lines += [f"  {label} {_worded(painter, content)}" for label, content in _labelled(painter, view, side)]
    return lines


def setting(painter: "CupPainter", view: CupView) -> list[RenderableType]:
    """Before a decision: the drawn cards at first, then the tokens and what is known of the opponent."""
    if view.phase == "team":
        return [*_drawn(painter, view)]
    if view.phase == "duels":
        return []
    lines: list[RenderableType] = []
    for seat in SEATS:
        side = view.sides[seat]
        line = _owner(painter, side)
        if seat != view.eyes:
            line.append("  " + painter.text("terminal-cup-known") + " ").append_text(listed(painter, side.known))
        lines.append(line)
    return lines


def _title(painter: "CupPainter", view: CupView) -> str:
    if view.phase == "team":
        return painter.text("cup-title")
    if view.phase == "swap":
        return painter.text("terminal-cup-title-swap")
    if view.phase == "plan":
        return painter.text("terminal-cup-title-round", round=view.round)
    return painter.text("terminal-cup-title-duel", round=view.round, duel=view.duel)


def _drawn(painter: "CupPainter", view: CupView) -> list[Text]:
    return [
        Text(painter.text("terminal-cup-drawn", player=painter.teller.player(seat)) + " ").append_text(
            painter.sentence(drawn)
        )
        for seat in SEATS
        if (drawn := view.sides[seat].drawn) is not None
    ]


def _owner(painter: "CupPainter", side: SideView) -> Text:
    tokens = "★" * side.tokens + "☆" * (TOKENS_TO_WIN - side.tokens)
    return Text(painter.heading(side.seat), "bold").append(f" {tokens}", "bold yellow")


def _places(painter: "CupPainter", view: CupView, side: SideView, width: int) -> RenderableType:
    labelled = _labelled(painter, view, side)
    room = width - max((len(label) for label, _ in labelled), default=0) - 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for label, content in labelled:
        grid.add_row(label, _unbroken(content, room))
    return grid


def _unbroken(content: Text, width: int) -> Text:
    """Lines end between cards, not within one, where that is possible."""
    separator = ", " if ", " in content else " › "
    return Text("\n").join(packed(content.split(separator), separator, width))


def _labelled(painter: "CupPainter", view: CupView, side: SideView) -> list[tuple[str, Text]]:
    """Deck, Waiting card and visible discard, or the team; and of others what the eyes have seen."""
    text = painter.text
    places = []
    if view.phase in ("duels", "over"):
        places.append((text("terminal-cup-deck"), _deck(painter, side)))
        places.append((text("terminal-cup-waiting"), _waiting(painter, side)))
        places.append((text("terminal-cup-discard"), _discard(painter, side)))
    elif side.team:
        places.append((text("terminal-cup-team"), listed(painter, side.team)))
    if side.seat != view.eyes and side.known:
        places.append((text("terminal-cup-known"), listed(painter, side.known)))
    return places


def _deck(painter: "CupPainter", side: SideView) -> Text:
    if not side.deck:
        return Text("–")
    if not any(side.deck):
        return _face_down(painter, len(side.deck))
    return Text(" › ").join(painter.brief(card) if card else Text(_BACK) for card in side.deck)


def _waiting(painter: "CupPainter", side: SideView) -> Text:
    if side.waiting is not None:
        return painter.brief(side.waiting)
    return _face_down(painter, 1) if side.has_waiting else Text("–")


def _face_down(painter: "CupPainter", number: int) -> Text:
    return Text(f"{_BACK * number} {painter.text('terminal-cup-face-down', number=number)}")


def _discard(painter: "CupPainter", side: SideView) -> Text:
    """The visible card with its power if that is at work there; then how many lie under it."""
    if not side.discard:
        return Text("–")
    top = side.discard[-1]
    shown = painter.brief(top)
    wizard = painter.cards.wizards[top]
    if wizard.type == "dormant":
        shown.append(f" ({painter.teller.power(wizard.power)})")
    if len(side.discard) > 1:
        shown.append(" " + painter.text("terminal-cup-under", number=len(side.discard) - 1), "dim")
    return shown


def listed(painter: "CupPainter", cards: Sequence[CardId]) -> Text:
    return Text(", ").join(map(painter.brief, cards)) if cards else Text("–")


def _worded(painter: "CupPainter", content: Text) -> str:
    words = re.sub(rf"{_BACK}+ (?=\d)", "", content.plain).replace(_BACK, "?")
    for element, symbol in SYMBOLS.items():
        words = words.replace(symbol, painter.text(f"cup-element-{element}") + " ")
    return words
