"""The last card of the Deck: rounds that look the same are decided together, and end."""

from typing import Final

from wizardhall.compiled import inner
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.round import REARRANGE
from wizardhall.solver.cup.automaton import ENDED, UNKNOWN, asks_at, decided, decided_with, mix
from wizardhall.solver.cup.buffer_views import ALL, CLOCK, LAYERS, NUMBER, TENSORS, Bench
from wizardhall.solver.cup.singleton_infosets import CROWD

__all__ = ["NOT_SIMPLE", "last_card"]

BOTH: Final = 2 * LAYERS
"""What a group is worth if its player declines, and if not: each for all Waiting cards and for each of them."""
SIMPLE, WIDE, NOT_SIMPLE = range(3)


@inner
def last_card(bench: Bench, first: int, end: int, used: int, out: int, layer: int, free: int) -> int:
    """Add what rounds are worth in which all cards are known; `NOT_SIMPLE` if a decision leads to another ask."""
    for i in range(first, end):
        state = bench.states[i]
        if state >= ENDED and not simple(bench, state, bench.tags[i]):
            return NOT_SIMPLE
    if 2 * (end - first) > CROWD // 2 or free + BOTH * (end - first) > bench.sizes[TENSORS]:
        return NOT_SIMPLE
    f, wide, groups = bench.tensors, SIMPLE, 0
    bench.sizes[CLOCK] += 1
    for i in range(first, end):
        state, tag, weight = bench.states[i], bench.tags[i], bench.weights[i]
        if state < ENDED:
            f[out + (tag + 1) * layer] += weight * (state - 1)
            wide = wide if tag == ALL else WIDE
            continue
        group = group_of(bench, bench.sights[i], groups)
        at = free + group * BOTH
        if group == groups:
            groups += 1
            bench.met_wide[group] = 0
            for k in range(BOTH):
                f[at + k] = 0.0
        for option in range(2):
            after, here = decided(bench.auto, state, option), at + option * LAYERS
            if after >= 0:
                f[here + tag + 1] += weight * (after - 1)
                if tag != ALL:
                    bench.met_wide[group] = 1
                continue
            bench.met_wide[group] = 1
            for k in range(bench.sizes[NUMBER]):
                waiting = bench.cards[k]
                if tag == waiting or (tag == ALL and not used >> waiting & 1):
                    result = decided_with(bench.auto, after, state, option, waiting) - 1
                    f[here + waiting + 1] += weight * result
    for group in range(groups):
        at = free + group * BOTH
        if bench.met_wide[group] == 0:
            f[out] += max(f[at], f[at + LAYERS])
            continue
        wide = WIDE
        for k in range(1, LAYERS):
            f[out + k * layer] += max(f[at] + f[at + k], f[at + LAYERS] + f[at + LAYERS + k])
    return wide


@inner
def simple(bench: Bench, state: int, tag: int) -> bool:
    """Does either decision end the round?"""
    if asks_at(bench.auto, state) - 1 == REARRANGE:
        return False
    for option in range(2):
        after = decided(bench.auto, state, option)
        if after >= ENDED:
            return False
        if after < UNKNOWN:
            for k in range(bench.sizes[NUMBER]):
                waiting = bench.cards[k]
                if tag in (ALL, waiting) and decided_with(bench.auto, after, state, option, waiting) >= ENDED:
                    return False
    return True


@inner
def group_of(bench: Bench, sight: int, new: int) -> int:
    """The number of the rounds that look like this; `new` if there are none yet."""
    key = mix(sight, SET_SIZE + 77) | 1
    at = (key >> 18 & (CROWD - 1)) * 3
    table, now = bench.crowd, bench.sizes[CLOCK]
    while table[at + 1] == now and table[at] != key:
        at = at + 3 if at + 3 < 3 * CROWD else 0
    if table[at + 1] != now:
        table[at], table[at + 1], table[at + 2] = key, now, new
    return table[at + 2]
