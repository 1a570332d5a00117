"""The archmage of Wizards Cup plays the book, solves the later rounds, and beats the apprentice."""

from collections import Counter
from typing import cast

import numpy as np

from tests.random_matches import BLACK, WHITE, start
from wizardhall.bots import bot, levels, play_on
from wizardhall.core.cards import CardId
from wizardhall.core.dice import HashDice
from wizardhall.cup import CUP
from wizardhall.cup.fast.batch import all_plans
from wizardhall.cup.seats import opponent
from wizardhall.cup.view import CupView
from wizardhall.solver.cup.enumerated_oracle import enumerated_equilibrium, expected_plans, plans_after_swap
from wizardhall.solver.cup.mixed_plans import PlanSampler
from wizardhall.solver.cup.opening_book import book_for
from wizardhall.solver.cup.stakes import ROUND_STAKES, fast_cup, plan_payoffs

MATCHES = 6


def test_the_archmage_is_a_level_of_wizards_cup() -> None:
    assert levels("cup") == ("random", "apprentice", "adept", "archmage")


def test_the_archmage_beats_the_apprentice_in_at_least_two_of_three_matches() -> None:
    archmage, apprentice = bot("archmage", CUP), bot("apprentice", CUP)
    won = 0.0

    for number in range(MATCHES):
        seat = (BLACK, WHITE)[number % 2]
        match = start(f"archmage against apprentice {number}")
        play_on(match, {seat: archmage, opponent(seat): apprentice})
        assert match.result is not None
        won += (seat in match.result.winners) / len(match.result.winners)

    assert won >= MATCHES * 2 / 3


def test_its_first_round_is_drawn_from_the_book() -> None:
    archmage, match, ids = bot("archmage", CUP), start("by the book"), list(CUP.cards().ids)
    view, ask = match.view(BLACK), match.open[BLACK].ask
    assert isinstance(view, CupView)
    drawn = view.sides[BLACK].drawn
    book = book_for(CUP.cards(), "revised")
    assert book is not None
    assert drawn is not None
    guard = book.guard(ids.index(drawn))
    assert guard is not None

    teams = Counter[frozenset[int]]()
    for number in range(40):
        team = cast(tuple[CardId, ...], archmage.answer(view, ask, HashDice(b"%d" % number)))
        teams[frozenset(map(ids.index, team))] += 1

    known = {frozenset(each.plan) - {ids.index(drawn)} for each in guard.strategy.strategies}
    assert known >= set(teams)
    assert len(teams) >= 8


def test_without_a_book_it_can_not_be_foreseen_either() -> None:
    archmage, match = bot("archmage", CUP), start("no book", "first")
    view, ask = match.view(WHITE), match.open[WHITE].ask

    teams = Counter(str(archmage.answer(view, ask, HashDice(b"%d" % number))) for number in range(20))

    assert len(teams) >= 4


class TestPlanning:
    DECK, ASIDE = (0, 3, 7, 8, 14, 15), tuple(card for card in range(18) if card not in (0, 3, 7, 8, 14, 15))

    def test_between_two_decks_nobody_can_gain_more_than_a_little(self) -> None:
        cup = fast_cup(CUP.cards(), "revised")
        ours, theirs = all_plans(self.DECK), all_plans((1, 2, 3, 8, 14, 15))

        mixed, faced = enumerated_equilibrium(cup, ours, theirs, ROUND_STAKES)

        most = (plan_payoffs(cup, ours, faced.plans) @ faced.weights).max()
        least = (mixed.weights @ plan_payoffs(cup, mixed.plans, theirs)).min()
        assert most - least <= 0.01

    def test_a_swap_changes_one_card(self) -> None:
        decks = {frozenset(plan) for plan in plans_after_swap(self.DECK, self.ASIDE).tolist()}

        assert len(decks) == 1 + 6 * 12
        assert min(len(deck & {*self.DECK}) for deck in decks) == 5

    def test_of_an_opponent_are_expected_the_cards_shown_but_for_one(self) -> None:
        plans = expected_plans(PlanSampler.holding((0, 3, 7, 8)), np.random.default_rng(1))

        shown = Counter(len({0, 3, 7, 8} & {*plan}) for plan in plans.tolist())
        assert set(shown) == {3, 4}
