"""Small leagues, and results made up."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wizardhall.core.seats import Seat
from wizardhall.lab.league import League
from wizardhall.lab.results import PlayedMatch

__all__ = ["BOTS", "a_league", "result"]

BOTS = ("random", "apprentice")


def a_league(
    game: str = "cup", bots: Sequence[str] = BOTS, *, matches: int = 12, save: Path | None = None, **terms: Any
) -> League:
    return League(game, bots, matches=matches, save=save, **terms)


def result(deal: int, bots: Sequence[str], *winners: int) -> PlayedMatch:
    """A match between bots in seats 0, 1, …"""
    seats = {Seat(f"{number}"): bot for number, bot in enumerate(bots)}
    return PlayedMatch(deal, seats, tuple(Seat(f"{number}") for number in winners), "CUP-G1")
