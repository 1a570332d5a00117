"""The buffers of a best-response search as compiled code passes them on: one address for each array."""

from typing import Final, NamedTuple

import numpy as np

from wizardhall.compiled import Address, Records, address, inner, records
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.automaton_states import Automaton
from wizardhall.solver.cup.buffers import (
    Buffers,
    Frame,
    Group,
    Met,
    Pending,
    RowBuffers,
    RowCounts,
    SearchState,
)
from wizardhall.solver.cup.partial_round import Memory

__all__ = ["ALL", "EVERY_CARD", "BufferViews", "FloatWords", "RowViews", "view_buffers"]

FloatWords = Address[np.float64]
Words = Address[np.int32]

ALL: Final = -1
"""The tag of a round that goes the same with every Waiting card."""
EVERY_CARD: Final = (1 << SET_SIZE) - 1


class RowViews(NamedTuple):
    """Results for all cards that are missing, one or two: of each state, or of a state with each Waiting card."""

    of: Words
    """By state: its row; -1 not made yet; less than that a block."""
    blocks: Words
    """By block and Waiting card: a row."""
    strips_of: Words
    """By state: its block of strips (`singleton_infosets`)."""
    counts: Records[RowCounts]
    results: Address[np.int8]


class BufferViews(NamedTuple):
    auto: Automaton
    search: Records[SearchState]
    """One record."""
    cards: Memory
    """The cards that the responder may have."""
    late: Memory
    """For each strategy the mask of cards that may ask even as one of the last two."""
    kinds: Memory
    """All such masks."""
    pairs: RowViews
    lasts: RowViews
    singleton_pairs: RowViews
    singleton_lasts: RowViews
    states: Words
    """The stack of rounds: the state of each, its weight, the Waiting card that it is for, and what was observed."""
    weights: FloatWords
    tags: Address[np.int8]
    observations: Memory
    met: Records[Met]
    """By state."""
    tensors: FloatWords
    options: Memory
    """By depth of the decision."""
    pending: Records[Pending]
    frames: Records[Frame]
    groups: Records[Group]
    group_wide: Memory
    """By group: does the Waiting card matter in it?"""


@inner
def view_rows(rows: RowBuffers) -> RowViews:
    return RowViews(
        address(rows.of), address(rows.blocks), address(rows.strips_of), records(rows.counts), address(rows.results)
    )


@inner
def view_buffers(duels: IntArray, me: int, buffers: Buffers) -> BufferViews:
    automaton, rounds = buffers.automaton, buffers.rounds
    auto = Automaton(
        me=me,
        duels=address(duels),
        memory=address(automaton.memory),
        counts=records(automaton.counts),
        states=records(automaton.states),
        table=address(automaton.state_table),
        steps=address(automaton.steps),
        step_observations=address(automaton.step_observations),
        blocks=address(automaton.blocks),
        block_observations=address(automaton.block_observations),
        asks=address(automaton.asks),
        decisions=address(automaton.decisions),
        decision_observations=address(automaton.decision_observations),
        first_alike=address(automaton.first_alike),
        prefixes=address(automaton.prefixes),
        prefixes_unknown=address(automaton.prefixes_unknown),
    )
    return BufferViews(
        auto=auto,
        search=records(buffers.search),
        cards=address(buffers.cards),
        late=address(buffers.late),
        kinds=address(buffers.kinds),
        pairs=view_rows(buffers.pairs),
        lasts=view_rows(buffers.lasts),
        singleton_pairs=view_rows(buffers.singleton_pairs),
        singleton_lasts=view_rows(buffers.singleton_lasts),
        states=address(rounds.states),
        weights=address(rounds.weights),
        tags=address(rounds.tags),
        observations=address(rounds.observations),
        met=records(buffers.met),
        tensors=address(buffers.tensors),
        options=address(buffers.options),
        pending=records(buffers.pending),
        frames=records(buffers.frames),
        groups=records(buffers.groups),
        group_wide=address(buffers.group_wide),
    )
