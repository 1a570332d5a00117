"""Information set Monte Carlo tree search for Wizards & Relics, over the fast path: the stronger bots.

    bot = Searcher(cards, iterations=2_000)
    answer = bot.answer(view, ask, dice)

`card_strength` and `value_model` are trained by self-play with the `rollout_policy`. `ismcts` samples determinizations
and descends the `tree` of this round, whose nodes `infosets` finds; `candidates` lists the answers to search. Needs the
extra `lab`.
"""

from wizardhall.bots.relics.search.ismcts import REGRET_MATCHING, UCT
from wizardhall.bots.relics.search.searcher import Comparison, Searcher, SearchResult

__all__ = ["REGRET_MATCHING", "UCT", "Comparison", "SearchResult", "Searcher"]
