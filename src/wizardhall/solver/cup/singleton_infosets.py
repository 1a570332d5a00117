"""Rounds that look like no other: their player knows the opponent's strategy, and the best that can come of it counts.

What has been seen of a strategy sets it apart from all others sooner or later. From then on nothing is hidden, so every
decision is the best one against that strategy alone, and a row of results holds for all cards that are missing, those
that ask included. Cards that may change places with the Waiting card are an exception, because with them all depends on
the Waiting card: their results are *strips* beside the row.
"""

from typing import Final

from wizardhall.compiled import inner
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.round import REARRANGE
from wizardhall.solver.cup.automaton import (
    ENDED,
    FULL,
    LEVEL,
    OPTIONS,
    STATE,
    UNKNOWN,
    asks_at,
    decided,
    decided_with,
    mix,
    options_of,
    step,
    step_with,
)
from wizardhall.solver.cup.buffer_views import ALL, CLOCK, EXCHANGERS, NUMBER, SURPRISE, Bench, Rows
from wizardhall.solver.cup.result_rows import add_row, new_block, new_row

__all__ = ["CROWD", "add_lone"]

CROWD: Final = 1 << 15
"""Places of the table that counts rounds that look the same; a power of two."""
DEPENDS: Final = -1
"""The result depends on the Waiting card."""
TRIES: Final = 64 * OPTIONS
"""From here on `choices` has room for what is still to be tried: a state, and whether the last cards change places."""


@inner
def counted(bench: Bench, sight: int, what: int, add: int) -> int:
    """How many rounds there are of a kind that look like this, after adding some."""
    key = mix(sight, what * 0x9E3779B9 + 1) | 1
    at = (key >> 18 & (CROWD - 1)) * 3
    table, now = bench.crowd, bench.sizes[CLOCK]
    while table[at + 1] == now and table[at] != key:
        at = at + 3 if at + 3 < 3 * CROWD else 0
    if table[at + 1] != now:
        if add == 0:
            return 0
        table[at], table[at + 1], table[at + 2] = key, now, 0
    table[at + 2] += add
    return table[at + 2]


@inner
def add_lone(bench: Bench, level: int, first: int, end: int, used: int, only: int, out: int, layer: int) -> bool:
    """Add what the lone rounds on the stack are worth, and take them off; whether the Waiting card matters."""
    if 2 * (end - first) > CROWD // 2:
        return False
    bench.sizes[CLOCK] += 1
    for i in range(first, end):
        if bench.states[i] >= ENDED:
            counted(bench, bench.sights[i], SET_SIZE, 1)
            counted(bench, bench.sights[i], bench.tags[i], 1)
    wide, rows = False, bench.lone_pairs if level == 3 else bench.lone_lasts
    size = bench.sizes[NUMBER] * bench.sizes[NUMBER] if level == 3 else bench.sizes[NUMBER]
    for i in range(first, end):
        if bench.states[i] < ENDED:
            continue
        seen, tag = bench.sights[i], bench.tags[i]
        if tag == ALL:
            alone = counted(bench, seen, SET_SIZE, 0) == 1
        else:
            alone = counted(bench, seen, ALL, 0) == 0 and counted(bench, seen, tag, 0) == 1
        if alone:
            wide |= add_one(bench, rows, i, 5 - level, size, used, only, out, layer)
            bench.states[i] = -1
    return wide


@inner
def add_one(
    bench: Bench, rows: Rows, at: int, missing: int, size: int, used: int, only: int, out: int, layer: int
) -> bool:
    state, tag, weight = bench.states[at], bench.tags[at], bench.weights[at]
    exchangers = bench.sizes[EXCHANGERS] & ~used
    row = lone_row(bench, rows, state, missing, size)
    wide = tag != ALL
    if row >= 0:
        add_some(bench, rows, out + (tag + 1) * layer, row * size, size, weight, only)
    for i in range(bench.sizes[NUMBER]):
        waiting = bench.cards[i]
        if tag == waiting or (tag == ALL and not used >> waiting & 1):
            there = out + (waiting + 1) * layer
            if row < 0:
                found = lone_row_with(bench, rows, row, state, missing, size, waiting)
                add_some(bench, rows, there, found * size, size, weight, only)
                wide = True
            if exchangers:
                add_strip(bench, rows, there, state, missing, waiting, weight, exchangers, only)
                wide = True
    return wide


@inner
def add_some(bench: Bench, rows: Rows, out: int, row: int, size: int, weight: float, only: int) -> None:
    if only == 0:
        add_row(bench, rows, out, row, size, weight)
        return
    for k in range(size):
        if only >> bench.cards[k] & 1:
            bench.tensors[out + k] += weight * rows.results[row + k]


@inner
def add_strip(
    bench: Bench,
    rows: Rows,
    out: int,
    state: int,
    missing: int,
    waiting: int,
    weight: float,
    exchangers: int,
    only: int,
) -> None:
    number, f = bench.sizes[NUMBER], bench.tensors
    strip = strip_of(bench, rows, state, missing, waiting)
    for i in range(number):
        if not bench.sizes[EXCHANGERS] >> bench.cards[i] & 1:
            continue
        if exchangers >> bench.cards[i] & 1 and bench.cards[i] != waiting:
            if missing == 1:
                if only == 0 or only >> bench.cards[i] & 1:
                    f[out + i] += weight * rows.results[strip]
            else:
                for k in range(number):
                    f[out + i * number + k] += weight * rows.results[strip + k]
                    f[out + k * number + i] += weight * rows.results[strip + number + k]
        strip += 1 if missing == 1 else 2 * number


@inner
def strip_of(bench: Bench, rows: Rows, state: int, missing: int, waiting: int) -> int:
    """Where the results with exchangers begin: for each of them as the first of the missing cards, then as the last."""
    number, exchangers = bench.sizes[NUMBER], bench.sizes[EXCHANGERS]
    if rows.strips_of[state] == UNKNOWN:
        rows.strips_of[state] = -2 - new_block(bench, rows)
    at = (-2 - rows.strips_of[state]) * SET_SIZE + waiting
    size = number * number if missing == 2 else number
    if rows.blocks[at] == UNKNOWN:
        rows.blocks[at] = new_row(bench, rows)
        place, room = rows.blocks[at] * size, size
        for i in range(number):
            if not exchangers >> bench.cards[i] & 1:
                continue
            room -= 1 if missing == 1 else 2 * number
            if room < 0:  # many exchangers: the next row belongs to it as well
                new_row(bench, rows)
                room += size
            if missing == 1:
                rows.results[place] = best_result(bench, state, bench.cards[i], -1, waiting) - 1
                place += 1
                continue
            for k in range(number):
                rows.results[place + k] = best_result(bench, state, bench.cards[i], bench.cards[k], waiting) - 1
                both = exchangers >> bench.cards[k] & 1
                found = 1 if both else best_result(bench, state, bench.cards[k], bench.cards[i], waiting)
                rows.results[place + number + k] = found - 1
            place += 2 * number
    return rows.blocks[at] * size


@inner
def lone_row(bench: Bench, rows: Rows, state: int, missing: int, size: int) -> int:
    """The row of a state without exchangers, or a block of rows."""
    if rows.of[state] == UNKNOWN:
        row = new_row(bench, rows)
        if make_lone_row(bench, rows, state, missing, ALL, row * size):
            rows.of[state] = row
        else:
            rows.of[state] = -2 - new_block(bench, rows)
    return rows.of[state]


@inner
def lone_row_with(bench: Bench, rows: Rows, block: int, state: int, missing: int, size: int, waiting: int) -> int:
    at = (-2 - block) * SET_SIZE + waiting
    if rows.blocks[at] == UNKNOWN:
        row = new_row(bench, rows)
        make_lone_row(bench, rows, state, missing, waiting, row * size)
        rows.blocks[at] = row
    return rows.blocks[at]


@inner
def make_lone_row(bench: Bench, rows: Rows, state: int, missing: int, waiting: int, at: int) -> bool:
    number, exchangers = bench.sizes[NUMBER], bench.sizes[EXCHANGERS]
    for i in range(number):
        card = bench.cards[i]
        if missing == 1:
            result = 1 if exchangers >> card & 1 else best_result(bench, state, card, -1, waiting)
            if result == DEPENDS:
                return False
            rows.results[at + i] = result - 1
            continue
        for j in range(number):
            last, result = bench.cards[j], 1
            if not (exchangers >> card & 1 or exchangers >> last & 1 or i == j):
                result = best_result(bench, state, card, last, waiting)
            if result == DEPENDS:
                return False
            rows.results[at + i * number + j] = result - 1
    return True


@inner
def best_result(bench: Bench, state: int, card: int, last: int, waiting: int) -> int:
    """The best that can come of a round against a known strategy, with these cards to come: 0, 1 or 2, or DEPENDS."""
    auto, tries = bench.auto, bench.choices
    best, height = 0, 1
    unknown = auto.states[state * STATE + LEVEL]
    tries[TRIES], tries[TRIES + 1] = state, 0
    while height and best < 2:
        height -= 1
        here, turned = tries[TRIES + 2 * height], tries[TRIES + 2 * height + 1]
        if here < ENDED:
            best = max(best, here)
            continue
        ask = asks_at(auto, here)
        if ask:
            known = auto.states[here * STATE + LEVEL]
            both = last >= 0 and known == unknown and ask - 1 == REARRANGE
            many = options_of(auto, here, tries, 63 * OPTIONS)
            for i in range(many):
                option = tries[63 * OPTIONS + i]
                after = decided(auto, here, option)
                if after < UNKNOWN:
                    if waiting == ALL:
                        return DEPENDS
                    after = decided_with(auto, after, here, option, waiting)
                tries[TRIES + 2 * height], tries[TRIES + 2 * height + 1] = after, turned
                height += 1
                if both and option:
                    tries[TRIES + 2 * height], tries[TRIES + 2 * height + 1] = after, 1 - turned
                    height += 1
            continue
        comes = card if (auto.states[here * STATE + LEVEL] == unknown) != (turned == 1) or last < 0 else last
        after = step(auto, here, comes)
        if after < UNKNOWN:
            if waiting == ALL:
                return DEPENDS
            after = step_with(auto, after, here, comes, waiting)
        tries[TRIES + 2 * height], tries[TRIES + 2 * height + 1] = after, turned
        height += 1
        if height > 400:
            auto.counts[FULL] |= SURPRISE
            return 1
    return best
