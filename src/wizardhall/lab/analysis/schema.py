"""What an analysis says. The terminal prints it and the hall sends it, so that both say the same."""

from enum import StrEnum
from typing import NamedTuple

import msgspec

from wizardhall.core.asks import Answer
from wizardhall.core.choices import AnyChoice
from wizardhall.core.seats import Seat

__all__ = ["Analysis", "Decision", "Effort", "Judgement", "Point"]


class Effort(StrEnum):
    """How much is thought about each decision: the numbers get firmer, and the waiting longer."""

    QUICK = "quick"
    NORMAL = "normal"
    DEEP = "deep"


class Point(msgspec.Struct, frozen=True):
    """Everybody's chance to win the match after so many answers of its record. Together they are 1."""

    answer: int
    round: int
    chances: dict[Seat, float]


class Decision(msgspec.Struct, frozen=True):
    """An answer of the record, and what else could have been answered."""

    answer: int
    """How many answers of the record come before it: what `branch` wants, to play on from here."""
    seat: Seat
    round: int
    purpose: str
    given: Answer
    best: Answer
    chance: float
    """To win the match with what was given, by what the player could know."""
    best_chance: float
    away: float
    """What was given away: the difference of the two chances, never less than 0."""
    spread: float
    """How far `away` may be off to either side (95%); 0 where nothing was sampled."""
    real: dict[Seat, Answer]
    """What the others really answered at the same time."""
    real_chance: float | None = None
    """To win the match with what was given against that."""
    real_best: Answer = None
    """What would have been best against that; `None` where that was not looked for."""
    real_best_chance: float | None = None
    choices: tuple[AnyChoice, ...] = ()
    """What there was to choose from, where the answers are keys of choices."""


class Judgement(NamedTuple):
    """What is found about a step of a match: everybody's chance before it, if that is worth a point, and decisions."""

    chances: dict[Seat, float] | None
    decisions: list[Decision]


class Analysis(msgspec.Struct, frozen=True):
    game: str
    seats: tuple[Seat, ...]
    effort: Effort
    winners: tuple[Seat, ...] | None
    """`None` if the match is not over."""
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    moments: tuple[int, ...]
    """Places in `decisions`, in the order of play: at most three that gave away the most."""
