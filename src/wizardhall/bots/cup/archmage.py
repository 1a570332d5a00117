"""The archmage of Wizards Cup: plays solved rounds.

The first round is drawn from the opening book; for cards that have none, from the adept's approximate solution, with
more iterations. Before rounds 2 and 3 it solves the round between all plans of its own Deck and those that the
opponent's shown cards allow (`enumerated_oracle`), for what it is worth in the match; a swap is part of that. Where an
optional power asks, it forms a belief about the opponent's hidden cards (`beliefs`) and rolls out every answer
(`power_decisions`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from wizardhall.bots.cup.adept import Adept
from wizardhall.bots.cup.power_decisions import OwnSide, answer_values
from wizardhall.core.asks import Answer, AnyAsk, Arrange, Fill, Pick
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.batch import all_plans
from wizardhall.cup.fast.resume import moments
from wizardhall.cup.round import DECK_SIZE
from wizardhall.cup.seats import SEATS, opponent
from wizardhall.cup.view import CupView
from wizardhall.solver.cup.beliefs import ObservedSide, belief
from wizardhall.solver.cup.enumerated_oracle import enumerated_equilibrium, expected_plans, plans_after_swap
from wizardhall.solver.cup.match_stakes import PATIENCE, match_stakes
from wizardhall.solver.cup.mixed_plans import MixedPlan, PlanSampler
from wizardhall.solver.cup.opening_book import book_for
from wizardhall.solver.cup.sampled_oracle import sampled_equilibrium
from wizardhall.solver.cup.stakes import PlanArray, fast_cup
from wizardhall.solver.cup.strategies import MixedStrategy

__all__ = ["Archmage", "make"]

ITERATIONS: Final = 40
"""Of the adept's approximate solution, for an opening that is not in the book."""


class Archmage(Adept):
    def answer(self, view: CupView, ask: AnyAsk, dice: Dice) -> Answer:
        rng = np.random.default_rng(dice.below("thought", 1 << 32))
        ours = view.sides[view.eyes]
        if isinstance(ask, Pick) and ours.drawn is not None:
            plan = self._opening(view).draw(rng)
            return ask.check([card for card in self._named(plan) if card in ask.options])
        if isinstance(ask, Arrange) and ask.purpose == "plan":
            return ask.check(self._named(self.plans(view, ask.options, rng).draw(rng))[:DECK_SIZE])
        if isinstance(ask, Fill) and ours.team is not None:
            return ask.check(self._change(self._numbers(ours.team), self.swaps(view, rng).draw(rng)))
        return self._choice(view, ask, rng)

    def swaps(self, view: CupView, rng: np.random.Generator) -> MixedPlan:
        """The mixed strategy that it draws its swap from: plans of its Deck, and of every Deck one swap away."""
        ours = view.sides[view.eyes]
        team, aside = self._numbers(ours.team or ()), self._numbers(ours.aside or ())
        return self._solved(view, plans_after_swap(team, aside), rng)[0]

    def plans(self, view: CupView, team: Sequence[CardId], rng: np.random.Generator) -> MixedPlan:
        deck = self._numbers(team)
        if view.round == 1:
            plans, weights = self._opening(view)
            fits = (np.sort(plans, axis=1) == np.sort(deck)).all(axis=1)
            if fits.any():
                return MixedPlan(plans[fits], weights[fits])
        return self._solved(view, all_plans(deck), rng)[0]

    def _choice(self, view: CupView, ask: AnyAsk, rng: np.random.Generator) -> Answer:
        """What an optional power does, by what the opponent may still have."""
        ours, theirs = view.sides[view.eyes], view.sides[opponent(view.eyes)]
        cup, team, observed = fast_cup(self._cards, view.edition), self._numbers(ours.team or ()), self._observed(view)
        faced = self._faced(view, team, rng)
        values = answer_values(
            cup,
            moments(cup.duels, self._cards, view, ask.purpose),
            OwnSide(SEATS.index(view.eyes), self._numbers([card for card in ours.deck if card]), team),
            observed.out,
            belief(observed, faced, rng),
            match_stakes(self._cards, view.edition, ours.tokens, theirs.tokens),
        )
        return list(ask.legal())[int(np.argmax(values))]

    def _faced(self, view: CupView, team: tuple[int, ...], rng: np.random.Generator) -> MixedPlan:
        """What the opponent may be expected to have planned for this round."""
        if view.round > 1:
            return self._solved(view, all_plans(team), rng)[1]
        return _opening(self._cards, view.edition, self._drawn(view))[1]

    def _observed(self, view: CupView) -> ObservedSide:
        side = view.sides[opponent(view.eyes)]
        assert side.zone is not None
        return ObservedSide(
            pile=self._numbers(side.discard),
            zone=self._number[side.zone],
            deck=tuple(None if card is None else self._number[card] for card in side.deck),
            waiting=None if side.waiting is None else self._number[side.waiting],
            waits=side.has_waiting,
            known=self._numbers(side.known),
            swaps=view.round - 1,
        )

    def _opening(self, view: CupView) -> MixedPlan:
        return _opening(self._cards, view.edition, self._drawn(view))[0]

    def _drawn(self, view: CupView) -> tuple[int, int]:
        """Our drawn card and the opponent's."""
        drawn = self._numbers([card for seat in (view.eyes, opponent(view.eyes)) if (card := view.sides[seat].drawn)])
        return drawn[0], drawn[1]

    def _solved(self, view: CupView, plans: PlanArray, rng: np.random.Generator) -> tuple[MixedPlan, MixedPlan]:
        """The equilibrium of our plans and those that may be expected of the opponent, for the match as it stands."""
        ours, theirs = view.sides[view.eyes], view.sides[opponent(view.eyes)]
        at_stake = match_stakes(self._cards, view.edition, ours.tokens, theirs.tokens)
        faced = expected_plans(self._shown(theirs.known, rng), rng)
        return enumerated_equilibrium(fast_cup(self._cards, view.edition), plans, faced, at_stake)

    def _change(self, team: tuple[int, ...], plan: list[int]) -> dict[str, CardId] | None:
        ids = self._cards.ids
        changes = [(out, into) for out in team if out not in plan for into in plan if into not in team]
        return {"out": ids[changes[0][0]], "in": ids[changes[0][1]]} if changes else None

    def _numbers(self, cards: Sequence[CardId]) -> tuple[int, ...]:
        return tuple(self._number[card] for card in cards)


@lru_cache(maxsize=64)
def _opening(cards: CupSet, edition: str, drawn: tuple[int, int]) -> tuple[MixedPlan, MixedPlan]:
    """Our strategy with the first of the drawn cards against the second, and what may be expected of the opponent."""
    book = book_for(cards, edition)
    guard, profile = (None, None) if book is None else (book.guard(drawn[0]), book.profile(drawn))
    if guard is not None and profile is not None:
        return _plans_of(guard.strategy), _plans_of(profile[1])
    ours, theirs = (PlanSampler.holding([card]) for card in drawn)
    return sampled_equilibrium(
        fast_cup(cards, edition), ours, theirs, np.random.default_rng(0), iterations=ITERATIONS, patience=PATIENCE
    )


def _plans_of(mixed: MixedStrategy) -> MixedPlan:
    return MixedPlan(np.array([strategy.plan for strategy in mixed.strategies], np.int8), mixed.weights)


def make(cards: CupSet) -> Archmage:
    return Archmage(cards)
