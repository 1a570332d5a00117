"""A round of the fast path that sets in where a view finds it: at an ask, in the middle of a duel.

A view does not tell what happened in a round, only where its cards lie now. Who entered this duel, and which powers
have resolved in it, is found by trying: rounds are played from their beginning with the cards that have come to light,
in any order, with every answer, and those that lead to this view are kept. What is still hidden has had no part in it,
and can be anything.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from wizardhall.core.cards import CardId
from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.cup.fast.codec import IntArray, asked_purpose, asked_side
from wizardhall.cup.fast.partial_round import BETWEEN, DUEL_OVER, OBSERVED, WHERE, is_ask
from wizardhall.cup.fast.plans import DECK_CARDS, Numbers, laid_at
from wizardhall.cup.fast.round import answer, begin, go_on
from wizardhall.cup.fast.sides import Side, pack_side, side_of
from wizardhall.cup.fast.steps import EVERY_STOP
from wizardhall.cup.purposes import POWER_PURPOSES
from wizardhall.cup.seats import SEATS
from wizardhall.cup.view import CupView, SideView

__all__ = ["moments"]


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
    sides: tuple[Side, Side]
    """As they stand since the last stop, with those in the Duel zone that have entered."""
    duels: int
    """How many are over."""
    fallen: tuple[int, int]
    unused: tuple[frozenset[int], frozenset[int]]

    @property
    def key(self) -> tuple[object, ...]:
        return self.state.tobytes(), self.duels, self.fallen, self.unused


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
        self._asks = SEATS.index(view.eyes), POWER_PURPOSES.index(purpose)
        self._sides = tuple(_seen(view.sides[seat], number) for seat in SEATS)
        self._known: set[tuple[object, ...]] = set()

    def found(self) -> Iterator[Numbers]:
        for waiting in product(*(self._first_waiting(side) for side in self._sides)):
            state = begin(*(laid_at(card, DECK_CARDS) for card in waiting))
            unused = tuple(side.out - {card} for side, card in zip(self._sides, waiting, strict=True))
            yield from self._between(_Past(state, _sides(state), 0, (0, 0), (unused[0], unused[1])))

    def _first_waiting(self, side: _Seen) -> Sequence[int]:
        """Cards that may have waited at the beginning; for one that still does, face down, any other stands in."""
        if side.waits and side.waiting is None:
            return [min(set(range(SET_SIZE)) - side.out)]
        return sorted(side.out)

    def _between(self, past: _Past) -> Iterator[Numbers]:
        """Before a duel: whoever has an empty place draws one of the cards that came to light."""
        if past.key in self._known or past.duels == self._duel:
            return
        self._known.add(past.key)
        losers = int(past.state[WHERE]) - BETWEEN
        choices = [sorted(cards) if losers >> side & 1 else [-1] for side, cards in enumerate(past.unused)]
        for drawn in product(*choices):
            state, sides = past.state.copy(), list(past.sides)
            for side, card in enumerate(drawn):
                if card >= 0:
                    state[side] = pack_side(sides[side]._replace(deck=card))
                    sides[side] = sides[side]._replace(zone=card, left=sides[side].left - 1)
            unused = tuple(cards - {card} for cards, card in zip(past.unused, drawn, strict=True))
            entered = past._replace(state=state, sides=(sides[0], sides[1]), unused=(unused[0], unused[1]))
            yield from self._fought(entered)

    def _fought(self, past: _Past) -> Iterator[Numbers]:
        """On to the next ask, or to the next duel."""
        state = past.state.copy()
        stop = go_on(self._duels, state, EVERY_STOP)
        losers = max(stop - DUEL_OVER, 0)
        now = self._explained(past, state, losers) if losers or is_ask(stop) else None
        if now is None:
            return
        if losers:
            yield from self._between(now._replace(duels=now.duels + 1))
            return
        if self._is_the_view(now):
            yield self._bare(now.state)
        for option in (0, 1):
            state = now.state.copy()
            answer(self._duels, state, option)
            yield from self._fought(now._replace(state=state))

    def _explained(self, past: _Past, state: Numbers, losers: int) -> _Past | None:
        """What has fallen since must be what lies next on the piles, in whatever order."""
        state[OBSERVED : OBSERVED + 2] = 0
        fallen, unused, sides = list(past.fallen), list(past.unused), list(_sides(state))
        for side, seen in enumerate(self._sides):
            before, after = ({each.zone, each.waiting - 1} - {-1} for each in (past.sides[side], sides[side]))
            fell = before - after | ({sides[side].zone} if losers >> side & 1 else set())
            from_deck = past.sides[side].left - sides[side].left
            next_ones = seen.pile[fallen[side] : fallen[side] + len(fell) + from_deck]
            others = set(next_ones) - fell
            if len(next_ones) < len(fell) + from_deck or not fell <= set(next_ones) or not others <= unused[side]:
                return None
            if next_ones:
                fallen[side] += len(next_ones)
                unused[side] -= others
                sides[side] = sides[side]._replace(visible=next_ones[-1] + 1)
                state[side] = pack_side(sides[side])
        return past._replace(
            state=state, sides=(sides[0], sides[1]), fallen=(fallen[0], fallen[1]), unused=(unused[0], unused[1])
        )

    def _is_the_view(self, past: _Past) -> bool:
        ask = int(self._duels[past.state[WHERE]])
        return (
            (asked_side(ask), asked_purpose(ask)) == self._asks
            and past.duels + 1 == self._duel
            and all(
                side.zone == seen.zone
                and side.left == seen.left
                and fallen == len(seen.pile)
                and (side.waiting > 0) == seen.waits
                and (seen.waiting is None or side.waiting == seen.waiting + 1)
                for side, seen, fallen in zip(past.sides, self._sides, past.fallen, strict=True)
            )
        )

    def _bare(self, state: Numbers) -> Numbers:
        """Without what was only guessed on the way."""
        bare = state.copy()
        for side, seen in enumerate(self._sides):
            bare[side] = pack_side(without_secrets(side_of(int(bare[side])), seen.waiting is None))
        return bare


def without_secrets(side: Side, waiting_is_hidden: bool) -> Side:
    """Without the Deck, and without the Waiting card if that is face down."""
    return side._replace(deck=0, waiting=0 if waiting_is_hidden else side.waiting)


def _sides(state: Numbers) -> tuple[Side, Side]:
    return side_of(int(state[0])), side_of(int(state[1]))


def _seen(side: SideView, number: dict[CardId, int]) -> _Seen:
    assert side.zone is not None, "at an ask both places in the Duel zone are taken"
    return _Seen(
        tuple(number[card] for card in side.discard),
        number[side.zone],
        len(side.deck),
        None if side.waiting is None else number[side.waiting],
        side.has_waiting,
    )
