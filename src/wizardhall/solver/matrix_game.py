"""The exact equilibrium of a zero-sum matrix game: the row player maximises, the column player minimises.

One linear program gives both mixed strategies, to the tolerance of its solver. They are then corrected on their
supports, where in equilibrium all rows in use earn the same and so do all columns in use. Where that is not enough, the
program is solved once more for the residual, scaled up. The quality of the solution depends on none of this: the gap is
computed from the matrix.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import OptimizeResult, linprog

__all__ = ["EXACT", "FloatArray", "Solution", "gap", "solve"]

FloatArray: TypeAlias = npt.NDArray[np.float64]

EXACT: Final = 1e-12
"""A gap that counts as zero, for payoffs of about one: the rounding error of such sums."""
SUPPORT: Final = 1e-9
"""A weight below this is rounding error: the row is not in the support."""
TOLERANCE: Final = 1e-10
"""The smallest tolerance that HiGHS accepts."""
SCALES: Final = (1e4, 1e8)


class Solution(NamedTuple):
    """The value for the row player, a mixed strategy for each, and the exploitability of the two together."""

    value: float
    row: FloatArray
    column: FloatArray
    gap: float


def solve(payoffs: npt.ArrayLike, within: float = EXACT) -> Solution:
    """The equilibrium of a zero-sum game in which `payoffs[row, column]` is what the row player wins.

    Aims at a gap of at most `within`, for payoffs of about one. The linear program alone reaches about 1e-9. The
    corrections are linear algebra, whose last digits depend on the processor.
    """
    matrix = np.array(payoffs, dtype=np.float64, ndmin=2)
    if matrix.ndim != 2 or matrix.size == 0 or not np.isfinite(matrix).all():
        raise ValueError(
            f"a matrix game needs rows and columns of finite numbers, not an array of shape {matrix.shape}"
        )
    size = float(np.abs(matrix).max()) or 1.0
    best = _first_solution(matrix / size)
    for scale in SCALES:
        if best.gap <= within:
            break
        best = min(best, _equalized(matrix / size, best), key=_by_gap)
        if best.gap <= within:
            break
        best = min(best, _refined(matrix / size, best, scale), key=_by_gap)
    return best._replace(value=best.value * size, gap=best.gap * size)


def gap(payoffs: FloatArray, row: FloatArray, column: FloatArray) -> float:
    """What best responses to two mixed strategies gain together: zero in equilibrium, and nowhere else."""
    return float((payoffs @ column).max() - (row @ payoffs).min())


def _by_gap(solution: Solution) -> float:
    return solution.gap


def _evaluated(matrix: FloatArray, row: FloatArray, column: FloatArray) -> Solution:
    """Two vectors, normalised to mixed strategies, and their gap."""
    row, column = (np.maximum(weights, 0.0) for weights in (row, column))
    row, column = row / row.sum(), column / column.sum()
    low, high = float((row @ matrix).min()), float((matrix @ column).max())
    return Solution((low + high) / 2, row, column, high - low)


def _first_solution(matrix: FloatArray) -> Solution:
    """The row player's maximin program. Its dual is the column player's strategy.

    A game with a saddle point needs no program.
    """
    rows, columns = matrix.shape
    maximin, minimax = int(matrix.min(axis=1).argmax()), int(matrix.max(axis=0).argmin())
    if matrix[maximin].min() == matrix[:, minimax].max():
        return _evaluated(matrix, np.eye(rows)[maximin], np.eye(columns)[minimax])
    found = _maximin(matrix, lower=np.zeros(rows), total=1.0, slack=np.zeros(columns))
    return _evaluated(matrix, found.x[:-1], -found.ineqlin.marginals)


def _refined(matrix: FloatArray, near: Solution, scale: float) -> Solution:
    """The same program for the residual, scaled up, so that the solver's tolerance shrinks by as much."""

    def nearer(payoffs: FloatArray, strategy: FloatArray) -> FloatArray:
        earned = strategy @ payoffs
        found = _maximin(payoffs, lower=-scale * strategy, total=0.0, slack=scale * (earned - earned.min()))
        return strategy if found.x is None else np.asarray(strategy + found.x[:-1] / scale)

    return _evaluated(matrix, nearer(matrix, near.row), nearer(-matrix.T, near.column))


def _maximin(matrix: FloatArray, *, lower: FloatArray, total: float, slack: FloatArray) -> OptimizeResult:
    """Row weights of at least `lower` each and `total` together that maximise the worst column plus its slack."""
    rows, columns = matrix.shape
    return linprog(
        c=np.append(np.zeros(rows), -1.0),
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=slack,
        A_eq=np.append(np.ones(rows), 0.0)[np.newaxis],
        b_eq=[total],
        bounds=np.column_stack([np.append(lower, -np.inf), np.full(rows + 1, np.inf)]),
        method="highs",
        options={"primal_feasibility_tolerance": TOLERANCE, "dual_feasibility_tolerance": TOLERANCE},
    )


def _equalized(matrix: FloatArray, near: Solution) -> Solution:
    """The nearest strategies on the same supports that make all columns in use earn the same, and all rows in use."""
    rows, columns = near.row > SUPPORT, near.column > SUPPORT
    used = matrix[np.ix_(rows, columns)]
    row, column = np.zeros_like(near.row), np.zeros_like(near.column)
    row[rows] = _equalize(used, near.row[rows])
    column[columns] = _equalize(used.T, near.column[columns])
    return _evaluated(matrix, row, column)


def _equalize(matrix: FloatArray, strategy: FloatArray) -> FloatArray:
    rows, columns = matrix.shape
    equations = np.vstack([np.hstack([matrix.T, -np.ones((columns, 1))]), np.append(np.ones(rows), 0.0)])
    wanted = np.append(np.zeros(columns), 1.0)
    found = np.append(strategy, (strategy @ matrix).mean())
    for _ in range(2):  # the second pass removes the rounding error of the first
        found = found + np.linalg.lstsq(equations, wanted - equations @ found)[0]
    return np.asarray(found[:-1])
