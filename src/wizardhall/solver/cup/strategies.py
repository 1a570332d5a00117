"""Pure and mixed strategies for a round: a plan, and a policy for optional powers."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import address, entry
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.partial_round import ASPECTS, POLICY_BEGIN, POLICY_END, STRATEGY_WORDS, WORDS, result

__all__ = ["Floats", "Integers", "MixedStrategy", "Strategy", "pack_strategies", "payoff_matrix"]

Integers: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]


class Strategy(NamedTuple):
    """A pure strategy. Cards are numbers, in the order of the card set."""

    plan: tuple[int, ...]
    """Five cards of the Deck from the top, and the Waiting card."""
    power_policy: tuple[tuple[int, int], ...] = ()
    """Pairs of an observation and the option to choose there, sorted. Small numbers are not observations but *aspects*,
    a coarse abstraction of them: their pairs are the default actions, for observations that have no pair of their own
    (of several for one aspect the first counts). Anywhere else the player declines."""
    prefixes: tuple[int, ...] = ()
    """Every observation that can lead to one in the power policy; empty if that is not known."""

    @property
    def default_actions(self) -> tuple[tuple[int, int], ...]:
        """What the power policy does by aspect."""
        return tuple(pair for pair in self.power_policy if 0 <= pair[0] < ASPECTS)


class MixedStrategy(NamedTuple):
    strategies: tuple[Strategy, ...]
    weights: Floats

    @classmethod
    def uniform(cls, strategies: Sequence[Strategy]) -> "MixedStrategy":
        return cls(tuple(strategies), np.full(len(strategies), 1 / len(strategies)))


def pack_strategies(strategies: Sequence[Strategy]) -> Integers:
    """For compiled code: a row of words for each strategy, then the power policies of all."""
    rows = np.zeros((len(strategies), STRATEGY_WORDS), np.int64)
    policies = [number for strategy in strategies for pair in strategy.power_policy for number in pair]
    ends = rows.size + 2 * np.cumsum([len(strategy.power_policy) for strategy in strategies])
    rows[:, :POLICY_BEGIN] = [strategy.plan for strategy in strategies]
    rows[:, POLICY_BEGIN] = [rows.size, *ends[:-1]]
    rows[:, POLICY_END] = ends
    return np.concatenate([rows.ravel(), np.array(policies, np.int64)])


def payoff_matrix(duels: IntArray, blacks: Sequence[Strategy], whites: Sequence[Strategy]) -> Floats:
    """What Black wins with each strategy against each of White's: 1, 0 if both win the round, or -1."""
    found = np.empty(len(blacks) * len(whites), np.int8)
    if found.size:
        memory = np.concatenate([np.zeros(WORDS, np.int64), pack_strategies([*blacks, *whites])])
        play_all_pairs(duels, memory, len(blacks), len(whites), found)
    return np.asarray(found.reshape(len(blacks), len(whites)) - 1.0)


@entry
def play_all_pairs(duels: IntArray, memory: Integers, blacks: int, whites: int, out: npt.NDArray[np.int8]) -> None:
    for black in range(blacks):
        for white in range(whites):
            out[black * whites + white] = result(address(duels), address(memory), 0, WORDS, black, blacks + white)
