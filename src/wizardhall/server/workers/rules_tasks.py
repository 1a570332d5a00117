"""What a process does that runs the rules of strangers' sets: read them, list them, play matches with them."""

from collections import OrderedDict
from typing import Any, Final

import msgspec

from wizardhall.core.asks import Answer
from wizardhall.core.errors import UnknownName
from wizardhall.core.events import Event
from wizardhall.core.game import Result, View
from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.games import game
from wizardhall.match import Match, Record, Replay
from wizardhall.match.record import CardSetName, Header, LockedAnswer
from wizardhall.server.catalog import card_set
from wizardhall.server.protocol import Decided, ReplayFrames
from wizardhall.server.workers.analysis_queue import can_analyse

__all__ = ["Course", "Step", "TooMuchHappened", "has_ended", "name_of", "play_steps", "replay"]

MOST_MATCHES: Final = 16
"""Matches that a process has in mind; any other is played again from its record."""
MOST_EVENTS: Final = 50_000
"""Of one match; with the house set it has about a thousand."""


class TooMuchHappened(Exception):
    """A match has grown out of all proportion."""


class Course(msgspec.Struct, frozen=True):
    """How a match has gone: all that is needed to play it again."""

    table: str
    cards_text: str
    header: Header
    answers: tuple[LockedAnswer, ...]


class Step(msgspec.Struct, frozen=True):
    """What the answers of the step before have led to: events, the table after each, and who must decide now."""

    given: dict[Seat, Answer] | None
    """The answers of the step before; none at the beginning."""
    events: tuple[Event, ...]
    frames: tuple[dict[Seat, View], ...]
    """After each event what those see who look on."""
    views: dict[Seat, View]
    """After the last event what everybody sees."""
    asks: dict[Seat, Any]
    result: Result | None


class _Played:
    """A match in mind, always at the beginning of a step."""

    def __init__(self, course: Course, eyes: tuple[Seat, ...]) -> None:
        self.eyes = eyes
        self._events: list[Event] = []
        self._frames: list[dict[Seat, View]] = []
        self._happened = 0
        self._seats = (*game(course.header.game).seats(course.header.options), SPECTATOR)
        cards = card_set(course.header.game, course.cards_text)
        self.match = Match.rebuild(Record(course.header, []), game(course.header.game), cards, watch=self._watch)
        self.first = self._step(None)

    def _watch(self, event: Event, match: Match) -> None:
        self._happened += 1
        if self._happened > MOST_EVENTS:
            raise TooMuchHappened
        self._events.append(event)
        self._frames.append({eyes: match.view(eyes) for eyes in self.eyes})

    def go_on(self, answers: tuple[LockedAnswer, ...]) -> Step | None:
        """The next step, if all have answered this one."""
        match, number = self.match, self.match.step
        now = [locked for locked in answers if locked.step == number]
        asks = match.open
        if match.result is not None or asks.keys() != {locked.seat for locked in now}:
            return None
        given = {locked.seat: asks[locked.seat].ask.check(locked.answer) for locked in now}
        for locked in now:
            match.take(locked)
        return self._step(given)

    def _step(self, given: dict[Seat, Answer] | None) -> Step:
        match = self.match
        views = {eyes: match.view(eyes) for eyes in self._seats}
        asks = {seat: opened.ask for seat, opened in match.open.items()}
        step = Step(given, tuple(self._events), tuple(self._frames), views, asks, match.result)
        self._events, self._frames = [], []
        return step

    @property
    def ended(self) -> bool:
        """Its last step has the number of the one before it, so it cannot be told whether it is wanted again."""
        return self.match.result is not None

    def leads_to(self, course: Course) -> bool:
        """Is this the beginning of that course?"""
        known = self.match.record
        return known.header == course.header and known.answers == list(course.answers[: len(known.answers)])


_PLAYED: Final[OrderedDict[str, _Played]] = OrderedDict()


def play_steps(course: Course, since: int, eyes: tuple[Seat, ...]) -> list[Step]:
    """The steps of a match from a number on, 1 being the first, as far as its answers lead."""
    played, steps = _PLAYED.pop(course.table, None), []
    if played is None or played.ended or played.match.step >= since or not played.leads_to(course):
        played = _Played(course, eyes)
        steps = [played.first]
    played.eyes = eyes
    reached = played.match.step
    while (step := played.go_on(course.answers)) is not None:
        steps.append(step)
        reached += 1
    _PLAYED[course.table] = played
    if len(_PLAYED) > MOST_MATCHES:
        _PLAYED.popitem(last=False)
    wanted = reached - since + 1
    return steps[max(0, len(steps) - wanted) :] if wanted > 0 else []


def name_of(game_name: str, cards_text: str) -> CardSetName:
    """The name and the digest of a set; raises `CardFileError`."""
    cards = card_set(game_name, cards_text)
    return CardSetName(cards.name, cards.digest)


def has_ended(game_name: str, cards_text: str | None, record: bytes) -> bool:
    match = Match.rebuild(Record.parse(record), game(game_name), card_set(game_name, cards_text))
    return match.result is not None


def replay(
    game_name: str, cards_text: str | None, record: bytes, eyes: Seat, allowed: tuple[Seat, ...] | None
) -> ReplayFrames:
    """A match event by event; `allowed` are the eyes that the reader may look through, none: any, for it is over."""
    given = Record.parse(record)
    replayed = Replay(given, game(game_name), card_set(game_name, cards_text))
    if eyes not in replayed.eyes:
        raise UnknownName("match-error-unknown-eyes", name=eyes[:40], known=", ".join(allowed or replayed.eyes))
    frames = tuple(replayed.frames(eyes))
    rounds = {str(number): index for number, index in replayed.round_starts(eyes).items()}
    if allowed is not None:
        return ReplayFrames(eyes, allowed, frames, rounds)
    answers = tuple(Decided(locked.step, locked.seat) for locked in given.answers)
    can = can_analyse(game_name)
    return ReplayFrames(eyes, replayed.eyes, frames, rounds, tuple(replayed.answers(eyes)), answers, can)
