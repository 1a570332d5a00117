"""Wizards Cup: every planning decision, against what the opponent could play and against what was really played.

Of the guesses about the opponent the first are there to find the best answer against, and the others to measure what it
is worth, so that it is not praised for holes that only the first ones have. A team or a swap is worth what the
best plan with it is worth. Optional powers: the opponent declines, the player always uses them or never does.
"""

import math
from collections.abc import Collection
from typing import Final, NamedTuple

import numpy as np
from scipy.special import stdtrit

from wizardhall.core.asks import Answer, AnyAsk, Pick
from wizardhall.core.dice import HashDice
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.batch import all_plans
from wizardhall.cup.seats import BLACK, WHITE, opponent
from wizardhall.cup.view import CupView
from wizardhall.lab.analysis.cup.decks import Deck, deck_after, numbers, plan_of
from wizardhall.lab.analysis.cup.guesses import guess, opponent_guess, pooled, shown
from wizardhall.lab.analysis.cup.hindsight import decks_at, really, value_between
from wizardhall.lab.analysis.cup.opponent_model import EvaluatedPlan, OpponentModel
from wizardhall.lab.analysis.schema import Decision, Effort, Judgement
from wizardhall.lab.analysis.steps import MatchSteps, Step
from wizardhall.match.fairness import analysis_key
from wizardhall.solver.cup.match_stakes import match_stakes
from wizardhall.solver.cup.mixed_plans import PlanSampler
from wizardhall.solver.cup.sampled_oracle import sampled_best_responses
from wizardhall.solver.cup.stakes import PlanArray, fast_cup
from wizardhall.solver.matrix_game import FloatArray

__all__ = ["CupAnalyst"]

PLANNING: Final = ("team", "plan", "swap")
CONFIDENCE: Final = 0.975
"""To either side: what is measured lies within its spread for 95 of 100 choices of the guesses."""


CLOSER: Final = 12
"""Swaps that are looked at closely, of 73."""


class Thinking(NamedTuple):
    searched: int
    """Guesses to find good answers against,"""
    measured: int
    """and guesses to measure them by."""
    iterations: int
    """Of each guess, and of the search for a good team."""


EFFORTS: Final = {Effort.QUICK: Thinking(2, 4, 20), Effort.NORMAL: Thinking(4, 8, 25), Effort.DEEP: Thinking(8, 16, 60)}


class CupAnalyst:
    def __init__(self, cards: CupSet, walked: MatchSteps, seed: str, effort: Effort) -> None:
        self._cards, self._walked, self._seed = cards, walked, seed
        self._thinking = EFFORTS[effort]

    def considers(self, step: Step, seats: Collection[Seat]) -> list[Seat]:
        """Whose decisions are thought about, of those who are asked for."""
        return [seat for seat in step.given if seat in seats and step.asks[seat].purpose in PLANNING]

    def judge(self, step: Step, seats: Collection[Seat]) -> Judgement:
        return Judgement(self._point(step), [self._decision(step, seat) for seat in self.considers(step, seats)])

    def _point(self, step: Step) -> dict[Seat, float] | None:
        """Before both have chosen their Decks, as good play has it; then the value of the two Decks, exactly."""
        view = step.truth
        assert isinstance(view, CupView)
        purpose = next(iter(step.asks.values())).purpose
        if purpose not in PLANNING:
            return None
        if purpose != "plan":
            seen = shown(view)
            guesses = [guess(self._cards, seen, self._thinking.iterations, seed) for seed in self._seeds(view)]
            black = float(np.mean([each.chance for each in guesses]))
        else:
            black = value_between(self._cards, view, decks_at(view))
        return {BLACK: black, WHITE: 1.0 - black}

    def _decision(self, step: Step, seat: Seat) -> Decision:
        ask, view, given = step.asks[seat], step.views[seat], step.given[seat]
        assert isinstance(view, CupView)
        model = self._model(view)
        answers, found = self._found(ask, view, given, model)
        best = max(range(len(found)), key=lambda place: found[place].value)  # of equals the given one
        chances, best_chances = model.chances(found[0]), model.chances(found[best])
        away = best_chances - chances
        if away.mean() <= 0.0:
            best, best_chances, away = 0, chances, np.zeros(len(chances))
        real = really(self._cards, self._walked, step, seat, answers, found)
        return Decision(
            answer=step.answer + list(step.given).index(seat),
            seat=seat,
            round=view.round + (ask.purpose != "plan"),
            purpose=ask.purpose,
            given=given,
            best=answers[best],
            chance=float(chances.mean()),
            best_chance=float(best_chances.mean()),
            away=float(away.mean()),
            spread=_spread(away),
            real=step.others(seat),
            real_chance=real.chance,
            real_best=real.best,
            real_best_chance=real.best_chance,
        )

    def _found(
        self, ask: AnyAsk, view: CupView, given: Answer, model: OpponentModel
    ) -> tuple[list[Answer], list[EvaluatedPlan]]:
        """Answers that come into question, what was given first, and for each the best plan that can come of it."""
        team = view.sides[view.eyes].team or ()
        if ask.purpose == "plan":
            answers = [given, *(order for order in ask.legal() if order != given)]
            return answers, model.evaluate(numbers(self._cards, (plan_of(team, order) for order in answers)))
        considered = self._good_teams(ask, view, model) if isinstance(ask, Pick) else self._good_swaps(ask, team, model)
        answers = [given, *(answer for answer in considered if answer != given)]
        return answers, [model.best_of(self._plans(team, answer)) for answer in answers]

    def _good_swaps(self, ask: AnyAsk, team: Deck, model: OpponentModel) -> list[Answer]:
        rough = model.first_look()
        values = {place: rough.best_of(self._plans(team, answer)).value for place, answer in enumerate(ask.legal())}
        good = sorted(values, key=lambda place: -values[place])[:CLOSER]
        return [answer for place, answer in enumerate(ask.legal()) if place in good]

    def _plans(self, team: Deck, answer: Answer) -> PlanArray:
        return all_plans(numbers(self._cards, [deck_after(team, answer)])[0].tolist())

    def _good_teams(self, ask: Pick, view: CupView, model: OpponentModel) -> list[Answer]:
        team = view.sides[view.eyes].team or ()
        rng = np.random.default_rng(self._seeds(view)[0])
        held = PlanSampler.holding(self._cards.ids.index(card) for card in team)
        good = sampled_best_responses(model.cup, held, model.searched, rng, model.stakes, self._thinking.iterations)
        named = [[self._cards.ids[card] for card in plan] for plan in good.tolist()]
        return list(dict.fromkeys(ask.check([card for card in plan if card not in team]) for plan in named))

    def _model(self, view: CupView) -> OpponentModel:
        guesses = [opponent_guess(self._cards, view, self._thinking.iterations, seed) for seed in self._seeds(view)]
        searched, measured = guesses[: self._thinking.searched], guesses[self._thinking.searched :]
        cup = fast_cup(self._cards, view.edition)
        ours, theirs = view.sides[view.eyes].tokens, view.sides[opponent(view.eyes)].tokens
        return OpponentModel(
            cup, match_stakes(self._cards, view.edition, ours, theirs), pooled(searched), tuple(measured)
        )

    def _seeds(self, view: CupView) -> list[int]:
        """The seeds of the guesses, the same for all decisions about one round."""
        tokens = " ".join(str(side.tokens) for side in view.sides.values())
        dice = HashDice(analysis_key(self._seed, f"guesses {tokens}"))
        return [dice.below("guess", 1 << 32) for _ in range(self._thinking.searched + self._thinking.measured)]


def _spread(values: FloatArray) -> float:
    """The half width of Student's interval for the mean."""
    often = float(stdtrit(len(values) - 1, CONFIDENCE))
    return often * float(values.std(ddof=1)) / math.sqrt(len(values))
