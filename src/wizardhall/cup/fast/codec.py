"""How the duels of a card set are packed into one array. Whoever reads or writes a number of it does so here.

    number of classes | class of each card | where every duel begins | branches and leaves

A *tree* is a number: `t >= 0` is the place of a branch, `~t` that of a leaf. A branch is what the referee looked at,
then one tree for each value of that. A leaf is what changed on both sides, then the trees after no and after yes if a
player must decide.

Numbers of a side are those of its seat: 0 for Black, 1 for White. Both sides of a leaf have the same fields, Black's in
the even bits and White's in the odd ones:

    bit   0  loses the duel                       bit  8  the Waiting card is gone
    bit   2  where the card came from that now    bit 10  wizard and Waiting card changed places
    and 4    lies on the discard pile             bit 12  the top card of the Deck went to the bottom
    bit   6  the top card was discarded           bit 14  the opponent looked at the top card

    bit  18  a player must decide     bit 19  which one     bits 20 and 21  the purpose of the ask
"""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import Address, plain
from wizardhall.core.seats import Seat
from wizardhall.cup import purposes
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.situations import DECK, WAITING, ZONE, Look, SideChange
from wizardhall.cup.purposes import POWER_PURPOSES
from wizardhall.cup.seats import SEATS

__all__ = [
    "BEGIN",
    "BURIED",
    "BURY",
    "CLASSES",
    "DECK_SIZE",
    "DISCARDS",
    "EXCHANGE",
    "EXCHANGED",
    "FORESEEN",
    "LOOK_AT",
    "LOSES",
    "REARRANGE",
    "THINGS",
    "UNVEILS",
    "VERDICTS",
    "VISIBLE",
    "VISIBLE_DISCARD",
    "WAITING_CARD",
    "WAITING_GONE",
    "Duels",
    "IntArray",
    "Number",
    "asked_purpose",
    "asked_side",
    "asks",
    "beginning",
    "encode_leaf",
    "is_verdict",
    "looked_at_side",
    "looked_at_thing",
    "losers_of",
    "place_of_class",
    "shows_loser",
    "shows_top",
    "shows_waiting",
    "side_of_leaf",
    "tree_after",
    "tree_for",
    "tree_of",
]

Number: TypeAlias = int | np.signedinteger[Any]
IntArray: TypeAlias = npt.NDArray[np.int32]
Duels: TypeAlias = Address[np.int32]
"""The array, for compiled code that wants only to know where it begins."""

CLASSES: Final = 0
"""The place of the number of classes of visible discards."""
VISIBLE: Final = 1
"""Where the classes begin, by the number of a card plus one; 0 is the empty pile."""
BEGIN: Final = VISIBLE + SET_SIZE + 1
"""Where the beginnings of duels are (`beginning`). There stands a *first*: a verdict, or a tree plus `VERDICTS`."""

VERDICTS: Final = 4
"""A first below this says who loses, and that nothing else happens: 1 Black, 2 White, 3 both."""

THINGS: Final = ("visible", "waiting", "deck")
"""What the referee looks at: the class of a visible discard, a Waiting card (its number plus one), a Deck's size."""
VISIBLE_DISCARD, WAITING_CARD, DECK_SIZE = range(len(THINGS))
LOOK_AT: Final = {
    Look(seat, thing): number * len(SEATS) + side
    for number, thing in enumerate(THINGS)
    for side, seat in enumerate(SEATS)
}
"""The first number of a branch."""

EXCHANGE, REARRANGE, BURY = map(
    POWER_PURPOSES.index, (purposes.EXCHANGE, purposes.REARRANGE, purposes.BURY)
)  # compiled code knows purposes by number

LOSES, CAME_LOW, CAME_HIGH, DISCARDS, WAITING_GONE, EXCHANGED, BURIED, FORESEEN = (1 << bit for bit in range(0, 16, 2))
SIDE: Final = LOSES | CAME_LOW | CAME_HIGH | DISCARDS | WAITING_GONE | EXCHANGED | BURIED | FORESEEN
UNVEILS: Final = 3 * (DISCARDS | WAITING_GONE | EXCHANGED | FORESEEN)
"""The bits of both sides by which cards come to light."""
ASKS: Final = 1 << 18
ASKED_SIDE: Final = 19
PURPOSE: Final = 20
PURPOSES: Final = 3
assert len(POWER_PURPOSES) <= PURPOSES + 1, "a leaf has two bits for the purpose of an ask"


def encode_leaf(sides: tuple[SideChange, SideChange], seat: Seat | None = None, purpose: str = "") -> int:
    """What changed, and who must decide for what purpose."""
    word = sum(_encode_side(change) << side for side, change in enumerate(sides))
    if seat is None:
        return word
    return word | ASKS | SEATS.index(seat) << ASKED_SIDE | POWER_PURPOSES.index(purpose) << PURPOSE


def _encode_side(change: SideChange) -> int:
    """That a loser lies on the discard pile goes without saying."""
    return (
        LOSES * change.loses
        | CAME_LOW * (change.visible == DECK or (change.visible == ZONE and not change.loses))
        | CAME_HIGH * (change.visible in (WAITING, DECK))
        | DISCARDS * change.discards
        | WAITING_GONE * change.waiting_gone
        | EXCHANGED * change.exchanged
        | BURIED * change.buried
        | FORESEEN * change.foreseen
    )


@plain
def side_of_leaf(word: int, side: int) -> int:
    """The fields of one side, to be compared with `LOSES` and the others."""
    return word >> side & SIDE


@plain
def shows_waiting(fields: Number) -> bool:
    """Does the Waiting card of the side now lie on its discard pile?"""
    return bool(fields & (CAME_LOW | CAME_HIGH) == CAME_HIGH)


@plain
def shows_top(fields: Number) -> bool:
    """Does the card that was on top of the side's Deck now lie on its discard pile?"""
    return bool(fields & (CAME_LOW | CAME_HIGH) == CAME_LOW | CAME_HIGH)


@plain
def shows_loser(fields: int) -> bool:
    """Does the wizard that lost now lie on top of the side's discard pile?"""
    return fields & (LOSES | CAME_LOW | CAME_HIGH) == LOSES


@plain
def losers_of(word: int) -> int:
    """Who loses the duel in a leaf: 1 Black, 2 White, 3 both; 0 if it goes on."""
    return word & (LOSES | LOSES << 1)


@plain
def asks(word: int) -> bool:
    """Must a player decide after what the leaf says?"""
    return word & ASKS != 0


@plain
def asked_side(word: int) -> int:
    return word >> ASKED_SIDE & 1


@plain
def asked_purpose(word: int) -> int:
    return word >> PURPOSE & PURPOSES


@plain
def tree_for(branch: int, value: int) -> int:
    """Where the tree stands for a value of what the branch looks at."""
    return branch + 1 + value


@plain
def tree_after(leaf: int, yes: int) -> int:
    """Where the tree stands after no (0) or yes (1)."""
    return leaf + 1 + yes


@plain
def looked_at_thing(look: int) -> int:
    """`VISIBLE_DISCARD`, `WAITING_CARD` or `DECK_SIZE`."""
    return look >> 1


@plain
def looked_at_side(look: int) -> int:
    return look & 1


@plain
def beginning(classes: int, losers: int, black: int, white: int, black_class: int, white_class: int) -> int:
    """Where a duel begins: by who lost the last one (3 at the start), both wizards, and both visible discards."""
    pair = (losers * SET_SIZE + black) * SET_SIZE + white
    return BEGIN + (pair * classes + black_class) * classes + white_class


@plain
def is_verdict(first: int) -> bool:
    return first < VERDICTS


@plain
def tree_of(first: int) -> int:
    """The tree of a first that is no verdict."""
    return first - VERDICTS


@plain
def place_of_class(card: int) -> int:
    """Where the class of a visible discard stands; -1 is no card."""
    return VISIBLE + card + 1
