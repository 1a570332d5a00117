"""Wizard Hall: play, study and design two wizard-duel card games.

The names below are all that a program needs; they are imported when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wizardhall.bots import bot
    from wizardhall.core.errors import HallError
    from wizardhall.games import game
    from wizardhall.match import Match, Player, Record, Replay, verify

__all__ = ["HallError", "Match", "Player", "Record", "Replay", "bot", "game", "verify"]

__version__ = "0.1.0"

_HOMES = {
    "HallError": "core.errors",
    "Match": "match",
    "Player": "match",
    "Record": "match",
    "Replay": "match",
    "bot": "bots",
    "game": "games",
    "verify": "match",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'wizardhall' has no attribute {name!r}")
    return getattr(import_module(f"wizardhall.{_HOMES[name]}"), name)
