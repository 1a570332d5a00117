"""Our own rows, on the same clock. A new way to play a game is one more entry of `WAYS`."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bench.peers.clock import measure, pin
from wizardhall.cup import CUP
from wizardhall.cup.game import pick_teams
from wizardhall.cup.round import play_round
from wizardhall.cup.seats import SEATS
from wizardhall.games import game
from wizardhall.table.asks import Play
from wizardhall.table.dice import Dice, HashDice

Way = Callable[[], tuple[int, int]]

NUMBER: Final = 50


def referee(name: str, options: dict[str, str]) -> tuple[int, int]:
    """Complete matches, from the first card to the last."""
    played = game(name)
    chosen, decisions = played.options(options), 0
    for number in range(NUMBER):
        table = played.lay(chosen, played.cards())
        decisions += answered(played.play(table, HashDice(b"dice %d" % number)), HashDice(b"answers %d" % number))
    return NUMBER, decisions


def cup_rounds() -> tuple[int, int]:
    """Rounds of Wizards Cup alone, from the choice of a team on."""
    decisions = 0
    for number in range(NUMBER):
        table = CUP.lay({"edition": "revised"}, CUP.cards())
        answers = HashDice(b"answers %d" % number)
        for seat in SEATS:
            table.sides[seat].team.append(table.sides[seat].aside.pop(number % 18))
        decisions += answered(pick_teams(table), answers) + answered(play_round(table), answers)
    return NUMBER, decisions


def answered(play: Play[Any], answers: Dice) -> int:
    """Answer at random to the end; the number of answers."""
    decisions = 0
    try:
        asks = next(play)
        while True:
            decisions += len(asks)
            asks = play.send({seat: ask.random(answers) for seat, ask in asks.items()})
    except StopIteration:
        return decisions


WAYS: Final[tuple[tuple[str, str, Way], ...]] = (
    ("Wizards Cup, a round", "referee", cup_rounds),
    ("Wizards Cup, a match", "referee", partial(referee, "cup", {})),
    ("Wizards & Relics, 2 players", "referee", partial(referee, "relics", {})),
    ("Wizards & Relics, 4 players", "referee", partial(referee, "relics", {"players": "4"})),
)


if __name__ == "__main__":
    pin()
    for title, how, way in WAYS:
        measure(title, how, way)
