"""The duel tables laid out for many rounds at once: nothing is multiplied or searched on the way to the common case.

For a pair of sides as they show themselves (wizard in the Duel zone and class of the visible discard) `codes` says at
once who loses, or that the round is over, or that more must be known. Then `firsts` has a word: a kind in its low
bits, and above it a verdict or the place of a record in `words`:

    VERDICT          who loses
    LOOK_AT_WAITING  side, then a word for each card that may wait (0: none)
    LOOK_AT_DECK     side, then a word for each number of cards left
    ASK              side, the bit of the stance that answers, then the words for no and for yes
    REARRANGE        side, then the words for no and for yes
    CHANGE           side, its fields of the leaf (`codec.py`), then the word to go on with

A verdict is how far each side's cards move up: five bits for a wizard that leaves, Black's in the low three bits and
White's in the next three.
"""

from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import plain
from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.cup.fast import codec
from wizardhall.cup.fast.codec import (
    BEGIN,
    CLASSES,
    FORESEEN,
    LOSES,
    VERDICTS,
    VISIBLE,
    VISIBLE_DISCARD,
    WAITING_CARD,
    IntArray,
    Number,
    asked_purpose,
    asked_side,
    asks,
    looked_at_side,
    looked_at_thing,
    losers_of,
    side_of_leaf,
    tree_after,
    tree_for,
)
from wizardhall.cup.fast.plans import CARD_BITS, MOST_OPTIONS, ORDERS, laid_at, stance_bit
from wizardhall.cup.fast.situations import DECK_SIZES
from wizardhall.cup.fast.tables import duel_tables

__all__ = [
    "ASK",
    "CHANGE",
    "KINDS",
    "LOOK_AT_DECK",
    "LOOK_AT_WAITING",
    "OVER",
    "REARRANGE",
    "VERDICT",
    "WaveTables",
    "black_moves",
    "kind_of",
    "losers_before",
    "rest_of",
    "row_of_order",
    "verdict",
    "wave_tables",
    "waves_of",
    "white_moves",
    "winners_of",
]

VERDICT, LOOK_AT_WAITING, LOOK_AT_DECK, ASK, REARRANGE, CHANGE = range(6)
KINDS: Final = 6
KIND_BITS: Final = 3
KIND: Final = (1 << KIND_BITS) - 1

OVER: Final = 1 << 2 * KIND_BITS
"""A code from here on says that the round is over, and in its low two bits who has won."""
PLANE: Final = 2
"""A verdict shifted right by this has in its low two bits who lost, as `codec.beginning` counts."""


class WaveTables(NamedTuple):
    plane: int
    """How many codes there are for each of those who may have lost the duel before."""
    rows: npt.NDArray[np.uint32]
    """Where Black's codes begin, by the low ten bits of its cards."""
    columns: npt.NDArray[np.uint32]
    codes: npt.NDArray[np.uint8]
    firsts: IntArray
    words: IntArray
    orders: IntArray
    """By cards left and order of a stance: for each place how far down its card lay, in bits, five bits each."""


@lru_cache(maxsize=8)
def wave_tables(cards: CupSet, edition_name: str) -> WaveTables:
    return waves_of(duel_tables(cards, edition_name))


def waves_of(duels: IntArray) -> WaveTables:
    classes = int(duels[CLASSES])
    shown = SET_SIZE * classes
    begin = duels[BEGIN : BEGIN + 4 * shown * shown].reshape(4, SET_SIZE, SET_SIZE, classes, classes)
    begin = begin.transpose(0, 1, 3, 2, 4).reshape(4, shown, shown)

    codes = np.zeros((4, shown + 1, shown + 1), np.uint8)
    codes[:, :-1, :-1] = np.array([verdict(losers) for losers in range(4)])[np.where(begin < VERDICTS, begin, 0)]
    codes[:, shown, :], codes[:, :, shown], codes[:, shown, shown] = OVER + 2, OVER + 1, OVER + 3

    firsts = np.zeros(codes.shape, np.int32)
    words = _Words(duels.tolist(), classes)
    unclear = np.nonzero(begin >= VERDICTS)
    trees = (begin[unclear] - VERDICTS).tolist()
    visibles = zip((unclear[1] % classes).tolist(), (unclear[2] % classes).tolist(), strict=True)
    firsts[unclear] = [words.word(tree, seen) for tree, seen in zip(trees, visibles, strict=True)]

    at = np.full((1 << CARD_BITS, 1 << CARD_BITS), shown)
    at[1 : SET_SIZE + 1, : SET_SIZE + 1] = (
        np.arange(SET_SIZE)[:, None] * classes + duels[VISIBLE : VISIBLE + SET_SIZE + 1]
    )
    return WaveTables(
        plane=(shown + 1) ** 2,
        rows=(at.ravel() * (shown + 1)).astype(np.uint32),
        columns=at.ravel().astype(np.uint32),
        codes=codes.ravel(),
        firsts=firsts.ravel(),
        words=np.array(words.words, np.int32),
        orders=_orders(),
    )


def verdict(losers: int) -> int:
    return CARD_BITS * (losers & 1) | CARD_BITS * (losers >> 1) << KIND_BITS


@plain
def kind_of(word: Number) -> Number:
    return word & KIND


@plain
def rest_of(word: Number) -> Number:
    """The verdict of a word, or the place of its record."""
    return word >> KIND_BITS


@plain
def black_moves(verdict: int) -> int:
    """How far Black's cards move up, in bits."""
    return verdict & KIND


@plain
def white_moves(verdict: int) -> int:
    return verdict >> KIND_BITS & KIND


@plain
def losers_before(verdict: int) -> int:
    """1 Black, 2 White, 3 both."""
    return verdict >> PLANE & 3


@plain
def winners_of(code: int) -> int:
    """Of a round that is over."""
    return code & 3


@plain
def row_of_order(left: Number, order: int) -> Number:
    """Where `orders` has an order of so many cards."""
    return MOST_OPTIONS * left + order


class _Words:
    """Trees of the duel tables as words, with the visible discards looked at already."""

    def __init__(self, duels: list[int], classes: int) -> None:
        self.duels = duels
        self.sizes = (classes, SET_SIZE + 1, len(DECK_SIZES))
        self.words: list[int] = []
        self._records: dict[tuple[int, ...], int] = {}
        self._known: dict[tuple[int, tuple[int, int]], int] = {}

    def word(self, tree: int, visibles: tuple[int, int]) -> int:
        key = tree, visibles
        if key not in self._known:
            self._known[key] = self._leaf(~tree, visibles) if tree < 0 else self._branch(tree, visibles)
        return self._known[key]

    def _branch(self, place: int, visibles: tuple[int, int]) -> int:
        thing, side = looked_at_thing(self.duels[place]), looked_at_side(self.duels[place])
        children = self.duels[tree_for(place, 0) : tree_for(place, self.sizes[thing])]
        if thing == VISIBLE_DISCARD:
            return self.word(children[visibles[side]], visibles)
        words = [self.word(child, visibles) for child in children]
        if len(set(words)) == 1:
            return words[0]
        return self._record(LOOK_AT_WAITING if thing == WAITING_CARD else LOOK_AT_DECK, side, *words)

    def _leaf(self, place: int, visibles: tuple[int, int]) -> int:
        leaf = self.duels[place]
        if asks(leaf):
            side, purpose = asked_side(leaf), asked_purpose(leaf)
            no, yes = (self.word(self.duels[tree_after(place, answer)], visibles) for answer in (0, 1))
            if purpose == codec.REARRANGE:
                word = self._record(REARRANGE, side, no, yes)
            else:
                word = self._record(ASK, side, stance_bit(purpose), no, yes)
        else:
            word = verdict(losers_of(leaf)) << KIND_BITS | VERDICT
        for side in (1, 0):
            fields = side_of_leaf(leaf, side) & ~FORESEEN
            if fields & ~LOSES:
                word = self._record(CHANGE, side, fields, word)
        return word

    def _record(self, kind: int, *record: int) -> int:
        if record not in self._records:
            self._records[record] = len(self.words)
            self.words += record
        return self._records[record] << KIND_BITS | kind


def _orders() -> IntArray:
    orders = []
    for left in DECK_SIZES:
        ways = list(permutations(range(left)))
        for order in (0, *range(ORDERS)):
            places = (*ways[order % len(ways)], *range(left, DECK_SIZES[-1]))
            orders.append(sum(laid_at(CARD_BITS * card, place) for place, card in enumerate(places)))
    return np.array(orders, np.int32)
