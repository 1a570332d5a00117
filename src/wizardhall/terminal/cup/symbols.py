"""A symbol and a colour for each Element; the symbol alone is enough to tell them apart."""

from typing import Final

__all__ = ["COLOURS", "SYMBOLS"]

SYMBOLS: Final = {"fire": "▲", "water": "≈", "nature": "♣", "light": "☼", "shadow": "●", "void": "○"}
"""All one cell wide, and old enough to be in every font."""

COLOURS: Final = {
    "fire": "red",
    "water": "bright_blue",
    "nature": "green",
    "light": "yellow",
    "shadow": "magenta",
    "void": "cyan",
}
