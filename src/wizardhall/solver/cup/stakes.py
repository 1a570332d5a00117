"""What a round of Wizards Cup is worth for the match, by the Victory tokens before it.

A chance counts a victory that is shared as half of one. After the round both play as well as each other: with a token
each their chances are equal, and the chance of who leads is the value of a round in which only losing it costs.
"""

from functools import cache
from typing import Final

import numpy as np

from wizardhall.cup.cards import CupSet
from wizardhall.solver.cup.sampled_oracle import Stakes, earned, fast_cup, mixes, side, steady

__all__ = ["PATIENCE", "stakes"]

EVEN: Final = 0.5
LEADING: Final = Stakes(1.0, 1.0, EVEN)
TRAILING: Final = Stakes(EVEN, 0.0, 0.0)
RUNS: Final = 2
TURNS: Final = 20
PATIENCE: Final = 5
"""Turns that a plan may go unplayed before it is forgotten."""


def stakes(cards: CupSet, edition: str, ours: int, theirs: int) -> Stakes:
    """The chance to win the match after a round that begins with so many tokens (CUP-G1, CUP-G2)."""
    if ours and theirs:
        return Stakes(1.0, EVEN, 0.0, tuple(wizard.value for wizard in cards.wizards.values()))
    if ours or theirs:
        return LEADING if ours else TRAILING
    ahead = lead(cards, edition)
    return Stakes(ahead, EVEN, 1.0 - ahead)


@cache
def lead(cards: CupSet, edition: str) -> float:
    """The chance of who is one token ahead. About one second, once in a process."""
    cup, values = fast_cup(cards, edition), []
    for run in range(RUNS):
        ours, theirs = mixes(cup, side(()), side(()), np.random.default_rng(run), LEADING, TURNS, PATIENCE)
        values.append(float(ours.weights @ earned(cup, ours.plans, theirs.plans, LEADING) @ theirs.weights))
    return float(steady(np.array(sum(values) / RUNS)))
