"""What to answer where an optional power of Wizards Cup asks: every answer is rolled out against every hidden case.

The rollout policy answers whatever is asked later in one of two ways: never exchange and never bury, or always. For us
the better of the two counts; the opponent's are equally likely.
"""

from typing import Any, NamedTuple

import numpy as np

from wizardhall.cup.fast.batch import FastCup, Winners
from wizardhall.cup.fast.plans import YES_TO_ALL, Numbers, laid_at
from wizardhall.cup.fast.round import BLACK_WINS, WHITE_WINS, after_each_option
from wizardhall.cup.fast.sides import pack_side, side_of
from wizardhall.solver.cup.beliefs import Belief
from wizardhall.solver.cup.stakes import Stakes, score
from wizardhall.solver.matrix_game import FloatArray

__all__ = ["OwnSide", "answer_values"]

NEVER, ALWAYS = 0, YES_TO_ALL
"""Stances (`cup.fast.plans`); both leave the Deck as it is."""


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
    mine, theirs = side_of(int(moment[ours.seat])), side_of(int(moment[other]))
    states = np.tile(moment, (len(hidden), 1))
    deck = sum(laid_at(card, place) for place, card in enumerate(ours.deck))
    states[:, ours.seat] = pack_side(mine._replace(deck=deck))
    columns: list[Any] = list(hidden.T)  # all cases at once
    theirs = theirs._replace(deck=sum(laid_at(column, place) for place, column in enumerate(columns[: theirs.left])))
    if len(columns) > theirs.left:
        theirs = theirs._replace(waiting=columns[theirs.left] + 1)
    states[:, other] = pack_side(theirs)
    return states
