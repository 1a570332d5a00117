"""The results of a league in a file: a line for its terms, then one line for each match, as JSON.

A line is written as soon as its match is over. A run that was killed has at most half a last line to lose, and that
was never a result; running the same league with the same file plays what is missing.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from wizardhall.core.errors import HallError, RecordError, system_reason
from wizardhall.core.seats import Seat
from wizardhall.lab.fixtures import Fixture
from wizardhall.match.record import CardsNamed

__all__ = ["Played", "Scorebook", "Terms"]

FORMAT: Final = 1


class Terms(msgspec.Struct, frozen=True, tag="league", forbid_unknown_fields=True):
    """What must be the same for two matches to belong to one league."""

    game: str
    rules: int
    options: dict[str, str]
    cards: CardsNamed
    seed: str
    format: int = FORMAT


class Played(msgspec.Struct, frozen=True, tag="match", forbid_unknown_fields=True):
    """A match that is over: its deal, which bot sat where, who won and by which clause."""

    deal: int
    seats: dict[Seat, str]
    winners: tuple[Seat, ...]
    clause: str

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, tuple(self.seats.values()))


class Scorebook:
    """Results by fixture. Without a file they are forgotten in the end."""

    def __init__(self, terms: Terms, path: Path | None = None) -> None:
        self._path = path
        self._played: dict[Fixture, Played] = {}
        if path is not None:
            self._read(terms, path)

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture in self._played

    def __getitem__(self, fixture: Fixture) -> Played:
        return self._played[fixture]

    def add(self, played: Played) -> None:
        self._played[played.fixture] = played
        if self._path is not None:
            with self._path.open("ab", buffering=0) as file:
                file.write(_line(played))

    def _read(self, terms: Terms, path: Path) -> None:
        """Find what was played before, and leave the file ready to append to, with whole lines only."""
        try:
            with path.open("ab+", buffering=0) as file:
                file.seek(0)
                data = file.read()
                whole = data.rfind(b"\n") + 1
                lines = data[:whole].splitlines()
                if data:
                    _refuse_other(_terms(lines[0] if lines else data, path.name), terms, path.name)
                self._played = {played.fixture: played for played in _results(lines, path.name)}
                file.truncate(whole)
                if not lines:
                    file.write(_line(terms))
        except OSError as error:
            raise HallError("core-error-unwritable", file=str(path), reason=system_reason(error)) from None


def _line(line: Terms | Played) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _terms(line: bytes, file: str) -> Terms:
    try:
        return msgspec.json.decode(line, type=Terms)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RecordError(file, 1, "lab-error-no-league") from None


def _refuse_other(found: Terms, wanted: Terms, file: str) -> None:
    for field in Terms.__struct_fields__:
        theirs, ours = _shown(getattr(found, field)), _shown(getattr(wanted, field))
        if theirs != ours:
            raise RecordError(file, 1, "lab-error-other-league", field=field, found=theirs, wanted=ours)


def _shown(value: object) -> str:
    if isinstance(value, CardsNamed):
        return f"{value.name} {value.digest[:8]}"
    return ", ".join(f"{name} {each}" for name, each in value.items()) if isinstance(value, Mapping) else str(value)


def _results(lines: list[bytes], file: str) -> Iterator[Played]:
    for number, line in enumerate(lines[1:], start=2):
        try:
            yield msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(file, number, "match-error-damaged", reason=str(error)) from None
