"""What is lost: in each group by its best answer, with each Waiting card, and at least whatever comes."""

import numpy as np

from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.layout import (
    ALLOWED,
    AT_GROUPS,
    AT_STACK,
    CARDS,
    EARLY,
    FOR_CARD,
    FOR_CLASS,
    GROUP,
    GROUPS,
    LEVELS,
    LIMIT,
    OFFSET,
    OPEN,
    OPTIONS,
    PARENT,
    PICKED,
    ROUND,
    STAKES,
    FloatWords,
)
from wizardhall.solver.cup.rounds import begin_level, copy_round, go_on, rounds_at, stakes_at, used
from wizardhall.solver.cup.walk import (
    WAITING,
    Duels,
    Memory,
    class_of,
)
from wizardhall.table.compiled import part

__all__ = ["bound", "fold", "settle"]


@part
def fold(m: Memory, f: FloatWords, level: int, first: int) -> int:
    """Where the stakes of the level lie when each group since `first` has given its best option to its parent."""
    here, folded = stakes_at(m, level), stakes_at(m, LEVELS)
    if m[GROUPS + level] == first:
        return here
    for stake in range(m[STAKES + level]):
        f[folded + stake] = f[here + stake]
    for number in range(m[GROUPS + level] - 1, first - 1, -1):
        group = m[AT_GROUPS] + number * GROUP
        offset = folded + m[group + OFFSET]
        best = 0
        for option in range(1, m[group + OPTIONS]):
            if f[offset + option] > f[offset + best] + 1e-15:
                best = option
        m[group + PICKED] = best
        f[folded + m[group + PARENT]] += f[offset + best]
    return folded


@part
def settle(duels: Duels, m: Memory, f: FloatWords, level: int, first: int, out: int) -> None:
    """What a whole plan loses with each Waiting card that there can be (0 with others), from the group `first` on."""
    waiting = m[CARDS + WAITING]
    folded = fold(m, f, level, first)
    for card in range(SET_SIZE):
        f[out + card] = 0.0
        if waiting >= 0:
            if card != waiting:
                continue
        elif not m[ALLOWED] >> card & 1 or used(m, card):
            continue
        if m[OPEN + level]:
            folded = try_waiting(duels, m, f, level, first, card)
        f[out + card] = f[folded] + f[folded + FOR_CARD + card] + f[folded + FOR_CLASS + class_of(duels, card)]
    m[CARDS + WAITING] = waiting


@part
def try_waiting(duels: Duels, m: Memory, f: FloatWords, level: int, first: int, card: int) -> int:
    """Fold with this Waiting card, which some rounds of groups still need."""
    trial = level + 1
    begin_level(m, f, level, trial)
    m[CARDS + WAITING] = card
    limit, early = f[LIMIT], m[EARLY]
    f[LIMIT], m[EARLY] = -np.inf, 1
    old = m[GROUPS + level]
    at = rounds_at(m, level)
    for _ in range(m[OPEN + level]):
        copy_round(m, at, m[AT_STACK])
        go_on(duels, m, f, trial, old, 1)
        at += ROUND
    f[LIMIT], m[EARLY] = limit, early
    m[CARDS + WAITING] = -1
    return fold(m, f, trial, first)


@part
def bound(duels: Duels, m: Memory, f: FloatWords, level: int) -> float:
    """At least so much is lost below this node, whatever comes (a number that is not above zero)."""
    folded = fold(m, f, level, 0)
    waiting, least = m[CARDS + WAITING], -np.inf
    for card in range(SET_SIZE):
        if card == waiting or (waiting < 0 and m[ALLOWED] >> card & 1 and not used(m, card)):
            lost = f[folded + FOR_CARD + card] + f[folded + FOR_CLASS + class_of(duels, card)]
            least = max(least, lost)
    return f[folded] + least
