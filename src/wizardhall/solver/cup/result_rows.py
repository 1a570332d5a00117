"""Rounds on the stack of a search for a best response, and rows of results for cards that are missing."""

from wizardhall.compiled import inner
from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.automaton import (
    AGAINST,
    CARDS,
    ENDED,
    FULL,
    LEVEL,
    OPTIONS,
    STATE,
    UNKNOWN,
    blended,
    decided,
    decided_with,
    step,
    step_with,
)
from wizardhall.solver.cup.buffer_views import (
    ALL,
    ASKERS,
    CLOCK,
    EVERY_CARD,
    EXCHANGERS,
    NUMBER,
    STACK,
    SURPRISE,
    Bench,
    Rows,
)
from wizardhall.solver.cup.partial_round import BETWEEN

__all__ = [
    "add_row",
    "add_rows",
    "copy_round",
    "late_for",
    "new_block",
    "new_row",
    "push",
    "push_decided",
    "push_step",
]


@inner
def late_for(bench: Bench, state: int) -> int:
    """The mask of cards with which an ask may come, if the next is one of the last two.

    That is any of them if a card that asks is known to be in the Deck still, because the opponent looked at it, or if
    the Waiting card may have come into this very duel, and the opponent looks at the next one before it asks.
    """
    at, words = state * STATE, bench.auto.states
    level, mine = words[at + LEVEL], words[at + bench.auto.me]
    if words[at + 4] < BETWEEN and bench.sizes[EXCHANGERS] >> words[at + CARDS + (mine >> 28 & 7)] & 1:
        return EVERY_CARD
    for number in range(mine >> 25 & 7):
        place = mine >> 5 * number & 31
        if place < level and bench.sizes[ASKERS] >> words[at + CARDS + place] & 1:
            return EVERY_CARD
    return bench.late[words[at + AGAINST]]


@inner
def make_row(bench: Bench, rows: Rows, state: int, missing: int, waiting: int, at: int) -> bool:
    """Write the results of a state for all missing cards; False if they depend on the Waiting card, and it is ALL.

    Cards that may ask are left out.
    """
    number, late = bench.sizes[NUMBER], late_for(bench, state)
    for i in range(number):
        card, after = bench.cards[i], 1
        if not late >> card & 1:
            after = step(bench.auto, state, card)
            if after < UNKNOWN:
                if waiting == ALL:
                    return False
                after = step_with(bench.auto, after, state, card, waiting)
        if missing == 1:
            if after >= ENDED:
                bench.auto.counts[FULL] |= SURPRISE
            rows.results[at + i] = after - 1
            continue
        for j in range(number):
            end, last = after, bench.cards[j]
            if late >> last & 1:
                end = 1
            elif after >= ENDED:
                end = step(bench.auto, after, last)
                if end < UNKNOWN:
                    if waiting == ALL:
                        return False
                    end = step_with(bench.auto, end, after, last, waiting)
                if end >= ENDED:
                    bench.auto.counts[FULL] |= SURPRISE
            rows.results[at + i * number + j] = end - 1
    return True


@inner
def new_row(bench: Bench, rows: Rows) -> int:
    row = rows.counts[0]
    if row + 1 >= rows.counts[2]:
        bench.auto.counts[FULL] |= 1
        return 0
    rows.counts[0] += 1
    return row


@inner
def new_block(bench: Bench, rows: Rows) -> int:
    block = rows.counts[1]
    if block + 1 >= rows.counts[3]:
        bench.auto.counts[FULL] |= 1
        return 0
    rows.counts[1] += 1
    return block


@inner
def row_of(bench: Bench, rows: Rows, state: int, missing: int, size: int) -> int:
    """The row of a state, or a block of rows."""
    if rows.of[state] == UNKNOWN:
        row = new_row(bench, rows)
        if make_row(bench, rows, state, missing, ALL, row * size):
            rows.of[state] = row
        else:
            rows.of[state] = -2 - new_block(bench, rows)
    return rows.of[state]


@inner
def row_with(bench: Bench, rows: Rows, block: int, state: int, missing: int, size: int, waiting: int) -> int:
    at = (-2 - block) * SET_SIZE + waiting
    if rows.blocks[at] == UNKNOWN:
        row = new_row(bench, rows)
        make_row(bench, rows, state, missing, waiting, row * size)
        rows.blocks[at] = row
    return rows.blocks[at]


@inner
def add_rows(bench: Bench, rows: Rows, at: int, missing: int, size: int, used: int, out: int, layer: int) -> bool:
    """Add the results of a round on the stack for all missing cards; whether the Waiting card matters."""
    state, tag, weight = bench.states[at], bench.tags[at], bench.weights[at]
    row = row_of(bench, rows, state, missing, size)
    if row >= 0:
        add_row(bench, rows, out + (tag + 1) * layer, row * size, size, weight)
        return tag != ALL
    for i in range(bench.sizes[NUMBER]):
        waiting = bench.cards[i]
        if tag == waiting or (tag == ALL and not used >> waiting & 1):
            found = row_with(bench, rows, row, state, missing, size, waiting)
            add_row(bench, rows, out + (waiting + 1) * layer, found * size, size, weight)
    return True


@inner
def add_row(bench: Bench, rows: Rows, out: int, row: int, size: int, weight: float) -> None:
    f, results = bench.tensors, rows.results
    for k in range(size):
        f[out + k] += weight * results[row + k]


@inner
def push(bench: Bench, top: int, first: int, state: int, weight: float, tag: int, sight: int) -> int:
    """Put a round on the stack, together with one that is there already since `first` if it is the same."""
    if tag == ALL:
        at, when = bench.met[2 * state], bench.met[2 * state + 1]
        if when == bench.sizes[CLOCK] and first <= at < top and (state < ENDED or bench.sights[at] == sight):
            bench.weights[at] += weight
            return top
        bench.met[2 * state], bench.met[2 * state + 1] = top, bench.sizes[CLOCK]
    if top + 1 >= bench.sizes[STACK]:
        bench.auto.counts[FULL] |= 1
        return top
    bench.states[top], bench.weights[top], bench.tags[top], bench.sights[top] = state, weight, tag, sight
    return top + 1


@inner
def copy_round(bench: Bench, here: int, there: int) -> None:
    bench.states[there], bench.weights[there] = bench.states[here], bench.weights[here]
    bench.tags[there], bench.sights[there] = bench.tags[here], bench.sights[here]


@inner
def push_step(bench: Bench, top: int, first: int, at: int, card: int, used: int) -> int:
    """Put on the stack what the round there comes to with a card."""
    state, weight, tag, sight = bench.states[at], bench.weights[at], bench.tags[at], bench.sights[at]
    if tag == card:  # it cannot be both
        return top
    after = step(bench.auto, state, card)
    if after >= 0:
        seen = bench.auto.step_sights[state * SET_SIZE + card]
        return push(bench, top, first, after, weight, tag, blended(sight, seen))
    for i in range(bench.sizes[NUMBER]):
        waiting = bench.cards[i]
        if tag == waiting or (tag == ALL and not used >> waiting & 1):
            with_it = step_with(bench.auto, after, state, card, waiting)
            seen = bench.auto.block_sights[(-2 - after) * SET_SIZE + waiting]
            top = push(bench, top, first, with_it, weight, waiting, blended(sight, seen))
    return top


@inner
def push_decided(bench: Bench, top: int, first: int, at: int, option: int, used: int) -> int:
    """Put on the stack what the round there comes to by a decision."""
    state, weight, tag, sight = bench.states[at], bench.weights[at], bench.tags[at], bench.sights[at]
    after = decided(bench.auto, state, option)
    if after >= 0:
        seen = bench.auto.decision_sights[bench.auto.asks[state] * OPTIONS + option]
        return push(bench, top, first, after, weight, tag, blended(sight, seen))
    for i in range(bench.sizes[NUMBER]):
        waiting = bench.cards[i]
        if tag == waiting or (tag == ALL and not used >> waiting & 1):
            with_it = decided_with(bench.auto, after, state, option, waiting)
            seen = bench.auto.block_sights[(-2 - after) * SET_SIZE + waiting]
            top = push(bench, top, first, with_it, weight, waiting, blended(sight, seen))
    return top
