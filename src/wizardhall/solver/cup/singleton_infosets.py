"""Singleton information sets: rounds that look like no other, so that the player knows the opponent's strategy.

Sooner or later what has been observed of a strategy sets it apart from all others. From then on nothing is hidden:
every decision is the best one against that strategy alone, and a row of results holds for all cards that are missing,
including those that ask. Cards that may change places with the Waiting card are an exception, because with them all
depends on the Waiting card: their results are *strips* beside the row.
"""

from typing import Final

from wizardhall.compiled import inner, record_at
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.codec import REARRANGE
from wizardhall.solver.cup.automaton import decided, decided_with, options_of, step, step_with
from wizardhall.solver.cup.automaton_states import ENDED, OPTIONS, UNEXPECTED, UNKNOWN, asks_at, mark_full
from wizardhall.solver.cup.buffer_views import ALL, BufferViews, RowViews
from wizardhall.solver.cup.buffers import GROUP_SLOTS, OPEN_CARDS, PENDING
from wizardhall.solver.cup.hashes import hash_pair
from wizardhall.solver.cup.result_rows import add_row, new_block, new_row

__all__ = ["add_singletons", "group_slot"]

DEPENDS: Final = -1
"""The result depends on the Waiting card."""
MAX_PENDING: Final = PENDING // 2
"""More rounds to play on than this can only come of an ask without end."""


@inner
def group_slot(views: BufferViews, key: int) -> int:
    """Where the group of a key stands in the hash table, or is to stand: then its clock is not the present one."""
    at, now = key >> 18 & (GROUP_SLOTS - 1), record_at(views.search, 0).clock
    while record_at(views.groups, at).clock == now and record_at(views.groups, at).key != key:
        at = at + 1 if at + 1 < GROUP_SLOTS else 0
    return at


@inner
def counted(views: BufferViews, observation: int, what: int, add: int) -> int:
    """How many rounds there are of a kind that look like this, after adding some."""
    key = hash_pair(observation, what * 0x9E3779B9 + 1) | 1
    group, now = record_at(views.groups, group_slot(views, key)), record_at(views.search, 0).clock
    if group.clock != now:
        if add == 0:
            return 0
        group.key, group.clock, group.number = key, now, 0
    group.number += add
    return group.number


@inner
def add_singletons(
    views: BufferViews, level: int, first: int, end: int, used: int, only: int, out: int, layer: int
) -> bool:
    """Add what the singletons on the stack are worth, and take them off; whether the Waiting card matters."""
    if 2 * (end - first) > GROUP_SLOTS // 2:
        return False
    search = record_at(views.search, 0)
    search.clock += 1
    for i in range(first, end):
        if views.states[i] >= ENDED:
            counted(views, views.observations[i], SET_SIZE, 1)
            counted(views, views.observations[i], views.tags[i], 1)
    wide, rows = False, views.singleton_pairs if level == 3 else views.singleton_lasts
    size = search.card_count * search.card_count if level == 3 else search.card_count
    for i in range(first, end):
        if views.states[i] < ENDED:
            continue
        seen, tag = views.observations[i], views.tags[i]
        if tag == ALL:
            alone = counted(views, seen, SET_SIZE, 0) == 1
        else:
            alone = counted(views, seen, ALL, 0) == 0 and counted(views, seen, tag, 0) == 1
        if alone:
            wide |= add_one(views, rows, i, 5 - level, size, used, only, out, layer)
            views.states[i] = -1
    return wide


@inner
def add_one(
    views: BufferViews, rows: RowViews, at: int, missing: int, size: int, used: int, only: int, out: int, layer: int
) -> bool:
    state, tag, weight = views.states[at], views.tags[at], views.weights[at]
    search = record_at(views.search, 0)
    exchangers = search.exchangers & ~used
    row = singleton_row(views, rows, state, missing, size)
    wide = tag != ALL
    if row >= 0:
        add_some(views, rows, out + (tag + 1) * layer, row * size, size, weight, only)
    for i in range(search.card_count):
        waiting = views.cards[i]
        if tag == waiting or (tag == ALL and not used >> waiting & 1):
            there = out + (waiting + 1) * layer
            if row < 0:
                found = singleton_row_with(views, rows, row, state, missing, size, waiting)
                add_some(views, rows, there, found * size, size, weight, only)
                wide = True
            if exchangers:
                add_strip(views, rows, there, state, missing, waiting, weight, exchangers, only)
                wide = True
    return wide


@inner
def add_some(views: BufferViews, rows: RowViews, out: int, row: int, size: int, weight: float, only: int) -> None:
    if only == 0:
        add_row(views, rows, out, row, size, weight)
        return
    for k in range(size):
        if only >> views.cards[k] & 1:
            views.tensors[out + k] += weight * rows.results[row + k]


@inner
def add_strip(
    views: BufferViews,
    rows: RowViews,
    out: int,
    state: int,
    missing: int,
    waiting: int,
    weight: float,
    exchangers: int,
    only: int,
) -> None:
    search, f = record_at(views.search, 0), views.tensors
    number = search.card_count
    strip = strip_of(views, rows, state, missing, waiting)
    for i in range(number):
        if not search.exchangers >> views.cards[i] & 1:
            continue
        if exchangers >> views.cards[i] & 1 and views.cards[i] != waiting:
            if missing == 1:
                if only == 0 or only >> views.cards[i] & 1:
                    f[out + i] += weight * rows.results[strip]
            else:
                for k in range(number):
                    f[out + i * number + k] += weight * rows.results[strip + k]
                    f[out + k * number + i] += weight * rows.results[strip + number + k]
        strip += 1 if missing == 1 else 2 * number


@inner
def strip_of(views: BufferViews, rows: RowViews, state: int, missing: int, waiting: int) -> int:
    """Where the results with exchangers begin: for each of them as the first of the missing cards, then as the last."""
    search = record_at(views.search, 0)
    number, exchangers = search.card_count, search.exchangers
    if rows.strips_of[state] == UNKNOWN:
        rows.strips_of[state] = -2 - new_block(views, rows)
    at = (-2 - rows.strips_of[state]) * SET_SIZE + waiting
    size = number * number if missing == 2 else number
    if rows.blocks[at] == UNKNOWN:
        rows.blocks[at] = new_row(views, rows)
        place, room = rows.blocks[at] * size, size
        for i in range(number):
            if not exchangers >> views.cards[i] & 1:
                continue
            room -= 1 if missing == 1 else 2 * number
            if room < 0:  # many exchangers: the next row belongs to it as well
                new_row(views, rows)
                room += size
            if missing == 1:
                rows.results[place] = best_result(views, state, views.cards[i], -1, waiting) - 1
                place += 1
                continue
            for k in range(number):
                rows.results[place + k] = best_result(views, state, views.cards[i], views.cards[k], waiting) - 1
                both = exchangers >> views.cards[k] & 1
                found = 1 if both else best_result(views, state, views.cards[k], views.cards[i], waiting)
                rows.results[place + number + k] = found - 1
            place += 2 * number
    return rows.blocks[at] * size


@inner
def singleton_row(views: BufferViews, rows: RowViews, state: int, missing: int, size: int) -> int:
    """The row of a state without exchangers, or a block of rows."""
    if rows.of[state] == UNKNOWN:
        row = new_row(views, rows)
        if make_singleton_row(views, rows, state, missing, ALL, row * size):
            rows.of[state] = row
        else:
            rows.of[state] = -2 - new_block(views, rows)
    return rows.of[state]


@inner
def singleton_row_with(
    views: BufferViews, rows: RowViews, block: int, state: int, missing: int, size: int, waiting: int
) -> int:
    at = (-2 - block) * SET_SIZE + waiting
    if rows.blocks[at] == UNKNOWN:
        row = new_row(views, rows)
        make_singleton_row(views, rows, state, missing, waiting, row * size)
        rows.blocks[at] = row
    return rows.blocks[at]


@inner
def make_singleton_row(views: BufferViews, rows: RowViews, state: int, missing: int, waiting: int, at: int) -> bool:
    search = record_at(views.search, 0)
    number, exchangers = search.card_count, search.exchangers
    for i in range(number):
        card = views.cards[i]
        if missing == 1:
            result = 1 if exchangers >> card & 1 else best_result(views, state, card, -1, waiting)
            if result == DEPENDS:
                return False
            rows.results[at + i] = result - 1
            continue
        for j in range(number):
            last, result = views.cards[j], 1
            if not (exchangers >> card & 1 or exchangers >> last & 1 or i == j):
                result = best_result(views, state, card, last, waiting)
            if result == DEPENDS:
                return False
            rows.results[at + i * number + j] = result - 1
    return True


@inner
def best_result(views: BufferViews, state: int, card: int, last: int, waiting: int) -> int:
    """The best that can come of a round against a known strategy, with these cards to come: 0, 1 or 2, or DEPENDS."""
    auto, options = views.auto, OPEN_CARDS * OPTIONS
    best, height = 0, 1
    unknown = record_at(auto.states, state).level
    set_pending(views, 0, state, 0)
    while height and best < 2:
        height -= 1
        here, turned = record_at(views.pending, height).state, record_at(views.pending, height).turned
        if here < ENDED:
            best = max(best, here)
            continue
        ask = asks_at(auto, here)
        if ask:
            both = last >= 0 and record_at(auto.states, here).level == unknown and ask - 1 == REARRANGE
            many = options_of(auto, here, views.options, options)
            for i in range(many):
                option = views.options[options + i]
                after = decided(auto, here, option)
                if after < UNKNOWN:
                    if waiting == ALL:
                        return DEPENDS
                    after = decided_with(auto, after, here, option, waiting)
                set_pending(views, height, after, turned)
                height += 1
                if both and option:
                    set_pending(views, height, after, 1 - turned)
                    height += 1
            continue
        comes = card if (record_at(auto.states, here).level == unknown) != (turned == 1) or last < 0 else last
        after = step(auto, here, comes)
        if after < UNKNOWN:
            if waiting == ALL:
                return DEPENDS
            after = step_with(auto, after, here, comes, waiting)
        set_pending(views, height, after, turned)
        height += 1
        if height > MAX_PENDING:
            mark_full(auto, UNEXPECTED)
            return 1
    return best


@inner
def set_pending(views: BufferViews, at: int, state: int, turned: int) -> None:
    pending = record_at(views.pending, at)
    pending.state, pending.turned = state, turned
