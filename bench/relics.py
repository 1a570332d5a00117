"""Wizards & Relics: the speed of the referee and of the fast path, and what ten thousand random matches look like."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import msgspec

from bench.cup import draw_answers_only
from bench.timing import Figure, best_rate
from wizardhall import Match, bot
from wizardhall.bots import play_on
from wizardhall.core.dice import HashDice
from wizardhall.core.seats import Seat
from wizardhall.relics import RELICS
from wizardhall.relics.events import BattleDecided, EnteredHall, MasterChosen, RoundWon
from wizardhall.relics.fast import FastRelics, play_random
from wizardhall.relics.table import RelicsTable

__all__ = ["STATISTICS_MATCHES", "Statistics", "figures", "statistics"]

MATCHES = 200
FAST_MATCHES = 20_000
STATISTICS_MATCHES = 10_000


def figures() -> Iterator[Figure]:
    referee = best_rate(play_two)
    dice = best_rate(draw_answers_only)
    yield Figure("relics: referee, 2 random seats", referee, "matches/s", "ten draws of the dice", dice, "≥ 150")
    four = best_rate(play_four)
    yield Figure("relics: referee, 4 random seats", four, "matches/s", "2 seats", referee, "")
    yield Figure("relics: with record and views", best_rate(play_recorded), "matches/s", "the referee", referee, "")
    yield from fast_figures("2", referee, "≥ 50,000")
    yield from fast_figures("4", four, "")


def fast_figures(players: str, referee: float, aim: str) -> Iterator[Figure]:
    """The fast path as a batch and by single calls from Python: complete random matches, and decisions."""
    game, options = FastRelics(players=players), {"players": players}
    decisions = int(play_random(FAST_MATCHES, options).decisions.sum()) / FAST_MATCHES
    batch = best_rate(lambda: len(play_random(FAST_MATCHES, options).winners))
    single = best_rate(lambda: play_single(game))
    beside = f"the referee, {players} seats"
    yield Figure(f"relics: fast path, batch, {players} seats", batch, "matches/s", beside, referee, aim)
    yield Figure(f"relics: fast path, single calls, {players} seats", single, "matches/s", beside, referee, "")
    made = f"relics: fast path, decisions, {players} seats"
    yield Figure(made, batch * decisions, "decisions/s", "by single calls", single * decisions, "")


def play_single(game: FastRelics) -> int:
    """Matches by one call for each decision, its answer drawn in Python."""
    draw = Random(1).randrange
    for seed in range(MATCHES):
        state = game.start(seed)
        while (decision := game.pending(state)) is not None:
            game.apply(state, draw(decision.answers))
    return MATCHES


def play_two() -> int:
    for number in range(MATCHES):
        play_one(f"{number}", "2")
    return MATCHES


def play_four() -> int:
    for number in range(MATCHES):
        play_one(f"{number}", "4")
    return MATCHES


def play_recorded() -> int:
    random = bot("random", RELICS)
    for number in range(MATCHES):
        match = Match.start(RELICS, seed=f"bench {number}")
        play_on(match, dict.fromkeys(match.players, random))
    return MATCHES


def play_one(seed: str, players: str) -> tuple[RelicsTable, Seat]:
    """A whole random match in the referee alone; the table at its end, and the winner."""
    table = RELICS.lay(RELICS.complete_options({"players": players}), RELICS.cards())
    answers = HashDice(f"answers {seed}".encode())
    play = RELICS.play(table, HashDice(f"dice {seed}".encode()))
    asks = next(play)
    try:
        while True:
            asks = play.send({seat: ask.random(answers) for seat, ask in asks.items()})
    except StopIteration as stop:
        return table, stop.value.winners[0]


class Statistics(msgspec.Struct):
    """What happened in many random matches of two players."""

    matches: int = 0
    rounds: int = 0
    battles: int = 0
    ties: int = 0
    by_seat: Counter[str] = msgspec.field(default_factory=Counter)
    by_colour: Counter[str] = msgspec.field(default_factory=Counter)
    first_master: int = 0
    master: int = 0

    def add(self, table: RelicsTable, winner: Seat) -> None:
        self.matches += 1
        self.rounds += table.round
        self.by_seat[winner] += 1
        masters = [event.seat for event in table.events if isinstance(event, MasterChosen)]
        self.first_master += masters[0] == winner
        master = masters[0]
        for event in table.events:
            match event:
                case MasterChosen():
                    master = event.seat
                case RoundWon():
                    self.master += event.seat == master
                case BattleDecided():
                    self.battles += 1
                    self.ties += len(event.highest) > 1
                case EnteredHall():
                    self.by_colour[table.wizard(event.card).colour] += 1

    def rows(self) -> Iterator[tuple[str, str]]:
        yield "rounds per match", f"{self.rounds / self.matches:.2f}"
        yield "ties per round", f"{self.ties / self.rounds:.3f}"
        for name, counted in (("wins by seat", self.by_seat), ("wizards in Halls by colour", self.by_colour)):
            total = sum(counted.values())
            shares = ", ".join(f"{key} {value / total:.1%}" for key, value in sorted(counted.items()))
            yield name, shares
        yield "matches won by the first Master Wizard", f"{self.first_master / self.matches:.1%}"
        yield "rounds won by the Master Wizard", f"{self.master / self.rounds:.1%}"


def statistics(progress: Callable[[], object]) -> Statistics:
    found = Statistics()
    for number in range(STATISTICS_MATCHES):
        found.add(*play_one(f"statistics {number}", "2"))
        progress()
    return found
