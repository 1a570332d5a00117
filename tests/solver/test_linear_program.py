"""Linear programs that grow begin where the last one ended, and say so if there is no solution."""

import numpy as np
import pytest
from scipy.sparse import csc_array

from wizardhall.solver.linear_program import LinearProgram, WarmStartedSolver


def program(costs: list[float], least: float) -> LinearProgram:
    """The cheapest of some columns that make at least so much together, each at most 1."""
    many = len(costs)
    return LinearProgram(
        cost=np.array(costs),
        matrix=csc_array(np.ones((1, many))),
        column_ids=np.arange(10, 10 + many),
        column_bounds=(np.zeros(many), np.ones(many)),
        row_ids=np.array([7]),
        row_bounds=(np.array([least]), np.array([np.inf])),
    )


def test_a_program_with_more_columns_goes_on_from_the_last_one() -> None:
    growing = WarmStartedSolver()

    assert growing.solve(program([3.0, 2.0], 1.5)).objective == pytest.approx(3.5)
    found = growing.solve(program([3.0, 2.0, 1.0], 1.5))

    assert found.objective == pytest.approx(2.0)
    assert found.columns == pytest.approx([0.0, 0.5, 1.0])
    assert found.duals == pytest.approx([2.0])


def test_what_cannot_be_solved_is_said() -> None:
    with pytest.raises(ArithmeticError, match="Infeasible"):
        WarmStartedSolver().solve(program([1.0, 1.0], 3.0))
