"""The games of the hall, by name: those of the house, and those that are installed beside it.

A package adds a game by an entry point of the group `wizardhall.games`, whose name is the name of the game and whose
value is the object: `rps = "rock_paper_scissors:RPS"`. A game is imported when it is first asked for, and so is
all that finding one takes: `wizardhall --help` answers without it.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from wizardhall.core.errors import HallError, UnknownName, shortened

if TYPE_CHECKING:
    from wizardhall.core.game import Game

__all__ = ["GROUP", "HOUSE", "game", "games"]

GROUP: Final = "wizardhall.games"
HOUSE: Final = {"cup": "wizardhall.cup:CUP", "relics": "wizardhall.relics:RELICS"}
"""The games of the house itself, and where each is."""


@cache
def _references() -> dict[str, str]:
    """Where each game is. No plug-in can take the place of another game."""
    from importlib.metadata import entry_points

    found = dict(HOUSE)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        found.setdefault(entry.name, entry.value)
    return found


def games() -> tuple[str, ...]:
    """The names of all games here, those of the house first."""
    return tuple(_references())


@cache
def game(name: str) -> "Game[Any]":
    """The game of this name; raises `UnknownName`, or `HallError` for a plug-in that does not keep its word."""
    from wizardhall.core.game import Game
    from wizardhall.core.reference import load

    references = _references()
    if name not in references:
        raise UnknownName("core-error-unknown-game", name=shortened(name), known=", ".join(references))
    found = load(references[name])
    if not isinstance(found, Game) or found.name != name:
        raise HallError("core-error-not-a-game", name=name, reference=references[name])
    return found
