"""The memory of a search for a best response: two flat arrays, and what stands where in them."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.cup.cards import SET_SIZE
from wizardhall.table.compiled import Address

Numbers: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]
FloatWords: TypeAlias = Address[np.float64]

PLACES: Final = 6
LEVELS: Final = 10
"""Level n: n cards are chosen. The last three are for what is tried out at a whole plan."""
ORDERED: Final = 8

# Numbers: the question
ME, ALLOWED, DRAWN, EXCHANGERS, OPPONENTS, BY_CARD, NOTING, FULL = range(8)
"""Who responds; masks of cards; how many strategies there are against; whether some of them decide by what they see of
the responder's Waiting card; whether rules are wanted; whether the memory was too small."""
FIXED: Final = 8
"""Cards that must stand at their places, else -1."""

# Numbers: where the search stands
CARDS: Final = FIXED + PLACES
WHOLE, EARLY = CARDS + PLACES, CARDS + PLACES + 1
"""Are all five of the Deck known? Must the Waiting card be known now?"""
OPEN: Final = EARLY + 1
"""By level: how many rounds are open,"""
GROUPS: Final = OPEN + LEVELS
"""how many groups there are,"""
STAKES: Final = GROUPS + LEVELS
"""how many stakes,"""
KNOWN: Final = STAKES + LEVELS
"""the mask of the cards of the Deck that are known,"""
ORDERS: Final = KNOWN + LEVELS
"""the mask of the levels at which rounds came to a rearrangement that they are still at,"""
EPOCHS: Final = ORDERS + LEVELS
"""and how many nodes of the level there have been."""
WAITED: Final = EPOCHS + LEVELS
"""And whether the Waiting card is known."""
PLACE: Final = WAITED + LEVELS
CURSOR: Final = PLACE + LEVELS
"""And which place is filled next, with which card."""
AT: Final = CURSOR + LEVELS
AT_STRATEGIES, AT_ROUNDS, AT_STACK, AT_GROUPS, AT_STAMPS, AT_STAKES, AT_KEPT, ROOM, STAKE_ROOM, HEAD = range(
    AT, AT + 10
)
"""Where the parts of the memory begin, that of floats too, and how much room there is on a level."""

STATE, J, ENTRY, STAKE, TAG, NEED, ROUND = 0, 5, 6, 7, 8, 9, 10
"""An open round: its state, the strategy it is against, the level at which it came to a rearrangement, the stake that
its result goes to, the card that stands for a Waiting card not chosen yet (-1: none), the place that it needs."""
PARENT, SIGHT, OFFSET, OPTIONS, PICKED, GROUP = range(6)
"""A group of rounds that look the same to the responder, who must decide: the stake that the best option goes to."""

# Floats
MOST, FLOOR, KEEP, BEST, LIMIT, LOSSES = 0, 1, 2, 3, 4, 8
"""The most a round is worth; what a plan must be worth to be of interest, and how much nearer to the best; what is
lost against each strategy, compared to the most, by each result of a round."""

STACK: Final = 1024
COMBINATIONS: Final = 3060
"""Ways to choose four of eighteen."""
FOR_ALL: Final = 0
FOR_CARD: Final = 1
"""Stakes: what is lost with any Waiting card; with each card as Waiting card;"""
FOR_CLASS: Final = FOR_CARD + SET_SIZE
"""with a Waiting card of each class of visible discards;"""
FREE_STAKES: Final = FOR_CLASS + SET_SIZE
"""and from here on the options of the groups."""


class Question(NamedTuple):
    """Which plans to consider: cards of the mask `allowed`, `drawn` among them (-1: none)."""

    me: int
    """0 for Black, 1 for White."""
    allowed: int
    drawn: int
    exchangers: int
    """The mask of cards that may change places with the Waiting card."""
    by_card: bool
    """Does somebody on the other side decide anything?"""


class Workplace(NamedTuple):
    numbers: Numbers
    floats: Floats
    room: int


def workplace(question: Question, strategies: Numbers, losses: Floats, most: float, room: int) -> Workplace:
    """A memory with room for so many open rounds against strategies: rows of `STRATEGY` words, rules behind them.

    `losses` has three numbers for each strategy: what is lost, compared to `most`, by losing the round, by both winning
    it and by winning it; they are zero or less.
    """
    opponents = len(losses) // 3
    at_rounds = HEAD + 1 + len(strategies)
    at_stack = at_rounds + LEVELS * room * ROUND
    at_groups = at_stack + STACK * ROUND
    at_stamps = at_groups + room * GROUP
    numbers = np.zeros(at_stamps + LEVELS * COMBINATIONS, np.int64)
    stake_room, at_stakes = FREE_STAKES + 4 * room, LOSSES + len(losses)
    at_kept = at_stakes + (LEVELS + 2) * stake_room
    floats = np.zeros(at_kept + LEVELS * COMBINATIONS * SET_SIZE)
    numbers[AT:HEAD] = HEAD + 1, at_rounds, at_stack, at_groups, at_stamps, at_stakes, at_kept, room, stake_room
    numbers[[ME, ALLOWED, DRAWN, EXCHANGERS, BY_CARD]] = question
    numbers[OPPONENTS] = opponents
    numbers[FIXED : FIXED + PLACES] = -1
    numbers[HEAD + 1 : at_rounds] = strategies
    floats[MOST] = most
    floats[LOSSES:at_stakes] = losses
    return Workplace(numbers, floats, room)
