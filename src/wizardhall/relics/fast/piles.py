"""Cards on the move between deck, hand and discard pile, and what follows: triggers and Replenish.

Function for function the referee's `piles`.
"""

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Book, State
from wizardhall.relics.fast.rows import move_all, of_card, push, row, shuffle, take_at
from wizardhall.relics.piles import HAND_SIZE, LOW

__all__: list[str] = []


@part
def reshuffle(book: Book, s: State, seat: int) -> None:
    """REL-B5: the discard pile becomes the deck, which is empty."""
    deck = row(book, seat, at.DECK)
    move_all(s, row(book, seat, at.DISCARD), deck)
    shuffle(s, deck)


@part
def has_top(book: Book, s: State, seat: int) -> bool:
    """Is there a top card, be it from the discard pile (REL-B5)?"""
    deck = row(book, seat, at.DECK)
    if s[deck] == 0 and s[row(book, seat, at.DISCARD)] > 0:
        reshuffle(book, s, seat)
    return s[deck] > 0


@part
def has_cards(book: Book, s: State, seat: int) -> bool:
    """Is there anything to be drawn?"""
    return s[row(book, seat, at.DECK)] > 0 or s[row(book, seat, at.DISCARD)] > 0


@part
def draw(book: Book, s: State, seat: int, number: int) -> int:
    deck, hand = row(book, seat, at.DECK), row(book, seat, at.HAND)
    drawn = 0
    while drawn < number and has_top(book, s, seat):
        push(s, hand, s[deck + s[deck]])
        s[deck] -= 1
        drawn += 1
    s[row(book, seat, at.SIDE) + at.DRAWN] += drawn
    return drawn


@part
def top_cards(book: Book, s: State, seat: int, number: int) -> int:
    """How many there are of the so many top cards, the deck made anew if it is empty (REL-B5)."""
    if not has_top(book, s, seat):
        return 0
    size = s[row(book, seat, at.DECK)]
    if number < 0:  # as a slice counts: all but so many
        return max(0, size + number)
    return min(size, number)


@part
def to_discard(book: Book, s: State, seat: int, card: int) -> None:
    """A real discard: its trigger, if it has one, is to resolve (REL-W1)."""
    push(s, row(book, seat, at.DISCARD), card)
    if of_card(book, card, at.TRIGGER) >= 0:
        add_pending(s, row(book, seat, at.PENDING), card)


@part
def add_pending(s: State, pending: int, card: int) -> None:
    for i in range(pending + 1, pending + 1 + s[pending], 2):
        if s[i] == card:
            s[i + 1] += 1
            return
    push(s, pending, card)
    push(s, pending, 1)


@part
def discard_picked(book: Book, s: State, seat: int) -> None:
    """Discard from hand what its player has picked."""
    picked, hand = row(book, seat, at.PICKED), row(book, seat, at.HAND)
    for i in range(picked + 1, picked + 1 + s[picked]):
        index = 0
        while s[hand + 1 + index] != s[i]:
            index += 1
        to_discard(book, s, seat, take_at(s, hand, index))
    s[picked] = 0


@part
def discard_hand(book: Book, s: State, seat: int) -> None:
    hand = row(book, seat, at.HAND)
    for i in range(hand + 1, hand + 1 + s[hand]):
        to_discard(book, s, seat, s[i])
    s[hand] = 0


@part
def discard_from_deck(book: Book, s: State, seat: int, number: int) -> int:
    deck = row(book, seat, at.DECK)
    discarded = top_cards(book, s, seat, number)
    for _ in range(discarded):
        to_discard(book, s, seat, s[deck + s[deck]])
        s[deck] -= 1
    return discarded


@part
def leave_play(book: Book, s: State, seat: int) -> None:
    """Everything of the battle goes aside; its modifiers are gone (REL-T1)."""
    aside = row(book, seat, at.ASIDE)
    move_all(s, row(book, seat, at.WIZARDS), aside)
    move_all(s, row(book, seat, at.RELICS), aside)
    forget_modifiers(book, s, seat)


@part
def forget_modifiers(book: Book, s: State, seat: int) -> None:
    side = row(book, seat, at.SIDE)
    s[side + at.LOOSE] = 0
    s[side + at.HELD] = 0
    s[side + at.RULE] = 0
    s[side + at.BASE_RULE] = 0
    if s[side + at.COUNTING]:
        s[side + at.COUNTING] = 0
        counted = row(book, seat, at.COUNTED)
        for i in range(2 * book[at.PLAYERS] * book[at.COUNTERS]):
            s[counted + i] = 0
    if s[side + at.IGNORING]:
        s[side + at.IGNORING] = 0
        ignores = row(book, seat, at.IGNORES)
        for i in range(book[at.IGNORERS]):
            s[ignores + i] = 0


@part
def put_away(book: Book, s: State, seat: int) -> None:
    """All that a player has on the table goes to the discard pile; nothing triggers (REL-W1)."""
    leave_play(book, s, seat)
    move_all(s, row(book, seat, at.ASIDE), row(book, seat, at.DISCARD))


@part
def replenish(book: Book, s: State, seat: int) -> bool:
    """REL-B1: with one card or none in hand, draw up to seven minus the wizards in the Hall."""
    hand = s[row(book, seat, at.HAND)]
    if hand > LOW:
        return False
    size = HAND_SIZE - s[row(book, seat, at.HALL)]
    if hand >= size or not has_cards(book, s, seat):
        return False
    draw(book, s, seat, size - hand)
    return True


@part
def refill(book: Book, s: State, seat: int) -> bool:
    """REL-B5, option: the discard pile becomes the deck as soon as the deck is empty."""
    if book[at.AT_ONCE] == 0 or s[row(book, seat, at.DECK)] > 0 or s[row(book, seat, at.DISCARD)] == 0:
        return False
    reshuffle(book, s, seat)
    return True
