"""The adept of Wizards Cup: mixes its plans so that no single answer beats them all.

Before it picks, plans or swaps it plays a small game in its head. Each side has a handful of plans; their equilibrium
is exact; then each side looks among random plans and variations of its good ones for better answers to the other's mix,
takes in the best, and so on for a few turns. Of the mix it ends with it draws one plan. Its opponent's plans hold
whatever the opponent has shown. In a duel it decides as the apprentice does.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.bots.cup_apprentice import Apprentice
from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.cup.fast.batch import FastCup
from wizardhall.cup.fast.round import BLACK_WINS, WHITE_WINS
from wizardhall.cup.round import DECK_SIZE
from wizardhall.cup.seats import opponent
from wizardhall.cup.view import CupView
from wizardhall.solver.matrix import FloatArray, solve
from wizardhall.table.asks import Answer, AnyAsk, Arrange, Fill, Pick
from wizardhall.table.cards import CardId
from wizardhall.table.dice import Dice

__all__ = ["Adept", "make"]

PlanArray = npt.NDArray[np.int8]

FIRST: Final = 48
"""Plans of each side to begin with."""
TURNS: Final = 10
TRIES: Final = 1200
"""Plans that each side tries in a turn."""
TAKEN: Final = 10
"""Plans that each side takes in after a turn."""


class Side(NamedTuple):
    """Whose plans: decks of six that hold all of `held`, filled up from `others`."""

    held: tuple[int, ...]
    others: tuple[int, ...]

    def plans(self, number: int, chance: np.random.Generator) -> PlanArray:
        """Random plans, each as likely as any other."""
        missing = DECK_SIZE + 1 - len(self.held)
        order = np.argsort(chance.random((number, len(self.others))), axis=1)[:, :missing]
        decks = np.hstack([np.tile(self.held, (number, 1)), np.array(self.others)[order]])
        return chance.permuted(decks.astype(np.int8), axis=1)

    def variations(self, plans: PlanArray, number: int, chance: np.random.Generator) -> PlanArray:
        """Plans with two places exchanged, and every other one with one card exchanged for another."""
        varied = plans[chance.integers(len(plans), size=number)].copy()
        rows = np.arange(number)
        one, two = chance.integers(DECK_SIZE + 1, size=(2, number))
        varied[rows, one], varied[rows, two] = varied[rows, two], varied[rows, one]
        for row in range(0, number, 2):
            leaves = [place for place in range(DECK_SIZE + 1) if varied[row, place] not in self.held]
            joins = [card for card in self.others if card not in varied[row]]
            if leaves and joins:
                varied[row, chance.choice(leaves)] = chance.choice(joins)
        return varied


class Mix(NamedTuple):
    plans: PlanArray
    weights: FloatArray

    def draw(self, chance: np.random.Generator) -> list[int]:
        weights = self.weights / self.weights.sum()
        return [int(card) for card in self.plans[chance.choice(len(self.plans), p=weights)]]


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
            plan = self._mix(view, self._side(ask.options), self._shown(theirs.known, chance), chance).draw(chance)
            return ask.check(self._named(plan)[:DECK_SIZE])
        if isinstance(ask, Fill) and ours.team is not None:
            return ask.check(self._swap(view, ask, ours.team, self._shown(theirs.known, chance), chance))
        return super().answer(view, ask, dice)

    def _side(self, held: Sequence[CardId]) -> Side:
        numbers = tuple(self._number[card] for card in held)
        return Side(numbers, tuple(number for number in range(SET_SIZE) if number not in numbers))

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
        mix = _mixes(_fast(self._cards, view.edition), self._side(team), theirs, chance)[1]
        changes: list[tuple[CardId, CardId] | None] = [None]
        changes += [(out, into) for out in ask.slots["out"] for into in ask.slots["in"]]
        worths = []
        for change in changes:
            deck = team if change is None else [change[1] if card == change[0] else card for card in team]
            plans = self._side(deck).plans(TRIES // 20, chance)
            earned = _earned(_fast(self._cards, view.edition), plans, mix.plans) @ mix.weights
            worths.append(float(np.sort(earned)[-3:].mean()))
        best = changes[int(np.argmax(worths))]
        return None if best is None else {"out": best[0], "in": best[1]}

    def _mix(self, view: CupView, ours: Side, theirs: Side, chance: np.random.Generator) -> Mix:
        return _mixes(_fast(self._cards, view.edition), ours, theirs, chance)[0]


def make(cards: CupSet) -> Adept:
    return Adept(cards)


@cache
def _fast(cards: CupSet, edition: str) -> FastCup:
    return FastCup(cards, edition)


def _earned(cup: FastCup, ours: PlanArray, theirs: PlanArray) -> FloatArray:
    """A round won is 1, lost is -1, won by both 0. The two sets are alike, so that we may always sit as Black."""
    winners = cup.every_pair(ours, theirs)
    won, lost = (np.asarray(winners == side, np.float64) for side in (BLACK_WINS, WHITE_WINS))
    return won - lost


def _mixes(cup: FastCup, ours: Side, theirs: Side, chance: np.random.Generator) -> tuple[Mix, Mix]:
    """The mixes that both sides end with."""
    rows, columns = ours.plans(FIRST, chance), theirs.plans(FIRST, chance)
    for _ in range(TURNS):
        found = solve(_earned(cup, rows, columns))
        mixed, faced = _played(rows, found.row), _played(columns, found.column)
        tried = np.vstack([ours.plans(TRIES // 2, chance), ours.variations(mixed.plans, TRIES // 2, chance)])
        rows = np.vstack([rows, _best(tried, _earned(cup, tried, faced.plans) @ faced.weights)])
        tried = np.vstack([theirs.plans(TRIES // 2, chance), theirs.variations(faced.plans, TRIES // 2, chance)])
        columns = np.vstack([columns, _best(tried, -(mixed.weights @ _earned(cup, mixed.plans, tried)))])
    found = solve(_earned(cup, rows, columns))
    return _played(rows, found.row), _played(columns, found.column)


def _played(plans: PlanArray, weights: FloatArray) -> Mix:
    return Mix(plans[weights > 0], weights[weights > 0])


def _best(plans: PlanArray, worths: FloatArray) -> PlanArray:
    return plans[np.argsort(-worths, kind="stable")[:TAKEN]]
