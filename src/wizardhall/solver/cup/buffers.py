"""The memory of a best-response search: arrays by name, records by field, as large as a search turns out to need.

Compiled code takes the arrays through `buffer_views`. A class without methods here describes a record: its fields are
64-bit integers, and `record_at` reads and writes them by name.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import record_dtype
from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.automaton_states import (
    ENDED,
    OPTIONS,
    STRATEGIES_BEGIN,
    UNEXPECTED,
    UNKNOWN,
    AutomatonCounts,
    State,
)
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.hashes import prefix_key
from wizardhall.solver.cup.strategies import Floats, Integers, Strategy, pack_strategies

__all__ = [
    "FRAMES",
    "GROUP_SLOTS",
    "LAYERS",
    "OPEN_CARDS",
    "PENDING",
    "AutomatonBuffers",
    "Buffers",
    "Frame",
    "Group",
    "Met",
    "Pending",
    "RoundBuffers",
    "RowBuffers",
    "RowCounts",
    "SearchState",
    "allocate",
]

Words: TypeAlias = npt.NDArray[np.int32]
Bytes: TypeAlias = npt.NDArray[np.int8]
RecordArray: TypeAlias = npt.NDArray[np.void]

LAYERS: Final = SET_SIZE + 1
"""A tensor has a layer for what goes the same with all Waiting cards, and one for each of them."""
FRAMES: Final = 64
OPEN_CARDS: Final = FRAMES - 1
"""The place in `options` for rounds that are played with open cards; decisions are never nested so deeply."""
PENDING: Final = 800
GROUP_SLOTS: Final = 1 << 15
"""Places of the hash table of groups; a power of two."""


class Frame:
    """A call of the evaluation, on a stack of our own: what it is to add up, and how far it has come."""

    level: int
    """How many cards of the Deck are known."""
    first: int
    """Its rounds on the stack of rounds."""
    end: int
    used: int
    """The mask of cards used."""
    only: int
    """The mask of last cards that are of interest; 0: all."""
    out: int
    """Where its tensor is, and how far apart the layers are."""
    layer: int
    free: int
    """Where there is room for more tensors."""
    depth: int
    """How many decisions it is nested in."""
    stage: int
    begin: int
    """Rounds that wait for a card begin here;"""
    top: int
    """the stack of rounds is free from here."""
    wide: int
    """Whether the Waiting card matters."""
    leader: int
    """The first round of a group that looks the same, and where the group was copied to."""
    group: int
    tried: int
    """The option being tried, of how many, and whether the Waiting card matters for the best so far."""
    options: int
    best_wide: int
    card: int
    """The card and the kind that come next."""
    kind: int


class SearchState:
    """What a search knows as a whole."""

    card_count: int
    """How many cards the responder may have."""
    kind_count: int
    """How many different masks of late askers there are."""
    askers: int
    """Masks of the cards that may ask, and of those that may change places with the Waiting card."""
    exchangers: int
    round_capacity: int
    tensor_capacity: int
    clock: int
    """Entries of `met` and `groups` count only if they are of this moment."""


class Met:
    """Where on the stack a state was met last, and when."""

    at: int
    clock: int


class Group:
    """Of rounds that look the same, in a hash table: their key, when they were counted, and their number."""

    key: int
    clock: int
    number: int


class Pending:
    """A round with open cards, to be played on: its state, and whether the last two cards change places."""

    state: int
    turned: int


class RowCounts:
    """Rows and blocks of rows in use, and how many there can be."""

    rows: int
    blocks: int
    row_capacity: int
    block_capacity: int


class AutomatonBuffers(NamedTuple):
    memory: Integers
    """The scratch state of the walk, and the opponent's strategies."""
    counts: RecordArray
    states: RecordArray
    state_table: Words
    """Hash table of the states."""
    steps: Words
    step_observations: Integers
    blocks: Words
    block_observations: Integers
    asks: Words
    decisions: Words
    decision_observations: Integers
    first_alike: Integers
    prefixes: Integers
    prefixes_unknown: Bytes


class RowBuffers(NamedTuple):
    of: Words
    blocks: Words
    strips_of: Words
    counts: RecordArray
    results: Bytes


class RoundBuffers(NamedTuple):
    """The stack of rounds, in columns."""

    states: Words
    weights: Floats
    tags: Bytes
    observations: Integers


class Buffers(NamedTuple):
    automaton: AutomatonBuffers
    search: RecordArray
    cards: Integers
    late: Integers
    kinds: Integers
    pairs: RowBuffers
    lasts: RowBuffers
    singleton_pairs: RowBuffers
    singleton_lasts: RowBuffers
    rounds: RoundBuffers
    met: RecordArray
    tensors: Floats
    options: Integers
    pending: RecordArray
    frames: RecordArray
    groups: RecordArray
    group_wide: Integers

    @property
    def capacity(self) -> int:
        """For how many states there is room."""
        return len(self.automaton.asks)

    @property
    def is_full(self) -> bool:
        """Whether there was too little room, so that nothing came of the search."""
        full = int(self.automaton.counts["full"][0])
        assert not full & UNEXPECTED, "a card asked that is not known to ask, or without end"
        return full != 0


def allocate(
    tables: CardTables, cards: Sequence[int], opponent: Sequence[Strategy], capacity: int, plain: bool
) -> Buffers:
    """For a responder with these cards, and so many states; `plain` if the responder always declines."""
    late = np.array([0 if plain else tables.late_askers(strategy.plan) for strategy in opponent], np.int64)
    kinds, count = np.unique(late), len(cards)
    rounds, blocks = 8 * capacity, 2 * capacity
    askers = 0 if plain else tables.askers
    search = np.zeros(1, record_dtype(SearchState))
    search["card_count"], search["kind_count"], search["askers"] = count, len(kinds), askers
    search["exchangers"] = askers & tables.exchangers & sum(1 << card for card in cards)
    search["round_capacity"], search["tensor_capacity"] = rounds, 8 * LAYERS * count**4
    return Buffers(
        automaton=_automaton(opponent, capacity, blocks, plain),
        search=search,
        cards=np.array(cards, np.int64),
        late=late,
        kinds=kinds,
        pairs=_rows(4 * capacity, count**2, capacity, blocks),
        lasts=_rows(4 * capacity, count, capacity, blocks),
        singleton_pairs=_rows(16 * capacity, count**2, capacity, blocks),
        singleton_lasts=_rows(16 * capacity, count, capacity, blocks),
        rounds=RoundBuffers(
            np.zeros(rounds, np.int32), np.zeros(rounds), np.zeros(rounds, np.int8), np.zeros(rounds, np.int64)
        ),
        met=np.zeros(capacity, record_dtype(Met)),
        tensors=np.empty(8 * LAYERS * count**4),
        options=np.zeros(FRAMES * OPTIONS, np.int64),
        pending=np.zeros(PENDING, record_dtype(Pending)),
        frames=np.zeros(FRAMES, record_dtype(Frame)),
        groups=np.zeros(GROUP_SLOTS, record_dtype(Group)),
        group_wide=np.zeros(GROUP_SLOTS, np.int64),
    )


def _rows(rows: int, size: int, states: int, blocks: int) -> RowBuffers:
    counts = np.zeros(1, record_dtype(RowCounts))
    counts["row_capacity"], counts["block_capacity"] = rows, blocks
    return RowBuffers(
        of=np.full(states, UNKNOWN, np.int32),
        blocks=np.full(blocks * SET_SIZE, UNKNOWN, np.int32),
        strips_of=np.full(states, UNKNOWN, np.int32),
        counts=counts,
        results=np.empty(rows * size, np.int8),
    )


def _automaton(opponent: Sequence[Strategy], capacity: int, blocks: int, plain: bool) -> AutomatonBuffers:
    prefixes, size = _prefix_table(opponent), 1 << (2 * capacity - 1).bit_length()
    counts = np.zeros(1, record_dtype(AutomatonCounts))
    counts["states"], counts["state_capacity"], counts["block_capacity"] = ENDED, capacity, blocks
    counts["table_size"], counts["prefix_slots"], counts["declines"] = size, len(prefixes), plain
    defaults = [(strategy.plan, strategy.default_actions) for strategy in opponent]
    first = {each: number for number, each in reversed(list(enumerate(defaults)))}
    unknown = [each.power_policy != each.default_actions and not each.prefixes for each in opponent]
    return AutomatonBuffers(
        memory=np.concatenate([np.zeros(STRATEGIES_BEGIN, np.int64), pack_strategies(opponent)]),
        counts=counts,
        states=np.zeros(capacity, record_dtype(State)),
        state_table=np.full(size, -1, np.int32),
        steps=np.full(capacity * SET_SIZE, UNKNOWN, np.int32),
        step_observations=np.zeros(capacity * SET_SIZE, np.int64),
        blocks=np.full(blocks * SET_SIZE, UNKNOWN, np.int32),
        block_observations=np.zeros(blocks * SET_SIZE, np.int64),
        asks=np.full(capacity, -1, np.int32),
        decisions=np.full(capacity * OPTIONS, UNKNOWN, np.int32),
        decision_observations=np.zeros(capacity * OPTIONS, np.int64),
        first_alike=np.array([first[each] for each in defaults], np.int64),
        prefixes=prefixes,
        prefixes_unknown=np.array(unknown, np.int8),
    )


def _prefix_table(opponent: Sequence[Strategy]) -> Integers:
    """A hash table of the observations that can lead to one in a strategy's power policy."""
    keys = [prefix_key(number, seen) for number, strategy in enumerate(opponent) for seen in strategy.prefixes]
    size = 1 << (2 * len(keys) + 1).bit_length()
    table = np.zeros(size, np.int64)
    for key in keys:
        at = key >> 20 & (size - 1)
        while table[at] not in (0, key):
            at = (at + 1) & (size - 1)
        table[at] = key
    return table
