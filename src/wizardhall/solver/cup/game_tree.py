"""The game tree between given plans: every way that their rounds can go, as information sets and terminal histories.

A *sequence* of a player is a plan and the options that the player chose since. An *information set* is a sequence and
an observation at which the player must choose again. Both are identified by a 64-bit hash. A terminal history is a pair
of sequences and its payoff.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import address, entry, inner, part
from wizardhall.cup.fast.codec import REARRANGE
from wizardhall.cup.fast.plans import ORDERS
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.hashes import hash_combine
from wizardhall.solver.cup.partial_round import (
    BROAD,
    OBSERVED,
    PURPOSES,
    WAITING,
    WORDS,
    Duels,
    Memory,
    asked_player_at,
    asked_purpose_at,
    aspect,
    decide,
    is_ask,
    note_observations,
    set_out,
    walk,
)
from wizardhall.solver.cup.strategies import Strategy

__all__ = [
    "ORDERS",
    "Counts",
    "Infosets",
    "RestrictedPlan",
    "Terminals",
    "child_sequences",
    "expand",
    "root_sequence",
    "root_sequences",
]

Integers = npt.NDArray[np.int64]


PLAN_NUMBER: Final = WAITING + 1
ORDERS_BEGIN: Final = WAITING + 2
ORDERS_END: Final = WAITING + 3
PLAN_WORDS: Final = WAITING + 4
"""A plan in memory: six cards, its number, and where its orders begin and end: sorted pairs of aspect and mask."""

SEQUENCES: Final = WORDS
TRAIL: Final = WORDS + 2
PREFIXES: Final = 40
NODE_WORDS: Final = TRAIL + 1 + 2 * PREFIXES
"""A node on the stack: a state of the walk, the sequences of both players, and the trail of what they observed."""
STACK_NODES: Final = 256
PLANS_BEGIN: Final = STACK_NODES * NODE_WORDS
"""The memory: a stack of nodes, then the plans of Black and of White, then the orders of all."""


class RestrictedPlan:
    """A plan in the restricted game, and the orders in which its player may rearrange the Deck, by broad aspect."""

    def __init__(self, number: int, plan: tuple[int, ...]) -> None:
        self.number, self.plan = number, plan
        self.orders: dict[int, int] = {}
        """Masks; to decline is always an option."""
        self.shortfall = 0.0
        """How much less than the best plan it earned in the last solution,"""
        self.idle = 0
        """how many of the last solutions did without it,"""
        self.active = True
        """and whether the next linear program starts with it."""

    @property
    def strategy(self) -> Strategy:
        """The plan with all its orders as default actions, though there may be several for one aspect."""
        actions = [(moment, order) for moment, mask in self.orders.items() for order in _orders(mask)]
        return Strategy(self.plan, tuple(sorted(actions)))

    def copy_status(self, other: "RestrictedPlan") -> None:
        """Take over how the other plan did in the last solution."""
        self.shortfall, self.idle, self.active = other.shortfall, other.idle, other.active

    def allow(self, strategy: Strategy) -> bool:
        """Allow the orders among a strategy's default actions; whether there are new ones."""
        new = False
        for moment, order in strategy.default_actions:
            if moment < BROAD and moment // PURPOSES == REARRANGE:
                before = self.orders.get(moment, 1)
                self.orders[moment] = before | 1 << order
                new = new or self.orders[moment] != before
        return new


def _orders(mask: int) -> list[int]:
    return [order for order in range(1, ORDERS + 1) if mask >> order & 1]


class Infosets(NamedTuple):
    """Information sets in columns."""

    player: Integers
    parent: Integers
    """The player's sequence up to here,"""
    observation: Integers
    """and what the player has observed."""
    infoset: Integers
    options: Integers
    """A mask of the options there are."""
    plan: Integers
    """The number of the player's plan."""
    aspect: Integers
    prefixes: npt.NDArray[np.int64]
    """A matrix: what the player had observed before each duel, then zeros."""

    @classmethod
    def empty(cls, capacity: int, prefixes: int = PREFIXES) -> "Infosets":
        player, parent, observation, infoset, options, plan, aspects = np.empty((7, capacity), np.int64)
        seen = np.empty((capacity, prefixes), np.int64)
        return cls(player, parent, observation, infoset, options, plan, aspects, seen)


class Terminals(NamedTuple):
    """Terminal histories in columns: the sequences of both players, and what Black wins (1, 0 or -1)."""

    black: Integers
    white: Integers
    payoff: Integers
    black_plan: Integers
    """The numbers of the plans of both."""
    white_plan: Integers

    @classmethod
    def empty(cls, capacity: int) -> "Terminals":
        return cls(*(np.empty(capacity, np.int64) for _ in range(5)))


class Counts(NamedTuple):
    """How many information sets and terminal histories there are, also those for which there was no capacity."""

    infosets: Integers
    terminals: Integers

    @classmethod
    def zero(cls) -> "Counts":
        return cls(np.zeros(1, np.int64), np.zeros(1, np.int64))

    @property
    def found(self) -> tuple[int, int]:
        return int(self.infosets[0]), int(self.terminals[0])


def root_sequences(player: int, plans: Integers) -> Integers:
    """The sequences of a player who has chosen nothing but the plan."""
    return (plans + 1) * 2 + player


@part
def root_sequence(player: int, plan: int) -> int:
    """The same for compiled code."""
    return (plan + 1) * 2 + player


@entry
def child_sequences(infoset: Integers, option: Integers, out: Integers) -> None:
    """The sequences that options at information sets lead to."""
    for number in range(len(infoset)):
        out[number] = hash_combine(infoset[number], option[number])


def expand(
    duels: IntArray,
    plans: tuple[Sequence[RestrictedPlan], Sequence[RestrictedPlan]],
    changed: tuple[Sequence[bool], Sequence[bool]],
    plain: bool,
) -> tuple[Infosets, Terminals]:
    """The tree of all pairs with a plan that is marked in `changed`. If `plain`, both always decline."""
    memory = _pack([plan for some in plans for plan in some])
    blacks, whites = (np.array(some, np.int64) for some in changed)
    pairs = len(blacks) * len(whites) - int((blacks == 0).sum()) * int((whites == 0).sum())
    capacities = [1 << max(14, (pairs // 4).bit_length()), 1 << (2 * pairs).bit_length()]
    while True:
        infosets, terminals = Infosets.empty(capacities[0]), Terminals.empty(capacities[1])
        known, counts = np.zeros(4 * capacities[0], np.int64), Counts.zero()
        expand_pairs(duels, memory, blacks, whites, plain, known, infosets, terminals, counts)
        found = counts.found
        if found[0] < capacities[0] and found[1] < capacities[1]:
            break
        capacities = [
            capacity if many < capacity else 2 << many.bit_length()
            for capacity, many in zip(capacities, found, strict=True)
        ]
    return (
        Infosets(*(column[: found[0]].copy() for column in infosets)),
        Terminals(*(column[: found[1]].copy() for column in terminals)),
    )


def _pack(plans: Sequence[RestrictedPlan]) -> Integers:
    rows = np.zeros((len(plans), PLAN_WORDS), np.int64)
    rows[:, : PLAN_NUMBER + 1] = [(*each.plan, each.number) for each in plans]
    ends = PLANS_BEGIN + rows.size + 2 * np.cumsum([0, *(len(each.orders) for each in plans)])
    rows[:, ORDERS_BEGIN], rows[:, ORDERS_END] = ends[:-1], ends[1:]
    orders = [number for each in plans for order in sorted(each.orders.items()) for number in order]
    return np.concatenate([np.zeros(PLANS_BEGIN, np.int64), rows.ravel(), np.array(orders, np.int64)])


@entry
def expand_pairs(
    duels: IntArray,
    memory: Integers,
    blacks: Integers,
    whites: Integers,
    plain: bool,
    known: Integers,
    infosets: Infosets,
    terminals: Terminals,
    counts: Counts,
) -> None:
    d, m = address(duels), address(memory)
    for black in range(len(blacks)):
        for white in range(len(whites)):
            if blacks[black] or whites[white]:
                expand_pair(d, m, black, white, len(blacks), plain, known, infosets, terminals, counts)


@inner
def new_infoset(known: Integers, infoset: int, counts: Counts) -> int:
    """Where to record an information set; -1 if it is recorded already, or if there is no capacity.

    `known` is a hash table of those that are recorded; its size is a power of two.
    """
    at = infoset >> 16 & (len(known) - 1)
    while known[at] != 0:
        if known[at] == infoset:
            return -1
        at = (at + 1) & (len(known) - 1)
    number = int(counts.infosets[0])
    counts.infosets[0] += 1
    if 4 * number >= len(known):
        return -1
    known[at] = infoset
    return number


@part
def allowed_orders(m: Memory, plan: int, moment: int) -> int:
    """The mask of orders that a plan allows at a broad aspect."""
    low, high = m[plan + ORDERS_BEGIN], m[plan + ORDERS_END]
    while low < high:
        middle = low + (high - low) // 4 * 2
        if m[middle] < moment:
            low = middle + 2
        else:
            high = middle
    return m[low + 1] if low < m[plan + ORDERS_END] and m[low] == moment else 1


@inner
def expand_pair(
    duels: Duels,
    m: Memory,
    black: int,
    white: int,
    blacks: int,
    plain: bool,
    known: Integers,
    infosets: Infosets,
    terminals: Terminals,
    counts: Counts,
) -> None:
    """Depth first, with a stack of nodes in memory."""
    cb, cw = PLANS_BEGIN + black * PLAN_WORDS, PLANS_BEGIN + (blacks + white) * PLAN_WORDS
    set_out(m, 0)
    plan_b, plan_w = m[cb + PLAN_NUMBER], m[cw + PLAN_NUMBER]
    m[SEQUENCES], m[SEQUENCES + 1], m[TRAIL] = root_sequence(0, plan_b), root_sequence(1, plan_w), 0
    height = 1
    while height:
        height -= 1
        at = height * NODE_WORDS
        came = walk(duels, m, at, cb, cw, 3, 0, 0, at + TRAIL)
        if not is_ask(came):
            number = counts.terminals[0]
            if number < len(terminals.black):
                terminals.black[number], terminals.white[number] = m[at + SEQUENCES], m[at + SEQUENCES + 1]
                terminals.payoff[number] = came - 1
                terminals.black_plan[number], terminals.white_plan[number] = plan_b, plan_w
            counts.terminals[0] += 1
            continue
        note_observations(m, at, at + TRAIL)
        player, purpose = asked_player_at(came), asked_purpose_at(came)
        parent, observation = m[at + SEQUENCES + player], m[at + OBSERVED + player]
        infoset = hash_combine(parent, observation)
        mine, theirs = (cw, cb) if player else (cb, cw)
        moment = aspect(m, purpose, m[at + player], theirs, m[at + 1 - player])
        options = 1 if plain else allowed_orders(m, mine, moment % BROAD) if purpose == REARRANGE else 3
        if options == 1:
            decide(duels, m, at, player, purpose, 0)
            note_observations(m, at, at + TRAIL)
            height += 1
            continue
        number = new_infoset(known, infoset, counts)
        if number >= 0:
            infosets.player[number], infosets.parent[number] = player, parent
            infosets.observation[number], infosets.infoset[number] = observation, infoset
            infosets.options[number], infosets.plan[number] = options, plan_w if player else plan_b
            infosets.aspect[number] = moment
            for duel in range(PREFIXES):
                observed = duel < m[at + TRAIL]
                infosets.prefixes[number, duel] = m[at + TRAIL + 1 + 2 * duel + player] if observed else 0
        for option in range(1, ORDERS + 1):
            if options >> option & 1:
                height += 1
                child = height * NODE_WORDS
                for word in range(NODE_WORDS):
                    m[child + word] = m[at + word]
                m[child + SEQUENCES + player] = hash_combine(infoset, option)
                decide(duels, m, child, player, purpose, option)
                note_observations(m, child, child + TRAIL)
        m[at + SEQUENCES + player] = hash_combine(infoset, 0)
        decide(duels, m, at, player, purpose, 0)
        note_observations(m, at, at + TRAIL)
        height += 1
