"""The match of a table in memory, always at a point where the database has been. What is stored counts here."""

from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from wizardhall.core.game import View
from wizardhall.core.seats import Seat
from wizardhall.games import game
from wizardhall.match import ChangeRecorder, Match, Record
from wizardhall.server.live.clock_kinds import NO_CLOCK, ClockRate
from wizardhall.server.live.clocks import Clocks
from wizardhall.server.live.sandbox import SandboxedGame
from wizardhall.server.protocol import Clock
from wizardhall.server.storage.models import AnswerRow, MatchRow, Reopened, TableRow

__all__ = ["LiveMatch", "TableContext"]


class TableContext(msgspec.Struct, frozen=True):
    """What a table knows of its hall."""

    rates: Mapping[str, ClockRate]
    """The kinds of clock, as the host has set them."""
    grace: float
    now: Callable[[], float]
    """The time of day, in seconds, to write down. No two of them make a duration: clocks are set."""
    steady: Callable[[], float]
    """Seconds that nobody sets, for durations."""
    in_touch: Callable[[], bool]
    """Would we hear of what other nodes do?"""


class LiveMatch:
    def __init__(
        self, stored: MatchRow, context: TableContext, eyes: Iterable[Seat] = (), sandbox: SandboxedGame | None = None
    ) -> None:
        """The match as the database has it; `eyes` see it begin, event by event. A stranger's set needs a sandbox."""
        row = stored.table
        assert row.header is not None
        self._steady = context.steady
        self._noted: dict[Seat, Reopened] = {}
        """What the database was last known to have of those who have not answered yet."""
        self._views: dict[Seat, tuple[tuple[int, bool], View]] = {}
        self.recorder = ChangeRecorder(*eyes)
        self._told_locks: list[str] = []
        assert sandbox is not None or row.cards_text is None
        played = game(row.game) if sandbox is None else sandbox
        self.match = Match.rebuild(Record(row.header, []), played, watch=self.recorder.watch)
        self.clocks = _clocks(row, context)
        self.follow(stored)

    def take(self, row: AnswerRow) -> None:
        """Let a stored answer count."""
        step = self.match.step
        if self.clocks is not None:
            self.clocks.answered(row)
        self.match.take(row.locked)
        if self.clocks is not None and self.match.step != step:
            self.clocks.next_step(self._steady())

    def follow(self, stored: MatchRow) -> None:
        """Come to where the database is: its answers from the current step on, and whether somebody resigned."""
        match = self.match
        if match.result is not None:
            return
        self._take_back(stored.answers)
        for row in stored.answers:
            here = row.locked.step == match.step and row.locked.seat not in match.locked
            if here and match.result is None:  # the last step keeps its number when it has ended the match
                self.take(row)
        if self.clocks is not None:
            for again in stored.reopened:
                if again.step == match.step and self._noted.get(again.seat) != again:
                    self._noted[again.seat] = again
                    self.clocks.resumed(again.seat, again.spent, self._steady())
        resigned = None if stored.table.result is None else stored.table.result.resigned
        if resigned is not None and match.result is None:
            match.resign(resigned)

    def _take_back(self, rows: list[AnswerRow]) -> None:
        """What is locked here, but not in the database, or not like that, or not in that order, has been taken back.

        We may have missed that somebody took an answer back and gave another one.
        """
        here = self.match.record.answers[len(self.match.record.answers) - len(self.match.locked) :]
        there = [row.locked.commitment for row in rows if row.locked.step == self.match.step]
        same = [locked.commitment == other for locked, other in zip(here, there, strict=False)]
        for locked in here[(*same, False).index(False) :]:
            self.match.take_back(locked.seat, self.match.locked[locked.seat])
            if self.clocks is not None:
                self.clocks.taken_back(locked.seat)

    def view(self, eyes: Seat) -> View:
        """A view changes only when the match goes on."""
        moment = self.match.step, self.match.result is None
        seen = self._views.get(eyes)
        if seen is None or seen[0] != moment:
            seen = self._views[eyes] = moment, self.match.view(eyes)
        return seen[1]

    def new_locks(self) -> tuple[int, tuple[str, ...]]:
        """What has changed in the list of locks since this was last called: its first lock that is new, and the rest.

        Only locks of the step at that time can be others now, or gone.
        """
        before, after = self._told_locks, self.match.locks
        same = max(0, min(len(before), len(after)) - len(self.match.players))
        while same < min(len(before), len(after)) and before[same] == after[same]:
            same += 1
        self._told_locks = after
        return same, tuple(after[same:])

    def close_eyes(self, eyes: Seat) -> None:
        """Nobody looks through these eyes any more."""
        self.recorder.stop(eyes)
        self._views.pop(eyes, None)

    def spent(self, seat: Seat, now: float) -> float:
        return 0.0 if self.clocks is None else round(self.clocks.spent(seat, now), 3)

    def note_time(self, at: float) -> list[Reopened]:
        """What those who must decide have spent on it so far, to be stored for whoever reads the match next."""
        if self.clocks is None or self.match.result is not None:
            return []
        spent = self.clocks.all_spent(self.match.open, self._steady())
        notes = {seat: Reopened(self.match.step, seat, seconds, at) for seat, seconds in spent.items()}
        self._noted |= notes
        return [*notes.values()]

    def late(self, waiting: Collection[Seat], now: float) -> list[Seat]:
        """Those of the seats whose time is up."""
        return [] if self.clocks is None else self.clocks.expired(waiting, now)

    def clock(self, waiting: Collection[Seat], now: float) -> Clock | None:
        return None if self.clocks is None else self.clocks.shown(waiting, now)


def _clocks(row: TableRow, context: TableContext) -> Clocks | None:
    if row.clock == NO_CLOCK:
        return None
    players = [seat.seat for seat in row.seats if seat.played]
    return Clocks(row.clock, context.rates[row.clock], players, context.steady())
