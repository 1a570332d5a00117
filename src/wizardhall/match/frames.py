"""What each pair of eyes sees as a match goes on: every event, and the table right after it."""

import msgspec

from wizardhall.core.events import Event
from wizardhall.core.game import View
from wizardhall.core.seats import Seat
from wizardhall.match.live import Match

__all__ = ["Frame", "FrameRecorder"]


class Frame(msgspec.Struct, frozen=True):
    """An event, and the table right after it, as one pair of eyes sees them."""

    event: Event
    view: View


class FrameRecorder:
    """Records the frames of a match for some pairs of eyes; `watch` is the watcher that a `Match` takes."""

    def __init__(self, *eyes: Seat) -> None:
        self._frames: dict[Seat, list[Frame]] = {each: [] for each in eyes}
        self._taken: dict[Seat, int] = dict.fromkeys(eyes, 0)

    def watch(self, event: Event, match: Match) -> None:
        for eyes, frames in self._frames.items():
            seen = event.seen_by(eyes)
            if seen is not None:
                frames.append(Frame(seen, match.view(eyes)))

    def start(self, eyes: Seat, seen: int = 0) -> None:
        """Record for these eyes too, from now on; they know the first `seen` events already."""
        if eyes not in self._frames:
            self._frames[eyes] = []
            self._taken[eyes] = seen

    def stop(self, eyes: Seat) -> None:
        """Record no longer for these eyes, and forget their frames."""
        self._frames.pop(eyes, None)

    def frames(self, eyes: Seat) -> list[Frame]:
        """The frames that were not taken."""
        return self._frames[eyes]

    def take(self, eyes: Seat) -> tuple[int, tuple[Frame, ...]]:
        """The number of the first new event, and the new frames, which are forgotten here."""
        first, frames = self._taken[eyes], tuple(self._frames[eyes])
        self._taken[eyes] += len(frames)
        self._frames[eyes] = []
        return first, frames
