"""The exact equilibrium of a matrix game: rows want much, columns want little, both may mix.

One linear program gives both mixes, good to the tolerance of the program's solver. From there the mixes are corrected
on their supports, where in equilibrium all rows in use earn the same and so do all columns in use; where that is not
enough the program is solved once more for the difference alone, magnified. How good the answer is does not depend on
any of it: the gap is computed from the matrix.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import OptimizeResult, linprog

__all__ = ["EXACT", "FloatArray", "Solution", "gap", "solve"]

FloatArray: TypeAlias = npt.NDArray[np.float64]

EXACT: Final = 1e-12
"""A gap that counts as none, for payoffs of about one: as near as sums of such numbers come."""
IN_USE: Final = 1e-9
"""A row that a solver plays less often than this it does not mean to play."""
TOLERANCE: Final = 1e-10
"""The finest that HiGHS may be told to be."""
MAGNIFIED: Final = (1e4, 1e8)


class Solution(NamedTuple):
    """The value for the rows, a mix for each side, and what both together could gain by answering the other best."""

    value: float
    row: FloatArray
    column: FloatArray
    gap: float


def solve(payoffs: npt.ArrayLike, within: float = EXACT) -> Solution:
    """The equilibrium of a zero-sum game, `payoffs[row, column]` being what the row side wins.

    The gap is at most `within`, for payoffs of about one, if it can be. The program alone comes to about 1e-9. What
    corrects it is linear algebra, whose last digits depend on the processor.
    """
    matrix = np.array(payoffs, dtype=np.float64, ndmin=2)
    if matrix.ndim != 2 or matrix.size == 0 or not np.isfinite(matrix).all():
        raise ValueError(
            f"a matrix game needs rows and columns of finite numbers, not an array of shape {matrix.shape}"
        )
    size = float(np.abs(matrix).max()) or 1.0
    best = _first(matrix / size)
    for magnified in MAGNIFIED:
        if best.gap <= within:
            break
        best = min(best, _levelled(matrix / size, best), key=_by_gap)
        if best.gap <= within:
            break
        best = min(best, _again(matrix / size, best, magnified), key=_by_gap)
    return best._replace(value=best.value * size, gap=best.gap * size)


def gap(payoffs: FloatArray, row: FloatArray, column: FloatArray) -> float:
    """What best responses to two mixes gain together over the mixes: zero in equilibrium, and nowhere else."""
    return float((payoffs @ column).max() - (row @ payoffs).min())


def _by_gap(solution: Solution) -> float:
    return solution.gap


def _judged(matrix: FloatArray, row: FloatArray, column: FloatArray) -> Solution:
    """Two vectors made mixes, and how good they are."""
    row, column = (np.maximum(mix, 0.0) for mix in (row, column))
    row, column = row / row.sum(), column / column.sum()
    low, high = float((row @ matrix).min()), float((matrix @ column).max())
    return Solution((low + high) / 2, row, column, high - low)


def _first(matrix: FloatArray) -> Solution:
    """The row side's program: the mix whose worst column is best. Its dual is the column side's mix.

    A game with a saddle needs no program and no mix.
    """
    rows, columns = matrix.shape
    safest, tightest = int(matrix.min(axis=1).argmax()), int(matrix.max(axis=0).argmin())
    if matrix[safest].min() == matrix[:, tightest].max():
        return _judged(matrix, np.eye(rows)[safest], np.eye(columns)[tightest])
    found = _program(matrix, least=np.zeros(rows), total=1.0, slack=np.zeros(columns))
    return _judged(matrix, found.x[:-1], -found.ineqlin.marginals)


def _again(matrix: FloatArray, near: Solution, magnified: float) -> Solution:
    """The same program for what is still missing, magnified, so that the solver's tolerance shrinks by as much."""

    def nearer(payoffs: FloatArray, mix: FloatArray) -> FloatArray:
        earned = mix @ payoffs
        found = _program(payoffs, least=-magnified * mix, total=0.0, slack=magnified * (earned - earned.min()))
        return mix if found.x is None else np.asarray(mix + found.x[:-1] / magnified)

    return _judged(matrix, nearer(matrix, near.row), nearer(-matrix.T, near.column))


def _program(matrix: FloatArray, *, least: FloatArray, total: float, slack: FloatArray) -> OptimizeResult:
    """Weights of the rows, each at least `least` and `total` together, that make the worst column with slack best."""
    rows, columns = matrix.shape
    return linprog(
        c=np.append(np.zeros(rows), -1.0),
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=slack,
        A_eq=np.append(np.ones(rows), 0.0)[np.newaxis],
        b_eq=[total],
        bounds=np.column_stack([np.append(least, -np.inf), np.full(rows + 1, np.inf)]),
        method="highs",
        options={"primal_feasibility_tolerance": TOLERANCE, "dual_feasibility_tolerance": TOLERANCE},
    )


def _levelled(matrix: FloatArray, near: Solution) -> Solution:
    """The nearest mixes on the same supports that make all columns in use earn the same, and all rows in use."""
    rows, columns = near.row > IN_USE, near.column > IN_USE
    used = matrix[np.ix_(rows, columns)]
    row, column = np.zeros_like(near.row), np.zeros_like(near.column)
    row[rows] = _level(used, near.row[rows])
    column[columns] = _level(used.T, near.column[columns])
    return _judged(matrix, row, column)


def _level(matrix: FloatArray, mix: FloatArray) -> FloatArray:
    rows, columns = matrix.shape
    equations = np.vstack([np.hstack([matrix.T, -np.ones((columns, 1))]), np.append(np.ones(rows), 0.0)])
    wanted = np.append(np.zeros(columns), 1.0)
    found = np.append(mix, (mix @ matrix).mean())
    for _ in range(2):  # the second time takes away the rounding of the first
        found = found + np.linalg.lstsq(equations, wanted - equations @ found)[0]
    return np.asarray(found[:-1])
