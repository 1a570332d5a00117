"""What has happened since everybody was last told, as each pair of eyes in use sees it."""

from wizardhall.core.events import Event
from wizardhall.core.seats import Seat
from wizardhall.match import Match
from wizardhall.server.protocol import Frame

__all__ = ["FrameBuffer"]


class FrameBuffer:
    def __init__(self) -> None:
        self._frames: dict[Seat, list[Frame]] = {}
        self._seen: dict[Seat, int] = {}

    def watch(self, event: Event, match: Match) -> None:
        """Called by the match at every event."""
        for eyes, frames in self._frames.items():
            seen = event.seen_by(eyes)
            if seen is not None:
                frames.append(Frame(seen, match.view(eyes)))

    def roll(self, eyes: Seat, seen: int) -> None:
        """From now on for these eyes too; `seen` events are known to them."""
        if eyes not in self._frames:
            self._frames[eyes] = []
            self._seen[eyes] = seen

    def stop(self, eyes: Seat) -> None:
        self._frames.pop(eyes, None)

    def cut(self, eyes: Seat) -> tuple[int, tuple[Frame, ...]]:
        """The number of the first event not yet told, and the frames from there on."""
        first, frames = self._seen[eyes], tuple(self._frames[eyes])
        self._seen[eyes] += len(frames)
        self._frames[eyes] = []
        return first, frames
