"""One side of the table as compiled code knows it, and what can happen to it in a round."""

from typing import Final, NamedTuple

from wizardhall.compiled import part, plain
from wizardhall.cup.fast.codec import (
    BURIED,
    DISCARDS,
    EXCHANGED,
    REARRANGE,
    WAITING_GONE,
    shows_loser,
    shows_top,
    shows_waiting,
)
from wizardhall.cup.fast.plans import (
    CARD,
    CARD_BITS,
    DECK,
    DECK_BITS,
    DECK_CARDS,
    FACTORIALS,
    arranged,
    card_at,
    top_to_bottom,
    without_top,
)

__all__ = ["Side", "answered", "changed", "entered", "fallen", "fresh_side", "pack_side", "side_of"]

LEFT_BITS: Final = 3
LEFT: Final = (1 << LEFT_BITS) - 1
LEFT_SHIFT: Final = DECK_BITS
ZONE_SHIFT: Final = LEFT_SHIFT + LEFT_BITS
WAITING_SHIFT: Final = ZONE_SHIFT + CARD_BITS
VISIBLE_SHIFT: Final = WAITING_SHIFT + CARD_BITS


class Side(NamedTuple):
    """One side of the table."""

    deck: int
    left: int
    """How many cards the Deck has."""
    zone: int
    """The wizard in the Duel zone, or the last one there."""
    waiting: int
    """The Waiting card plus one; 0: none."""
    visible: int
    """The top of the discard pile plus one; 0: none."""


@plain
def pack_side(side: Side) -> int:
    return (
        side.deck
        | side.left << LEFT_SHIFT
        | side.zone << ZONE_SHIFT
        | side.waiting << WAITING_SHIFT
        | side.visible << VISIBLE_SHIFT
    )


@plain
def side_of(word: int) -> Side:
    return Side(
        word & DECK,
        word >> LEFT_SHIFT & LEFT,
        word >> ZONE_SHIFT & CARD,
        word >> WAITING_SHIFT & CARD,
        word >> VISIBLE_SHIFT,
    )


@plain
def fresh_side(deck: int, waiting: int) -> Side:
    """Before the first duel."""
    return Side(deck, DECK_CARDS, 0, waiting + 1, 0)


@part
def entered(side: Side) -> Side:
    """CUP-D1: with the top of the Deck in the Duel zone."""
    return Side(without_top(side.deck), side.left - 1, card_at(side.deck, 0), side.waiting, side.visible)


@part
def fallen(side: Side) -> Side:
    """With the wizard that lost on the discard pile, and nothing else changed."""
    return Side(side.deck, side.left, side.zone, side.waiting, side.zone + 1)


@part
def changed(side: Side, fields: int) -> Side:
    """The side after what a leaf says: an exchange first, then what is discarded, then what is buried."""
    deck, left, zone, waiting, visible = side
    if fields & EXCHANGED:
        zone, waiting = waiting - 1, zone + 1
    if fields & DISCARDS:
        if shows_top(fields):
            visible = card_at(deck, 0) + 1
        deck = without_top(deck)
        left -= 1
    if shows_waiting(fields):
        visible = waiting
    if fields & WAITING_GONE:
        waiting = 0
    if fields & BURIED:
        deck = top_to_bottom(deck, left)
    if shows_loser(fields):
        visible = zone + 1
    return Side(deck, left, zone, waiting, visible)


@part
def answered(side: Side, purpose: int, option: int) -> Side:
    """The side of a player after an answer. What comes of yes and no is in the tree; an order is not."""
    if purpose == REARRANGE and option:
        deck = arranged(side.deck, side.left, (option - 1) % FACTORIALS[side.left])
        return Side(deck, side.left, side.zone, side.waiting, side.visible)
    return side
