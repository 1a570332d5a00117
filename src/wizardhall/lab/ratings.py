"""Ratings of bots from match results, with 95% intervals."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
import numpy as np
from openskill.models import PlackettLuce
from scipy.sparse.csgraph import connected_components

from wizardhall.solver.matrix_game import FloatArray

__all__ = ["Interval", "comparable", "elo", "open_skill", "wilson"]

DEVIATIONS: Final = 1.959963984540054
"""Standard deviations to either side of the mean that hold 95% of a normal distribution."""
AVERAGE: Final = 1500.0
ELO: Final = 400 / np.log(10)
"""Elo points per unit of log odds."""
CLOSE: Final = 1e-10
LONGEST_STEP: Final = 2.0


class Interval(msgspec.Struct, frozen=True):
    """An estimate with its 95% confidence interval."""

    value: float
    low: float
    high: float


def wilson(won: float, played: int) -> Interval:
    """The share of matches won (Wilson's score interval, 1927); a victory shared by two counts half."""
    if played == 0:
        return Interval(0.5, 0.0, 1.0)
    share, square = won / played, DEVIATIONS**2
    middle = (share + square / (2 * played)) / (1 + square / played)
    half = DEVIATIONS * np.sqrt(share * (1 - share) / played + square / (4 * played**2)) / (1 + square / played)
    return Interval(share, max(0.0, float(middle - half)), min(1.0, float(middle + half)))


def comparable(wins: FloatArray) -> bool:
    """Whether finite ratings explain the results: no group of bots won all its matches against the others."""
    groups, _ = connected_components(wins > 0, connection="strong")
    return bool(groups == 1)


def elo(wins: FloatArray) -> list[Interval]:
    """The likeliest ratings under Bradley and Terry's model, their average 1500; `wins[i, j]` is what i won against j.

    The intervals are those of the Fisher information, for the distance from the average. If the results are not
    comparable the likeliest ratings are infinite; then a drawn match is added for every two bots.
    """
    if not comparable(wins):
        wins = wins + 0.5 * (1 - np.eye(len(wins)))
    played = wins + wins.T
    strength = np.zeros(len(wins))
    while True:
        expected = 1 / (1 + np.exp(strength[np.newaxis] - strength[:, np.newaxis]))
        beyond = (wins - played * expected).sum(axis=1)
        weights = played * expected * (1 - expected)
        spread = np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights, hermitian=True)
        step = spread @ beyond
        if np.abs(step).max() < CLOSE:
            break
        strength += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
    ratings, doubts = AVERAGE + ELO * strength, ELO * DEVIATIONS * np.sqrt(spread.diagonal())
    return [
        Interval(float(rating), float(rating - doubt), float(rating + doubt))
        for rating, doubt in zip(ratings, doubts, strict=True)
    ]


def open_skill(bots: Sequence[str], matches: Iterable[tuple[Sequence[str], Sequence[bool]]]) -> list[Interval]:
    """OpenSkill's ratings (Plackett and Luce's model), from the bots in the seats of each match and who won.

    A bot that sits at a table twice learns the mean of what its seats do.
    """
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for seated, won in matches:
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in seated]
        rated = model.rate(teams, ranks=[0.0 if winner else 1.0 for winner in won])
        for bot in set(seated):
            learnt = [team[0] for team, name in zip(rated, seated, strict=True) if name == bot]
            known[bot].mu = sum(each.mu for each in learnt) / len(learnt)
            known[bot].sigma = sum(each.sigma for each in learnt) / len(learnt)
    return [
        Interval(each.mu, each.mu - DEVIATIONS * each.sigma, each.mu + DEVIATIONS * each.sigma)
        for each in (known[bot] for bot in bots)
    ]
