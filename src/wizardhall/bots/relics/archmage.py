"""The archmage of Wizards & Relics: searches at length before every answer."""

from typing import Final

from wizardhall.bots.relics.search import Searcher
from wizardhall.relics.cards import RelicsSet

__all__ = ["make"]

ITERATIONS: Final = 10_000


def make(cards: RelicsSet) -> Searcher:
    return Searcher(cards, ITERATIONS)
