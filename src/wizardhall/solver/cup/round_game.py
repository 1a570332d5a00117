"""One round as a zero-sum game: the cards, and the plans that each player may lay."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.card_tables import CardTables

__all__ = ["BLACK", "EVERY_CARD", "WHITE", "PlanSpace", "RoundGame"]

BLACK, WHITE = 0, 1
EVERY_CARD: Final = (1 << SET_SIZE) - 1


class PlanSpace(NamedTuple):
    """The plans that a player may lay, by masks of cards."""

    allowed: int = EVERY_CARD
    """Six of these,"""
    held: int = 0
    """all of these among them,"""
    waits: int = EVERY_CARD
    """and one of these as the Waiting card."""

    def has(self, plan: Sequence[int]) -> bool:
        cards = sum(1 << card for card in plan)
        return (cards & ~self.allowed | self.held & ~cards | 1 << plan[-1] & ~self.waits) == 0

    @property
    def cards(self) -> list[int]:
        return [card for card in range(SET_SIZE) if self.allowed >> card & 1]


class RoundGame(NamedTuple):
    """A round to be solved: what a player wins the other loses, 1 for a victory that is not shared."""

    tables: CardTables
    plan_spaces: tuple[PlanSpace, PlanSpace]
    """Black's and White's."""
    plain: bool = False
    """Whether every optional power is declined."""
