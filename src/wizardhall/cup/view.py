"""What a pair of eyes may see of the table: the gate that every secret stays behind."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

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


class Sight(NamedTuple):
    """What eyes may see of a side besides what lies open."""

    own: bool
    """The cards of its player."""
    peeks: bool
    """The cards that its opponent has looked at."""


def sight(side: Seat, eyes: Seat) -> Sight:
    return Sight(own=eyes in (side, ALL_SEEING), peeks=eyes in (opponent(side), ALL_SEEING))


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
    return SideView(side.seat, *[show(side, by) for show in SHOWN.values()])


def _deck(side: SideState, by: Sight) -> tuple[CardId | None, ...]:
    if by.own:
        return tuple([card.id for card in side.deck])
    if by.peeks and True in side.foreseen:
        return tuple([card.id if seen else None for card, seen in zip(side.deck, side.foreseen, strict=True)])
    return (None,) * len(side.deck)


def _known(side: SideState, by: Sight) -> tuple[CardId, ...]:
    if by.peeks and side.peeked:
        return side.seen + tuple([card for card in side.peeked if card not in side.seen])
    return side.seen


SHOWN: Final[dict[str, Callable[[SideState, Sight], Any]]] = {
    "tokens": lambda side, by: side.tokens,
    "drawn": lambda side, by: side.drawn,
    "team": lambda side, by: side.team if by.own else None,
    "aside": lambda side, by: side.aside if by.own else None,
    "deck": _deck,
    "has_waiting": lambda side, by: side.waiting is not None,
    "waiting": lambda side, by: side.waiting.id if side.waiting and (by.own or side.waiting_open) else None,
    "zone": lambda side, by: side.zone.id if side.zone else None,
    "discard": lambda side, by: tuple([card.id for card in side.discard]),
    "known": _known,
}
"""The fields of a `SideView`, in their order: what each shows of a side."""
