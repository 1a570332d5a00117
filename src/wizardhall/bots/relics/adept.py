"""The adept of Wizards & Relics: searches a little before every answer."""

from typing import Final

from wizardhall.bots.relics.search import Searcher
from wizardhall.relics.cards import RelicsSet

__all__ = ["make"]

ITERATIONS: Final = 1_000


def make(cards: RelicsSet) -> Searcher:
    return Searcher(cards, ITERATIONS)
