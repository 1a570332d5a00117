"""The solver of Wizards Cup: a best response over all plans, and two known Decks, each beside the plain way."""

import time
from collections.abc import Callable, Iterator
from itertools import permutations

import numpy as np

from bench.timing import Figure
from wizardhall.cup import CUP
from wizardhall.solver.cup.answer import Side, answers
from wizardhall.solver.cup.equilibrium import Contest, Search
from wizardhall.solver.cup.strategies import Strategy, payoffs
from wizardhall.solver.cup.workplace import Cup
from wizardhall.solver.matrix import solve

PLANS = 13_366_080
SAMPLE = 2_000
OPPONENTS = 60


def figures() -> Iterator[Figure]:
    cup, dice = Cup(CUP.cards(), "revised"), np.random.default_rng(1)
    against, some = random_strategies(dice, OPPONENTS), random_strategies(dice, SAMPLE)
    even = np.full(OPPONENTS, 1 / OPPONENTS)
    answers(cup, 0, Side((1 << 6) - 1), against, even)  # compiles
    every = seconds(lambda: payoffs(cup.duels, some, against)) * PLANS / SAMPLE
    best = seconds(lambda: answers(cup, 0, Side(), against, even, keep=1.0))
    yield Figure(f"best response to {OPPONENTS} plans", best, "s", "every plan, powers declined", every, "")
    decks = range(6), (3, 7, 12, 13, 15, 17)
    contest = Contest(cup, (side(decks[0]), side(decks[1])))
    blacks, whites = ([Strategy(plan) for plan in permutations(deck)] for deck in decks)
    matrix = seconds(lambda: solve(payoffs(cup.duels, blacks, whites)))
    oracle = seconds(lambda: Search(contest).approach())
    yield Figure("two Decks without optional powers", oracle, "s", "their whole matrix", matrix, "< 1")


def side(deck: range | tuple[int, ...]) -> Side:
    return Side(sum(1 << card for card in deck))


def random_strategies(dice: np.random.Generator, number: int) -> list[Strategy]:
    return [Strategy(tuple(dice.permutation(18)[:6].tolist())) for _ in range(number)]


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin
