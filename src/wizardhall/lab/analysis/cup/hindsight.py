"""What decisions of Wizards Cup were worth against what the opponent really did, now that nothing is secret."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from wizardhall.core.asks import Answer
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.batch import Winners, all_plans
from wizardhall.cup.fast.round import BLACK_WINS, WHITE_WINS
from wizardhall.cup.seats import BLACK, SEATS, opponent
from wizardhall.cup.view import CupView
from wizardhall.lab.analysis.cup.decks import Deck, deck_after, numbers, plan_of
from wizardhall.lab.analysis.cup.opponent_model import EvaluatedPlan, OpponentModel
from wizardhall.lab.analysis.steps import MatchSteps, Step
from wizardhall.solver.cup.match_stakes import match_stakes
from wizardhall.solver.cup.mixed_plans import MixedPlan
from wizardhall.solver.cup.stakes import fast_cup, plan_payoffs, score
from wizardhall.solver.matrix_game import solve

__all__ = ["Real", "decks_at", "really", "value_between"]


class Real(NamedTuple):
    """The chance of what was given; of a plan also what would have been best, and its chance."""

    chance: float | None
    best: Answer = None
    best_chance: float | None = None


def decks_at(view: CupView) -> dict[Seat, Deck]:
    return {seat: view.sides[seat].team or () for seat in SEATS}


def value_between(cards: CupSet, view: CupView, decks: Mapping[Seat, Deck]) -> float:
    """Black's chance with two Decks that both know, as many tokens as there are."""
    black, white = (tuple(numbers(cards, [decks[seat]])[0].tolist()) for seat in SEATS)
    return _value(cards, view.edition, black, white, tuple(view.sides[seat].tokens for seat in SEATS))


@lru_cache(maxsize=64)
def _value(
    cards: CupSet, edition: str, black: tuple[int, ...], white: tuple[int, ...], tokens: tuple[int, ...]
) -> float:
    """The exact value of all their plans, optional powers declined."""
    plans = all_plans(black), all_plans(white)
    return solve(plan_payoffs(fast_cup(cards, edition), *plans, match_stakes(cards, edition, *tokens))).value


def really(
    cards: CupSet, walked: MatchSteps, step: Step, seat: Seat, answers: list[Answer], found: list[EvaluatedPlan]
) -> Real:
    """Of a team or a swap the value of the Decks that it led to; of a plan how its round went, or would have gone.

    `answers` are those that came into question, what was given first, with the plans that can come of them.
    """
    view, rival = step.truth, opponent(seat)
    assert isinstance(view, CupView)
    if rival not in step.given:
        return Real(None)
    decks = decks_at(view)
    if step.asks[seat].purpose != "plan":
        black = value_between(cards, view, {each: deck_after(decks[each], step.given[each]) for each in SEATS})
        return Real(black if seat == BLACK else 1.0 - black)
    theirs = numbers(cards, [plan_of(decks[rival], step.given[rival])])
    at_stake = match_stakes(cards, view.edition, view.sides[seat].tokens, view.sides[rival].tokens)
    met = OpponentModel(fast_cup(cards, view.edition), at_stake, MixedPlan(theirs, np.ones(1)), ())
    values = [each.value for each in met.evaluate(np.array([each.plan for each in found]))]
    winners = _winners(walked, step, seat)
    chance = values[0] if winners is None else float(score(winners, found[0].plan[np.newaxis], theirs, at_stake)[0, 0])
    best = max(range(len(found)), key=lambda place: (values[place], found[place].value))
    if values[best] <= chance:
        return Real(chance, answers[0], chance)
    return Real(chance, answers[best], values[best])


def _winners(walked: MatchSteps, step: Step, seat: Seat) -> Winners | None:
    """Who won the round, with this seat as Black; `None` if it was not played to its end."""
    before = step.truth
    assert isinstance(before, CupView)
    for after in (*(later.truth for later in walked.steps if later.answer > step.answer), walked.end):
        assert isinstance(after, CupView)
        gained = {each: after.sides[each].tokens - before.sides[each].tokens for each in SEATS}
        if any(gained.values()):
            return np.array([[BLACK_WINS * gained[seat] + WHITE_WINS * gained[opponent(seat)]]], np.int8)
    return None
