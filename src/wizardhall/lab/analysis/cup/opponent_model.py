"""An opponent in Wizards Cup as a player may imagine one, and what plans are worth against that model."""

from typing import Final, NamedTuple

import numpy as np

from wizardhall.cup.fast.batch import FastCup
from wizardhall.cup.fast.plans import stance_bit
from wizardhall.cup.powers import VERBS
from wizardhall.cup.purposes import POWER_PURPOSES, REARRANGE
from wizardhall.solver.cup.mixed_plans import MixedPlan
from wizardhall.solver.cup.stakes import PlanArray, Stakes, plan_payoffs
from wizardhall.solver.matrix_game import FloatArray

__all__ = ["EvaluatedPlan", "OpponentModel"]

USES: Final = {
    words: 1 << stance_bit(POWER_PURPOSES.index(verb.asks))
    for words, verb in VERBS.items()
    if verb.asks and verb.asks != REARRANGE
}
"""Optional powers that a stance can always use, and their bits in it."""

FEW: Final = 32
"""Plans of the opponent that are enough for a first look."""


class EvaluatedPlan(NamedTuple):
    """A plan with its best stance for optional powers, and what it is worth against the guesses searched against."""

    plan: PlanArray
    stance: int
    value: float


class OpponentModel(NamedTuple):
    """Guesses about the opponent: some to search good plans against, pooled; and others to measure them by."""

    cup: FastCup
    stakes: Stakes
    searched: MixedPlan
    measured: tuple[MixedPlan, ...]

    def values(self, plans: PlanArray) -> FloatArray:
        """What plans of one Deck are worth where good ones are searched for: rows of stances, columns of plans."""
        return np.array(
            [
                plan_payoffs(self.cup, plans, self.searched.plans, self.stakes, stance) @ self.searched.weights
                for stance in self.stances(plans[0])
            ]
        )

    def evaluate(self, plans: PlanArray) -> list[EvaluatedPlan]:
        """Plans of one Deck, each with the stance that does best with it."""
        values, stances = self.values(plans), self.stances(plans[0])
        rows = zip(plans, values.argmax(axis=0).tolist(), values.max(axis=0).tolist(), strict=True)
        return [EvaluatedPlan(plan, stances[stance], value) for plan, stance, value in rows]

    def best_of(self, plans: PlanArray) -> EvaluatedPlan:
        """The best of them."""
        values = self.values(plans)
        stance, place = np.unravel_index(int(values.argmax()), values.shape)
        return EvaluatedPlan(plans[place], self.stances(plans[0])[stance], float(values.max()))

    def first_look(self) -> "OpponentModel":
        """The same with only the plans that are played most: enough to tell what is not worth a closer look."""
        heaviest = np.argsort(-self.searched.weights, kind="stable")[:FEW]
        return self._replace(searched=MixedPlan(self.searched.plans[heaviest], self.searched.weights[heaviest]))

    def chances(self, evaluated: EvaluatedPlan) -> FloatArray:
        """What a plan is worth against each guess that it was not searched against."""
        plans = evaluated.plan[np.newaxis]
        values = [
            plan_payoffs(self.cup, plans, mixed.plans, self.stakes, evaluated.stance) @ mixed.weights
            for mixed in self.measured
        ]
        return np.concatenate(values)

    def stances(self, deck: PlanArray) -> list[int]:
        """Never to use an optional power, or always, for each that a Deck has."""
        wizards = list(self.cup.cards.wizards.values())
        powers = [wizards[card].power for card in deck]
        uses = {USES[power.verb] for power in powers if power is not None and power.verb in USES}
        stances = [0]
        for use in sorted(uses):
            stances += [stance | use for stance in stances]
        return stances
