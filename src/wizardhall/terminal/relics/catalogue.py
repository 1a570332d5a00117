"""The cards of Wizards & Relics in tables, one for each kind, with their provenance."""

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wizardhall.core.text import Text as HallText
from wizardhall.relics.cards import KINDS
from wizardhall.relics.listing import RelicsCard
from wizardhall.terminal.relics.symbols import COLOURS, SYMBOLS
from wizardhall.terminal.screen import Screen

__all__ = ["catalogue", "show_listing"]

_WIDE = 96
"""From here on there is room for the subtype and the rarity in columns of their own."""
_FEW = 30
"""So few cards leave room for their flavour."""
_MARK = "*"


def show_listing(rows: Sequence[RelicsCard], *, language: str) -> None:
    """Print cards as `wizardhall.relics.listing` lists them."""
    screen = Screen(language)
    screen.console.soft_wrap = False
    screen.say(*catalogue(rows, screen.text, screen.width))


def catalogue(rows: Sequence[RelicsCard], text: HallText, width: int) -> list[RenderableType]:
    """A table for each kind that there is, then what the sources are."""
    usual = _usual_source(rows)
    if usual is None:
        return [text("terminal-relics-no-cards")]
    by_kind = {kind: [row for row in rows if row.kind == kind] for kind in KINDS}
    flavour = len(rows) <= _FEW
    tables = [_table(found, kind, text, width, usual, flavour=flavour) for kind, found in by_kind.items() if found]
    return [*tables, *_sources(rows, text, usual)]


def _table(
    rows: Sequence[RelicsCard], kind: str, text: HallText, width: int, usual: str, *, flavour: bool
) -> RenderableType:
    wide = width >= _WIDE
    title = text(f"terminal-relics-all-{kind}", number=len(rows))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), title=title, title_justify="left", width=width)
    columns = _columns(kind, wide)
    for column in columns:
        table.add_column(
            text(f"terminal-relics-column-{column}"),
            justify="right" if column == "power" else "left",
            no_wrap=column != "text",
            ratio=1 if column == "text" else None,
        )
    for row in rows:
        table.add_row(*(_cell(row, column, text, usual, wide=wide, flavour=flavour) for column in columns))
    return table


def _columns(kind: str, wide: bool) -> list[str]:
    columns = {"wizard": ["colour", "power", "name", "subtype"], "relic": ["power", "name"], "shrine": ["name"]}[kind]
    if not wide:
        columns = [column for column in columns if column != "subtype"]
    return [*columns, *(["rarity"] if wide and kind != "shrine" else []), "text"]


def _cell(row: RelicsCard, column: str, text: HallText, usual: str, *, wide: bool, flavour: bool) -> RenderableType:
    colour = COLOURS.get(row.colour, "")
    match column:
        case "colour":
            word = text(f"relics-colour-{row.colour}")
            return Text(f"{SYMBOLS[row.colour]} {word}", colour)
        case "power":
            return Text(str(row.power), "bold")
        case "name":
            mark = _MARK if any(source != usual for source in row.source.values()) else ""
            return Text(row.name + mark, colour)
        case "subtype":
            return _subtype(row, text)
        case "rarity":
            return text(f"relics-rarity-{row.rarity}")
    shown = _text(row, text, wide=wide)
    return Group(shown, Text(row.flavour, "dim italic")) if flavour and row.flavour else shown


def _text(row: RelicsCard, text: HallText, *, wide: bool) -> Text:
    """What it does; where there is no room for columns also subtype and rarity."""
    if wide or row.kind == "shrine":
        return Text(row.text)
    before = [_subtype(row, text)] if row.kind == "wizard" else []
    before.append(text(f"relics-rarity-{row.rarity}"))
    return Text(", ".join(before) + ". ", "dim").append(row.text, "not dim")


def _subtype(row: RelicsCard, text: HallText) -> str:
    return text.card_name(f"relicset-subtype-{row.subtype}", row.subtype, {})


def _usual_source(rows: Sequence[RelicsCard]) -> str | None:
    counted = Counter(source for row in rows for source in row.source.values())
    return counted.most_common(1)[0][0] if counted else None


def _sources(rows: Sequence[RelicsCard], text: HallText, usual: str) -> list[RenderableType]:
    """The usual source once, and after a mark whatever comes from elsewhere."""
    lines: list[RenderableType] = [text("terminal-relics-source-usual", source=text(f"terminal-source-{usual}"))]
    fields: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for row in rows:
        other: dict[str, list[str]] = {}
        for field, source in row.source.items():
            if source != usual:
                other.setdefault(source, []).append(field)
        for source, found in other.items():
            fields.setdefault((source, tuple(found)), []).append(row.name)
    for (source, theirs), names in fields.items():
        lines.append(
            text(
                "terminal-relics-source-other",
                mark=_MARK,
                source=text(f"terminal-source-{source}"),
                fields=text.listed(text(f"terminal-relics-field-{field}") for field in theirs),
                cards=", ".join(names),
            )
        )
    return lines
