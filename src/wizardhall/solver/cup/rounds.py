"""Open rounds of the responder against all strategies of the opponent, and the groups that they form.

A round stays open where it needs a card that is not chosen yet. Where it needs the Waiting card it goes on once for
every kind of Waiting card. Where the responder must decide, the rounds that look the same to the responder form a
*group* and go on once for every answer.
"""

from typing import Final

from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.round import FACTORIALS, REARRANGE
from wizardhall.solver.cup.layout import (
    ALLOWED,
    AT_GROUPS,
    AT_ROUNDS,
    AT_STACK,
    AT_STAKES,
    AT_STRATEGIES,
    BY_CARD,
    CARDS,
    EARLY,
    ENTRY,
    FOR_ALL,
    FOR_CARD,
    FOR_CLASS,
    FREE_STAKES,
    FULL,
    GROUP,
    GROUPS,
    LIMIT,
    LOSSES,
    ME,
    NEED,
    OFFSET,
    OPEN,
    OPTIONS,
    ORDERS,
    PARENT,
    ROOM,
    ROUND,
    SIGHT,
    STACK,
    STAKE,
    STAKE_ROOM,
    STAKES,
    TAG,
    WHOLE,
    FloatWords,
    J,
)
from wizardhall.solver.cup.walk import (
    ASKED,
    NEEDS,
    RULES_BEGIN,
    RULES_END,
    STRATEGY,
    WAITING,
    Duels,
    Memory,
    class_of,
    decide,
    walk,
)
from wizardhall.table.compiled import part

__all__ = ["ORDER", "begin_level", "copy_round", "go_on", "keep", "rounds_at", "stakes_at", "used"]

ORDER: Final = 6
"""What a rearrangement needs: all cards of the Deck."""


@part
def rounds_at(m: Memory, level: int) -> int:
    return m[AT_ROUNDS] + level * m[ROOM] * ROUND


@part
def stakes_at(m: Memory, level: int) -> int:
    return m[AT_STAKES] + level * m[STAKE_ROOM]


@part
def used(m: Memory, card: int) -> bool:
    """Is it one of the cards chosen so far?"""
    found = False
    for place in range(6):
        found = found or m[CARDS + place] == card
    return found


@part
def copy_round(m: Memory, here: int, there: int) -> None:
    for word in range(ROUND):
        m[there + word] = m[here + word]


@part
def keep(m: Memory, level: int, at: int, need: int) -> None:
    """The round at `at` stays open on this level."""
    number = m[OPEN + level]
    if number == m[ROOM]:
        m[FULL] = 1
        return
    there = rounds_at(m, level) + number * ROUND
    copy_round(m, at, there)
    m[there + NEED] = need
    m[OPEN + level] = number + 1


@part
def group_of(m: Memory, f: FloatWords, level: int, old: int, parent: int, sight: int, options: int) -> int:
    """Where the stakes begin of the group, of those since `old`, with this sight; a new one if need be."""
    count = m[GROUPS + level]
    for number in range(old, count):
        group = m[AT_GROUPS] + number * GROUP
        if m[group + SIGHT] == sight and m[group + PARENT] == parent:
            return m[group + OFFSET]
    offset = m[STAKES + level]
    if count == m[ROOM] or offset + options > m[STAKE_ROOM]:
        m[FULL] = 1
        return FREE_STAKES
    group = m[AT_GROUPS] + count * GROUP
    m[group + PARENT], m[group + SIGHT] = parent, sight
    m[group + OFFSET], m[group + OPTIONS] = offset, options
    stakes = stakes_at(m, level)
    for option in range(options):
        f[stakes + offset + option] = 0.0
    m[STAKES + level] = offset + options
    m[GROUPS + level] = count + 1
    return offset


@part
def fork_waiting(duels: Duels, m: Memory, at: int, height: int) -> int:
    """Put the round on the stack once for every kind of Waiting card; how high the stack is then."""
    stack, seen_classes = m[AT_STACK], 0
    origin = stack + (STACK - 1) * ROUND
    copy_round(m, at, origin)
    for card in range(SET_SIZE):
        if not m[ALLOWED] >> card & 1 or used(m, card):
            continue
        kind = class_of(duels, card)
        if not m[BY_CARD]:
            if seen_classes >> kind & 1:
                continue
            seen_classes |= 1 << kind
        there = stack + height * ROUND
        copy_round(m, origin, there)
        m[there + TAG] = card
        m[there + STAKE] = FOR_CARD + card if m[BY_CARD] else FOR_CLASS + kind
        height += 1
    return height


@part
def go_on(duels: Duels, m: Memory, f: FloatWords, level: int, old: int, height: int) -> bool:
    """Walk the rounds on the stack and keep what stops. False if too much is lost already."""
    me, waiting, stack, stakes = m[ME], m[CARDS + WAITING], m[AT_STACK], stakes_at(m, level)
    while height:
        height -= 1
        at = stack + height * ROUND
        j, tag, stake = m[at + J], m[at + TAG], m[at + STAKE]
        if m[at + NEED] == ORDER:  # it stands at the ask already
            found = ASKED + REARRANGE
            m[at + NEED] = -1
        else:
            other = m[AT_STRATEGIES] + j * STRATEGY
            rules = m[AT_STRATEGIES]
            if tag >= 0:
                m[CARDS + WAITING] = tag
            found = walk(duels, m, at, CARDS, other, me, rules + m[other + RULES_BEGIN], rules + m[other + RULES_END])
            m[CARDS + WAITING] = waiting
        if found < NEEDS:
            f[stakes + stake] += f[LOSSES + 3 * j + (2 - found if me else found)]
            if stake == FOR_ALL and f[stakes] <= f[LIMIT]:
                return False
        elif found >= ASKED:
            purpose = found - ASKED
            if purpose == REARRANGE and not m[WHOLE]:
                m[at + ENTRY] = level
                if stake == FOR_ALL:
                    m[ORDERS + level] |= 1 << level
                keep(m, level, at, ORDER)
                continue
            options = 1 + FACTORIALS[m[at + me] >> 25 & 7] if purpose == REARRANGE else 2
            offset = group_of(m, f, level, old, stake, m[at + 2 + me], options)
            for option in range(options - 1, -1, -1):
                there = at + option * ROUND
                if option:
                    copy_round(m, at, there)
                m[there + STAKE] = offset + option
                decide(duels, m, there, me, purpose, option)
            height += options
        elif found - NEEDS == WAITING and stake == FOR_ALL and not m[EARLY]:
            height = fork_waiting(duels, m, at, height)
        else:
            keep(m, level, at, found - NEEDS)
    return True


@part
def begin_level(m: Memory, f: FloatWords, level: int, after: int) -> None:
    """The next level begins as this one is, with no open rounds."""
    here, there = stakes_at(m, level), stakes_at(m, after)
    for stake in range(m[STAKES + level]):
        f[there + stake] = f[here + stake]
    m[STAKES + after] = m[STAKES + level]
    m[GROUPS + after] = m[GROUPS + level]
    m[OPEN + after] = 0
    m[ORDERS + after] = m[ORDERS + level]
