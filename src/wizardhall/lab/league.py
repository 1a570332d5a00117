"""A league: bots play a round robin, in several processes; it can be stopped and continued at any time.

A match follows from the league's seed, the number of its deal and the bots in its seats. So the same league gives the
same results on any machine and in any number of processes.
"""

import os
import signal
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from wizardhall.bots import Bot, bot, play_on
from wizardhall.core.cards import CardSet
from wizardhall.core.errors import HallError
from wizardhall.core.game import Game
from wizardhall.games import game
from wizardhall.lab.fixtures import Fixture, fixtures
from wizardhall.lab.results import LeagueTerms, PlayedMatch, Results
from wizardhall.match import Match
from wizardhall.match.record import CardSetName
from wizardhall.progress_bar import show_progress

__all__ = ["League", "processors"]

AHEAD: Final = 4
"""How many matches wait for each process, so that none of them ever waits for a match."""


def processors() -> int:
    """How many processes can play at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class League:
    """A round robin of bots. Raises at once what is wrong with its terms, its bots or its file."""

    def __init__(
        self,
        game_name: str,
        bots: Iterable[str],
        *,
        matches: int,
        seed: str = "league",
        options: Mapping[str, str] | None = None,
        cards: Path | None = None,
        save: Path | None = None,
    ) -> None:
        self.bots = tuple(bots)
        played, card_set = _at_the_table(game_name, cards)
        chosen = played.complete_options(options or {})
        for level in self.bots:
            _bot(level, game_name, cards)
        self.seats = len(played.seats(chosen))
        self.fixtures = fixtures(self.bots, self.seats, matches)
        named = CardSetName(card_set.name, card_set.digest)
        self.terms = LeagueTerms(game=game_name, rules=played.rules, options=chosen, cards=named, seed=seed)
        self._cards = cards
        self._book = Results(self.terms, save)

    @property
    def results(self) -> list[PlayedMatch]:
        """The matches that are over, in the order of the plan, whenever each of them was played."""
        return [self._book[fixture] for fixture in self.fixtures if fixture in self._book]

    def play(self, processes: int = 1, progress: Callable[[], object] = lambda: None) -> None:
        """Play what is missing; `progress` is called after every match."""
        missing = (fixture for fixture in self.fixtures if fixture not in self._book)
        for played in self._played_alone(missing) if processes == 1 else self._played_together(missing, processes):
            self._book.add(played)
            progress()

    def _played_alone(self, missing: Iterable[Fixture]) -> Iterable[PlayedMatch]:
        return (play_match(fixture, self.terms, self._cards) for fixture in missing)

    def _played_together(self, missing: Iterable[Fixture], processes: int) -> Iterable[PlayedMatch]:
        """Results as they come in."""
        waiting = iter(missing)
        pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin_process)
        underway: set[Future[PlayedMatch]] = set()
        try:
            while True:
                for fixture in islice(waiting, processes * AHEAD - len(underway)):
                    underway.add(pool.submit(play_match, fixture, self.terms, self._cards))
                if not underway:
                    return
                over, underway = wait(underway, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in over)
        except BrokenProcessPool:
            raise HallError("lab-error-process") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _begin_process() -> None:
    """Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    show_progress()


def play_match(fixture: Fixture, terms: LeagueTerms, cards: Path | None) -> PlayedMatch:
    played, card_set = _at_the_table(terms.game, cards)
    match = Match.start(played, options=terms.options, cards=card_set, seed=f"{terms.seed} {fixture.deal}")
    seats = dict(zip(match.players, fixture.bots, strict=True))
    play_on(match, {seat: _bot(level, terms.game, cards) for seat, level in seats.items()})
    assert match.result is not None
    return PlayedMatch(fixture.deal, seats, match.result.winners, match.result.clause)


@cache
def _at_the_table(game_name: str, cards: Path | None) -> tuple[Game[Any], CardSet]:
    played = game(game_name)
    return played, played.cards(cards)


@cache
def _bot(level: str, game_name: str, cards: Path | None) -> Bot:
    return bot(level, *_at_the_table(game_name, cards))
