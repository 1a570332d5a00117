"""Symbols and colours of Wizards & Relics; a symbol alone is enough to tell what it stands for."""

from typing import Final

__all__ = ["BACK", "COLOURS", "MASTER", "RELIC", "SHRINE", "SYMBOLS"]

SYMBOLS: Final = {"red": "▲", "blue": "≈", "green": "♣"}
"""All one cell wide, and old enough to be in every font. The colour's first letter goes before them."""
COLOURS: Final = {"red": "red", "blue": "bright_blue", "green": "green"}

RELIC: Final = "◆"
SHRINE: Final = "⌂"
MASTER: Final = "♛"
BACK: Final = "▒"
