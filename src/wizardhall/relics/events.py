"""What can happen in a match of Wizards & Relics. Cards are named by id, seats by name."""

from typing import ClassVar

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.events import Event, PrivateEvent
from wizardhall.core.seats import Seat

__all__ = [
    "AdvantageChanged",
    "BattleBegan",
    "BattleDecided",
    "BonusGiven",
    "Buried",
    "CardDiscarded",
    "Dealt",
    "Declined",
    "Drew",
    "EnteredHall",
    "GameWon",
    "HandKept",
    "Laid",
    "LookedAtDeck",
    "MasterChosen",
    "NoWinner",
    "Part",
    "PeekedAtDeck",
    "ReactionsStopped",
    "RelicAdded",
    "RelicIgnored",
    "RelicTaken",
    "RelicsExchanged",
    "RelicsIgnored",
    "RelicsRevealed",
    "Replenished",
    "Reshuffled",
    "RevealedFromHand",
    "RoundStarted",
    "RoundWon",
    "SatOut",
    "SetAside",
    "ShrineTurned",
    "ShrinesReshuffled",
    "TookBack",
    "TopRevealed",
    "Triggered",
    "WizardEntered",
    "WizardLeft",
    "WizardsRevealed",
]

Cards = tuple[CardId, ...]


# Set-up


class Dealt(PrivateEvent, frozen=True):
    """REL-S1, REL-S2: the thirty cards of a deck, which its player may look through before it is shuffled."""

    hidden: ClassVar = ("cards",)
    cards: Cards | None


class HandKept(PrivateEvent, frozen=True):
    """REL-S4: how many cards were set aside and drawn again; which ones only their player knows."""

    hidden: ClassVar = ("cards",)
    number: int
    cards: Cards | None


class MasterChosen(Event, frozen=True):
    """REL-S5, REL-L4."""

    seat: Seat
    clause: str


# The round


class RoundStarted(Event, frozen=True):
    round: int


class ShrineTurned(Event, frozen=True):
    """REL-P1."""

    shrine: CardId


class ShrinesReshuffled(Event, frozen=True):
    """REL-B6."""


class BattleBegan(Event, frozen=True):
    """REL-P2, REL-T1: a wizard battle, the first of the round or a new one after a tie."""

    battle: int
    fighters: tuple[Seat, ...]


class Laid(PrivateEvent, frozen=True):
    """REL-P2: a wizard and a relic, face down. That there is no relic can be seen by all (REL-B4)."""

    hidden: ClassVar = ("wizard", "relic")
    wizard: CardId | None
    relic: CardId | None
    relics: int


class SatOut(Event, frozen=True):
    """REL-B4: no wizard to battle with."""

    seat: Seat


class WizardsRevealed(Event, frozen=True):
    """REL-P3."""

    cards: dict[Seat, CardId]


class RelicsRevealed(Event, frozen=True):
    """REL-P4: each player's relics; several where one was added."""

    cards: dict[Seat, Cards]


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a player's power: `base`, `relic`, `advantage`, `shrine`, `ability` or `modifier`."""

    kind: str
    card: CardId
    amount: int
    clause: str


class BattleDecided(Event, frozen=True):
    """REL-V1: every player's power in its parts, and who has the most; several: a tie (REL-T1)."""

    totals: dict[Seat, int]
    parts: dict[Seat, tuple[Part, ...]]
    highest: tuple[Seat, ...]
    clause: str


class RoundWon(Event, frozen=True):
    round: int
    seat: Seat
    clause: str


class EnteredHall(Event, frozen=True):
    """REL-V2."""

    seat: Seat
    card: CardId
    hall: int


class NoWinner(Event, frozen=True):
    """REL-T5."""

    round: int
    because: str
    clause: str


class RelicTaken(Event, frozen=True):
    """REL-L2: `card` of `owner` goes to the winner's hand."""

    seat: Seat
    owner: Seat
    card: CardId


class GameWon(Event, frozen=True):
    """REL-V3; REL-K17, where several may share the victory."""

    winners: tuple[Seat, ...]
    clause: str


# Cards on the move


class Drew(PrivateEvent, frozen=True):
    hidden: ClassVar = ("cards",)
    number: int
    cards: Cards | None


class Replenished(Event, frozen=True):
    """REL-B1: the hand was down to one card or none. The cards are told by `Drew`."""

    seat: Seat
    size: int


class Reshuffled(Event, frozen=True):
    """REL-B5: the discard pile becomes the deck."""

    seat: Seat
    number: int


class CardDiscarded(Event, frozen=True):
    """REL-W1: from `hand` or `deck` to the discard pile."""

    seat: Seat
    cards: Cards
    place: str


class SetAside(Event, frozen=True):
    """REL-T3, REL-L3: cards that go from the table to the discard pile. That is not discarding (REL-W1)."""

    seat: Seat
    cards: Cards


class TookBack(Event, frozen=True):
    """From the discard pile to the hand; the pile is public, so all see which."""

    seat: Seat
    card: CardId


class RevealedFromHand(Event, frozen=True):
    """REL-W7."""

    seat: Seat
    card: CardId


class TopRevealed(Event, frozen=True):
    """REL-W7: the top card of the deck; it stays there."""

    seat: Seat
    card: CardId


class LookedAtDeck(PrivateEvent, frozen=True):
    """The top cards of the own deck, in the order in which they were put back."""

    hidden: ClassVar = ("cards",)
    number: int
    cards: Cards | None


class PeekedAtDeck(PrivateEvent, frozen=True):
    """`seat` looks at the top card of the deck of `owner`, who does not see it."""

    hidden: ClassVar = ("top",)
    owner: Seat
    top: CardId | None


class Buried(PrivateEvent, frozen=True):
    """`seat` puts that card on the bottom."""

    hidden: ClassVar = ("top",)
    owner: Seat
    top: CardId | None


# Abilities


class Triggered(Event, frozen=True):
    """An ability resolves: of a wizard, a relic, a shrine (for the wizard of `seat`) or a discarded card."""

    seat: Seat
    card: CardId
    when: str


class ReactionsStopped(Event, frozen=True):
    """REL-K16: so many discarded cards have reacted that no others do in this battle."""

    number: int
    clause: str


class Declined(Event, frozen=True):
    """REL-W8: a "may" was not used, or there was nothing to use it on (`because`)."""

    seat: Seat
    card: CardId
    because: str


class BonusGiven(Event, frozen=True):
    """`source` changes the power of `seat` by `amount`, or by that much `per` something, counted live."""

    seat: Seat
    source: CardId
    amount: int
    per: str | None = None


class AdvantageChanged(Event, frozen=True):
    """REL-P6: an effect gives advantage, or takes it."""

    seat: Seat
    source: CardId
    has: bool


class WizardEntered(Event, frozen=True):
    """REL-P5: from `hand` or `discard`, joining or replacing."""

    seat: Seat
    card: CardId
    place: str
    joins: bool


class WizardLeft(Event, frozen=True):
    """REL-P5: replaced; it lies aside until Spoils."""

    seat: Seat
    card: CardId


class OfRelics(PrivateEvent, frozen=True):
    """Something about relics in play: open to all once they lie face up."""

    face_up: bool

    def seen_by(self, eyes: Seat) -> Event | None:
        return self if self.face_up else super().seen_by(eyes)


class RelicAdded(OfRelics, frozen=True):
    """REL-W9: face down, unless relics are being revealed."""

    hidden: ClassVar = ("card",)
    card: CardId | None


class RelicIgnored(Event, frozen=True):
    """REL-W5: the relic in place `slot` of `owner`; its name is told only if it is face up."""

    seat: Seat
    owner: Seat
    slot: int
    card: CardId | None = None


class RelicsIgnored(Event, frozen=True):
    """REL-W5: all relics of `seat` of some kind, as `source` says."""

    seat: Seat
    source: CardId


class RelicsExchanged(OfRelics, frozen=True):
    """REL-W6: `given` by `seat` to `owner`, for `taken`; both know both."""

    hidden: ClassVar = ("given", "taken")
    owner: Seat
    given: CardId | None
    taken: CardId | None

    def insiders(self) -> tuple[Seat, ...]:
        return (self.seat, self.owner)
