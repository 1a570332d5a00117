"""All that one player was told at one table, and whether it holds in the end.

A player notes every answer it sends, every acknowledgement, every event and every lock. What contradicts an earlier
message is noted at once; the rest is compared with the record when the match is over.
"""

from collections import Counter
from typing import Any

import msgspec

from wizardhall.core.seats import Seat
from wizardhall.games import game
from wizardhall.match import Record, Replay, verify

__all__ = ["Findings", "Notes", "check"]


class Findings(msgspec.Struct):
    """What came of one or many matches."""

    matches: int = 0
    acknowledged: int = 0
    lost: list[str] = []
    """Acknowledged answers that the record does not have, or has differently."""
    wrong: list[str] = []
    """Whatever else a player was told, or not told, that does not fit the record; and records that do not verify."""
    errors: Counter[str] = msgspec.field(default_factory=Counter)
    """How often the hall refused an answer, by its reason."""

    def add(self, other: "Findings") -> None:
        self.matches += other.matches
        self.acknowledged += other.acknowledged
        self.lost += other.lost
        self.wrong += other.wrong
        self.errors.update(other.errors)


class Notes:
    def __init__(self, table: str, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.acknowledged: dict[str, Any] = {}
        """By ask, the answer that the hall says is stored."""
        self.in_doubt: set[str] = set()
        """Asks whose answer was to be taken back when the connection was lost."""
        self.events: list[Any] = []
        self.result: Any = None
        self.wrong: list[str] = []
        self.errors: Counter[str] = Counter()
        self._sent: dict[str, list[Any]] = {}
        self._locks: set[str] = set()
        self._taken_back = 0

    def sends(self, ask: str, answer: Any) -> None:
        self._sent.setdefault(ask, []).append(_plain(answer))

    def is_acknowledged(self, ask: str, answer: Any) -> None:
        if ask in self.acknowledged:
            self.wrong.append(f"{self}: two answers to {ask} were acknowledged")
        self.acknowledged[ask] = _plain(answer)

    def takes_back(self, ask: str) -> None:
        """It asks to; whether the answer is taken back is not known before the hall has answered."""
        self.in_doubt.add(ask)
        self._taken_back += 1

    def is_taken_back(self, ask: str, done: bool) -> None:
        self.in_doubt.discard(ask)
        if done:
            self.acknowledged.pop(ask, None)

    def hears(self, events: list[Any], first: int, locks: list[str], asks: list[str]) -> None:
        """Events, of which the first has this number; hashes of locked answers; and what it is asked."""
        for number, event in enumerate(events, first):
            if number < len(self.events) and self.events[number] != event:
                self.wrong.append(f"{self}: event {number} was {self.events[number]} and is {event}")
            elif number > len(self.events):
                self.wrong.append(f"{self}: event {number} came after {len(self.events)} events")
                return
            elif number == len(self.events):
                self.events.append(event)
        self._locks.update(locks)
        for ask in asks:
            if ask in self.in_doubt:
                self.is_taken_back(ask, True)
            if ask in self.acknowledged:
                self.wrong.append(f"{self}: asked for {ask} again, whose answer was acknowledged")

    def compare(self, record: Record, events: list[Any], taken_back: int) -> Findings:
        """Does all of it hold? `events` are those that the record gives for this seat."""
        found = Findings(acknowledged=len(self.acknowledged), wrong=[*self.wrong], errors=self.errors)
        stored = {f"{each.step}-{each.seat}": each.answer for each in record.answers}
        for ask, answer in self.acknowledged.items():
            if ask not in stored:
                found.lost.append(f"{self}: the answer to {ask} is not there")
            elif stored[ask] != answer and ask not in self.in_doubt:
                found.lost.append(f"{self}: the answer to {ask} is {stored[ask]} and not {answer}")
        for ask, answer in stored.items():
            if ask.endswith(f"-{self.seat}") and answer not in self._sent.get(ask, []):
                found.wrong.append(f"{self}: somebody else answered {ask}")
        if len(self._locks - {each.commitment for each in record.answers}) > taken_back:
            found.wrong.append(f"{self}: saw locks that are not in the record")
        if self.events != events[: len(self.events)]:
            found.wrong.append(f"{self}: saw events that are not those of the record")
        if self.result is not None and record.ended is not None and self.result != _plain(record.ended.result):
            found.wrong.append(f"{self}: was told the result {self.result}")
        return found

    @property
    def taken_back(self) -> int:
        """How many answers it has tried to take back."""
        return self._taken_back

    def __str__(self) -> str:
        return f"{self.seat} at {self.table}"


def check(record: Record, all_notes: list[Notes]) -> Findings:
    """The record of a match that is over, beside what its players were told."""
    played = game(record.header.game)
    found = Findings(matches=1)
    found.wrong += [
        f"{record.source}: {each.name} does not verify" for each in verify(record, played) if not each.passed
    ]
    replay = Replay(record, played)
    taken_back = sum(notes.taken_back for notes in all_notes)
    for notes in all_notes:
        events = [_plain(frame.event) for frame in replay.frames(notes.seat)]
        found.add(notes.compare(record, events, taken_back))
    return found


def _plain(value: Any) -> Any:
    """As it is on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
