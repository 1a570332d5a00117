"""The house set's card file, to be edited line by line."""

import re
from pathlib import Path
from typing import NamedTuple

from wizardhall.cup.cardfile import HOUSE_SET

__all__ = ["Edited", "adding", "dropping", "heading", "house", "replacing", "setting", "written"]


class Edited(NamedTuple):
    """The text of a card file, and the number of the line that was edited."""

    text: str
    line: int


def house() -> list[str]:
    return HOUSE_SET.read_text(encoding="utf-8").split("\n")


def setting(card: str, field: str, value: str, lines: list[str] | None = None) -> Edited:
    """The file with another value of a card's field: `setting("dancer", "value", "99")`."""
    lines = house() if lines is None else lines
    place = _place(lines, card, field)
    lines[place] = f"{field} = {value}"
    return Edited("\n".join(lines), place + 1)


def dropping(card: str, *fields: str) -> Edited:
    """The file without some fields of a card. Its line is the `[[wizard]]` of the card."""
    lines = house()
    head, _ = _block(lines, card)
    for place in sorted((_place(lines, card, field) for field in fields), reverse=True):
        del lines[place]
    return Edited("\n".join(lines), head + 1)


def adding(card: str, line: str) -> Edited:
    """The file with one line more at the end of a card."""
    lines = house()
    _, end = _block(lines, card)
    lines.insert(end, line)
    return Edited("\n".join(lines), end + 1)


def heading(field: str, line: str | None) -> Edited:
    """The file with another line for a field of its head, or without it."""
    lines = house()
    (place,) = (n for n, old in enumerate(lines[: lines.index("[[wizard]]")]) if re.match(rf"{field}\s*=", old))
    lines[place : place + 1] = [] if line is None else [line]
    return Edited("\n".join(lines), 1 if line is None else place + 1)


def replacing(old: str, new: str) -> Edited:
    """The file with the first occurrence of a text replaced."""
    text = "\n".join(house())
    assert old in text
    return Edited(text.replace(old, new, 1), text[: text.index(old)].count("\n") + 1)


def written(folder: Path, text: str) -> Path:
    path = folder / "my cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def _block(lines: list[str], card: str) -> tuple[int, int]:
    """The places of a card's `[[wizard]]` and of the blank line after the card."""
    named = lines.index(f'id = "{card}"')
    head = max(n for n in range(named) if lines[n] == "[[wizard]]")
    return head, next(n for n in range(named, len(lines) + 1) if n == len(lines) or not lines[n])


def _place(lines: list[str], card: str, field: str) -> int:
    head, end = _block(lines, card)
    (place,) = (n for n in range(head, end) if re.match(rf"{field}\s*=", lines[n]))
    return place
