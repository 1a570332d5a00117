"""Rounds 2 and 3 of Wizards Cup, solved: every plan that a Deck allows, against every plan that may be expected.

A double oracle whose best responses are exact, because all plans are tried; optional powers are declined in them.
"""

from typing import Final

import numpy as np

from wizardhall.cup.fast.batch import FastCup, all_plans
from wizardhall.cup.round import DECK_SIZE
from wizardhall.solver.cup.sampled_oracle import Mix, PlanArray, Side, Stakes, earned, played, settled

__all__ = ["between", "expected", "with_swaps"]

TURNS: Final = 12
FIRST: Final = 24
"""Plans of each side to begin with,"""
TAKEN: Final = 12
"""and taken in after each turn."""
ENOUGH: Final = 0.01
"""Both sides together can gain no more than this: then no more turns."""
EXPECTED: Final = 12_000
"""Plans that are expected of an opponent whose Deck is not known."""


def between(cup: FastCup, ours: PlanArray, theirs: PlanArray, stakes: Stakes) -> tuple[Mix, Mix]:
    """Mixes of both sides that hold their own against each other; what we earn is lost to the other side."""
    rows, columns = _some(len(ours)), _some(len(theirs))
    for turn in range(TURNS + 1):
        row, column = settled(earned(cup, ours[rows], theirs[columns], stakes))
        mixed, faced = played(ours[rows], row), played(theirs[columns], column)
        gains = earned(cup, ours, faced.plans, stakes) @ faced.weights
        losses = mixed.weights @ earned(cup, mixed.plans, theirs, stakes)
        if turn == TURNS or gains.max() - losses.min() <= ENOUGH:
            break
        rows = np.union1d(rows, np.argsort(-gains, kind="stable")[:TAKEN])
        columns = np.union1d(columns, np.argsort(losses, kind="stable")[:TAKEN])
    return mixed, faced


def expected(whose: Side, chance: np.random.Generator) -> PlanArray:
    """The plans of an opponent who has shown some cards and could have swapped one since: all of them, or many."""
    if len(whose.held) == DECK_SIZE + 1:
        return np.vstack([all_plans(whose.held), _swapped(whose, chance)])
    return np.unique(np.vstack([whose.plans(EXPECTED // 2, chance), _swapped(whose, chance)]), axis=0)


def with_swaps(deck: tuple[int, ...], aside: tuple[int, ...]) -> PlanArray:
    """All plans of a Deck, and of all that one swap makes of it (CUP-N1)."""
    decks = [deck, *([*(other for other in deck if other != out), into] for out in deck for into in aside)]
    return np.vstack([all_plans(cards) for cards in decks])


def _swapped(whose: Side, chance: np.random.Generator) -> PlanArray:
    return whose._replace(loose=1).plans(EXPECTED // 2, chance) if whose.held else whose.plans(EXPECTED // 2, chance)


def _some(many: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Places spread over all plans."""
    return np.unique(np.linspace(0, many - 1, FIRST).astype(np.int64))
