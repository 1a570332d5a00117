"""The games of the hall, by name. Each is imported when it is first asked for."""

from importlib import import_module
from typing import Any, Final

from wizardhall.core.errors import UnknownName
from wizardhall.core.game import Game

__all__ = ["GAMES", "game"]

GAMES: Final = {"cup": "CUP", "relics": "RELICS"}
"""The package of each game, and what it is called there."""


def game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise UnknownName("core-error-unknown-game", name=name, known=", ".join(GAMES))
    found: Game[Any] = getattr(import_module(f"wizardhall.{name}"), GAMES[name])
    return found
