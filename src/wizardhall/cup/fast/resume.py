"""A round of the fast path that sets in where a view finds it: at an ask, in the middle of a duel.

A view does not tell what happened in a round, only where its cards lie now. Who entered this duel, and which powers
have resolved in it, is found by trying: rounds are played from their beginning with the cards that have come to light,
in any order, with every answer, and those that lead to this view are kept. What is still hidden has had no part in it,
and can be anything.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from wizardhall.core.cards import CardId
from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.cup.fast.round import (
    DECKS,
    DUELS,
    LEAF,
    LEFT,
    LOSERS,
    SEEN,
    STORY,
    WAITING,
    ZONES,
    Numbers,
    answer,
    begin,
    enter,
    fight,
)
from wizardhall.cup.fast.tables import PURPOSES, VISIBLE, IntArray
from wizardhall.cup.seats import SEATS
from wizardhall.cup.view import CupView, SideView

__all__ = ["moments"]

CARD_BITS: Final = 5
WAITING_BITS: Final = 25


class _Seen(NamedTuple):
    """What a view shows of a side, in numbers. Of a card that waits face down is known only that it is there."""

    pile: tuple[int, ...]
    zone: int
    left: int
    waiting: int | None
    waits: bool

    @property
    def out(self) -> frozenset[int]:
        """The cards that the side has, as far as they have come to light in this round."""
        return frozenset([*self.pile, self.zone, *([] if self.waiting is None else [self.waiting])])


class _Past(NamedTuple):
    """A round on its way to the view: its state, how much of the piles it explains, and the cards it has not used."""

    state: Numbers
    fallen: tuple[int, int]
    unused: tuple[frozenset[int], frozenset[int]]

    @property
    def key(self) -> tuple[object, ...]:
        return self.state.tobytes(), self.fallen, self.unused


def moments(duels: IntArray, cards: CupSet, view: CupView, purpose: str) -> list[Numbers]:
    """States in which the seat is asked, one for each way that this can have come about: with the house set mostly one.

    Decks, and a Waiting card that is face down, are left to be filled in.
    """
    found = _Search(duels, cards, view, purpose).found()
    return list({state.tobytes(): state for state in found}.values())


class _Search:
    def __init__(self, duels: IntArray, cards: CupSet, view: CupView, purpose: str) -> None:
        number = {card: number for number, card in enumerate(cards.ids)}
        self._duels, self._duel = duels, view.duel
        self._asks = SEATS.index(view.eyes), PURPOSES.index(purpose)
        self._sides = tuple(_seen(view.sides[seat], number) for seat in SEATS)
        self._known: set[tuple[object, ...]] = set()

    def found(self) -> Iterator[Numbers]:
        for waiting in product(*(self._first_waiting(side) for side in self._sides)):
            state = begin(*(card << WAITING_BITS for card in waiting))
            unused = tuple(side.out - {card} for side, card in zip(self._sides, waiting, strict=True))
            yield from self._between(_Past(state, (0, 0), (unused[0], unused[1])))

    def _first_waiting(self, side: _Seen) -> Sequence[int]:
        """Cards that may have waited at the beginning; for one that still does, face down, any other stands in."""
        if side.waits and side.waiting is None:
            return [min(set(range(SET_SIZE)) - side.out)]
        return sorted(side.out)

    def _between(self, past: _Past) -> Iterator[Numbers]:
        """Before a duel: whoever has an empty place draws one of the cards that came to light."""
        if past.key in self._known or past.state[DUELS] == self._duel:
            return
        self._known.add(past.key)
        losers = int(past.state[LOSERS])
        choices = [sorted(cards) if losers >> side & 1 else [-1] for side, cards in enumerate(past.unused)]
        for drawn in product(*choices):
            state = past.state.copy()
            for side, card in enumerate(drawn):
                if card >= 0:
                    state[DECKS + side] = card
            if not enter(state):
                unused = tuple(cards - {card} for cards, card in zip(past.unused, drawn, strict=True))
                yield from self._fought(past._replace(state=state, unused=(unused[0], unused[1])))

    def _fought(self, past: _Past) -> Iterator[Numbers]:
        """On to the next ask, or to the next duel."""
        state = past.state.copy()
        losers = fight(self._duels, state)
        now = self._explained(past, state, losers)
        if now is None:
            return
        if losers:
            yield from self._between(now)
            return
        if self._is_the_view(now):
            yield self._bare(now.state)
        for yes in (0, 1):
            state = now.state.copy()
            answer(self._duels, state, yes, 0)
            yield from self._fought(now._replace(state=state))

    def _explained(self, past: _Past, state: Numbers, losers: int) -> _Past | None:
        """What has fallen since must be what lies next on the piles, in whatever order."""
        state[STORY] = 0
        fallen, unused = list(past.fallen), list(past.unused)
        for side, seen in enumerate(self._sides):
            before, after = (
                {int(each[ZONES + side]), int(each[WAITING + side]) - 1} - {-1} for each in (past.state, state)
            )
            fell = before - after | ({int(state[ZONES + side])} if losers >> side & 1 else set())
            from_deck = int(past.state[LEFT + side] - state[LEFT + side])
            next_ones = seen.pile[fallen[side] : fallen[side] + len(fell) + from_deck]
            others = set(next_ones) - fell
            if len(next_ones) < len(fell) + from_deck or not fell <= set(next_ones) or not others <= unused[side]:
                return None
            if next_ones:
                fallen[side] += len(next_ones)
                unused[side] -= others
                state[SEEN + side] = self._duels[VISIBLE + next_ones[-1] + 1]
        return _Past(state, (fallen[0], fallen[1]), (unused[0], unused[1]))

    def _is_the_view(self, past: _Past) -> bool:
        state, code = past.state, int(self._duels[past.state[LEAF]])
        return (
            (code >> 19 & 1, code >> 20 & 3) == self._asks
            and state[DUELS] + 1 == self._duel
            and all(
                state[ZONES + side] == seen.zone
                and state[LEFT + side] == seen.left
                and past.fallen[side] == len(seen.pile)
                and (state[WAITING + side] > 0) == seen.waits
                and (seen.waiting is None or state[WAITING + side] == seen.waiting + 1)
                for side, seen in enumerate(self._sides)
            )
        )

    def _bare(self, state: Numbers) -> Numbers:
        """Without what was only guessed on the way."""
        bare = state.copy()
        for side, seen in enumerate(self._sides):
            bare[DECKS + side] = 0
            if seen.waiting is None and seen.waits:
                bare[WAITING + side] = 0
        return bare


def _seen(side: SideView, number: dict[CardId, int]) -> _Seen:
    assert side.zone is not None, "at an ask both places in the Duel zone are taken"
    return _Seen(
        tuple(number[card] for card in side.discard),
        number[side.zone],
        len(side.deck),
        None if side.waiting is None else number[side.waiting],
        side.has_waiting,
    )
