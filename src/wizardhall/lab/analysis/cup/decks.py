"""Decks and plans of Wizards Cup, as answers say them and as the fast path numbers them."""

from collections.abc import Iterable

import numpy as np

from wizardhall.core.asks import Answer
from wizardhall.core.cards import CardId
from wizardhall.cup.cards import CupSet
from wizardhall.solver.cup.stakes import PlanArray

__all__ = ["Deck", "deck_after", "numbers", "plan_of"]

Deck = tuple[CardId, ...]
"""Six cards; of a plan the last is the Waiting card."""


def numbers(cards: CupSet, rows: Iterable[Deck]) -> PlanArray:
    ids = cards.ids
    return np.array([[ids.index(card) for card in row] for row in rows], np.int8)


def plan_of(team: Deck, order: Answer) -> Deck:
    """CUP-P1, CUP-P2: the Deck from the top, and the Waiting card."""
    assert isinstance(order, tuple)
    return (*order, *(card for card in team if card not in order))


def deck_after(team: Deck, answer: Answer) -> Deck:
    """The six after a pick or a swap."""
    match answer:
        case dict():
            return tuple(answer["in"] if card == answer["out"] else card for card in team)
        case tuple():
            return (*team, *answer)
    return team
