"""`make strength`: how strong the search of Wizards & Relics is, against others and against itself with UCT.

Every deal is played twice, with seats exchanged, and all rivals get the same deals. A match follows from the seed, its
deal and who sits where, so that the same command prints the same table anywhere; only the times differ.
"""

import time
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from wizardhall.bots import Bot, bot, play_on
from wizardhall.bots.relics.archmage import ITERATIONS
from wizardhall.bots.relics.search import REGRET_MATCHING, UCT, Searcher
from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.dice import Dice
from wizardhall.lab.fixtures import Fixture, fixtures
from wizardhall.lab.ratings import wilson
from wizardhall.lab.results import LeagueTerms, PlayedMatch, Results
from wizardhall.match import Match
from wizardhall.match.record import CardSetName
from wizardhall.relics import RELICS

HOUSE: Final = RELICS.cards()
SELECTIONS: Final = {"search": REGRET_MATCHING, "uct": UCT}
AIMS: Final = {"random": 0.95, "apprentice": 0.75, "uct": 0.56}


class Timed:
    """A bot, and how many seconds of processor time each of its answers took."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.seconds: list[float] = []

    def answer(self, view: Any, ask: AnyAsk, dice: Dice) -> Answer:
        begin = time.process_time()
        answer = self._player.answer(view, ask, dice)
        self.seconds.append(time.process_time() - begin)
        return answer


class Pairing:
    """The search against one rival, as far as it has been played."""

    def __init__(self, iterations: int, rival: str, matches: int, book: Results) -> None:
        self.search, self.rival = f"search {iterations}", f"{rival} {iterations}" if rival in SELECTIONS else rival
        self.aim = AIMS.get(rival)
        self.players = {name: Timed(made(name)) for name in (self.search, self.rival)}
        self.fixtures = fixtures([self.search, self.rival], 2, matches)
        self._book = book

    def play(self, fixture: Fixture, seed: str) -> None:
        if fixture not in self._book:
            match = Match.start(RELICS, seed=f"{seed} {fixture.deal}")
            seats = dict(zip(match.players, fixture.bots, strict=True))
            play_on(match, {seat: self.players[name] for seat, name in seats.items()})
            assert match.result is not None
            self._book.add(PlayedMatch(fixture.deal, seats, match.result.winners, match.result.clause))

    def row(self) -> list[str]:
        over = [self._book[fixture] for fixture in self.fixtures if fixture in self._book]
        won = sum(played.seats[seat] == self.search for played in over for seat in played.winners)
        times = self.players[self.search].seconds
        pace = f"{sum(times) / len(times):.3f}, {max(times):.3f}" if times else ""
        share = wilson(won, len(over))
        between = f"{share.low:.1%} to {share.high:.1%}"
        aim = "" if self.aim is None else f"≥ {self.aim:.0%}"
        return [self.rival, f"{won} of {len(over)}", f"{share.value:.1%}", between, aim, pace]


def warm_up() -> None:
    """Have everything compiled and learnt, so that no move has to wait for that."""
    match = Match.start(RELICS, seed="warm up")
    play_on(match, dict.fromkeys(match.players, Searcher(HOUSE, 1)))


def made(name: str) -> Bot:
    """A level by its name, or the search with so many iterations."""
    how, _, iterations = name.partition(" ")
    return Searcher(HOUSE, int(iterations), SELECTIONS[how]) if how in SELECTIONS else bot(how, RELICS)


@click.command()
@click.argument("rivals", nargs=-1)
@click.option("--iterations", default=ITERATIONS, show_default=True, help="Simulations for each answer.")
@click.option("--matches", default=1_000, show_default=True, help="Against each rival; an even number.")
@click.option("--seconds", type=float, help="Stop after the match in which so much time is over.")
@click.option("--seed", default="strength", show_default=True, help="Other seeds are other deals.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Keep results here, and go on from them.")
def main(rivals: tuple[str, ...], iterations: int, matches: int, seconds: float | None, seed: str, save: Path) -> None:
    """Let the search play RIVALS: levels by name, or `uct` for the same search with UCT."""
    terms = LeagueTerms(
        "relics", RELICS.rules, RELICS.complete_options({}), CardSetName(HOUSE.name, HOUSE.digest), seed
    )
    book = Results(terms, save)
    pairings = [Pairing(iterations, rival, matches, book) for rival in rivals or AIMS]
    warm_up()
    end = time.monotonic() + (seconds if seconds is not None else float("inf"))
    with Progress(transient=True) as progress:
        task = progress.add_task("playing", total=matches * len(pairings))
        try:
            for number in range(matches):
                for pairing in pairings:
                    if time.monotonic() < end:
                        pairing.play(pairing.fixtures[number], seed)
                        progress.advance(task)
        except KeyboardInterrupt:
            pass  # what has been played counts
    table = Table(title=f"Wizards & Relics for two: the search with {iterations:,} iterations")
    for column in ("against", "won", "share", "95% interval", "aim", "mean, most (s)"):
        table.add_column(column, justify="left" if column == "against" else "right", no_wrap=True)
    for pairing in pairings:
        table.add_row(*pairing.row())
    Console().print(table)


if __name__ == "__main__":
    main()
