"""Plans, Decks and stances as single numbers.

A Deck has five bits for each card, the top card lowest. A plan is a Deck of five with the Waiting card behind it. How a
player answers optional powers is a *stance*: a bit for each purpose that wants yes or no, and above them in which order
the Deck is rearranged (0: not at all; k: the k-th order of what is left, as `itertools.permutations` counts).

An *option* is an answer to an ask as a number: 0 declines, 1 is yes, or k is the k-th order.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import jit, plain
from wizardhall.cup.fast.codec import REARRANGE, Number
from wizardhall.cup.purposes import POWER_PURPOSES

__all__ = [
    "CARD",
    "CARD_BITS",
    "DECK_BITS",
    "DECK_CARDS",
    "FACTORIALS",
    "MOST_OPTIONS",
    "ORDERS",
    "PLAN_CARDS",
    "STANCES",
    "YES_TO_ALL",
    "Numbers",
    "arranged",
    "card_at",
    "deck_of_plan",
    "laid_at",
    "number_of_options",
    "option_of",
    "order_of",
    "pack",
    "stance_bit",
    "top_to_bottom",
    "waiting_of_plan",
    "with_places_swapped",
    "without_top",
]

Numbers: TypeAlias = npt.NDArray[np.int64]

CARD_BITS: Final = 5
CARD: Final = (1 << CARD_BITS) - 1
DECK_CARDS: Final = 5
DECK_BITS: Final = DECK_CARDS * CARD_BITS
DECK: Final = (1 << DECK_BITS) - 1
PLAN_CARDS: Final = DECK_CARDS + 1

FACTORIALS: Final = (1, 1, 2, 6, 24)
ORDERS: Final = FACTORIALS[-1]
"""The most orders that a Deck can be laid in: its first wizard is in the Duel zone."""
MOST_OPTIONS: Final = 1 + ORDERS

YES_NO: Final = tuple(number for number in range(len(POWER_PURPOSES)) if number != REARRANGE)
ORDER_SHIFT: Final = len(YES_NO)
YES_TO_ALL: Final = (1 << ORDER_SHIFT) - 1
"""The stance that says yes wherever that is an answer, and leaves the Deck as it is."""
STANCES: Final = MOST_OPTIONS << ORDER_SHIFT
"""How many stances there are."""


@jit
def pack(plans: npt.NDArray[np.int8]) -> Numbers:
    """Rows of six cards (five in order, then the Waiting card) as numbers."""
    packed = np.zeros(len(plans), np.int64)
    for row in range(len(plans)):
        for place in range(PLAN_CARDS):
            packed[row] |= np.int64(plans[row, place]) << CARD_BITS * place
    return packed


@plain
def card_at(deck: int, place: int) -> int:
    """The card at a place of a Deck or a plan, counted from the top."""
    return deck >> CARD_BITS * place & CARD


@plain
def laid_at(card: int, place: int) -> int:
    """A Deck with nothing but a card at this place."""
    return card << CARD_BITS * place


@plain
def with_places_swapped(plan: int, one: int, other: int) -> int:
    differ = (plan >> CARD_BITS * one ^ plan >> CARD_BITS * other) & CARD
    return plan ^ differ << CARD_BITS * one ^ differ << CARD_BITS * other


@plain
def without_top(deck: int) -> int:
    return deck >> CARD_BITS


@plain
def top_to_bottom(deck: int, left: Number) -> int:
    return int(deck >> CARD_BITS | (deck & CARD) << CARD_BITS * (left - 1))


@plain
def deck_of_plan(plan: int) -> int:
    return plan & DECK


@plain
def waiting_of_plan(plan: int) -> int:
    return plan >> DECK_BITS


@plain
def arranged(deck: int, left: int, order: int) -> int:
    """The first `left` cards of a Deck in their `order`-th order, counted from 0."""
    out = 0
    place = 0
    while left > 0:
        rest = FACTORIALS[left - 1]
        pick = order // rest
        order -= pick * rest
        card = deck >> CARD_BITS * pick & CARD
        low = deck & ((1 << CARD_BITS * pick) - 1)
        deck = deck >> CARD_BITS * (pick + 1) << CARD_BITS * pick | low
        out |= card << CARD_BITS * place
        place += 1
        left -= 1
    return out


@plain
def number_of_options(purpose: int, left: int) -> int:
    """How many answers there are for a player with so many cards left."""
    return 1 + FACTORIALS[left] if purpose == REARRANGE else 2


@plain
def option_of(stance: int, purpose: int) -> int:
    """What a stance says to an ask."""
    return order_of(stance) if purpose == REARRANGE else stance >> stance_bit(purpose) & 1


@plain
def order_of(stance: int) -> int:
    return stance >> ORDER_SHIFT


@plain
def stance_bit(purpose: int) -> int:
    """The bit that says yes to a purpose."""
    return purpose - (purpose > REARRANGE)
