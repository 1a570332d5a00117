"""The table of Wizards & Relics in sentences, with words for all symbols."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wizardhall.core.cards import CardId
from wizardhall.relics.game import HALL_TO_WIN
from wizardhall.relics.view import RelicsView, RelicView, SideView
from wizardhall.terminal.relics import player_area
from wizardhall.terminal.relics.power import short_sum

if TYPE_CHECKING:
    from wizardhall.terminal.relics.painter import RelicsPainter

__all__ = ["described", "piles"]


def described(painter: "RelicsPainter", view: RelicsView) -> list[str]:
    lines = [player_area.title(painter, view)]
    if view.shrine is not None:
        text = painter.text_of(view.shrine) or ""
        lines.append(painter.text("terminal-relics-shrine", text=text))
    for side in view.sides.values():
        lines += _side(painter, view, side)
    own = view.sides.get(view.eyes)
    if own is not None and own.hand and view.phase not in ("set-up", "play"):
        lines.append(f"{painter.text('terminal-relics-your-hand')} {_named(painter, own.hand)}")
    return lines


def piles(painter: "RelicsPainter", view: RelicsView) -> list[str]:
    """All discard piles and one's own deck, as `relics_setting.piles` shows them."""
    found = [(label, _named(painter, cards) or "–") for label, cards in player_area.piles(painter, view)]
    return [f"{label} {cards}" for label, cards in found]


def _side(painter: "RelicsPainter", view: RelicsView, side: SideView) -> list[str]:
    text = painter.text
    name = painter.heading(side.seat)
    if view.round and side.seat == view.master:
        name = text("terminal-relics-master", player=name)
    if player_area.in_battle(view) and side.seat not in view.fighters:
        name += " " + text("terminal-relics-out")
    lines = [
        text(
            "terminal-relics-side",
            player=name,
            hall=len(side.hall),
            needed=HALL_TO_WIN[len(view.sides)],
            hand=side.hand_size,
            deck=side.deck_size,
            discard=len(side.discard),
        )
    ]
    if side.hall:
        lines.append(f"  {text('terminal-relics-in-hall')} {_named(painter, side.hall)}")
    if side.discard:
        lines.append(f"  {text('terminal-relics-top')} {_named(painter, side.discard[-1:])}")
    played = [_wizard(painter, view, card) for card in side.wizards]
    played += [_relic(painter, relic) for relic in side.relics]
    if played:
        lines.append(f"  {text('terminal-relics-in-play')} {', '.join(played)}")
    if side.parts:
        lines.append(f"  {text('terminal-relics-power')} {short_sum(side.parts, text)}")
    if side.aside:
        lines.append(f"  {text('terminal-relics-aside')} {_named(painter, side.aside)}")
    return lines


def _named(painter: "RelicsPainter", cards: Sequence[CardId]) -> str:
    return ", ".join(painter.teller.line(painter.cards.cards[card]) for card in cards)


def _wizard(painter: "RelicsPainter", view: RelicsView, card: CardId | None) -> str:
    if card is None:
        return painter.text("terminal-relics-hidden-wizard")
    name = _named(painter, (card,))
    return f"{name} {painter.text('terminal-relics-face-down')}" if view.phase == "play" else name


def _relic(painter: "RelicsPainter", relic: RelicView) -> str:
    name = painter.text("terminal-relics-hidden-relic") if relic.card is None else _named(painter, (relic.card,))
    if relic.card is not None and not relic.face_up:
        name += " " + painter.text("terminal-relics-face-down")
    return f"{name} {painter.text('terminal-relics-ignored')}" if relic.ignored else name
