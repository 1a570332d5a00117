"""The last card of the Deck: rounds of one information set are decided together, and end."""

from typing import Final

from wizardhall.compiled import inner, record_at
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.codec import REARRANGE
from wizardhall.solver.cup.automaton import decided, decided_with
from wizardhall.solver.cup.automaton_states import ENDED, UNKNOWN, asks_at
from wizardhall.solver.cup.buffer_views import ALL, BufferViews
from wizardhall.solver.cup.buffers import GROUP_SLOTS, LAYERS
from wizardhall.solver.cup.hashes import hash_pair
from wizardhall.solver.cup.singleton_infosets import group_slot

__all__ = ["NOT_SIMPLE", "add_final_card"]

BOTH: Final = 2 * LAYERS
"""What a group is worth if its player declines, and if not: each for all Waiting cards and for each of them."""
SIMPLE, WIDE, NOT_SIMPLE = range(3)


@inner
def add_final_card(views: BufferViews, first: int, end: int, used: int, out: int, layer: int, free: int) -> int:
    """Add what rounds are worth in which all cards are known; `NOT_SIMPLE` if a decision leads to another ask."""
    for i in range(first, end):
        state = views.states[i]
        if state >= ENDED and not simple(views, state, views.tags[i]):
            return NOT_SIMPLE
    search = record_at(views.search, 0)
    if 2 * (end - first) > GROUP_SLOTS // 2 or free + BOTH * (end - first) > search.tensor_capacity:
        return NOT_SIMPLE
    f, wide, groups = views.tensors, SIMPLE, 0
    search.clock += 1
    for i in range(first, end):
        state, tag, weight = views.states[i], views.tags[i], views.weights[i]
        if state < ENDED:
            f[out + (tag + 1) * layer] += weight * (state - 1)
            wide = wide if tag == ALL else WIDE
            continue
        group = group_of(views, views.observations[i], groups)
        at = free + group * BOTH
        if group == groups:
            groups += 1
            views.group_wide[group] = 0
            for k in range(BOTH):
                f[at + k] = 0.0
        for option in range(2):
            after, here = decided(views.auto, state, option), at + option * LAYERS
            if after >= 0:
                f[here + tag + 1] += weight * (after - 1)
                if tag != ALL:
                    views.group_wide[group] = 1
                continue
            views.group_wide[group] = 1
            for k in range(search.card_count):
                waiting = views.cards[k]
                if tag == waiting or (tag == ALL and not used >> waiting & 1):
                    result = decided_with(views.auto, after, state, option, waiting) - 1
                    f[here + waiting + 1] += weight * result
    for group in range(groups):
        at = free + group * BOTH
        if views.group_wide[group] == 0:
            f[out] += max(f[at], f[at + LAYERS])
            continue
        wide = WIDE
        for k in range(1, LAYERS):
            f[out + k * layer] += max(f[at] + f[at + k], f[at + LAYERS] + f[at + LAYERS + k])
    return wide


@inner
def simple(views: BufferViews, state: int, tag: int) -> bool:
    """Does either decision end the round?"""
    if asks_at(views.auto, state) - 1 == REARRANGE:
        return False
    for option in range(2):
        after = decided(views.auto, state, option)
        if after >= ENDED:
            return False
        if after < UNKNOWN:
            for k in range(record_at(views.search, 0).card_count):
                waiting = views.cards[k]
                if tag in (ALL, waiting) and decided_with(views.auto, after, state, option, waiting) >= ENDED:
                    return False
    return True


@inner
def group_of(views: BufferViews, observation: int, new: int) -> int:
    """The number of the rounds that look like this; `new` if there are none yet."""
    key = hash_pair(observation, SET_SIZE + 77) | 1
    group, now = record_at(views.groups, group_slot(views, key)), record_at(views.search, 0).clock
    if group.clock != now:
        group.key, group.clock, group.number = key, now, new
    return group.number
