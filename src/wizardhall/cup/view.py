"""What a pair of eyes may see of the table: the gate that every secret stays behind."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.game import View
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.cup.seats import SEATS, opponent
from wizardhall.cup.table import CupTable, SideState

__all__ = ["SHOWN", "CupView", "SideView", "Sight", "sight", "view"]


class SideView(msgspec.Struct, frozen=True):
    """One player's side. What the eyes may not see is `None`; how many cards there are is public."""

    seat: Seat
    tokens: int
    drawn: CardId | None
    team: tuple[CardId, ...] | None
    aside: tuple[CardId, ...] | None
    deck: tuple[CardId | None, ...]
    """From the top. A card that the eyes have looked at where it lies is named."""
    has_waiting: bool
    waiting: CardId | None
    zone: CardId | None
    discard: tuple[CardId, ...]
    """From the bottom; the last is the visible one."""
    known: tuple[CardId, ...]
    """Cards of this side that the eyes have seen so far in the match (CUP-N3)."""


class CupView(View, frozen=True):
    edition: str
    phase: str
    duel: int
    sides: dict[Seat, SideView]


class Sight(Enum):
    """Whose eyes look at a side."""

    OWNER = auto()
    RIVAL = auto()
    SPECTATOR = auto()
    ALL_SEEING = auto()


_OWN: Final = (Sight.OWNER, Sight.ALL_SEEING)


def sight(side: Seat, eyes: Seat) -> Sight:
    if eyes == side:
        return Sight.OWNER
    if eyes == ALL_SEEING:
        return Sight.ALL_SEEING
    return Sight.RIVAL if eyes == opponent(side) else Sight.SPECTATOR


def view(table: CupTable, eyes: Seat) -> CupView:
    return CupView(
        eyes=eyes,
        edition=table.edition.name,
        phase=table.phase,
        round=table.round,
        duel=table.duel,
        sides={seat: _side(table.sides[seat].state, sight(seat, eyes)) for seat in SEATS},
    )


def _side(side: SideState, by: Sight) -> SideView:
    shown = {name: show(side, by) for name, show in SHOWN.items()}
    return SideView(seat=side.seat, **shown)


def _deck(side: SideState, by: Sight) -> tuple[CardId | None, ...]:
    if by in _OWN:
        return tuple([card.id for card in side.deck])
    if by is Sight.RIVAL and True in side.foreseen:
        return tuple([card.id if seen else None for card, seen in zip(side.deck, side.foreseen, strict=True)])
    return (None,) * len(side.deck)


def _known(side: SideState, by: Sight) -> tuple[CardId, ...]:
    if by in (Sight.OWNER, Sight.SPECTATOR):
        return side.seen
    return side.seen + tuple([card for card in side.peeked if card not in side.seen])


def _waiting(side: SideState, by: Sight) -> CardId | None:
    return side.waiting.id if side.waiting and (by in _OWN or side.waiting_open) else None


SHOWN: Final[dict[str, Callable[[SideState, Sight], Any]]] = {
    "tokens": lambda side, by: side.tokens,
    "drawn": lambda side, by: side.drawn,
    "team": lambda side, by: side.team if by in _OWN else None,
    "aside": lambda side, by: side.aside if by in _OWN else None,
    "deck": _deck,
    "has_waiting": lambda side, by: side.waiting is not None,
    "waiting": _waiting,
    "zone": lambda side, by: side.zone.id if side.zone else None,
    "discard": lambda side, by: tuple([card.id for card in side.discard]),
    "known": _known,
}
"""Each field of a `SideView`: what it shows of a side, by whose eyes."""
