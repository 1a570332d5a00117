"""Colonel Blotto: two colonels spread their soldiers over fields; a field goes to whoever has more there."""

from itertools import product

import numpy as np
import numpy.typing as npt

from wizardhall.solver.matrix_game import FloatArray

__all__ = ["Blotto", "spreads"]

Plans = npt.NDArray[np.int64]


def spreads(soldiers: int, fields: int) -> Plans:
    """Every way to spread the soldiers, one a row."""
    return np.array([each for each in product(range(soldiers + 1), repeat=fields) if sum(each) == soldiers])


class Blotto:
    """Fields won minus fields lost. A plan is a row of `spreads`."""

    def __init__(self, ours: int, theirs: int, fields: int) -> None:
        self.ours = spreads(ours, fields)
        self.theirs = spreads(theirs, fields)

    def matrix(self) -> FloatArray:
        differences = self.ours[:, np.newaxis] - self.theirs[np.newaxis]
        return np.asarray(np.sign(differences).sum(axis=2), dtype=np.float64)
