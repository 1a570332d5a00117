"""Who answers for a seat. A bot sees what its seat may see, and an ask; it returns an answer."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from inspect import signature
from typing import Any, Final, Protocol, cast

from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.cards import CardSet
from wizardhall.core.dice import Dice, HashDice
from wizardhall.core.errors import UnknownName, shortened
from wizardhall.core.game import Game, View
from wizardhall.core.reference import load
from wizardhall.core.seats import Seat
from wizardhall.games import game as game_named
from wizardhall.match import Match
from wizardhall.match.fairness import bot_key

__all__ = ["GROUP", "LEVELS", "Bot", "answer_for", "bot", "compiled_levels", "levels", "play_on", "usual_level"]

GROUP: Final = "wizardhall.bots"
"""The entry points of bots that are installed beside the house: `cup.cautious = "my_bots:Cautious"`."""

LEVELS: Final = ("random", "apprentice", "adept", "archmage")
"""The names of the house's own, from the weakest to the strongest. Which of them a game has, `Game.bots` says."""


USUAL: Final = "apprentice"


class Bot(Protocol):
    def answer(self, view: Any, ask: AnyAsk, dice: Dice) -> Answer:
        """A legal answer. All chance comes from `dice`, so that the same match can be played again."""
        ...


class RandomBot:
    """Any legal answer, each as likely as the other."""

    def answer(self, view: View, ask: AnyAsk, dice: Dice) -> Answer:
        return ask.random(dice)


def levels(game_name: str) -> tuple[str, ...]:
    """The bots available by name for a game: its own from the weakest to the strongest, then plug-ins."""
    own = (level for level, part in game_named(game_name).bots.items() if part.available)
    return tuple(dict.fromkeys(("random", *own, *_installed(game_name))))


def usual_level(game_name: str) -> str:
    """The bot of whoever does not choose: the apprentice, else the game's weakest own, else chance."""
    offered = levels(game_name)
    return USUAL if USUAL in offered else offered[min(1, len(offered) - 1)]


def compiled_levels(game_name: str) -> tuple[str, ...]:
    """Those that compile when they are used for the first time: they need an extra."""
    return tuple(level for level, part in game_named(game_name).bots.items() if part.available and part.extra)


def bot(name: str, game: Game[Any], cards: CardSet | None = None) -> Bot:
    """A bot for a game and its card set: a level, the name of a plug-in, or `package.module:Class`.

    Raises `UnknownName` or `MissingExtra`. A name with a colon runs the module that it names: never give one that a
    stranger wrote. What it names is called with the card set if it takes an argument.
    """
    if name == "random":
        return RandomBot()
    installed = _installed(game.name)
    if name in game.bots:
        make = game.bots[name].load()
    elif name in installed:
        make = load(installed[name])
    elif ":" in name:
        make = load(name)
    else:
        raise UnknownName("bots-error-unknown", name=shortened(name), known=", ".join(levels(game.name)))
    return _made(make, name, game, cards)


def _made(make: Callable[..., Any], name: str, game: Game[Any], cards: CardSet | None) -> Bot:
    try:
        takes_cards = bool(signature(make).parameters)
    except (TypeError, ValueError):
        raise UnknownName("bots-error-not-a-bot", name=shortened(name)) from None
    made = make(game.cards() if cards is None else cards) if takes_cards else make()
    if not callable(getattr(made, "answer", None)):
        raise UnknownName("bots-error-not-a-bot", name=shortened(name))
    return cast(Bot, made)


@cache
def _installed(game_name: str) -> dict[str, str]:
    """The plug-ins for a game, by name. The entry point `cup.cautious` is the bot `cautious` for the game `cup`."""
    found = sorted((entry.name.partition("."), entry.value) for entry in entry_points(group=GROUP))
    return {name: value for (game, _, name), value in found if game == game_name and name}


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
