"""A belief about what is still hidden of the opponent in the middle of a round, and how likely each case is.

Hidden are the opponent's Deck, from the top, and the Waiting card if it is face down. What the opponent may be expected
to have planned says how likely they are, as far as it agrees with what has come to light; but nobody is sure to play as
expected, so any other hidden cards are possible too.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.round import DECK_SIZE
from wizardhall.solver.cup.mixed_plans import MixedPlan, round_off
from wizardhall.solver.matrix_game import FloatArray

__all__ = ["Belief", "ObservedSide", "belief"]

DOUBT: Final = 0.2
"""How much of a belief is for hidden cards that nobody expected."""
OUT_OF_ORDER: Final = 0.05
"""How much an expected plan counts if its cards have not come in their order: some power may have changed that."""
TRIED: Final = 256
"""Samples of hidden cards that nobody expected."""


class ObservedSide(NamedTuple):
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
        """How many cards."""
        return len(self.deck) + self.hides_waiting

    def allows(self, hidden: Sequence[int]) -> bool:
        """Can these be the Deck and the Waiting card that are face down, for all that was seen?"""
        missing = set(self.known) - {*self.out, *hidden}
        return (
            len(hidden) == len({*hidden}) == self.hidden
            and not {*hidden} & {*self.out}
            and all(named in (None, card) for named, card in zip(self.deck, hidden, strict=False))
            and len(missing) <= self.swaps
        )


class Belief(NamedTuple):
    hidden: npt.NDArray[np.int8]
    """In rows: the Deck from the top, then the Waiting card if it is face down."""
    weights: FloatArray


def belief(side: ObservedSide, expected: MixedPlan, rng: np.random.Generator) -> Belief:
    """About an opponent who was expected to draw the plan from a mixed strategy."""
    cases, likely = [], []
    for plan, weight in zip(expected.plans.tolist(), expected.weights.tolist(), strict=True):
        found = _hidden_of(side, plan)
        if weight > 0 and found is not None and side.allows(found.hidden):
            cases.append(found.hidden)
            likely.append(weight if found.in_order else OUT_OF_ORDER * weight)
    others, doubt = _random_hidden(side, rng), DOUBT if cases else 1.0
    shares = [(1.0 - doubt) * each / sum(likely) for each in likely] + [doubt / len(others)] * len(others)
    return Belief(np.array(cases + others, np.int8).reshape(len(shares), side.hidden), round_off(np.array(shares)))


class _Hidden(NamedTuple):
    hidden: list[int]
    in_order: bool


def _hidden_of(side: ObservedSide, plan: list[int]) -> _Hidden | None:
    """What a plan leaves hidden; None if it lacks cards that came to light, or another one waits."""
    *deck, waiting = plan
    out, named = {*side.out}, {card for card in side.deck if card is not None}
    if not out | named <= {*plan} or (waiting in out) == side.hides_waiting or waiting in named:
        return None
    behind = [card for card in deck if card not in out]
    others = iter([card for card in behind if card not in named])
    hidden = [next(others) if card is None else card for card in side.deck]
    in_order = hidden == behind == deck[DECK_SIZE - len(behind) :]
    return _Hidden([*hidden, waiting] if side.hides_waiting else hidden, in_order)


def _random_hidden(side: ObservedSide, rng: np.random.Generator) -> list[list[int]]:
    """Hidden cards at random, of all that are possible."""
    named = [card for card in side.deck if card is not None]
    shown = [card for card in side.known if card not in side.out and card not in named]
    unseen = [card for card in range(SET_SIZE) if card not in side.out and card not in side.known]
    room = side.hidden - len(named)
    found = []
    for _ in range(TRIED):
        gone = int(rng.integers(side.swaps + 1))
        gone = min(max(gone, len(shown) - room), len(shown))
        held = [shown[place] for place in rng.permutation(len(shown))[gone:]]
        fill = [unseen[place] for place in rng.permutation(len(unseen))[: room - len(held)]]
        cards = iter([(held + fill)[place] for place in rng.permutation(room)])
        deck = [next(cards) if card is None else card for card in side.deck]
        found.append([*deck, *cards])
    return found
