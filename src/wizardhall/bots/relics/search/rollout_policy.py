"""The rollout policy: how everybody plays beyond the tree. Strong cards are laid more often, all else is random.

The weights stand in one flat array: each wizard under each shrine, then each relic. They come from `card_strength`.
"""

import numpy as np
from numpy.typing import NDArray

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.interpreter import apply, count
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import below, is_wizard, mixed, next_seed

__all__ = ["Weights", "rollout", "rollout_action", "uniform", "weight"]

Weights = NDArray[np.float32]

MOST_DECISIONS = 10_000
"""A rollout stops after this many."""


@part
def uniform(seed: np.uint64) -> float:
    """A random number from 0 to 1."""
    return float(mixed(seed) >> np.uint64(40)) / float(1 << 24)


@part
def weight_index(program: Program, s: State, card: int) -> int:
    """Where the weight of a card under the shrine of the round stands."""
    if is_wizard(program, card):
        return s[at.SHRINE] * program[at.FIRST_RELIC] + card
    return program[at.SHRINES] * program[at.FIRST_RELIC] + card - program[at.FIRST_RELIC]


@part
def weight(program: Program, s: State, weights: NDArray[np.float32], card: int) -> float:
    return float(weights[weight_index(program, s, card)])


@part
def drawn_by_weight(
    program: Program, s: State, weights: NDArray[np.float32], first: int, number: int, seed: np.uint64
) -> int:
    """Draw one of some options by weight; its place among them."""
    total = 0.0
    for i in range(first, first + number):
        total += weight(program, s, weights, s[i])
    left = uniform(seed) * total
    for i in range(number - 1):
        left -= weight(program, s, weights, s[first + i])
        if left < 0.0:
            return i
    return number - 1


@part
def rollout_action(program: Program, s: State, weights: NDArray[np.float32], seed: np.uint64) -> int:
    """An action at the open decision: a lay by weight; what may be used is used; anything else at random."""
    kind = s[at.KIND]
    if kind == at.A_LAY:
        options, wizards = program[at.AT_OPTIONS], s[at.NUMBER]
        relics = s[options] - wizards
        wizard = drawn_by_weight(program, s, weights, options + 1, wizards, seed)
        if relics == 0:
            return wizard
        return wizard * relics + drawn_by_weight(program, s, weights, options + 1 + wizards, relics, ~seed)
    if kind == at.A_USE:
        return 1
    return below(seed, count(program, s))


@part
def rollout(program: Program, s: State, weights: NDArray[np.float32], last: int, seed: np.uint64) -> None:
    """Play on to the end of a round, or of the match."""
    decisions = 0
    while s[at.KIND] != at.OVER_NOW and s[at.ROUND] <= last and decisions < MOST_DECISIONS:
        seed = next_seed(seed)
        apply(program, s, rollout_action(program, s, weights, seed))
        decisions += 1
