"""The memory of a search for a best response: flat arrays for compiled code, as large as a search turns out to need."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.cup.fast.tables import IntArray, duel_tables
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
from wizardhall.solver.cup.response_search import FRAMES
from wizardhall.solver.cup.singleton_infosets import CROWD
from wizardhall.solver.cup.strategies import Floats, Numbers, Strategy, packed

__all__ = ["ROOM", "Cup", "Workplace", "workplace"]

ROOM: Final = 1 << 14
"""States that a search has room for at first."""
EXCHANGE, REARRANGE, BURY = "exchange with waiting", "rearrange deck", "peek and bury"


class Cup:
    """A card set and an edition, as the solver needs them."""

    def __init__(self, cards: CupSet, edition: str) -> None:
        self.cards, self.edition = cards, edition
        self.duels: IntArray = duel_tables(cards, edition)
        verbs = [wizard.power.verb if wizard.power else "" for wizard in cards.wizards.values()]
        self.exchangers, self.rearrangers, self.buriers = (
            sum(1 << card for card, verb in enumerate(verbs) if verb == asks) for asks in (EXCHANGE, REARRANGE, BURY)
        )
        self.askers = self.exchangers | self.rearrangers | self.buriers
        """Masks of the cards that ask: to exchange, to rearrange, to bury; and all of them."""
        self.rooms: dict[tuple[int, bool], int] = {}
        """How many states a search has turned out to need at most, by how many cards there are, and whether plain."""

    def late(self, plan: Sequence[int]) -> int:
        """The mask of cards that may ask as one of the last two against this plan.

        A rearrangement takes two cards of the Deck; so late it has them only if the opponent buried some.
        """
        buried = any(self.buriers >> card & 1 for card in plan)
        return self.exchangers | self.buriers | (self.rearrangers if buried else 0)


class Workplace(NamedTuple):
    """The arrays by type, in the order in which `bench.bench_of` takes them apart."""

    numbers: tuple[Numbers, ...]
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


def workplace(cup: Cup, cards: Sequence[int], against: Sequence[Strategy], room: int, plain: bool) -> Workplace:
    """With room for so many states; `plain` if the responder declines whatever is asked."""
    late = np.array([0 if plain else cup.late(strategy.plan) for strategy in against], np.int64)
    kinds, ways = np.unique(late), _ways(against)
    index = 1 << (2 * room - 1).bit_length()
    tensors = 8 * LAYERS * len(cards) ** 4
    rounds, rows, lone, blocks = 8 * room, 4 * room, 16 * room, 2 * room
    counts = np.zeros(COUNTS, np.int64)
    counts[STATES], counts[STATE_ROOM], counts[BLOCK_ROOM] = ENDED, room, blocks
    counts[INDEX], counts[WAYS], counts[DECLINES] = index, len(ways), plain
    habits = [(strategy.plan, strategy.habits) for strategy in against]
    first = {habit: number for number, habit in reversed(list(enumerate(habits)))}
    askers = 0 if plain else cup.askers
    exchangers = askers & cup.exchangers & sum(1 << card for card in cards)
    return Workplace(
        (
            np.concatenate([np.zeros(HEAD, np.int64), packed(against)]),
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
            np.array([strategy.rules != strategy.habits and not strategy.way for strategy in against], np.int8),
            np.zeros(rounds, np.int8),
            *(
                np.empty(many * len(cards) ** missing, np.int8)
                for many, missing in ((rows, 2), (rows, 1), (lone, 2), (lone, 1))
            ),
        ),
        (np.zeros(rounds), np.empty(tensors)),
        room,
    )


def _ways(against: Sequence[Strategy]) -> Numbers:
    """A hash table of what the strategies can see on the way to their rules."""
    keys = [way_key(number, sight) for number, strategy in enumerate(against) for sight in strategy.way]
    size = 1 << (2 * len(keys) + 1).bit_length()
    table = np.zeros(size, np.int64)
    for key in keys:
        at = key >> 20 & (size - 1)
        while table[at] not in (0, key):
            at = (at + 1) & (size - 1)
        table[at] = key
    return table
