"""The double oracle: the equilibrium of a game with far too many plans for a matrix.

Solve the game in which each side has a few plans only; ask for each side what answers the other's mix best among
*all* plans; add those answers, and again. The value lies between what the best answers earn, so every turn certifies
how good the mixes are, and nothing has to be believed. (McMahan, Gordon and Blum, 2003.)

A plan is a number; what it means is the contest's business. A turn makes a new state and leaves the old one alone, so
that a state can be kept, written to a file and gone on with at any time.
"""

import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.solver.matrix import FloatArray, solve
from wizardhall.table.errors import RecordError

__all__ = ["Contest", "Mix", "Plans", "Responses", "State", "approach", "begin", "load", "save", "turn"]

Plans: TypeAlias = npt.NDArray[np.int64]

SIDES: Final = ("row", "column")


class Mix(NamedTuple):
    """Plans, and how likely each of them is."""

    plans: Plans
    weights: FloatArray


class Responses(NamedTuple):
    """Good plans against a mix, the best of all plans first, and what the row side earns by each."""

    plans: Plans
    values: FloatArray


class Contest(Protocol):
    """A zero-sum game of two sides: rows want much, columns want little."""

    def payoffs(self, rows: Plans, columns: Plans) -> FloatArray:
        """What each of the rows earns against each of the columns."""
        ...

    def best_rows(self, columns: Mix) -> Responses:
        """The row side's best answer to a mix, exactly, and as many other good ones as are worth adding."""
        ...

    def best_columns(self, rows: Mix) -> Responses:
        """The same for the column side: its best answer is where the rows earn least."""
        ...


class State(NamedTuple):
    """Where a solution stands: the plans considered so far, and the best mixes found with what they guarantee."""

    rows: Plans
    columns: Plans
    payoffs: FloatArray
    row: Mix
    column: Mix
    lower: float = -np.inf
    """What `row` earns against the best answer of all, and so at least."""
    upper: float = np.inf
    """What the best answer of all earns against `column`, and so at most."""
    turns: int = 0
    settled: bool = False
    """Whether the best answers were all known already, so that another turn would change nothing."""

    @property
    def gap(self) -> float:
        """What both sides together could still gain: the exploitability of the two mixes, certified."""
        return self.upper - self.lower

    @property
    def value(self) -> float:
        return (self.lower + self.upper) / 2


def begin(contest: Contest, rows: npt.ArrayLike, columns: npt.ArrayLike) -> State:
    """A state to start from: any plans, though good ones save turns."""
    first_rows, first_columns = (np.unique(np.asarray(plans, dtype=np.int64)) for plans in (rows, columns))
    payoffs = contest.payoffs(first_rows, first_columns)
    return State(first_rows, first_columns, payoffs, _even(first_rows), _even(first_columns))


def approach(
    contest: Contest, state: State, within: float = 1e-9, progress: Callable[[State], object] | None = None
) -> State:
    """Take turns until the gap is at most `within`, or settled; `progress` is told of every turn."""
    while state.gap > within and not state.settled:
        state = turn(contest, state)
        if progress is not None:
            progress(state)
    return state


def turn(contest: Contest, state: State) -> State:
    """Solve what there is, find the best answers, keep each side's mix if it guarantees more than before, grow."""
    found = solve(state.payoffs)
    row, column = _played(state.rows, found.row), _played(state.columns, found.column)
    against_column, against_row = contest.best_rows(column), contest.best_columns(row)
    upper, lower = float(against_column.values[0]), float(against_row.values[0])
    if upper < state.upper:
        state = state._replace(column=column, upper=upper)
    if lower > state.lower:
        state = state._replace(row=row, lower=lower)
    new_rows, new_columns = _unknown(against_column.plans, state.rows), _unknown(against_row.plans, state.columns)
    rows, columns = np.append(state.rows, new_rows), np.append(state.columns, new_columns)
    beside = contest.payoffs(state.rows, new_columns)
    below = contest.payoffs(new_rows, columns)
    return state._replace(
        rows=rows,
        columns=columns,
        payoffs=np.vstack([np.hstack([state.payoffs, beside]), below]),
        turns=state.turns + 1,
        settled=not len(new_rows) and not len(new_columns),
    )


def save(file: Path, state: State, label: str) -> None:
    """Write a state; `label` says which contest it is of. The file is whole at any time, also if the power goes."""
    arrays = {
        **{name: getattr(state, name) for name in ("rows", "columns", "payoffs")},
        **{f"{side}_{part}": getattr(getattr(state, side), part) for side in SIDES for part in Mix._fields},
        "bounds": np.array([state.lower, state.upper]),
        "turns": np.array([state.turns, state.settled]),
        "label": np.array(label),
    }
    beside = file.with_name(f"{file.name}.new")
    with beside.open("wb") as stream:
        np.savez_compressed(stream, **arrays)
    beside.replace(file)


def load(file: Path, label: str) -> State:
    """Read a state that was saved under the same label; raises `RecordError`."""
    try:
        with file.open("rb") as stream, np.load(stream) as saved:
            found, state = str(saved["label"]), _read(saved)
    except OSError as error:
        raise RecordError(file.name, 0, "table-error-unreadable", reason=error.strerror or str(error)) from None
    except (EOFError, KeyError, TypeError, ValueError, zipfile.BadZipFile):
        raise RecordError(file.name, 0, "lab-error-no-state") from None
    if found != label:
        raise RecordError(file.name, 0, "lab-error-other-state", found=found, wanted=label)
    return state


def _read(saved: Mapping[str, npt.NDArray[Any]]) -> State:
    row, column = (Mix(*(saved[f"{side}_{part}"] for part in Mix._fields)) for side in SIDES)
    lower, upper = map(float, saved["bounds"])
    turns, settled = map(int, saved["turns"])
    return State(saved["rows"], saved["columns"], saved["payoffs"], row, column, lower, upper, turns, bool(settled))


def _even(plans: Plans) -> Mix:
    return Mix(plans, np.full(len(plans), 1 / len(plans)))


def _played(plans: Plans, weights: FloatArray) -> Mix:
    return Mix(plans[weights > 0], weights[weights > 0])


def _unknown(plans: Plans, known: Plans) -> Plans:
    return np.setdiff1d(plans, known)
