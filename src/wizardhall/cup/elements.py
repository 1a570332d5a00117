"""The six Elements and which is weak to which (CUP-D11)."""

from typing import Final

__all__ = ["ELEMENTS", "WEAK_TO"]

WEAK_TO: Final[dict[str, frozenset[str]]] = {
    "fire": frozenset({"water"}),
    "water": frozenset({"nature"}),
    "nature": frozenset({"fire"}),
    "light": frozenset({"fire", "water", "nature"}),
    "shadow": frozenset({"light"}),
    "void": frozenset(),
}

ELEMENTS: Final = tuple(WEAK_TO)
