"""The exact best response of a round: over all plans, with every optional power used as well as can be.

The plans are walked as a tree of their first cards. At every node stand the rounds against all strategies of the
opponent, each as far as the cards so far decide it. What is counted is not what is won but what is lost compared to
winning every round, so that at any node the losses so far already bound what all plans below are worth.

How rounds go on, and what a decision does, is in `rounds.py`; what all of it is worth in `stakes.py`; what one more
card changes in `nodes.py`. Who holds a card that may change places with the Waiting card chooses the Waiting card right
after it.
"""

import numpy as np

from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.layout import (
    ALLOWED,
    AT_GROUPS,
    AT_STACK,
    BEST,
    CARDS,
    CURSOR,
    DRAWN,
    EARLY,
    ENTRY,
    EXCHANGERS,
    FIXED,
    FLOOR,
    FOR_ALL,
    FREE_STAKES,
    FULL,
    GROUP,
    GROUPS,
    KEEP,
    KNOWN,
    LEVELS,
    LIMIT,
    MOST,
    OFFSET,
    OPEN,
    OPPONENTS,
    ORDERS,
    PARENT,
    PICKED,
    PLACE,
    SIGHT,
    STAKE,
    STAKES,
    STATE,
    TAG,
    WAITED,
    WHOLE,
    Floats,
    FloatWords,
    J,
    Numbers,
)
from wizardhall.solver.cup.nodes import expand
from wizardhall.solver.cup.rounds import keep, stakes_at, used
from wizardhall.solver.cup.stakes import bound, fold, settle
from wizardhall.solver.cup.walk import (
    WAITING,
    Duels,
    Memory,
    set_out,
)
from wizardhall.table.compiled import address, entry, part

__all__ = ["note_rules", "search"]


@part
def start(m: Memory, f: FloatWords) -> None:
    for place in range(6):
        m[CARDS + place] = -1
    for stake in range(FREE_STAKES):
        f[stakes_at(m, 0) + stake] = 0.0
    m[STAKES], m[GROUPS], m[OPEN], m[KNOWN], m[ORDERS], m[WHOLE], m[EARLY] = FREE_STAKES, 0, 0, 0, 0, 0, 0
    at = m[AT_STACK]
    set_out(m, at + STATE)
    m[at + ENTRY], m[at + STAKE], m[at + TAG] = 0, FOR_ALL, -1
    for j in range(m[OPPONENTS]):
        m[at + J] = j
        keep(m, 0, at, 0)


@part
def next_card(m: Memory, here: int, card: int) -> int:
    """The next card that may lie in this place, from `card` on; `SET_SIZE` if there is none."""
    drawn, fixed = m[DRAWN], m[FIXED + here]
    must = drawn >= 0 and not used(m, drawn) and last_place(m, here)
    while card < SET_SIZE and (
        not m[ALLOWED] >> card & 1 or used(m, card) or (fixed >= 0 and fixed != card) or (must and card != drawn)
    ):
        card += 1
    return card


@part
def last_place(m: Memory, here: int) -> bool:
    """Are all other places taken?"""
    last = True
    for place in range(6):
        last = last and (place == here or m[CARDS + place] >= 0)
    return last


@part
def deck_known(m: Memory) -> int:
    """How many cards of the Deck are known."""
    known = 0
    while known < WAITING and m[CARDS + known] >= 0:
        known += 1
    return known


@part
def look_around(m: Memory, f: FloatWords, values: FloatWords, known: int) -> int:
    """Set what the next step needs to know of the cards chosen so far; the bucket of the plan, -1 if it is open."""
    m[WHOLE] = known == WAITING
    m[EARLY] = 0
    for place in range(WAITING):
        card = m[CARDS + place]
        if card >= 0 and m[EXCHANGERS] >> card & 1:
            m[EARLY] = 1
    floor = max(f[FLOOR], f[FLOOR] + f[KEEP] * (f[BEST] - f[FLOOR]))
    bucket = -1
    if known >= 2:
        bucket = m[CARDS] * SET_SIZE + m[CARDS + 1]
        floor = max(floor, values[bucket])
    f[LIMIT] = floor - f[MOST]
    return bucket


@entry
def search(duels: IntArray, numbers: Numbers, floats: Floats, values: Floats, plans: Numbers) -> None:
    """Fill `values` and `plans` (rows of six) with the best plan for every pair of first cards.

    A pair is left as it is if no plan of it is worth more than its value there, nor more than the floor.
    """
    best_plans(address(duels), address(numbers), address(floats), address(values), address(plans))


@part
def best_plans(duels: Duels, m: Memory, f: FloatWords, values: FloatWords, plans: Memory) -> None:
    start(m, f)
    m[CURSOR] = 0
    m[PLACE] = WAITING if m[FIXED + WAITING] >= 0 else 0
    level = 0
    while level >= 0 and not m[FULL]:
        here = m[PLACE + level]
        m[CARDS + here] = -1
        card = next_card(m, here, m[CURSOR + level])
        if card == SET_SIZE:
            level -= 1
            continue
        m[CURSOR + level] = card + 1
        m[CARDS + here] = card
        known = deck_known(m)
        bucket = look_around(m, f, values, known)
        m[WAITED + level + 1] = m[CARDS + WAITING] >= 0
        if not expand(duels, m, f, level, here):
            continue
        wants_waiting = m[EARLY] and m[CARDS + WAITING] < 0
        if known == WAITING and not wants_waiting:
            finish(duels, m, f, level + 1, bucket, values, plans)
        elif bound(duels, m, f, level + 1) > f[LIMIT]:
            level += 1
            m[CURSOR + level] = 0
            m[PLACE + level] = WAITING if wants_waiting else known


@part
def finish(duels: Duels, m: Memory, f: FloatWords, level: int, bucket: int, values: FloatWords, plans: Memory) -> None:
    """A whole plan: note it if it is the best of its bucket, with the Waiting card that suits it best."""
    out = stakes_at(m, LEVELS + 1)
    settle(duels, m, f, level, 0, out)
    waiting, drawn = m[CARDS + WAITING], m[DRAWN]
    only = drawn if drawn >= 0 and not used(m, drawn) else waiting
    for card in range(SET_SIZE):
        if only >= 0:
            if card != only:
                continue
        elif not m[ALLOWED] >> card & 1 or used(m, card):
            continue
        worth = f[MOST] + f[out + card]
        if f[out + card] > f[LIMIT] and worth > values[bucket]:
            values[bucket] = worth
            f[BEST] = max(f[BEST], worth)
            for place in range(WAITING):
                plans[6 * bucket + place] = m[CARDS + place]
            plans[6 * bucket + WAITING] = card


@entry
def note_rules(duels: IntArray, numbers: Numbers, floats: Floats, rules: Numbers) -> int:
    """Write the rules of the one whole plan that is fixed, pairs of a sight and a choice; how many words."""
    return rules_of(address(duels), address(numbers), address(floats), address(rules))


@part
def rules_of(duels: Duels, m: Memory, f: FloatWords, rules: Memory) -> int:
    """What the player does at each sight that can come up if all earlier decisions are followed, in no order."""
    start(m, f)
    f[LIMIT] = -np.inf
    for level in range(6):
        place = WAITING if level == 0 else level - 1
        m[CARDS + place] = m[FIXED + place]
        m[WHOLE] = level == WAITING
        m[EARLY] = 1
        expand(duels, m, f, level, place)
    reached = fold(m, f, 6, 0)
    for stake in range(m[STAKES + 6]):
        f[reached + stake] = 1.0 if stake < FREE_STAKES else 0.0
    written = 0
    for number in range(m[GROUPS + 6]):
        group = m[AT_GROUPS] + number * GROUP
        if f[reached + m[group + PARENT]] > 0.0:
            picked = m[group + PICKED]
            f[reached + m[group + OFFSET] + picked] = 1.0
            if picked:
                rules[written], rules[written + 1] = m[group + SIGHT], picked
                written += 2
    return written
