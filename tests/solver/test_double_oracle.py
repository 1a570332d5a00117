"""The double oracle: what the whole matrix says with a few of its rows, certified, stopped and gone on with."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tests.solver.blotto import Blotto
from wizardhall.solver.double_oracle import State, approach, begin, load, save, turn
from wizardhall.solver.matrix import solve
from wizardhall.table.errors import RecordError


@pytest.mark.parametrize(("ours", "theirs", "fields"), [(4, 3, 2), (5, 3, 2), (5, 4, 3), (6, 6, 3), (7, 5, 4)])
@pytest.mark.parametrize("together", [1, 5])
def test_it_finds_the_value_of_the_whole_matrix(ours: int, theirs: int, fields: int, together: int) -> None:
    blotto = Blotto(ours, theirs, fields, together)

    found = approach(blotto, begin(blotto, [0], [0]), within=1e-11)

    assert found.gap <= 1e-11
    assert found.value == pytest.approx(solve(blotto.matrix()).value, abs=1e-11)


def test_its_bounds_are_what_the_best_of_all_plans_earn_against_its_mixes() -> None:
    blotto = Blotto(6, 5, 3)
    matrix = blotto.matrix()
    state = begin(blotto, [0], [0])

    for _ in range(4):
        state = turn(blotto, state)
        assert state.lower == pytest.approx((state.row.weights @ matrix[state.row.plans]).min())
        assert state.upper == pytest.approx((matrix[:, state.column.plans] @ state.column.weights).max())
        assert state.lower <= solve(matrix).value + 1e-12
        assert state.upper >= solve(matrix).value - 1e-12


def test_the_gap_never_grows_and_progress_is_told_of_every_turn() -> None:
    blotto = Blotto(9, 8, 4, together=1)
    told: list[State] = []

    found = approach(blotto, begin(blotto, [0], [0]), within=1e-10, progress=told.append)

    assert [state.turns for state in told] == [*range(1, found.turns + 1)]
    assert all(later.gap <= earlier.gap for earlier, later in pairwise(told))
    assert all(len(state.rows) == len(set(state.rows.tolist())) for state in told)


def test_it_needs_a_small_part_of_a_game_of_many_plans() -> None:
    blotto = Blotto(12, 10, 5)

    found = approach(blotto, begin(blotto, [0], [0]), within=1e-10)

    assert found.gap <= 1e-10
    assert found.value == pytest.approx(2 / 3)
    assert len(found.rows) < len(blotto.ours) / 10


def test_one_that_was_stopped_and_saved_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    blotto = Blotto(9, 8, 4, together=2)
    through = approach(blotto, begin(blotto, [0], [0]), within=1e-10)
    stopped = begin(blotto, [0], [0])
    for _ in range(through.turns // 2):
        stopped = turn(blotto, stopped)
    save(tmp_path / "state.npz", stopped, "9 against 8")

    found = approach(blotto, load(tmp_path / "state.npz", "9 against 8"), within=1e-10)

    assert (found.turns, found.lower, found.upper) == (through.turns, through.lower, through.upper)
    assert np.array_equal(found.row.weights, through.row.weights)
    assert [*tmp_path.iterdir()] == [tmp_path / "state.npz"]


def test_a_settled_one_stops_though_more_was_wanted() -> None:
    blotto = Blotto(4, 3, 2)

    found = approach(blotto, begin(blotto, [0], [0]), within=-1)

    assert found.settled
    assert turn(blotto, found).rows.tolist() == found.rows.tolist()


def test_the_state_of_another_contest_is_refused(tmp_path: Path) -> None:
    blotto = Blotto(2, 2, 2)
    save(tmp_path / "state.npz", begin(blotto, [0], [0]), "2 against 2")

    with pytest.raises(RecordError, match=r"state\.npz.*“2 against 2”.*“3 against 3”"):
        load(tmp_path / "state.npz", "3 against 3")


@pytest.mark.parametrize("content", [b"", b"not a state", b"PK\x03\x04 cut"])
def test_a_file_that_is_no_state_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "state.npz").write_bytes(content)

    with pytest.raises(RecordError, match="holds no saved state"):
        load(tmp_path / "state.npz", "anything")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="No such file"):
        load(tmp_path / "state.npz", "anything")
