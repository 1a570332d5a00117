"""Whole matches in lockstep: the referee plays what the fast path has played, and comes to the same end."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from tests.parity.cup.lockstep import number_of
from tests.parity.cup.test_rounds import both_editions
from wizardhall.core.asks import Arrange, Ask
from wizardhall.core.cards import CardId
from wizardhall.core.dice import ScriptedDice
from wizardhall.core.game import Result
from wizardhall.core.seats import Seat
from wizardhall.cup import CUP
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.batch import FastCup, packed, random_plans
from wizardhall.cup.fast.matches import Played, Policy, play_matches, random_policy, weighted_plans
from wizardhall.cup.fast.plans import arranged
from wizardhall.cup.seats import SEATS


class Script:
    """One match of the fast path, as the answers that it amounts to."""

    def __init__(self, played: Played, match: int) -> None:
        self.played, self.match = played, match
        self.ids = CUP.cards().ids

    def drawn(self, seat: int) -> CardId:
        return self.ids[int(self.played.drawn[self.match, seat])]

    def plan(self, turn: int, seat: int) -> tuple[CardId, ...]:
        plan = int(self.played.plans[self.match, turn, seat])
        return tuple(self.ids[plan >> 5 * place & 31] for place in range(6))

    def answer(self, seat: int, turn: int, ask: Ask[Any]) -> object:
        if ask.purpose == "team":
            return tuple(card for card in self.plan(0, seat) if card != self.drawn(seat))
        if ask.purpose == "plan":
            return self.plan(turn, seat)[:5]
        if ask.purpose == "swap":
            before, after = set(self.plan(turn - 1, seat)), set(self.plan(turn, seat))
            return {"out": (before - after).pop(), "in": (after - before).pop()} if before != after else None
        stance = int(self.played.stances[self.match, turn, seat])
        if isinstance(ask, Arrange):
            orders = list(ask.legal())
            return orders[1 + ((stance >> 2) - 1) % (len(orders) - 1)] if stance >> 2 else None
        return bool(stance >> (ask.purpose == "bury") & 1)


def refereed(script: Script, edition: str) -> tuple[Result, Any]:
    """The match as the referee plays it."""
    table = CUP.lay({"edition": edition}, CUP.cards())
    dice = ScriptedDice(*((f"{seat} drawn card", [script.drawn(n)]) for n, seat in enumerate(SEATS)))
    play = CUP.play(table, dice)
    asks: Mapping[Seat, Ask[Any]] = next(play)
    try:
        while True:
            turn = table.round - (table.phase != "swap" and table.round > 0) if table.round else 0
            asks = play.send(
                {seat: ask.check(script.answer(SEATS.index(seat), turn, ask)) for seat, ask in asks.items()}
            )
    except StopIteration as stop:
        return stop.value, table


def some_plans() -> Policy:
    plans = random_plans(400, seed=9)
    drawn = np.concatenate([plans[:, 0], plans[:, 3]])
    return weighted_plans(drawn, np.concatenate([plans, plans[:, ::-1]]), np.arange(1, 801), np.arange(800) % 100)


def compare(number: int, edition: str, black: Policy, white: Policy, seed: int) -> None:
    played = play_matches(FastCup(CUP.cards(), edition), black, white, number, seed=seed)
    for match in range(number):
        result, table = refereed(Script(played, match), edition)
        tokens = [table.sides[seat].tokens for seat in SEATS]
        found = (number_of(result.winners), table.round, tokens)
        assert found == (played.winners[match], played.rounds[match], played.tokens[match].tolist()), match


@both_editions
def test_random_matches_end_as_the_referee_ends_them(edition: str) -> None:
    compare(1_000, edition, random_policy(), random_policy(), seed=1)


@both_editions
def test_so_do_matches_by_weighted_plans(edition: str) -> None:
    compare(300, edition, some_plans(), random_policy(), seed=2)


@pytest.mark.long
@both_editions
def test_so_do_many_matches(edition: str) -> None:
    compare(50_000, edition, random_policy(), some_plans(), seed=3)


def test_a_match_is_the_same_in_any_batch() -> None:
    cup = FastCup(CUP.cards())
    many = play_matches(cup, random_policy(), some_plans(), 300, seed=4)
    few = play_matches(cup, random_policy(), some_plans(), 50, seed=4, begin=200)
    for field in Played._fields:
        assert (getattr(many, field)[200:250] == getattr(few, field)).all(), field


def test_weights_are_kept_to() -> None:
    drawn, plans = np.arange(SET_SIZE).repeat(2), pairs_of_plans(random_plans(400, seed=5))
    weights = np.tile([1.0, 3.0], SET_SIZE)
    heavy = {(card, int(plan)) for card, plan in zip(drawn[1::2], packed(plans)[1::2], strict=True)}
    policy = weighted_plans(drawn, plans, weights)
    played = play_matches(FastCup(CUP.cards()), policy, random_policy(), 20_000, seed=6)
    chosen = zip(played.drawn[:, 0], played.plans[:, 0, 0], strict=True)
    assert 0.73 < np.mean([(int(card), int(plan)) in heavy for card, plan in chosen]) < 0.77


def pairs_of_plans(plans: np.ndarray[Any, np.dtype[np.int8]]) -> np.ndarray[Any, np.dtype[np.int8]]:
    """For each drawn card two plans that hold it."""
    return np.array([row for card in range(SET_SIZE) for row in plans[(plans == card).any(axis=1)][:2]])


@pytest.mark.parametrize(
    ("drawn", "weights", "complaint"),
    [
        ([0], [1.0], "a plan for every drawn card"),
        ([17], [1.0], "holds the drawn card"),
        ([0], [0.0], "above 0"),
        ([0, 1], [1.0], "for each plan"),
    ],
)
def test_weighted_plans_that_make_no_policy_are_refused(drawn: list[int], weights: list[float], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        weighted_plans(drawn, [[0, 1, 2, 3, 4, 5]], weights)


def test_orders_are_counted_as_permutations_are() -> None:
    deck = 1 | 2 << 5 | 3 << 10
    assert [arranged(deck, 3, order) & 31 for order in range(6)] == [1, 1, 2, 2, 3, 3]
