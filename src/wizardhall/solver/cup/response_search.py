"""The exact best response of a round: over all plans, with the best use of every optional power.

For every first card all that may follow is evaluated together, as a tensor with a dimension for each further card and
one for the Waiting card. At the bottom, where two cards are missing, each round against a strategy adds a row of
results for all pairs of them, times the weight of the strategy. Where the responder must decide, the rounds of one
information set are evaluated once for every option, and the best option counts, plan by plan. A rearrangement is
evaluated for one order, and the best of all orders is taken in the end.

Numba cannot cache functions that call themselves. So the calls are frames on a stack of our own, and `evaluate` goes
from stage to stage of the frame on top.
"""

from typing import Final

import numpy as np

from wizardhall.compiled import address, inner, jit, record_at
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.codec import REARRANGE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.automaton import begin, options_of
from wizardhall.solver.cup.automaton_states import ENDED, OPTIONS, asks_at, is_full, mark_full
from wizardhall.solver.cup.buffer_views import ALL, BufferViews, FloatWords, view_buffers
from wizardhall.solver.cup.buffers import LAYERS, Buffers
from wizardhall.solver.cup.final_card import NOT_SIMPLE, add_final_card
from wizardhall.solver.cup.partial_round import Memory
from wizardhall.solver.cup.rearrangements import best_orders
from wizardhall.solver.cup.result_rows import add_rows, late_for
from wizardhall.solver.cup.round_stack import copy_round, push, push_decided, push_step
from wizardhall.solver.cup.singleton_infosets import add_singletons
from wizardhall.solver.cup.strategies import Floats, Integers

__all__ = ["search_plans_after"]

PAIR: Final = 3
"""The level at which two cards are missing."""
PLAN_CARDS: Final = 6

ENTER, GROUP, TRY, TRIED_OUT, REST, NEXT, STEPPED = range(7)
"""The stages of a frame."""


@inner
def call(
    views: BufferViews,
    at: int,
    level: int,
    first: int,
    end: int,
    used: int,
    only: int,
    out: int,
    layer: int,
    free: int,
    depth: int,
) -> None:
    """A new frame that adds to the tensor at `out` what the rounds from `first` to `end` are worth."""
    frame = record_at(views.frames, at)
    frame.level, frame.first, frame.end, frame.used, frame.only = level, first, end, used, only
    frame.out, frame.layer, frame.free, frame.depth = out, layer, free, depth
    frame.stage = ENTER


@inner
def evaluate(views: BufferViews) -> bool:
    """Work off the frame at the bottom of the stack; whether the Waiting card matters."""
    at, wide = 0, False
    while at >= 0 and not is_full(views.auto):
        frame = record_at(views.frames, at)
        if frame.stage == ENTER:
            enter(views, at)
        elif frame.stage == GROUP:
            next_group(views, at)
        elif frame.stage == TRY:
            if frame.tried == frame.options:
                take_best(views, at)
                frame.stage = GROUP
            else:
                try_option(views, at)
                at += 1
        elif frame.stage == TRIED_OUT:
            compare(views, at, wide)
            frame.tried += 1
            frame.stage = TRY
        elif frame.stage == REST:
            without_asks(views, at)
        elif frame.stage == STEPPED:
            frame.wide |= 1 if wide else 0
            frame.stage = NEXT
        elif next_card(views, at):
            at += 1
        else:
            wide = frame.wide != 0
            at -= 1
    return wide


@inner
def tensor_size(views: BufferViews, at: int) -> int:
    """Of one layer."""
    size = 1
    for _ in range(5 - record_at(views.frames, at).level):
        size *= record_at(views.search, 0).card_count
    return size


@inner
def enter(views: BufferViews, at: int) -> None:
    """Part the rounds that wait for a decision from those that wait for a card."""
    frame, search = record_at(views.frames, at), record_at(views.search, 0)
    first, end = frame.first, frame.end
    frame.wide, frame.begin, frame.top, frame.stage = 0, first, end, REST
    if frame.level == PAIR or frame.level == PAIR + 1:
        wide = add_singletons(views, frame.level, first, end, frame.used, frame.only, frame.out, frame.layer)
        frame.wide = 1 if wide else 0
    asked = 0
    for i in range(first, end):
        asked += 1 if asks_at(views.auto, views.states[i]) else 0
    if asked == 0:
        return
    top = end
    if (
        end + 2 * (end - first) >= search.round_capacity
        or frame.free + 2 * LAYERS * tensor_size(views, at) > search.tensor_capacity
    ):
        mark_full(views.auto)
        return
    for i in range(first, end):
        if asks_at(views.auto, views.states[i]) == 0:
            copy_round(views, i, top)
            top += 1
    frame.begin, frame.group, frame.leader, frame.stage = end, top, first, GROUP


@inner
def next_group(views: BufferViews, at: int) -> None:
    """Gather the rounds of the next information set, or go on with those that wait for a card."""
    frame = record_at(views.frames, at)
    end, group = frame.end, frame.group
    leader = frame.leader
    while leader < end and asks_at(views.auto, views.states[leader]) == 0:
        leader += 1
    frame.leader = leader
    if leader == end:
        frame.end = frame.top = group
        frame.stage = REST
        return
    observation, top = views.observations[leader], group
    for i in range(leader, end):
        if asks_at(views.auto, views.states[i]) and views.observations[i] == observation:
            copy_round(views, i, top)
            views.states[i] = -1
            top += 1
    frame.top, frame.tried, frame.best_wide, frame.stage = top, 0, 0, TRY
    frame.options = options_of(views.auto, views.states[group], views.options, frame.depth * OPTIONS)


@inner
def try_option(views: BufferViews, at: int) -> None:
    """Call for what the rounds are worth with the next option."""
    frame, f, size = record_at(views.frames, at), views.tensors, tensor_size(views, at)
    option, top = views.options[frame.depth * OPTIONS + frame.tried], frame.top
    tried = frame.free + (LAYERS * size if frame.tried else 0)
    for k in range(LAYERS * size):
        f[tried + k] = 0.0
    record_at(views.search, 0).clock += 1
    last = top
    for i in range(frame.group, top):
        last = push_decided(views, last, top, i, option, frame.used)
    frame.stage = TRIED_OUT
    free = frame.free + 2 * LAYERS * size
    call(views, at + 1, frame.level, top, last, frame.used, frame.only, tried, size, free, frame.depth + 1)


@inner
def compare(views: BufferViews, at: int, tried_wide: bool) -> None:
    """Keep what the option was worth where it is better than those before.

    The first option is to decline, and may be kept as it is. With the last one the better of the two is added.
    """
    frame, f, size = record_at(views.frames, at), views.tensors, tensor_size(views, at)
    if frame.tried == 0:
        frame.best_wide = 1 if tried_wide else 0
        return
    best, tried, best_wide = frame.free, frame.free + LAYERS * size, frame.best_wide != 0
    wide = tried_wide or best_wide
    if asks_at(views.auto, views.states[frame.group]) - 1 == REARRANGE and frame.level <= PAIR:
        rearranged(views, at, tried, size, tried_wide)
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
    frame.best_wide = 1


@inner
def rearranged(views: BufferViews, at: int, tried: int, size: int, wide: bool) -> None:
    """Give every order of the missing cards the value of the best one."""
    f, number, missing = views.tensors, record_at(views.search, 0).card_count, 5 - record_at(views.frames, at).level
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
def take_best(views: BufferViews, at: int) -> None:
    """Add what the best option is worth, plan by plan."""
    frame, f, size = record_at(views.frames, at), views.tensors, tensor_size(views, at)
    best, out = frame.free, frame.out
    for layer in range(LAYERS if frame.best_wide else 1):
        for k in range(size):
            f[out + layer * frame.layer + k] += f[best + layer * size + k]
    frame.wide |= frame.best_wide


@inner
def without_asks(views: BufferViews, at: int) -> None:
    """Add what is certain already, and at the bottom the rows of results."""
    frame, f, size = record_at(views.frames, at), views.tensors, tensor_size(views, at)
    level, out, layer, only = frame.level, frame.out, frame.layer, frame.only
    for i in range(frame.begin, frame.end):
        tag, state = views.tags[i], views.states[i]
        if state < 0:
            continue
        if state < ENDED:
            worth, base = views.weights[i] * (state - 1), out + (tag + 1) * layer
            frame.wide |= 1 if tag != ALL else 0
            for k in range(size):
                if only == 0 or level == 5 or only >> views.cards[k] & 1:
                    f[base + k] += worth
        elif level == PAIR and only == 0:
            frame.wide |= 1 if add_rows(views, views.pairs, i, 2, size, frame.used, out, layer) else 0
        elif level > PAIR and only == 0:
            frame.wide |= 1 if add_rows(views, views.lasts, i, 1, size, frame.used, out, layer) else 0
    frame.card, frame.kind, frame.stage = 0, -1, NEXT


@inner
def next_card(views: BufferViews, at: int) -> bool:
    """Call for what the rounds are worth with the next card; False if there is none.

    At the bottom only those cards are left that may ask, and others with which a last card may ask.
    """
    frame, search = record_at(views.frames, at), record_at(views.search, 0)
    level, used, top, number = frame.level, frame.used, frame.top, search.card_count
    if level == 5:
        return False
    while frame.card < number:
        i, kind = frame.card, frame.kind
        card = views.cards[i]
        frame.kind += 1
        if level != PAIR or frame.kind == search.kind_count:
            frame.card, frame.kind = i + 1, -1
        asking = 0 if kind < 0 else views.kinds[kind] & ~(used | 1 << card)
        if used >> card & 1 or (kind >= 0 and (asking == 0 or views.kinds[kind] >> card & 1)):
            continue
        search.clock += 1
        last = top
        for k in range(frame.begin, frame.end):
            if views.states[k] >= ENDED:
                if level >= PAIR:
                    late = late_for(views, views.states[k])
                    if not (late >> card & 1 if kind < 0 else late == views.kinds[kind]):
                        continue
                last = push_step(views, last, top, k, card, used | 1 << card)
        if last > top:
            out = frame.out + i * (tensor_size(views, at) // number)
            if level == 4:
                found = add_final_card(views, top, last, used | 1 << card, out, frame.layer, frame.free)
                if found != NOT_SIMPLE:
                    frame.wide |= found
                    continue
            frame.stage = STEPPED
            call(
                views,
                at + 1,
                level + 1,
                top,
                last,
                used | 1 << card,
                asking,
                out,
                frame.layer,
                frame.free,
                frame.depth,
            )
            return True
    return False


@jit
def search_plans_after(
    duels: IntArray,
    me: int,
    buffers: Buffers,
    opponent: Floats,
    first: int,
    held: int,
    waits: int,
    floor: float,
    values: Floats,
    plans: Integers,
) -> None:
    """Fill `values` and `plans` (rows of six) with the best plan for each second card after a first one.

    `opponent` has the weights of the strategies. All cards of the mask `held` are in every plan, and one of the mask
    `waits` is the Waiting card; plans not worth more than `floor`, or than the value there, are left out.
    """
    views = view_buffers(duels, me, buffers)
    auto, tensors, search = views.auto, views.tensors, record_at(views.search, 0)
    size = search.card_count**4
    for at in range(LAYERS * size):
        tensors[at] = 0.0
    search.clock += 1
    end = 0
    for j in range(len(opponent)):
        end = push(views, end, 0, begin(auto, j), opponent[j], ALL, 0)
    search.clock += 1
    top = end
    for at in range(end):
        top = push_step(views, top, end, at, first, 1 << first)
    call(views, 0, 1, end, top, 1 << first, 0, 0, size, LAYERS * size, 0)
    wide = evaluate(views)
    if not is_full(auto):
        note_best(views, first, held, waits, floor, wide, size, address(values), address(plans))


@inner
def note_best(
    views: BufferViews,
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
    number, f = record_at(views.search, 0).card_count, views.tensors
    plan = np.empty(5, np.int64)
    plan[0] = first
    for rest in range(size):
        left, mask, twice = rest, 1 << first, False
        for place in range(4, 0, -1):
            plan[place] = views.cards[left % number]
            twice = twice or mask >> plan[place] & 1 != 0
            mask |= 1 << plan[place]
            left //= number
        if twice:
            continue
        bucket = first * SET_SIZE + plan[1]
        for i in range(number):
            waiting = views.cards[i]
            if mask >> waiting & 1 or held & ~(mask | 1 << waiting) or not waits >> waiting & 1:
                continue
            worth = f[rest] + f[(waiting + 1) * size + rest]
            if worth > floor and worth > values[bucket]:
                values[bucket] = worth
                for place in range(5):
                    plans[PLAN_CARDS * bucket + place] = plan[place]
                plans[PLAN_CARDS * bucket + 5] = waiting
            if not wide and not held:
                break
