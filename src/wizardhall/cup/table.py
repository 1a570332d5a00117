"""The places of the table: for each player a Deck, a Waiting card, a place in the Duel zone, a discard pile."""

from typing import NamedTuple

from wizardhall.core.cards import CardId
from wizardhall.core.game import Table
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import CupSet, Wizard
from wizardhall.cup.editions import Edition
from wizardhall.cup.seats import SEATS

__all__ = ["CupTable", "Side", "SideState"]


class SideState(NamedTuple):
    """A side as it is at one moment: what views are made of."""

    seat: Seat
    tokens: int
    drawn: CardId | None
    team: tuple[CardId, ...]
    aside: tuple[CardId, ...]
    deck: tuple[Wizard, ...]
    foreseen: tuple[bool, ...]
    waiting: Wizard | None
    waiting_open: bool
    zone: Wizard | None
    discard: tuple[Wizard, ...]
    seen: tuple[CardId, ...]
    peeked: tuple[CardId, ...]


class Side:
    """One player's cards. The first card of `deck` is the top; the last of `discard` is the visible one."""

    __slots__ = (
        "aside",
        "deck",
        "discard",
        "drawn",
        "foreseen",
        "peeked",
        "seat",
        "seen",
        "team",
        "tokens",
        "waiting",
        "waiting_open",
        "zone",
    )

    def __init__(self, seat: Seat, cards: CupSet) -> None:
        self.seat = seat
        self.drawn: CardId | None = None
        self.team: list[CardId] = []
        """The six of the Deck, wherever they lie now (CUP-T3)."""
        self.aside: list[CardId] = list(cards.ids)
        self.deck: list[Wizard] = []
        self.foreseen: list[bool] = []
        """For each card of `deck`: has the opponent looked at it where it lies?"""
        self.waiting: Wizard | None = None
        self.waiting_open = False
        self.zone: Wizard | None = None
        self.discard: list[Wizard] = []
        self.tokens = 0
        self.seen: list[CardId] = []
        """Cards that everybody has seen face up so far (CUP-N3)."""
        self.peeked: list[CardId] = []
        """Cards that the opponent alone has looked at."""

    @property
    def state(self) -> SideState:
        return SideState(
            self.seat,
            self.tokens,
            self.drawn,
            tuple(self.team),
            tuple(self.aside),
            tuple(self.deck),
            tuple(self.foreseen),
            self.waiting,
            self.waiting_open,
            self.zone,
            tuple(self.discard),
            tuple(self.seen),
            tuple(self.peeked),
        )

    @property
    def visible(self) -> Wizard | None:
        """The top of the discard pile: the one card whose Dormant power applies (CUP-D5)."""
        return self.discard[-1] if self.discard else None

    @property
    def out_of_cards(self) -> bool:
        return self.zone is None and not self.deck

    def take_top(self) -> Wizard:
        del self.foreseen[0]
        return self.deck.pop(0)

    def stack(self, deck: list[Wizard]) -> None:
        """Lay a new Deck, or the same cards in an order that nobody else knows."""
        self.deck = deck
        self.foreseen = [False] * len(deck)

    def gather(self) -> None:
        """CUP-N2: all cards of the Deck come back to the hand."""
        self.stack([])
        self.waiting, self.waiting_open = None, False
        self.zone = None
        self.discard = []

    def show(self, card: Wizard) -> None:
        if card.id not in self.seen:
            self.seen.append(card.id)


class CupTable(Table):
    def __init__(self, edition: Edition, cards: CupSet) -> None:
        super().__init__()
        self.edition = edition
        self.cards = cards
        self.sides = {seat: Side(seat, cards) for seat in SEATS}
        self.phase = "team"
        self.round = 0
        self.duel = 0

    def wizard(self, card: CardId) -> Wizard:
        return self.cards.wizards[card]
