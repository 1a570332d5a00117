"""A match looked back at: everybody's chances, what was decided, and what would have been better.

    found = analyse(Record.read(file), effort="quick")
    for place in found.moments:
        print(found.decisions[place])

What the numbers mean, what is exact and what is estimated: `docs/analysis.md`.
"""

from collections.abc import Callable, Collection
from typing import Any, Final, Protocol

from wizardhall.core.cards import CardSet
from wizardhall.core.errors import HallError, UnknownName
from wizardhall.core.game import Game
from wizardhall.core.seats import Seat
from wizardhall.games import game as game_named
from wizardhall.lab.analysis.schema import Analysis, Decision, Effort, Judgement, Point
from wizardhall.lab.analysis.steps import MatchSteps, Step, match_steps
from wizardhall.match import Match, Record

__all__ = ["Analysis", "Decision", "Effort", "Point", "analyse"]

Progress = Callable[[int, int], object]
"""Told how many decisions are judged, and of how many."""

MOST_MOMENTS: Final = 3
COUNTS: Final = 0.02
"""What must be given away for a decision to have mattered."""


class Analyst(Protocol):
    """Who judges the steps of a match of one game, one after the other."""

    def considers(self, step: Step, seats: Collection[Seat]) -> list[Seat]: ...

    def judge(self, step: Step, seats: Collection[Seat]) -> Judgement: ...


def analyse(
    match: Match | Record,
    *,
    cards: CardSet | None = None,
    seats: Collection[Seat] | None = None,
    effort: Effort | str = Effort.NORMAL,
    progress: Progress | None = None,
) -> Analysis:
    """Judge the decisions of some seats, or of all, in a match that may still be going on.

    The same record gives the same analysis. Raises `RecordError` where the record does not fit, `UnknownName` for a
    seat or an effort that there is not, `HallError` for a game without an analyst. `cards` is needed for a record of a
    custom set.
    """
    record = match.record if isinstance(match, Match) else match
    game = game_named(record.header.game)
    card_set = match.cards if isinstance(match, Match) else game.cards() if cards is None else cards
    table, wanted, chosen = tuple(record.header.players), _seats(record, seats), _effort(effort)
    walked = match_steps(record, game, card_set)
    analyst = _analyst(game, card_set, walked, record.header.seed, chosen)
    points: list[Point] = []
    decisions: list[Decision] = []
    steps = [step for step in walked.steps if analyst.considers(step, table)]
    for done, step in enumerate(steps):
        if progress is not None:
            progress(done, len(steps))
        judged = analyst.judge(step, wanted)
        if judged.chances is not None:
            points.append(Point(step.answer, step.truth.round, judged.chances))
        decisions += judged.decisions
    if progress is not None:
        progress(len(steps), len(steps))
    winners = None if walked.result is None else walked.result.winners
    if winners is not None:
        shares = {seat: (seat in winners) / len(winners) for seat in table}
        points.append(Point(walked.answers, walked.end.round, shares))
    return Analysis(game.name, table, chosen, winners, tuple(points), tuple(decisions), _moments(decisions))


def _analyst(game: Game[Any], cards: CardSet, walked: MatchSteps, seed: str, effort: Effort) -> Analyst:
    if game.analyst is None:
        raise HallError("lab-error-no-analyst", game=game.name)
    made: Analyst = game.analyst.load()(cards, walked, seed, effort)
    return made


def _seats(record: Record, seats: Collection[Seat] | None) -> Collection[Seat]:
    known = record.header.players
    for seat in seats or ():
        if seat not in known:
            raise UnknownName("match-error-unknown-seat", name=seat, known=", ".join(known))
    return known if seats is None else seats


def _effort(effort: str) -> Effort:
    if effort not in list(Effort):
        raise UnknownName("lab-error-effort", name=effort, known=", ".join(Effort))
    return Effort(effort)


def _moments(decisions: list[Decision]) -> tuple[int, ...]:
    """The costliest decisions of those that gave away something that counts, more surely than not by chance."""
    costly = [place for place, each in enumerate(decisions) if each.away > max(COUNTS, each.spread)]
    return tuple(sorted(sorted(costly, key=lambda place: -decisions[place].away)[:MOST_MOMENTS]))
