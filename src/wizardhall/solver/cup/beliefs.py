"""What may still be hidden of the opponent in the middle of a round of Wizards Cup, and how likely each of it is.

A *rest* is what a view does not show: the opponent's Deck from the top, and the card that waits face down. What the
opponent may be expected to have planned says how likely rests are, as far as it agrees with what has come to light; but
nobody is sure to play as expected, so any other rest is possible too.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.round import DECK_SIZE
from wizardhall.solver.cup.sampled_oracle import PlanArray, steady
from wizardhall.solver.matrix import FloatArray

__all__ = ["Belief", "Opposite", "belief"]

DOUBT: Final = 0.2
"""How much of a belief is for rests that nobody expected."""
OTHERWISE: Final = 0.05
"""How much an expected plan counts if its cards have not come in their order: some power may have changed that."""
TRIED: Final = 256
"""Rests that nobody expected."""


class Opposite(NamedTuple):
    """The opponent's side as a view shows it, in numbers."""

    pile: tuple[int, ...]
    zone: int
    deck: tuple[int | None, ...]
    waiting: int | None
    waits: bool
    known: tuple[int, ...]
    swaps: int
    """How many cards may have been swapped since the first of them was seen (CUP-N1)."""

    @property
    def out(self) -> tuple[int, ...]:
        """Cards that have come to light in this round, and lie open."""
        return (*self.pile, self.zone, *([] if self.waiting is None else [self.waiting]))

    @property
    def hides_waiting(self) -> bool:
        return self.waits and self.waiting is None

    @property
    def hidden(self) -> int:
        return len(self.deck) + self.hides_waiting

    def allows(self, rest: Sequence[int]) -> bool:
        """Can this be the Deck and the Waiting card that are face down, for all that was seen?"""
        missing = set(self.known) - {*self.out, *rest}
        return (
            len(rest) == len({*rest}) == self.hidden
            and not {*rest} & {*self.out}
            and all(named in (None, card) for named, card in zip(self.deck, rest, strict=False))
            and len(missing) <= self.swaps
        )


class Belief(NamedTuple):
    rests: npt.NDArray[np.int8]
    """In rows: the Deck from the top, then the Waiting card if it is face down."""
    weights: FloatArray


def belief(side: Opposite, plans: PlanArray, weights: FloatArray, chance: np.random.Generator) -> Belief:
    """Of an opponent who was expected to play plans so often."""
    rests, often = [], []
    for plan, weight in zip(plans.tolist(), weights.tolist(), strict=True):
        found = _rest_of(side, plan)
        if weight > 0 and found is not None and side.allows(found.rest):
            rests.append(found.rest)
            often.append(weight if found.in_order else OTHERWISE * weight)
    others, doubt = _any(side, chance), DOUBT if rests else 1.0
    shares = [(1.0 - doubt) * each / sum(often) for each in often] + [doubt / len(others)] * len(others)
    return Belief(np.array(rests + others, np.int8).reshape(len(shares), side.hidden), steady(np.array(shares)))


class _Left(NamedTuple):
    rest: list[int]
    in_order: bool


def _rest_of(side: Opposite, plan: list[int]) -> _Left | None:
    """What a plan leaves; None if it has not the cards that came to light, or another one waits."""
    *deck, waiting = plan
    out, named = {*side.out}, {card for card in side.deck if card is not None}
    if not out | named <= {*plan} or (waiting in out) == side.hides_waiting or waiting in named:
        return None
    behind = [card for card in deck if card not in out]
    others = iter([card for card in behind if card not in named])
    rest = [next(others) if card is None else card for card in side.deck]
    in_order = rest == behind == deck[DECK_SIZE - len(behind) :]
    return _Left([*rest, waiting] if side.hides_waiting else rest, in_order)


def _any(side: Opposite, chance: np.random.Generator) -> list[list[int]]:
    """Rests at random, of all that were allowed."""
    named = [card for card in side.deck if card is not None]
    shown = [card for card in side.known if card not in side.out and card not in named]
    unseen = [card for card in range(SET_SIZE) if card not in side.out and card not in side.known]
    room = side.hidden - len(named)
    rests = []
    for _ in range(TRIED):
        gone = int(chance.integers(side.swaps + 1))
        gone = min(max(gone, len(shown) - room), len(shown))
        held = [shown[place] for place in chance.permutation(len(shown))[gone:]]
        fill = [unseen[place] for place in chance.permutation(len(unseen))[: room - len(held)]]
        cards = iter([(held + fill)[place] for place in chance.permutation(room)])
        deck = [next(cards) if card is None else card for card in side.deck]
        rests.append([*deck, *cards])
    return rests
