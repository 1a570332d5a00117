"""The value model: who wins the match, estimated at the beginning of a round. A conditional logit fitted to self-play.

The features of a player are the wizards in the Hall, the best and the average card in hand, and the average of the
other cards. The training matches are played by the rollout policy.
"""

from functools import lru_cache
from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.search.card_strength import TrainingKey, train_card_strengths
from wizardhall.bots.relics.search.rollout_policy import Weights, rollout_action
from wizardhall.compiled import address, jit, keep_alive, part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.interpreter import apply, begin_match
from wizardhall.relics.fast.layout import Program, ProgramArray, State
from wizardhall.relics.fast.rows import mixed, next_seed, row

__all__ = ["ValueModel", "train_value_model", "win_probabilities"]

MATCHES: Final = 6_000
MOST_ROUNDS: Final = 40
"""Rounds of one match that are sampled."""
NEWTON_STEPS: Final = 12
RIDGE: Final = 1.0

MASTER, HAND_SIZE, BEST, MEAN, OTHERS, HALL = 0, 1, 2, 4, 6, 8
"""Where the features stand. BEST, MEAN and OTHERS have two each: one for wizards, one for relics."""
FEATURES: Final = HALL + 5
"""The last five are a one-hot code of the number of wizards in the Hall, from none to four."""
EMPTY_HAND: Final = -2.0
"""The strength of the best card of an empty hand."""


@part
def write_features(
    program: Program, s: State, strengths: NDArray[np.float32], seat: int, into: NDArray[np.float64], first: int
) -> None:
    """Write the features of a seat into an array."""
    for i in range(first, first + FEATURES):
        into[i] = 0.0
    into[first + MASTER] = 1.0 if s[at.MASTER] == seat else 0.0
    into[first + HALL + min(4, s[row(program, seat, at.HALL)])] = 1.0
    into[first + BEST] = EMPTY_HAND
    into[first + BEST + 1] = EMPTY_HAND
    hand = row(program, seat, at.HAND)
    into[first + HAND_SIZE] = float(s[hand])
    write_average(program, s, strengths, hand, hand, into, first + MEAN)
    write_average(
        program, s, strengths, row(program, seat, at.DECK), row(program, seat, at.DISCARD), into, first + OTHERS
    )
    for i in range(hand + 1, hand + 1 + s[hand]):
        best = first + BEST + (s[i] >= program[at.FIRST_RELIC])
        into[best] = max(into[best], float(strengths[s[i]]))


@part
def write_average(
    program: Program,
    s: State,
    strengths: NDArray[np.float32],
    one: int,
    two: int,
    into: NDArray[np.float64],
    place: int,
) -> None:
    """Write the average wizard and the average relic of two rows, which may be the same one."""
    for kind in range(2):
        total, number = 0.0, 0
        for pile in (one, two):
            for i in range(pile + 1, pile + 1 + s[pile]):
                if (s[i] >= program[at.FIRST_RELIC]) == (kind == 1):
                    total += strengths[s[i]]
                    number += 1
        into[place + kind] = total / max(1, number)


@part
def win_probabilities(
    program: Program,
    s: State,
    strengths: NDArray[np.float32],
    coefficients: NDArray[np.float64],
    features: NDArray[np.float64],
    into: NDArray[np.float64],
) -> None:
    """The chance of each seat to win the match; `features` is a buffer for one seat."""
    players = program[at.PLAYERS]
    if s[at.KIND] == at.OVER_NOW:
        for seat in range(players):
            into[seat] = 1.0 if s[at.WINNER] == seat else 0.0
            if s[at.WINNER] < 0:
                into[seat] = 1.0 / players
        return
    total = 0.0
    for seat in range(players):
        write_features(program, s, strengths, seat, features, 0)
        score = 0.0
        for i in range(FEATURES):
            score += features[i] * coefficients[i]
        into[seat] = exp(score)
        total += into[seat]
    for seat in range(players):
        into[seat] /= total


@jit
def sample_rounds(
    program: ProgramArray,
    strengths: NDArray[np.float32],
    weights: NDArray[np.float32],
    matches: int,
    features: NDArray[np.float64],
    winners: NDArray[np.int64],
) -> int:
    """Play matches by the rollout policy; sample the features of all seats in each round, and who won in the end."""
    state = np.empty(program[at.SIZE], dtype=np.int16)
    b, s, players = address(program), address(state), program[at.PLAYERS]
    stream, rounds = mixed(np.uint64(1)), 0
    for _ in range(matches):
        stream = next_seed(stream)
        begin_match(b, s, mixed(stream))
        first, last = rounds, 0
        while s[at.KIND] != at.OVER_NOW:
            if s[at.ROUND] > last and s[at.KIND] == at.A_LAY and rounds - first < MOST_ROUNDS:
                last = s[at.ROUND]
                for seat in range(players):
                    write_features(b, s, strengths, seat, features, (rounds * players + seat) * FEATURES)
                rounds += 1
            stream = next_seed(stream)
            apply(b, s, rollout_action(b, s, weights, stream))
        for i in range(first, rounds):
            winners[i] = s[at.WINNER]
    keep_alive(state)
    return rounds


class ValueModel:
    """The average strength of each card over all shrines, and the coefficients of the features."""

    def __init__(self, strengths: Weights, coefficients: NDArray[np.float64]) -> None:
        self.strengths, self.coefficients = strengths, coefficients


@lru_cache(maxsize=16)
def train_value_model(key: TrainingKey, inverse_temperature: float) -> ValueModel:
    """Fit the model to self-play with a rollout policy of this temperature; a second or so, once per process."""
    program, under_shrines = key.program, train_card_strengths(key)
    shrines, wizards, players = int(program[at.SHRINES]), int(program[at.FIRST_RELIC]), int(program[at.PLAYERS])
    strengths = np.concatenate(
        [
            under_shrines[: shrines * wizards].reshape(shrines, wizards).mean(axis=0),
            under_shrines[shrines * wizards :],
        ]
    ).astype(np.float32)
    sampled = np.zeros(MATCHES * MOST_ROUNDS * players * FEATURES)
    winners = np.zeros(MATCHES * MOST_ROUNDS, np.int64)
    rounds = sample_rounds(program, strengths, np.exp(inverse_temperature * under_shrines), MATCHES, sampled, winners)
    features = sampled.reshape(-1, players, FEATURES)[:rounds]
    won = winners[:rounds]
    return ValueModel(strengths, _fit(features[won >= 0], won[won >= 0]))


def _fit(features: NDArray[np.float64], winners: NDArray[np.int64]) -> NDArray[np.float64]:
    """The coefficients of maximum likelihood, by Newton's method."""
    coefficients = np.zeros(FEATURES)
    won = features[np.arange(len(winners)), winners]
    for _ in range(NEWTON_STEPS):
        shares = np.exp(features @ coefficients)
        shares /= shares.sum(axis=1, keepdims=True)
        expected = np.einsum("rs,rsf->rf", shares, features)
        gradient = (won - expected).sum(axis=0) - RIDGE * coefficients
        hessian = np.einsum("rs,rsf,rsg->fg", shares, features, features) - expected.T @ expected
        coefficients += np.linalg.solve(hessian + RIDGE * np.eye(FEATURES), gradient)
    return coefficients
