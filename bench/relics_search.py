"""Wizards & Relics: how many simulations a second the search makes, at the first lay of a match."""

from collections.abc import Iterator

from bench.timing import Figure, best_rate
from wizardhall import Match
from wizardhall.bots.relics.search import REGRET_MATCHING, UCT, Searcher
from wizardhall.core.asks import AnyAsk
from wizardhall.core.dice import HashDice
from wizardhall.relics import RELICS
from wizardhall.relics.view import RelicsView

__all__ = ["figures"]

SIMULATIONS = 20_000


def figures() -> Iterator[Figure]:
    """The search with two to four seats, each beside the same search by UCT."""
    for players, aim in (("2", "≥ 30,000"), ("3", ""), ("4", "")):
        view, ask = first_lay(players)
        regrets, uct = (searched(view, ask, selection) for selection in (REGRET_MATCHING, UCT))
        yield Figure(f"relics: search, {players} seats", regrets, "simulations/s", "by UCT", uct, aim)


def searched(view: RelicsView, ask: AnyAsk, selection: int) -> float:
    Searcher(RELICS.cards(), 1, selection).answer(view, ask, HashDice(b"warm up"))
    searcher = Searcher(RELICS.cards(), SIMULATIONS, selection)

    def work() -> int:
        searcher.answer(view, ask, HashDice(b"bench"))
        return SIMULATIONS

    return best_rate(work)


def first_lay(players: str) -> tuple[RelicsView, AnyAsk]:
    match = Match.start(RELICS, seed="bench", options={"players": players})
    for seat in list(match.open):
        match.answer(seat, match.open[seat].id, ())
    seat = next(iter(match.open))
    view = match.view(seat)
    assert isinstance(view, RelicsView)
    return view, match.open[seat].ask
