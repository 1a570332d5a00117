"""A solution in a file: written after every turn, gone on with at any time."""

from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from wizardhall.solver.cup.equilibrium import Contest, Mix, State
from wizardhall.solver.cup.strategies import Strategy, payoffs
from wizardhall.table.errors import RecordError

__all__ = ["label", "load", "save"]

FORMAT: Final = 1


class _Mix(msgspec.Struct):
    strategies: list[Strategy]
    weights: list[float]


class _Saved(msgspec.Struct):
    format: int
    label: str
    strategies: tuple[list[Strategy], list[Strategy]]
    mixes: tuple[_Mix, _Mix]
    lower: float
    upper: float
    turns: int
    last: float


def label(contest: Contest) -> str:
    """Which contest it is: the card set by its digest, the edition, and the plans of both sides."""
    sides = " ".join(f"{side.allowed:x}/{side.drawn}" for side in contest.sides)
    return f"{contest.cup.cards.digest[:16]} {contest.cup.edition} {sides}"


def save(file: Path, contest: Contest, state: State) -> None:
    """The file is whole at any time, also if the power goes."""
    mixes = tuple(_Mix(list(mix.strategies), mix.weights.tolist()) for mix in state.mixes)
    blacks, whites = (list(some) for some in state.strategies)
    saved = _Saved(
        FORMAT,
        label(contest),
        (blacks, whites),
        (mixes[0], mixes[1]),
        state.lower,
        state.upper,
        state.turns,
        state.last,
    )
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(msgspec.json.encode(saved))
    beside.replace(file)


def load(file: Path, contest: Contest) -> State:
    """Read a state of the same contest; raises `RecordError`."""
    try:
        saved = msgspec.json.decode(file.read_bytes(), type=_Saved)
    except OSError as error:
        raise RecordError(file.name, 0, "table-error-unreadable", reason=error.strerror or str(error)) from None
    except msgspec.MsgspecError:
        raise RecordError(file.name, 0, "lab-error-no-state") from None
    if saved.format != FORMAT or saved.label != label(contest):
        raise RecordError(file.name, 0, "lab-error-other-state", found=saved.label, wanted=label(contest))
    blacks, whites = (tuple(some) for some in saved.strategies)
    black, white = (Mix(tuple(mix.strategies), np.array(mix.weights)) for mix in saved.mixes)
    earned = payoffs(contest.cup.duels, blacks, whites)
    return State((blacks, whites), earned, (black, white), saved.lower, saved.upper, saved.turns, saved.last)
