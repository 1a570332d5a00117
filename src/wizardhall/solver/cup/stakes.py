"""What plans earn against each other in one round, for given stakes, with optional powers declined or always used."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.batch import FastCup, Winners
from wizardhall.cup.fast.round import BLACK_WINS, WHITE_WINS
from wizardhall.solver.matrix_game import FloatArray

__all__ = ["ROUND_STAKES", "PlanArray", "Stakes", "fast_cup", "plan_payoffs", "score"]

PlanArray = npt.NDArray[np.int8]
"""Plans in rows: five cards of the Deck from the top, and the Waiting card."""


class Stakes(NamedTuple):
    """What a round is worth to a player who wins it alone, wins it with the other, or loses it."""

    won: float
    both: float
    lost: float
    values: tuple[int, ...] | None = None
    """The printed Values of all cards, if the lower total decides a round that both win (CUP-G2)."""


ROUND_STAKES: Final = Stakes(1.0, 0.0, -1.0)


@lru_cache(maxsize=8)
def fast_cup(cards: CupSet, edition: str) -> FastCup:
    return FastCup(cards, edition)


def plan_payoffs(
    cup: FastCup, ours: PlanArray, theirs: PlanArray, stakes: Stakes = ROUND_STAKES, stance: int = 0
) -> FloatArray:
    """What each of our plans earns against each of theirs. The two sets are alike: we may always sit as Black."""
    return score(cup.every_pair(ours, theirs, stance), ours, theirs, stakes)


def score(winners: Winners, ours: PlanArray, theirs: PlanArray, stakes: Stakes) -> FloatArray:
    """What rounds with these winners are worth to us as Black."""
    found = np.full(winners.shape, stakes.both)
    if stakes.values is not None:
        totals = [np.array(stakes.values)[plans].sum(axis=1) for plans in (ours, theirs)]
        ahead = np.sign(totals[1] - totals[0][:, np.newaxis])
        found = np.where(ahead > 0, stakes.won, np.where(ahead < 0, stakes.lost, stakes.both))
    found[winners == BLACK_WINS] = stakes.won
    found[winners == WHITE_WINS] = stakes.lost
    return found
