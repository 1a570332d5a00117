"""The restricted game solved approximately by CFR+ (Tammelin, 2014).

Regret matching+ at every information set, and a linearly weighted average of the strategies played. A linear program
(`sequence_lp`) is exact, but takes longer the more options there are; a few hundred iterations are enough for two
digits, and their average leans on no plan more than it must.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array, csr_array

from wizardhall.compiled import entry
from wizardhall.solver.cup.sequence_form import SequenceForm
from wizardhall.solver.cup.strategies import Floats, Integers

__all__ = ["CfrSolution", "Regrets", "run_cfr_plus"]

Indices = npt.NDArray[np.int32]

CHECK_EVERY: Final = 20
"""Iterations between two computations of the exploitability."""
MAX_ITERATIONS: Final = 400


class Regrets(NamedTuple):
    """The cumulative regrets of a player, by identifier of the sequence, sorted."""

    sequence_ids: Integers
    regrets: Floats


class CfrSolution(NamedTuple):
    realizations: tuple[Floats, Floats]
    """The average realization plans of both players."""
    regrets: tuple[Regrets, Regrets]
    """To warm-start the next run."""


def run_cfr_plus(
    forms: tuple[SequenceForm, SequenceForm], payoffs: Floats, within: float, known: tuple[Regrets, Regrets] | None
) -> CfrSolution:
    """Until the exploitability is at most `within`; `payoffs` of the terminal histories are the first player's."""
    shape = len(forms[0].infoset), len(forms[1].infoset)
    matrix = coo_array((payoffs, (forms[0].terminal, forms[1].terminal)), shape).tocsr()
    players = [_CfrPlayer(form, known[me] if known else None) for me, form in enumerate(forms)]
    with ThreadPoolExecutor() as pool:
        values = _SequenceValues(matrix, pool), _SequenceValues((-matrix.T).tocsr(), pool)
        for iteration in range(1, MAX_ITERATIONS + 1):
            for me, player in enumerate(players):
                player.update(values[me].against(players[1 - me].realization), iteration)
            if iteration % CHECK_EVERY == 0:
                best = [
                    player.best_response(values[me].against(players[1 - me].average))
                    for me, player in enumerate(players)
                ]
                if sum(best) <= within:
                    break
    black, white = players
    return CfrSolution((black.average, white.average), (black.regrets, white.regrets))


class _SequenceValues:
    """What each sequence of a player earns, computed on all cores."""

    def __init__(self, matrix: csr_array, pool: ThreadPoolExecutor) -> None:
        self._matrix, self._pool = matrix, pool
        rows, cores = matrix.shape[0], os.cpu_count() or 1
        self._parts = np.searchsorted(matrix.indptr, np.linspace(0, matrix.nnz, cores + 1)).tolist()
        self._parts[0], self._parts[-1] = 0, rows

    def against(self, realization: Floats) -> Floats:
        matrix, out = self._matrix, np.empty(self._matrix.shape[0])

        def work(part: tuple[int, int]) -> None:
            multiply_rows(matrix.indptr, matrix.indices, matrix.data, realization, out, *part)

        list(self._pool.map(work, pairwise(self._parts)))
        return out


class _CfrPlayer:
    """One player: the current strategy, the cumulative regrets, and the average strategy."""

    def __init__(self, form: SequenceForm, known: Regrets | None) -> None:
        self._form, self._plans = form, form.plan_count
        ends = np.cumsum(np.bincount(form.infoset[form.plan_count :], minlength=len(form.parent)))
        self._options = form.plan_count + np.concatenate([[0], ends])
        """Where the options of each information set begin; after the last comes the end."""
        self._order = np.concatenate([*form.levels, np.zeros(0, np.int64)]).astype(np.int64)
        self._regrets = np.zeros(len(form.infoset))
        if known is not None and len(known.sequence_ids):
            at = np.minimum(np.searchsorted(known.sequence_ids, form.sequence_ids), len(known.sequence_ids) - 1)
            self._regrets = np.where(known.sequence_ids[at] == form.sequence_ids, known.regrets[at], 0.0)
        self._sum, self._weight = np.zeros(len(form.infoset)), 0.0
        self._strategy, self.realization = np.empty(len(form.infoset)), np.empty(len(form.infoset))
        self._match_regrets()

    def update(self, values: Floats, iteration: int) -> None:
        """Accumulate regrets from the values of the sequences against the opponent, and match them."""
        update_regrets(
            self._plans, self._options, self._form.parent, self._order, values, self._strategy, self._regrets
        )
        self._match_regrets()
        self._sum += iteration * self.realization
        self._weight += iteration

    def _match_regrets(self) -> None:
        match_regrets(self._plans, self._options, self._regrets, self._strategy)
        realize(self._plans, self._options, self._form.parent, self._order, self._strategy, self.realization)

    def best_response(self, values: Floats) -> float:
        """What the best response earns; `values` is overwritten."""
        return float(best_value(self._plans, self._options, self._form.parent, self._order, values))

    @property
    def average(self) -> Floats:
        return np.asarray(self._sum / self._weight)

    @property
    def regrets(self) -> Regrets:
        order = np.argsort(self._form.sequence_ids)
        return Regrets(self._form.sequence_ids[order], self._regrets[order])


@entry
def multiply_rows(
    begins: Indices, columns: Indices, entries: Floats, vector: Floats, out: Floats, first: int, end: int
) -> None:
    """A sparse matrix times a vector, from the first row to before the end."""
    for row in range(first, end):
        total = 0.0
        for at in range(begins[row], begins[row + 1]):
            total += entries[at] * vector[columns[at]]
        out[row] = total


@entry
def update_regrets(
    plans: int, options: Integers, parent: Integers, order: Integers, values: Floats, strategy: Floats, regrets: Floats
) -> None:
    """Add to the regrets, cut off at zero; the value of an information set counts for the sequence that leads there."""
    for number in range(len(order), -1, -1):
        infoset = order[number - 1] if number else -1
        begin = options[infoset] if number else 0
        end = options[infoset + 1] if number else plans
        value = 0.0
        for at in range(begin, end):
            value += strategy[at] * values[at]
        for at in range(begin, end):
            regrets[at] = max(0.0, regrets[at] + values[at] - value)
        if number:
            values[parent[infoset]] += value


@entry
def match_regrets(plans: int, options: Integers, regrets: Floats, strategy: Floats) -> None:
    """Choose in proportion to regret; uniformly where there is none."""
    for infoset in range(-1, len(options) - 1):
        begin = options[infoset] if infoset >= 0 else 0
        end = options[infoset + 1] if infoset >= 0 else plans
        total = 0.0
        for at in range(begin, end):
            total += regrets[at]
        for at in range(begin, end):
            strategy[at] = regrets[at] / total if total > 0 else 1 / (end - begin)


@entry
def realize(
    plans: int, options: Integers, parent: Integers, order: Integers, strategy: Floats, realization: Floats
) -> None:
    """The realization plan of a behaviour strategy."""
    for plan in range(plans):
        realization[plan] = strategy[plan]
    for number in range(len(order)):
        infoset = order[number]
        for at in range(options[infoset], options[infoset + 1]):
            realization[at] = realization[parent[infoset]] * strategy[at]


@entry
def best_value(plans: int, options: Integers, parent: Integers, order: Integers, values: Floats) -> float:
    """What the best plan earns with the best option everywhere."""
    for number in range(len(order) - 1, -1, -1):
        infoset = order[number]
        best = values[options[infoset]]
        for at in range(options[infoset], options[infoset + 1]):
            best = max(best, values[at])
        values[parent[infoset]] += best
    above = values[0]
    for plan in range(plans):
        above = max(above, values[plan])
    return float(above)
