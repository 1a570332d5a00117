"""`wizardhall judge`: settling what is played with real cards, in the way that each game wants."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from wizardhall.core.errors import HallError
from wizardhall.core.reference import load
from wizardhall.games import game as game_named

__all__ = ["judge"]


JUDGES: Final = {"cup": "wizardhall.terminal.cup.judge:judge_rounds"}
"""How a game is judged in conversation, for those that can be."""


def judge(game: str, *, language: str, options: Mapping[str, str], cards: Path | None, plain: bool) -> None:
    """Judge a game in conversation. Raises `HallError` for one whose judge reads JSON lines only, or that has none."""
    played = game_named(game)
    if played.judge is None:
        raise HallError("core-error-no-judge", game=game)
    if game not in JUDGES:
        raise HallError("terminal-error-judge-lines", command=f"wizardhall judge {game} --json")
    load(JUDGES[game])(language=language, options=played.complete_options(options), cards=cards, plain=plain)
