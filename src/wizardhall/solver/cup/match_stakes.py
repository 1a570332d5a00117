"""What a round of Wizards Cup is worth for the match, by the Victory tokens before it.

A chance counts a shared victory as half of one. After the round both are taken to play equally well: with a token each
their chances are equal, and the chance of whoever leads is the value of a round in which only losing it costs.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from wizardhall.cup.cards import CupSet
from wizardhall.solver.cup.mixed_plans import PlanSampler, round_off
from wizardhall.solver.cup.sampled_oracle import sampled_equilibrium
from wizardhall.solver.cup.stakes import Stakes, fast_cup, plan_payoffs

__all__ = ["PATIENCE", "match_stakes"]

EVEN: Final = 0.5
LEADING: Final = Stakes(1.0, 1.0, EVEN)
TRAILING: Final = Stakes(EVEN, 0.0, 0.0)
RUNS: Final = 2
ITERATIONS: Final = 20
PATIENCE: Final = 5
"""Iterations that a plan may go unplayed before it is dropped."""


def match_stakes(cards: CupSet, edition: str, ours: int, theirs: int) -> Stakes:
    """The chances to win the match after a round that begins with these tokens (CUP-G1, CUP-G2)."""
    if ours and theirs:
        return Stakes(1.0, EVEN, 0.0, tuple(wizard.value for wizard in cards.wizards.values()))
    if ours or theirs:
        return LEADING if ours else TRAILING
    ahead = leader_chance(cards, edition)
    return Stakes(ahead, EVEN, 1.0 - ahead)


@lru_cache(maxsize=8)
def leader_chance(cards: CupSet, edition: str) -> float:
    """Of the player who is one token ahead. About one second, once in a process."""
    cup, values, any_plan = fast_cup(cards, edition), [], PlanSampler.holding(())
    for run in range(RUNS):
        rng = np.random.default_rng(run)
        ours, theirs = sampled_equilibrium(cup, any_plan, any_plan, rng, LEADING, ITERATIONS, PATIENCE)
        values.append(float(ours.weights @ plan_payoffs(cup, ours.plans, theirs.plans, LEADING) @ theirs.weights))
    return float(round_off(np.array(sum(values) / RUNS)))
