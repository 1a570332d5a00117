"""A node of the tree of plans: one more card is chosen, and all open rounds that waited for it go on.

A rearrangement waits until all cards of the Deck are known; what comes of it depends on which cards are still to come
but not on their order, so it is kept for the other orders.
"""

from typing import Final

import numpy as np

from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.layout import (
    ALLOWED,
    AT_KEPT,
    AT_STACK,
    AT_STAMPS,
    BY_CARD,
    CARDS,
    COMBINATIONS,
    EARLY,
    ENTRY,
    EPOCHS,
    FOR_ALL,
    FOR_CARD,
    FREE_STAKES,
    GROUPS,
    KNOWN,
    LIMIT,
    NEED,
    NOTING,
    OPEN,
    ORDERED,
    ORDERS,
    ROUND,
    STAKE,
    STAKES,
    TAG,
    WAITED,
    WHOLE,
    FloatWords,
)
from wizardhall.solver.cup.rounds import ORDER, begin_level, copy_round, go_on, keep, rounds_at, stakes_at, used
from wizardhall.solver.cup.stakes import bound, settle
from wizardhall.solver.cup.walk import (
    WAITING,
    Duels,
    Memory,
    class_of,
)
from wizardhall.table.compiled import part

__all__ = ["expand"]

STRETCH: Final = 8
"""After so many rounds it is seen whether too much is lost in groups."""


@part
def expand(duels: Duels, m: Memory, f: FloatWords, level: int, place: int) -> bool:
    """From `level` to the next, now that the card of `place` is chosen. False if too much is lost already."""
    after = level + 1
    begin_level(m, f, level, after)
    m[EPOCHS + after] += 1
    m[KNOWN + after] = m[KNOWN + level] | (0 if place == WAITING else 1 << m[CARDS + place])
    if not walk_on(duels, m, f, level, place, False):
        return False
    if not m[WHOLE]:
        return True
    if m[ORDERS + level] and not m[NOTING]:
        rearrange(duels, m, f, after)
        if f[stakes_at(m, after)] <= f[LIMIT]:
            return False
    return walk_on(duels, m, f, level, place, True)


@part
def walk_on(duels: Duels, m: Memory, f: FloatWords, level: int, place: int, rearranging: bool) -> bool:
    """The rounds of `level` go on to the next one: those at a rearrangement if all cards are known, or the others."""
    after, old, at = level + 1, m[GROUPS + level], rounds_at(m, level) - ROUND
    for number in range(m[OPEN + level]):
        at += ROUND
        need, tag = m[at + NEED], m[at + TAG]
        if (need == ORDER and m[WHOLE]) != rearranging:
            continue
        if number % STRETCH == STRETCH - 1 and old and bound(duels, m, f, after) <= f[LIMIT]:
            return False
        if tag >= 0:
            stand_in = another(duels, m, tag, m[CARDS + place], place)
            if stand_in < 0:
                continue
            tag = stand_in
        copy_round(m, at, m[AT_STACK])
        m[m[AT_STACK] + TAG] = tag
        if need == place or (rearranging and (m[NOTING] or m[at + STAKE] != FOR_ALL)):
            if not go_on(duels, m, f, after, old, 1):
                return False
        elif not rearranging:
            keep(m, after, m[AT_STACK], need)
    return True


@part
def another(duels: Duels, m: Memory, tag: int, card: int, place: int) -> int:
    """The card that stands for the Waiting card now that `card` is chosen; -1 if no Waiting card can be meant."""
    kind = class_of(duels, tag)
    if place == WAITING:
        return card if tag == card or (not m[BY_CARD] and kind == class_of(duels, card)) else -1
    if tag != card:
        return tag
    if not m[BY_CARD]:
        for other in range(SET_SIZE):
            if m[ALLOWED] >> other & 1 and class_of(duels, other) == kind and not used(m, other):
                return other
    return -1


@part
def combination(cards: int) -> int:
    """The number of a set of up to four cards among all sets of as many."""
    number, size = 0, 0
    for card in range(SET_SIZE):
        if cards >> card & 1:
            size += 1
            ways = card
            for k in range(2, size + 1):
                ways = ways * (card - k + 1) // k
            number += ways
    return number


@part
def rearrange(duels: Duels, m: Memory, f: FloatWords, level: int) -> None:
    """Add what is lost in the rounds that wait for a rearrangement, all cards being known now."""
    stakes = stakes_at(m, level)
    for came in range(1, level):
        if not m[ORDERS + level] >> came & 1:
            continue
        number = came * COMBINATIONS + combination(m[KNOWN + level] & ~m[KNOWN + came])
        kept = m[AT_KEPT] + number * SET_SIZE
        if m[m[AT_STAMPS] + number] != m[EPOCHS + came]:
            m[m[AT_STAMPS] + number] = m[EPOCHS + came]
            rearrange_anew(duels, m, f, level, came, kept)
        for card in range(SET_SIZE):
            f[stakes + FOR_CARD + card] += f[kept + card]
    m[ORDERS + level] = 0


@part
def rearrange_anew(duels: Duels, m: Memory, f: FloatWords, level: int, came: int, kept: int) -> None:
    """The same for the rounds that came there at the level `came`, with every Waiting card that there can be."""
    waiting, early, limit = m[CARDS + WAITING], m[EARLY], f[LIMIT]
    if waiting >= 0 and not m[WAITED + came]:
        m[CARDS + WAITING], m[EARLY] = -1, 0
    f[LIMIT] = -np.inf
    stakes = stakes_at(m, ORDERED)
    for stake in range(FREE_STAKES):
        f[stakes + stake] = 0.0
    m[STAKES + ORDERED] = m[STAKES + level]
    m[GROUPS + ORDERED] = m[GROUPS + level]
    m[OPEN + ORDERED] = 0
    old = m[GROUPS + level]
    at = rounds_at(m, level - 1)
    for _ in range(m[OPEN + level - 1]):
        if m[at + NEED] == ORDER and m[at + STAKE] == FOR_ALL and m[at + ENTRY] == came:
            copy_round(m, at, m[AT_STACK])
            go_on(duels, m, f, ORDERED, old, 1)
        at += ROUND
    settle(duels, m, f, ORDERED, old, kept)
    m[CARDS + WAITING], m[EARLY], f[LIMIT] = waiting, early, limit
