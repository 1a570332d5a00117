"""The doors from Python into compiled code. A book and a state are arrays here; inside, parts know their addresses.

Compiled code of others, a search for example, may call these too, or the parts behind them with `address(array)`.
"""

import numpy as np

from wizardhall.compiled import address, entry
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.batch import play_on
from wizardhall.relics.fast.interpreter import apply, begin_match, count, deal_match, meaning, run
from wizardhall.relics.fast.layout import BookArray, StateArray
from wizardhall.relics.fast.power import power
from wizardhall.relics.fast.rows import copy_words

__all__ = ["begin", "begin_scripted", "clone", "count_answers", "go", "meaning_of", "playout", "power_of", "step"]


@entry
def begin(book: BookArray, state: StateArray, seed: np.uint64) -> None:
    """Deal a new match, up to its first decision."""
    begin_match(address(book), address(state), seed)


@entry
def begin_scripted(book: BookArray, state: StateArray) -> None:
    """Deal a new match as the script behind an empty state says."""
    deal_match(address(book), address(state))


@entry
def clone(book: BookArray, state: StateArray, into: StateArray) -> None:
    """Make another state the same match."""
    copy_words(address(state), address(into), book[at.SIZE])


@entry
def count_answers(book: BookArray, state: StateArray) -> int:
    """How many answers the open decision has; 0 when the match is over."""
    return count(address(book), address(state))


@entry
def step(book: BookArray, state: StateArray, action: int) -> None:
    """Take a decision, and go on to the next."""
    apply(address(book), address(state), action)


@entry
def meaning_of(book: BookArray, state: StateArray, action: int) -> int:
    """What an action stands for, the same number for the same cards in any deal."""
    return meaning(address(book), address(state), action)


@entry
def go(book: BookArray, state: StateArray) -> None:
    """Go on from an agenda that was put together by hand."""
    run(address(book), address(state))


@entry
def playout(book: BookArray, state: StateArray, seed: np.uint64) -> int:
    """Play on to the end by chance; how many decisions that took."""
    return play_on(address(book), address(state), seed)


@entry
def power_of(book: BookArray, state: StateArray, seat: int) -> int:
    return power(address(book), address(state), seat)
