"""`wizardhall cards`: the cards of a set, with where each figure comes from."""

from pathlib import Path

from wizardhall.games import game as game_named
from wizardhall.terminal.painter import painter_for
from wizardhall.terminal.screen import Screen

__all__ = ["show_cards"]


def show_cards(game: str, *, language: str, cards: Path | None) -> None:
    """Print the house set of a game, or the set in a card file."""
    screen = Screen(language)
    card_set = game_named(game).cards(cards)
    screen.console.soft_wrap = False
    screen.say(*painter_for(game, card_set, screen.text, {}).catalogue(screen.width))
