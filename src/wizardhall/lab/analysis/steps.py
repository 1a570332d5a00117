"""A match replayed decision by decision: what everybody saw when they were asked, and what they answered."""

from typing import Any, NamedTuple

import msgspec

from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.cards import CardSet
from wizardhall.core.game import Game, Result, View
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.match import Match, Record

__all__ = ["MatchSteps", "Step", "match_steps"]


class Step(msgspec.Struct, frozen=True):
    """Asks that are open at the same time. `answer` counts the answers of the record before the step."""

    answer: int
    id: int
    asks: dict[Seat, AnyAsk]
    views: dict[Seat, View]
    """What each of those asked sees of the table, and no more."""
    given: dict[Seat, Answer]
    """The answers that the record has, in its order."""
    truth: View
    """The table with its secrets. It says what really was; what a player could know does not come from here."""

    def others(self, seat: Seat) -> dict[Seat, Answer]:
        return {other: answer for other, answer in self.given.items() if other != seat}


class MatchSteps(NamedTuple):
    steps: list[Step]
    end: View
    """The table after the last answer, all-seeing."""
    answers: int
    result: Result | None


def match_steps(record: Record, game: Game[Any], cards: CardSet) -> MatchSteps:
    """Raises `RecordError` where the record does not fit."""
    whole = Match.rebuild(record, game, cards)
    match = Match(game, cards, record.header)
    steps: list[Step] = []
    for number, locked in enumerate(record.answers):
        if not steps or steps[-1].id != locked.step:
            steps.append(_step(match, number))
        match.take(locked)
        steps[-1].given[locked.seat] = steps[-1].asks[locked.seat].check(locked.answer)
    return MatchSteps(steps, whole.view(ALL_SEEING), len(record.answers), whole.result)


def _step(match: Match, number: int) -> Step:
    asks = {seat: opened.ask for seat, opened in match.open.items()}
    views = {seat: match.view(seat) for seat in asks}
    return Step(number, match.step, asks, views, {}, match.view(ALL_SEEING))
