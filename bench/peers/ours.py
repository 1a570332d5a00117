"""Our own rows, on the same clock. A new way to play a game is one more entry of `WAYS`."""

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any, Final

from bench.peers.clock import measure, pin
from wizardhall.core.asks import Play
from wizardhall.core.dice import Dice, HashDice
from wizardhall.cup import CUP
from wizardhall.cup.fast.batch import FastCup, packed, random_plans, random_stances
from wizardhall.cup.fast.matches import play_matches, random_policy
from wizardhall.cup.fast.waves import rounds
from wizardhall.cup.game import pick_teams
from wizardhall.cup.round import play_round
from wizardhall.cup.seats import SEATS
from wizardhall.games import game
from wizardhall.relics.fast import FastRelics, play_random

Way = Callable[[], tuple[int, int]]

NUMBER: Final = 50
BATCH: Final = 200_000


def referee(name: str, options: dict[str, str]) -> tuple[int, int]:
    """Complete matches, from the first card to the last."""
    played = game(name)
    chosen, decisions = played.complete_options(options), 0
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


def cup_round_batch() -> tuple[int, int]:
    """Rounds whose plans and stances were drawn before; of the decisions only picks and plans are counted."""
    cup, work = _rounds()
    rounds(cup.tables, *work)
    return BATCH, 4 * BATCH


def cup_match_batch() -> tuple[int, int]:
    """Whole matches, everything drawn on the way; picks, plans and swaps are counted, not answers in a duel."""
    played = play_matches(_rounds()[0], random_policy(), random_policy(), BATCH)
    return BATCH, 4 * int(played.rounds.sum())


def relics_batch(players: str) -> tuple[int, int]:
    played = play_random(BATCH // 10, {"players": players})
    return BATCH // 10, int(played.decisions.sum())


def relics_calls() -> tuple[int, int]:
    """One call from Python for each decision."""
    game, draw, decisions = _relics(), Random(1).randrange, 0
    for seed in range(NUMBER):
        state = game.start(seed)
        while (decision := game.pending(state)) is not None:
            game.apply(state, draw(decision.answers))
            decisions += 1
    return NUMBER, decisions


@cache
def _rounds() -> tuple[FastCup, tuple[Any, ...]]:
    plans = packed(random_plans(BATCH, 1)), packed(random_plans(BATCH, 2))
    return FastCup(CUP.cards()), (*plans, random_stances(BATCH, 3), random_stances(BATCH, 4))


@cache
def _relics() -> FastRelics:
    return FastRelics()


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
    ("Wizards Cup, a round", "fast path, batch, plans given", cup_round_batch),
    ("Wizards Cup, a match", "referee", partial(referee, "cup", {})),
    ("Wizards Cup, a match", "fast path, batch", cup_match_batch),
    ("Wizards & Relics, 2 players", "referee", partial(referee, "relics", {})),
    ("Wizards & Relics, 2 players", "fast path, single calls", relics_calls),
    ("Wizards & Relics, 2 players", "fast path, batch", partial(relics_batch, "2")),
    ("Wizards & Relics, 4 players", "referee", partial(referee, "relics", {"players": "4"})),
    ("Wizards & Relics, 4 players", "fast path, batch", partial(relics_batch, "4")),
)


if __name__ == "__main__":
    pin()
    for title, how, way in WAYS:
        measure(title, how, way)
