"""What a pair of eyes may see of the table: the gate that every secret stays behind."""

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.game import View
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.cup.seats import SEATS, opponent
from wizardhall.cup.table import CupTable, Side

__all__ = ["CupView", "SideView", "view"]


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


def view(table: CupTable, eyes: Seat) -> CupView:
    return CupView(
        eyes=eyes,
        edition=table.edition.name,
        phase=table.phase,
        round=table.round,
        duel=table.duel,
        sides={seat: _side(table.sides[seat], eyes) for seat in SEATS},
    )


def _side(side: Side, eyes: Seat) -> SideView:
    owner = eyes in (side.seat, ALL_SEEING)
    rival = eyes == opponent(side.seat)
    known = list(side.seen)
    if rival or eyes == ALL_SEEING:
        known += [card for card in side.peeked if card not in known]
    return SideView(
        seat=side.seat,
        tokens=side.tokens,
        drawn=side.drawn,
        team=tuple(side.team) if owner else None,
        aside=tuple(side.aside) if owner else None,
        deck=tuple(
            card.id if owner or (rival and foreseen) else None
            for card, foreseen in zip(side.deck, side.foreseen, strict=True)
        ),
        has_waiting=side.waiting is not None,
        waiting=side.waiting.id if side.waiting and (owner or side.waiting_open) else None,
        zone=side.zone.id if side.zone else None,
        discard=tuple(card.id for card in side.discard),
        known=tuple(known),
    )
