"""The archmage of Wizards & Relics: searches for about a second before every answer."""

from typing import Final

from wizardhall.bots.relics_search import Searcher
from wizardhall.relics.cards import RelicsSet

__all__ = ["make"]

ITERATIONS: Final = 100_000


def make(cards: RelicsSet) -> Searcher:
    return Searcher(cards, ITERATIONS)
