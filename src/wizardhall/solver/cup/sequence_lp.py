"""The linear program of the restricted game: its solution is one realization plan, its dual the other."""

from typing import NamedTuple

import numpy as np
from scipy.sparse import block_array, coo_array, csr_array

from wizardhall.solver.cup.sequence_form import Bools, SequenceForm, representatives, uniform_realization
from wizardhall.solver.cup.strategies import Floats, Integers
from wizardhall.solver.linear_program import LinearProgram, WarmStartedSolver

__all__ = ["ActiveSet", "Equilibrium", "solve_sequence_lp"]


class ActiveSet(NamedTuple):
    """What of a player's sequence form takes part in the program."""

    form: SequenceForm
    plans: Bools
    options: Integers
    """For each information set the mask of active options."""


class Equilibrium(NamedTuple):
    value: float
    """For the first player."""
    realizations: tuple[Floats, Floats]
    """The realization plans of the two."""


class Constraints(NamedTuple):
    """The sequences of a player in a program."""

    column: Integers
    """Of each sequence; -1 if it has none."""
    sequence_ids: Integers
    """Of those that have one."""
    infoset_ids: Integers
    """Of the constraints: which plan to choose, then which option at each information set."""
    matrix: csr_array
    """The constraints of a realization plan: the plans sum to one, the options of an information set to its parent."""


def solve_sequence_lp(
    first: ActiveSet, second: ActiveSet, payoffs: Floats, tremble: float, solver: WarmStartedSolver
) -> Equilibrium:
    """The equilibrium between what is active; `payoffs` of the terminal histories are the first player's.

    The program is the first player's: the realization plan whose best response is worst. Its dual is the second
    player's, made robust to mistakes: the first is taken to play uniformly with the probability `tremble`, plans that
    are not active included. A small one changes nothing but ties.
    """
    mine, theirs = _constraints(first), _constraints(second)
    shape = mine.matrix.shape[1], theirs.matrix.shape[1]
    there = np.flatnonzero(theirs.column[second.form.terminal] >= 0)
    given = np.zeros(shape[1])
    if tremble:
        errors = payoffs[there] * uniform_realization(first.form)[first.form.terminal[there]]
        given = np.bincount(theirs.column[second.form.terminal[there]], errors, shape[1])
    both = there[mine.column[first.form.terminal[there]] >= 0]
    at = mine.column[first.form.terminal[both]], theirs.column[second.form.terminal[both]]
    payoff_matrix = coo_array((payoffs[both], at), shape).tocsr()
    values, flows = theirs.matrix.shape[0], mine.matrix.shape[0]
    free = np.full(values, np.inf)
    one = np.concatenate([[1.0], np.zeros(flows - 1)])
    found = solver.solve(
        LinearProgram(
            cost=np.concatenate([np.zeros(shape[0]), [-1.0], np.zeros(values - 1)]),
            matrix=block_array([[-payoff_matrix.T, theirs.matrix.T], [mine.matrix, None]]).tocsc(),
            column_ids=np.concatenate([mine.sequence_ids, ~theirs.infoset_ids]),
            column_bounds=(np.concatenate([np.zeros(shape[0]), -free]), np.full(shape[0] + values, np.inf)),
            row_ids=np.concatenate([theirs.sequence_ids, ~mine.infoset_ids]),
            row_bounds=(
                np.concatenate([np.full(shape[1], -np.inf), one]),
                np.concatenate([tremble * given, one]),
            ),
        )
    )
    realizations = (
        np.append(found.columns[: shape[0]], 0.0)[mine.column],
        np.append(-found.duals[: shape[1]], 0.0)[theirs.column],
    )
    return Equilibrium(-found.objective, realizations)


def _constraints(active: ActiveSet) -> Constraints:
    form = active.form
    plans, standing = form.plan_count, representatives(form, active.options)
    own = (standing == np.arange(len(standing))) & active.plans[form.plan]
    column = np.append(np.where(own, np.cumsum(own) - 1, -1), -1)[standing]
    options = np.flatnonzero(own & (form.infoset >= 0))
    open_, row = np.unique(form.infoset[options], return_inverse=True)
    rows = np.concatenate([np.zeros(plans, np.int64), 1 + row, 1 + np.arange(len(open_))])
    columns = np.concatenate([column[:plans], column[options], column[form.parent[open_]]])
    entries = np.concatenate([np.ones(plans + len(options)), -np.ones(len(open_))])
    there = columns >= 0
    matrix = coo_array((entries[there], (rows[there], columns[there])), (1 + len(open_), int(own.sum()))).tocsr()
    return Constraints(column, form.sequence_ids[own], np.concatenate([[0], form.infoset_ids[open_]]), matrix)
