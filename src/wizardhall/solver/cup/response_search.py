"""The exact best response of a round: over all plans, with every optional power used as well as can be.

For every first card all that may follow is worked out together, as a tensor with a dimension for each further card and
one for the Waiting card. At the bottom of it, where two cards are missing, each round against a strategy adds a row of
results for all pairs of them, times how often the strategy is played. Where the responder must decide, the rounds that
look the same are worked out once for every option, and the better of the options counts, plan by plan. What comes of a
rearrangement is worked out for one order, and the best of all orders taken in the end.

Numba cannot keep functions that call themselves. So the calls are frames on a stack of our own, and `evaluate` goes
from stage to stage of the frame on top.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import address, inner, jit
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.round import REARRANGE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.automaton import ENDED, FULL, OPTIONS, asks_at, begin, options_of
from wizardhall.solver.cup.buffer_views import (
    ALL,
    CLOCK,
    KINDS,
    LAYERS,
    NUMBER,
    STACK,
    TENSORS,
    Bench,
    FloatWords,
    bench_of,
)
from wizardhall.solver.cup.final_card import NOT_SIMPLE, last_card
from wizardhall.solver.cup.partial_round import Memory
from wizardhall.solver.cup.rearrangements import best_orders
from wizardhall.solver.cup.result_rows import add_rows, copy_round, late_for, push, push_decided, push_step
from wizardhall.solver.cup.singleton_infosets import add_lone
from wizardhall.solver.cup.strategies import Floats, Integers

__all__ = ["FRAMES", "best_after"]

PAIR: Final = 3
"""The level at which two cards are missing."""

(LVL, FIRST, END, USED, ONLY, OUT, LAYER, FREE, DEEP) = range(9)
"""A frame: how many cards of the Deck are known; its rounds on the stack; the mask of cards used; the mask of last
cards that are of interest, 0 for all; where its tensor is and how far apart its layers are; where there is room for
more tensors; how many decisions it is within."""
STAGE, BEGIN, TOP, WIDE, LEADER, STAY, TRIED, MANY, BEST_WIDE, CARD, KIND, FRAME = range(9, 21)
"""Where it stands: rounds that wait for a card begin at BEGIN; the stack is free from TOP on; whether the Waiting card
matters; the first round of those that look the same, and where they were copied to; the option, and of how many; the
card and the kind that come next."""
FRAMES: Final = 64 * FRAME

ENTER, GROUP, TRY, TRIED_OUT, REST, NEXT, STEPPED = range(7)


@inner
def call(
    bench: Bench,
    at: int,
    level: int,
    first: int,
    end: int,
    used: int,
    only: int,
    out: int,
    layer: int,
    free: int,
    deep: int,
) -> None:
    """A new frame at `at`, that adds to the tensor at `out` what the rounds from `first` to `end` are worth."""
    w = bench.frames
    w[at + LVL], w[at + FIRST], w[at + END], w[at + USED], w[at + ONLY] = level, first, end, used, only
    w[at + OUT], w[at + LAYER], w[at + FREE], w[at + DEEP] = out, layer, free, deep
    w[at + STAGE] = ENTER


@inner
def evaluate(bench: Bench) -> bool:
    """Work off the frame at the bottom of the stack; whether the Waiting card matters."""
    w, at, wide = bench.frames, 0, False
    while at >= 0 and not bench.auto.counts[FULL]:
        stage = w[at + STAGE]
        if stage == ENTER:
            enter(bench, at)
        elif stage == GROUP:
            next_group(bench, at)
        elif stage == TRY:
            if w[at + TRIED] == w[at + MANY]:
                take_best(bench, at)
                w[at + STAGE] = GROUP
            else:
                try_option(bench, at)
                at += FRAME
        elif stage == TRIED_OUT:
            compare(bench, at, wide)
            w[at + TRIED] += 1
            w[at + STAGE] = TRY
        elif stage == REST:
            without_asks(bench, at)
        elif stage == STEPPED:
            w[at + WIDE] |= wide
            w[at + STAGE] = NEXT
        elif next_card(bench, at):
            at += FRAME
        else:
            wide = w[at + WIDE] != 0
            at -= FRAME
    return wide


@inner
def size_of(bench: Bench, at: int) -> int:
    size = 1
    for _ in range(5 - bench.frames[at + LVL]):
        size *= bench.sizes[NUMBER]
    return size


@inner
def enter(bench: Bench, at: int) -> None:
    """Part the rounds that wait for a decision from those that wait for a card."""
    w = bench.frames
    first, end = w[at + FIRST], w[at + END]
    w[at + WIDE], w[at + BEGIN], w[at + TOP], w[at + STAGE] = 0, first, end, REST
    if w[at + LVL] == PAIR or w[at + LVL] == PAIR + 1:
        lone = add_lone(bench, w[at + LVL], first, end, w[at + USED], w[at + ONLY], w[at + OUT], w[at + LAYER])
        w[at + WIDE] = 1 if lone else 0
    asked = 0
    for i in range(first, end):
        asked += 1 if asks_at(bench.auto, bench.states[i]) else 0
    if asked == 0:
        return
    top = end
    if (
        end + 2 * (end - first) >= bench.sizes[STACK]
        or w[at + FREE] + 2 * LAYERS * size_of(bench, at) > bench.sizes[TENSORS]
    ):
        bench.auto.counts[FULL] |= 1
        return
    for i in range(first, end):
        if asks_at(bench.auto, bench.states[i]) == 0:
            copy_round(bench, i, top)
            top += 1
    w[at + BEGIN], w[at + STAY], w[at + LEADER], w[at + STAGE] = end, top, first, GROUP


@inner
def next_group(bench: Bench, at: int) -> None:
    """Gather the next rounds that look the same, or go on with those that wait for a card."""
    w = bench.frames
    end, stay = w[at + END], w[at + STAY]
    leader = w[at + LEADER]
    while leader < end and asks_at(bench.auto, bench.states[leader]) == 0:
        leader += 1
    w[at + LEADER] = leader
    if leader == end:
        w[at + END] = w[at + TOP] = stay
        w[at + STAGE] = REST
        return
    seen, top = bench.sights[leader], stay
    for i in range(leader, end):
        if asks_at(bench.auto, bench.states[i]) and bench.sights[i] == seen:
            copy_round(bench, i, top)
            bench.states[i] = -1
            top += 1
    w[at + TOP], w[at + TRIED], w[at + BEST_WIDE], w[at + STAGE] = top, 0, 0, TRY
    w[at + MANY] = options_of(bench.auto, bench.states[stay], bench.choices, w[at + DEEP] * OPTIONS)


@inner
def try_option(bench: Bench, at: int) -> None:
    """Call for what the rounds are worth with the next option."""
    w, f, size = bench.frames, bench.tensors, size_of(bench, at)
    option, top = bench.choices[w[at + DEEP] * OPTIONS + w[at + TRIED]], w[at + TOP]
    tried = w[at + FREE] + (LAYERS * size if w[at + TRIED] else 0)
    for k in range(LAYERS * size):
        f[tried + k] = 0.0
    bench.sizes[CLOCK] += 1
    last = top
    for i in range(w[at + STAY], top):
        last = push_decided(bench, last, top, i, option, w[at + USED])
    w[at + STAGE] = TRIED_OUT
    free = w[at + FREE] + 2 * LAYERS * size
    call(bench, at + FRAME, w[at + LVL], top, last, w[at + USED], w[at + ONLY], tried, size, free, w[at + DEEP] + 1)


@inner
def compare(bench: Bench, at: int, tried_wide: bool) -> None:
    """Keep what the option was worth where it is better than those before.

    The first option is to decline, and may be kept as it is. With the last one the better of the two is added.
    """
    w, f, size = bench.frames, bench.tensors, size_of(bench, at)
    if w[at + TRIED] == 0:
        w[at + BEST_WIDE] = 1 if tried_wide else 0
        return
    best, tried, best_wide = w[at + FREE], w[at + FREE] + LAYERS * size, w[at + BEST_WIDE] != 0
    wide = tried_wide or best_wide
    if asks_at(bench.auto, bench.states[w[at + STAY]]) - 1 == REARRANGE and w[at + LVL] <= PAIR:
        rearranged(bench, at, tried, size, tried_wide)
    if not wide:
        for k in range(size):
            f[best + k] = max(f[best + k], f[tried + k])
        return
    for layer in range(1, LAYERS):
        mine, other = best + layer * size, tried + layer * size
        for k in range(size):
            f[mine + k] = max(f[best + k] + f[mine + k], f[tried + k] + f[other + k])
    for k in range(size):
        f[best + k] = 0.0
    w[at + BEST_WIDE] = 1


@inner
def rearranged(bench: Bench, at: int, tried: int, size: int, wide: bool) -> None:
    """Give every order of the missing cards the worth of the best one."""
    f, number, missing = bench.tensors, bench.sizes[NUMBER], 5 - bench.frames[at + LVL]
    if not wide:
        best_orders(f, tried, number, missing)
        return
    for layer in range(1, LAYERS):
        for k in range(size):
            f[tried + layer * size + k] += f[tried + k]
        best_orders(f, tried + layer * size, number, missing)
    for k in range(size):
        f[tried + k] = 0.0


@inner
def take_best(bench: Bench, at: int) -> None:
    """Add what the best option is worth, plan by plan."""
    w, f, size = bench.frames, bench.tensors, size_of(bench, at)
    best, out = w[at + FREE], w[at + OUT]
    for layer in range(LAYERS if w[at + BEST_WIDE] else 1):
        for k in range(size):
            f[out + layer * w[at + LAYER] + k] += f[best + layer * size + k]
    w[at + WIDE] |= w[at + BEST_WIDE]


@inner
def without_asks(bench: Bench, at: int) -> None:
    """Add what is certain already, and at the bottom the rows of results."""
    w, f, size = bench.frames, bench.tensors, size_of(bench, at)
    level, out, layer, only = w[at + LVL], w[at + OUT], w[at + LAYER], w[at + ONLY]
    for i in range(w[at + BEGIN], w[at + END]):
        tag, state = bench.tags[i], bench.states[i]
        if state < 0:
            continue
        if state < ENDED:
            worth, base = bench.weights[i] * (state - 1), out + (tag + 1) * layer
            w[at + WIDE] |= 1 if tag != ALL else 0
            for k in range(size):
                if only == 0 or level == 5 or only >> bench.cards[k] & 1:
                    f[base + k] += worth
        elif level == PAIR and only == 0:
            w[at + WIDE] |= 1 if add_rows(bench, bench.pairs, i, 2, size, w[at + USED], out, layer) else 0
        elif level > PAIR and only == 0:
            w[at + WIDE] |= 1 if add_rows(bench, bench.lasts, i, 1, size, w[at + USED], out, layer) else 0
    w[at + CARD], w[at + KIND], w[at + STAGE] = 0, -1, NEXT


@inner
def next_card(bench: Bench, at: int) -> bool:
    """Call for what the rounds are worth with the next card; False if there is none.

    At the bottom only those cards are left that may ask, and others with which a last card may ask.
    """
    w, number = bench.frames, bench.sizes[NUMBER]
    level, used, top = w[at + LVL], w[at + USED], w[at + TOP]
    if level == 5:
        return False
    while w[at + CARD] < number:
        i, kind = w[at + CARD], w[at + KIND]
        card = bench.cards[i]
        w[at + KIND] += 1
        if level != PAIR or w[at + KIND] == bench.sizes[KINDS]:
            w[at + CARD], w[at + KIND] = i + 1, -1
        asking = 0 if kind < 0 else bench.kinds[kind] & ~(used | 1 << card)
        if used >> card & 1 or (kind >= 0 and (asking == 0 or bench.kinds[kind] >> card & 1)):
            continue
        bench.sizes[CLOCK] += 1
        last = top
        for k in range(w[at + BEGIN], w[at + END]):
            if bench.states[k] >= ENDED:
                if level >= PAIR:
                    late = late_for(bench, bench.states[k])
                    if not (late >> card & 1 if kind < 0 else late == bench.kinds[kind]):
                        continue
                last = push_step(bench, last, top, k, card, used | 1 << card)
        if last > top:
            inner_out = w[at + OUT] + i * (size_of(bench, at) // number)
            if level == 4:
                found = last_card(bench, top, last, used | 1 << card, inner_out, w[at + LAYER], w[at + FREE])
                if found != NOT_SIMPLE:
                    w[at + WIDE] |= found
                    continue
            w[at + STAGE] = STEPPED
            call(
                bench,
                at + FRAME,
                level + 1,
                top,
                last,
                used | 1 << card,
                asking,
                inner_out,
                w[at + LAYER],
                w[at + FREE],
                w[at + DEEP],
            )
            return True
    return False


@jit
def best_after(
    duels: IntArray,
    me: int,
    numbers: tuple[Integers, ...],
    words: tuple[npt.NDArray[np.int32], ...],
    bytes_: tuple[npt.NDArray[np.int8], ...],
    floats: tuple[Floats, ...],
    strategies: Floats,
    first: int,
    held: int,
    waits: int,
    floor: float,
    values: Floats,
    plans: Integers,
) -> None:
    """Fill `values` and `plans` (rows of six) with the best plan for each second card after a first one.

    `strategies` says how often each is played. All cards of the mask `held` are in every plan, and one of the mask
    `waits` is the Waiting card; of plans not worth more than `floor` or the value there none is noted. The other arrays
    are those of a `Workplace`.
    """
    bench = bench_of(duels, me, numbers, words, bytes_, floats)
    auto, counts, sizes, tensors = bench.auto, bench.auto.counts, bench.sizes, bench.tensors
    number = sizes[NUMBER]
    size = number**4
    for at in range(LAYERS * size):
        tensors[at] = 0.0
    sizes[CLOCK] += 1
    end = 0
    for j in range(len(strategies)):
        end = push(bench, end, 0, begin(auto, j), strategies[j], ALL, 0)
    sizes[CLOCK] += 1
    top = end
    for at in range(end):
        top = push_step(bench, top, end, at, first, 1 << first)
    call(bench, 0, 1, end, top, 1 << first, 0, 0, size, LAYERS * size, 0)
    wide = evaluate(bench)
    if not counts[FULL]:
        note_best(bench, first, held, waits, floor, wide, size, address(values), address(plans))


@inner
def note_best(
    bench: Bench,
    first: int,
    held: int,
    waits: int,
    floor: float,
    wide: bool,
    size: int,
    values: FloatWords,
    plans: Memory,
) -> None:
    """Note the best plan for each second card."""
    number, f = bench.sizes[NUMBER], bench.tensors
    plan = np.empty(5, np.int64)
    plan[0] = first
    for rest in range(size):
        left, mask, twice = rest, 1 << first, False
        for place in range(4, 0, -1):
            plan[place] = bench.cards[left % number]
            twice = twice or mask >> plan[place] & 1 != 0
            mask |= 1 << plan[place]
            left //= number
        if twice:
            continue
        bucket = first * SET_SIZE + plan[1]
        for i in range(number):
            waiting = bench.cards[i]
            if mask >> waiting & 1 or held & ~(mask | 1 << waiting) or not waits >> waiting & 1:
                continue
            worth = f[rest] + f[(waiting + 1) * size + rest]
            if worth > floor and worth > values[bucket]:
                values[bucket] = worth
                for place in range(5):
                    plans[6 * bucket + place] = plan[place]
                plans[6 * bucket + 5] = waiting
            if not wide and not held:
                break
