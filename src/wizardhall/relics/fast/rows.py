"""Rows, chance, the agenda and the ask of a state: what all the rules are made of."""

import numpy as np

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.layout import Program, State

__all__: list[str] = []


# Rows


@part
def row(program: Program, seat: int, pile: int) -> int:
    """Where a pile of a seat begins."""
    return program[at.ROWS + seat * at.PILES + pile]


@part
def push(s: State, place: int, item: int) -> None:
    s[place] += 1
    s[place + s[place]] = item


@part
def holds_item(s: State, place: int, item: int) -> bool:
    for i in range(place + 1, place + 1 + s[place]):  # noqa: SIM110 (numba knows no any())
        if s[i] == item:
            return True
    return False


@part
def take_at(s: State, place: int, index: int) -> int:
    """Take out the item at an index; those behind move up."""
    item = s[place + 1 + index]
    for i in range(place + 1 + index, place + s[place]):
        s[i] = s[i + 1]
    s[place] -= 1
    return item


@part
def take(s: State, place: int, item: int) -> None:
    """Take out the first item of its kind, which is there.

    Where it is cannot be guessed, so nothing branches on it: from there on, every item is replaced by the next.
    """
    behind = 0
    for i in range(place + 1, place + s[place]):
        behind |= s[i] == item
        s[i] = s[i + behind]
    s[place] -= 1


@part
def move_all(s: State, source: int, target: int) -> None:
    """Put all of one row behind another."""
    end = target + 1 + s[target]
    for i in range(s[source]):
        s[end + i] = s[source + 1 + i]
    s[target] += s[source]
    s[source] = 0


@part
def copy_row(s: State, source: int, target: int) -> None:
    for i in range(s[source] + 1):
        s[target + i] = s[source + i]


@part
def copy_words(source: State, target: State, number: int) -> None:
    for i in range(number):
        target[i] = source[i]


# Chance


@part
def load_seed(s: State) -> np.uint64:
    seed = np.uint64(0)
    for i in range(4):
        seed |= np.uint64(s[at.SEED + i] & 0xFFFF) << np.uint64(16 * i)
    return seed


@part
def store_seed(s: State, seed: np.uint64) -> None:
    for i in range(4):
        s[at.SEED + i] = int((seed >> np.uint64(16 * i)) & np.uint64(0xFFFF))


@part
def next_seed(seed: np.uint64) -> np.uint64:
    """The stream is SplitMix64: a counter, and `mixed` of it is the number drawn."""
    return seed + np.uint64(0x9E3779B97F4A7C15)


@part
def mixed(seed: np.uint64) -> np.uint64:
    z = seed
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@part
def below(seed: np.uint64, limit: int) -> int:
    """A number below a limit, from one step of the stream."""
    drawn = mixed(seed)
    if limit < 0x7FFFFFFF:
        return int(((drawn >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))
    return int(drawn % np.uint64(limit))


@part
def fault(s: State, what: int) -> None:
    """The match cannot go on; it ends here without a winner."""
    s[at.FAULT] = what
    s[at.KIND] = at.OVER_NOW


@part
def scripted(s: State, place: int, size: int) -> None:
    script = s[at.SCRIPT]
    if s[script] != size:
        fault(s, at.FAULT_SCRIPT)
        return
    for i in range(size):
        s[place + size - i] = s[script + 1 + i]
    s[at.SCRIPT] = script + 1 + size


@part
def shuffle(s: State, place: int) -> None:
    """Shuffle a row; in lockstep, as the script says: from the top, which is the end of the row."""
    size = s[place]
    if s[at.SCRIPT]:
        scripted(s, place, size)
        return
    seed = load_seed(s)
    for i in range(size - 1, 0, -1):
        seed = next_seed(seed)
        j = below(seed, i + 1)
        here = s[place + 1 + i]
        s[place + 1 + i] = s[place + 1 + j]
        s[place + 1 + j] = here
    store_seed(s, seed)


@part
def throw(s: State, limit: int) -> int:
    """A random number below a limit."""
    if s[at.SCRIPT]:
        script = s[at.SCRIPT]
        if s[script] != 1:
            fault(s, at.FAULT_SCRIPT)
            return 0
        s[at.SCRIPT] = script + 2
        return s[script + 1]
    seed = next_seed(load_seed(s))
    store_seed(s, seed)
    return below(seed, limit)


# The agenda: what is still to be done, the next thing last


@part
def plan(program: Program, s: State, task: int, a: int, b: int, c: int, d: int) -> None:
    """Put a task on the agenda, to be done before all those that are there."""
    depth = s[at.DEPTH]
    if depth >= program[at.FRAMES]:
        fault(s, at.FAULT_DEPTH)
        return
    frame = program[at.AT_AGENDA] + depth * at.FRAME
    s[frame] = task
    s[frame + 1] = a
    s[frame + 2] = b
    s[frame + 3] = c
    s[frame + 4] = d
    s[at.DEPTH] = depth + 1


# The ask


@part
def ask(s: State, kind: int, seat: int, may: int) -> None:
    """Stop for a decision; the task that the answer is for is on the agenda already."""
    s[at.KIND] = kind
    s[at.ASKED] = seat
    s[at.MAY] = may


@part
def no_options(program: Program, s: State) -> int:
    """The row of options, emptied."""
    options = program[at.AT_OPTIONS]
    s[options] = 0
    return options


# Cards, seats and filters


@part
def fits(program: Program, wanted: int, card: int) -> bool:
    """Does a card fit a filter? No filter, every card."""
    if wanted < 0:
        return True
    word = program[program[at.AT_CARDS] + card * program[at.CARD] + at.FITS + (wanted >> 4)]
    return ((word >> (wanted & 15)) & 1) != 0


@part
def of_card(program: Program, card: int, field: int) -> int:
    return program[program[at.AT_CARDS] + card * program[at.CARD] + field]


@part
def said(program: Program, sentence: int, field: int) -> int:
    """An operand of a sentence."""
    return program[program[at.AT_SENTENCES] + sentence * at.SENTENCE + field]


@part
def is_wizard(program: Program, card: int) -> bool:
    return card < program[at.FIRST_RELIC]


@part
def fights(s: State, seat: int) -> bool:
    return ((s[at.FIGHTERS] >> seat) & 1) != 0


@part
def after(program: Program, seat: int, steps: int) -> int:
    """The seat that many places clockwise."""
    seat += steps
    return seat - program[at.PLAYERS] if seat >= program[at.PLAYERS] else seat


@part
def flag(program: Program, s: State, card: int, bit: int) -> None:
    s[program[at.AT_FLAGS] + card] |= bit


@part
def flagged(program: Program, s: State, card: int, flag: int) -> bool:
    return (s[program[at.AT_FLAGS] + card] & flag) != 0
