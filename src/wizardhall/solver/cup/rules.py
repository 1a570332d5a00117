"""The best use of optional powers with a plan that is fixed: what to decide on every sight that can come up."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from wizardhall.cup.fast.round import FACTORIALS, REARRANGE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.strategies import Floats, Numbers, Strategy, packed
from wizardhall.solver.cup.walk import (
    ASKED,
    RULES_BEGIN,
    RULES_END,
    STRATEGY,
    WHITE_ASKED,
    WORDS,
    decide,
    set_out,
    walk,
)
from wizardhall.table.compiled import address, entry

__all__ = ["Opponents", "best_rules"]

STRATEGIES: Final = 6
"""Where they begin in the memory; before them is the plan."""
FOUND, AGAINST, ROUND = WORDS, WORDS + 1, WORDS + 2
"""A round: a state of the walk, where it stopped, the strategy that it is against."""

Rule = tuple[int, int]


class Opponents(NamedTuple):
    duels: IntArray
    me: int
    strategies: Numbers
    weights: Floats

    @classmethod
    def mixed(cls, duels: IntArray, me: int, strategies: Sequence[Strategy], weights: Floats) -> "Opponents":
        return cls(duels, me, packed(strategies), weights)


def best_rules(against: Opponents, plan: Sequence[int]) -> tuple[float, list[Rule]]:
    """What a plan is worth against a mix, and its rules: pairs of a sight and a choice that is not to decline."""
    memory = np.concatenate([np.array(plan, np.int64), against.strategies, np.zeros(WORDS, np.int64)])
    rounds = np.zeros((len(against.weights), ROUND), np.int64)
    rounds[:, AGAINST] = np.arange(len(against.weights))
    begin_all(rounds.reshape(-1))
    return _settled(against, memory, rounds)


def _settled(against: Opponents, memory: Numbers, rounds: Numbers) -> tuple[float, list[Rule]]:
    """What rounds are worth if all further decisions are as good as can be, and these decisions."""
    me = against.me
    go_on(against.duels, memory, rounds.reshape(-1), me)
    ended = rounds[:, FOUND] < ASKED
    results = (rounds[ended, FOUND] - 1) * (-1 if me else 1)
    total, rules = float(against.weights[rounds[ended, AGAINST]] @ results), []
    asked = rounds[~ended]
    for sight in np.unique(asked[:, 2 + me]):
        alike = asked[asked[:, 2 + me] == sight]
        worth, chosen = max(_tried(against, memory, alike, int(sight)), key=lambda tried: tried[0])
        total += worth
        rules += chosen
    return total, rules


def _tried(against: Opponents, memory: Numbers, alike: Numbers, sight: int) -> Iterator[tuple[float, list[Rule]]]:
    purpose = (int(alike[0, FOUND]) - ASKED) % WHITE_ASKED
    left = int(alike[0, against.me]) >> 25 & 7
    for option in range(1 + FACTORIALS[left] if purpose == REARRANGE else 2):
        rounds = alike.copy()
        choose(against.duels, rounds.reshape(-1), against.me, purpose, option)
        worth, rules = _settled(against, memory, rounds)
        yield worth, [(sight, option), *rules] if option else rules


@entry
def begin_all(rounds: Numbers) -> None:
    for at in range(0, len(rounds), ROUND):
        set_out(address(rounds), at)


@entry
def choose(duels: IntArray, rounds: Numbers, me: int, purpose: int, option: int) -> None:
    for at in range(0, len(rounds), ROUND):
        decide(address(duels), address(rounds), at, me, purpose, option)


@entry
def go_on(duels: IntArray, memory: Numbers, rounds: Numbers, me: int) -> None:
    """Walk rounds on until they end or the responder must decide."""
    d, m, r = address(duels), address(memory), address(rounds)
    scratch = len(memory) - WORDS
    for at in range(0, len(rounds), ROUND):
        other = STRATEGIES + r[at + AGAINST] * STRATEGY
        for word in range(WORDS):
            m[scratch + word] = r[at + word]
        begin, end = STRATEGIES + m[other + RULES_BEGIN], STRATEGIES + m[other + RULES_END]
        cb, cw = (other, 0) if me else (0, other)
        r[at + FOUND] = walk(d, m, scratch, cb, cw, 1 << me, begin, end, 0)
        for word in range(WORDS):
            r[at + word] = m[scratch + word]
