"""A match once more, event by event, through any eyes."""

from typing import Any

import msgspec

from wizardhall.core.cards import CardSet
from wizardhall.core.errors import UnknownName
from wizardhall.core.events import Event
from wizardhall.core.game import Game, View
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.match.live import Match
from wizardhall.match.record import Record

__all__ = ["Frame", "Replay"]


class Frame(msgspec.Struct, frozen=True):
    """An event, and the table right after it, as one pair of eyes sees them."""

    event: Event
    view: View


class Replay:
    """All frames of a record, for each seat, for a spectator and all-seeing."""

    def __init__(self, record: Record, game: Game[Any], cards: CardSet | None = None) -> None:
        seats = game.seats(record.header.options)
        self.eyes: tuple[Seat, ...] = (*seats, SPECTATOR, ALL_SEEING)
        self._frames: dict[Seat, list[Frame]] = {eyes: [] for eyes in self.eyes}
        self._answers: dict[Seat, list[int]] = {eyes: [] for eyes in self.eyes}
        self.match = Match.rebuild(record, game, cards, watch=self._film)

    def frames(self, eyes: Seat) -> list[Frame]:
        """Raises `UnknownName` if there are no such eyes at this table."""
        if eyes not in self._frames:
            raise UnknownName("match-error-unknown-eyes", name=eyes, known=", ".join(self.eyes))
        return self._frames[eyes]

    def answers(self, eyes: Seat) -> list[int]:
        """For each frame, how many answers of the record had been given by then."""
        return self._answers[eyes]

    def round_starts(self, eyes: Seat) -> dict[int, int]:
        """For each round the index of its first frame."""
        starts: dict[int, int] = {}
        for index, frame in enumerate(self.frames(eyes)):
            starts.setdefault(frame.view.round, index)
        return starts

    def _film(self, event: Event, match: Match) -> None:
        for eyes in self.eyes:
            seen = event.seen_by(eyes)
            if seen is not None:
                self._frames[eyes].append(Frame(seen, match.view(eyes)))
                self._answers[eyes].append(len(match.record.answers))
