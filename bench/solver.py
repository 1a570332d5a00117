"""The solver of Wizards Cup: a best response over all plans, and two known Decks, each beside the plain way."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations
from pathlib import Path

import numpy as np

from bench.timing import Figure
from wizardhall.cup import CUP
from wizardhall.solver.cup.best_response import EVERY_CARD, Side, answers
from wizardhall.solver.cup.buffers import Cup
from wizardhall.solver.cup.equilibrium import Contest, Search
from wizardhall.solver.cup.openings import book_for
from wizardhall.solver.cup.strategies import Strategy, payoffs
from wizardhall.solver.matrix import solve

PLANS = 13_366_080
SAMPLE = 2_000
TRICKY = ("gardener", "shaman", "traveler", "detective", "soldier", "matron")
TRICKIER = ("gardener", "rogues", "shaman", "detective", "matron", "dancer")
DRAWN = (0, 3)
"""The pair of drawn cards whose opening is the opponent's mix: a good one, not any plans."""


STARTING = Path(__file__).parents[1] / "examples" / "starting-values.toml"
"""The cards with which most rounds are solved here: in those of the house set there are many more plans to mix."""


def figures() -> Iterator[Figure]:
    cup, book = Cup(CUP.cards(), "revised"), book_for(CUP.cards(), "revised")
    opening = book and book.mixes(DRAWN)
    assert opening, "the book of openings is for other cards"
    against, weights = opening[1]
    some = random_strategies(np.random.default_rng(1), SAMPLE)
    few = Side((1 << 6) - 1)
    Search(Contest(cup, (few, few))).turn()  # compiles, as does this
    payoffs(cup.duels, some[:1], against)
    every = seconds(lambda: payoffs(cup.duels, some, against)) * PLANS / SAMPLE
    for what, plain in ((", powers declined", True), ("", False)):
        best = seconds(partial(answers, cup, 0, Side(), against, weights, keep=1.0, plain=plain))
        name = f"best response to {len(against)} plans{what}"
        yield Figure(name, best, "s", "every plan, powers declined", every, "")
    house, cup = cup, Cup(CUP.cards(STARTING), "revised")
    decks = range(6), (3, 7, 12, 13, 15, 17)
    contest = Contest(cup, (side(decks[0]), side(decks[1])))
    blacks, whites = ([Strategy(plan) for plan in permutations(deck)] for deck in decks)
    matrix = seconds(lambda: solve(payoffs(cup.duels, blacks, whites)))
    oracle = seconds(lambda: Search(contest).approach())
    yield Figure("two Decks without optional powers", oracle, "s", "their whole matrix", matrix, "< 1")
    names = list(map(str, cup.cards.ids))
    tricky = [tuple(map(names.index, deck)) for deck in (TRICKY, TRICKIER)]
    blacks, whites = ([Strategy(plan) for plan in permutations(deck)] for deck in tricky)
    declined = seconds(lambda: solve(payoffs(cup.duels, blacks, whites)))
    asking = seconds(lambda: Search(Contest(cup, (side(tricky[0]), side(tricky[1])))).approach())
    yield Figure("two Decks with Rogues and Detectives", asking, "s", "their matrix, powers declined", declined, "< 1")
    plain_round = seconds(lambda: Search(Contest(cup, (Side(), Side()), plain=True)).approach())
    yield Figure("one round, powers declined", plain_round, "s", "two Decks, their whole matrix", matrix, "< 300")
    balanced = seconds(lambda: Search(Contest(house, (Side(), Side()), plain=True)).approach())
    yield Figure("the same, house set", balanced, "s", "starting Values", plain_round, "< 300")
    rogues = Side(EVERY_CARD & ~(cup.exchangers | cup.buriers))
    with_rogues = seconds(lambda: Search(Contest(cup, (rogues, rogues))).approach())
    yield Figure("one round with the Rogues", with_rogues, "s", "one round, powers declined", plain_round, "< 300")


def side(deck: range | tuple[int, ...]) -> Side:
    return Side(sum(1 << card for card in deck))


def random_strategies(dice: np.random.Generator, number: int) -> list[Strategy]:
    return [Strategy(tuple(dice.permutation(18)[:6].tolist())) for _ in range(number)]


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin
