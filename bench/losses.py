"""`python -m bench.losses`: what a lay of the search of Wizards & Relics gives away, by regret matching and by UCT.

Lays are taken from matches of the search. A far longer search teaches everybody, and all answers are then tried on the
same deals against what it taught. What an answer gives away is how much less its chance to win the match is than the
best one's. So much, for every lay of a match, is all that another way to choose in the same search could win back.
"""

from collections import defaultdict
from typing import Any, Final, NamedTuple

import click
import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.strength import HOUSE, SELECTIONS, warm_up
from wizardhall.bots import play_on
from wizardhall.bots.relics.search import Searcher
from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.dice import Dice, HashDice
from wizardhall.match import Match
from wizardhall.relics import RELICS

PLAYERS_THINK: Final = 500
"""Iterations of those whose lays are looked at."""
APART: Final = 3
"""Of their lays every third one is taken."""
THOROUGH: Final = 150_000
DEALS: Final = 4_000
"""Iterations of the search that says what an answer is worth, and the deals on which all answers are tried then."""


class Position(NamedTuple):
    view: Any
    ask: AnyAsk


class Watched:
    """A player whose lays are noted."""

    def __init__(self) -> None:
        self._player = Searcher(HOUSE, PLAYERS_THINK)
        self.lays: list[Position] = []

    def answer(self, view: Any, ask: AnyAsk, dice: Dice) -> Answer:
        if ask.purpose == "lay" and ask.count() > 1:
            self.lays.append(Position(view, ask))
        return self._player.answer(view, ask, dice)


class Positions(NamedTuple):
    some: list[Position]
    lays: float
    """How many a player has in a match, on average."""


def positions(number: int, seed: str) -> Positions:
    """Some lays to be judged."""
    watched, found, matches = Watched(), list[Position](), 0
    while len(found) < number:
        before = len(watched.lays)
        match = Match.start(RELICS, seed=f"{seed} {matches}")
        play_on(match, dict.fromkeys(match.players, watched))
        found += watched.lays[before::APART]
        matches += 1
    return Positions(found[:number], len(watched.lays) / (2 * matches))


class Judged(NamedTuple):
    """The answers that a search considers, and the chance to win the match with each."""

    answers: list[Answer]
    chances: list[float]

    def loss(self, answer: Answer) -> float:
        """What an answer gives away."""
        return max(self.chances) - self.chances[self.answers.index(answer)]


def judged(position: Position, dice: Dice) -> Judged:
    searcher = Searcher(HOUSE, THOROUGH)
    searched = searcher.search(*position, dice)
    return Judged(
        searched.answers, [found.chance for found in searcher.compare(searched, searched.answers, DEALS, dice)]
    )


@click.command()
@click.option("--positions", "number", default=160, show_default=True, help="How many lays to look at.")
@click.option(
    "--iterations", default=(1_000, 10_000, 50_000), show_default=True, multiple=True, help="Can be given again."
)
@click.option("--times", default=2, show_default=True, help="How often each lay is searched.")
@click.option("--seed", default="losses", show_default=True, help="Other seeds are other matches.")
def main(number: int, iterations: tuple[int, ...], times: int, seed: str) -> None:
    """Measure what lays by regret matching and by UCT give away; Ctrl-C prints what is known by then."""
    warm_up()
    players = {(how, many): Searcher(HOUSE, many, SELECTIONS[how]) for many in iterations for how in SELECTIONS}
    losses = defaultdict[tuple[str, int], list[float]](list)
    some, lays = positions(number, seed)
    with Progress(transient=True) as progress:
        try:
            for place, position in enumerate(progress.track(some, description="judging")):
                known = judged(position, HashDice(f"{seed} {place}".encode()))
                for name, searcher in players.items():
                    dice = [HashDice(f"{seed} {place} {time}".encode()) for time in range(times)]
                    losses[name].append(float(np.mean([known.loss(searcher.answer(*position, each)) for each in dice])))
        except KeyboardInterrupt:
            pass  # what has been judged counts
    table = Table(title=f"Wizards & Relics for two: what a lay gives away, {lays:.1f} lays a match")
    for column in ("search", "iterations", "lays", "a lay (%)", "95% ±", "a match (%)"):
        table.add_column(column, justify="left" if column == "search" else "right", no_wrap=True)
    for (how, many), found in losses.items():
        mean, error = 100 * np.mean(found), 100 * np.std(found) / len(found) ** 0.5
        cells = (f"{mean:.2f}", f"{1.96 * error:.2f}", f"{lays * mean:.1f}")
        table.add_row("regret matching" if how == "search" else how, f"{many:,}", str(len(found)), *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
