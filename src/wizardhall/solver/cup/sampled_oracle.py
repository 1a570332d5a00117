"""Mixes of plans for a round of Wizards Cup that hold their own against each other: a double oracle by sampling.

Each side has a handful of plans; their equilibrium is exact; then each side looks among random plans and variations of
its good ones for better answers to the other's mix, takes in the best, and so on for a few turns. Optional powers are
declined. That takes well under a second, and another seed gives another pair of mixes.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.cup.fast.batch import FastCup, Winners
from wizardhall.cup.fast.round import BLACK_WINS, WHITE_WINS
from wizardhall.cup.round import DECK_SIZE
from wizardhall.solver.matrix import FloatArray, solve

__all__ = [
    "A_ROUND",
    "Mix",
    "PlanArray",
    "Side",
    "Stakes",
    "earned",
    "fast_cup",
    "good_answers",
    "mixes",
    "paid",
    "played",
    "settled",
    "side",
    "steady",
]

PlanArray = npt.NDArray[np.int8]

FIRST: Final = 48
"""Plans of each side to begin with."""
TURNS: Final = 10
TRIES: Final = 1200
"""Plans that each side tries in a turn."""
TAKEN: Final = 10
"""Plans that each side takes in after a turn."""
ENOUGH: Final = 1e-6
"""A gap between mixes that nobody would notice."""
GRAIN: Final = 2.0**-24
"""Payoffs and weights are multiples of this. So sums of their products are exact, and the same on every processor."""


class Stakes(NamedTuple):
    """What a round is worth to a side that wins it alone, wins it with the other, or loses it."""

    won: float
    both: float
    lost: float
    values: tuple[int, ...] | None = None
    """The printed Values of all cards, if the lower total decides a round that both win (CUP-G2)."""


A_ROUND: Final = Stakes(1.0, 0.0, -1.0)


class Side(NamedTuple):
    """Whose plans: decks of six that hold all of `held` but for `loose` of them, filled up from `others`."""

    held: tuple[int, ...]
    others: tuple[int, ...]
    loose: int = 0

    def plans(self, number: int, chance: np.random.Generator) -> PlanArray:
        """Random plans; if nothing is loose, each as likely as any other."""
        held, others = (np.tile(cards, (number, 1)).astype(np.int8) for cards in (self.held, self.others))
        if self.loose:
            held = chance.permuted(held, axis=1)
            held, others = held[:, self.loose :], np.hstack([others, held[:, : self.loose]])
        missing = DECK_SIZE + 1 - held.shape[1]
        order = np.argsort(chance.random(others.shape), axis=1)[:, :missing]
        return chance.permuted(np.hstack([held, np.take_along_axis(others, order, axis=1)]), axis=1)

    def variations(self, plans: PlanArray, number: int, chance: np.random.Generator) -> PlanArray:
        """Plans with two places exchanged, and every other one with one card exchanged for another."""
        varied = plans[chance.integers(len(plans), size=number)].copy()
        rows = np.arange(number)
        one, two = chance.integers(DECK_SIZE + 1, size=(2, number))
        varied[rows, one], varied[rows, two] = varied[rows, two], varied[rows, one]
        for row in range(0, number, 2):
            plan = varied[row].tolist()
            spare = len(set(plan).intersection(self.held)) > len(self.held) - self.loose
            leaves = [place for place, card in enumerate(plan) if spare or card not in self.held]
            joins = [card for card in (*self.others, *self.held) if card not in plan]
            if leaves and joins:
                card, place = joins[chance.integers(len(joins))], leaves[chance.integers(len(leaves))]
                varied[row, place] = card
        return varied


def side(held: Iterable[int], loose: int = 0) -> Side:
    """All plans that hold these cards, but for so many."""
    cards = tuple(held)
    return Side(cards, tuple(number for number in range(SET_SIZE) if number not in cards), loose)


class Mix(NamedTuple):
    plans: PlanArray
    weights: FloatArray

    def draw(self, chance: np.random.Generator) -> list[int]:
        weights = self.weights / self.weights.sum()
        return [int(card) for card in self.plans[chance.choice(len(self.plans), p=weights)]]


@cache
def fast_cup(cards: CupSet, edition: str) -> FastCup:
    return FastCup(cards, edition)


def earned(cup: FastCup, ours: PlanArray, theirs: PlanArray, stakes: Stakes = A_ROUND, stance: int = 0) -> FloatArray:
    """What each of our plans earns against each of theirs. The two sets are alike: we may always sit as Black."""
    return paid(cup.every_pair(ours, theirs, stance), ours, theirs, stakes)


def paid(winners: Winners, ours: PlanArray, theirs: PlanArray, stakes: Stakes) -> FloatArray:
    """What rounds with these winners are worth to us as Black."""
    found = np.full(winners.shape, stakes.both)
    if stakes.values is not None:
        totals = [np.array(stakes.values)[plans].sum(axis=1) for plans in (ours, theirs)]
        ahead = np.sign(totals[1] - totals[0][:, np.newaxis])
        found = np.where(ahead > 0, stakes.won, np.where(ahead < 0, stakes.lost, stakes.both))
    found[winners == BLACK_WINS] = stakes.won
    found[winners == WHITE_WINS] = stakes.lost
    return found


def mixes(
    cup: FastCup,
    ours: Side,
    theirs: Side,
    chance: np.random.Generator,
    stakes: Stakes = A_ROUND,
    turns: int = TURNS,
    patience: int = TURNS,
    tremble: float = 0.0,
) -> tuple[Mix, Mix]:
    """The mixes that both sides end with. What we earn is lost to the other side.

    More turns make them better; plans that were not played for more than `patience` turns are forgotten, to be quicker.
    With `tremble` it counts that much what a plan earns against plans at random, and that often any plan is played that
    was thought of last: so those who cannot win against good play, or cannot fail to, still try to, and can surprise.
    """
    rows, columns = _Known.of(ours.plans(FIRST, chance)), _Known.of(theirs.plans(FIRST, chance))
    careless = rows.plans, columns.plans

    def payoffs(some: PlanArray, others: PlanArray) -> FloatArray:
        found = earned(cup, some, others, stakes)
        if tremble:
            found += tremble * earned(cup, some, careless[1], stakes).mean(axis=1, keepdims=True)
            found += tremble * earned(cup, careless[0], others, stakes).mean(axis=0, keepdims=True)
        return steady(found)

    for turn in range(turns):
        row, column = settled(payoffs(rows.plans, columns.plans))
        mixed, faced = played(rows.plans, row), played(columns.plans, column)
        rows, columns = rows.kept(row, turn, patience), columns.kept(column, turn, patience)
        tried = _tried(ours, mixed.plans, chance)
        rows = rows.with_new(_best(tried, payoffs(tried, faced.plans) @ faced.weights), turn)
        tried = _tried(theirs, faced.plans, chance)
        columns = columns.with_new(_best(tried, -(mixed.weights @ payoffs(mixed.plans, tried))), turn)
    row, column = settled(payoffs(rows.plans, columns.plans))
    return played(rows.plans, row, tremble), played(columns.plans, column, tremble)


class _Known(NamedTuple):
    """The plans of a side, and the turn in which each was last played or new."""

    plans: PlanArray
    last: npt.NDArray[np.int64]

    @classmethod
    def of(cls, plans: PlanArray) -> "_Known":
        return cls(plans, np.zeros(len(plans), np.int64))

    def kept(self, weights: FloatArray, turn: int, patience: int) -> "_Known":
        last = np.where(weights > 0, turn, self.last)
        return _Known(self.plans[last >= turn - patience], last[last >= turn - patience])

    def with_new(self, plans: PlanArray, turn: int) -> "_Known":
        return _Known(np.vstack([self.plans, plans]), np.append(self.last, np.full(len(plans), turn)))


def good_answers(
    cup: FastCup, ours: Side, faced: Mix, chance: np.random.Generator, stakes: Stakes = A_ROUND, turns: int = TURNS
) -> PlanArray:
    """Plans that do well against a mix, the best first, looked for in the same way."""
    plans = ours.plans(FIRST, chance)
    for _ in range(turns):
        tried = np.unique(np.vstack([plans, _tried(ours, plans, chance)]), axis=0)
        plans = _best(tried, earned(cup, tried, faced.plans, stakes) @ faced.weights)
    return plans


def _tried(whose: Side, plans: PlanArray, chance: np.random.Generator) -> PlanArray:
    return np.vstack([whose.plans(TRIES // 2, chance), whose.variations(plans, TRIES // 2, chance)])


def steady(figures: FloatArray) -> FloatArray:
    """Payoffs or weights without the last digits, in which processors differ."""
    return np.asarray(np.round(figures / GRAIN) * GRAIN)


def settled(payoffs: FloatArray) -> tuple[FloatArray, FloatArray]:
    """How often the rows and the columns of a matrix game are played."""
    found = solve(payoffs, ENOUGH)
    return steady(found.row), steady(found.column)


def played(plans: PlanArray, weights: FloatArray, tremble: float = 0.0) -> Mix:
    """The plans that are played, each as often as its weight says."""
    weights = (1.0 - tremble) * weights + tremble / len(weights)
    return Mix(plans[weights > 0], weights[weights > 0])


def _best(plans: PlanArray, worths: FloatArray) -> PlanArray:
    return plans[np.argsort(-worths, kind="stable")[:TAKEN]]
