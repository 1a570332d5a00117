"""A round that need not be known to the end: the one walker of the duel tables beside the batch (`waves.py`).

It stops where a player must decide, where a card is needed that is not known yet, or after each duel, and goes on from
there when more is known. That is how all plans with the same first cards share the beginning of their rounds, and how a
round is steered by hand.

A state names the cards of a side by numbers, and what these stand for is found in a list of cards beside it: places in
a plan (0 to 4 in order, 5 for the Waiting card), so that a state serves every plan that fits it; or, with a list of all
cards in their order, the cards themselves (`round.all_cards`). In a list -1 is a card not known yet.

What a player has observed is one number, a hash of all that came to light of the other side and of all that was decided
in the open. Two rounds that look the same to a player stop at the same moments: what happens depends on nothing that is
hidden from both.

States and lists of cards are in one memory of numbers.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np

from wizardhall.compiled import Address, inner, part, plain
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.codec import (
    CLASSES,
    DECK_SIZE,
    DISCARDS,
    EXCHANGED,
    FORESEEN,
    UNVEILS,
    VISIBLE_DISCARD,
    WAITING_GONE,
    Duels,
    asked_purpose,
    asked_side,
    asks,
    beginning,
    is_verdict,
    looked_at_side,
    looked_at_thing,
    losers_of,
    place_of_class,
    side_of_leaf,
    tree_after,
    tree_for,
    tree_of,
)
from wizardhall.cup.fast.plans import CARD_BITS, DECK_CARDS, card_at
from wizardhall.cup.fast.sides import Side, answered, changed, entered, fallen, fresh_side, pack_side, side_of

__all__ = [
    "AFTER_DUELS",
    "ASKED",
    "BETWEEN",
    "BLACK",
    "BLACK_LOST",
    "BLACK_WON",
    "BOTH_ENTER",
    "BOTH_WON",
    "DUEL_OVER",
    "NEEDS",
    "OBSERVED",
    "SEES_ANSWER",
    "SEES_DECK_FALL",
    "SEES_EXCHANGED",
    "SEES_PLACED",
    "SEES_TOP",
    "SEES_WAITING_FALL",
    "WAITING",
    "WHERE",
    "WHITE",
    "WHITE_ASKED",
    "WORDS",
    "Memory",
    "asked_player_at",
    "asked_purpose_at",
    "class_of",
    "decide",
    "is_ask",
    "note_observations",
    "set_out",
    "walk",
]

Memory: TypeAlias = Address[np.int64]

BLACK, WHITE, OBSERVED, _, WHERE, WORDS = range(6)
"""The words of a state: Black's side, White's side, what each has observed, and where to go on; how many there are."""

BETWEEN: Final = 1 << 40
"""Where to go on between two duels: this plus the losers of the last. In a duel it is a tree, at an ask its leaf."""
BOTH_ENTER: Final = 3

BLACK_LOST, BOTH_WON, BLACK_WON, NEEDS = range(4)
"""What the walk returns: the end of the round; this plus the number of the card that it needs;"""
ASKED: Final = 16
"""this plus the purpose of the ask that it stands at, and `WHITE_ASKED` more if that is White's;"""
WHITE_ASKED: Final = 4
DUEL_OVER: Final = 32
"""or this plus the losers of a duel, if it was to stop there."""

AFTER_DUELS: Final = 4
"""In the mask of where to stop, beside 1 for Black's asks and 2 for White's."""

WAITING: Final = DECK_CARDS
"""The place of the Waiting card in a plan."""
PLACES: Final = sum(place << CARD_BITS * place for place in range(DECK_CARDS))
"""The Deck of any plan, told by places."""

SEES_PLACED, SEES_EXCHANGED, SEES_ANSWER, SEES_WAITING_FALL, SEES_DECK_FALL, SEES_TOP = 1, 40, 80, 100, 140, 180
"""What can be observed: these plus the number of a card, or plus twice the purpose and the answer."""


@part
def class_of(duels: Duels, card: int) -> int:
    """What the card is as a visible discard; -1 is no card."""
    return duels[place_of_class(card)]


@part
def set_out(m: Memory, at: int) -> None:
    """A round about to begin between two plans, told by places."""
    m[at + BLACK] = m[at + WHITE] = pack_side(fresh_side(PLACES, WAITING))
    m[at + OBSERVED] = m[at + OBSERVED + 1] = 0
    m[at + WHERE] = BETWEEN + BOTH_ENTER


@part
def store(m: Memory, at: int, black: Side, white: Side, black_saw: int, white_saw: int, where: int) -> None:
    m[at + BLACK], m[at + WHITE] = pack_side(black), pack_side(white)
    m[at + OBSERVED], m[at + OBSERVED + 1] = black_saw, white_saw
    m[at + WHERE] = where


@part
def note_observations(m: Memory, at: int, trail: int) -> None:
    """Add what both have observed to a trail: a count, then a pair for each note."""
    m[trail] += 1
    m[trail + 2 * m[trail] - 1] = m[at + OBSERVED]
    m[trail + 2 * m[trail]] = m[at + OBSERVED + 1]


@part
def observe(observation: int, what: int) -> int:
    mixed = (observation ^ what) * -7046029254386353131
    return mixed ^ (mixed >> 29)


@plain
def is_ask(stop: int) -> bool:
    return ASKED <= stop < DUEL_OVER


@plain
def asked_player_at(stop: int) -> int:
    """Whose ask the walk stands at: 0 Black, 1 White."""
    return (stop - ASKED) // WHITE_ASKED


@plain
def asked_purpose_at(stop: int) -> int:
    return (stop - ASKED) % WHITE_ASKED


@part
def decide(duels: Duels, m: Memory, at: int, me: int, purpose: int, option: int) -> None:
    """Answer the ask that the walk stands at (options: `plans.py`)."""
    m[at + me] = pack_side(answered(side_of(m[at + me]), purpose, option))
    yes = 1 if option else 0
    m[at + OBSERVED] = observe(m[at + OBSERVED], SEES_ANSWER + 2 * purpose + yes)
    m[at + OBSERVED + 1] = observe(m[at + OBSERVED + 1], SEES_ANSWER + 2 * purpose + yes)
    m[at + WHERE] = duels[tree_after(m[at + WHERE], yes)]


@inner
def walk(
    duels: Duels,
    m: Memory,
    at: int,
    black_cards: int,
    white_cards: int,
    stops: int,
    choose: Callable[..., int],
    policy: Any,
    trail: int,
) -> int:
    """Go on with the state at `at` until the round ends or the walk must stop.

    The lists of cards begin at `black_cards` and `white_cards`. `stops` is a mask of the players whose asks to stop at,
    and `AFTER_DUELS`. Other players take the option that `choose(m, policy, player, purpose, observation, mine,
    their_cards, theirs)` returns, with both sides packed. Where a card is missing, the state is the last one before,
    from which the walk will come here again. At `trail`, if that is not 0, is noted what both have observed before each
    duel.
    """
    classes = duels[CLASSES]
    black, white = side_of(m[at + BLACK]), side_of(m[at + WHITE])
    black_saw, white_saw, tree = m[at + OBSERVED], m[at + OBSERVED + 1], m[at + WHERE]
    while True:
        losers = 0
        if tree >= BETWEEN:
            last = tree - BETWEEN
            assert last, "a duel that nobody lost"
            black_enters, white_enters = last & 1, last >> 1
            if black.left < black_enters:
                return BOTH_WON if white.left < white_enters else BLACK_LOST
            if white.left < white_enters:
                return BLACK_WON
            store(m, at, black, white, black_saw, white_saw, tree)
            if trail:
                note_observations(m, at, trail)
            if black_enters:
                black = entered(black)
                if m[black_cards + black.zone] < 0:
                    return NEEDS + black.zone
                white_saw = observe(white_saw, SEES_PLACED + m[black_cards + black.zone])
            if white_enters:
                white = entered(white)
                if m[white_cards + white.zone] < 0:
                    return NEEDS + white.zone
                black_saw = observe(black_saw, SEES_PLACED + m[white_cards + white.zone])
            first = duels[
                beginning(
                    classes,
                    last,
                    m[black_cards + black.zone],
                    m[white_cards + white.zone],
                    visible_class(duels, m, black_cards, black),
                    visible_class(duels, m, white_cards, white),
                )
            ]
            if is_verdict(first):
                losers = first
                if losers & 1:
                    black = fallen(black)
                if losers & 2:
                    white = fallen(white)
            else:
                tree = tree_of(first)
        if losers == 0:
            while tree >= 0:
                look = duels[tree]
                if looked_at_side(look) == 0:
                    value = looked_at(duels, m, tree, looked_at_thing(look), black, black_cards)
                else:
                    value = looked_at(duels, m, tree, looked_at_thing(look), white, white_cards)
                if value < 0:
                    return NEEDS + ~value
                tree = duels[tree_for(tree, value)]
            leaf = ~tree
            word = duels[leaf]
            black_fields, white_fields = side_of_leaf(word, 0), side_of_leaf(word, 1)
            if word & UNVEILS:
                missing = unknown_card(m, black_cards, black_fields, black)
                if missing < 0:
                    missing = unknown_card(m, white_cards, white_fields, white)
                if missing >= 0:
                    return NEEDS + missing
                white_saw = observe_side(m, white_saw, black_cards, black_fields, black)
                black_saw = observe_side(m, black_saw, white_cards, white_fields, white)
            black, white = changed(black, black_fields), changed(white, white_fields)
            if asks(word):
                purpose, player = asked_purpose(word), asked_side(word)
                if stops >> player & 1:
                    store(m, at, black, white, black_saw, white_saw, leaf)
                    return ASKED + purpose + WHITE_ASKED * player
                saw, cards = (white_saw, black_cards) if player else (black_saw, white_cards)
                b, w = pack_side(black), pack_side(white)
                mine, theirs = (w, b) if player else (b, w)
                option = choose(m, policy, player, purpose, saw, mine, cards, theirs)
                if player == 0:
                    black = answered(black, purpose, option)
                else:
                    white = answered(white, purpose, option)
                yes = 1 if option else 0
                black_saw = observe(black_saw, SEES_ANSWER + 2 * purpose + yes)
                white_saw = observe(white_saw, SEES_ANSWER + 2 * purpose + yes)
                tree = duels[tree_after(leaf, yes)]
                continue
            losers = losers_of(word)
        tree = BETWEEN + losers
        if stops & AFTER_DUELS:
            store(m, at, black, white, black_saw, white_saw, tree)
            return DUEL_OVER + losers


@part
def visible_class(duels: Duels, m: Memory, cards: int, side: Side) -> int:
    return class_of(duels, m[cards + side.visible - 1]) if side.visible else 0


@part
def looked_at(duels: Duels, m: Memory, tree: int, thing: int, side: Side, cards: int) -> int:
    """The value of what a branch looks at; the complement of a Waiting card that matters and is unknown."""
    if thing == VISIBLE_DISCARD:
        return visible_class(duels, m, cards, side)
    if thing == DECK_SIZE:
        return side.left
    if side.waiting == 0:
        return 0
    card = m[cards + side.waiting - 1]
    if card >= 0:
        return card + 1
    return 1 if same_for_all(duels, tree) else ~(side.waiting - 1)


@part
def same_for_all(duels: Duels, tree: int) -> bool:
    """Is it enough that there is a Waiting card, whichever it is?"""
    same = True
    for card in range(2, SET_SIZE + 1):
        same = same and duels[tree_for(tree, card)] == duels[tree_for(tree, 1)]
    return same


@part
def unknown_card(m: Memory, cards: int, fields: int, side: Side) -> int:
    """The number of an unknown card that comes to light by what a leaf says of its side; -1 if there is none."""
    if fields & (DISCARDS | FORESEEN) and m[cards + card_at(side.deck, 0)] < 0:
        return card_at(side.deck, 0)
    if fields & (EXCHANGED | WAITING_GONE) and m[cards + side.waiting - 1] < 0:
        return side.waiting - 1
    return -1


@part
def observe_side(m: Memory, observation: int, cards: int, fields: int, side: Side) -> int:
    """What the other player observes of this side in a leaf."""
    if fields & FORESEEN:
        observation = observe(observation, SEES_TOP + m[cards + card_at(side.deck, 0)])
    if fields & DISCARDS:
        observation = observe(observation, SEES_DECK_FALL + m[cards + card_at(side.deck, 0)])
    if fields & EXCHANGED:
        observation = observe(observation, SEES_EXCHANGED + m[cards + side.waiting - 1])
    if fields & WAITING_GONE:
        gone = side.zone if fields & EXCHANGED else side.waiting - 1
        observation = observe(observation, SEES_WAITING_FALL + m[cards + gone])
    return observation
