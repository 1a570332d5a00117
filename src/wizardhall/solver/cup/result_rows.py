"""Rows of results: what a state comes to with every card that is still missing, one or two of them."""

from wizardhall.compiled import inner, record_at
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.plans import card_at
from wizardhall.cup.fast.sides import side_of
from wizardhall.solver.cup.automaton import step, step_with
from wizardhall.solver.cup.automaton_states import ENDED, UNEXPECTED, UNKNOWN, known_card, mark_full
from wizardhall.solver.cup.buffer_views import ALL, EVERY_CARD, BufferViews, RowViews
from wizardhall.solver.cup.partial_round import BETWEEN

__all__ = ["add_row", "add_rows", "late_for", "new_block", "new_row"]


@inner
def late_for(views: BufferViews, state: int) -> int:
    """The mask of cards with which an ask may come, if the next is one of the last two.

    That is any of them if a card that asks is known to be in the Deck still, because the opponent looked at it, or if
    the Waiting card may have come into this very duel, and the opponent looks at the next one before it asks.
    """
    stored, search = record_at(views.auto.states, state), record_at(views.search, 0)
    level, cards, mine = stored.level, stored.cards, side_of(stored.mine)
    if stored.where < BETWEEN and search.exchangers >> known_card(cards, mine.zone) & 1:
        return EVERY_CARD
    for number in range(mine.left):
        place = card_at(mine.deck, number)
        if place < level and search.askers >> known_card(cards, place) & 1:
            return EVERY_CARD
    return views.late[stored.strategy]


@inner
def make_row(views: BufferViews, rows: RowViews, state: int, missing: int, waiting: int, at: int) -> bool:
    """Write the results of a state for all missing cards; False if they depend on the Waiting card, and it is ALL.

    Cards that may ask are left out.
    """
    number, late = record_at(views.search, 0).card_count, late_for(views, state)
    for i in range(number):
        card, after = views.cards[i], 1
        if not late >> card & 1:
            after = step(views.auto, state, card)
            if after < UNKNOWN:
                if waiting == ALL:
                    return False
                after = step_with(views.auto, after, state, card, waiting)
        if missing == 1:
            if after >= ENDED:
                mark_full(views.auto, UNEXPECTED)
            rows.results[at + i] = after - 1
            continue
        for j in range(number):
            end, last = after, views.cards[j]
            if late >> last & 1:
                end = 1
            elif after >= ENDED:
                end = step(views.auto, after, last)
                if end < UNKNOWN:
                    if waiting == ALL:
                        return False
                    end = step_with(views.auto, end, after, last, waiting)
                if end >= ENDED:
                    mark_full(views.auto, UNEXPECTED)
            rows.results[at + i * number + j] = end - 1
    return True


@inner
def new_row(views: BufferViews, rows: RowViews) -> int:
    counts = record_at(rows.counts, 0)
    row = counts.rows
    if row + 1 >= counts.row_capacity:
        mark_full(views.auto)
        return 0
    counts.rows += 1
    return row


@inner
def new_block(views: BufferViews, rows: RowViews) -> int:
    counts = record_at(rows.counts, 0)
    block = counts.blocks
    if block + 1 >= counts.block_capacity:
        mark_full(views.auto)
        return 0
    counts.blocks += 1
    return block


@inner
def row_of(views: BufferViews, rows: RowViews, state: int, missing: int, size: int) -> int:
    """The row of a state, or a block of rows."""
    if rows.of[state] == UNKNOWN:
        row = new_row(views, rows)
        if make_row(views, rows, state, missing, ALL, row * size):
            rows.of[state] = row
        else:
            rows.of[state] = -2 - new_block(views, rows)
    return rows.of[state]


@inner
def row_with(views: BufferViews, rows: RowViews, block: int, state: int, missing: int, size: int, waiting: int) -> int:
    at = (-2 - block) * SET_SIZE + waiting
    if rows.blocks[at] == UNKNOWN:
        row = new_row(views, rows)
        make_row(views, rows, state, missing, waiting, row * size)
        rows.blocks[at] = row
    return rows.blocks[at]


@inner
def add_rows(
    views: BufferViews, rows: RowViews, at: int, missing: int, size: int, used: int, out: int, layer: int
) -> bool:
    """Add the results of a round on the stack for all missing cards; whether the Waiting card matters."""
    state, tag, weight = views.states[at], views.tags[at], views.weights[at]
    row = row_of(views, rows, state, missing, size)
    if row >= 0:
        add_row(views, rows, out + (tag + 1) * layer, row * size, size, weight)
        return tag != ALL
    for i in range(record_at(views.search, 0).card_count):
        waiting = views.cards[i]
        if tag == waiting or (tag == ALL and not used >> waiting & 1):
            found = row_with(views, rows, row, state, missing, size, waiting)
            add_row(views, rows, out + (waiting + 1) * layer, found * size, size, weight)
    return True


@inner
def add_row(views: BufferViews, rows: RowViews, out: int, row: int, size: int, weight: float) -> None:
    f, results = views.tensors, rows.results
    for k in range(size):
        f[out + k] += weight * results[row + k]
