"""A double oracle in a file: written after every iteration, resumed at any time."""

from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from wizardhall.core.errors import RecordError
from wizardhall.core.files import atomic_write, reading
from wizardhall.solver.cup.double_oracle import Bounds, DoubleOracle
from wizardhall.solver.cup.round_game import EVERY_CARD, PlanSpace, RoundGame
from wizardhall.solver.cup.strategies import MixedStrategy, Strategy

__all__ = ["label", "load", "save"]

FORMAT: Final = 3


class _MixedStrategy(msgspec.Struct):
    strategies: list[Strategy]
    weights: list[float]


class _Checkpoint(msgspec.Struct):
    """The words of the file are those of its first version: files live longer than names."""

    format: int
    label: str
    strategies: tuple[list[Strategy], list[Strategy]] = msgspec.field(name="lines")
    """Of the restricted game."""
    profile: tuple[_MixedStrategy, _MixedStrategy] = msgspec.field(name="mixes")
    bounds: Bounds
    converged: bool = msgspec.field(name="settled")


def label(game: RoundGame) -> str:
    """Which game it is: the card set by its digest, the edition, and the plans of both players."""
    spaces = " ".join(_space_label(space) for space in game.plan_spaces)
    return f"{game.tables.cards.digest[:16]} {game.tables.edition} {spaces}{' plain' if game.plain else ''}"


def _space_label(space: PlanSpace) -> str:
    waits = "" if space.waits == EVERY_CARD else f"/{space.waits:x}"
    return f"{space.allowed:x}/{space.held:x}{waits}"


def save(file: Path, oracle: DoubleOracle) -> None:
    """The file is whole at any time, even if the power fails."""
    black, white = (_MixedStrategy(list(each.strategies), each.weights.tolist()) for each in oracle.profile)
    strategies = oracle.restricted_game.strategies
    saved = _Checkpoint(FORMAT, label(oracle.game), strategies, (black, white), oracle.bounds, oracle.converged)
    with atomic_write(file) as written:
        written.write(msgspec.json.encode(saved))


def load(file: Path, game: RoundGame) -> DoubleOracle:
    """Resume a double oracle of the same game; raises `RecordError`."""
    try:
        with reading(file):
            saved = msgspec.json.decode(file.read_bytes(), type=_Checkpoint)
    except msgspec.MsgspecError:
        raise RecordError(file.name, 0, "lab-error-no-state") from None
    if saved.format != FORMAT:
        raise RecordError(file.name, 0, "lab-error-old-state")
    if saved.label != label(game):
        raise RecordError(file.name, 0, "lab-error-other-state", found=saved.label, wanted=label(game))
    oracle = DoubleOracle(game, saved.strategies)
    black, white = (MixedStrategy(tuple(each.strategies), np.array(each.weights)) for each in saved.profile)
    oracle.profile, oracle.bounds, oracle.converged = (black, white), saved.bounds, saved.converged
    oracle.restricted_game.warm_start(oracle.profile)
    return oracle
