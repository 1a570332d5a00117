"""The memory of a search: a flat hash table of answers, each under the information set that it is given in.

An answer has four numbers: how often it was tried, as far as that counts, the sum of what that earned, its regret, and
the sum of the probabilities with which it would have been given. The answers of one decision are a run of places in
`found`; beside them, in `mix`, stands how likely each is: at first by habit, then as chosen from.
"""

from math import log, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.compiled import part
from wizardhall.relics.fast.rows import mixed

__all__ = [
    "EARNED",
    "EXPLORED",
    "FIELDS",
    "PLAYED",
    "ROOM",
    "TRIED",
    "average",
    "find",
    "learn_from",
    "meant",
    "regret_matching",
    "uct",
]

ROOM: Final = 1 << 18
"""Answers that a table has room for. The word behind their keys counts them."""
FULL: Final = 3 * ROOM // 4
"""With so many it takes no more: what would come next is left to habit."""

TRIED, EARNED, REGRET, PLAYED = 0, 1, 2, 3
FIELDS: Final = 4

EXPLORED: Final = 0.15
"""How much of a choice is left to chance, so that every answer is tried now and then."""
CURIOSITY: Final = 0.4
"""UCT: how much the uncertain attracts. From a quarter to 0.8 it plays equally well; with less it settles too early."""


@part
def find(keys: NDArray[np.uint64], wanted: np.uint64) -> int:
    """Where an answer stands in the table, a new one too; -1 if it is full."""
    key = mixed(wanted) | np.uint64(1)
    place = int(key >> np.uint64(40)) & (ROOM - 1)
    while keys[place] != key:
        if keys[place] == 0:
            if keys[ROOM] >= FULL:
                return -1
            keys[place] = key
            keys[ROOM] += np.uint64(1)
            return place
        place = (place + 1) & (ROOM - 1)
    return place


@part
def regret_matching(
    table: NDArray[np.float32], found: NDArray[np.int64], mix: NDArray[np.float64], first: int, number: int, turn: int
) -> None:
    """Mix so many answers as they are regretted, or by habit while none is.

    The average of all mixes is what comes near an equilibrium; later turns count for more in it, being better informed.
    """
    regretted, habit = 0.0, 0.0
    for i in range(first, first + number):
        regretted += max(0.0, table[FIELDS * found[i] + REGRET])
        habit += mix[i]
    for i in range(first, first + number):
        answer = FIELDS * found[i]
        share = mix[i] / habit
        if regretted > 0.0:
            share = max(0.0, table[answer + REGRET]) / regretted
        table[answer + PLAYED] += turn * share
        mix[i] = (1.0 - EXPLORED) * share + EXPLORED / number


@part
def meant(likely: float, number: int, explored: float) -> float:
    """How likely one of so many answers is, but for exploring."""
    return max(0.0, likely - explored / number) / (1.0 - explored)


@part
def average(
    table: NDArray[np.float32], found: NDArray[np.int64], mix: NDArray[np.float64], first: int, number: int
) -> None:
    """Mix so many answers as they were mixed on average, or by habit where that was never learnt."""
    played, habit = 0.0, 0.0
    for i in range(first, first + number):
        played += table[FIELDS * found[i] + PLAYED]
        habit += mix[i]
    for i in range(first, first + number):
        mix[i] = table[FIELDS * found[i] + PLAYED] / played if played > 0.0 else mix[i] / habit


@part
def uct(
    table: NDArray[np.float32],
    found: NDArray[np.int64],
    mix: NDArray[np.float64],
    first: int,
    number: int,
    drawn: float,
) -> None:
    """Make sure of the answer with the highest upper confidence bound; of those never tried, one by chance."""
    tried, fresh = 0.0, 0
    for i in range(first, first + number):
        times = table[FIELDS * found[i] + TRIED]
        tried += times
        fresh += times == 0.0
    skip, best, highest = int(drawn * fresh), first, -1.0
    for i in range(first, first + number):
        mix[i] = 0.0
        times = table[FIELDS * found[i] + TRIED]
        if fresh > 0 and times == 0.0:
            if skip == 0:
                best = i
            skip -= 1
        elif fresh == 0:
            bound = table[FIELDS * found[i] + EARNED] / times + CURIOSITY * sqrt(log(tried) / times)
            if bound > highest:
                best, highest = i, bound
    mix[best] = 1.0


@part
def learn_from(
    table: NDArray[np.float32],
    found: NDArray[np.int64],
    mix: NDArray[np.float64],
    first: int,
    number: int,
    chosen: int,
    earned: float,
    explored: float,
    counts: float,
) -> None:
    """Note what the chosen answer earned, and what each is regretted for; `counts` is how much that counts.

    An answer that was not chosen is taken to earn what it does on average; the chosen one's difference from its own
    average counts the more the less likely it was. That is unbiased, and varies far less than without the averages.
    An average begins with what all these answers usually earn.
    """
    if counts == 0.0:
        return
    tried, total = 0.0, 0.0
    for i in range(first, first + number):
        tried += table[FIELDS * found[i] + TRIED]
        total += table[FIELDS * found[i] + EARNED]
    usual = total / tried if tried > 0.0 else earned
    value = 0.0
    for i in range(first, first + number):
        value += meant(mix[i], number, explored) * estimate(table, found[i], usual, mix[i], i == chosen, earned)
    for i in range(first, first + number):
        beyond = estimate(table, found[i], usual, mix[i], i == chosen, earned) - value
        table[FIELDS * found[i] + REGRET] += counts * beyond
    table[FIELDS * found[chosen] + TRIED] += counts
    table[FIELDS * found[chosen] + EARNED] += counts * earned


@part
def estimate(
    table: NDArray[np.float32], answer: int, usual: float, likely: float, chosen: bool, earned: float
) -> float:
    average = float((table[FIELDS * answer + EARNED] + usual) / (table[FIELDS * answer + TRIED] + 1.0))
    if chosen:
        return average + (earned - average) / likely
    return average
