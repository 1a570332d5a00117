"""Determinization: deal the cards that a seat does not know, so that its view becomes a whole state.

Where a card is unknown, `UNKNOWN` stands. What can lie there follows from what was dealt (REL-S1): every player began
with as many wizards and relics of each rarity, wizards stay with their player, and what lies open is nowhere else.
Relics may have changed hands (REL-L2); where it cannot be told which, any that is left is as likely as another.
"""

from typing import Final

import numpy as np

from wizardhall.compiled import address, entry, part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Program, ProgramArray, State, StateArray
from wizardhall.relics.fast.rows import after, below, fights, is_wizard, next_seed, of_card, row, store_seed
from wizardhall.relics.game import DECKS

__all__ = ["deal_unknown", "determinize"]

GROUPS: Final = 6
"""Wizards of three rarities, then relics of three, as they are dealt."""
FIRST_RELICS: Final = 3
BITS: Final = 10
MOST_TRIES: Final = 40
"""How often cards are dealt in search of a hand that can be laid from."""


@entry
def determinize(program: ProgramArray, state: StateArray, eyes: int, seed: np.uint64) -> None:
    """Fill in all that `eyes` does not know, in a state from `from_view`; it gets a random stream of its own."""
    deal_unknown(address(program), address(state), eyes, seed)


@part
def deal_unknown(program: Program, s: State, eyes: int, seed: np.uint64) -> None:
    deck, shrines = row(program, eyes, at.DECK), program[at.AT_SHRINES]
    seed = shuffle_words(s, deck + 1, s[deck] - s[at.KNOWN_TOP], seed)
    seed = shuffle_words(s, shrines + 1, s[shrines], seed)
    mark_seen(program, s)
    for steps in range(1, program[at.PLAYERS]):
        seed = deal_to(program, s, after(program, eyes, steps), seed)
    for card in range(program[at.CARDS]):
        s[program[at.AT_FLAGS] + card] &= ~at.SEEN
    store_seed(s, next_seed(seed))


@part
def mark_seen(program: Program, s: State) -> None:
    for seat in range(program[at.PLAYERS]):
        for pile in range(at.DECK, at.RELICS + 1):
            place = row(program, seat, pile)
            for i in range(place + 1, place + 1 + s[place]):
                if s[i] >= 0:
                    s[program[at.AT_FLAGS] + s[i]] |= at.SEEN


@part
def deal_to(program: Program, s: State, seat: int, seed: np.uint64) -> np.uint64:
    """One player's unknown cards: which they are, and then where they lie."""
    pile = program[at.AT_SCRATCH]
    missing, seen = unknown_cards(program, s, seat), seen_of_groups(program, s, seat)
    dealt, wizards = 0, 0
    for group in range(GROUPS):
        if group == FIRST_RELICS:
            wizards = dealt
        wanted = min(left_of_group(program, group, seen), missing - dealt)
        seed = deal_group(program, s, group, group, wanted, dealt, seed)
        dealt = s[pile]
    if dealt < missing:  # relics that came from others
        seed = deal_group(program, s, FIRST_RELICS, GROUPS - 1, missing - dealt, dealt, seed)
        dealt = s[pile]
    seed = shuffle_words(s, pile + 1, wizards, seed)
    seed = shuffle_words(s, pile + 1 + wizards, dealt - wizards, seed)
    laid = fill(s, row(program, seat, at.WIZARDS), pile + 1, 1)
    relics = fill(s, row(program, seat, at.RELICS), pile + dealt, -1)
    return spread(program, s, seat, pile + 1 + laid, dealt - laid - relics, seed)


@part
def unknown_cards(program: Program, s: State, seat: int) -> int:
    found = 0
    for pile in (at.DECK, at.HAND, at.WIZARDS, at.RELICS):
        place = row(program, seat, pile)
        for i in range(place + 1, place + 1 + s[place]):
            found += s[i] < 0
    return found


@part
def seen_of_groups(program: Program, s: State, seat: int) -> int:
    """How many cards of each kind and rarity are seen of those that tell what a player must have unseen.

    Of two players all the other's cards are seen, so that what both were dealt tells it, relics that were taken too.
    One number has them all, `BITS` for each group.
    """
    seen = 0
    for player in range(program[at.PLAYERS]):
        if player == seat or program[at.PLAYERS] == 2:
            first = 0 if player == seat else FIRST_RELICS
            for pile in range(at.DECK, at.RELICS + 1):
                place = row(program, player, pile)
                for i in range(place + 1, place + 1 + s[place]):
                    if s[i] >= 0:
                        group = group_of(program, s[i])
                        seen += (group >= first) << (BITS * group)
    return seen


@part
def left_of_group(program: Program, group: int, seen: int) -> int:
    """How many cards of a kind and rarity a player must have unseen."""
    begin = program[at.AT_DEAL]
    for _ in range(group):
        begin += 1 + program[begin]
    shares = 2 if group >= FIRST_RELICS and program[at.PLAYERS] == 2 else 1
    return max(0, shares * (program[begin] // DECKS) - ((seen >> (BITS * group)) & ((1 << BITS) - 1)))


@part
def group_of(program: Program, card: int) -> int:
    return of_card(program, card, at.RARITY) + (0 if is_wizard(program, card) else FIRST_RELICS)


@part
def deal_group(
    program: Program, s: State, first: int, last: int, wanted: int, dealt: int, seed: np.uint64
) -> np.uint64:
    """Deal `wanted` unseen cards of some groups, behind those dealt already. The number of all stands before them."""
    pile, begin, found = program[at.AT_SCRATCH], program[at.AT_DEAL], dealt
    for group in range(last + 1):
        if group >= first:
            for i in range(program[begin]):
                card = program[begin + 1 + i]
                if not s[program[at.AT_FLAGS] + card] & at.SEEN:
                    found += 1
                    s[pile + found] = card
        begin += 1 + program[begin]
    wanted = min(wanted, found - dealt)
    for i in range(wanted):
        seed = next_seed(seed)
        here, there = pile + dealt + 1 + i, pile + dealt + 1 + i + below(seed, found - dealt - i)
        card = s[there]
        s[there] = s[here]
        s[here] = card
        s[program[at.AT_FLAGS] + card] |= at.SEEN
    s[pile] = dealt + wanted
    return seed


@part
def spread(program: Program, s: State, seat: int, first: int, number: int, seed: np.uint64) -> np.uint64:
    """Hand and deck, by chance; who is to lay has a wizard in hand, and a relic if there is any (REL-B3)."""
    hand, open_slots = row(program, seat, at.HAND), 0
    in_hand = kinds_among(program, s, hand + 1, s[hand])
    for i in range(hand + 1, hand + 1 + s[hand]):
        open_slots += s[i] < 0
    wanted = 0
    if s[at.KIND] == at.A_LAY and fights(s, seat):
        discard = row(program, seat, at.DISCARD)
        wanted = kinds_among(program, s, first, number) | kinds_among(program, s, discard + 1, s[discard]) | in_hand
    for _ in range(MOST_TRIES):
        seed = shuffle_words(s, first, number, seed)
        if (in_hand | kinds_among(program, s, first, open_slots)) & wanted == wanted:
            break
    if wanted and not (in_hand | kinds_among(program, s, first, open_slots)) & 1:
        bring_wizard(program, s, first, number)
    filled = fill(s, hand, first, 1)
    fill(s, row(program, seat, at.DECK), first + filled, 1)
    return seed


@part
def bring_wizard(program: Program, s: State, first: int, number: int) -> None:
    """Chance has not brought it in all its tries: the first of some words becomes a wizard, if one is there."""
    for i in range(first, first + number):
        if is_wizard(program, s[i]):
            wizard = s[i]
            s[i] = s[first]
            s[first] = wizard
            return


@part
def kinds_among(program: Program, s: State, first: int, number: int) -> int:
    """Bits: 1 if there is a wizard among some words, 2 if there is a relic."""
    found = 0
    for i in range(first, first + number):
        if s[i] >= 0:
            found |= 1 if is_wizard(program, s[i]) else 2
    return found


@part
def fill(s: State, place: int, source: int, stride: int) -> int:
    """Put cards where a row has unknown ones; how many that took."""
    filled = 0
    for i in range(place + 1, place + 1 + s[place]):
        if s[i] < 0:
            s[i] = s[source + filled * stride]
            filled += 1
    return filled


@part
def shuffle_words(s: State, first: int, number: int, seed: np.uint64) -> np.uint64:
    for i in range(number - 1, 0, -1):
        seed = next_seed(seed)
        j = below(seed, i + 1)
        here = s[first + i]
        s[first + i] = s[first + j]
        s[first + j] = here
    return seed
