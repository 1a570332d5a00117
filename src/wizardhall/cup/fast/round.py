"""The compiled round: two plans in, the winners out. It walks the tables and knows no rule of a duel.

A plan is one number: five bits for each card of the Deck, the top card lowest, then the Waiting card. How its player
answers optional powers is another, its stance: bit 0 exchanges, bit 1 buries, and what is above says in which order
the Deck is rearranged (0: not at all; k: the k-th order of what is left, as `itertools.permutations` counts).
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import jit
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.tables import ASKS, BEGIN, LEAF_ONLY_LOSES, VISIBLE, IntArray

__all__ = [
    "BLACK_WINS",
    "BOTH_WIN",
    "STANCES",
    "WHITE_WINS",
    "advance",
    "answer",
    "arranged",
    "begin",
    "enter",
    "fight",
    "look",
    "pack",
    "play",
    "play_on",
    "side_after",
]

BLACK_WINS: Final = 1
WHITE_WINS: Final = 2
BOTH_WIN: Final = 3

STANCES: Final = 4 * 25
"""How many stances there are: exchange or not, bury or not, and 24 orders or none."""

DECK: Final = (1 << 25) - 1
EXCHANGE, REARRANGE, BURY = range(3)
FACTORIALS: Final = (1, 1, 2, 6, 24)

Numbers: TypeAlias = npt.NDArray[np.int64]

ZONES, DECKS, LEFT, WAITING, SEEN = 0, 2, 4, 6, 8
"""Places in the state of a round, two each, for Black and White: the wizard in the Duel zone, the Deck and how many
cards it has, the Waiting card plus one (0: none), the class of the visible discard."""
LOSERS, LEAF, DUELS, STORY = 10, 11, 12, 13
"""Who lost the last duel, the leaf that is reached, how many duels there were, and the losers of each in two bits."""
STATE: Final = 14


@jit
def pack(plans: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
    """Rows of six cards (five in order, then the Waiting card) as numbers."""
    packed = np.zeros(len(plans), np.int64)
    for row in range(len(plans)):
        for place in range(6):
            packed[row] |= np.int64(plans[row, place]) << (5 * place)
    return packed


@jit
def look(duels: IntArray, tree: int, vb: int, vw: int, wb: int, ww: int, nb: int, nw: int) -> int:
    """The place of the leaf that a tree leads to; looked at are visible discards, Waiting cards and Decks."""
    while tree >= 0:
        sight = duels[tree]
        if sight == 0:
            value = vb
        elif sight == 1:
            value = vw
        elif sight == 2:
            value = wb
        elif sight == 3:
            value = ww
        elif sight == 4:
            value = nb
        else:
            value = nw
        tree = duels[tree + 1 + value]
    return ~tree


@jit
def side_after(code: int, zone: int, deck: int, left: int, waiting: int) -> tuple[int, int, int, int, int]:
    """One side after what the leaf says; `code` is shifted so that the side's bits are the even ones.

    The last number is the card that now lies visible on the discard pile, plus one; 0 if that did not change.
    """
    fallen = 0
    if code & 1 << 10:
        zone, waiting = waiting - 1, zone + 1
    came = (code >> 2 & 1) | (code >> 3 & 2)
    if code & 1 << 6:
        if came == 3:
            fallen = (deck & 31) + 1
        deck >>= 5
        left -= 1
    if came == 2:
        fallen = waiting
    if code & 1 << 8:
        waiting = 0
    if code & 1 << 12:
        deck = deck >> 5 | (deck & 31) << 5 * (left - 1)
    if code & 1 and came == 0:
        fallen = zone + 1
    return zone, deck, left, waiting, fallen


@jit
def arranged(deck: int, left: int, order: int) -> int:
    """The first `left` cards of a Deck in their `order`-th order, counted from 0."""
    out = 0
    place = 0
    while left > 0:
        rest = FACTORIALS[left - 1]
        pick = order // rest
        order -= pick * rest
        card = deck >> 5 * pick & 31
        low = deck & ((1 << 5 * pick) - 1)
        deck = deck >> 5 * (pick + 1) << 5 * pick | low
        out |= card << 5 * place
        place += 1
        left -= 1
    return out


@jit
def begin(plan_b: int, plan_w: int) -> Numbers:
    """A round before its first duel, as the numbers that `advance` and `answer` work on."""
    state = np.zeros(STATE, np.int64)
    for side, plan in enumerate((plan_b, plan_w)):
        state[DECKS + side] = plan & DECK
        state[LEFT + side] = 5
        state[WAITING + side] = (plan >> 25) + 1
    state[LOSERS] = 3
    return state


@jit
def advance(duels: IntArray, state: Numbers) -> int:
    """Play on: 0 at the next ask, whose leaf is then `state[LEAF]`; at the end the winners."""
    while True:
        if not state[LEAF]:
            winners = enter(state)
            if winners:
                return winners
        if not fight(duels, state):
            return 0


@jit
def fight(duels: IntArray, state: Numbers) -> int:
    """Play on within a duel: 0 at the next ask, at the end who lost: 1 Black, 2 White, 3 both."""
    if not state[LEAF]:
        first = duels[beginning(duels, state)]
        if first < LEAF_ONLY_LOSES:
            for side in range(2):
                if first >> side & 1:
                    state[SEEN + side] = duels[VISIBLE + state[ZONES + side] + 1]
            settle(state, first)
            return int(first)
        state[LEAF] = found(duels, state, first - LEAF_ONLY_LOSES)
    change(duels, state)
    code = duels[state[LEAF]]
    if code & ASKS:
        return 0
    settle(state, code & 3)
    return int(code & 3)


@jit
def answer(duels: IntArray, state: Numbers, yes: int, order: int) -> None:
    """Answer the ask at which `advance` stopped. For a rearrangement `order` says which, as `arranged` counts."""
    leaf = state[LEAF]
    code = duels[leaf]
    if yes and code >> 20 & 3 == REARRANGE:
        side = code >> 19 & 1
        left = state[LEFT + side]
        state[DECKS + side] = arranged(state[DECKS + side], left, order % FACTORIALS[left])
    state[LEAF] = found(duels, state, duels[leaf + 1 + yes])


@jit
def play(duels: IntArray, plan_b: int, plan_w: int, stance_b: int, stance_w: int) -> int:
    """The winners of a round: `BLACK_WINS`, `WHITE_WINS` or `BOTH_WIN`."""
    return play_on(duels, begin(plan_b, plan_w), stance_b, stance_w)


@jit
def play_on(duels: IntArray, state: Numbers, stance_b: int, stance_w: int) -> int:
    """The winners of a round that has begun, and stands at no ask."""
    winners = advance(duels, state)
    while not winners:
        code = duels[state[LEAF]]
        yes, order = answered(code >> 20 & 3, stance_w if code >> 19 & 1 else stance_b)
        answer(duels, state, yes, order)
        winners = advance(duels, state)
    return winners


@jit
def answered(purpose: int, stance: int) -> tuple[int, int]:
    """What a stance says to an ask: no or yes, and in which order."""
    if purpose == REARRANGE:
        order = stance >> 2
        return int(order > 0), max(order - 1, 0)
    return stance >> (purpose == BURY) & 1, 0


@jit
def enter(state: Numbers) -> int:
    """CUP-D1: losers are followed by the tops of their Decks; the winners if somebody has none (CUP-R1, CUP-R2)."""
    losers, winners = state[LOSERS], 0
    for side in range(2):
        if losers >> side & 1 and state[LEFT + side] == 0:
            winners |= WHITE_WINS >> side
    if winners == 0:
        for side in range(2):
            if losers >> side & 1:
                state[ZONES + side] = state[DECKS + side] & 31
                state[DECKS + side] >>= 5
                state[LEFT + side] -= 1
    return winners


@jit
def beginning(duels: IntArray, state: Numbers) -> int:
    """Where the tables say how a duel begins."""
    classes = duels[0]
    zones = (state[LOSERS] * SET_SIZE + state[ZONES]) * SET_SIZE + state[ZONES + 1]
    return int(BEGIN + (zones * classes + state[SEEN]) * classes + state[SEEN + 1])


@jit
def found(duels: IntArray, state: Numbers, tree: int) -> int:
    """The leaf of a tree."""
    seen, waiting, left = state[SEEN : SEEN + 2], state[WAITING : WAITING + 2], state[LEFT : LEFT + 2]
    return look(duels, tree, seen[0], seen[1], waiting[0], waiting[1], left[0], left[1])


@jit
def change(duels: IntArray, state: Numbers) -> None:
    """Do what the leaf says to both sides."""
    code = duels[state[LEAF]]
    for side in range(2):
        zone, deck, left, waiting, fallen = side_after(
            code >> side, state[ZONES + side], state[DECKS + side], state[LEFT + side], state[WAITING + side]
        )
        state[ZONES + side] = zone
        state[DECKS + side] = deck
        state[LEFT + side] = left
        state[WAITING + side] = waiting
        if fallen:
            state[SEEN + side] = duels[VISIBLE + fallen]


@jit
def settle(state: Numbers, losers: int) -> None:
    state[LEAF] = 0
    state[LOSERS] = losers
    state[STORY] |= losers << 2 * state[DUELS]
    state[DUELS] += 1
