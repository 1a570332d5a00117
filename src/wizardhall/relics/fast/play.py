"""Playing at speed from Python: one match step by step, or many at once."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wizardhall.compiled import compiling
from wizardhall.core.asks import Ask
from wizardhall.core.seats import Seat
from wizardhall.relics.cards import RelicsSet
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.batch import play_matches
from wizardhall.relics.fast.determinization import determinize
from wizardhall.relics.fast.entry_points import begin, clone, count_answers, go, meaning_of, playout, power_of, step
from wizardhall.relics.fast.layout import StateArray
from wizardhall.relics.fast.lowering import Rules, lower
from wizardhall.relics.fast.open_ask import open_ask
from wizardhall.relics.game import RELICS

__all__ = ["Decision", "FastRelics", "RandomMatches", "play_random"]


class Decision(NamedTuple):
    """Who must decide, for what (as in the referee's asks), and how many answers there are."""

    seat: int
    purpose: str
    answers: int


class RandomMatches(NamedTuple):
    """One entry for each match. A winner of -1: the match did not end."""

    winners: NDArray[np.int32]
    rounds: NDArray[np.int32]
    decisions: NDArray[np.int32]


class FastRelics:
    """The game with a card set and options. A state is an array of its own; `state.copy()` is another match."""

    def __init__(self, cards: RelicsSet | None = None, **options: str) -> None:
        self.rules: Rules = lower(RELICS.cards() if cards is None else cards, options)
        ready()

    def start(self, seed: int) -> StateArray:
        """A new match, dealt. The same seed gives the same match on any machine."""
        state = np.empty(self.rules.size, dtype=np.int16)
        begin(self.rules.program, state, np.uint64(seed))
        return state

    def pending(self, state: StateArray) -> Decision | None:
        """The open decision; none once the match is over."""
        if state[at.KIND] == at.OVER_NOW:
            return None
        answers = count_answers(self.rules.program, state)
        return Decision(int(state[at.ASKED]), at.PURPOSES[state[at.KIND]], answers)

    def ask(self, state: StateArray) -> tuple[Seat, Ask[Any]] | None:
        """The open decision as the referee's ask; its `index` and `nth` translate between answers and actions."""
        return open_ask(self.rules, state)

    def apply(self, state: StateArray, action: int) -> None:
        """Decide: the action is the number of the answer, `ask.index(answer)`."""
        if not 0 <= action < count_answers(self.rules.program, state):
            raise IndexError(action)
        step(self.rules.program, state, action)

    def playout(self, state: StateArray, seed: int) -> int:
        """Play on to the end by chance; the seat that wins, or -1 if nobody did for too long."""
        playout(self.rules.program, state, np.uint64(seed))
        return self.winner(state)

    def winner(self, state: StateArray) -> int:
        return int(state[at.WINNER])

    def power(self, state: StateArray, seat: int) -> int:
        return power_of(self.rules.program, state, seat)

    def determinize(self, state: StateArray, eyes: int, seed: int) -> None:
        """Deal the unknown cards of a state that comes from the view of a seat."""
        determinize(self.rules.program, state, eyes, np.uint64(seed))


def play_random(
    matches: int,
    options: Mapping[str, str] = MappingProxyType({}),
    seed: int = 0,
    cards: RelicsSet | None = None,
) -> RandomMatches:
    """Whole matches in which everybody answers by chance. The match with a number is the same in any batch."""
    ready()
    rules = lower(RELICS.cards() if cards is None else cards, options)
    outcomes = np.zeros((matches, 3), dtype=np.int32)
    play_matches(rules.program, np.uint64(seed), 0, outcomes)
    winners, rounds, decisions = outcomes.T.copy()
    return RandomMatches(winners, rounds, decisions)


@cache
def ready() -> None:
    """Have everything compiled, or loaded from where it is kept; the first time that takes a while, and says so."""
    with compiling("Wizards & Relics", Path(__file__).parent):
        rules = lower(RELICS.cards(), {})
        state = np.zeros(rules.size, dtype=np.int16)
        begin(rules.program, state, np.uint64(0))
        step(rules.program, state, count_answers(rules.program, state) - 1)
        clone(rules.program, state, state.copy())
        meaning_of(rules.program, state, 0)
        power_of(rules.program, state, 0)
        go(rules.program, state)
        determinize(rules.program, state.copy(), 0, np.uint64(0))
        playout(rules.program, state, np.uint64(0))
        play_matches(rules.program, np.uint64(0), 0, np.zeros((0, 3), dtype=np.int32))
