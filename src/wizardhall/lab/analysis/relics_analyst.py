"""Wizards & Relics: every decision that a search can be asked about, from what its player could know.

First all answers are searched. Then the given one and the most promising others are tried on the same deals, while
everybody plays as the search has taught them: over the same deals a difference shows long before the chances are exact.
"""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

import numpy as np

from wizardhall.bots.relics.search import Searcher, SearchResult
from wizardhall.core.asks import Choose
from wizardhall.core.dice import Dice, HashDice
from wizardhall.core.seats import Seat
from wizardhall.lab.analysis.schema import Decision, Effort, Judgement
from wizardhall.lab.analysis.steps import MatchSteps, Step
from wizardhall.match.fairness import analysis_key
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.fast import CannotResume
from wizardhall.relics.view import RelicsView

__all__ = ["RelicsAnalyst"]

LAY: Final = "lay"
PROMISING: Final = 4
"""Other answers that the given one is compared to."""
CONFIDENCE: Final = 2.0
"""Standard errors that a number may be off to either side."""


class Thinking(NamedTuple):
    iterations: int
    deals: int


EFFORTS: Final = {
    Effort.QUICK: Thinking(6_000, 1_000),
    Effort.NORMAL: Thinking(40_000, 4_000),
    Effort.DEEP: Thinking(250_000, 20_000),
}


class RelicsAnalyst:
    def __init__(self, cards: RelicsSet, walked: MatchSteps, seed: str, effort: Effort) -> None:
        self._thinking = EFFORTS[effort]
        self._searcher = Searcher(cards, self._thinking.iterations)
        self._seed = seed

    def considers(self, step: Step, seats: Collection[Seat]) -> list[Seat]:
        """The seats to search for: at a lay all with a choice, for the chart; else those in `seats` with one."""
        choosing = [seat for seat in step.given if step.asks[seat].count() > 1]
        return [seat for seat in choosing if seat in seats or step.asks[seat].purpose == LAY]

    def judge(self, step: Step, seats: Collection[Seat]) -> Judgement:
        hopes: dict[Seat, float] = {}
        decisions = []
        for seat in self.considers(step, seats):
            dice = HashDice(analysis_key(self._seed, f"{step.id}-{seat}"))
            view = step.views[seat]
            assert isinstance(view, RelicsView)
            try:
                searched = self._searcher.search(view, step.asks[seat], dice, [step.given[seat]])
            except CannotResume:  # the view does not tell enough about this ask
                continue
            hopes[seat] = float(searched.strategy @ searched.chances)
            if seat in seats:
                decisions.append(self._decision(step, seat, searched, dice))
        assert isinstance(step.truth, RelicsView)
        everybody = hopes.keys() == step.truth.sides.keys() and {ask.purpose for ask in step.asks.values()} == {LAY}
        return Judgement(_together(hopes) if everybody else None, decisions)

    def _decision(self, step: Step, seat: Seat, searched: SearchResult, dice: Dice) -> Decision:
        given, ask = step.given[seat], step.asks[seat]
        promising = [searched.answers[place] for place in np.argsort(-searched.chances, kind="stable").tolist()]
        others = [answer for answer in promising if answer != given][:PROMISING]
        compared = self._searcher.compare(searched, [given, *others], self._thinking.deals, dice)
        best = max(compared, key=lambda each: each.advantage)  # of equals the given one
        return Decision(
            answer=step.answer + list(step.given).index(seat),
            seat=seat,
            round=step.truth.round,
            purpose=ask.purpose,
            given=given,
            best=best.answer,
            chance=compared[0].chance,
            best_chance=best.chance,
            away=best.advantage,
            spread=CONFIDENCE * best.error,
            real=step.others(seat),
            choices=ask.options if isinstance(ask, Choose) else (),
        )


def _together(hopes: Mapping[Seat, float]) -> dict[Seat, float]:
    """Chances that everybody sees for themselves, made to add up to one."""
    total = sum(hopes.values())
    return {seat: hope / total for seat, hope in hopes.items()}
