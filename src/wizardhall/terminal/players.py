"""What the players of a match are called on the screen."""

from collections.abc import Collection, Mapping

from wizardhall.match import Player
from wizardhall.table.seats import Seat
from wizardhall.table.text import Text

__all__ = ["display_names"]


def display_names(
    game: str, players: Mapping[Seat, Player], words: Text, you: Collection[Seat] = ()
) -> dict[Seat, str]:
    """The seat's word in the game, with the bot's level, the person's name or “you” behind it."""
    names = {}
    for seat, player in players.items():
        word = words(f"{game}-seat-{seat}")
        if seat in you:
            names[seat] = words("terminal-player-you", seat=word)
        elif player.bot or player.name not in (seat, word):
            names[seat] = words("terminal-player-named", seat=word, name=player.bot or player.name)
        else:
            names[seat] = word
    return names
