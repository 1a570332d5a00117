"""How everybody plays once the tree ends: by habit, strong cards more often than weak ones, and by chance otherwise.

A habit is a weight: of each wizard under each shrine, then of each relic, in one flat array. How they are found:
`worth`.
"""

import numpy as np
from numpy.typing import NDArray

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Book, State
from wizardhall.relics.fast.machine import apply, count
from wizardhall.relics.fast.rows import below, is_wizard, mixed, next_seed

__all__ = ["Weights", "by_habit", "fraction", "play_by_habit", "weight"]

Weights = NDArray[np.float32]

MOST_DECISIONS = 10_000
"""A match that goes on for longer has no winner."""


@part
def fraction(seed: np.uint64) -> float:
    """A number from 0 to 1, from one step of the stream."""
    return float(mixed(seed) >> np.uint64(40)) / float(1 << 24)


@part
def place_of(book: Book, s: State, card: int) -> int:
    """Where the weight of a card stands, under the shrine of the round."""
    if is_wizard(book, card):
        return s[at.SHRINE] * book[at.FIRST_RELIC] + card
    return book[at.SHRINES] * book[at.FIRST_RELIC] + card - book[at.FIRST_RELIC]


@part
def weight(book: Book, s: State, weights: NDArray[np.float32], card: int) -> float:
    return float(weights[place_of(book, s, card)])


@part
def one_of(book: Book, s: State, weights: NDArray[np.float32], first: int, number: int, seed: np.uint64) -> int:
    """The place of one of some options, drawn by weight."""
    total = 0.0
    for i in range(first, first + number):
        total += weight(book, s, weights, s[i])
    left = fraction(seed) * total
    for i in range(number - 1):
        left -= weight(book, s, weights, s[first + i])
        if left < 0.0:
            return i
    return number - 1


@part
def by_habit(book: Book, s: State, weights: NDArray[np.float32], seed: np.uint64) -> int:
    """An action for the open decision: a lay by weight, what may be used is used, anything else by chance."""
    kind = s[at.KIND]
    if kind == at.A_LAY:
        options, wizards = book[at.AT_OPTIONS], s[at.NUMBER]
        relics = s[options] - wizards
        wizard = one_of(book, s, weights, options + 1, wizards, seed)
        if relics == 0:
            return wizard
        return wizard * relics + one_of(book, s, weights, options + 1 + wizards, relics, ~seed)
    if kind == at.A_USE:
        return 1
    return below(seed, count(book, s))


@part
def play_by_habit(book: Book, s: State, weights: NDArray[np.float32], last: int, seed: np.uint64) -> None:
    """Play on to the end of a round, or of the match."""
    decisions = 0
    while s[at.KIND] != at.OVER_NOW and s[at.ROUND] <= last and decisions < MOST_DECISIONS:
        seed = next_seed(seed)
        apply(book, s, by_habit(book, s, weights, seed))
        decisions += 1
