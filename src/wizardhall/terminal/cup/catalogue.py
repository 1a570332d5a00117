"""The eighteen in a table, with their provenance."""

from typing import TYPE_CHECKING

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wizardhall.core.cards import PROVENANCES
from wizardhall.cup.cards import Wizard

if TYPE_CHECKING:
    from wizardhall.terminal.cup.painter import CupPainter

__all__ = ["catalogue"]

_WIDE = 96
"""From here on there is room for the type in a column of its own."""
_FIELDS = ("name", "element", "type", "value", "power")


def catalogue(painter: "CupPainter", width: int) -> list[RenderableType]:
    """One row for each wizard, then what the letters of the last column mean."""
    text = painter.text
    wide = width >= _WIDE
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), title=text("terminal-cup-set", name=painter.cards.name))
    table.add_column(text("terminal-cup-column-element"), no_wrap=True)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(text("terminal-cup-column-name"), no_wrap=True)
    if wide:
        table.add_column(text("terminal-cup-column-type"), no_wrap=True)
    table.add_column(text("terminal-cup-column-power"), ratio=1)
    table.add_column(text("terminal-cup-column-source"), no_wrap=True)
    for wizard in painter.cards.wizards.values():
        type_ = (painter.teller.type(wizard),) if wide else ()
        table.add_row(
            painter.element(wizard),
            Text(str(wizard.value), "bold"),
            painter.teller.card(wizard.id),
            *type_,
            painter.teller.power(wizard.power) if wide else painter.power(wizard),
            Text(_letters(painter, wizard), "dim"),
        )
    sources = ", ".join(f"{_letter(painter, source)} = {text(f'cup-source-{source}')}" for source in PROVENANCES)
    return [table, text("terminal-cup-sources", sources=sources)]


def _letters(painter: "CupPainter", wizard: Wizard) -> str:
    return "".join(_letter(painter, wizard.source[field]) for field in _FIELDS)


def _letter(painter: "CupPainter", source: str) -> str:
    return painter.text(f"cup-source-{source}")[0].upper()
