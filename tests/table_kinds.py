"""Every kind of table that the laws must hold at: each game that is installed, its editions, options and seats."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tests.random_matches import drive
from wizardhall.core.game import Game
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.games import HOUSE, game, games
from wizardhall.match import Match

__all__ = ["TABLES", "Kind"]


class Kind(msgspec.Struct, frozen=True):
    """A kind of table: a game, and its options."""

    game_name: str
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game_name, *self.options.values()])

    @property
    def game(self) -> Game[Any]:
        return game(self.game_name)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.game.seats(self.game.complete_options(self.options))

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (*self.seats, SPECTATOR, ALL_SEEING)

    def start(self, seed: str) -> Match:
        return Match.start(self.game, seed=seed, options=self.options)

    def random_match(self, seed: str) -> Match:
        return drive(self.start(seed), seed)


def _tables() -> Iterator[Kind]:
    for edition in ("revised", "first"):
        yield Kind("cup", {"edition": edition})
    for players in ("2", "3", "4"):
        yield Kind("relics", {"players": players})
    yield Kind("relics", {"players": "2", "late": "joins", "reshuffle": "at-once"})
    for name in games():
        if name not in HOUSE:
            yield Kind(name, {})
            yield from (Kind(name, {option.name: value}) for option in game(name).options for value in option.values)


TABLES: Final = tuple(_tables())
