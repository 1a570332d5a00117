"""An opponent in Wizards Cup as a player may think of one, and what plans are worth against that."""

from typing import Final, NamedTuple

import numpy as np

from wizardhall.cup.fast.batch import FastCup
from wizardhall.solver.cup.sampled_oracle import Mix, PlanArray, Stakes, earned
from wizardhall.solver.matrix import FloatArray

__all__ = ["Faced", "Found"]

USES: Final = {"exchange with waiting": 1, "peek and bury": 2}
"""Optional powers that one can make it a rule to use, and their bits in a stance."""


ROUGHLY: Final = 32
"""Plans of the opponent that a first look is content with."""


class Found(NamedTuple):
    """The best of some plans, as far as one half of the guesses tells, and what it is worth there."""

    plan: PlanArray
    stance: int
    promise: float


class Faced(NamedTuple):
    """Guesses about the opponent: some to look for good plans against, as one mix; and some to measure them by."""

    cup: FastCup
    stakes: Stakes
    looked: Mix
    measured: tuple[Mix, ...]

    def promises(self, plans: PlanArray) -> FloatArray:
        """What plans of one Deck are worth where good ones are looked for: rows of stances, columns of plans."""
        return np.array(
            [
                earned(self.cup, plans, self.looked.plans, self.stakes, stance) @ self.looked.weights
                for stance in self.stances(plans[0])
            ]
        )

    def each(self, plans: PlanArray) -> list[Found]:
        """Plans of one Deck, each with the stance that does best with it."""
        promises, stances = self.promises(plans), self.stances(plans[0])
        rows = zip(plans, promises.argmax(axis=0).tolist(), promises.max(axis=0).tolist(), strict=True)
        return [Found(plan, stances[stance], promise) for plan, stance, promise in rows]

    def find(self, plans: PlanArray) -> Found:
        """The best of them."""
        promises = self.promises(plans)
        stance, place = np.unravel_index(int(promises.argmax()), promises.shape)
        return Found(plans[place], self.stances(plans[0])[stance], float(promises.max()))

    def roughly(self) -> "Faced":
        """Only the plans that are played most: enough to tell what is not worth a closer look."""
        heaviest = np.argsort(-self.looked.weights, kind="stable")[:ROUGHLY]
        return self._replace(looked=Mix(self.looked.plans[heaviest], self.looked.weights[heaviest]))

    def chances(self, found: Found) -> FloatArray:
        """What a plan is worth against each guess that it was not looked for against."""
        plans = found.plan[np.newaxis]
        worths = [earned(self.cup, plans, mix.plans, self.stakes, found.stance) @ mix.weights for mix in self.measured]
        return np.concatenate(worths)

    def stances(self, deck: PlanArray) -> list[int]:
        """Never to use an optional power, or always, for each that a Deck has."""
        wizards = list(self.cup.cards.wizards.values())
        powers = [wizards[card].power for card in deck]
        uses = {USES[power.verb] for power in powers if power is not None and power.verb in USES}
        stances = [0]
        for use in sorted(uses):
            stances += [stance | use for stance in stances]
        return stances
