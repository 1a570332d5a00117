"""`wizardhall judge`: settling what is played with real cards, in the way that each game wants."""

from pathlib import Path

from wizardhall.core.errors import HallError
from wizardhall.terminal.cup.judge import judge_rounds
from wizardhall.terminal.painter import drawable

__all__ = ["judge"]


def judge(game: str, *, language: str, edition: str, cards: Path | None, plain: bool) -> None:
    """Judge Wizards Cup round by round. Raises `HallError` for a game whose judge reads JSON lines only."""
    drawable(game)
    if game != "cup":
        raise HallError("terminal-error-judge-lines", command=f"wizardhall judge {game} --json")
    judge_rounds(language=language, edition=edition, cards=cards, plain=plain)
