"""Write the table of the eighteen wizards into the rules of Wizards Cup, in every language. `make rules`."""

import re
from pathlib import Path
from typing import Final

from wizardhall.core.text import LANGUAGES, text
from wizardhall.cup.cards import CupSet
from wizardhall.cup.listing import listing
from wizardhall.games import game

RULES: Final = Path(__file__).parent / "rules"
COLUMNS: Final = {
    "en": ("Wizard", "Element", "Type", "Value", "Power"),
    "fr": ("Sorcier", "Élément", "Type", "Valeur", "Pouvoir"),
}
_TABLE: Final = re.compile(r"(?:^\|.*\n)+\Z", re.MULTILINE)


def document(language: str) -> Path:
    return (RULES if language == "en" else RULES / language) / "wizards-cup.md"


def table(language: str) -> str:
    """The wizards of the house set as the card file has them, with their texts from the Fluent files."""
    words = text(language)
    cards = game("cup").cards()
    assert isinstance(cards, CupSet)
    rows = [
        (
            row.name,
            words(f"cup-element-{row.element}"),
            words(f"cup-type-{row.type}"),
            str(row.value),
            row.text[0].upper() + row.text[1:],
        )
        for row in listing(cards, language)
    ]
    lines = [COLUMNS[language], ("---",) * len(COLUMNS[language]), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def renewed(language: str) -> str:
    """The rules with the table as it should be: it is the last thing in the document."""
    return _TABLE.sub("", document(language).read_text(encoding="utf-8")) + table(language)


if __name__ == "__main__":
    for each in LANGUAGES:
        document(each).write_text(renewed(each), encoding="utf-8")
