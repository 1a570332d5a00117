"""The adept of Wizards Cup: mixes its plans so that no single response beats them all.

Before it picks, plans or swaps it solves the round approximately (`sampled_oracle`), and draws a plan from its mixed
strategy. The opponent's plans hold whatever the opponent has shown. In a duel it decides as the apprentice does.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from wizardhall.bots.cup.apprentice import Apprentice
from wizardhall.core.asks import Answer, AnyAsk, Arrange, Fill, Pick
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.cup.cards import CupSet
from wizardhall.cup.round import DECK_SIZE
from wizardhall.cup.seats import opponent
from wizardhall.cup.view import CupView
from wizardhall.solver.cup.mixed_plans import MixedPlan, PlanSampler
from wizardhall.solver.cup.sampled_oracle import sampled_equilibrium
from wizardhall.solver.cup.stakes import fast_cup, plan_payoffs

__all__ = ["Adept", "make"]

TRIES: Final = 60
"""Plans that are tried with each card that could be swapped in."""


class Adept(Apprentice):
    def __init__(self, cards: CupSet) -> None:
        super().__init__(cards)
        self._number = {card: number for number, card in enumerate(cards.ids)}

    def answer(self, view: CupView, ask: AnyAsk, dice: Dice) -> Answer:
        rng = np.random.default_rng(dice.below("thought", 1 << 32))
        ours, theirs = view.sides[view.eyes], view.sides[opponent(view.eyes)]
        if isinstance(ask, Pick):
            held = () if ours.drawn is None else (ours.drawn,)
            plan = self._mixed_plan(view, self._holding(held), self._shown(theirs.known, rng), rng).draw(rng)
            return ask.check([card for card in self._named(plan) if card in ask.options])
        if isinstance(ask, Arrange) and ask.purpose == "plan":
            return ask.check(self._named(self.plans(view, ask.options, rng).draw(rng))[:DECK_SIZE])
        if isinstance(ask, Fill) and ours.team is not None:
            return ask.check(self._swap(view, ask, ours.team, self._shown(theirs.known, rng), rng))
        return super().answer(view, ask, dice)

    def plans(self, view: CupView, team: Sequence[CardId], rng: np.random.Generator) -> MixedPlan:
        """The mixed strategy that it draws its plan from, with this Deck."""
        theirs = view.sides[opponent(view.eyes)]
        return self._mixed_plan(view, self._holding(team), self._shown(theirs.known, rng), rng)

    def _holding(self, held: Sequence[CardId]) -> PlanSampler:
        return PlanSampler.holding(self._number[card] for card in held)

    def _shown(self, known: Sequence[CardId], rng: np.random.Generator) -> PlanSampler:
        """The opponent's side: a Deck has six cards, so if more were seen, swaps have taken some of them out."""
        held = known if len(known) <= DECK_SIZE + 1 else [known[i] for i in sorted(rng.permutation(len(known))[:6])]
        return self._holding(held)

    def _named(self, plan: Sequence[int]) -> list[CardId]:
        ids = self._cards.ids
        return [ids[number] for number in plan]

    def _swap(
        self, view: CupView, ask: Fill, team: Sequence[CardId], theirs: PlanSampler, rng: np.random.Generator
    ) -> Answer:
        """The swap that does best against the strategy of an opponent who expects any Deck of ours."""
        faced = sampled_equilibrium(fast_cup(self._cards, view.edition), self._holding(team), theirs, rng)[1]
        changes: list[tuple[CardId, CardId] | None] = [None]
        changes += [(out, into) for out in ask.slots["out"] for into in ask.slots["in"]]
        values = []
        for change in changes:
            deck = team if change is None else [change[1] if card == change[0] else card for card in team]
            plans = self._holding(deck).plans(TRIES, rng)
            gained = plan_payoffs(fast_cup(self._cards, view.edition), plans, faced.plans) @ faced.weights
            values.append(float(np.sort(gained)[-3:].sum()))
        best = changes[int(np.argmax(values))]
        return None if best is None else {"out": best[0], "in": best[1]}

    def _mixed_plan(self, view: CupView, ours: PlanSampler, theirs: PlanSampler, rng: np.random.Generator) -> MixedPlan:
        return sampled_equilibrium(fast_cup(self._cards, view.edition), ours, theirs, rng)[0]


def make(cards: CupSet) -> Adept:
    return Adept(cards)
