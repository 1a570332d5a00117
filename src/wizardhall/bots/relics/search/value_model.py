"""Who will win the match, as far as the cards at the beginning of a round tell: a conditional logit, learnt by playing.

For each player a few figures: wizards in the Hall, the best and the average card in hand, the average of the other
cards. Each has a price, and the chances are as the powers of e of the sums. The prices come from matches by habit.
"""

from functools import lru_cache
from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.search.card_strength import Lesson, learnt
from wizardhall.bots.relics.search.rollout_policy import Weights, by_habit
from wizardhall.compiled import address, jit, part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Book, BookArray, State
from wizardhall.relics.fast.machine import apply, begin_match
from wizardhall.relics.fast.rows import mixed, next_seed, row

__all__ = ["Prospects", "chances", "prospects"]

MATCHES: Final = 6_000
MOST_ROUNDS: Final = 40
"""Rounds of a match that are noted."""
NEWTON_STEPS: Final = 12
RIDGE: Final = 1.0

MASTER, HAND_SIZE, BEST, MEAN, OTHERS, HALL = 0, 1, 2, 4, 6, 8
"""Figures: wizards and relics have one each of the best and the average in hand, and of the average elsewhere."""
FIGURES: Final = HALL + 5
"""The last five say how many wizards are in the Hall, from none to four: one of them is 1."""
NOTHING: Final = -2.0
"""What the best card of an empty hand is worth."""


@part
def figures(
    book: Book, s: State, worths: NDArray[np.float32], seat: int, into: NDArray[np.float64], first: int
) -> None:
    """Note the figures of a seat."""
    for i in range(first, first + FIGURES):
        into[i] = 0.0
    into[first + MASTER] = 1.0 if s[at.MASTER] == seat else 0.0
    into[first + HALL + min(4, s[row(book, seat, at.HALL)])] = 1.0
    into[first + BEST] = NOTHING
    into[first + BEST + 1] = NOTHING
    hand = row(book, seat, at.HAND)
    into[first + HAND_SIZE] = float(s[hand])
    average(book, s, worths, hand, hand, into, first + MEAN)
    average(book, s, worths, row(book, seat, at.DECK), row(book, seat, at.DISCARD), into, first + OTHERS)
    for i in range(hand + 1, hand + 1 + s[hand]):
        best = first + BEST + (s[i] >= book[at.FIRST_RELIC])
        into[best] = max(into[best], float(worths[s[i]]))


@part
def average(
    book: Book, s: State, worths: NDArray[np.float32], one: int, two: int, into: NDArray[np.float64], place: int
) -> None:
    """The average wizard and the average relic of two rows, which may be the same."""
    for kind in range(2):
        total, number = 0.0, 0
        for pile in (one, two):
            for i in range(pile + 1, pile + 1 + s[pile]):
                if (s[i] >= book[at.FIRST_RELIC]) == (kind == 1):
                    total += worths[s[i]]
                    number += 1
        into[place + kind] = total / max(1, number)


@part
def chances(
    book: Book,
    s: State,
    worths: NDArray[np.float32],
    prices: NDArray[np.float64],
    noted: NDArray[np.float64],
    into: NDArray[np.float64],
) -> None:
    """The chance of each seat to win the match; `noted` is room for the figures of one."""
    players = book[at.PLAYERS]
    if s[at.KIND] == at.OVER_NOW:
        for seat in range(players):
            into[seat] = 1.0 if s[at.WINNER] == seat else 0.0
            if s[at.WINNER] < 0:
                into[seat] = 1.0 / players
        return
    total = 0.0
    for seat in range(players):
        figures(book, s, worths, seat, noted, 0)
        price = 0.0
        for i in range(FIGURES):
            price += noted[i] * prices[i]
        into[seat] = exp(price)
        total += into[seat]
    for seat in range(players):
        into[seat] /= total


@jit
def watch(
    book: BookArray,
    worths: NDArray[np.float32],
    weights: NDArray[np.float32],
    matches: int,
    noted: NDArray[np.float64],
    winners: NDArray[np.int64],
) -> int:
    """Play matches by habit; note the figures of every seat at the beginning of each round, and who won in the end."""
    state = np.empty(book[at.SIZE], dtype=np.int16)
    b, s, players = address(book), address(state), book[at.PLAYERS]
    stream, rounds = mixed(np.uint64(1)), 0
    for _ in range(matches):
        stream = next_seed(stream)
        begin_match(b, s, mixed(stream))
        first, last = rounds, 0
        while s[at.KIND] != at.OVER_NOW:
            if s[at.ROUND] > last and s[at.KIND] == at.A_LAY and rounds - first < MOST_ROUNDS:
                last = s[at.ROUND]
                for seat in range(players):
                    figures(b, s, worths, seat, noted, (rounds * players + seat) * FIGURES)
                rounds += 1
            stream = next_seed(stream)
            apply(b, s, by_habit(b, s, weights, stream))
        for i in range(first, rounds):
            winners[i] = s[at.WINNER]
    return rounds


class Prospects:
    """The worth of each card under any shrine, and the prices of the figures."""

    def __init__(self, worths: Weights, prices: NDArray[np.float64]) -> None:
        self.worths, self.prices = worths, prices


@lru_cache(maxsize=16)
def prospects(lesson: Lesson, firmness: float) -> Prospects:
    """Learn the prices from matches in which habit lays as firmly as this; a second or so, once in a process."""
    book, under_shrines = lesson.book, learnt(lesson)
    shrines, wizards, players = int(book[at.SHRINES]), int(book[at.FIRST_RELIC]), int(book[at.PLAYERS])
    worths = np.concatenate(
        [
            under_shrines[: shrines * wizards].reshape(shrines, wizards).mean(axis=0),
            under_shrines[shrines * wizards :],
        ]
    ).astype(np.float32)
    noted = np.zeros(MATCHES * MOST_ROUNDS * players * FIGURES)
    winners = np.zeros(MATCHES * MOST_ROUNDS, np.int64)
    rounds = watch(book, worths, np.exp(firmness * under_shrines), MATCHES, noted, winners)
    figures_ = noted.reshape(-1, players, FIGURES)[:rounds]
    won = winners[:rounds]
    return Prospects(worths, _fitted(figures_[won >= 0], won[won >= 0]))


def _fitted(figures_: NDArray[np.float64], winners: NDArray[np.int64]) -> NDArray[np.float64]:
    """The prices that make these winners likeliest, by Newton's method."""
    prices = np.zeros(FIGURES)
    won = figures_[np.arange(len(winners)), winners]
    for _ in range(NEWTON_STEPS):
        shares = np.exp(figures_ @ prices)
        shares /= shares.sum(axis=1, keepdims=True)
        expected = np.einsum("rs,rsf->rf", shares, figures_)
        slope = (won - expected).sum(axis=0) - RIDGE * prices
        bend = np.einsum("rs,rsf,rsg->fg", shares, figures_, figures_) - expected.T @ expected
        prices += np.linalg.solve(bend + RIDGE * np.eye(FIGURES), slope)
    return prices
