"""Wizard Hall: play, study and design wizard-duel card games.

The names below are all that a program needs; they are imported when they are first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wizardhall.bots import bot
    from wizardhall.core.errors import HallError
    from wizardhall.games import game
    from wizardhall.match import Match, Player, Record, Replay, verify

__all__ = ["HallError", "Match", "Player", "Record", "Replay", "bot", "game", "verify"]

__version__ = "0.1.0"

_PARTS = {
    "HallError": "wizardhall.core.errors:HallError",
    "Match": "wizardhall.match:Match",
    "Player": "wizardhall.match:Player",
    "Record": "wizardhall.match:Record",
    "Replay": "wizardhall.match:Replay",
    "bot": "wizardhall.bots:bot",
    "game": "wizardhall.games:game",
    "verify": "wizardhall.match:verify",
}


def __getattr__(name: str) -> Any:
    if name not in _PARTS:
        raise AttributeError(f"module 'wizardhall' has no attribute {name!r}")
    from wizardhall.core.reference import load

    return load(_PARTS[name])
