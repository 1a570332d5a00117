"""Whole strategies for a round: a plan, and what to do where an optional power asks."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import address, entry
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.partial_round import ASPECTS, STRATEGY, WORDS, result

__all__ = ["Floats", "Numbers", "Strategy", "packed", "payoffs"]

Numbers: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]


class Strategy(NamedTuple):
    """Cards are numbers, in the order of the card set."""

    plan: tuple[int, ...]
    """Five cards of the Deck from the top, and the Waiting card."""
    rules: tuple[tuple[int, int], ...] = ()
    """What the player has seen (`walk.py`) and what to choose then, sorted. Among them are habits: an aspect,
    and what to choose where no rule is for the sight (of several for one aspect the first counts); anywhere else the
    player declines."""
    way: tuple[int, ...] = ()
    """All that the player can have seen before duels on the way to these sights; empty if that is not known."""

    @property
    def habits(self) -> tuple[tuple[int, int], ...]:
        """The rules for aspects."""
        return tuple(rule for rule in self.rules if 0 <= rule[0] < ASPECTS)


def packed(strategies: Sequence[Strategy]) -> Numbers:
    """As numbers for compiled code: a row of words for each, and the rules of all behind."""
    rows = np.zeros((len(strategies), STRATEGY), np.int64)
    rules = [number for strategy in strategies for rule in strategy.rules for number in rule]
    ends = rows.size + 2 * np.cumsum([len(strategy.rules) for strategy in strategies])
    rows[:, :6] = [strategy.plan for strategy in strategies]
    rows[:, 6] = [rows.size, *ends[:-1]]
    rows[:, 7] = ends
    return np.concatenate([rows.ravel(), np.array(rules, np.int64)])


def payoffs(duels: IntArray, blacks: Sequence[Strategy], whites: Sequence[Strategy]) -> Floats:
    """What Black wins with each of some strategies against each of White's: 1, 0 if both win the round, or -1."""
    found = np.empty(len(blacks) * len(whites), np.int8)
    if found.size:
        memory = np.concatenate([np.zeros(WORDS, np.int64), packed([*blacks, *whites])])
        cross(duels, memory, len(blacks), len(whites), found)
    return np.asarray(found.reshape(len(blacks), len(whites)) - 1.0)


@entry
def cross(duels: IntArray, memory: Numbers, blacks: int, whites: int, out: npt.NDArray[np.int8]) -> None:
    for black in range(blacks):
        for white in range(whites):
            out[black * whites + white] = result(address(duels), address(memory), 0, WORDS, black, blacks + white)
