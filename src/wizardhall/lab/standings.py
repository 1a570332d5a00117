"""The standings of a league: the rating of each bot, and how it did against each other one."""

from collections.abc import Iterator, Sequence
from itertools import permutations

import msgspec
import numpy as np

from wizardhall.lab.ratings import Interval, comparable, elo, open_skill, wilson
from wizardhall.lab.results import PlayedMatch
from wizardhall.solver.matrix_game import FloatArray

__all__ = ["Against", "Standing", "Standings", "standings"]


class Standing(msgspec.Struct, frozen=True):
    """A bot, its rating, and of how many places at a table it won how many; a shared victory counts in part."""

    bot: str
    rating: Interval
    won: float
    played: int
    share: Interval


class Against(msgspec.Struct, frozen=True):
    """One bot against another: of the matches that one of the two won."""

    bot: str
    other: str
    won: float
    played: int
    share: Interval


class Standings(msgspec.Struct, frozen=True):
    """The strongest first. Elo for two seats, OpenSkill for more."""

    rated_by: str
    comparable: bool
    """Whether everybody lost something to somebody weaker; if not, Elo ratings are only a guess."""
    matches: int
    bots: list[Standing]
    pairs: list[Against]


def standings(bots: Sequence[str], seats: int, results: Sequence[PlayedMatch]) -> Standings:
    wins = _wins(bots, results)
    if seats == 2:
        ratings = elo(wins)
    else:
        ratings = open_skill(bots, (([*played.seats.values()], _won(played)) for played in results))
    table = [_standing(bot, rating, results) for bot, rating in zip(bots, ratings, strict=True)]
    return Standings(
        rated_by="elo" if seats == 2 else "openskill",
        comparable=comparable(wins),
        matches=len(results),
        bots=sorted(table, key=lambda standing: -standing.rating.value),
        pairs=[*_pairs(bots, wins)],
    )


def _won(played: PlayedMatch) -> list[bool]:
    return [seat in played.winners for seat in played.seats]


def _wins(bots: Sequence[str], results: Sequence[PlayedMatch]) -> FloatArray:
    """In how many matches each bot won and each other did not; two that share a victory have half each."""
    wins = np.zeros((len(bots), len(bots)))
    for played in results:
        winning = {played.seats[seat] for seat in played.winners}
        for bot in winning:
            for other in {*played.seats.values()} - {bot}:
                wins[bots.index(bot), bots.index(other)] += 0.5 if other in winning else 1.0
    return wins


def _standing(bot: str, rating: Interval, results: Sequence[PlayedMatch]) -> Standing:
    places = [(played, seat) for played in results for seat, name in played.seats.items() if name == bot]
    won = sum(1 / len(played.winners) for played, seat in places if seat in played.winners)
    return Standing(bot, rating, won, len(places), wilson(won, len(places)))


def _pairs(bots: Sequence[str], wins: FloatArray) -> Iterator[Against]:
    for ours, theirs in permutations(range(len(bots)), 2):
        won, lost = float(wins[ours, theirs]), float(wins[theirs, ours])
        played = round(won + lost)
        yield Against(bots[ours], bots[theirs], won, played, wilson(won, played))
