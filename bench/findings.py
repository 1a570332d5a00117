"""What a measurement has found, match by match, in a file that it can go on from."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from scipy.stats import t as student

from wizardhall.core.json_lines import JsonLinesFile, decode_line

__all__ = ["Finding", "Findings", "Mean", "mean_of"]


class Finding(msgspec.Struct, frozen=True):
    """Of a bot at a position: which share of rounds its opponent wins, and how often its plans have cards that ask."""

    bot: str
    round: int
    tokens: tuple[int, int]
    """The bot's and its opponent's, before the round."""
    seen: bool
    """Whether the opponent has seen all six cards of the bot's Deck by then, so that it could know them."""
    least: float
    most: float
    asks: float


class Mean(NamedTuple):
    value: float
    half: float | None
    """Of its 95% interval; None if there is too little to tell."""


class _Line(msgspec.Struct, frozen=True):
    terms: str
    match: int
    what: str
    findings: list[Finding]


_decoder: msgspec.json.Decoder[_Line] = msgspec.json.Decoder(_Line)


class Findings:
    """By match and by what was measured in it; of a file those under the same terms."""

    def __init__(self, terms: str, path: Path | None = None) -> None:
        self._terms = terms
        self._file = None if path is None else JsonLinesFile(path, _decoder, sync=False)
        self._lines: dict[tuple[int, str], list[Finding]] = {}
        if self._file is not None:
            self._file.touch()
            self._file.mend()
            for number, text in enumerate(self._file.read()[0], 1):
                line = decode_line(text, _decoder, self._file.path.name, number)
                if line.terms == terms:
                    self._lines[line.match, line.what] = line.findings

    def __contains__(self, key: tuple[int, str]) -> bool:
        return key in self._lines

    def add(self, match: int, what: str, findings: list[Finding]) -> None:
        self._lines[match, what] = findings
        if self._file is not None:
            self._file.append(_Line(self._terms, match, what, findings))

    def groups(self) -> Iterator[tuple[tuple[str, str, str], list[tuple[int, Finding]]]]:
        """By bot and round, all and then those of a kind: numbers of matches, and findings."""
        rounds = defaultdict[tuple[str, int], list[tuple[int, Finding]]](list)
        for (match, _), findings in self._lines.items():
            for finding in findings:
                rounds[finding.bot, finding.round].append((match, finding))
        for (bot, number), some in sorted(rounds.items(), key=lambda group: (group[0][1], group[0][0])):
            kinds = {"all": some}
            for tokens in sorted({finding.tokens for _, finding in some}, reverse=True):
                kinds[_named(tokens)] = [each for each in some if each[1].tokens == tokens]
            kinds["Deck seen"] = [each for each in some if each[1].seen]
            for kind, those in kinds.items():
                if those is some or 0 < len(those) < len(some):
                    yield (bot, str(number), kind), those


def _named(tokens: tuple[int, int]) -> str:
    return f"{tokens[0]}–{tokens[1]}"


def mean_of(figures: Sequence[tuple[int, float]]) -> Mean:
    """The mean of figures, each with its match, and Student's 95% interval; those of one match count as one.

    For in a match one player's advantage is the other's disadvantage.
    """
    matches = defaultdict[int, list[float]](list)
    for match, figure in figures:
        matches[match].append(figure)
    means = np.array([np.mean(some) for some in matches.values()])
    many = len(means)
    half = student.ppf(0.975, many - 1) * means.std(ddof=1) / np.sqrt(many) if many > 1 else None
    return Mean(float(np.mean([figure for _, figure in figures])), None if half is None else float(half))
