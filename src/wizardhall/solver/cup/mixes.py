"""A mix of whole strategies, made of how often each sequence is played.

A line is played on a stretch of numbers as long as it is often; every occasion divides the stretch of what came before
it. Between two ends of stretches all decisions are fixed, and that is a strategy. What is a habit needs no rule.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from wizardhall.solver.cup.partial_round import BROAD
from wizardhall.solver.cup.strategies import Floats, Strategy
from wizardhall.solver.cup.trees import Habits, Tree

__all__ = ["NEVER", "Mix", "sketched", "whole"]

NEVER: Final = 1e-11
"""What is played less often than this is not played."""
SHARE: Final = 0.004
MOST_SHARES: Final = 6
"""A sketch has a strategy for each such share of what a line is played, at most so many."""


class Mix(NamedTuple):
    strategies: tuple[Strategy, ...]
    weights: Floats

    @classmethod
    def of(cls, strategies: Sequence[Strategy]) -> "Mix":
        """Each as often as the others."""
        return cls(tuple(strategies), np.full(len(strategies), 1 / len(strategies)))


def whole(tree: Tree, plans: Sequence[tuple[int, ...]], often: Floats, habits: Habits) -> Mix:
    """Whole strategies that together play each sequence as often."""
    weights = np.where(often[: tree.lines] > NEVER, often[: tree.lines], 0.0)
    stretches = _Stretches(tree, often, weights, habits)
    found: list[tuple[Strategy, float]] = []
    for line in np.flatnonzero(weights).tolist():
        decided = list(stretches.decided(line))
        cuts = sorted({0.0, 1.0, *(cut for each in decided for cut in (each.low, each.high))})
        for low, high in pairwise(cuts):
            often_ = (high - low) * float(weights[line])
            if often_ > NEVER:
                here = [each for each in decided if each.low < (low + high) / 2 < each.high]
                found.append((stretches.strategy(plans[line], line, here), often_))
    return _mix(found)


def sketched(tree: Tree, plans: Sequence[tuple[int, ...]], often: Floats, habits: Habits, without: float) -> Mix:
    """A few whole strategies that play each sequence about as often together; rare lines, `without` of all, are out.

    Of each line only some numbers on its stretch are looked at, equally far apart.
    """
    weights = often[: tree.lines].copy()
    rare = np.argsort(weights)
    weights[rare[np.cumsum(weights[rare]) < without]] = 0.0
    stretches = _Stretches(tree, often, weights, habits)
    found: list[tuple[Strategy, float]] = []
    for line in np.flatnonzero(weights).tolist():
        decided = list(stretches.decided(line))
        shares = min(MOST_SHARES, int(np.ceil(weights[line] / SHARE)))
        for share in range(shares):
            at = (share + 0.5) / shares
            here = [each for each in decided if each.low <= at < each.high]
            found.append((stretches.strategy(plans[line], line, here), weights[line] / shares))
    return _mix(found)


def _mix(found: Sequence[tuple[Strategy, float]]) -> Mix:
    together = defaultdict[Strategy, float](float)
    for strategy, often in found:
        together[strategy] += often
    weights = np.array(list(together.values()))
    return Mix(tuple(together), weights / weights.sum())


class _Decided(NamedTuple):
    """On the stretch of its line from `low` to `high`, of 1, an option that is not a habit."""

    low: float
    high: float
    occasion: int
    option: int


class _Stretches:
    """What is decided on the lines that have a weight."""

    def __init__(self, tree: Tree, often: Floats, weights: Floats, habits: Habits) -> None:
        self._tree, self._often, self._habits = tree, often.tolist(), habits
        self._options = (np.searchsorted(tree.of[tree.lines :], np.arange(len(tree.before) + 1)) + tree.lines).tolist()
        self._after, self._on_line = defaultdict[int, list[int]](list), defaultdict[int, list[int]](list)
        line = tree.line[tree.before]
        some = np.flatnonzero(weights[line])
        for occasion, before, on in zip(some.tolist(), tree.before[some].tolist(), line[some].tolist(), strict=True):
            self._after[before].append(occasion)
            self._on_line[on].append(occasion)

    def decided(self, line: int) -> Iterator[_Decided]:
        open_ = [(line, 0.0, 1.0)]
        while open_:
            before, begin, end = open_.pop()
            for occasion in self._after[before]:
                sequences = range(self._options[occasion], self._options[occasion + 1])
                shares = [max(self._often[sequence], 0.0) for sequence in sequences]
                total = sum(shares)
                if total <= NEVER:
                    continue
                low, played = begin, 0.0
                for sequence, share in zip(sequences, shares, strict=True):
                    played += share
                    high = begin + (end - begin) * played / total
                    if high - low > NEVER:
                        option = int(self._tree.option[sequence])
                        if option != self._habits.closely[occasion]:
                            yield _Decided(low, high, occasion, option)
                        open_.append((sequence, low, high))
                        low = high

    def strategy(self, plan: tuple[int, ...], line: int, decided: list[_Decided]) -> Strategy:
        """The plan of a line with its habits, and what is decided otherwise."""
        tree, habits, on_line = self._tree, self._habits, self._on_line[line]
        occasions = [each.occasion for each in decided]
        rules = set(zip(tree.sight[occasions].tolist(), (each.option for each in decided), strict=True))
        looks = (each[on_line].tolist() for each in (tree.aspect, habits.closely, habits.broadly))
        for aspect, habit, broadly in zip(*looks, strict=True):
            if broadly:
                rules.add((aspect % BROAD, broadly))
            if habit != broadly:
                rules.add((aspect, habit))
        way = np.unique(tree.way[occasions]).tolist() if occasions else ()
        return Strategy(plan, tuple(sorted(rules)), tuple(way))
