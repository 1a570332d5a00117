"""The solver of Wizards Cup: a best response over all plans, and two known Decks, each beside the plain way."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations
from pathlib import Path

import numpy as np

from bench.timing import Figure
from wizardhall.cup import CUP
from wizardhall.solver.cup.best_response import best_responses
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.double_oracle import DoubleOracle
from wizardhall.solver.cup.opening_book import book_for
from wizardhall.solver.cup.round_game import EVERY_CARD, PlanSpace, RoundGame
from wizardhall.solver.cup.strategies import Strategy, payoff_matrix
from wizardhall.solver.matrix_game import solve

PLANS = 13_366_080
SAMPLE = 2_000
TRICKY = ("gardener", "shaman", "traveler", "detective", "soldier", "matron")
TRICKIER = ("gardener", "rogues", "shaman", "detective", "matron", "dancer")
DRAWN = (0, 3)
"""The pair of drawn cards whose opening is the opponent's strategy: a good one, not any plans."""

STARTING = Path(__file__).parents[1] / "examples" / "starting-values.toml"
"""The cards with which most rounds are solved here: in those of the house set there are many more plans to mix."""


def figures() -> Iterator[Figure]:
    tables, book = CardTables(CUP.cards(), "revised"), book_for(CUP.cards(), "revised")
    opening = book and book.profile(DRAWN)
    assert opening, "the book of openings is for other cards"
    against = opening[1]
    some = random_strategies(np.random.default_rng(1), SAMPLE)
    few = PlanSpace((1 << 6) - 1)
    DoubleOracle(RoundGame(tables, (few, few))).iterate()  # compiles, as does this
    payoff_matrix(tables.duels, some[:1], against.strategies)
    every = seconds(lambda: payoff_matrix(tables.duels, some, against.strategies)) * PLANS / SAMPLE
    for what, plain in ((", powers declined", True), ("", False)):
        best = seconds(partial(best_responses, tables, 0, PlanSpace(), against, keep=1.0, plain=plain))
        name = f"best response to {len(against.strategies)} plans{what}"
        yield Figure(name, best, "s", "every plan, powers declined", every, "")
    house, tables = tables, CardTables(CUP.cards(STARTING), "revised")
    decks = range(6), (3, 7, 12, 13, 15, 17)
    game = RoundGame(tables, (space(decks[0]), space(decks[1])))
    blacks, whites = ([Strategy(plan) for plan in permutations(deck)] for deck in decks)
    matrix = seconds(lambda: solve(payoff_matrix(tables.duels, blacks, whites)))
    oracle = seconds(lambda: DoubleOracle(game).solve())
    yield Figure("two Decks without optional powers", oracle, "s", "their whole matrix", matrix, "< 1")
    names = list(map(str, tables.cards.ids))
    tricky = [tuple(map(names.index, deck)) for deck in (TRICKY, TRICKIER)]
    blacks, whites = ([Strategy(plan) for plan in permutations(deck)] for deck in tricky)
    declined = seconds(lambda: solve(payoff_matrix(tables.duels, blacks, whites)))
    asking = seconds(lambda: DoubleOracle(RoundGame(tables, (space(tricky[0]), space(tricky[1])))).solve())
    yield Figure("two Decks with Rogues and Detectives", asking, "s", "their matrix, powers declined", declined, "< 1")
    plain_round = seconds(lambda: DoubleOracle(RoundGame(tables, (PlanSpace(), PlanSpace()), plain=True)).solve())
    yield Figure("one round, powers declined", plain_round, "s", "two Decks, their whole matrix", matrix, "< 300")
    balanced = seconds(lambda: DoubleOracle(RoundGame(house, (PlanSpace(), PlanSpace()), plain=True)).solve())
    yield Figure("the same, house set", balanced, "s", "starting Values", plain_round, "< 300")
    rogues = PlanSpace(EVERY_CARD & ~(tables.exchangers | tables.buriers))
    with_rogues = seconds(lambda: DoubleOracle(RoundGame(tables, (rogues, rogues))).solve())
    yield Figure("one round with the Rogues", with_rogues, "s", "one round, powers declined", plain_round, "< 300")


def space(deck: range | tuple[int, ...]) -> PlanSpace:
    return PlanSpace(sum(1 << card for card in deck))


def random_strategies(dice: np.random.Generator, number: int) -> list[Strategy]:
    return [Strategy(tuple(dice.permutation(18)[:6].tolist())) for _ in range(number)]


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin
