"""Cards on the move between deck, hand and discard pile, and what follows: triggers and Replenish.

Function for function the referee's `piles`.
"""

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import move_all, of_card, push, row, shuffle, take_at
from wizardhall.relics.piles import HAND_SIZE, LOW

__all__: list[str] = []


@part
def reshuffle(program: Program, s: State, seat: int) -> None:
    """REL-B5: the discard pile becomes the deck, which is empty."""
    deck = row(program, seat, at.DECK)
    move_all(s, row(program, seat, at.DISCARD), deck)
    shuffle(s, deck)


@part
def has_top(program: Program, s: State, seat: int) -> bool:
    """Is there a top card, be it from the discard pile (REL-B5)?"""
    deck = row(program, seat, at.DECK)
    if s[deck] == 0 and s[row(program, seat, at.DISCARD)] > 0:
        reshuffle(program, s, seat)
    return s[deck] > 0


@part
def has_cards(program: Program, s: State, seat: int) -> bool:
    """Is there anything to be drawn?"""
    return s[row(program, seat, at.DECK)] > 0 or s[row(program, seat, at.DISCARD)] > 0


@part
def draw(program: Program, s: State, seat: int, number: int) -> int:
    deck, hand = row(program, seat, at.DECK), row(program, seat, at.HAND)
    drawn = 0
    while drawn < number and has_top(program, s, seat):
        push(s, hand, s[deck + s[deck]])
        s[deck] -= 1
        drawn += 1
    s[row(program, seat, at.SIDE) + at.DRAWN] += drawn
    return drawn


@part
def top_cards(program: Program, s: State, seat: int, number: int) -> int:
    """How many of the top `number` cards there are; an empty deck is made from the discard pile first (REL-B5)."""
    if not has_top(program, s, seat):
        return 0
    size = s[row(program, seat, at.DECK)]
    if number < 0:  # as a slice counts: all but that many
        return max(0, size + number)
    return min(size, number)


@part
def to_discard(program: Program, s: State, seat: int, card: int) -> None:
    """A real discard: its trigger, if it has one, is to resolve (REL-W1)."""
    push(s, row(program, seat, at.DISCARD), card)
    if of_card(program, card, at.TRIGGER) >= 0:
        add_pending(s, row(program, seat, at.PENDING), card)


@part
def add_pending(s: State, pending: int, card: int) -> None:
    for i in range(pending + 1, pending + 1 + s[pending], 2):
        if s[i] == card:
            s[i + 1] += 1
            return
    push(s, pending, card)
    push(s, pending, 1)


@part
def discard_picked(program: Program, s: State, seat: int) -> None:
    """Discard from hand what its player has picked."""
    picked, hand = row(program, seat, at.PICKED), row(program, seat, at.HAND)
    for i in range(picked + 1, picked + 1 + s[picked]):
        index = 0
        while s[hand + 1 + index] != s[i]:
            index += 1
        to_discard(program, s, seat, take_at(s, hand, index))
    s[picked] = 0


@part
def discard_hand(program: Program, s: State, seat: int) -> None:
    hand = row(program, seat, at.HAND)
    for i in range(hand + 1, hand + 1 + s[hand]):
        to_discard(program, s, seat, s[i])
    s[hand] = 0


@part
def discard_from_deck(program: Program, s: State, seat: int, number: int) -> int:
    deck = row(program, seat, at.DECK)
    discarded = top_cards(program, s, seat, number)
    for _ in range(discarded):
        to_discard(program, s, seat, s[deck + s[deck]])
        s[deck] -= 1
    return discarded


@part
def leave_play(program: Program, s: State, seat: int) -> None:
    """Everything of the battle goes aside; its modifiers are gone (REL-T1)."""
    aside = row(program, seat, at.ASIDE)
    move_all(s, row(program, seat, at.WIZARDS), aside)
    move_all(s, row(program, seat, at.RELICS), aside)
    forget_modifiers(program, s, seat)


@part
def forget_modifiers(program: Program, s: State, seat: int) -> None:
    side = row(program, seat, at.SIDE)
    s[side + at.LOOSE] = 0
    s[side + at.HELD] = 0
    s[side + at.RULE] = 0
    s[side + at.BASE_RULE] = 0
    if s[side + at.COUNTING]:
        s[side + at.COUNTING] = 0
        counted = row(program, seat, at.COUNTED)
        for i in range(2 * program[at.PLAYERS] * program[at.COUNTERS]):
            s[counted + i] = 0
    if s[side + at.IGNORING]:
        s[side + at.IGNORING] = 0
        ignores = row(program, seat, at.IGNORES)
        for i in range(program[at.IGNORERS]):
            s[ignores + i] = 0


@part
def put_away(program: Program, s: State, seat: int) -> None:
    """All that a player has on the table goes to the discard pile; nothing triggers (REL-W1)."""
    leave_play(program, s, seat)
    move_all(s, row(program, seat, at.ASIDE), row(program, seat, at.DISCARD))


@part
def replenish(program: Program, s: State, seat: int) -> bool:
    """REL-B1: with one card or none in hand, draw up to seven minus the wizards in the Hall."""
    hand = s[row(program, seat, at.HAND)]
    if hand > LOW:
        return False
    size = HAND_SIZE - s[row(program, seat, at.HALL)]
    if hand >= size or not has_cards(program, s, seat):
        return False
    draw(program, s, seat, size - hand)
    return True


@part
def refill(program: Program, s: State, seat: int) -> bool:
    """REL-B5, option: the discard pile becomes the deck as soon as the deck is empty."""
    if program[at.AT_ONCE] == 0 or s[row(program, seat, at.DECK)] > 0 or s[row(program, seat, at.DISCARD)] == 0:
        return False
    reshuffle(program, s, seat)
    return True
