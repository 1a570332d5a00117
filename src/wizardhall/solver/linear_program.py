"""Linear programs that grow: each solve starts from the basis of the last one, for the rows and columns they share."""

from typing import Final, NamedTuple

import highspy
import numpy as np
import numpy.typing as npt
from scipy.sparse import csc_array

__all__ = ["LinearProgram", "LpSolution", "WarmStartedSolver"]

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]

TOLERANCE: Final = 1e-10
"""The smallest tolerance that HiGHS accepts."""
STATUSES: Final = tuple(highspy.HighsBasisStatus.__members__.values())
LOWER, BASIC = (STATUSES.index(status) for status in (highspy.HighsBasisStatus.kLower, highspy.HighsBasisStatus.kBasic))


class LinearProgram(NamedTuple):
    """Minimise `cost @ columns`. Rows and columns have identifiers, which stay the same as the program grows."""

    cost: Floats
    matrix: csc_array
    column_ids: Integers
    column_bounds: tuple[Floats, Floats]
    row_ids: Integers
    row_bounds: tuple[Floats, Floats]


class LpSolution(NamedTuple):
    objective: float
    columns: Floats
    rows: Floats
    """The activity of each row,"""
    duals: Floats
    """and how much the objective grows with its bound."""


class WarmStartedSolver:
    """Solves a program again and again as it grows."""

    def __init__(self) -> None:
        self._solver = highspy.Highs()  # type: ignore[no-untyped-call]
        self._solver.setOptionValue("output_flag", False)
        self._solver.setOptionValue("primal_feasibility_tolerance", TOLERANCE)
        self._solver.setOptionValue("dual_feasibility_tolerance", TOLERANCE)
        self._column_status: dict[int, int] = {}
        self._row_status: dict[int, int] = {}
        """The last known basis status, by identifier."""

    def solve(self, program: LinearProgram) -> LpSolution:
        solver = self._solver
        solver.passModel(_model(program))
        if self._row_status:
            solver.setBasis(self._basis(program))
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:  # a bad start: once more without one
            solver.passModel(_model(program))
            solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            raise ArithmeticError(f"a linear program ended as {solver.modelStatusToString(solver.getModelStatus())}")
        solution, basis = solver.getSolution(), solver.getBasis()
        self._column_status = _by_id(program.column_ids, basis.col_status)
        self._row_status = _by_id(program.row_ids, basis.row_status)
        return LpSolution(
            solver.getObjectiveValue(),
            np.array(solution.col_value),
            np.array(solution.row_value),
            np.array(solution.row_dual),
        )

    def _basis(self, program: LinearProgram) -> highspy.HighsBasis:
        """New columns start at their lower bound, and new rows do not bind."""
        basis = highspy.HighsBasis()
        basis.col_status = [STATUSES[self._column_status.get(each, LOWER)] for each in program.column_ids.tolist()]
        basis.row_status = [STATUSES[self._row_status.get(each, BASIC)] for each in program.row_ids.tolist()]
        basis.valid = basis.alien = True  # HiGHS repairs what does not fit
        return basis


def _by_id(ids: Integers, statuses: list[highspy.HighsBasisStatus]) -> dict[int, int]:
    return dict(zip(ids.tolist(), map(STATUSES.index, statuses), strict=True))


def _model(program: LinearProgram) -> highspy.HighsLp:
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
