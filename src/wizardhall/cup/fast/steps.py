"""A round of the fast path, one decision at a time: beside the referee, or wherever a single round must be steered."""

from itertools import permutations
from typing import Final

from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.round import DECKS, DUELS, LEAF, LEFT, STORY, advance, answer, begin
from wizardhall.cup.fast.tables import PURPOSES, IntArray
from wizardhall.cup.seats import SEATS

__all__ = ["FastRound"]

_SEATS: Final = {0: (), 1: SEATS[:1], 2: SEATS[1:], 3: SEATS}


class FastRound:
    """Like `judge.Round`: `ask` is the open one, or None when the round is over and `winners` are known."""

    def __init__(self, duels: IntArray, cards: CupSet, plans: tuple[int, int]) -> None:
        self._duels, self._ids = duels, cards.ids
        self.state = begin(*plans)
        self.winners: tuple[Seat, ...] = ()
        self.ask: tuple[Seat, str] | None = None
        self._advance()

    @property
    def losers(self) -> list[tuple[Seat, ...]]:
        """Who lost each duel so far."""
        return [_SEATS[int(self.state[STORY]) >> 2 * duel & 3] for duel in range(int(self.state[DUELS]))]

    def legal(self) -> list[bool | tuple[CardId, ...] | None]:
        """Every legal answer to the open ask."""
        assert self.ask is not None
        if self.ask[1] != "rearrange":
            return [False, True]
        side = SEATS.index(self.ask[0])
        deck = int(self.state[DECKS + side])
        cards = [self._ids[deck >> 5 * place & 31] for place in range(int(self.state[LEFT + side]))]
        return [None, *permutations(cards)]

    def answer(self, given: object) -> None:
        """Answer the open ask with one of the legal answers."""
        place = self.legal().index(given)  # type: ignore[arg-type]
        answer(self._duels, self.state, min(place, 1), max(place - 1, 0))
        self._advance()

    def _advance(self) -> None:
        self.winners = _SEATS[advance(self._duels, self.state)]
        if self.winners:
            self.ask = None
        else:
            code = int(self._duels[self.state[LEAF]])
            self.ask = SEATS[code >> 19 & 1], PURPOSES[code >> 20 & 3]
