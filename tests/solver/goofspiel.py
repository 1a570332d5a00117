"""Goofspiel: both bid a card of their hand for the prize that is turned up; the higher card takes it, of equals nobody.

Prizes come in random order, and all bids are seen. Solved from the end: with few cards left, the game is a matrix of
games with one card less.
"""

from functools import cache

import numpy as np

from wizardhall.solver.matrix_game import FloatArray, Solution, solve

__all__ = ["Hand", "bidding", "hand", "value"]

Hand = frozenset[int]


def hand(*cards: int) -> Hand:
    return frozenset(cards)


@cache
def value(ours: Hand, theirs: Hand, prizes: Hand) -> float:
    """The points that we may expect to win more than they do, before a prize is turned up."""
    if not prizes:
        return 0.0
    if sorted(ours) < sorted(theirs):  # the same game from the other side of the table
        return -value(theirs, ours, prizes)
    return float(np.mean([bidding(ours, theirs, prizes, prize).value for prize in sorted(prizes)]))


@cache
def bidding(ours: Hand, theirs: Hand, prizes: Hand, prize: int) -> Solution:
    """How to bid for a prize: the rows are our cards from low to high, the columns theirs."""
    return solve(_payoffs(ours, theirs, prizes, prize))


def _payoffs(ours: Hand, theirs: Hand, prizes: Hand, prize: int) -> FloatArray:
    return np.array(
        [
            [
                np.sign(our - their) * prize + value(ours - {our}, theirs - {their}, prizes - {prize})
                for their in sorted(theirs)
            ]
            for our in sorted(ours)
        ]
    )
