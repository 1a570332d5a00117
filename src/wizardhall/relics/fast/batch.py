"""Whole matches by chance alone: one from any decision on, and many at once."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.compiled import address, jit, keep_alive, part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.interpreter import apply, begin_match, count
from wizardhall.relics.fast.layout import Program, ProgramArray, State
from wizardhall.relics.fast.rows import below, mixed, next_seed

__all__ = ["play_matches", "play_on"]

MOST_DECISIONS: Final = 10_000
"""A match that goes on for longer counts as without a winner."""


@part
def play_on(program: Program, s: State, seed: np.uint64) -> int:
    """Play on to the end, every legal answer as likely as any other; how many decisions that took."""
    decisions = 0
    while s[at.KIND] != at.OVER_NOW and decisions < MOST_DECISIONS:
        seed = next_seed(seed)
        apply(program, s, below(seed, count(program, s)))
        decisions += 1
    return decisions


@jit
def play_matches(program: ProgramArray, seed: np.uint64, first: int, outcomes: NDArray[np.int32]) -> None:
    """Matches with the numbers `first`, `first + 1` … into rows of winner, rounds, decisions."""
    state = np.empty(program[at.SIZE], dtype=np.int16)
    b, s = address(program), address(state)
    for i in range(len(outcomes)):
        own = mixed(np.uint64(seed) + mixed(np.uint64(first + i)))
        begin_match(b, s, own)
        outcomes[i, 2] = play_on(b, s, ~own)
        outcomes[i, 0] = s[at.WINNER]
        outcomes[i, 1] = s[at.ROUND]
    keep_alive(state)
