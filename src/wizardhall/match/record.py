"""The record of a match: JSON lines, complete after every answer.

    {"line":"match", …}    game, rules, options, card set, players, seed and its commitment
    {"line":"answer", …}   one for each answer: step, seat, answer, salt, commitment, hash of the events so far
    {"line":"taken-back", …}  an answer that was opened again before everybody had answered
    {"line":"resigned", …}    somebody gave up
    {"line":"end", …}      the result, and the hash of all events

It is the save game, the replay, the bug report and the export. Events are not in it: they follow from it.
"""

import os
from io import FileIO
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from wizardhall.core.errors import RecordError, system_reason
from wizardhall.core.game import Result
from wizardhall.core.seats import Seat

__all__ = [
    "FORMAT",
    "CardsNamed",
    "Ended",
    "Header",
    "Line",
    "Locked",
    "Player",
    "Record",
    "RecordWriter",
    "Resignation",
    "TakenBack",
]

FORMAT: Final = 1


class Line(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True):
    pass


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a person, or a bot of a level."""

    name: str
    bot: str | None = None


class CardsNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    digest: str


class Header(Line, frozen=True, tag="match"):
    format: int
    game: str
    rules: int
    options: dict[str, str]
    cards: CardsNamed
    players: dict[Seat, Player]
    seed: str
    commitment: str
    entropy: dict[Seat, str]
    started: str | None = None


class Locked(Line, frozen=True, tag="answer"):
    """An answer as it was locked. `events` is the hash of all that had happened before."""

    step: int
    seat: Seat
    answer: Any
    salt: str
    commitment: str
    events: str


class TakenBack(Line, frozen=True, tag="taken-back"):
    """The answer of this seat to this step is open again."""

    step: int
    seat: Seat


class Resignation(Line, frozen=True, tag="resigned"):
    step: int
    seat: Seat


class Ended(Line, frozen=True, tag="end"):
    result: Result
    events: str


AnyLine: TypeAlias = Header | Locked | TakenBack | Resignation | Ended

_NOT_A_LINE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


class Record(msgspec.Struct):
    """A record in memory: the answers that count, in their order. What was taken back is only in the file."""

    header: Header
    answers: list[Locked]
    ended: Ended | None = None
    resigned: Resignation | None = None
    source: str = "record"
    numbers: list[int] = []
    """The lines of the answers in their file, if they come from one."""

    @classmethod
    def read(cls, path: Path) -> "Record":
        """Read a record; raises `RecordError` with file, line and reason.

        A last line that a crash cut off is left out; the match goes on from the answer before it.
        """
        return cls.parse(_read_bytes(path), path.name)

    @classmethod
    def parse(cls, data: bytes, source: str = "record") -> "Record":
        *lines, rest = data.split(b"\n")
        if rest and _whole(rest):
            lines.append(rest)
        if not lines:
            raise RecordError(
                source, 1, "match-error-no-record" if rest and not rest.startswith(b"{") else "match-error-empty"
            )
        record = cls(_header(lines[0], source), [], source=source)
        for number, text in enumerate(lines[1:], 2):
            line = _line(text, source, number)
            if not record._add(line, number):
                raise RecordError(source, number, "match-error-out-of-place")
        return record

    def _add(self, line: AnyLine, number: int) -> bool:
        """Add a line of a file; false if it cannot stand where it stands."""
        if self.ended is not None or (self.resigned is not None and not isinstance(line, Ended)):
            return False
        match line:
            case Header():
                return False
            case Locked():
                self.answers.append(line)
                self.numbers.append(number)
            case TakenBack():
                return self.forget(line)
            case Resignation():
                self.resigned = line
            case Ended():
                self.ended = line
        return True

    def forget(self, taken: TakenBack) -> bool:
        """Leave out an answer that was taken back; false if there is none."""
        for index in range(len(self.answers) - 1, -1, -1):
            locked = self.answers[index]
            if (locked.step, locked.seat) == (taken.step, taken.seat):
                del self.answers[index], self.numbers[index : index + 1]
                return True
            if locked.step < taken.step:
                break
        return False

    def lines(self) -> bytes:
        """The record as a file that says only what counts."""
        end = [line for line in (self.resigned, self.ended) if line is not None]
        return b"".join(map(encoded, [self.header, *self.answers, *end]))

    def refuse(self, answer: int, message: str, **details: str | int) -> RecordError:
        """The error that blames the line of an answer, counted from 0; -1 is the header."""
        line = self.numbers[answer] if 0 <= answer < len(self.numbers) else answer + 2
        return RecordError(self.source, line, message, **details)


class RecordWriter:
    """Appends lines to a file; each is on the disk before `write` returns."""

    def __init__(self, path: Path, *, new: bool) -> None:
        self.path = path
        self._file: FileIO
        if new:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("xb", buffering=0)
        else:
            self._file = path.open("r+b", buffering=0)
            _cut_off_half_line(self._file)

    def write(self, line: Line) -> None:
        """All of the line or nothing: if the disk takes only a part of it, that part is taken back."""
        begin = self._file.tell()
        rest = memoryview(encoded(line))
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError:
            self._file.seek(begin)
            self._file.truncate()
            raise

    def close(self) -> None:
        self._file.close()


def encoded(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise RecordError(path.name, 0, "core-error-no-file") from None
    except OSError as error:
        raise RecordError(path.name, 0, "core-error-unreadable", reason=system_reason(error)) from None


def _header(text: bytes, source: str) -> Header:
    if not text.startswith(b"{"):
        raise RecordError(source, 1, "match-error-no-record")
    header = _line(text, source, 1)
    if not isinstance(header, Header):
        raise RecordError(source, 1, "match-error-no-header")
    if header.format != FORMAT:
        raise RecordError(source, 1, "match-error-format", given=header.format, known=FORMAT)
    return header


def _line(text: bytes, source: str, number: int) -> AnyLine:
    try:
        return _decoder.decode(text)
    except _NOT_A_LINE as error:
        raise RecordError(source, number, "match-error-damaged", reason=str(error)) from None


def _whole(text: bytes) -> bool:
    try:
        _decoder.decode(text)
    except _NOT_A_LINE:
        return False
    return True


def _cut_off_half_line(file: FileIO) -> None:
    """Leave the file ready to append to, with whole lines only."""
    data = file.read()
    end = data.rfind(b"\n") + 1
    if data[end:] and _whole(data[end:]):
        file.write(b"\n")
    else:
        file.seek(end)
        file.truncate()
