"""A solution in a file: written after every turn, gone on with at any time."""

from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from wizardhall.core.errors import RecordError
from wizardhall.core.files import atomic_write, reading
from wizardhall.solver.cup.best_response import EVERY_CARD, Side
from wizardhall.solver.cup.equilibrium import Bounds, Contest, Search
from wizardhall.solver.cup.mixes import Mix
from wizardhall.solver.cup.strategies import Strategy

__all__ = ["label", "load", "save"]

FORMAT: Final = 3


class _Mix(msgspec.Struct):
    strategies: list[Strategy]
    weights: list[float]


class _Saved(msgspec.Struct):
    format: int
    label: str
    lines: tuple[list[Strategy], list[Strategy]]
    mixes: tuple[_Mix, _Mix]
    bounds: Bounds
    settled: bool


def label(contest: Contest) -> str:
    """Which contest it is: the card set by its digest, the edition, and the plans of both sides."""
    sides = " ".join(_named(side) for side in contest.sides)
    return f"{contest.cup.cards.digest[:16]} {contest.cup.edition} {sides}{' plain' if contest.plain else ''}"


def _named(side: Side) -> str:
    waits = "" if side.waits == EVERY_CARD else f"/{side.waits:x}"
    return f"{side.allowed:x}/{side.held:x}{waits}"


def save(file: Path, search: Search) -> None:
    """The file is whole at any time, also if the power goes."""
    black, white = (_Mix(list(mix.strategies), mix.weights.tolist()) for mix in search.mixes)
    lines = search.repertoire.strategies
    saved = _Saved(FORMAT, label(search.contest), lines, (black, white), search.bounds, search.settled)
    with atomic_write(file) as written:
        written.write(msgspec.json.encode(saved))


def load(file: Path, contest: Contest) -> Search:
    """Go on with a search of the same contest; raises `RecordError`."""
    try:
        with reading(file):
            saved = msgspec.json.decode(file.read_bytes(), type=_Saved)
    except msgspec.MsgspecError:
        raise RecordError(file.name, 0, "lab-error-no-state") from None
    if saved.format != FORMAT:
        raise RecordError(file.name, 0, "lab-error-old-state")
    if saved.label != label(contest):
        raise RecordError(file.name, 0, "lab-error-other-state", found=saved.label, wanted=label(contest))
    search = Search(contest, saved.lines)
    black, white = (Mix(tuple(mix.strategies), np.array(mix.weights)) for mix in saved.mixes)
    search.mixes, search.bounds, search.settled = (black, white), saved.bounds, saved.settled
    search.repertoire.begin_with(search.mixes)
    return search
