"""The record of a match: JSON lines, complete after every answer.

    {"line":"match", …}    game, rules, options, card set, players, seed and its commitment
    {"line":"answer", …}   one for each answer: step, seat, answer, salt, commitment, hash of the events so far
    {"line":"taken-back", …}  an answer that was opened again before everybody had answered
    {"line":"resigned", …}    somebody gave up
    {"line":"end", …}      the result, and the hash of all events

It is the save game, the replay, the bug report and the export. Events are not in it: they follow from it.
"""

from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from wizardhall.core.errors import RecordError
from wizardhall.core.files import reading
from wizardhall.core.game import Result
from wizardhall.core.json_lines import JsonLinesFile, decode_line, encode_line, split_lines
from wizardhall.core.seats import Seat

__all__ = [
    "FORMAT",
    "AnyLine",
    "CardSetName",
    "Header",
    "Line",
    "LockedAnswer",
    "MatchEnd",
    "Player",
    "Record",
    "Resignation",
    "TakenBackAnswer",
    "record_file",
]

FORMAT: Final = 1


class Line(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True):
    pass


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a person, or a bot of a level."""

    name: str
    bot: str | None = None


class CardSetName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    digest: str


class Header(Line, frozen=True, tag="match"):
    format: int
    game: str
    rules: int
    options: dict[str, str]
    cards: CardSetName
    players: dict[Seat, Player]
    seed: str
    commitment: str
    entropy: dict[Seat, str]
    started: str | None = None


class LockedAnswer(Line, frozen=True, tag="answer"):
    """An answer as it was locked. `events` is the hash of all that had happened before."""

    step: int
    seat: Seat
    answer: Any
    salt: str
    commitment: str
    events: str


class TakenBackAnswer(Line, frozen=True, tag="taken-back"):
    """The answer of this seat to this step is open again."""

    step: int
    seat: Seat


class Resignation(Line, frozen=True, tag="resigned"):
    step: int
    seat: Seat


class MatchEnd(Line, frozen=True, tag="end"):
    result: Result
    events: str


AnyLine: TypeAlias = Header | LockedAnswer | TakenBackAnswer | Resignation | MatchEnd

_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


class Record(msgspec.Struct):
    """A record in memory: the answers that count, in their order. What was taken back is only in the file."""

    header: Header
    answers: list[LockedAnswer]
    ended: MatchEnd | None = None
    resigned: Resignation | None = None
    source: str = "record"
    numbers: list[int] = []
    """The lines of the answers in their file, if they come from one."""

    @classmethod
    def read(cls, path: Path) -> "Record":
        """Read a record; raises `RecordError` with file, line and reason.

        A last line that a crash cut off is left out; the match goes on from the answer before it.
        """
        with reading(path):
            return cls.parse(path.read_bytes(), path.name)

    @classmethod
    def parse(cls, data: bytes, source: str = "record") -> "Record":
        lines, torn = split_lines(data, _decoder)
        if not lines:
            raise RecordError(
                source, 1, "match-error-no-record" if torn and not torn.startswith(b"{") else "match-error-empty"
            )
        record = cls(_header(lines[0], source), [], source=source)
        for number, text in enumerate(lines[1:], 2):
            line = decode_line(text, _decoder, source, number)
            if not record._add(line, number):
                raise RecordError(source, number, "match-error-out-of-place")
        return record

    def _add(self, line: AnyLine, number: int) -> bool:
        """Add a line of a file; false if it cannot stand where it stands."""
        if self.ended is not None or (self.resigned is not None and not isinstance(line, MatchEnd)):
            return False
        match line:
            case Header():
                return False
            case LockedAnswer():
                self.answers.append(line)
                self.numbers.append(number)
            case TakenBackAnswer():
                return self.forget(line)
            case Resignation():
                self.resigned = line
            case MatchEnd():
                self.ended = line
        return True

    def forget(self, taken: TakenBackAnswer) -> bool:
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
        return b"".join(map(encode_line, [self.header, *self.answers, *end]))

    def refuse(self, answer: int, message: str, **details: str | int) -> RecordError:
        """The error that blames the line of an answer, counted from 0; -1 is the header."""
        line = self.numbers[answer] if 0 <= answer < len(self.numbers) else answer + 2
        return RecordError(self.source, line, message, **details)


def record_file(path: Path) -> JsonLinesFile[AnyLine]:
    """A file to write a record to; each line is on the disk before `append` returns."""
    return JsonLinesFile(path, _decoder, sync=True)


def _header(text: bytes, source: str) -> Header:
    if not text.startswith(b"{"):
        raise RecordError(source, 1, "match-error-no-record")
    header = decode_line(text, _decoder, source, 1)
    if not isinstance(header, Header):
        raise RecordError(source, 1, "match-error-no-header")
    if header.format != FORMAT:
        raise RecordError(source, 1, "match-error-format", given=header.format, known=FORMAT)
    return header
