"""What cards are worth, learnt by playing: matches by habit, and after every round the winner's cards gain.

The model is that of Bradley and Terry. A wizard has a worth, and a little more or less of it under each shrine; a relic
has one; a lay's is their sum, and if it is higher by one than the only rival's it wins about three rounds of four.
Whatever a sentence does shows in who wins, so that any card set can be learnt, and no rule is written again.
"""

from functools import lru_cache
from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.search.rollout_policy import Weights, by_habit, place_of
from wizardhall.compiled import address, jit, part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Book, BookArray, State
from wizardhall.relics.fast.lowering import Rules
from wizardhall.relics.fast.machine import apply, begin_match
from wizardhall.relics.fast.rows import mixed, next_seed, row

__all__ = ["Lesson", "learnt"]

LESSONS: Final = 6
MATCHES: Final = 4_000
"""In each lesson; after it the habits follow what was learnt."""
STEP: Final = 0.08
UNDER_SHRINE: Final = 0.5
"""How much of a step a wizard's worth under the shrine of the round moves, beside its worth under any."""
FIRMNESS: Final = 1.0
"""How much more often a card is laid in a lesson for one more of worth, as a power of e."""
MOST_SEATS: Final = 4
BATTLE: Final = 2 * MOST_SEATS
"""Which battle the noted lays are of, behind the places of each seat's wizard and relic."""


class Lesson:
    """Rules to be learnt; the same lesson if their books are the same."""

    def __init__(self, rules: Rules) -> None:
        self.book, self._bytes = rules.book, rules.book.tobytes()

    def __hash__(self) -> int:
        return hash(self._bytes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lesson) and self._bytes == other._bytes


@lru_cache(maxsize=16)
def learnt(lesson: Lesson) -> Weights:
    """The worths of all cards, laid out as weights are; that takes a second or so, once in a process."""
    book = lesson.book
    shrines, wizards, cards = int(book[at.SHRINES]), int(book[at.FIRST_RELIC]), int(book[at.CARDS])
    anywhere = np.zeros(wizards, np.float32)
    here = np.zeros(shrines * wizards + cards - wizards, np.float32)
    worths = here.copy()
    for number in range(LESSONS):
        weights = np.exp(FIRMNESS * worths)
        learn(book, anywhere, here, weights, MATCHES, STEP / (1 + number), np.uint64(number))
        worths = here.copy()
        worths[: shrines * wizards] += np.tile(anywhere, shrines)
    return worths


@jit
def learn(
    book: BookArray,
    anywhere: NDArray[np.float32],
    here: NDArray[np.float32],
    weights: NDArray[np.float32],
    matches: int,
    step: float,
    seed: np.uint64,
) -> None:
    """Play matches by habit, and move the worths after each round: of wizards anywhere, and of all cards here."""
    state = np.empty(book[at.SIZE], dtype=np.int16)
    laid = np.zeros(BATTLE + 1, dtype=np.int64)
    halls = np.zeros(MOST_SEATS, dtype=np.int64)
    b, s = address(book), address(state)
    stream = mixed(np.uint64(seed))
    for _ in range(matches):
        stream = next_seed(stream)
        begin_match(b, s, mixed(stream))
        halls[:] = 0
        while s[at.KIND] != at.OVER_NOW:
            stream = next_seed(stream)
            action = by_habit(b, s, weights, stream)
            if s[at.KIND] == at.A_LAY:
                note_lay(b, s, laid, action)
            apply(b, s, action)
            for seat in range(book[at.PLAYERS]):
                if s[row(b, seat, at.HALL)] > halls[seat]:
                    halls[seat] += 1
                    move(b, anywhere, here, laid, seat, step)


@part
def note_lay(book: Book, s: State, laid: NDArray[np.int64], action: int) -> None:
    """Note where the worths of a lay stand. A new battle forgets the lays of the one before (REL-T1)."""
    battle = 16 * s[at.ROUND] + s[at.BATTLE]
    if laid[BATTLE] != battle:
        for i in range(BATTLE):
            laid[i] = -1
        laid[BATTLE] = battle
    options, wizards = book[at.AT_OPTIONS], s[at.NUMBER]
    relics = s[options] - wizards
    wizard = action // max(1, relics)
    laid[2 * s[at.ASKED]] = place_of(book, s, s[options + 1 + wizard])
    if relics:
        laid[2 * s[at.ASKED] + 1] = place_of(book, s, s[options + 1 + wizards + action % relics])


@part
def strength(
    book: Book, anywhere: NDArray[np.float32], here: NDArray[np.float32], laid: NDArray[np.int64], seat: int
) -> float:
    """What a lay counts for against others; nothing if there is none."""
    wizard, relic = laid[2 * seat], laid[2 * seat + 1]
    if wizard < 0:
        return 0.0
    return exp(here[wizard] + anywhere[wizard % book[at.FIRST_RELIC]] + (here[relic] if relic >= 0 else 0.0))


@part
def move(
    book: Book,
    anywhere: NDArray[np.float32],
    here: NDArray[np.float32],
    laid: NDArray[np.int64],
    winner: int,
    step: float,
) -> None:
    """One step up the likelihood of this winner."""
    total = 0.0
    for seat in range(book[at.PLAYERS]):
        total += strength(book, anywhere, here, laid, seat)
    if laid[2 * winner] < 0:
        return
    for seat in range(book[at.PLAYERS]):
        wizard, relic = laid[2 * seat], laid[2 * seat + 1]
        if wizard >= 0:
            chance = strength(book, anywhere, here, laid, seat) / total
            gain = step * ((1.0 if seat == winner else 0.0) - chance)
            anywhere[wizard % book[at.FIRST_RELIC]] += gain
            here[wizard] += UNDER_SHRINE * gain
            if relic >= 0:
                here[relic] += gain
