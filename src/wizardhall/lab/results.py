"""The results of a league in a file: a line for its terms, then one line for each match, as JSON.

A line is written as soon as its match is over. If a run is killed, at most a torn last line is lost; running
the same league with the same file plays what is missing.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from wizardhall.core.errors import RecordError
from wizardhall.core.files import writing
from wizardhall.core.json_lines import JsonLinesFile, decode_line
from wizardhall.core.seats import Seat
from wizardhall.lab.fixtures import Fixture
from wizardhall.match.record import CardSetName

__all__ = ["LeagueTerms", "PlayedMatch", "Results"]

FORMAT: Final = 1


class LeagueTerms(msgspec.Struct, frozen=True, tag="league", forbid_unknown_fields=True):
    """What must be the same for two matches to belong to one league."""

    game: str
    rules: int
    options: dict[str, str]
    cards: CardSetName
    seed: str
    format: int = FORMAT


class PlayedMatch(msgspec.Struct, frozen=True, tag="match", forbid_unknown_fields=True):
    """A match that is over: its deal, which bot sat where, who won and by which clause."""

    deal: int
    seats: dict[Seat, str]
    winners: tuple[Seat, ...]
    clause: str

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, tuple(self.seats.values()))


_played_decoder: msgspec.json.Decoder[PlayedMatch] = msgspec.json.Decoder(PlayedMatch)
_decoder: msgspec.json.Decoder[LeagueTerms | PlayedMatch] = msgspec.json.Decoder(LeagueTerms | PlayedMatch)


class Results:
    """Results by fixture; without a file they are kept in memory only."""

    def __init__(self, terms: LeagueTerms, path: Path | None = None) -> None:
        self._file: JsonLinesFile[LeagueTerms | PlayedMatch] | None = None
        self._played: dict[Fixture, PlayedMatch] = {}
        if path is not None:
            with writing(path):
                self._file = self._opened(terms, path)

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture in self._played

    def __getitem__(self, fixture: Fixture) -> PlayedMatch:
        return self._played[fixture]

    def add(self, played: PlayedMatch) -> None:
        self._played[played.fixture] = played
        if self._file is not None:
            self._file.append(played)

    def _opened(self, terms: LeagueTerms, path: Path) -> JsonLinesFile[LeagueTerms | PlayedMatch]:
        """Find what was played before, and leave the file ready to append to."""
        file = JsonLinesFile(path, _decoder, sync=False)
        file.touch()
        lines, torn = file.read()
        if lines or torn:
            _refuse_other(_terms(lines[0] if lines else torn, path.name), terms, path.name)
        self._played = {played.fixture: played for played in _results(lines, path.name)}
        file.mend()
        if not lines:
            file.append(terms)
        return file


def _terms(line: bytes, file: str) -> LeagueTerms:
    try:
        return msgspec.json.decode(line, type=LeagueTerms)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise RecordError(file, 1, "lab-error-no-league") from None


def _refuse_other(found: LeagueTerms, wanted: LeagueTerms, file: str) -> None:
    for field in LeagueTerms.__struct_fields__:
        theirs, ours = _shown(getattr(found, field)), _shown(getattr(wanted, field))
        if theirs != ours:
            raise RecordError(file, 1, "lab-error-other-league", field=field, found=theirs, wanted=ours)


def _shown(value: object) -> str:
    if isinstance(value, CardSetName):
        return f"{value.name} {value.digest[:8]}"
    return ", ".join(f"{name} {each}" for name, each in value.items()) if isinstance(value, Mapping) else str(value)


def _results(lines: list[bytes], file: str) -> Iterator[PlayedMatch]:
    for number, line in enumerate(lines[1:], start=2):
        yield decode_line(line, _played_decoder, file, number)
