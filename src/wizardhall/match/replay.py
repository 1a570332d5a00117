"""A match replayed event by event, through any eyes."""

from typing import Any

from wizardhall.core.cards import CardSet
from wizardhall.core.errors import UnknownName
from wizardhall.core.events import Event
from wizardhall.core.game import Game
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.match.frames import Frame, FrameRecorder
from wizardhall.match.live import Match
from wizardhall.match.record import Record

__all__ = ["Replay"]


class Replay:
    """All frames of a record, for each seat, for a spectator and all-seeing."""

    def __init__(self, record: Record, game: Game[Any], cards: CardSet | None = None) -> None:
        seats = game.seats(record.header.options)
        self.eyes: tuple[Seat, ...] = (*seats, SPECTATOR, ALL_SEEING)
        self._recorder = FrameRecorder(*self.eyes)
        self._answers: dict[Seat, list[int]] = {eyes: [] for eyes in self.eyes}
        recorder, answers = self._recorder, self._answers

        def watch(event: Event, match: Match) -> None:  # no method: the match would keep what keeps it
            recorder.watch(event, match)
            for eyes, given in answers.items():
                if len(given) < len(recorder.frames(eyes)):
                    given.append(len(match.record.answers))

        self.match = Match.rebuild(record, game, cards, watch=watch)

    def frames(self, eyes: Seat) -> list[Frame]:
        """Raises `UnknownName` if there are no such eyes at this table."""
        if eyes not in self.eyes:
            raise UnknownName("match-error-unknown-eyes", name=eyes, known=", ".join(self.eyes))
        return self._recorder.frames(eyes)

    def answers(self, eyes: Seat) -> list[int]:
        """For each frame, how many answers of the record had been given by then."""
        return self._answers[eyes]

    def round_starts(self, eyes: Seat) -> dict[int, int]:
        """For each round the index of its first frame."""
        starts: dict[int, int] = {}
        for index, frame in enumerate(self.frames(eyes)):
            starts.setdefault(frame.view.round, index)
        return starts
