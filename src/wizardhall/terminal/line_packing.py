"""Packs pieces of text into lines that break between pieces, not within one, where possible."""

from collections.abc import Iterable

from rich.text import Text

__all__ = ["packed"]


def packed(pieces: Iterable[Text], separator: str, width: int, most: int | None = None) -> list[Text]:
    """The pieces in lines of a width. If there are more than `most` lines, the last one ends in an ellipsis."""
    lines: list[Text] = []
    last = Text()
    mark = separator.rstrip()
    for piece in pieces:
        full = last.cell_len + len(separator) + piece.cell_len + len(mark) > width
        if lines and full and len(lines) != most:
            last.append(mark)
            last = piece.copy()
            lines.append(last)
        elif lines:
            last.append(separator).append_text(piece)
        else:
            last = piece.copy()
            lines.append(last)
    if most is not None:
        for line in lines:
            line.truncate(width, overflow="ellipsis")
    return lines
