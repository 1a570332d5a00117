"""What to answer where an optional power of Wizards Cup asks: every answer is rolled out against every hidden case.

The rollout policy answers whatever is asked later in one of two ways: never exchange and never bury, or always. For us
the better of the two counts; the opponent's are equally likely.
"""

from typing import Final, NamedTuple

import numpy as np

from wizardhall.cup.fast.batch import FastCup, Winners
from wizardhall.cup.fast.options import after_each_option
from wizardhall.cup.fast.round import BLACK_WINS, DECKS, LEFT, WAITING, WHITE_WINS, Numbers
from wizardhall.solver.cup.beliefs import Belief
from wizardhall.solver.cup.stakes import Stakes, score
from wizardhall.solver.matrix_game import FloatArray

__all__ = ["OwnSide", "answer_values"]

CARD_BITS: Final = 5
NEVER, ALWAYS = 0, 3
"""Stances (`cup.fast.round`); both leave the Deck as it is."""


class OwnSide(NamedTuple):
    """Our side of the round: where we sit (0 is Black), our Deck from the top, and all six cards."""

    seat: int
    deck: tuple[int, ...]
    team: tuple[int, ...]


def answer_values(
    cup: FastCup, moments: list[Numbers], ours: OwnSide, out: tuple[int, ...], belief: Belief, stakes: Stakes
) -> FloatArray:
    """What each legal answer is worth, in the order of the ask; `out` are the opponent's cards that lie open."""
    states = np.vstack([_filled(moment, ours, belief) for moment in moments])
    hidden = np.tile(belief.hidden, (len(moments), 1))
    decks = np.hstack([np.tile(np.array(out, np.int8), (len(hidden), 1)), hidden])
    weights = np.tile(belief.weights, len(moments))

    def value(later: int) -> FloatArray:
        total = np.zeros(1)
        for theirs in (NEVER, ALWAYS):
            stances = (theirs, later) if ours.seat else (later, theirs)
            winners = _as_black(after_each_option(cup.duels, states, *stances), ours.seat)
            teams = np.tile(np.array(ours.team, np.int8), (len(winners), 1))
            total = total + score(winners, teams, decks, stakes) @ weights
        return total

    return np.maximum(value(NEVER), value(ALWAYS))


def _as_black(winners: Winners, seat: int) -> Winners:
    """Winners as they would be called if we sat as Black."""
    turned = np.array([0, WHITE_WINS, BLACK_WINS, WHITE_WINS | BLACK_WINS], np.int8)
    return turned[winners] if seat else winners


def _filled(moment: Numbers, ours: OwnSide, belief: Belief) -> Numbers:
    """The moment with our Deck and every hidden case of a belief."""
    other, hidden = 1 - ours.seat, belief.hidden.astype(np.int64)
    left = int(moment[LEFT + other])
    states = np.tile(moment, (len(hidden), 1))
    for place, card in enumerate(ours.deck):
        states[:, DECKS + ours.seat] |= card << CARD_BITS * place
    for place in range(left):
        states[:, DECKS + other] |= hidden[:, place] << CARD_BITS * place
    if hidden.shape[1] > left:
        states[:, WAITING + other] = hidden[:, left] + 1
    return states
