"""Cards as data: ids, sets with a content hash, and card files that know the line of everything in them."""

import hashlib
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NewType, NoReturn, Protocol

import msgspec

from wizardhall.core import card_limits
from wizardhall.core.card_limits import LONGEST_WORD, TooMuch
from wizardhall.core.errors import CardFileError, shortened
from wizardhall.core.files import reading
from wizardhall.core.text import LANGUAGES

__all__ = ["PROVENANCES", "CardFile", "CardId", "CardSet", "Entry", "content_hash"]

PROVENANCES: Final = ("rulebook", "inferred", "house", "printed", "custom")
"""Where a field comes from: stated in a rulebook; forced or suggested by its examples; ours, because no source says
it; read off a printed card by its owner; or invented for a set of one's own."""

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
            with reading(path, CardFileError):
                source = path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError:
            raise CardFileError(self.name, 0, "core-error-not-text") from None
        self._lines = source.split("\n")
        try:
            card_limits.check_text(source)
            self.data: dict[str, Any] = tomllib.loads(source)
            card_limits.check(self.data)
        except TooMuch as error:
            self.refuse(error.line or self._line_with(error.value), error.message, **error.details)
        except (ValueError, RecursionError) as error:  # a number too long, lists too deep: not TOMLDecodeError
            line = re.search(r"at line (\d+)", str(error))
            number = int(line[1]) if line else len(self._lines) if "end of document" in str(error) else 0
            reason = re.sub(r" \(at .*\)$", "", str(error))
            raise CardFileError(self.name, number, "core-error-toml", reason=shortened(reason, 200)) from None

    def entries(self, kind: str) -> "list[Entry]":
        """The `[[kind]]` tables, in the order of the file."""
        tables = self.data.get(kind, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.refuse(self.line_of(kind), "core-error-no-tables", kind=kind)
        heads = [number for number, line in enumerate(self._lines, 1) if _header(line) == (kind, True)]
        heads += [self.line_of(kind)] * (len(tables) - len(heads))
        return [Entry(self, head, table) for head, table in zip(heads, tables, strict=False)]

    def game(self, known: Sequence[str]) -> str:
        """The game that the file says it is for."""
        return Entry(self, 0, self.data).word("game", known)

    def head(self, game: str, kinds: Sequence[str]) -> tuple[str, str | None]:
        """The name of the set, and the provenance of whatever a card does not say itself."""
        head = Entry(self, 0, self.data)
        head.word("game", (game,))
        head.known_fields(("game", "name", "source", *kinds))
        name: str = head.get("name", str).strip()
        if not name:
            head.refuse("name", "core-error-missing-field", field="name")
        return name, head.word("source", PROVENANCES) if "source" in self.data else None

    def line_of(self, field: str, start: int = 0) -> int:
        """The line where a field is set, or begins as a table: of the table that begins at `start`, 0 for the file.

        A field that is not there is blamed on the table, one that the file lacks on its first line.
        """
        own = True
        for number, line in enumerate(self._lines[start:], start + 1):
            header = _header(line)
            if header is None:
                if own and re.match(rf'\s*"?{re.escape(field)}"?\s*[=.]', line):
                    return number
                continue
            own = False
            name, repeated = header
            if start and repeated:
                break
            if name.rpartition(".")[2] == field and (repeated or start == 0 or "." in name):
                return number
        return max(1, start)

    def in_one_line(self, line: int) -> bool:
        """Is what begins in this line an inline table, and not one with lines of its own?"""
        return _header(self._lines[line - 1]) is None

    def _line_with(self, value: object) -> int:
        """The first line that the beginning of a text stands in; 0 if it is written in another way."""
        begin = value[:LONGEST_WORD].split("\n")[0] if isinstance(value, str) else ""
        return next((number for number, line in enumerate(self._lines, 1) if begin and begin in line), 0)

    def refuse(self, line: int, message: str, **details: str | int) -> NoReturn:
        raise CardFileError(self.name, line, message, **details)


class Entry:
    """One card of a card file, or a table inside it: typed fields, and the line to blame."""

    def __init__(self, file: CardFile, line: int, data: dict[str, Any], one_line: bool = False) -> None:
        self.file, self.line, self.data, self._one_line = file, line, data, one_line

    def refuse(self, blamed: str, message: str, /, **details: str | int) -> NoReturn:
        """Refuse the file at the line of the field that is to blame."""
        line = self.line if self._one_line else self.file.line_of(blamed, self.line)
        shown = {name: shortened(each) if name in ("field", "word", "card") else each for name, each in details.items()}
        self.file.refuse(line, message, **shown)

    def known_fields(self, fields: Sequence[str]) -> None:
        for field in self.data:
            if field not in fields:
                self.refuse(field, "core-error-unknown-field", field=field, known=", ".join(fields))

    def get(self, field: str, kind: type) -> Any:
        """A required field of a type."""
        found = self.data.get(field)
        if found is None:
            self.refuse(field, "core-error-missing-field", field=field)
        if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
            self.refuse(field, "core-error-field-type", field=field, kind=_KINDS[kind])
        return found

    def table(self, field: str) -> "Entry":
        """A required table inside this one."""
        line = self.file.line_of(field, self.line)
        return Entry(self.file, line, self.get(field, dict), one_line=self.file.in_one_line(line))

    def word(self, field: str, known: Sequence[str]) -> str:
        """A required field that is one of the known words."""
        found: str = self.get(field, str)
        if found not in known:
            self.refuse(field, "core-error-unknown-word", field=field, word=found, known=", ".join(known))
        return found

    def id(self) -> CardId:
        card: str = self.get("id", str)
        if len(card) > LONGEST_WORD or not re.fullmatch(r"[a-z][a-z0-9-]*", card):
            self.refuse("id", "core-error-card-id", card=card)
        return CardId(card)

    def free_word(self, field: str) -> str:
        """A required field that is a word of the designer's own."""
        found: str = self.get(field, str)
        if len(found) > LONGEST_WORD:
            self.refuse(field, "core-error-length", field=field, most=LONGEST_WORD)
        return found

    def names(self) -> dict[str, str]:
        """What the card is called, by language, where the file says so."""
        if "name" not in self.data:
            return {}
        names = self.table("name")
        names.known_fields(LANGUAGES)
        for language in names.data:
            if not names.get(language, str).strip():
                names.refuse(language, "core-error-missing-field", field=language)
        return dict(names.data)

    def source(self, fields: Sequence[str], default: str | None) -> dict[str, str]:
        """The provenance of each field: the card's own word for it, else that of the whole file."""
        if default and "source" not in self.data:
            return dict.fromkeys(fields, default)
        source = self.table("source")
        source.known_fields(fields)
        return {
            field: default if default and field not in source.data else source.word(field, PROVENANCES)
            for field in fields
        }

    def number(self, field: str, low: int, high: int) -> int:
        found: int = self.get(field, int)
        if not low <= found <= high:
            self.refuse(field, "core-error-number-range", field=field, number=found, low=low, high=high)
        return found


_KINDS = {str: "text", int: "number", dict: "table", list: "list"}


def _header(line: str) -> tuple[str, bool] | None:
    """The name of the table that a line begins, and whether it is one of several; none if it begins no table."""
    found = re.match(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]", line)
    return (found[2].replace('"', ""), found[1] == "[[") if found else None
