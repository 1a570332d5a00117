"""Referee and fast path side by side on one round."""

from tests.parity.cup.cases import Case
from wizardhall.core.asks import Arrange
from wizardhall.cup.events import DuelDecided
from wizardhall.cup.fast.codec import IntArray
from wizardhall.cup.fast.round import play
from wizardhall.cup.fast.steps import FastRound
from wizardhall.cup.fast.tables import duel_tables
from wizardhall.cup.judge import Round
from wizardhall.cup.seats import SEATS

__all__ = ["difference", "number_of"]


def difference(case: Case, duels: IntArray | None = None) -> str:
    """Where the two part ways, in words; empty if they agree from the first card to the last."""
    tables = duel_tables(case.cards, case.edition) if duels is None else duels
    referee = Round(case.cards, case.edition, case.plans)
    fast = FastRound(tables, case.cards, case.packed)
    while referee.ask is not None:
        seat, ask = referee.ask
        if fast.ask != (seat, ask.purpose):
            return f"the referee asks {seat} to {ask.purpose}, the fast path: {fast.ask}"
        if fast.legal() != list(ask.legal()):
            return f"legal for the referee: {list(ask.legal())}, for the fast path: {fast.legal()}"
        answer = case.says(seat, ask.purpose, ask.options if isinstance(ask, Arrange) else None)
        referee.answer(answer)
        fast.answer(answer)
    losers = [event.losers for event in referee.events if isinstance(event, DuelDecided)]
    if fast.ask is not None:
        return f"the fast path asks {fast.ask}, the referee nobody"
    if fast.losers != losers:
        return f"losers of the duels: {losers}, in the fast path {fast.losers}"
    if fast.winners != referee.winners:
        return f"winners: {referee.winners}, in the fast path {fast.winners}"
    if play(tables, *case.packed, case.black_stance, case.white_stance) != number_of(referee.winners):
        return "the round in one call has other winners than step by step"
    return ""


def number_of(seats: tuple[str, ...]) -> int:
    """Winners as the fast path counts them."""
    return sum(1 << SEATS.index(seat) for seat in SEATS if seat in seats)
