"""An approximate equilibrium between given plans: a double oracle whose best responses are exact, as all are tried.

The archmage plans rounds 2 and 3 with it: every plan that its Deck allows, against every plan that may be expected.
Optional powers are declined.
"""

from typing import Final

import numpy as np

from wizardhall.cup.fast.batch import FastCup, all_plans
from wizardhall.cup.round import DECK_SIZE
from wizardhall.solver.cup.mixed_plans import MixedPlan, PlanSampler, mixed_plan, solve_rounded
from wizardhall.solver.cup.stakes import PlanArray, Stakes, plan_payoffs

__all__ = ["enumerated_equilibrium", "expected_plans", "plans_after_swap"]

ITERATIONS: Final = 12
FIRST: Final = 24
"""Plans of each player to start with,"""
TAKEN: Final = 12
"""and taken in after each iteration."""
SMALL_GAP: Final = 0.01
"""An exploitability at which to stop."""
EXPECTED: Final = 12_000
"""Plans that are expected of an opponent whose Deck is not known."""


def enumerated_equilibrium(
    cup: FastCup, ours: PlanArray, theirs: PlanArray, stakes: Stakes
) -> tuple[MixedPlan, MixedPlan]:
    """Mixed strategies of both players; what we earn is lost to the other."""
    rows, columns = _spread(len(ours)), _spread(len(theirs))
    for iteration in range(ITERATIONS + 1):
        row, column = solve_rounded(plan_payoffs(cup, ours[rows], theirs[columns], stakes))
        mixed, faced = mixed_plan(ours[rows], row), mixed_plan(theirs[columns], column)
        gains = plan_payoffs(cup, ours, faced.plans, stakes) @ faced.weights
        losses = mixed.weights @ plan_payoffs(cup, mixed.plans, theirs, stakes)
        if iteration == ITERATIONS or gains.max() - losses.min() <= SMALL_GAP:
            break
        rows = np.union1d(rows, np.argsort(-gains, kind="stable")[:TAKEN])
        columns = np.union1d(columns, np.argsort(losses, kind="stable")[:TAKEN])
    return mixed, faced


def expected_plans(sampler: PlanSampler, rng: np.random.Generator) -> PlanArray:
    """Of an opponent who has shown the held cards and could have swapped one since: all of them, or many."""
    if len(sampler.held) == DECK_SIZE + 1:
        return np.vstack([all_plans(sampler.held), _after_unseen_swap(sampler, rng)])
    return np.unique(np.vstack([sampler.plans(EXPECTED // 2, rng), _after_unseen_swap(sampler, rng)]), axis=0)


def plans_after_swap(deck: tuple[int, ...], aside: tuple[int, ...]) -> PlanArray:
    """All plans of a Deck, and of every Deck that is one swap away (CUP-N1)."""
    decks = [deck, *([*(other for other in deck if other != out), into] for out in deck for into in aside)]
    return np.vstack([all_plans(cards) for cards in decks])


def _after_unseen_swap(sampler: PlanSampler, rng: np.random.Generator) -> PlanArray:
    loose = sampler._replace(loose=1) if sampler.held else sampler
    return loose.plans(EXPECTED // 2, rng)


def _spread(many: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Indices spread over all plans."""
    return np.unique(np.linspace(0, many - 1, FIRST).astype(np.int64))
