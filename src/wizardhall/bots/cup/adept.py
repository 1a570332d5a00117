"""The adept of Wizards Cup: mixes its plans so that no single answer beats them all.

Before it picks, plans or swaps it plays a small game in its head (`sampled_oracle`), and draws one plan of the mix it
ends with. Its opponent's plans hold whatever the opponent has shown. In a duel it decides as the apprentice does.
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
from wizardhall.solver.cup.sampled_oracle import Mix, Side, earned, fast_cup, mixes, side

__all__ = ["Adept", "make"]

TRIES: Final = 60
"""Plans that are tried with each card that could be swapped in."""


class Adept(Apprentice):
    def __init__(self, cards: CupSet) -> None:
        super().__init__(cards)
        self._number = {card: number for number, card in enumerate(cards.ids)}

    def answer(self, view: CupView, ask: AnyAsk, dice: Dice) -> Answer:
        chance = np.random.default_rng(dice.below("thought", 1 << 32))
        ours, theirs = view.sides[view.eyes], view.sides[opponent(view.eyes)]
        if isinstance(ask, Pick):
            held = () if ours.drawn is None else (ours.drawn,)
            plan = self._mix(view, self._side(held), self._shown(theirs.known, chance), chance).draw(chance)
            return ask.check([card for card in self._named(plan) if card in ask.options])
        if isinstance(ask, Arrange) and ask.purpose == "plan":
            return ask.check(self._named(self.plans(view, ask.options, chance).draw(chance))[:DECK_SIZE])
        if isinstance(ask, Fill) and ours.team is not None:
            return ask.check(self._swap(view, ask, ours.team, self._shown(theirs.known, chance), chance))
        return super().answer(view, ask, dice)

    def plans(self, view: CupView, team: Sequence[CardId], chance: np.random.Generator) -> Mix:
        """What it draws its plan from, with this Deck."""
        theirs = view.sides[opponent(view.eyes)]
        return self._mix(view, self._side(team), self._shown(theirs.known, chance), chance)

    def _side(self, held: Sequence[CardId]) -> Side:
        return side(self._number[card] for card in held)

    def _shown(self, known: Sequence[CardId], chance: np.random.Generator) -> Side:
        """The opponent's side: a Deck has six cards, so if more were seen, swaps have taken some of them out."""
        held = known if len(known) <= DECK_SIZE + 1 else [known[i] for i in sorted(chance.permutation(len(known))[:6])]
        return self._side(held)

    def _named(self, plan: Sequence[int]) -> list[CardId]:
        ids = self._cards.ids
        return [ids[number] for number in plan]

    def _swap(
        self, view: CupView, ask: Fill, team: Sequence[CardId], theirs: Side, chance: np.random.Generator
    ) -> Answer:
        """The change of one card that does best against the mix of an opponent who expects any Deck of ours."""
        mix = mixes(fast_cup(self._cards, view.edition), self._side(team), theirs, chance)[1]
        changes: list[tuple[CardId, CardId] | None] = [None]
        changes += [(out, into) for out in ask.slots["out"] for into in ask.slots["in"]]
        worths = []
        for change in changes:
            deck = team if change is None else [change[1] if card == change[0] else card for card in team]
            plans = self._side(deck).plans(TRIES, chance)
            gained = earned(fast_cup(self._cards, view.edition), plans, mix.plans) @ mix.weights
            worths.append(float(np.sort(gained)[-3:].sum()))
        best = changes[int(np.argmax(worths))]
        return None if best is None else {"out": best[0], "in": best[1]}

    def _mix(self, view: CupView, ours: Side, theirs: Side, chance: np.random.Generator) -> Mix:
        return mixes(fast_cup(self._cards, view.edition), ours, theirs, chance)[0]


def make(cards: CupSet) -> Adept:
    return Adept(cards)
