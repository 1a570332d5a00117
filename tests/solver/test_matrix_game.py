"""Matrix games whose answer is known, and laws that hold for all of them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from tests.solver.blotto import Blotto
from wizardhall.solver.matrix_game import EXACT, FloatArray, gap, solve

ROCK_PAPER_SCISSORS = np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])

matrices = st.tuples(st.integers(1, 8), st.integers(1, 8)).flatmap(
    lambda shape: arrays(np.float64, shape, elements=st.integers(-1000, 1000).map(lambda number: number / 100))
)


def test_rock_paper_scissors_is_played_evenly() -> None:
    found = solve(ROCK_PAPER_SCISSORS)

    assert found.value == pytest.approx(0, abs=EXACT)
    assert found.row == pytest.approx([1 / 3] * 3, abs=EXACT)
    assert found.column == pytest.approx([1 / 3] * 3, abs=EXACT)


def test_where_rock_wins_more_paper_is_played_more() -> None:
    """With what rock, paper and scissors win being a, b, c, they are played as c to a to b."""
    rock, paper, scissors = 5.0, 2.0, 1.0

    found = solve(np.array([[0, -paper, rock], [paper, 0, -scissors], [-rock, scissors, 0]]))

    assert found.value == pytest.approx(0, abs=EXACT)
    assert found.row == pytest.approx(np.array([scissors, rock, paper]) / 8, abs=EXACT)


@pytest.mark.parametrize("stake", [1, 2, 3, 10, 1_000])
def test_matching_pennies_with_a_higher_stake_on_heads(stake: float) -> None:
    found = solve(np.array([[stake, -1], [-1, 1]]))

    assert found.value == pytest.approx((stake - 1) / (stake + 3), abs=stake * EXACT)
    assert found.row == pytest.approx([2 / (stake + 3), (stake + 1) / (stake + 3)], abs=EXACT)


def test_a_saddle_is_played_without_mixing() -> None:
    found = solve([[3, 1, 4], [2, 0, 9]])

    assert (found.value, found.gap) == (1, 0)
    assert (found.row.tolist(), found.column.tolist()) == ([1, 0], [0, 1, 0])


def test_blotto_with_four_regiments_against_three() -> None:
    """McDonald and Tukey's two posts: a post counts one, and so does every regiment taken there. The value is 14/9."""

    def won(ours: int, theirs: int) -> int:
        return int(np.sign(ours - theirs)) * (1 + min(ours, theirs))

    found = solve([[won(a, b) + won(4 - a, 3 - b) for b in range(4)] for a in range(5)])

    assert found.value == pytest.approx(14 / 9, abs=5 * EXACT)
    assert found.row == pytest.approx([4 / 9, 0, 1 / 9, 0, 4 / 9], abs=EXACT)


@pytest.mark.parametrize(("soldiers", "fields"), [(3, 2), (5, 3), (6, 3), (6, 4)])
def test_blotto_between_equals_is_worth_nothing(soldiers: int, fields: int) -> None:
    found = solve(Blotto(soldiers, soldiers, fields).matrix())

    assert found.value == pytest.approx(0, abs=1e-11)
    assert found.gap <= 1e-11


@given(matrices)
def test_the_gap_is_nothing_and_is_that_of_the_two_mixes(matrix: FloatArray) -> None:
    found = solve(matrix)
    size = np.abs(matrix).max()

    assert found.gap <= EXACT * max(size, 1e-9)
    assert found.gap == pytest.approx(gap(matrix, found.row, found.column), abs=1e-14 * size)
    assert found.row.sum() == pytest.approx(1)
    assert found.column.sum() == pytest.approx(1)
    assert min(found.row.min(), found.column.min()) >= 0


@given(matrices, st.integers(-50, 50), st.integers(1, 50))
def test_paying_more_or_in_another_coin_moves_the_value_alone(matrix: FloatArray, more: int, coin: int) -> None:
    value = solve(matrix).value

    assert solve(matrix * coin + more).value == pytest.approx(value * coin + more, abs=1e-9)


@given(matrices)
def test_from_the_other_side_of_the_table_the_value_is_the_opposite(matrix: FloatArray) -> None:
    assert solve(-matrix.T).value == pytest.approx(-solve(matrix).value, abs=1e-10)


def test_a_large_game_is_exact_too() -> None:
    matrix = np.random.default_rng(7).integers(-1, 2, size=(150, 170))

    assert solve(matrix).gap <= EXACT


@pytest.mark.parametrize("payoffs", [[], [[]], [[np.nan]], [[np.inf, 0]], np.zeros((2, 2, 2))])
def test_what_is_no_matrix_is_refused(payoffs: object) -> None:
    with pytest.raises(ValueError, match="rows and columns of finite numbers"):
        solve(payoffs)  # type: ignore[arg-type]


def test_a_mix_that_can_be_exploited_has_a_gap() -> None:
    always_rock = np.array([1.0, 0, 0])

    assert gap(ROCK_PAPER_SCISSORS.astype(np.float64), always_rock, always_rock) == 2
