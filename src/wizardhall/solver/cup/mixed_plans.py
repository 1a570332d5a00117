"""Mixed strategies over plans, and random plans: what the approximate solvers have in common."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.round import DECK_SIZE
from wizardhall.solver.cup.stakes import PlanArray
from wizardhall.solver.matrix_game import FloatArray, solve

__all__ = ["MixedPlan", "PlanSampler", "mixed_plan", "round_off", "solve_rounded"]

SMALL_GAP: Final = 1e-6
"""An exploitability that nobody would notice."""
GRAIN: Final = 2.0**-24
"""Payoffs and weights are multiples of this. So sums of their products are exact, and the same on every processor."""


class MixedPlan(NamedTuple):
    """A mixed strategy over plans; optional powers are left out of account."""

    plans: PlanArray
    weights: FloatArray

    def draw(self, rng: np.random.Generator) -> list[int]:
        weights = self.weights / self.weights.sum()
        return [int(card) for card in self.plans[rng.choice(len(self.plans), p=weights)]]


class PlanSampler(NamedTuple):
    """Random plans of a player: Decks that hold all of `held` except for `loose` of them, filled up from `others`."""

    held: tuple[int, ...]
    others: tuple[int, ...]
    loose: int = 0

    @classmethod
    def holding(cls, held: Iterable[int], loose: int = 0) -> "PlanSampler":
        """All plans that hold these cards, except for `loose` of them."""
        cards = tuple(held)
        return cls(cards, tuple(number for number in range(SET_SIZE) if number not in cards), loose)

    def plans(self, number: int, rng: np.random.Generator) -> PlanArray:
        """Uniformly, if nothing is loose."""
        held, others = (np.tile(cards, (number, 1)).astype(np.int8) for cards in (self.held, self.others))
        if self.loose:
            held = rng.permuted(held, axis=1)
            held, others = held[:, self.loose :], np.hstack([others, held[:, : self.loose]])
        missing = DECK_SIZE + 1 - held.shape[1]
        order = np.argsort(rng.random(others.shape), axis=1)[:, :missing]
        return rng.permuted(np.hstack([held, np.take_along_axis(others, order, axis=1)]), axis=1)

    def variations(self, plans: PlanArray, number: int, rng: np.random.Generator) -> PlanArray:
        """Plans with two places exchanged, and every other one with one card exchanged for another."""
        varied = plans[rng.integers(len(plans), size=number)].copy()
        rows = np.arange(number)
        one, two = rng.integers(DECK_SIZE + 1, size=(2, number))
        varied[rows, one], varied[rows, two] = varied[rows, two], varied[rows, one]
        for row in range(0, number, 2):
            plan = varied[row].tolist()
            spare = len(set(plan).intersection(self.held)) > len(self.held) - self.loose
            leaves = [place for place, card in enumerate(plan) if spare or card not in self.held]
            joins = [card for card in (*self.others, *self.held) if card not in plan]
            if leaves and joins:
                card, place = joins[rng.integers(len(joins))], leaves[rng.integers(len(leaves))]
                varied[row, place] = card
        return varied


def mixed_plan(plans: PlanArray, weights: FloatArray, tremble: float = 0.0) -> MixedPlan:
    """The plans with a positive weight; with `tremble`, all of them are played that often together."""
    weights = (1.0 - tremble) * weights + tremble / len(weights)
    return MixedPlan(plans[weights > 0], weights[weights > 0])


def round_off(figures: FloatArray) -> FloatArray:
    """Payoffs or weights without the last digits, in which processors differ."""
    return np.asarray(np.round(figures / GRAIN) * GRAIN)


def solve_rounded(payoffs: FloatArray) -> tuple[FloatArray, FloatArray]:
    """The equilibrium of a matrix game, the same on every processor: the weights of the rows and of the columns."""
    found = solve(payoffs, SMALL_GAP)
    return round_off(found.row), round_off(found.column)
