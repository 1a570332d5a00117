"""A card set under an edition, as the solver needs it: the duels tabulated, and which cards ask."""

from collections.abc import Sequence

from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.tables import IntArray, duel_tables
from wizardhall.cup.powers import VERBS
from wizardhall.cup.purposes import BURY, EXCHANGE, REARRANGE

__all__ = ["CardTables"]


class CardTables:
    """Cards are numbers, in the order of the card set; sets of cards are bit masks."""

    def __init__(self, cards: CupSet, edition: str) -> None:
        self.cards, self.edition = cards, edition
        self.duels: IntArray = duel_tables(cards, edition)
        asks = [VERBS[wizard.power.verb].asks if wizard.power else "" for wizard in cards.wizards.values()]
        self.exchangers, self.rearrangers, self.buriers = (
            sum(1 << card for card, purpose in enumerate(asks) if purpose == each)
            for each in (EXCHANGE, REARRANGE, BURY)
        )
        self.askers = sum(1 << card for card, purpose in enumerate(asks) if purpose)
        """Masks of the cards whose optional power asks: to exchange, to rearrange, to bury; and all of them."""
        self.capacities: dict[tuple[int, bool], int] = {}
        """The most states that a best response has needed so far, by number of cards, and whether powers are used."""

    def late_askers(self, plan: Sequence[int]) -> int:
        """The mask of cards that may ask as one of the last two against this plan.

        A rearrangement takes two cards of the Deck; so late the Deck has them only if the opponent buried some.
        """
        buried = any(self.buriers >> card & 1 for card in plan)
        return self.exchangers | self.buriers | (self.rearrangers if buried else 0)
