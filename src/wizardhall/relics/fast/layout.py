"""The layout of a state and of a program, word by word, and the codes in them.

A *state* is one flat array of 16-bit numbers: a whole match between two decisions. A *program* is one flat array of
32-bit numbers, the same for every match: the cards with their sentences lowered to numbers, the options, the number of
players, and where in a state everything is. The `interpreter` runs it. Cards are numbered, wizards first, then relics;
shrines have numbers of their own; seats are numbered clockwise from north.

A *row* is a list inside a state: first its length, then its items. Decks and shrines lie with the top at the end.
"""

from enum import IntEnum
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wizardhall.compiled import Address
from wizardhall.relics.purposes import PURPOSES as EVERY_PURPOSE
from wizardhall.relics.purposes import Kind
from wizardhall.relics.verbs import VERBS

__all__ = [
    "ASKS",
    "COMPILED",
    "PHASES",
    "PURPOSES",
    "Pile",
    "Program",
    "ProgramArray",
    "State",
    "StateArray",
    "ask_code",
    "last_verb_code",
    "verb_code",
]

StateArray: TypeAlias = NDArray[np.int16]
ProgramArray: TypeAlias = NDArray[np.int32]

State: TypeAlias = Address[np.int16]
"""A state and a program as compiled code has them: the addresses where they begin."""
Program: TypeAlias = Address[np.int32]

# A state: words at fixed places

SEED: Final = 0
"""Four words: the 64 bits of the random stream."""
SCRIPT: Final = 4
"""Where the next scripted shuffle stands behind the state; 0 if chance decides."""
FAULT: Final = 5
KIND: Final = 6
"""What is asked, a number of `PURPOSES`; 0 while nothing is, `OVER` at the end."""
ASKED: Final = 7
MAY: Final = 8
"""1 if none may be chosen: then action 0 is to choose none."""
NUMBER: Final = 9
"""How many cards are to be picked or arranged; for a lay, how many of the options are wizards."""
CHOSEN: Final = 10
ROUND: Final = 11
BATTLE: Final = 12
PHASE: Final = 13
MASTER: Final = 14
SHRINE: Final = 15
FIGHTERS: Final = 16
"""A bit for each seat."""
WINNER: Final = 17
DEPTH: Final = 18
"""How many frames the agenda has."""
TARGETS: Final = 19
"""Row: the seats that a verb acts on."""
QUEUE: Final = 24
"""Row: the seats that are still to be asked of those who answer in secret, at the same time."""
ORDER: Final = 29
"""Row: the fighters, from the Master Wizard clockwise."""
KNOWN_TOP: Final = 34
"""How many top cards of the own deck a seat knows, in a state from its view."""
REACTIONS: Final = 35
"""Discard triggers that have resolved in this battle (REL-K16)."""
WITHOUT_WINNER: Final = 36
"""Rounds without a winner, in a row (REL-K17)."""
HEAD: Final = 37

# A side: words at the beginning of each

DRAWN: Final = 0
LOOSE: Final = 1
"""The sum of the fixed bonuses that belong to no wizard; `HELD`: of those that leave with the wizards."""
HELD: Final = 2
RULE: Final = 3
"""What the last effect on advantage says (`RULED_HAS`, `RULED_NOT`, 0 none); `BASE_RULE`: of those of no wizard."""
BASE_RULE: Final = 4
IGNORING: Final = 5
"""1 if some filter ignores relics of this side; `COUNTING`: if some bonus is counted live."""
COUNTING: Final = 6
SCALARS: Final = 7

RULED_HAS: Final = 1
RULED_NOT: Final = 2


class Pile(IntEnum):
    """The rows of a side, and two tables: bonuses counted live, and filters that ignore relics."""

    SIDE = 0
    DECK = 1
    HAND = 2
    DISCARD = 3
    ASIDE = 4
    PICKED = 5
    """What the seat has answered: cards in secret, until everybody has; the new order of a deck's top."""
    HALL = 6
    WIZARDS = 7
    RELICS = 8
    PENDING = 9
    """Discard triggers that have not resolved yet: pairs of a card, and how often it is to."""
    COUNTED = 10
    """For each counter, each player it counts for, and whether it leaves with the wizards: an amount."""
    IGNORES = 11
    """For each filter that can ignore relics: does it?"""


SIDE, DECK, HAND, DISCARD, ASIDE, PICKED, HALL, WIZARDS, RELICS, PENDING, COUNTED, IGNORES = (int(p) for p in Pile)
PILES: Final = 12

# A card in play: bits of its word

UP: Final = 1
MET: Final = 2
ACTED: Final = 4
IGNORED: Final = 8
RESOLVED: Final = 16
KNOWN: Final = 32
"""This bit and the following ones: the seats that have seen it though it lies face down."""
SEEN: Final = 1024
"""While unknown cards are dealt: it is none of them."""

# A frame of the agenda

FRAME: Final = 5
"""What to do, and four numbers: mostly the seat, the sentence, the wizard, and how far it has come."""

# A program: words at fixed places

PLAYERS: Final = 0
HALL_TO_WIN: Final = 1
LATE_JOINS: Final = 2
AT_ONCE: Final = 3
FIRST_RELIC: Final = 4
"""The number of wizards, and so the number of the first relic."""
CARDS: Final = 5
SHRINES: Final = 6
COUNTERS: Final = 7
IGNORERS: Final = 8
SIZE: Final = 9
"""The length of a state."""
AT_OPTIONS: Final = 10
AT_FLAGS: Final = 11
AT_SHRINES: Final = 12
AT_USED: Final = 13
AT_NEWCOMERS: Final = 14
AT_AGENDA: Final = 15
FRAMES: Final = 16
AT_SCRATCH: Final = 17
"""Row: room to deal in, between two tasks."""
AT_CARDS: Final = 20
"""From here on: where in the program the records begin."""
CARD: Final = 21
"""The length of a card's record."""
AT_SENTENCES: Final = 22
AT_TESTS: Final = 23
AT_COUNTERS: Final = 24
AT_SHRINE_RECORDS: Final = 25
AT_DEAL: Final = 26
AT_IGNORERS: Final = 27
ROWS: Final = 32
"""Where in a state the piles of each seat are: `PILES` words for each."""
PROGRAM_HEAD: Final = ROWS + 4 * PILES

# A card's record

POWER: Final = 0
COLOUR: Final = 1
OVER: Final = 2
ABILITY: Final = 3
"""The sentence of its moment, or -1; `TRIGGER`: the sentence for when it is discarded."""
TRIGGER: Final = 4
RARITY: Final = 5
FITS: Final = 6
"""Then 16 filters to a word: does the card fit?"""

# A sentence's record

DO: Final = 0
AMOUNT: Final = 1
COUNTER: Final = 2
TO: Final = 3
CARD_FILTER: Final = 4
IF_MAY: Final = 5
IF_JOINS: Final = 6
MEETS: Final = 7
THEN: Final = 8
TESTS: Final = 9
"""Where its tests begin, among all; 0: none."""
IGNORER: Final = 10
SOURCE: Final = 11
"""The card whose sentence it is, or -1 minus the shrine."""
TARGETED: Final = 12
"""1 if the verb acts on players, one rival of several being chosen first."""
ASK_USE: Final = 13
"""1 if its player is asked whether to use it; else a "may" is part of the verb's own choice."""
GIVES_POWER: Final = 14
"""1 if it just gives power, so that it does not matter when."""
SENTENCE: Final = 15

# A shrine's record

HELPS: Final = 0
"""Bits: the colours, then plain, then enlightened wizards."""
ABILITIES: Final = 1
FIRST_ABILITY: Final = 2
SHRINE_RECORD: Final = 3
MOST_ABILITIES: Final = 14

# Verbs, targets, counts and tests

COMPILED: Final[set[str]] = set()
"""The verbs that compiled code knows: those whose number some module under `verbs` has asked for."""


def verb_code(words: str) -> int:
    """The number of a verb: its place in the vocabulary."""
    COMPILED.add(words)
    return list(VERBS).index(words)


def last_verb_code(topic: str) -> int:
    """The number of the last verb of a topic, which is a module of the vocabulary. A topic's verbs are in a row."""
    return max(number for number, verb in enumerate(VERBS.values()) if verb.topic == topic)


SELF, RIVAL, RIVALS, ALL = range(4)

PER_DRAWN, PER_HAND, PER_DISCARD, PER_HALL, PER_RIVAL, PER_RELIC = range(6)

TESTED: Final = (
    "end",
    "own",
    "rival",
    "advantage",
    "shrine",
    "hand",
    "drawn",
    "discard",
    "hall",
    "behind",
    "master",
    "again",
    "top",
    "reveal",
)
(
    T_END,
    T_OWN,
    T_RIVAL,
    T_ADVANTAGE,
    T_SHRINE,
    T_HAND,
    T_DRAWN,
    T_DISCARD,
    T_HALL,
    T_BEHIND,
    T_MASTER,
    T_AGAIN,
    T_TOP,
    T_REVEAL,
) = range(14)

# Phases and asks

PHASES: Final = ("set-up", "shrine", "play", "wizards", "relics", "victory", "spoils", "over")
P_SETUP, P_SHRINE, P_PLAY, P_WIZARDS, P_RELICS, P_VICTORY, P_SPOILS, P_OVER = range(8)

_CHOICES: Final = (Kind.CARD, Kind.SEAT, Kind.RELIC, Kind.ABILITY)
_KINDS: Final = (_CHOICES, (Kind.YES_NO,), (Kind.PICK,), (Kind.LAY,), (Kind.ARRANGE,))
ASKS: Final = tuple(each for kinds in _KINDS for each in EVERY_PURPOSE.values() if each.kind in kinds)
"""What can be asked: choices first, then yes or no, then picks, the lay, and the order of a deck's top."""
PURPOSES: Final = ("", *(each.name for each in ASKS))
"""Their names by number, from 1."""
NONE: Final = 0


def ask_code(purpose: str) -> int:
    """The number of a purpose: its place among those of its kind."""
    return PURPOSES.index(purpose)


def _last(kinds: tuple[Kind, ...]) -> int:
    return max(number for number, each in enumerate(ASKS, 1) if each.kind in kinds)


LAST_CHOICE, LAST_YES_NO, LAST_PICK, LAST_LAY, LAST_ARRANGE = (_last(kinds) for kinds in _KINDS)
A_SPOILS: Final = ask_code("spoils")
A_ORDER: Final = ask_code("order")
A_SHRINE: Final = ask_code("shrine")
A_TRIGGER: Final = ask_code("trigger")
A_RIVAL: Final = ask_code("rival")
A_REVEAL: Final = ask_code("reveal")
A_USE: Final = ask_code("use")
A_MULLIGAN: Final = ask_code("mulligan")
A_DOWN: Final = ask_code("down")
A_LAY: Final = ask_code("lay")
OVER_NOW: Final = 100
"""What is asked once the match is over, or has come to a fault: more than any purpose."""
UNKNOWN: Final = -1
"""A card that a seat has not seen."""
TO_DRAW: Final = -1
"""The option of Spoils that is no relic."""
SLOT: Final = 256
"""A relic in play as an option: the seat times this, plus its place from 0."""

# What can be wrong

FAULT_SCRIPT: Final = 1
FAULT_ENDLESS: Final = 2
FAULT_DEPTH: Final = 3
FAULT_HAND: Final = 4
