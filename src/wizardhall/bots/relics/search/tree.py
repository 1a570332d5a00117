"""The tree of a search: a flat hash table with a node for each action at each information set.

A node has four fields: the weighted number of visits, the total of their values, the regret, and the sum of the
probabilities of the action. The actions at one decision are a run of places in `nodes`; beside them, `strategy` has
their probabilities: first the priors, then those that an action is drawn with.
"""

from math import log, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.compiled import part
from wizardhall.relics.fast.rows import mixed

__all__ = [
    "CAPACITY",
    "EXPLORATION",
    "FIELDS",
    "STRATEGY_SUM",
    "TOTAL",
    "VISITS",
    "average_strategy",
    "find_node",
    "regret_matching",
    "uct",
    "update",
    "without_exploration",
]

CAPACITY: Final = 1 << 18
"""Size of the hash table. The word behind the keys counts the nodes."""
MAX_NODES: Final = 3 * CAPACITY // 4
"""A tree with this many takes no more; further decisions are left to the rollout policy."""

VISITS, TOTAL, REGRET, STRATEGY_SUM = 0, 1, 2, 3
FIELDS: Final = 4

EXPLORATION: Final = 0.15
"""The share of uniform exploration in a strategy, so that every action is tried now and then."""
UCT_CONSTANT: Final = 0.4
"""The exploration constant. From a quarter to 0.8 it plays equally well; with less it settles too early."""


@part
def find_node(keys: NDArray[np.uint64], wanted: np.uint64) -> int:
    """The node of a key, new if need be; -1 if the tree is full."""
    key = mixed(wanted) | np.uint64(1)
    place = int(key >> np.uint64(40)) & (CAPACITY - 1)
    while keys[place] != key:
        if keys[place] == 0:
            if keys[CAPACITY] >= MAX_NODES:
                return -1
            keys[place] = key
            keys[CAPACITY] += np.uint64(1)
            return place
        place = (place + 1) & (CAPACITY - 1)
    return place


@part
def regret_matching(
    table: NDArray[np.float32],
    nodes: NDArray[np.int64],
    strategy: NDArray[np.float64],
    first: int,
    number: int,
    iteration: int,
) -> None:
    """Turn priors into a strategy proportional to positive regrets; the priors stay while there are none.

    The average strategy is what comes near an equilibrium; later iterations weigh more in it.
    """
    positive, prior = 0.0, 0.0
    for i in range(first, first + number):
        positive += max(0.0, table[FIELDS * nodes[i] + REGRET])
        prior += strategy[i]
    for i in range(first, first + number):
        node = FIELDS * nodes[i]
        share = strategy[i] / prior
        if positive > 0.0:
            share = max(0.0, table[node + REGRET]) / positive
        table[node + STRATEGY_SUM] += iteration * share
        strategy[i] = (1.0 - EXPLORATION) * share + EXPLORATION / number


@part
def without_exploration(probability: float, number: int, exploration: float) -> float:
    """The probability of an action without the share that is only exploration."""
    return max(0.0, probability - exploration / number) / (1.0 - exploration)


@part
def average_strategy(
    table: NDArray[np.float32], nodes: NDArray[np.int64], strategy: NDArray[np.float64], first: int, number: int
) -> None:
    """Turn priors into the average strategy; the priors stay where nothing was learnt."""
    total, prior = 0.0, 0.0
    for i in range(first, first + number):
        total += table[FIELDS * nodes[i] + STRATEGY_SUM]
        prior += strategy[i]
    for i in range(first, first + number):
        strategy[i] = table[FIELDS * nodes[i] + STRATEGY_SUM] / total if total > 0.0 else strategy[i] / prior


@part
def uct(
    table: NDArray[np.float32],
    nodes: NDArray[np.int64],
    strategy: NDArray[np.float64],
    first: int,
    number: int,
    drawn: float,
) -> None:
    """Choose the action with the highest upper confidence bound; of those never tried, one at random."""
    visits, fresh = 0.0, 0
    for i in range(first, first + number):
        times = table[FIELDS * nodes[i] + VISITS]
        visits += times
        fresh += times == 0.0
    skip, best, highest = int(drawn * fresh), first, -1.0
    for i in range(first, first + number):
        strategy[i] = 0.0
        times = table[FIELDS * nodes[i] + VISITS]
        if fresh > 0 and times == 0.0:
            if skip == 0:
                best = i
            skip -= 1
        elif fresh == 0:
            bound = table[FIELDS * nodes[i] + TOTAL] / times + UCT_CONSTANT * sqrt(log(visits) / times)
            if bound > highest:
                best, highest = i, bound
    strategy[best] = 1.0


@part
def update(
    table: NDArray[np.float32],
    nodes: NDArray[np.int64],
    strategy: NDArray[np.float64],
    first: int,
    number: int,
    chosen: int,
    value: float,
    exploration: float,
    weight: float,
) -> None:
    """Add the value of the chosen action to its node, and to the regrets of all; `weight` is how much it counts.

    Values are estimated with a baseline for each action, its own average, which keeps them unbiased and reduces their
    variance; only the chosen one is corrected, by the difference over its probability. The averages start from the
    common average of these actions.
    """
    if weight == 0.0:
        return
    visits, total = 0.0, 0.0
    for i in range(first, first + number):
        visits += table[FIELDS * nodes[i] + VISITS]
        total += table[FIELDS * nodes[i] + TOTAL]
    baseline = total / visits if visits > 0.0 else value
    expected = 0.0
    for i in range(first, first + number):
        expected += without_exploration(strategy[i], number, exploration) * estimate(
            table, nodes[i], baseline, strategy[i], i == chosen, value
        )
    for i in range(first, first + number):
        regret = estimate(table, nodes[i], baseline, strategy[i], i == chosen, value) - expected
        table[FIELDS * nodes[i] + REGRET] += weight * regret
    table[FIELDS * nodes[chosen] + VISITS] += weight
    table[FIELDS * nodes[chosen] + TOTAL] += weight * value


@part
def estimate(
    table: NDArray[np.float32], node: int, baseline: float, probability: float, chosen: bool, value: float
) -> float:
    """The value of an action: its average, corrected by the new value if it was the chosen one."""
    mean = float((table[FIELDS * node + TOTAL] + baseline) / (table[FIELDS * node + VISITS] + 1.0))
    if chosen:
        return mean + (value - mean) / probability
    return mean
