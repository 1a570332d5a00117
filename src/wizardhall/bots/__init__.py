"""Who answers for a seat. A bot sees what its seat may see, and an ask; it returns an answer."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.cards import CardSet
from wizardhall.core.dice import Dice, HashDice
from wizardhall.core.errors import MissingExtra, UnknownName
from wizardhall.core.game import Game, View
from wizardhall.core.seats import Seat
from wizardhall.match import Match
from wizardhall.match.fairness import bot_key

__all__ = ["LEVELS", "Bot", "answer_for", "bot", "levels", "play_on"]

LEVELS: Final = ("random", "apprentice", "adept", "archmage")
"""From the weakest to the strongest; the same names for every game."""

LAB: Final = ("numba", "scipy", "highspy")
NEEDS: Final[Mapping[str, tuple[str, ...]]] = {"adept": LAB, "archmage": LAB}
"""Packages of the extra `lab` that a level cannot do without."""


class Bot(Protocol):
    def answer(self, view: Any, ask: AnyAsk, dice: Dice) -> Answer:
        """A legal answer. All chance comes from `dice`, so that the same match can be played again."""
        ...


class RandomBot:
    """Any legal answer, each as likely as the other."""

    def answer(self, view: View, ask: AnyAsk, dice: Dice) -> Answer:
        return ask.random(dice)


def levels(game_name: str) -> tuple[str, ...]:
    """The levels that can be had here, for a game: its bot is there, and so is what that needs."""
    return tuple(level for level in LEVELS if level == "random" or _can_be_had(level, game_name))


def _can_be_had(level: str, game_name: str) -> bool:
    return _exists(level, game_name) and all(find_spec(package) for package in NEEDS.get(level, ()))


def _exists(level: str, game_name: str) -> bool:
    return level in LEVELS and find_spec(f"wizardhall.bots.{game_name}.{level}") is not None


def bot(level: str, game: Game[Any], cards: CardSet | None = None) -> Bot:
    """A bot of a level, for a game and its card set; raises `UnknownName` or `MissingExtra`."""
    if level == "random":
        return RandomBot()
    if not _exists(level, game.name):
        raise UnknownName("bots-error-unknown", name=level, known=", ".join(levels(game.name)))
    if not _can_be_had(level, game.name):
        raise MissingExtra("core-error-extra", extra="lab")
    module = import_module(f"wizardhall.bots.{game.name}.{level}")
    made: Bot = module.make(game.cards() if cards is None else cards)
    return made


def answer_for(match: Match, seat: Seat, player: Bot) -> None:
    """Let a bot answer the open ask of a seat. It is given the seat's view and nothing else."""
    opened = match.open[seat]
    dice = HashDice(bot_key(match.record.header.seed, opened.id))
    match.answer(seat, opened.id, player.answer(match.view(seat), opened.ask, dice))


def play_on(match: Match, players: Mapping[Seat, Bot]) -> None:
    """Let bots answer until the match is over or somebody else must decide."""
    while ready := [seat for seat in match.open if seat in players]:
        for seat in ready:
            answer_for(match, seat, players[seat])
