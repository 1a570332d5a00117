"""What an opponent could play in Wizards Cup, for all that a player has seen.

Nobody knows the other's team. Both could hold any Deck with the cards they have shown, and both mix their plans so that
they hold their own against each other. Each guess is such a pair of mixes, found by sampling, and another seed gives
another guess: what does well against one and badly against the others has only found a hole in it.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from wizardhall.core.cards import CardId
from wizardhall.cup.cards import CupSet
from wizardhall.cup.round import DECK_SIZE
from wizardhall.cup.seats import SEATS, opponent
from wizardhall.cup.view import CupView
from wizardhall.solver.cup.sampled_oracle import Mix, Side, earned, fast_cup, mixes, side
from wizardhall.solver.cup.stakes import PATIENCE, stakes

__all__ = ["Guess", "Shown", "guess", "opponent_mix", "pooled", "shown"]

CARDS: Final = DECK_SIZE + 1
TREMBLE: Final = 0.1
"""How far both reckon with mistakes, and make them."""


class Shown(NamedTuple):
    """What is known of both sides, Black first, in the eyes of one player, and how the match stands."""

    edition: str
    tokens: tuple[int, ...]
    known: tuple[tuple[CardId, ...], ...]
    swapped: bool
    """Has each had the chance to change a card since the cards were shown (CUP-N1)?"""


class Guess(NamedTuple):
    sides: tuple[Mix, Mix]
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


def opponent_mix(cards: CupSet, view: CupView, turns: int, seed: int) -> Mix:
    """One guess of what the opponent of these eyes plays in the round that begins, or is about to."""
    return guess(cards, shown(view), turns, seed).sides[SEATS.index(opponent(view.eyes))]


@lru_cache(maxsize=256)
def guess(cards: CupSet, seen: Shown, turns: int, seed: int) -> Guess:
    """A pair of mixes; the more turns, the fewer holes they have."""
    chance, cup = np.random.default_rng(seed), fast_cup(cards, seen.edition)
    black, white = (_side(cards, known, seen.swapped, chance) for known in seen.known)
    at_stake = stakes(cards, seen.edition, *seen.tokens)
    ours, theirs = mixes(cup, black, white, chance, at_stake, turns, PATIENCE, TREMBLE)
    value = ours.weights @ earned(cup, ours.plans, theirs.plans, at_stake) @ theirs.weights
    return Guess((ours, theirs), float(value))


def pooled(guesses: list[Mix]) -> Mix:
    """All of them as one mix."""
    plans, weights = zip(*guesses, strict=True)
    return Mix(np.vstack(plans), np.concatenate(weights) / len(guesses))


def _side(cards: CupSet, known: tuple[CardId, ...], swapped: bool, chance: np.random.Generator) -> Side:
    """Decks with the cards that were shown: six at most, and all but one of them if a swap could have taken it."""
    held = sorted(chance.permutation(len(known))[:CARDS])
    return side((cards.ids.index(known[place]) for place in held), loose=int(swapped))
