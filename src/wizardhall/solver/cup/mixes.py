"""A mix of whole strategies, made of how often each sequence is played."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from wizardhall.solver.cup.strategies import Floats, Strategy
from wizardhall.solver.cup.trees import Tree

__all__ = ["NEVER", "Mix", "whole"]

NEVER: Final = 1e-11
"""What is played less often than this is not played."""


class Mix(NamedTuple):
    strategies: tuple[Strategy, ...]
    weights: Floats

    @classmethod
    def of(cls, strategies: Sequence[Strategy]) -> "Mix":
        """Each as often as the others."""
        return cls(tuple(strategies), np.full(len(strategies), 1 / len(strategies)))


def whole(tree: Tree, plans: Sequence[tuple[int, ...]], often: Floats) -> Mix:
    """Whole strategies that together play each sequence as often.

    A line is played on a stretch of numbers as long as it is often; every occasion divides the stretch of what came
    before it. Between two ends of stretches all decisions are fixed, and that is a strategy.
    """
    occasions, sequences = defaultdict[int, list[int]](list), defaultdict[int, list[int]](list)
    for occasion, before in enumerate(tree.before.tolist()):
        occasions[before].append(occasion)
    for sequence, occasion in enumerate(tree.of.tolist()):
        sequences[occasion].append(sequence)
    strategies: list[Strategy] = []
    weights: list[float] = []
    for number in range(tree.lines):
        if often[number] <= NEVER:
            continue
        decided: list[tuple[float, float, int, int, int]] = []
        open_ = [(number, 0.0, float(often[number]))]
        while open_:
            before, begin, end = open_.pop()
            for occasion in occasions[before]:
                shares = np.maximum(often[sequences[occasion]], 0.0)
                if shares.sum() <= NEVER:
                    continue
                ends = begin + (end - begin) * np.cumsum(shares) / shares.sum()
                low = begin
                for sequence, high in zip(sequences[occasion], ends.tolist(), strict=True):
                    if high - low > NEVER:
                        option = int(tree.option[sequence])
                        if option:
                            decided.append((low, high, int(tree.sight[occasion]), option, occasion))
                        open_.append((sequence, low, high))
                        low = high
        cuts = sorted({0.0, float(often[number]), *(cut for low, high, _, _, _ in decided for cut in (low, high))})
        for low, high in pairwise(cuts):
            if high - low > NEVER:
                middle = (low + high) / 2
                there = [each for each in decided if each[0] < middle < each[1]]
                rules = sorted((sight, option) for _, _, sight, option, _ in there)
                way = np.unique(tree.way[[occasion for *_, occasion in there]]) if there else ()
                strategies.append(Strategy(plans[number], tuple(rules), tuple(map(int, way))))
                weights.append(high - low)
    total = np.array(weights)
    return Mix(tuple(strategies), total / total.sum())
