"""What a card file may hold, so that no stranger's file costs more than a look: length, depth, words and numbers.

Depth is checked before the file is parsed, because a parser's time can grow with the square of it.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from wizardhall.core.errors import WIDE_SPACES, shortened

__all__ = ["DEEPEST", "LONGEST_FILE", "LONGEST_NAME", "LONGEST_WORD", "MOST_ITEMS", "TooMuch", "check", "check_text"]

LONGEST_FILE: Final = 400_000
"""Characters of a whole file."""
LONGEST_NAME: Final = 80
"""Characters of the name of a set or a card, and of any other text."""
LONGEST_WORD: Final = 60
"""Characters of an id, of a subtype, and of the name of a field."""
DEEPEST: Final = 8
"""Tables and lists inside each other, and parts of a dotted key."""
MOST_ITEMS: Final = 400
"""Cards of a kind, and items of any other list or table."""
MOST_NUMBER: Final = 2**63 - 1
_NARROW: Final = str.maketrans(WIDE_SPACES, " " * len(WIDE_SPACES))

_TOKENS: Final = re.compile(
    r'"""(?:[^\\"]|\\.|"(?!""))*+(?:""")?'
    r"|'''(?:[^']|'(?!''))*+(?:''')?"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+"
    r"|[\[\]{}.=,\n]"
    r"|[\w+-]++",
    re.DOTALL,
)
"""Texts, comments, punctuation and words. Each is matched in one go, also where its end is missing."""


class TooMuch(Exception):
    """A limit is exceeded: in which line, or at which field and value, and the message that says so."""

    def __init__(self, message: str, line: int = 0, value: object = None, **details: str | int) -> None:
        super().__init__(message)
        self.message, self.line, self.value, self.details = message, line, value, details


def check_text(source: str) -> None:
    """Raises `TooMuch` for a file that is too long, or too deep to be parsed."""
    if len(source) > LONGEST_FILE:
        raise TooMuch("core-error-file-length", most=LONGEST_FILE)
    line, depth, dots = 1, 0, 0
    for found in _TOKENS.finditer(source):
        token = found[0]
        match token[0]:
            case "[" | "{":
                depth, dots = depth + 1, 0
            case "]" | "}":
                depth, dots = max(0, depth - 1), 0
            case ".":
                dots += 1
            case "=" | "," | "\n":
                dots = 0
        if depth > DEEPEST or dots >= DEEPEST:
            raise TooMuch("core-error-depth", line, most=DEEPEST)
        line += token.count("\n")


def check(data: dict[str, Any]) -> None:
    """Raises `TooMuch` for a text, a number or a list in a parsed file that is out of all proportion."""
    for field, value in _walk(data):
        match value:
            case str() if len(value) > LONGEST_NAME:
                raise TooMuch("core-error-length", value=value, field=field, most=LONGEST_NAME)
            case str() if not value.translate(_NARROW).isprintable():
                raise TooMuch("core-error-unprintable", value=value, field=field)
            case int() if abs(value) > MOST_NUMBER:
                raise TooMuch("core-error-number-size", field=field)
            case dict() | list() if len(value) > MOST_ITEMS:
                raise TooMuch("core-error-items", field=field, most=MOST_ITEMS)


def _walk(data: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every value with the name of its field, and every name of a field as a text of its own."""
    left: list[tuple[str, Any]] = [("", data)]
    while left:
        within, value = left.pop()
        items = value.items() if isinstance(value, dict) else ((within, each) for each in value)
        for name, item in items:
            field = shortened(name)
            if isinstance(value, dict):
                yield field, name
            yield field, item
            if isinstance(item, dict | list):
                left.append((field, item))
