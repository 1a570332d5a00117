"""A match of each game, between apprentices, and its analysis: made once, and looked at by many tests."""

from functools import cache

from wizardhall import bot, game
from wizardhall.bots import play_on
from wizardhall.lab.analysis import Analysis, analyse
from wizardhall.match import Match, Record

__all__ = ["GAMES", "analysis_of", "record_of"]

GAMES = ("cup", "relics")


@cache
def record_of(name: str) -> Record:
    played = game(name)
    match = Match.start(played, seed="owls")
    play_on(match, dict.fromkeys(match.players, bot("apprentice", played)))
    return Record.parse(match.record.lines())


@cache
def analysis_of(name: str) -> Analysis:
    """With the effort of `conftest`."""
    return analyse(record_of(name), effort="quick")
