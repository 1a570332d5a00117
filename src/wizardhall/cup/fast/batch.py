"""Rounds by the million, in arrays. Numbers of cards are their places in the card set, counted from 0.

>>> from wizardhall.cup import CUP
>>> from wizardhall.cup.fast.batch import FastCup, random_plans, random_stances
>>> cup = FastCup(CUP.cards(), "revised")
>>> black, white = random_plans(1000, seed=1), random_plans(1000, seed=2)
>>> winners = cup.rounds(black, white, random_stances(1000, seed=3), random_stances(1000, seed=4))
>>> cup.matrix([0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]).shape
(720, 720)
"""

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import compiling
from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.cup.fast.plans import PLAN_CARDS, STANCES, Numbers, pack
from wizardhall.cup.fast.tables import duel_tables
from wizardhall.cup.fast.wave_tables import wave_tables
from wizardhall.cup.fast.waves import cross, rounds

__all__ = ["FastCup", "Plans", "Winners", "all_plans", "random_plans", "random_stances"]

Plans: TypeAlias = npt.ArrayLike
"""Rows of six cards: five in order from the top of the Deck, then the Waiting card."""
Winners: TypeAlias = npt.NDArray[np.int8]
"""1: Black, 2: White, 3: both win the round (CUP-R2)."""


class FastCup:
    """The rounds of a card set under an edition. Its first use ever compiles, and says so."""

    def __init__(self, cards: CupSet, edition: str = "revised") -> None:
        self.cards, self.edition = cards, edition
        self.duels = duel_tables(cards, edition)
        self.tables = wave_tables(cards, edition)

    def rounds(
        self, black: Plans, white: Plans, black_stances: npt.ArrayLike = 0, white_stances: npt.ArrayLike = 0
    ) -> Winners:
        """The winners of each of Black's plans against White's in the same row.

        A stance answers optional powers: bit 0 exchanges, bit 1 buries, and what is above is 0 to leave the Deck as
        it is, or k to lay it in the k-th order of what is left. Stance 0 declines everything.
        """
        plans = packed(black), packed(white)
        if len(plans[0]) != len(plans[1]):
            raise ValueError(f"as many plans for White as for Black: {len(plans[0])}, not {len(plans[1])}")
        stances = stances_for(plans[0], black_stances), stances_for(plans[1], white_stances)
        with compiling("Wizards Cup", Path(__file__).parent):
            return rounds(self.tables, *plans, *stances)

    def matrix(
        self,
        black: Sequence[int],
        white: Sequence[int],
        black_stances: npt.ArrayLike = 0,
        white_stances: npt.ArrayLike = 0,
    ) -> Winners:
        """All 720 plans of one Deck of six (rows) against all of another (columns), in the order of `all_plans`."""
        return self.every_pair(all_plans(black), all_plans(white), black_stances, white_stances)

    def every_pair(
        self, black: Plans, white: Plans, black_stances: npt.ArrayLike = 0, white_stances: npt.ArrayLike = 0
    ) -> Winners:
        """The winners of each of Black's plans (rows) against each of White's (columns)."""
        plans = packed(black), packed(white)
        stances = stances_for(plans[0], black_stances), stances_for(plans[1], white_stances)
        with compiling("Wizards Cup", Path(__file__).parent):
            return cross(self.tables, *plans, *stances)


def all_plans(deck: Sequence[int]) -> npt.NDArray[np.int8]:
    """The 720 plans of six cards, as `itertools.permutations` counts them."""
    return np.array(list(permutations(deck)), np.int8)


def random_plans(number: int, seed: int) -> npt.NDArray[np.int8]:
    """Plans of which each is as likely as any other."""
    return np.argsort(np.random.default_rng(seed).random((number, SET_SIZE)), axis=1)[:, :PLAN_CARDS].astype(np.int8)


def random_stances(number: int, seed: int) -> Numbers:
    return np.random.default_rng(seed).integers(0, STANCES, number)


def packed(plans: Plans) -> Numbers:
    """Plans as numbers; raises `ValueError` for what is no plan."""
    rows = np.asarray(plans)
    if rows.ndim != 2 or rows.shape[1] != PLAN_CARDS or not np.issubdtype(rows.dtype, np.integer):
        raise ValueError(f"plans are rows of six cards, not {rows.dtype} of the shape {rows.shape}")
    ordered = np.sort(rows, axis=1)
    wrong = (ordered[:, 0] < 0) | (ordered[:, -1] >= SET_SIZE) | (ordered[:, 1:] == ordered[:, :-1]).any(axis=1)
    if wrong.any():
        row = int(np.argmax(wrong))
        raise ValueError(f"row {row} is no plan of six different cards from 0 to {SET_SIZE - 1}: {rows[row].tolist()}")
    return pack(np.ascontiguousarray(rows, np.int8))


def stances_for(plans: Numbers, stances: npt.ArrayLike) -> Numbers:
    given = np.asarray(stances)
    if ((given < 0) | (given >= STANCES)).any():
        raise ValueError(f"stances are numbers from 0 to {STANCES - 1}")
    return np.ascontiguousarray(np.broadcast_to(given, plans.shape), np.int64)
