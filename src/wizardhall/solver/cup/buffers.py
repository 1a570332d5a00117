"""The memory of a search for a best response: flat arrays for compiled code, as large as a search turns out to need."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.automaton import (
    BLOCK_ROOM,
    COUNTS,
    DECLINES,
    ENDED,
    FULL,
    HEAD,
    INDEX,
    OPTIONS,
    STATE,
    STATES,
    UNKNOWN,
    WAYS,
    way_key,
)
from wizardhall.solver.cup.automaton import ROOM as STATE_ROOM
from wizardhall.solver.cup.buffer_views import LAYERS, SURPRISE
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.response_search import FRAMES
from wizardhall.solver.cup.singleton_infosets import CROWD
from wizardhall.solver.cup.strategies import Floats, Integers, Strategy, pack_strategies

__all__ = ["ROOM", "Workplace", "workplace"]

ROOM: Final = 1 << 14
"""States that a search has room for at first."""


class Workplace(NamedTuple):
    """The arrays by type, in the order in which `bench.bench_of` takes them apart."""

    numbers: tuple[Integers, ...]
    words: tuple[npt.NDArray[np.int32], ...]
    bytes: tuple[npt.NDArray[np.int8], ...]
    floats: tuple[Floats, ...]
    room: int

    @property
    def full(self) -> bool:
        """Whether there was too little room, so that nothing came of the search."""
        full = int(self.numbers[1][FULL])
        assert not full & SURPRISE, "a card asked that is not known to ask, or without end"
        return full != 0


def workplace(
    tables: CardTables, cards: Sequence[int], against: Sequence[Strategy], room: int, plain: bool
) -> Workplace:
    """With room for so many states; `plain` if the responder declines whatever is asked."""
    late = np.array([0 if plain else tables.late_askers(strategy.plan) for strategy in against], np.int64)
    kinds, ways = np.unique(late), _ways(against)
    index = 1 << (2 * room - 1).bit_length()
    tensors = 8 * LAYERS * len(cards) ** 4
    rounds, rows, lone, blocks = 8 * room, 4 * room, 16 * room, 2 * room
    counts = np.zeros(COUNTS, np.int64)
    counts[STATES], counts[STATE_ROOM], counts[BLOCK_ROOM] = ENDED, room, blocks
    counts[INDEX], counts[WAYS], counts[DECLINES] = index, len(ways), plain
    habits = [(strategy.plan, strategy.default_actions) for strategy in against]
    first = {habit: number for number, habit in reversed(list(enumerate(habits)))}
    askers = 0 if plain else tables.askers
    exchangers = askers & tables.exchangers & sum(1 << card for card in cards)
    return Workplace(
        (
            np.concatenate([np.zeros(HEAD, np.int64), pack_strategies(against)]),
            counts,
            np.zeros(room * STATE, np.int64),
            np.zeros(room * SET_SIZE, np.int64),
            np.zeros(blocks * SET_SIZE, np.int64),
            np.zeros(room * OPTIONS, np.int64),
            np.array([first[habit] for habit in habits], np.int64),
            ways,
            np.array(
                [len(cards), len(kinds), askers, rounds, tensors, 0, exchangers, 0],
                np.int64,
            ),
            np.array(cards, np.int64),
            late,
            kinds,
            np.zeros(rounds, np.int64),
            np.zeros(2 * room, np.int64),
            np.zeros(128 * OPTIONS, np.int64),
            np.zeros(FRAMES, np.int64),
            np.zeros(3 * CROWD, np.int64),
            np.zeros(CROWD, np.int64),
            *(np.array([0, 0, many, blocks], np.int64) for many in (rows, rows, lone, lone)),
        ),
        (
            np.full(index, -1, np.int32),
            np.full(room * SET_SIZE, UNKNOWN, np.int32),
            np.full(blocks * SET_SIZE, UNKNOWN, np.int32),
            np.full(room, -1, np.int32),
            np.full(room * OPTIONS, UNKNOWN, np.int32),
            np.zeros(rounds, np.int32),
            *(np.full(length, UNKNOWN, np.int32) for _ in range(4) for length in (room, blocks * SET_SIZE, room)),
        ),
        (
            np.array(
                [strategy.power_policy != strategy.default_actions and not strategy.prefixes for strategy in against],
                np.int8,
            ),
            np.zeros(rounds, np.int8),
            *(
                np.empty(many * len(cards) ** missing, np.int8)
                for many, missing in ((rows, 2), (rows, 1), (lone, 2), (lone, 1))
            ),
        ),
        (np.zeros(rounds), np.empty(tensors)),
        room,
    )


def _ways(against: Sequence[Strategy]) -> Integers:
    """A hash table of what the strategies can see on the way to their rules."""
    keys = [way_key(number, sight) for number, strategy in enumerate(against) for sight in strategy.prefixes]
    size = 1 << (2 * len(keys) + 1).bit_length()
    table = np.zeros(size, np.int64)
    for key in keys:
        at = key >> 20 & (size - 1)
        while table[at] not in (0, key):
            at = (at + 1) & (size - 1)
        table[at] = key
    return table
