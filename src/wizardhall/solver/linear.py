"""Linear programs that grow: each is begun where the last one ended, as far as they have rows and columns in common."""

from typing import Final, NamedTuple

import highspy
import numpy as np
import numpy.typing as npt
from scipy.sparse import csc_array

__all__ = ["Growing", "Program", "Solution"]

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

TOLERANCE: Final = 1e-10
"""The finest that HiGHS may be told to be."""
STATUSES: Final = tuple(highspy.HighsBasisStatus.__members__.values())
LOWER, BASIC = (STATUSES.index(status) for status in (highspy.HighsBasisStatus.kLower, highspy.HighsBasisStatus.kBasic))


class Program(NamedTuple):
    """Make `cost` times the columns least; rows and columns have names, numbers that stay the same as they grow."""

    cost: Floats
    matrix: csc_array
    columns: Numbers
    column_bounds: tuple[Floats, Floats]
    rows: Numbers
    row_bounds: tuple[Floats, Floats]


class Solution(NamedTuple):
    least: float
    columns: Floats
    rows: Floats
    """What each row comes to,"""
    prices: Floats
    """and how much more the least would be for one more of its bound."""


class Growing:
    """A program that is solved again and again."""

    def __init__(self) -> None:
        self._solver = highspy.Highs()  # type: ignore[no-untyped-call]
        self._solver.setOptionValue("output_flag", False)
        self._solver.setOptionValue("primal_feasibility_tolerance", TOLERANCE)
        self._solver.setOptionValue("dual_feasibility_tolerance", TOLERANCE)
        self._columns: dict[int, int] = {}
        self._rows: dict[int, int] = {}
        """The last known status of each by its name."""

    def solve(self, program: Program) -> Solution:
        solver = self._solver
        solver.passModel(_model(program))
        if self._rows:
            solver.setBasis(self._basis(program))
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:  # a bad start: once more without one
            solver.passModel(_model(program))
            solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            raise ArithmeticError(f"a linear program ended as {solver.modelStatusToString(solver.getModelStatus())}")
        solution, basis = solver.getSolution(), solver.getBasis()
        self._columns = _named(program.columns, basis.col_status)
        self._rows = _named(program.rows, basis.row_status)
        return Solution(
            solver.getObjectiveValue(),
            np.array(solution.col_value),
            np.array(solution.row_value),
            np.array(solution.row_dual),
        )

    def _basis(self, program: Program) -> highspy.HighsBasis:
        """New columns are not used yet, and new rows do not bind."""
        basis = highspy.HighsBasis()
        basis.col_status = [STATUSES[self._columns.get(name, LOWER)] for name in program.columns.tolist()]
        basis.row_status = [STATUSES[self._rows.get(name, BASIC)] for name in program.rows.tolist()]
        basis.valid = basis.alien = True  # HiGHS will mend what does not fit
        return basis


def _named(names: Numbers, statuses: list[highspy.HighsBasisStatus]) -> dict[int, int]:
    return dict(zip(names.tolist(), map(STATUSES.index, statuses), strict=True))


def _model(program: Program) -> highspy.HighsLp:
    model = highspy.HighsLp()
    model.num_row_, model.num_col_ = program.matrix.shape
    model.col_cost_ = program.cost
    model.col_lower_, model.col_upper_ = program.column_bounds
    model.row_lower_, model.row_upper_ = program.row_bounds
    model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    model.a_matrix_.start_ = program.matrix.indptr
    model.a_matrix_.index_ = program.matrix.indices
    model.a_matrix_.value_ = program.matrix.data
    return model
