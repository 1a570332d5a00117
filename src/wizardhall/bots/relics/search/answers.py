"""Where the answers to a decision are remembered, and how likely habit makes them.

An information set is who is asked, for what, by which ability, and all that this player sees in play. Cards in hand
are left out: the answers are told apart by what they mean, and only those that are there are chosen from, so that a
rival's hand need not be guessed whole to learn from. A wizard and a relic are laid as two choices.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.search.rollout_policy import weight
from wizardhall.bots.relics.search.tree import find
from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Book, State
from wizardhall.relics.fast.machine import meaning
from wizardhall.relics.fast.rows import flagged, mixed, row

__all__ = ["CHOICES", "ROOT", "answers", "known", "laid", "root"]

CHOICES: Final = 64
"""The most answers to choose among."""
ROOT: Final = 1
"""The first candidate's key; the others follow."""


@part
def known(book: Book, s: State) -> np.uint64:
    """The information set of the open decision."""
    seat, kind = s[at.ASKED], s[at.KIND]
    found = mixed(np.uint64(seat + 8 * kind + 512 * s[at.BATTLE]))
    if kind > at.LAST_YES_NO and kind != at.A_LOOK:  # in secret, whatever the others do at the same time
        return found
    frame = book[at.AT_AGENDA] + (s[at.DEPTH] - 1) * at.FRAME
    for i in range(frame, frame + at.FRAME):
        found = mixed(found + np.uint64(s[i] + 2))
    for player in range(book[at.PLAYERS]):
        for pile in (at.WIZARDS, at.RELICS):
            place = row(book, player, pile)
            for i in range(place + 1, place + 1 + s[place]):
                if player == seat or flagged(book, s, s[i], at.UP):
                    found += mixed(np.uint64(4096 * (player + 1) + s[i]))
    return found


@part
def root(
    book: Book,
    s: State,
    weights: NDArray[np.float32],
    candidates: NDArray[np.int64],
    keys: NDArray[np.uint64],
    found: NDArray[np.int64],
    mix: NDArray[np.float64],
) -> int:
    """The candidates of the decision that is searched: of a lay, wizard and relic together."""
    options, wizards = book[at.AT_OPTIONS], s[at.NUMBER]
    relics = s[options] - wizards
    for i in range(len(candidates)):
        found[i] = find(keys, np.uint64(ROOT + i))
        mix[i] = 1.0
        if s[at.KIND] == at.A_LAY:
            mix[i] = weight(book, s, weights, s[options + 1 + candidates[i] // max(1, relics)])
            if relics > 0:
                mix[i] *= weight(book, s, weights, s[options + 1 + wizards + candidates[i] % relics])
    return len(candidates)


@part
def laid(
    book: Book,
    s: State,
    weights: NDArray[np.float32],
    skipped: int,
    number: int,
    keys: NDArray[np.uint64],
    found: NDArray[np.int64],
    mix: NDArray[np.float64],
    first: int,
) -> int:
    """Some options of a lay, its wizards or its relics; 0 if there is no room to remember them."""
    under = known(book, s)
    for i in range(number):
        card = s[book[at.AT_OPTIONS] + 1 + skipped + i]
        found[first + i] = find(keys, under + (np.uint64(card + 1) << np.uint64(32)))
        if found[first + i] < 0:
            return 0
        mix[first + i] = weight(book, s, weights, card)
    return number


@part
def answers(
    book: Book,
    s: State,
    number: int,
    keys: NDArray[np.uint64],
    found: NDArray[np.int64],
    mix: NDArray[np.float64],
    first: int,
) -> int:
    """All answers to any other decision; 0 if there is no room to remember them."""
    under = known(book, s)
    for i in range(number):
        found[first + i] = find(keys, under + (np.uint64(meaning(book, s, i) + 2) << np.uint64(20)))
        if found[first + i] < 0:
            return 0
        mix[first + i] = 1.0
    return number
