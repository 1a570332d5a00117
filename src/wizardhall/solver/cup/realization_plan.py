"""From a realization plan to an equivalent mixed strategy (Kuhn, 1953).

A plan is played on an interval as long as its probability; every information set divides the interval of the sequence
that leads to it. Between two ends of intervals all choices are fixed, and that is a pure strategy. Its power policy
lists only what differs from the default actions.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from wizardhall.solver.cup.partial_round import BROAD
from wizardhall.solver.cup.sequence_form import DefaultActions, SequenceForm
from wizardhall.solver.cup.strategies import Floats, MixedStrategy, Strategy

__all__ = ["ZERO", "to_mixed_strategy", "to_sparse_mixed_strategy"]

ZERO: Final = 1e-11
"""A smaller probability counts as none."""
SAMPLE_WEIGHT: Final = 0.004
MAX_SAMPLES: Final = 6
"""A sparse mixed strategy has one strategy for each such weight of a plan, and no more than this."""


def to_mixed_strategy(
    form: SequenceForm, plans: Sequence[tuple[int, ...]], realization: Floats, defaults: DefaultActions
) -> MixedStrategy:
    """Pure strategies that together play each sequence with the same probability."""
    count = form.plan_count
    weights = np.where(realization[:count] > ZERO, realization[:count], 0.0)
    intervals = _Intervals(form, realization, weights, defaults)
    found: list[tuple[Strategy, float]] = []
    for plan in np.flatnonzero(weights).tolist():
        choices = list(intervals.choices(plan))
        cuts = sorted({0.0, 1.0, *(cut for each in choices for cut in (each.low, each.high))})
        for low, high in pairwise(cuts):
            weight = (high - low) * float(weights[plan])
            if weight > ZERO:
                here = [each for each in choices if each.low < (low + high) / 2 < each.high]
                found.append((intervals.strategy(plans[plan], plan, here), weight))
    return _merged(found)


def to_sparse_mixed_strategy(
    form: SequenceForm,
    plans: Sequence[tuple[int, ...]],
    realization: Floats,
    defaults: DefaultActions,
    dropped: float,
) -> MixedStrategy:
    """A few pure strategies with about the same realization plan. Rare plans, of the weight `dropped`, are left out.

    The interval of each plan is only sampled, at equal distances.
    """
    weights = realization[: form.plan_count].copy()
    rare = np.argsort(weights)
    weights[rare[np.cumsum(weights[rare]) < dropped]] = 0.0
    intervals = _Intervals(form, realization, weights, defaults)
    found: list[tuple[Strategy, float]] = []
    for plan in np.flatnonzero(weights).tolist():
        choices = list(intervals.choices(plan))
        samples = min(MAX_SAMPLES, int(np.ceil(weights[plan] / SAMPLE_WEIGHT)))
        for sample in range(samples):
            at = (sample + 0.5) / samples
            here = [each for each in choices if each.low <= at < each.high]
            found.append((intervals.strategy(plans[plan], plan, here), weights[plan] / samples))
    return _merged(found)


def _merged(found: Sequence[tuple[Strategy, float]]) -> MixedStrategy:
    together = defaultdict[Strategy, float](float)
    for strategy, weight in found:
        together[strategy] += weight
    weights = np.array(list(together.values()))
    return MixedStrategy(tuple(together), weights / weights.sum())


class _Choice(NamedTuple):
    """From `low` to `high`, of the interval from 0 to 1 of its plan: an option that is not the default action."""

    low: float
    high: float
    infoset: int
    option: int


class _Intervals:
    """What is chosen on the intervals of plans that have a weight."""

    def __init__(self, form: SequenceForm, realization: Floats, weights: Floats, defaults: DefaultActions) -> None:
        self._form, self._realization, self._defaults = form, realization.tolist(), defaults
        count = form.plan_count
        self._options = (np.searchsorted(form.infoset[count:], np.arange(len(form.parent) + 1)) + count).tolist()
        self._children, self._of_plan = defaultdict[int, list[int]](list), defaultdict[int, list[int]](list)
        plan = form.plan[form.parent]
        some = np.flatnonzero(weights[plan])
        for infoset, parent, of in zip(some.tolist(), form.parent[some].tolist(), plan[some].tolist(), strict=True):
            self._children[parent].append(infoset)
            self._of_plan[of].append(infoset)

    def choices(self, plan: int) -> Iterator[_Choice]:
        open_ = [(plan, 0.0, 1.0)]
        while open_:
            parent, begin, end = open_.pop()
            for infoset in self._children[parent]:
                sequences = range(self._options[infoset], self._options[infoset + 1])
                shares = [max(self._realization[sequence], 0.0) for sequence in sequences]
                total = sum(shares)
                if total <= ZERO:
                    continue
                low, played = begin, 0.0
                for sequence, share in zip(sequences, shares, strict=True):
                    played += share
                    high = begin + (end - begin) * played / total
                    if high - low > ZERO:
                        option = int(self._form.option[sequence])
                        if option != self._defaults.by_aspect[infoset]:
                            yield _Choice(low, high, infoset, option)
                        open_.append((sequence, low, high))
                        low = high

    def strategy(self, cards: tuple[int, ...], plan: int, choices: list[_Choice]) -> Strategy:
        """The cards of a plan with its default actions, and what is chosen otherwise."""
        form, defaults, of_plan = self._form, self._defaults, self._of_plan[plan]
        infosets = [each.infoset for each in choices]
        policy = set(zip(form.observation[infosets].tolist(), (each.option for each in choices), strict=True))
        columns = (each[of_plan].tolist() for each in (form.aspect, defaults.by_aspect, defaults.by_broad_aspect))
        for aspect, action, broad_action in zip(*columns, strict=True):
            if broad_action:
                policy.add((aspect % BROAD, broad_action))
            if action != broad_action:
                policy.add((aspect, action))
        prefixes = np.unique(form.prefixes[infosets]).tolist() if infosets else ()
        return Strategy(cards, tuple(sorted(policy)), tuple(prefixes))
