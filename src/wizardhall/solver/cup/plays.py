"""Every way that rounds between given plans can go: all that both players may decide, and what comes of it.

A *sequence* of a player is a plan and what the player decided since, an *occasion* a sequence and a sight on which the
player must decide again. Both are told by one number each, a hash. A play is a pair of sequences and its result.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import address, entry, inner, part
from wizardhall.cup.fast.round import REARRANGE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.partial_round import (
    ASKED,
    BROAD,
    PURPOSES,
    WAITING,
    WHITE_ASKED,
    WORDS,
    Duels,
    Memory,
    aspect,
    decide,
    note_sights,
    set_out,
    walk,
)
from wizardhall.solver.cup.strategies import Strategy

__all__ = ["ORDERS", "Line", "Occasions", "Plays", "after", "beginning", "begun", "mixed", "plays"]

Numbers = npt.NDArray[np.int64]

ORDERS: Final = 24
"""An option is one of these, or 0."""
LINE: Final = WAITING + 4
"""A line as numbers: six cards, its number, and where its orders begin and end: sorted pairs, broad aspect and mask."""
TRAIL: Final = WORDS + 2
SIGHTS: Final = 40
PLACE: Final = TRAIL + 1 + 2 * SIGHTS
"""A place on the stack: a state of the walk, both players' sequences, and what they have seen on the way."""
DEEP: Final = 256
OCCASION, PLAY = 7 + SIGHTS, 5


class Line:
    """A plan, and the orders in which its player may rearrange the Deck, by broad aspects (see `walk.decide`)."""

    def __init__(self, number: int, plan: tuple[int, ...]) -> None:
        self.number, self.plan = number, plan
        self.orders: dict[int, int] = {}
        """Masks; to decline is always an option."""
        self.behind = 0.0
        """How much worse than the best it did in the last solution,"""
        self.idle = 0
        """how many of the last ones had no use for it,"""
        self.active = True
        """and whether it takes part in the next program from the beginning."""

    @property
    def strategy(self) -> Strategy:
        """The plan with all its orders as habits, though for one aspect there may be several."""
        some = [(moment, order) for moment, mask in self.orders.items() for order in _orders(mask)]
        return Strategy(self.plan, tuple(sorted(some)))

    def take_after(self, other: "Line") -> None:
        """What held for the other in the last solution holds for this one."""
        self.behind, self.idle, self.active = other.behind, other.idle, other.active

    def allow(self, strategy: Strategy) -> bool:
        """Allow the orders that a strategy has the habit to choose; whether there are new ones."""
        new = False
        for moment, order in strategy.habits:
            if moment < BROAD and moment // PURPOSES == REARRANGE:
                before = self.orders.get(moment, 1)
                self.orders[moment] = before | 1 << order
                new = new or self.orders[moment] != before
        return new


def _orders(mask: int) -> list[int]:
    return [order for order in range(1, ORDERS + 1) if mask >> order & 1]


class Occasions(NamedTuple):
    """In columns: whose it is, the sequence before, and what the player has seen."""

    player: Numbers
    before: Numbers
    sight: Numbers
    occasion: Numbers
    options: Numbers
    """A mask of the options that there are."""
    line: Numbers
    aspect: Numbers
    way: Numbers
    """A matrix: what the player had seen before, duel by duel, then zeros."""


class Plays(NamedTuple):
    """In columns: the sequences of Black and White, what Black wins (1, 0 or -1), and the lines of both."""

    black: Numbers
    white: Numbers
    won: Numbers
    black_line: Numbers
    white_line: Numbers


class Notes(NamedTuple):
    """Where compiled code notes what it finds."""

    known: Memory
    """A hash table of the occasions that are noted,"""
    places: int
    """how many it has room for, a power of two,"""
    occasions: Memory
    found: Memory
    """and how many occasions and plays there are."""


@part
def mixed(number: int, more: int) -> int:
    number = (number ^ (more + 0x632BE59BD9B4E019)) * -7046029254386353131
    number ^= number >> 31 & 0x1FFFFFFFF
    number *= -4417276706812531889
    return number ^ (number >> 29 & 0x7FFFFFFFF)


def beginning(player: int, line: Numbers) -> Numbers:
    """The sequence of a player who has decided nothing but the line, the n-th of that player's."""
    return (line + 1) * 2 + player


@part
def begun(player: int, line: int) -> int:
    """The same for compiled code."""
    return (line + 1) * 2 + player


@entry
def after(occasion: Numbers, option: Numbers, out: Numbers) -> None:
    """The sequences that options of occasions lead to."""
    for number in range(len(occasion)):
        out[number] = mixed(occasion[number], option[number])


def plays(
    duels: IntArray,
    lines: tuple[Sequence[Line], Sequence[Line]],
    anew: tuple[Sequence[bool], Sequence[bool]],
    plain: bool,
) -> tuple[Occasions, Plays]:
    """Of all pairs with a line that is marked in `anew`; an occasion comes once. If `plain`, both always decline."""
    every = [line for some in lines for line in some]
    rows = np.zeros((len(every), LINE), np.int64)
    rows[:, : WAITING + 2] = [(*line.plan, line.number) for line in every]
    ends = DEEP * PLACE + rows.size + 2 * np.cumsum([0, *(len(line.orders) for line in every)])
    rows[:, LINE - 2], rows[:, LINE - 1] = ends[:-1], ends[1:]
    orders = [number for line in every for order in sorted(line.orders.items()) for number in order]
    memory = np.concatenate([np.zeros(DEEP * PLACE, np.int64), rows.ravel(), np.array(orders, np.int64)])
    blacks, whites = (np.array(some, np.int64) for some in anew)
    pairs = len(blacks) * len(whites) - int((blacks == 0).sum()) * int((whites == 0).sum())
    rooms = [1 << max(14, (pairs // 4).bit_length()), 1 << (2 * pairs).bit_length()]
    while True:
        occasions, played = np.empty(OCCASION * rooms[0], np.int64), np.empty(PLAY * rooms[1], np.int64)
        known, found = np.zeros(4 * rooms[0], np.int64), np.zeros(2, np.int64)
        everything(duels, memory, blacks, whites, plain, known, occasions, played, found)
        if found[0] < rooms[0] and found[1] < rooms[1]:
            break
        rooms = [room if many < room else 2 << int(many).bit_length() for room, many in zip(rooms, found, strict=True)]
    noted, ended = found.tolist()
    notes = occasions[: OCCASION * noted].reshape(-1, OCCASION)
    player, before, sight, occasion, options, line, aspects = notes[:, :7].T.copy()
    ends_ = played[: PLAY * ended].reshape(-1, PLAY)
    return Occasions(player, before, sight, occasion, options, line, aspects, notes[:, 7:].copy()), Plays(
        *ends_.T.copy()
    )


@entry
def everything(
    duels: IntArray,
    memory: Numbers,
    blacks: Numbers,
    whites: Numbers,
    plain: bool,
    known: Numbers,
    occasions: Numbers,
    played: Numbers,
    found: Numbers,
) -> None:
    d, m, ends = address(duels), address(memory), len(played) // PLAY
    notes = Notes(address(known), len(known), address(occasions), address(found))
    for black in range(len(blacks)):
        for white in range(len(whites)):
            if blacks[black] or whites[white]:
                pair(d, m, black, white, len(blacks), plain, notes, address(played), ends)


@inner
def new_note(notes: Notes, occasion: int) -> int:
    """Where to note an occasion; -1 if that was done already, or if there is no room. It is counted in any case."""
    at = occasion >> 16 & (notes.places - 1)
    while notes.known[at] != 0:
        if notes.known[at] == occasion:
            return -1
        at = (at + 1) & (notes.places - 1)
    number = notes.found[0]
    notes.found[0] += 1
    if 4 * number >= notes.places:
        return -1
    notes.known[at] = occasion
    return number * OCCASION


@part
def orders_on(m: Memory, line: int, moment: int) -> int:
    """The mask of orders that a line allows at the moment of an aspect."""
    low, high = m[line + LINE - 2], m[line + LINE - 1]
    while low < high:
        middle = low + (high - low) // 4 * 2
        if m[middle] < moment:
            low = middle + 2
        else:
            high = middle
    return m[low + 1] if low < m[line + LINE - 1] and m[low] == moment else 1


@inner
def pair(
    duels: Duels, m: Memory, black: int, white: int, blacks: int, plain: bool, notes: Notes, played: Memory, ends: int
) -> None:
    found, occasions = notes.found, notes.occasions
    cb, cw = DEEP * PLACE + black * LINE, DEEP * PLACE + (blacks + white) * LINE
    set_out(m, 0)
    line_b, line_w = m[cb + WAITING + 1], m[cw + WAITING + 1]
    m[WORDS], m[WORDS + 1], m[TRAIL] = begun(0, line_b), begun(1, line_w), 0
    height = 1
    while height:
        height -= 1
        at = height * PLACE
        came = walk(duels, m, at, cb, cw, 3, 0, 0, at + TRAIL)
        if came < ASKED:
            if found[1] < ends:
                play = found[1] * PLAY
                played[play], played[play + 1], played[play + 2] = m[at + WORDS], m[at + WORDS + 1], came - 1
                played[play + 3], played[play + 4] = line_b, line_w
            found[1] += 1
            continue
        note_sights(m, at, at + TRAIL)
        player, purpose = (came - ASKED) // WHITE_ASKED, (came - ASKED) % WHITE_ASKED
        before, sight = m[at + WORDS + player], m[at + 2 + player]
        occasion = mixed(before, sight)
        mine, theirs = (cw, cb) if player else (cb, cw)
        moment = aspect(m, purpose, m[at + player], theirs, m[at + 1 - player])
        options = 1 if plain else orders_on(m, mine, moment % BROAD) if purpose == REARRANGE else 3
        if options == 1:
            decide(duels, m, at, player, purpose, 0)
            note_sights(m, at, at + TRAIL)
            height += 1
            continue
        note = new_note(notes, occasion)
        if note >= 0:
            occasions[note], occasions[note + 1], occasions[note + 2] = player, before, sight
            occasions[note + 3], occasions[note + 4], occasions[note + 5] = (
                occasion,
                options,
                line_w if player else line_b,
            )
            occasions[note + 6] = moment
            for number in range(SIGHTS):
                seen = number < m[at + TRAIL]
                occasions[note + 7 + number] = m[at + TRAIL + 1 + 2 * number + player] if seen else 0
        last = at
        for option in range(1, ORDERS + 1):
            if options >> option & 1:
                height += 1
                last = height * PLACE
                for word in range(PLACE):
                    m[last + word] = m[at + word]
                m[last + WORDS + player] = mixed(occasion, option)
                decide(duels, m, last, player, purpose, option)
                note_sights(m, last, last + TRAIL)
        m[at + WORDS + player] = mixed(occasion, 0)
        decide(duels, m, at, player, purpose, 0)
        note_sights(m, at, at + TRAIL)
        height += 1
