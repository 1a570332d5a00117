"""The names of the players of a match: plain in sentences, with who it is in headings."""

from collections.abc import Collection, Mapping

from wizardhall.core.seats import Seat
from wizardhall.core.text import Text
from wizardhall.match import Player

__all__ = ["headings", "spoken_names"]


def spoken_names(game: str, players: Mapping[Seat, Player], text: Text) -> dict[Seat, str]:
    """The name of whoever has one of their own, else the seat's word in the game."""
    return {
        seat: player.name if player.name not in (seat, player.bot) else text(f"{game}-seat-{seat}")
        for seat, player in players.items()
    }


def headings(game: str, players: Mapping[Seat, Player], text: Text, you: Collection[Seat] = ()) -> dict[Seat, str]:
    """The seat's word, with the bot's level, the person's name or “you” behind it."""
    found = {}
    for seat, player in players.items():
        word = text(f"{game}-seat-{seat}")
        if seat in you:
            found[seat] = text("terminal-player-you", seat=word)
        elif player.bot or player.name not in (seat, word):
            found[seat] = text("terminal-player-named", seat=word, name=player.bot or player.name)
        else:
            found[seat] = word
    return found
