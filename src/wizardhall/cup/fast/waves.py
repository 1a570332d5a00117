"""Many rounds at once, duel by duel: all rounds of a block fight their first duel, then their second, and so on.

A processor loses more time on a branch that it guesses wrong than on a whole duel. So no round is played to its end
by itself: rounds that need the same thing next stand in the same list, each list is worked off in one go, and no step
asks a question whose answer is hard to guess.

A round is a row of eight numbers. A side's cards are five bits each, counted from 1: the visible discard lowest, then
the wizard in the Duel zone, then the Deck. When a wizard loses they all move up by one: it lies on the discard pile,
and the next one stands in the Duel zone.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import jit
from wizardhall.cup.fast.codec import (
    BURIED,
    DISCARDS,
    EXCHANGED,
    LOSES,
    WAITING_GONE,
    IntArray,
    Number,
    shows_top,
    shows_waiting,
)
from wizardhall.cup.fast.plans import (
    CARD,
    CARD_BITS,
    PLAN_CARDS,
    Numbers,
    deck_of_plan,
    order_of,
    top_to_bottom,
    waiting_of_plan,
)
from wizardhall.cup.fast.wave_tables import (
    ASK,
    CHANGE,
    KINDS,
    LOOK_AT_DECK,
    LOOK_AT_WAITING,
    OVER,
    REARRANGE,
    VERDICT,
    WaveTables,
    black_moves,
    kind_of,
    losers_before,
    rest_of,
    row_of_order,
    verdict,
    white_moves,
    winners_of,
)

__all__ = ["cross", "rounds"]

Lists: TypeAlias = npt.NDArray[np.uint16]

BLOCK: Final = 512
"""So many rounds at once: few enough for the nearest cache."""

CARDS, WAITING, STANCE = 0, 2, 4
"""Columns of a round: two each, for Black and White."""
LAST, WORD = 6, 7
"""Columns of a round: the verdict of the last duel, and what this one has come to."""
COLUMNS: Final = 8

ONE_MORE: Final = sum(1 << CARD_BITS * place for place in range(PLAN_CARDS))
"""Added to a plan, counts each of its cards from 1."""
SHOWN_BITS: Final = 2 * CARD_BITS
SHOWN: Final = (1 << SHOWN_BITS) - 1
"""The visible discard and the wizard in the Duel zone."""
BOTH_LEFT: Final = verdict(3)
"""The verdict before the first duel: both places in the Duel zone are empty."""
PLACE: Final = (1 << 28) - 1


@jit
def rounds(
    tables: WaveTables, plans_b: Numbers, plans_w: Numbers, stances_b: Numbers, stances_w: Numbers
) -> npt.NDArray[np.int8]:
    """The winners of rounds between the plans and stances of equal places."""
    number = len(plans_b)
    winners = np.empty(number, np.int8)
    block, lists, counts = new_block()
    for start in range(0, number, BLOCK):
        size = min(BLOCK, number - start)
        for i in range(size):
            k = start + i
            lay(block, lists, i, plans_b[k], plans_w[k], stances_b[k], stances_w[k])
        fight(tables, block, lists, counts, size)
        for i in range(size):
            winners[start + i] = winners_of(block[i, LAST])
    return winners


@jit
def cross(
    tables: WaveTables, plans_b: Numbers, plans_w: Numbers, stances_b: Numbers, stances_w: Numbers
) -> npt.NDArray[np.int8]:
    """The winners of rounds of each of Black's plans (rows) against each of White's (columns)."""
    columns = len(plans_w)
    winners = np.empty((len(plans_b), columns), np.int8)
    block, lists, counts = new_block()
    for row in range(len(plans_b)):
        for start in range(0, columns, BLOCK):
            size = min(BLOCK, columns - start)
            for i in range(size):
                lay(block, lists, i, plans_b[row], plans_w[start + i], stances_b[row], stances_w[start + i])
            fight(tables, block, lists, counts, size)
            for i in range(size):
                winners[row, start + i] = winners_of(block[i, LAST])
    return winners


@jit
def new_block() -> tuple[Numbers, Lists, Numbers]:
    return np.zeros((BLOCK, COLUMNS), np.int64), np.zeros((KINDS, BLOCK), np.uint16), np.zeros(KINDS, np.int64)


@jit
def lay(block: Numbers, lists: Lists, i: int, plan_b: int, plan_w: int, stance_b: int, stance_w: int) -> None:
    black, white = plan_b + ONE_MORE, plan_w + ONE_MORE
    block[i, CARDS] = deck_of_plan(black) << SHOWN_BITS
    block[i, CARDS + 1] = deck_of_plan(white) << SHOWN_BITS
    block[i, WAITING] = waiting_of_plan(black)
    block[i, WAITING + 1] = waiting_of_plan(white)
    block[i, STANCE] = stance_b
    block[i, STANCE + 1] = stance_w
    block[i, LAST] = BOTH_LEFT
    lists[VERDICT, i] = i


@jit
def fight(tables: WaveTables, block: Numbers, lists: Lists, counts: Numbers, size: int) -> None:
    """Play the first `size` rounds of the block to their ends."""
    counts[VERDICT] = size
    while counts[VERDICT]:
        duel(tables, block, lists, counts)
        while counts.sum() > counts[VERDICT]:
            look_at_waiting(tables.words, block, lists, counts)
            look_at_deck(tables.words, block, lists, counts)
            change(tables.words, block, lists, counts)
            answer(tables.words, block, lists, counts)
            rearrange(tables.words, tables.orders, block, lists, counts)


@jit
def duel(tables: WaveTables, block: Numbers, lists: Lists, counts: Numbers) -> None:
    """Let losers leave and others enter, and see who loses now. Ended rounds are in no list any more."""
    rows, columns, codes, plane = tables.rows, tables.columns, tables.codes, tables.plane
    again, unclear = np.int64(0), np.int64(0)
    for k in range(counts[VERDICT]):
        i = np.int64(lists[VERDICT, k])
        last = block[i, LAST]
        black = block[i, CARDS] >> black_moves(last)
        white = block[i, CARDS + 1] >> white_moves(last)
        place = np.int64(rows[black & SHOWN]) + np.int64(columns[white & SHOWN]) + plane * losers_before(last)
        code = np.int64(codes[place])
        block[i, CARDS] = black
        block[i, CARDS + 1] = white
        block[i, LAST] = code
        block[i, WORD] = place
        lists[VERDICT, again] = i
        lists[CHANGE, unclear] = i
        unclear += np.int64(code == 0)
        again += np.int64(np.uint64(code - 1) < np.uint64(OVER - 1))
    counts[VERDICT] = again
    for k in range(unclear):
        i = np.int64(lists[CHANGE, k])
        go_on(block, lists, counts, i, np.int64(tables.firsts[block[i, WORD] & PLACE]))


@jit
def go_on(block: Numbers, lists: Lists, counts: Numbers, i: Number, word: Number) -> None:
    """Put a round into the list of what its word wants."""
    kind = kind_of(word)
    block[i, WORD] = rest_of(word)
    block[i, LAST] = rest_of(word)
    lists[kind, counts[kind] & 0xFFFF] = i
    counts[kind] += 1


@jit
def look_at_waiting(words: IntArray, block: Numbers, lists: Lists, counts: Numbers) -> None:
    number, counts[LOOK_AT_WAITING] = counts[LOOK_AT_WAITING], 0
    for k in range(number):
        i = np.int64(lists[LOOK_AT_WAITING, k])
        place = block[i, WORD] & PLACE
        waiting = block[i, WAITING + (words[place] & 1)]
        go_on(block, lists, counts, i, np.int64(words[place + 1 + (waiting & CARD)]))


@jit
def look_at_deck(words: IntArray, block: Numbers, lists: Lists, counts: Numbers) -> None:
    number, counts[LOOK_AT_DECK] = counts[LOOK_AT_DECK], 0
    for k in range(number):
        i = np.int64(lists[LOOK_AT_DECK, k])
        place = block[i, WORD] & PLACE
        deck = block[i, CARDS + (words[place] & 1)] >> SHOWN_BITS
        go_on(block, lists, counts, i, np.int64(words[place + 1 + left(deck)]))


@jit
def left(deck: Number) -> Number:
    """How many cards a Deck has."""
    return (
        np.int64(deck > 0)
        + np.int64(deck >= 1 << CARD_BITS)
        + np.int64(deck >= 1 << 2 * CARD_BITS)
        + np.int64(deck >= 1 << 3 * CARD_BITS)
    )


@jit
def all_bits(condition: Number) -> Number:
    """A mask of everything if the condition holds, else of nothing, without a branch."""
    return -np.int64(condition != 0)


@jit
def change(words: IntArray, block: Numbers, lists: Lists, counts: Numbers) -> None:
    """An exchange first, then what is discarded from Deck or Waiting place, then what is buried."""
    number, counts[CHANGE] = counts[CHANGE], 0
    for k in range(number):
        i = np.int64(lists[CHANGE, k])
        place = block[i, WORD] & PLACE
        side, fields = words[place] & 1, np.int64(words[place + 1])
        cards, waiting = block[i, CARDS + side], block[i, WAITING + side]

        swap = (cards >> CARD_BITS ^ waiting) & CARD & all_bits(fields & EXCHANGED)
        cards, waiting = cards ^ swap << CARD_BITS, waiting ^ swap
        shown, deck = cards & SHOWN, cards >> SHOWN_BITS
        face_up = waiting & all_bits(shows_waiting(fields)) | deck & CARD & all_bits(shows_top(fields))
        where = CARD_BITS & all_bits(fields & LOSES)
        shown ^= ((shown >> where ^ face_up) & CARD & all_bits(face_up)) << where
        deck >>= CARD_BITS & all_bits(fields & DISCARDS)
        if fields & BURIED:
            deck = top_to_bottom(deck, left(deck))

        block[i, CARDS + side] = deck << SHOWN_BITS | shown
        block[i, WAITING + side] = waiting & ~all_bits(fields & WAITING_GONE)
        go_on(block, lists, counts, i, np.int64(words[place + 2]))


@jit
def answer(words: IntArray, block: Numbers, lists: Lists, counts: Numbers) -> None:
    number, counts[ASK] = counts[ASK], 0
    for k in range(number):
        i = np.int64(lists[ASK, k])
        place = block[i, WORD] & PLACE
        yes = block[i, STANCE + (words[place] & 1)] >> words[place + 1] & 1
        go_on(block, lists, counts, i, np.int64(words[place + 2 + yes]))


@jit
def rearrange(words: IntArray, orders: IntArray, block: Numbers, lists: Lists, counts: Numbers) -> None:
    number, counts[REARRANGE] = counts[REARRANGE], 0
    for k in range(number):
        i = np.int64(lists[REARRANGE, k])
        place = block[i, WORD] & PLACE
        side = words[place] & 1
        cards, order = block[i, CARDS + side], order_of(block[i, STANCE + side])
        deck = cards >> SHOWN_BITS
        down = np.int64(orders[row_of_order(left(deck), order) & PLACE])
        arranged = np.int64(0)
        for bits in (0, CARD_BITS, 2 * CARD_BITS, 3 * CARD_BITS):
            arranged |= (deck >> (down >> bits & CARD) & CARD) << bits
        block[i, CARDS + side] = arranged << SHOWN_BITS | cards & SHOWN
        go_on(block, lists, counts, i, np.int64(words[place + 1 + np.int64(order != 0)]))
