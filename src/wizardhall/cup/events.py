"""What can happen in a match of Wizards Cup. Cards are named by id, seats by name."""

from typing import ClassVar

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.events import Event, PrivateEvent
from wizardhall.core.seats import Seat

__all__ = [
    "Buried",
    "Declined",
    "Discarded",
    "Drawn",
    "DuelDecided",
    "Exchanged",
    "GameEnded",
    "Idle",
    "Peeked",
    "Planned",
    "PowerDecided",
    "Rearranged",
    "Reason",
    "Revealed",
    "RoundBegan",
    "RoundEnded",
    "Silenced",
    "Swapped",
    "TeamPicked",
]


class Drawn(Event, frozen=True):
    """CUP-T1: the drawn card, shown to both players."""

    seat: Seat
    card: CardId


class TeamPicked(PrivateEvent, frozen=True):
    """CUP-T2."""

    hidden: ClassVar = ("cards",)
    cards: tuple[CardId, ...] | None


class RoundBegan(Event, frozen=True):
    round: int


class Planned(PrivateEvent, frozen=True):
    """CUP-P1, CUP-P2: the Deck from top to bottom, and the Waiting card."""

    hidden: ClassVar = ("order", "waiting")
    order: tuple[CardId, ...] | None
    waiting: CardId | None


class Revealed(Event, frozen=True):
    """CUP-D1: cards that enter the Duel zone at one moment; with this a duel begins."""

    duel: int
    cards: dict[Seat, CardId]


class Silenced(Event, frozen=True):
    """CUP-D9: two wizards of one name lose their powers."""

    card: CardId
    clause: str


class PowerDecided(Event, frozen=True):
    """A Magic power decides the duel."""

    seat: Seat
    card: CardId
    power: str
    losers: tuple[Seat, ...]
    clause: str


class Idle(Event, frozen=True):
    """A power was due and could do nothing; `because` says why."""

    seat: Seat
    card: CardId
    because: str
    clause: str


class Declined(Event, frozen=True):
    """CUP-D10: an optional power was not used."""

    seat: Seat
    card: CardId


class Exchanged(Event, frozen=True):
    """CUP-K3: `card` became the Waiting card, `entered` took its place."""

    seat: Seat
    card: CardId
    entered: CardId


class Rearranged(PrivateEvent, frozen=True):
    """CUP-K5."""

    hidden: ClassVar = ("order",)
    card: CardId
    order: tuple[CardId, ...] | None


class OfOpponentsDeck(PrivateEvent, frozen=True):
    """Something about a face-down card of `owner` that `seat` and the owner know."""

    hidden: ClassVar = ("top",)
    owner: Seat
    card: CardId
    top: CardId | None

    def insiders(self) -> tuple[Seat, ...]:
        return (self.seat, self.owner)


class Peeked(OfOpponentsDeck, frozen=True):
    """`seat` looks at the top card of the owner's Deck."""


class Buried(OfOpponentsDeck, frozen=True):
    """`seat` puts it on the bottom."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of an explanation. `kind` names the sentence, the rest are its words."""

    kind: str
    clause: str
    seat: Seat
    card: CardId
    amount: int = 0
    other: CardId | None = None


class DuelDecided(Event, frozen=True):
    """CUP-D2: by criterion `A`, `B` or `C`, and why."""

    duel: int
    cards: dict[Seat, CardId]
    criterion: str
    losers: tuple[Seat, ...]
    clause: str
    reasons: tuple[Reason, ...]


class Discarded(Event, frozen=True):
    """A card goes face up on its owner's discard pile, from the `duel` zone, the `deck` or `waiting`."""

    seat: Seat
    card: CardId
    place: str
    clause: str


class RoundEnded(Event, frozen=True):
    round: int
    winners: tuple[Seat, ...]
    tokens: dict[Seat, int]
    clause: str


class Swapped(PrivateEvent, frozen=True):
    """CUP-N1: `left` went aside and `joined` came into the Deck, or nothing changed. Others hear nothing."""

    unannounced: ClassVar = True
    left: CardId | None
    joined: CardId | None


class GameEnded(Event, frozen=True):
    """CUP-G1, CUP-G2. `totals` only where they decided; `equal` if they were equal: `shared` or `draw`."""

    winners: tuple[Seat, ...]
    clause: str
    totals: dict[Seat, int] | None = None
    equal: str | None = None
