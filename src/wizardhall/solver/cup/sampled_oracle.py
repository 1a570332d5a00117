"""An approximate equilibrium of a round over plans: a double oracle whose best responses are sampled.

Each player has a handful of plans; their equilibrium is exact; then each player looks among random plans and variations
of the good ones for better responses to the other's mixed strategy, takes in the best, and so on for a few iterations.
Optional powers are declined. That takes well under a second, and another seed gives another pair of strategies.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.cup.fast.batch import FastCup
from wizardhall.solver.cup.mixed_plans import MixedPlan, PlanSampler, mixed_plan, round_off, solve_rounded
from wizardhall.solver.cup.stakes import ROUND_STAKES, PlanArray, Stakes, plan_payoffs
from wizardhall.solver.matrix_game import FloatArray

__all__ = ["sampled_best_responses", "sampled_equilibrium"]

FIRST: Final = 48
"""Plans of each player to start with."""
ITERATIONS: Final = 10
TRIES: Final = 1200
"""Plans that each player tries in an iteration."""
TAKEN: Final = 10
"""Plans that each player takes in after an iteration."""


def sampled_equilibrium(
    cup: FastCup,
    ours: PlanSampler,
    theirs: PlanSampler,
    rng: np.random.Generator,
    stakes: Stakes = ROUND_STAKES,
    iterations: int = ITERATIONS,
    patience: int = ITERATIONS,
    tremble: float = 0.0,
) -> tuple[MixedPlan, MixedPlan]:
    """The mixed strategies of both players at the end. What we earn is lost to the other.

    More iterations make them better; for speed, plans are dropped that went unplayed for more than `patience` of them.
    With `tremble`, what a plan earns against random plans counts by that much, and any plan known at the end is played
    that often: so a player who cannot win against good play, or cannot fail to, still tries to, and can surprise.
    """
    rows, columns = _Pool.of(ours.plans(FIRST, rng)), _Pool.of(theirs.plans(FIRST, rng))
    careless = rows.plans, columns.plans

    def payoffs(some: PlanArray, others: PlanArray) -> FloatArray:
        found = plan_payoffs(cup, some, others, stakes)
        if tremble:
            found += tremble * plan_payoffs(cup, some, careless[1], stakes).mean(axis=1, keepdims=True)
            found += tremble * plan_payoffs(cup, careless[0], others, stakes).mean(axis=0, keepdims=True)
        return round_off(found)

    for iteration in range(iterations):
        row, column = solve_rounded(payoffs(rows.plans, columns.plans))
        mixed, faced = mixed_plan(rows.plans, row), mixed_plan(columns.plans, column)
        rows, columns = rows.kept(row, iteration, patience), columns.kept(column, iteration, patience)
        tried = _tried(ours, mixed.plans, rng)
        rows = rows.with_new(_best(tried, payoffs(tried, faced.plans) @ faced.weights), iteration)
        tried = _tried(theirs, faced.plans, rng)
        columns = columns.with_new(_best(tried, -(mixed.weights @ payoffs(mixed.plans, tried))), iteration)
    row, column = solve_rounded(payoffs(rows.plans, columns.plans))
    return mixed_plan(rows.plans, row, tremble), mixed_plan(columns.plans, column, tremble)


class _Pool(NamedTuple):
    """The plans of a player, and the iteration in which each was last played or new."""

    plans: PlanArray
    last: npt.NDArray[np.int64]

    @classmethod
    def of(cls, plans: PlanArray) -> "_Pool":
        return cls(plans, np.zeros(len(plans), np.int64))

    def kept(self, weights: FloatArray, iteration: int, patience: int) -> "_Pool":
        last = np.where(weights > 0, iteration, self.last)
        return _Pool(self.plans[last >= iteration - patience], last[last >= iteration - patience])

    def with_new(self, plans: PlanArray, iteration: int) -> "_Pool":
        return _Pool(np.vstack([self.plans, plans]), np.append(self.last, np.full(len(plans), iteration)))


def sampled_best_responses(
    cup: FastCup,
    ours: PlanSampler,
    faced: MixedPlan,
    rng: np.random.Generator,
    stakes: Stakes = ROUND_STAKES,
    iterations: int = ITERATIONS,
) -> PlanArray:
    """Plans that do well against a mixed strategy, the best first, found in the same way."""
    plans = ours.plans(FIRST, rng)
    for _ in range(iterations):
        tried = np.unique(np.vstack([plans, _tried(ours, plans, rng)]), axis=0)
        plans = _best(tried, plan_payoffs(cup, tried, faced.plans, stakes) @ faced.weights)
    return plans


def _tried(sampler: PlanSampler, plans: PlanArray, rng: np.random.Generator) -> PlanArray:
    return np.vstack([sampler.plans(TRIES // 2, rng), sampler.variations(plans, TRIES // 2, rng)])


def _best(plans: PlanArray, values: FloatArray) -> PlanArray:
    return plans[np.argsort(-values, kind="stable")[:TAKEN]]
