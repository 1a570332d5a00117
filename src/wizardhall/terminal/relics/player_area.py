"""What lies on one player's side of the table, in pieces that picture and setting are put together from."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from wizardhall.core.cards import CardId
from wizardhall.relics.game import HALL_TO_WIN
from wizardhall.relics.view import RelicsView, RelicView, SideView
from wizardhall.terminal.relics.symbols import BACK, MASTER, SHRINE

if TYPE_CHECKING:
    from wizardhall.terminal.relics.painter import RelicsPainter

__all__ = ["discard", "hall", "hall_pieces", "heading", "in_battle", "piles", "relics", "shrine", "title", "wizards"]


def title(painter: "RelicsPainter", view: RelicsView) -> str:
    if view.round == 0:
        return painter.text("relics-title")
    if view.battle > 1:
        return painter.text("terminal-relics-title-battle", round=view.round, battle=view.battle)
    return painter.text("terminal-relics-title-round", round=view.round)


def shrine(painter: "RelicsPainter", view: RelicsView) -> Text | None:
    """The shrine with all that it does."""
    if view.shrine is None:
        return None
    text = painter.teller.abilities(painter.cards.shrines[view.shrine])
    name = Text(f"{SHRINE} {painter.teller.card(view.shrine)}", "bold yellow")
    return Text.assemble(name, Text(" · ", "not bold"), text)


def heading(painter: "RelicsPainter", view: RelicsView, side: SideView) -> Text:
    """The player, marked as the Master Wizard, and as out of a battle that goes on without them."""
    name = Text(painter.heading(side.seat), "bold")
    if view.round and side.seat == view.master:
        name = Text(f"{MASTER} ", "bold yellow").append_text(name)
    if in_battle(view) and side.seat not in view.fighters:
        name.append(" " + painter.text("terminal-relics-out"), "dim")
    return name


def in_battle(view: RelicsView) -> bool:
    return view.phase in ("play", "wizards", "relics")


def wizards(painter: "RelicsPainter", view: RelicsView, side: SideView) -> list[Text]:
    hidden = view.phase == "play"
    return [_card(painter, card, hidden, "terminal-relics-hidden-wizard") for card in side.wizards]


def relics(painter: "RelicsPainter", side: SideView) -> list[Text]:
    return [_relic(painter, relic) for relic in side.relics]


def hall(painter: "RelicsPainter", view: RelicsView, side: SideView) -> str:
    return painter.text("terminal-relics-hall", number=len(side.hall), needed=HALL_TO_WIN[len(view.sides)])


def hall_pieces(painter: "RelicsPainter", view: RelicsView, side: SideView) -> list[Text]:
    """How full the Hall is, and who is in it."""
    if not side.hall:
        return [Text(hall(painter, view, side), "bold")]
    label = painter.text("terminal-relics-label", what=hall(painter, view, side))
    first, *others = map(painter.brief, side.hall)
    return [Text.assemble((label, "bold"), " ", first), *others]


def discard(painter: "RelicsPainter", side: SideView) -> Text:
    """How many, and the top one."""
    shown = painter.text("terminal-relics-discard", number=len(side.discard))
    if not side.discard:
        return Text(shown)
    return Text.assemble(painter.text("terminal-relics-label", what=shown), " ", painter.brief(side.discard[-1]))


def piles(painter: "RelicsPainter", view: RelicsView) -> list[tuple[str, Sequence[CardId]]]:
    """All discard piles, the top card first; and what is in one's own deck, in no order."""
    found: list[tuple[str, Sequence[CardId]]] = [
        (
            painter.text("terminal-relics-pile-of", player=painter.teller.player(seat), number=len(side.discard)),
            side.discard[::-1],
        )
        for seat, side in view.sides.items()
    ]
    own = view.sides.get(view.eyes)
    if own is not None and own.deck is not None:
        found.append((painter.text("terminal-relics-own-deck", number=len(own.deck)), painter.by_kind(own.deck)))
    return found


def _relic(painter: "RelicsPainter", relic: RelicView) -> Text:
    shown = _card(painter, relic.card, not relic.face_up, "terminal-relics-hidden-relic")
    if relic.ignored:
        shown.stylize("strike dim")
        return Text(painter.text("terminal-relics-ignored") + " ").append_text(shown)
    return shown


def _card(painter: "RelicsPainter", card: CardId | None, hidden: bool, back: str) -> Text:
    if card is None:
        return Text(f"{BACK} {painter.text(back)}", "dim")
    if not hidden:
        return painter.brief(card)
    return Text(f"{BACK} ").append_text(painter.brief(card)).append(" " + painter.text("terminal-relics-face-down"))
