"""Cards as data: ids, sets with a content hash, and card files that know the line of everything in them."""

import hashlib
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NewType, NoReturn, Protocol

import msgspec

from wizardhall.table.errors import CardFileError

__all__ = ["CardFile", "CardId", "CardSet", "Entry", "content_hash"]

CardId = NewType("CardId", str)
"""A card's name for programs: `botanist`. The same in every language."""


class CardSet(Protocol):
    """The cards of a game. Two sets of the same `digest` play alike, whatever their cards are called."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str: ...


def content_hash(content: object) -> str:
    canonical = msgspec.json.encode(content, order="deterministic")
    return hashlib.sha256(canonical).hexdigest()


class CardFile:
    """A TOML card file. Refuses what is wrong with file, line and reason."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        try:
            source = path.read_text(encoding="utf-8")
        except OSError as error:
            raise CardFileError(self.name, 0, "table-error-unreadable", reason=error.strerror or str(error)) from None
        except UnicodeDecodeError:
            raise CardFileError(self.name, 0, "table-error-not-text") from None
        self._lines = source.splitlines()
        try:
            self.data: dict[str, Any] = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            number = int(line[1]) if line else max(1, len(self._lines))
            reason = re.sub(r" \(at .*\)$", "", str(error))
            raise CardFileError(self.name, number, "table-error-toml", reason=reason) from None

    def entries(self, kind: str) -> "list[Entry]":
        """The `[[kind]]` tables, in the order of the file."""
        tables = self.data.get(kind, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.refuse(self.line_of(kind), "table-error-no-tables", kind=kind)
        heads = [n for n, line in enumerate(self._lines, 1) if _heads(line, f"[[{kind}]]")]
        heads += [self.line_of(kind)] * (len(tables) - len(heads))
        return [Entry(self, head, table) for head, table in zip(heads, tables, strict=False)]

    def line_of(self, field: str, start: int = 1) -> int:
        """The line where `field` is set, looking from `start` to the next `[[table]]`; else `start`."""
        pattern = re.compile(rf'\s*(\[[\w.-]+\.)?"?{re.escape(field)}"?\s*[=.\]]')
        for number, line in enumerate(self._lines[start - 1 :], start):
            if number > start and _heads(line, "[["):
                break
            if pattern.match(line):
                return number
        return start

    def refuse(self, line: int, message: str, **details: str | int) -> NoReturn:
        raise CardFileError(self.name, line, message, **details)


class Entry:
    """One card of a card file, or a table inside it: typed fields, and the line to blame."""

    def __init__(self, file: CardFile, line: int, data: dict[str, Any], one_line: bool = False) -> None:
        self.file, self.line, self.data, self._one_line = file, line, data, one_line

    def refuse(self, blamed: str, message: str, /, **details: str | int) -> NoReturn:
        """Refuse the file at the line of the field that is to blame."""
        line = self.line if self._one_line else self.file.line_of(blamed, self.line)
        self.file.refuse(line, message, **details)

    def known_fields(self, fields: Sequence[str]) -> None:
        for field in self.data:
            if field not in fields:
                self.refuse(field, "table-error-unknown-field", field=field, known=", ".join(fields))

    def get(self, field: str, kind: type) -> Any:
        """A required field of a type."""
        found = self.data.get(field)
        if found is None:
            self.refuse(field, "table-error-missing-field", field=field)
        if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
            self.refuse(field, "table-error-field-type", field=field, kind=_KINDS[kind])
        return found

    def table(self, field: str) -> "Entry":
        """A required table inside this one."""
        return Entry(self.file, self.file.line_of(field, self.line), self.get(field, dict), one_line=True)

    def word(self, field: str, known: Sequence[str]) -> str:
        """A required field that is one of the known words."""
        found: str = self.get(field, str)
        if found not in known:
            self.refuse(field, "table-error-unknown-word", field=field, word=found, known=", ".join(known))
        return found

    def number(self, field: str, low: int, high: int) -> int:
        found: int = self.get(field, int)
        if not low <= found <= high:
            self.refuse(field, "table-error-number-range", field=field, number=found, low=low, high=high)
        return found


_KINDS = {str: "text", int: "number", dict: "table"}


def _heads(line: str, head: str) -> bool:
    return re.sub(r"\s", "", line).startswith(head)
