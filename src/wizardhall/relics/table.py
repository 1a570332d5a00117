"""What lies on the table: hands, decks, discard piles, Halls, and the cards of the current battle."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.core.game import Table
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import Filter, Relic, RelicsSet, Shrine, Wizard
from wizardhall.relics.seats import clockwise

__all__ = ["AdvantageRule", "Bonus", "PlayedRelic", "PlayedWizard", "RelicsTable", "Side"]


class PlayedWizard(msgspec.Struct, eq=False):
    """A wizard in play. `met` and `acted`: the shrine, and its own ability, have had their moment."""

    card: Wizard
    face_up: bool = False
    met: bool = False
    acted: bool = False


class PlayedRelic(msgspec.Struct, eq=False):
    """A relic in play, of whoever has it now. `known_to` have seen its face even while it lies face down."""

    card: Relic
    known_to: set[Seat]
    face_up: bool = False
    ignored: bool = False
    resolved: bool = False


class Bonus(msgspec.Struct, eq=False):
    """A modifier of a player's power for this battle, counted live.

    One that comes from a shrine or from a wizard's own ability belongs to that wizard, and leaves with it.
    """

    amount: int
    per: str | None
    counted_for: Seat
    card: Filter | None
    kind: str
    source: CardId
    wizard: PlayedWizard | None


class AdvantageRule(msgspec.Struct, eq=False):
    """An effect that gives or takes advantage; the last one that holds decides."""

    has: bool
    wizard: PlayedWizard | None


class Side:
    """One player's cards. The first card of `deck` is the top; the last of `discard` is the top of the pile."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.deck: list[CardId] = []
        self.hand: list[CardId] = []
        self.discard: list[CardId] = []
        self.hall: list[CardId] = []
        self.wizards: list[PlayedWizard] = []
        self.relics: list[PlayedRelic] = []
        self.aside: list[CardId] = []
        """Cards of this round that are no longer in play, face up until Spoils (REL-T3)."""
        self.drawn = 0
        """Cards drawn this round."""
        self.bonuses: list[Bonus] = []
        self.advantage_rules: list[AdvantageRule] = []
        self.ignores: list[Filter] = []
        """Relics of this player that fit are ignored for the battle."""

    def ignored(self, relic: PlayedRelic) -> bool:
        return relic.ignored or (relic.face_up and any(each.fits(relic.card) for each in self.ignores))

    def leave_play(self) -> None:
        """Everything of the battle goes aside; its modifiers are gone (REL-T1)."""
        self.aside += [wizard.card.id for wizard in self.wizards]
        self.aside += [relic.card.id for relic in self.relics]
        self.wizards, self.relics = [], []
        self.bonuses, self.advantage_rules, self.ignores = [], [], []


class RelicsTable(Table):
    def __init__(self, seats: Sequence[Seat], options: dict[str, str], cards: RelicsSet) -> None:
        super().__init__()
        self.seats = tuple(seats)
        self.options = options
        self.cards = cards
        self.sides = {seat: Side(seat) for seat in seats}
        self.dice: Dice | None = None
        self.round = 0
        self.battle = 0
        self.phase = "set-up"
        self.master = self.seats[0]
        self.fighters: list[Seat] = []
        """The players of the current wizard battle (REL-W3)."""
        self.shrine: Shrine | None = None
        self.shrines: list[CardId] = []
        self.used_shrines: list[CardId] = []
        self.newcomers: list[tuple[Seat, PlayedWizard]] = []
        """Wizards that have entered play late and have yet to go through their steps (REL-P5)."""
        self.pending = Counter[tuple[Seat, CardId]]()
        """Discard triggers that have not resolved yet: whose, and how often; in the order in which they came up."""
        self.reactions = 0
        """Discard triggers that have resolved in this battle; spoils count with the battle before them (REL-K16)."""
        self.rounds_without_winner = 0
        """How many in a row (REL-K17)."""

    def in_order(self) -> list[Seat]:
        """The fighters, from the Master Wizard clockwise (REL-P3, REL-T4)."""
        return [seat for seat in clockwise(self.seats, self.master) if seat in self.fighters]

    def rivals(self, seat: Seat) -> list[Seat]:
        """The other fighters, clockwise from `seat`."""
        return [other for other in clockwise(self.seats, seat)[1:] if other in self.fighters]

    def wizard(self, card: CardId) -> Wizard:
        return self.cards.wizards[card]

    def relic(self, card: CardId) -> Relic:
        return self.cards.relics[card]
