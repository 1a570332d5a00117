"""A round of the fast path, one decision at a time: beside the referee, or wherever a single round must be steered."""

from itertools import permutations
from typing import Final

from wizardhall.core.cards import CardId
from wizardhall.core.seats import Seat
from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.codec import IntArray
from wizardhall.cup.fast.partial_round import (
    AFTER_DUELS,
    DUEL_OVER,
    asked_player_at,
    asked_purpose_at,
    is_ask,
)
from wizardhall.cup.fast.plans import card_at
from wizardhall.cup.fast.round import WINNERS, answer, begin, go_on
from wizardhall.cup.fast.sides import side_of
from wizardhall.cup.purposes import POWER_PURPOSES, REARRANGE
from wizardhall.cup.seats import SEATS

__all__ = ["EVERY_STOP", "FastRound"]

EVERY_STOP: Final = 3 | AFTER_DUELS
"""For the asks of both, and after each duel."""

_SEATS: Final = {0: (), 1: SEATS[:1], 2: SEATS[1:], 3: SEATS}


class FastRound:
    """Like `judge.Round`: `ask` is the open one, or None when the round is over and `winners` are known."""

    def __init__(self, duels: IntArray, cards: CupSet, plans: tuple[int, int]) -> None:
        self._duels, self._ids = duels, cards.ids
        self.state = begin(*plans)
        self.losers: list[tuple[Seat, ...]] = []
        """Who lost each duel so far."""
        self.winners: tuple[Seat, ...] = ()
        self.ask: tuple[Seat, str] | None = None
        self._go_on()

    def legal(self) -> list[bool | tuple[CardId, ...] | None]:
        """Every legal answer to the open ask."""
        assert self.ask is not None
        if self.ask[1] != REARRANGE:
            return [False, True]
        side = side_of(int(self.state[SEATS.index(self.ask[0])]))
        return [None, *permutations(self._ids[card_at(side.deck, place)] for place in range(side.left))]

    def answer(self, given: object) -> None:
        """Answer the open ask with one of the legal answers."""
        answer(self._duels, self.state, self.legal().index(given))  # type: ignore[arg-type]
        self._go_on()

    def _go_on(self) -> None:
        while (stop := go_on(self._duels, self.state, EVERY_STOP)) >= DUEL_OVER:
            self.losers.append(_SEATS[stop - DUEL_OVER])
        if is_ask(stop):
            self.ask = SEATS[asked_player_at(stop)], POWER_PURPOSES[asked_purpose_at(stop)]
        else:
            self.ask, self.winners = None, _SEATS[WINNERS[stop]]
