"""The archmage of Wizards Cup: plays solved rounds.

The first round is drawn from the book of openings (`solver.cup.openings`); with cards that have none, from the adept's
small game, played for longer. Before rounds 2 and 3 it solves the round between all plans of its own Deck and those
that the opponent's shown cards allow, for what it is worth in the match; a swap is part of that. Where an optional
power asks it thinks of all that the opponent may still have (`beliefs`) and plays the round on with every answer
(`cup_choices`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from wizardhall.bots.cup.adept import Adept
from wizardhall.bots.cup.choices import Ours, worths
from wizardhall.bots.cup.planning import between, expected, with_swaps
from wizardhall.core.asks import Answer, AnyAsk, Arrange, Fill, Pick
from wizardhall.core.cards import CardId
from wizardhall.core.dice import Dice
from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.batch import all_plans
from wizardhall.cup.fast.resume import moments
from wizardhall.cup.round import DECK_SIZE
from wizardhall.cup.seats import SEATS, opponent
from wizardhall.cup.view import CupView
from wizardhall.solver.cup.beliefs import Opposite, belief
from wizardhall.solver.cup.mixes import Mix as BookMix
from wizardhall.solver.cup.openings import book_for
from wizardhall.solver.cup.sampled_oracle import Mix, PlanArray, fast_cup, mixes, side
from wizardhall.solver.cup.stakes import PATIENCE, stakes

__all__ = ["Archmage", "make"]

TURNS: Final = 40
"""Of the adept's small game, for an opening that is not in the book."""


class Archmage(Adept):
    def answer(self, view: CupView, ask: AnyAsk, dice: Dice) -> Answer:
        chance = np.random.default_rng(dice.below("thought", 1 << 32))
        ours = view.sides[view.eyes]
        if isinstance(ask, Pick) and ours.drawn is not None:
            plan = self._opening(view).draw(chance)
            return ask.check([card for card in self._named(plan) if card in ask.options])
        if isinstance(ask, Arrange) and ask.purpose == "plan":
            return ask.check(self._named(self.plans(view, ask.options, chance).draw(chance))[:DECK_SIZE])
        if isinstance(ask, Fill) and ours.team is not None:
            return ask.check(self._change(self._numbers(ours.team), self.swaps(view, chance).draw(chance)))
        return self._choice(view, ask, chance)

    def swaps(self, view: CupView, chance: np.random.Generator) -> Mix:
        """What it draws its swap from: plans of its Deck, and of all that one swap makes of it."""
        ours = view.sides[view.eyes]
        team, aside = self._numbers(ours.team or ()), self._numbers(ours.aside or ())
        return self._solved(view, with_swaps(team, aside), chance)[0]

    def plans(self, view: CupView, team: Sequence[CardId], chance: np.random.Generator) -> Mix:
        deck = self._numbers(team)
        if view.round == 1:
            plans, weights = self._opening(view)
            fits = (np.sort(plans, axis=1) == np.sort(deck)).all(axis=1)
            if fits.any():
                return Mix(plans[fits], weights[fits])
        return self._solved(view, all_plans(deck), chance)[0]

    def _choice(self, view: CupView, ask: AnyAsk, chance: np.random.Generator) -> Answer:
        """What an optional power does, by what the opponent may still have."""
        ours, theirs = view.sides[view.eyes], view.sides[opponent(view.eyes)]
        cup, team, opposite = fast_cup(self._cards, view.edition), self._numbers(ours.team or ()), self._opposite(view)
        faced = self._faced(view, team, chance)
        found = worths(
            cup,
            moments(cup.duels, self._cards, view, ask.purpose),
            Ours(SEATS.index(view.eyes), self._numbers([card for card in ours.deck if card]), team),
            opposite.out,
            belief(opposite, faced.plans, faced.weights, chance),
            stakes(self._cards, view.edition, ours.tokens, theirs.tokens),
        )
        return list(ask.legal())[int(np.argmax(found))]

    def _faced(self, view: CupView, team: tuple[int, ...], chance: np.random.Generator) -> Mix:
        """What the opponent may be expected to have planned for this round."""
        if view.round > 1:
            return self._solved(view, all_plans(team), chance)[1]
        return _opening(self._cards, view.edition, self._drawn(view))[1]

    def _opposite(self, view: CupView) -> Opposite:
        side = view.sides[opponent(view.eyes)]
        assert side.zone is not None
        return Opposite(
            pile=self._numbers(side.discard),
            zone=self._number[side.zone],
            deck=tuple(None if card is None else self._number[card] for card in side.deck),
            waiting=None if side.waiting is None else self._number[side.waiting],
            waits=side.has_waiting,
            known=self._numbers(side.known),
            swaps=view.round - 1,
        )

    def _opening(self, view: CupView) -> Mix:
        return _opening(self._cards, view.edition, self._drawn(view))[0]

    def _drawn(self, view: CupView) -> tuple[int, int]:
        """Our drawn card and the opponent's."""
        drawn = self._numbers([card for seat in (view.eyes, opponent(view.eyes)) if (card := view.sides[seat].drawn)])
        return drawn[0], drawn[1]

    def _solved(self, view: CupView, plans: PlanArray, chance: np.random.Generator) -> tuple[Mix, Mix]:
        """The mix of our plans against what the opponent may be expected to play, for the match as it stands."""
        ours, theirs = view.sides[view.eyes], view.sides[opponent(view.eyes)]
        at_stake = stakes(self._cards, view.edition, ours.tokens, theirs.tokens)
        faced = expected(self._shown(theirs.known, chance), chance)
        return between(fast_cup(self._cards, view.edition), plans, faced, at_stake)

    def _change(self, team: tuple[int, ...], plan: list[int]) -> dict[str, CardId] | None:
        ids = self._cards.ids
        changes = [(out, into) for out in team if out not in plan for into in plan if into not in team]
        return {"out": ids[changes[0][0]], "in": ids[changes[0][1]]} if changes else None

    def _numbers(self, cards: Sequence[CardId]) -> tuple[int, ...]:
        return tuple(self._number[card] for card in cards)


@lru_cache(maxsize=64)
def _opening(cards: CupSet, edition: str, drawn: tuple[int, int]) -> tuple[Mix, Mix]:
    """Our mix with the first of the drawn cards against the second, and what may be expected of the opponent."""
    book = book_for(cards, edition)
    guard, known = (None, None) if book is None else (book.guard(drawn[0]), book.mixes(drawn))
    if guard is not None and known is not None:
        return _mix(guard.mix), _mix(known[1])
    ours, theirs = (side([card]) for card in drawn)
    return mixes(fast_cup(cards, edition), ours, theirs, np.random.default_rng(0), turns=TURNS, patience=PATIENCE)


def _mix(mix: BookMix) -> Mix:
    return Mix(np.array([strategy.plan for strategy in mix.strategies], np.int8), mix.weights)


def make(cards: CupSet) -> Archmage:
    return Archmage(cards)
