"""The round between known lines, solved roughly: both players play it again and again and learn from what they regret.

Regret matching+ (Tammelin, 2014) at every decision, and of all that was played an average in which later times count
for more. A linear program (`program.py`) is exact, but the more options there are, the longer it takes; a few hundred
times through all plays are enough for two digits, and the mix that comes of it leans on no plan more than it must.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array, csr_array

from wizardhall.compiled import entry
from wizardhall.solver.cup.strategies import Floats, Numbers
from wizardhall.solver.cup.trees import Tree

__all__ = ["Learned", "Regrets", "learn"]

Words = npt.NDArray[np.int32]

LOOK: Final = 20
"""How often it is checked whether enough was learnt,"""
MOST_TIMES: Final = 400
"""and when that is taken to be so."""


class Regrets(NamedTuple):
    """What a player regrets, by the names of sequences, sorted."""

    names: Numbers
    regrets: Floats


class Learned(NamedTuple):
    often: tuple[Floats, Floats]
    """How often both play each sequence on average."""
    regrets: tuple[Regrets, Regrets]
    """To begin with the next time."""


def learn(trees: tuple[Tree, Tree], won: Floats, within: float, known: tuple[Regrets, Regrets] | None) -> Learned:
    """Until both together could gain no more than `within`; `won` is what the first player wins in each play."""
    shape = len(trees[0].of), len(trees[1].of)
    earned = coo_array((won, (trees[0].played, trees[1].played)), shape).tocsr()
    learners = [_Learner(tree, known[me] if known else None) for me, tree in enumerate(trees)]
    with ThreadPoolExecutor() as pool:
        worths = _Worths(earned, pool), _Worths((-earned.T).tocsr(), pool)
        for time in range(1, MOST_TIMES + 1):
            for me, learner in enumerate(learners):
                learner.learn(worths[me].against(learners[1 - me].often), time)
            if time % LOOK == 0:
                found = [
                    learner.best(worths[me].against(learners[1 - me].average)) for me, learner in enumerate(learners)
                ]
                if sum(found) <= within:
                    break
    black, white = learners
    return Learned((black.average, white.average), (black.remembered, white.remembered))


class _Worths:
    """What each sequence of a player is worth, worked out on all cores."""

    def __init__(self, earned: csr_array, pool: ThreadPoolExecutor) -> None:
        self._earned, self._pool = earned, pool
        rows, cores = earned.shape[0], os.cpu_count() or 1
        self._parts = np.searchsorted(earned.indptr, np.linspace(0, earned.nnz, cores + 1)).tolist()
        self._parts[0], self._parts[-1] = 0, rows

    def against(self, often: Floats) -> Floats:
        earned, out = self._earned, np.empty(self._earned.shape[0])

        def work(part: tuple[int, int]) -> None:
            times(earned.indptr, earned.indices, earned.data, often, out, *part)

        list(self._pool.map(work, pairwise(self._parts)))
        return out


class _Learner:
    """One player: what to choose at each decision, and how much every option is regretted."""

    def __init__(self, tree: Tree, known: Regrets | None) -> None:
        self._tree, self._lines = tree, tree.lines
        ends = np.cumsum(np.bincount(tree.of[tree.lines :], minlength=len(tree.before)))
        self._options = tree.lines + np.concatenate([[0], ends])
        """Where the options of each occasion begin; behind the last is the end."""
        self._order = np.concatenate([*tree.depths, np.zeros(0, np.int64)]).astype(np.int64)
        self._regrets = np.zeros(len(tree.of))
        if known is not None and len(known.names):
            at = np.minimum(np.searchsorted(known.names, tree.names), len(known.names) - 1)
            self._regrets = np.where(known.names[at] == tree.names, known.regrets[at], 0.0)
        self._sum, self._weight = np.zeros(len(tree.of)), 0.0
        self._chosen, self.often = np.empty(len(tree.of)), np.empty(len(tree.of))
        self._choose()

    def learn(self, worth: Floats, time: int) -> None:
        """From what each sequence is worth against what the other just played; then choose again."""
        regret(self._lines, self._options, self._tree.before, self._order, worth, self._chosen, self._regrets)
        self._choose()
        self._sum += time * self.often
        self._weight += time

    def _choose(self) -> None:
        match_regrets(self._lines, self._options, self._regrets, self._chosen)
        follow(self._lines, self._options, self._tree.before, self._order, self._chosen, self.often)

    def best(self, worth: Floats) -> float:
        """What the best line earns; `worth` is used up."""
        return float(most(self._lines, self._options, self._tree.before, self._order, worth))

    @property
    def average(self) -> Floats:
        return np.asarray(self._sum / self._weight)

    @property
    def remembered(self) -> Regrets:
        order = np.argsort(self._tree.names)
        return Regrets(self._tree.names[order], self._regrets[order])


@entry
def times(begins: Words, columns: Words, entries: Floats, vector: Floats, out: Floats, first: int, end: int) -> None:
    """A sparse matrix times a vector, from the first row to before the end."""
    for row in range(first, end):
        total = 0.0
        for at in range(begins[row], begins[row + 1]):
            total += entries[at] * vector[columns[at]]
        out[row] = total


@entry
def regret(
    lines: int, options: Numbers, before: Numbers, order: Numbers, worth: Floats, chosen: Floats, regrets: Floats
) -> None:
    """Add to the regrets, never less than none; a sequence is worth what comes after it as well."""
    for number in range(len(order), -1, -1):
        occasion = order[number - 1] if number else -1
        begin = options[occasion] if number else 0
        end = options[occasion + 1] if number else lines
        value = 0.0
        for at in range(begin, end):
            value += chosen[at] * worth[at]
        for at in range(begin, end):
            regrets[at] = max(0.0, regrets[at] + worth[at] - value)
        if number:
            worth[before[occasion]] += value


@entry
def match_regrets(lines: int, options: Numbers, regrets: Floats, chosen: Floats) -> None:
    """Choose everything as often as it is regretted; where nothing is, all alike."""
    for occasion in range(-1, len(options) - 1):
        begin = options[occasion] if occasion >= 0 else 0
        end = options[occasion + 1] if occasion >= 0 else lines
        total = 0.0
        for at in range(begin, end):
            total += regrets[at]
        for at in range(begin, end):
            chosen[at] = regrets[at] / total if total > 0 else 1 / (end - begin)


@entry
def follow(lines: int, options: Numbers, before: Numbers, order: Numbers, chosen: Floats, often: Floats) -> None:
    """How often each sequence is played."""
    for line in range(lines):
        often[line] = chosen[line]
    for number in range(len(order)):
        occasion = order[number]
        for at in range(options[occasion], options[occasion + 1]):
            often[at] = often[before[occasion]] * chosen[at]


@entry
def most(lines: int, options: Numbers, before: Numbers, order: Numbers, worth: Floats) -> float:
    """What the best line is worth if every decision is the best."""
    for number in range(len(order) - 1, -1, -1):
        occasion = order[number]
        best = worth[options[occasion]]
        for at in range(options[occasion], options[occasion + 1]):
            best = max(best, worth[at])
        worth[before[occasion]] += best
    above = worth[0]
    for line in range(lines):
        above = max(above, worth[line])
    return float(above)
