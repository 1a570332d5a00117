"""What a pair of eyes may see of the table: the gate that every secret stays behind."""

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.game import View
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.relics.events import Part
from wizardhall.relics.power import parts
from wizardhall.relics.table import PlayedRelic, RelicsTable, Side

__all__ = ["RelicView", "RelicsView", "SideView", "view"]


class RelicView(msgspec.Struct, frozen=True):
    """A relic in play; `card` is `None` if the eyes have not seen its face."""

    card: CardId | None
    face_up: bool
    ignored: bool


class SideView(msgspec.Struct, frozen=True):
    """One player's side. What the eyes may not see is `None`; how many cards there are is public."""

    seat: Seat
    hand: tuple[CardId, ...] | None
    hand_size: int
    deck: tuple[CardId, ...] | None
    """One's own deck, sorted: which cards are in it can be known (REL-S2), their order cannot."""
    deck_size: int
    discard: tuple[CardId, ...]
    hall: tuple[CardId, ...]
    wizards: tuple[CardId | None, ...]
    relics: tuple[RelicView, ...]
    aside: tuple[CardId, ...]
    """Cards of this round that are no longer in play."""
    drawn: int
    power: int
    parts: tuple[Part, ...]


class RelicsView(View, frozen=True):
    phase: str
    battle: int
    master: Seat
    shrine: CardId | None
    shrines_left: int
    fighters: tuple[Seat, ...]
    options: dict[str, str]
    sides: dict[Seat, SideView]


def view(table: RelicsTable, eyes: Seat) -> RelicsView:
    return RelicsView(
        eyes=eyes,
        round=table.round,
        phase=table.phase,
        battle=table.battle,
        master=table.master,
        shrine=table.shrine.id if table.shrine else None,
        shrines_left=len(table.shrines),
        fighters=tuple(table.in_order()),
        options=table.options,
        sides={seat: _side(table, side, eyes) for seat, side in table.sides.items()},
    )


def _side(table: RelicsTable, side: Side, eyes: Seat) -> SideView:
    owner = eyes in (side.seat, ALL_SEEING)
    found = tuple(parts(table, side.seat))
    return SideView(
        seat=side.seat,
        hand=tuple(side.hand) if owner else None,
        hand_size=len(side.hand),
        deck=tuple(sorted(side.deck)) if owner else None,
        deck_size=len(side.deck),
        discard=tuple(side.discard),
        hall=tuple(side.hall),
        wizards=tuple(wizard.card.id if owner or wizard.face_up else None for wizard in side.wizards),
        relics=tuple(_relic(side, relic, eyes) for relic in side.relics),
        aside=tuple(side.aside),
        drawn=side.drawn,
        power=sum(part.amount for part in found),
        parts=found,
    )


def _relic(side: Side, relic: PlayedRelic, eyes: Seat) -> RelicView:
    seen = relic.face_up or eyes == ALL_SEEING or eyes in relic.known_to
    return RelicView(relic.card.id if seen else None, relic.face_up, side.ignored(relic))
