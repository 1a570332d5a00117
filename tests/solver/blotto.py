"""Colonel Blotto: two colonels spread their soldiers over fields; a field goes to whoever has more there."""

from itertools import product

import numpy as np

from wizardhall.solver.double_oracle import Mix, Plans, Responses
from wizardhall.solver.matrix import FloatArray

__all__ = ["Blotto", "spreads"]


def spreads(soldiers: int, fields: int) -> Plans:
    """Every way to spread the soldiers, one a row."""
    return np.array([each for each in product(range(soldiers + 1), repeat=fields) if sum(each) == soldiers])


class Blotto:
    """Fields won minus fields lost. A plan is a row of `spreads`."""

    def __init__(self, ours: int, theirs: int, fields: int, together: int = 4) -> None:
        self.ours = spreads(ours, fields)
        self.theirs = spreads(theirs, fields)
        self.together = together
        """How many answers are given at once."""

    def payoffs(self, rows: Plans, columns: Plans) -> FloatArray:
        differences = self.ours[rows][:, np.newaxis] - self.theirs[columns][np.newaxis]
        return np.asarray(np.sign(differences).sum(axis=2), dtype=np.float64)

    def matrix(self) -> FloatArray:
        return self.payoffs(np.arange(len(self.ours)), np.arange(len(self.theirs)))

    def best_rows(self, columns: Mix) -> Responses:
        earned = self._earned(self.ours, self.theirs[columns.plans], columns.weights)
        best = np.argsort(-earned, kind="stable")[: self.together]
        return Responses(best, earned[best])

    def best_columns(self, rows: Mix) -> Responses:
        lost = self._earned(self.theirs, self.ours[rows.plans], rows.weights)
        best = np.argsort(-lost, kind="stable")[: self.together]
        return Responses(best, -lost[best])

    @staticmethod
    def _earned(spread: Plans, others: Plans, weights: FloatArray) -> FloatArray:
        """Field by field: what a number of soldiers earns there depends on nothing else."""
        numbers = np.arange(int(spread.max()) + 1)
        earned = np.zeros(len(spread))
        for field in range(spread.shape[1]):
            worth = np.sign(numbers[:, np.newaxis] - others[:, field][np.newaxis]) @ weights
            earned += worth[spread[:, field]]
        return earned
