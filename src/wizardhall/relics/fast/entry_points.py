"""The functions of compiled code that Python calls. They take arrays; the parts behind them take addresses.

Other compiled code, such as a search, can call these too, or the parts behind them with `address(array)`.
"""

import numpy as np

from wizardhall.compiled import address, entry
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.batch import play_on
from wizardhall.relics.fast.interpreter import apply, begin_match, count, deal_match, meaning, run
from wizardhall.relics.fast.layout import ProgramArray, StateArray
from wizardhall.relics.fast.power import power
from wizardhall.relics.fast.rows import copy_words

__all__ = ["begin", "begin_scripted", "clone", "count_answers", "go", "meaning_of", "playout", "power_of", "step"]


@entry
def begin(program: ProgramArray, state: StateArray, seed: np.uint64) -> None:
    """Deal a new match, up to its first decision."""
    begin_match(address(program), address(state), seed)


@entry
def begin_scripted(program: ProgramArray, state: StateArray) -> None:
    """Deal a new match as the script behind an empty state says."""
    deal_match(address(program), address(state))


@entry
def clone(program: ProgramArray, state: StateArray, into: StateArray) -> None:
    """Make another state the same match."""
    copy_words(address(state), address(into), program[at.SIZE])


@entry
def count_answers(program: ProgramArray, state: StateArray) -> int:
    """How many answers the open decision has; 0 when the match is over."""
    return count(address(program), address(state))


@entry
def step(program: ProgramArray, state: StateArray, action: int) -> None:
    """Take a decision, and go on to the next."""
    apply(address(program), address(state), action)


@entry
def meaning_of(program: ProgramArray, state: StateArray, action: int) -> int:
    """What an action stands for, the same number for the same cards in any deal."""
    return meaning(address(program), address(state), action)


@entry
def go(program: ProgramArray, state: StateArray) -> None:
    """Go on from an agenda that `resume` has put together."""
    run(address(program), address(state))


@entry
def playout(program: ProgramArray, state: StateArray, seed: np.uint64) -> int:
    """Play on to the end by chance; how many decisions that took."""
    return play_on(address(program), address(state), seed)


@entry
def power_of(program: ProgramArray, state: StateArray, seat: int) -> int:
    return power(address(program), address(state), seat)
