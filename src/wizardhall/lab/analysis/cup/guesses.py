"""What an opponent could play in Wizards Cup, given all that a player has seen.

Nobody knows the other's team. Both could hold any Deck with the cards they have shown, and both mix their plans. Each
guess is an approximate equilibrium, found by sampling, and another seed gives another guess: a plan that does well
against one and badly against the others has only found a hole in it.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from wizardhall.core.cards import CardId
from wizardhall.cup.cards import CupSet
from wizardhall.cup.round import DECK_SIZE
from wizardhall.cup.seats import SEATS, opponent
from wizardhall.cup.view import CupView
from wizardhall.solver.cup.match_stakes import PATIENCE, match_stakes
from wizardhall.solver.cup.mixed_plans import MixedPlan, PlanSampler
from wizardhall.solver.cup.sampled_oracle import sampled_equilibrium
from wizardhall.solver.cup.stakes import fast_cup, plan_payoffs

__all__ = ["Guess", "Shown", "guess", "opponent_guess", "pooled", "shown"]

CARDS: Final = DECK_SIZE + 1
TREMBLE: Final = 0.1
"""How far both expect mistakes, and make them."""


class Shown(NamedTuple):
    """What is known of both sides, Black first, in the eyes of one player, and how the match stands."""

    edition: str
    tokens: tuple[int, ...]
    known: tuple[tuple[CardId, ...], ...]
    swapped: bool
    """Has each had the chance to change a card since the cards were shown (CUP-N1)?"""


class Guess(NamedTuple):
    profile: tuple[MixedPlan, MixedPlan]
    chance: float
    """Black's, to win the match."""


def shown(view: CupView) -> Shown:
    """Of the own side only what the opponent has seen of it, since the opponent plays by that."""
    return Shown(
        view.edition,
        tuple(view.sides[seat].tokens for seat in SEATS),
        tuple(view.sides[seat].known for seat in SEATS),
        view.round > 1 or view.phase == "swap",
    )


def opponent_guess(cards: CupSet, view: CupView, iterations: int, seed: int) -> MixedPlan:
    """One guess of what the opponent of these eyes plays in the round that begins, or is about to."""
    return guess(cards, shown(view), iterations, seed).profile[SEATS.index(opponent(view.eyes))]


@lru_cache(maxsize=256)
def guess(cards: CupSet, seen: Shown, iterations: int, seed: int) -> Guess:
    """A pair of mixed strategies; the more iterations, the fewer holes they have."""
    rng, cup = np.random.default_rng(seed), fast_cup(cards, seen.edition)
    black, white = (_sampler(cards, known, seen.swapped, rng) for known in seen.known)
    at_stake = match_stakes(cards, seen.edition, *seen.tokens)
    ours, theirs = sampled_equilibrium(cup, black, white, rng, at_stake, iterations, PATIENCE, TREMBLE)
    value = ours.weights @ plan_payoffs(cup, ours.plans, theirs.plans, at_stake) @ theirs.weights
    return Guess((ours, theirs), float(value))


def pooled(guesses: list[MixedPlan]) -> MixedPlan:
    """All of them as one mixed strategy."""
    plans, weights = zip(*guesses, strict=True)
    return MixedPlan(np.vstack(plans), np.concatenate(weights) / len(guesses))


def _sampler(cards: CupSet, known: tuple[CardId, ...], swapped: bool, rng: np.random.Generator) -> PlanSampler:
    """Decks with the cards that were shown: six at most, and all but one of them if a swap could have taken it."""
    held = sorted(rng.permutation(len(known))[:CARDS])
    return PlanSampler.holding((cards.ids.index(known[place]) for place in held), loose=int(swapped))
