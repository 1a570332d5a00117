"""What each pair of eyes sees as a match goes on: every event, and the table right after it."""

from typing import Any

import msgspec

from wizardhall.core.changes import Tracker
from wizardhall.core.events import Event
from wizardhall.core.game import View
from wizardhall.core.seats import Seat
from wizardhall.match.live import Match

__all__ = ["ChangeRecorder", "ChangedFrame", "Frame", "FrameRecorder"]


class Frame(msgspec.Struct, frozen=True):
    """An event, and the table right after it, as one pair of eyes sees them."""

    event: Event
    view: View


class ChangedFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, and what it has changed in the view, as one pair of eyes sees them."""

    event: Event
    changes: dict[str, Any] = {}


class FrameRecorder:
    """Records all frames of a match for some pairs of eyes; `watch` is the watcher that a `Match` takes."""

    def __init__(self, *eyes: Seat) -> None:
        self._frames: dict[Seat, list[Frame]] = {each: [] for each in eyes}

    def watch(self, event: Event, match: Match) -> None:
        for eyes, frames in self._frames.items():
            seen = event.seen_by(eyes)
            if seen is not None:
                frames.append(Frame(seen, match.view(eyes)))

    def frames(self, eyes: Seat) -> list[Frame]:
        return self._frames[eyes]


class ChangeRecorder:
    """Records for the eyes that are there what has changed since they were last told; `watch` as above."""

    def __init__(self, *eyes: Seat) -> None:
        """These see a match begin, from its first event."""
        self._number = dict.fromkeys(eyes, 0)
        self._frames: dict[Seat, list[ChangedFrame]] = {each: [] for each in eyes}
        self._tracker: Tracker | None = None

    def watch(self, event: Event, match: Match) -> None:
        if not self._frames:
            return
        tracker = self.look(match)
        for eyes, frames in self._frames.items():
            seen = event.seen_by(eyes)
            if seen is not None:
                frames.append(ChangedFrame(seen, tracker.changes(eyes)))

    def start(self, eyes: Seat, number: int, match: Match) -> None:
        """Record for these eyes too, from now on; they know the first `number` events and the view after them."""
        if eyes not in self._frames:
            self._number[eyes], self._frames[eyes] = number, []
            self.look(match).start(eyes)

    def look(self, match: Match) -> Tracker:
        """Take in what has changed since the last event, if there was one."""
        tracker = self._tracker = self._tracker or match.tracker()
        tracker.look()
        return tracker

    def stop(self, eyes: Seat) -> None:
        """Record no longer for these eyes."""
        self._frames.pop(eyes, None)
        if self._tracker is not None:
            self._tracker.stop(eyes)

    def take(self, eyes: Seat) -> tuple[int, tuple[ChangedFrame, ...], Any]:
        """The number of the first new event, the new frames, which are forgotten here, and what changed after them.

        Up to the last `look`, or the last event.
        """
        assert self._tracker is not None, "nobody has looked"
        first, frames = self._number[eyes], tuple(self._frames[eyes])
        self._number[eyes] += len(frames)
        self._frames[eyes] = []
        return first, frames, self._tracker.changes(eyes)
