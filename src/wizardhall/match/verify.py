"""Proving from a record that nobody chose after looking."""

from collections.abc import Mapping
from typing import Any

import msgspec

from wizardhall.core.cards import CardSet
from wizardhall.core.errors import HallError, RecordError
from wizardhall.core.game import Game
from wizardhall.core.seats import Seat
from wizardhall.match.fairness import answer_commitment, seed_commitment
from wizardhall.match.live import Match
from wizardhall.match.record import Record

__all__ = ["Check", "verify"]


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at: `seed`, `noted`, `words`, `answers`, `events` with the result; what is wrong."""

    name: str
    problem: HallError | None = None

    @property
    def passed(self) -> bool:
        return self.problem is None


def verify(
    record: Record,
    game: Game[Any],
    cards: CardSet | None = None,
    *,
    noted: str | None = None,
    words: Mapping[Seat, str] | None = None,
) -> list[Check]:
    """Check a record.

    `noted` is the commitment that a player wrote down before the first card; `words` what players added to the dice.
    """
    checks = [Check("seed", _seed(record))]
    if noted is not None:
        checks.append(Check("noted", _noted(record, noted)))
    if words:
        checks.append(Check("words", _words(record, words)))
    checks.append(Check("answers", _answers(record)))
    checks.append(Check("events", _events(record, game, cards)))
    return checks


def _seed(record: Record) -> HallError | None:
    if seed_commitment(record.header.seed) == record.header.commitment:
        return None
    return record.refuse(-1, "match-error-seed-commitment")


def _noted(record: Record, noted: str) -> HallError | None:
    if noted.strip().lower() == record.header.commitment:
        return None
    return record.refuse(-1, "match-error-noted-commitment")


def _words(record: Record, words: Mapping[Seat, str]) -> HallError | None:
    for seat, given in words.items():
        if seat not in record.header.players:
            return record.refuse(-1, "match-error-unknown-seat", name=seat, known=", ".join(record.header.players))
        if record.header.entropy.get(seat) != given:
            return record.refuse(-1, "match-error-words", seat=seat)
    return None


def _answers(record: Record) -> HallError | None:
    for number, locked in enumerate(record.answers):
        if answer_commitment(locked.salt, locked.answer) != locked.commitment:
            return record.refuse(number, "match-error-answer-commitment", seat=locked.seat)
    return None


def _events(record: Record, game: Game[Any], cards: CardSet | None) -> HallError | None:
    """Play the record again, and compare the hash of the events at each answer and at the end."""
    try:
        match = Match.rebuild(Record(record.header, [], source=record.source), game, cards)
        for number, locked in enumerate(record.answers):
            if locked.step != match.step:
                return record.refuse(number, "match-error-step", given=locked.step, wanted=match.step)
            try:
                match.answer(locked.seat, f"{locked.step}-{locked.seat}", locked.answer)
            except HallError as error:
                return record.refuse(number, error.message, **error.details)
            if match.record.answers[-1].events != locked.events:
                return record.refuse(number, "match-error-events")
        match.follow_to_the_end(record)
    except RecordError as error:
        return error
    return None
