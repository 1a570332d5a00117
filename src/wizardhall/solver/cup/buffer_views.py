"""The workbench of a search for a best response: what compiled code finds where in the arrays of a `Workplace`."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import Address, address, inner
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.automaton import Automaton
from wizardhall.solver.cup.partial_round import Memory
from wizardhall.solver.cup.strategies import Floats, Integers

__all__ = [
    "ALL",
    "ASKERS",
    "CLOCK",
    "EVERY_CARD",
    "EXCHANGERS",
    "KINDS",
    "LAYERS",
    "NUMBER",
    "STACK",
    "SURPRISE",
    "TENSORS",
    "Bench",
    "FloatWords",
    "Rows",
    "bench_of",
]

FloatWords = Address[np.float64]
Words = Address[np.int32]

ALL: Final = -1
"""The tag of a round that goes the same with every Waiting card."""
EVERY_CARD: Final = (1 << SET_SIZE) - 1
SURPRISE: Final = 2
"""A card asked that is not expected to ask, or more often than a round can last: should never be."""

LAYERS: Final = SET_SIZE + 1
"""A tensor has a layer for what goes the same with all Waiting cards, and one for each of them."""

NUMBER, KINDS, ASKERS, STACK, TENSORS, CLOCK, EXCHANGERS = range(7)
"""How many cards the responder may have; how many kinds there are of masks of cards that may ask late; the mask of all
cards that may ask; how many rounds and figures of tensors there is room for; a clock for `met` and `crowd`; the mask of
cards that may change places with the Waiting card."""


class Rows(NamedTuple):
    """Results for all cards that are missing, one or two: of each state, or of a state with each Waiting card."""

    of: Words
    """By state: its row; -1 not made yet; less than that a block."""
    blocks: Words
    counts: Memory
    """How many rows and blocks there are, and how many there can be."""
    results: Address[np.int8]
    strips_of: Words
    """By state: its block of strips (`lone.py`)."""


class Bench(NamedTuple):
    auto: Automaton
    sizes: Memory
    cards: Memory
    """The cards that the responder may have."""
    late: Memory
    """For each strategy the mask of cards that may ask even as one of the last two."""
    kinds: Memory
    """All masks that there are."""
    pairs: Rows
    lasts: Rows
    lone_pairs: Rows
    lone_lasts: Rows
    states: Words
    """A stack of rounds: the state of each, its weight, the Waiting card that it is for, and what was seen in it."""
    weights: FloatWords
    tags: Address[np.int8]
    sights: Memory
    met: Memory
    """By state: where on the stack it was met last, and when."""
    tensors: FloatWords
    choices: Memory
    frames: Memory
    crowd: Memory
    """Counts of rounds that look the same."""
    met_wide: Memory
    """By group: does the Waiting card matter in it?"""


@inner
def rows_from(
    counts: Integers,
    of: npt.NDArray[np.int32],
    blocks: npt.NDArray[np.int32],
    strips_of: npt.NDArray[np.int32],
    results: npt.NDArray[np.int8],
) -> Rows:
    return Rows(address(of), address(blocks), address(counts), address(results), address(strips_of))


@inner
def bench_of(
    duels: IntArray,
    me: int,
    numbers: tuple[Integers, ...],
    words: tuple[npt.NDArray[np.int32], ...],
    bytes_: tuple[npt.NDArray[np.int8], ...],
    floats: tuple[Floats, ...],
) -> Bench:
    """From the arrays of a `Workplace`."""
    memory, counts, states, step_sights, block_sights, decision_sights, same, ways = numbers[:8]
    sizes, cards, late, kinds, sights, met, choices, frames, crowd, met_wide = numbers[8:18]
    index, steps, blocks, asks, decisions, stack = words[:6]
    always, tags = bytes_[:2]
    weights, tensors = floats
    auto = Automaton(
        me,
        address(duels),
        address(memory),
        address(counts),
        address(states),
        address(index),
        address(steps),
        address(step_sights),
        address(blocks),
        address(block_sights),
        address(asks),
        address(decisions),
        address(decision_sights),
        address(same),
        address(ways),
        address(always),
    )
    pairs = rows_from(numbers[18], words[6], words[7], words[8], bytes_[2])
    lasts = rows_from(numbers[19], words[9], words[10], words[11], bytes_[3])
    lone_pairs = rows_from(numbers[20], words[12], words[13], words[14], bytes_[4])
    lone_lasts = rows_from(numbers[21], words[15], words[16], words[17], bytes_[5])
    return Bench(
        auto,
        address(sizes),
        address(cards),
        address(late),
        address(kinds),
        pairs,
        lasts,
        lone_pairs,
        lone_lasts,
        address(stack),
        address(weights),
        address(tags),
        address(sights),
        address(met),
        address(tensors),
        address(choices),
        address(frames),
        address(crowd),
        address(met_wide),
    )
