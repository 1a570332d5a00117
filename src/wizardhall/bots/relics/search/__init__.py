"""Wizards & Relics by search, over the fast path: what the stronger bots think with.

    bot = Searcher(cards, iterations=2_000)
    answer = bot.answer(view, ask, dice)

`worth` learns what the cards are worth, and `prospects` what a table is, both from matches by `habits`. `search` deals
what is unseen and decides down the `tree` of this round; `candidates` says what is considered. Needs the extra `lab`.
"""

from wizardhall.bots.relics.search.ismcts import REGRETS, UCT
from wizardhall.bots.relics.search.searcher import Compared, Searcher, Thought

__all__ = ["REGRETS", "UCT", "Compared", "Searcher", "Thought"]
