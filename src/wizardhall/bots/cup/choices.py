"""What to do where an optional power of Wizards Cup asks: every answer, against everything that may be hidden.

The round is played on from the ask with every answer. What is asked later each player answers in one way: never to
exchange nor to bury, or always. Of our own ways the better one counts, the opponent's are as likely as each other.
"""

from typing import Final, NamedTuple

import numpy as np

from wizardhall.cup.fast.batch import FastCup, Winners
from wizardhall.cup.fast.options import after_each_option
from wizardhall.cup.fast.round import BLACK_WINS, DECKS, LEFT, WAITING, WHITE_WINS, Numbers
from wizardhall.solver.cup.beliefs import Belief
from wizardhall.solver.cup.sampled_oracle import Stakes, paid
from wizardhall.solver.matrix import FloatArray

__all__ = ["Ours", "worths"]

CARD_BITS: Final = 5
NEVER, ALWAYS = 0, 3
"""Stances (`cup.fast.round`); both leave the Deck as it is."""


class Ours(NamedTuple):
    """Our side of the round: where we sit (0 is Black), our Deck from the top, and all six cards."""

    seat: int
    deck: tuple[int, ...]
    team: tuple[int, ...]


def worths(
    cup: FastCup, moments: list[Numbers], ours: Ours, out: tuple[int, ...], belief: Belief, stakes: Stakes
) -> FloatArray:
    """What each legal answer is worth, in the order of the ask; `out` are the opponent's cards that lie open."""
    states = np.vstack([_filled(moment, ours, belief) for moment in moments])
    rests = np.tile(belief.rests, (len(moments), 1))
    decks = np.hstack([np.tile(np.array(out, np.int8), (len(rests), 1)), rests])
    weights = np.tile(belief.weights, len(moments))

    def worth(later: int) -> FloatArray:
        total = np.zeros(1)
        for theirs in (NEVER, ALWAYS):
            stances = (theirs, later) if ours.seat else (later, theirs)
            winners = _as_black(after_each_option(cup.duels, states, *stances), ours.seat)
            teams = np.tile(np.array(ours.team, np.int8), (len(winners), 1))
            total = total + paid(winners, teams, decks, stakes) @ weights
        return total

    return np.maximum(worth(NEVER), worth(ALWAYS))


def _as_black(winners: Winners, seat: int) -> Winners:
    """Winners as they would be called if we sat as Black."""
    turned = np.array([0, WHITE_WINS, BLACK_WINS, WHITE_WINS | BLACK_WINS], np.int8)
    return turned[winners] if seat else winners


def _filled(moment: Numbers, ours: Ours, belief: Belief) -> Numbers:
    """The moment with our Deck and every rest of a belief."""
    other, rests = 1 - ours.seat, belief.rests.astype(np.int64)
    left = int(moment[LEFT + other])
    states = np.tile(moment, (len(rests), 1))
    for place, card in enumerate(ours.deck):
        states[:, DECKS + ours.seat] |= card << CARD_BITS * place
    for place in range(left):
        states[:, DECKS + other] |= rests[:, place] << CARD_BITS * place
    if rests.shape[1] > left:
        states[:, WAITING + other] = rests[:, left] + 1
    return states
