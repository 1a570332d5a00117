"""What the archmage of Wizards Cup believes agrees with what it has seen."""

from typing import cast

import numpy as np
import pytest

from tests.random_matches import CUP, EDITIONS, start, step_by_step
from wizardhall.bots.cup.archmage import Archmage
from wizardhall.core.seats import ALL_SEEING
from wizardhall.cup.fast.batch import random_plans
from wizardhall.cup.seats import opponent
from wizardhall.cup.view import CupView
from wizardhall.match import Match
from wizardhall.solver.cup.beliefs import ObservedSide, belief
from wizardhall.solver.cup.mixed_plans import MixedPlan

IN_A_DUEL = ("exchange", "rearrange", "bury")
SIDE = ObservedSide(pile=(0,), zone=1, deck=(None, 7, None), waiting=None, waits=True, known=(0, 1, 2, 7), swaps=0)


def hidden(match: Match) -> tuple[CupView, list[int]]:
    """What the seat sees that is asked in a duel, and what it does not see of the other side."""
    (seat,) = match.open
    truth = cast(CupView, match.view(ALL_SEEING)).sides[opponent(seat)]
    seen = cast(CupView, match.view(seat))
    cards = [*truth.deck, *([truth.waiting] if seen.sides[opponent(seat)].waiting is None else [])]
    return seen, [CUP.cards().ids.index(card) for card in cards if card]  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_opponent_really_has_is_always_allowed(edition: str) -> None:
    archmage, asked = Archmage(CUP.cards()), 0  # type: ignore[arg-type]

    for number in range(40):
        match = start(f"belief {number}", edition)
        for _ in step_by_step(match, f"belief {number}"):
            if any(opened.ask.purpose in IN_A_DUEL for opened in match.open.values()):
                seen, rest = hidden(match)
                assert archmage._observed(seen).allows(rest), (number, seen, rest)
                asked += 1

    assert asked > 40


def test_every_rest_that_is_believed_in_is_allowed() -> None:
    found = belief(SIDE, MixedPlan(random_plans(4000, seed=1), np.full(4000, 1 / 4096)), np.random.default_rng(1))

    assert all(SIDE.allows(hidden) for hidden in found.hidden.tolist())
    assert abs(found.weights.sum() - 1.0) < 1e-3
    assert (found.hidden[:, 1] == 7).all()


@pytest.mark.parametrize(
    "rest",
    [[0, 7, 2, 5], [3, 2, 7, 5], [3, 7, 4, 5], [3, 7, 2], [2, 7, 2, 5]],
    ids=[
        "a card that lies open",
        "another card where one was looked at",
        "without a known one",
        "too few",
        "one twice",
    ],
)
def test_what_was_seen_rules_out(rest: list[int]) -> None:
    assert SIDE.allows([3, 7, 2, 5])
    assert not SIDE.allows(rest)


def test_a_swap_may_have_taken_a_card_that_was_seen() -> None:
    assert SIDE._replace(swaps=1).allows([3, 7, 4, 5])


def test_expected_plans_count_if_their_cards_came_in_their_order() -> None:
    side = SIDE._replace(deck=(None, None, None))
    in_order, otherwise, without = [0, 1, 7, 2, 5, 3], [2, 0, 7, 1, 5, 3], [4, 1, 7, 2, 5, 6]

    expected = MixedPlan(np.array([in_order, otherwise, without], np.int8), np.full(3, 0.25))
    found = belief(side, expected, np.random.default_rng(1))

    rests = [7, 2, 5, 3], [2, 7, 5, 3], [7, 2, 5, 6]
    often = [found.weights[(found.hidden == rest).all(axis=1)].sum() for rest in rests]
    assert often[0] > 0.7
    assert 0.03 < often[1] < 0.1
    assert often[2] < 0.02


def test_with_nothing_hidden_there_is_one_thing_to_believe() -> None:
    side = ObservedSide(pile=(0, 1, 2, 3), zone=4, deck=(), waiting=5, waits=True, known=(0, 1, 2, 3, 4, 5), swaps=2)

    assert (
        belief(side, MixedPlan(random_plans(9, seed=1), np.full(9, 0.1)), np.random.default_rng(1)).hidden.shape[1] == 0
    )
