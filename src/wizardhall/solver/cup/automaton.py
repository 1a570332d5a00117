"""Rounds against strategies as an automaton: one card of the responder's takes a round from one state to the next.

A state holds only what can still matter: the cards that are in play or lie visible, not the way there. So all plans
lead through the same few thousand states, and each step between two of them is walked once. What the responder sees
on the way is not in the state, but noted with the step. A step that depends on the responder's Waiting card is a
*block* of steps, one for each.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np

from wizardhall.compiled import Address, inner, jit
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.codec import REARRANGE, place_of_class
from wizardhall.cup.fast.partial_round import BLACK, asked_purpose_at, is_ask
from wizardhall.cup.fast.plans import FACTORIALS, MOST_OPTIONS, PLAN_CARDS, arranged, card_at
from wizardhall.cup.fast.sides import Side, pack_side, side_of
from wizardhall.solver.cup.partial_round import (
    BETWEEN,
    NEEDS,
    OBSERVED,
    RULES_BEGIN,
    RULES_END,
    STRATEGY,
    WAITING,
    WHERE,
    WORDS,
    Duels,
    Memory,
    decide,
    set_out,
    walk,
)

__all__ = [
    "AGAINST",
    "BLOCK_ROOM",
    "CARDS",
    "COUNTS",
    "DECLINES",
    "ENDED",
    "FULL",
    "HEAD",
    "INDEX",
    "LEVEL",
    "OPTIONS",
    "ROOM",
    "STATE",
    "STATES",
    "UNEXPECTED",
    "UNKNOWN",
    "WAYS",
    "Automaton",
    "asks_at",
    "begin",
    "blended",
    "decided",
    "decided_with",
    "is_full",
    "mark_full",
    "mix",
    "options_of",
    "step",
    "step_with",
    "way_key",
]

Steps: TypeAlias = Address[np.int32]

ENDED: Final = 3
"""The first states are ends: the round lost, won by both, won by the responder."""
NO_MATTER: Final = 1
"""What a step leads to that no plan can take, because it would have a card twice."""
UNKNOWN: Final = -1
"""A step not walked yet. Less than that is a block: -2 is the first one."""
OPTIONS: Final = MOST_OPTIONS

SCRATCH: Final = PLAN_CARDS
HEAD: Final = 16
"""The memory of the walk: the responder's six cards, a state, and from here on the opponent's strategies."""

CARDS: Final = WORDS
AGAINST, LEVEL, ASK, STATE = range(CARDS + PLAN_CARDS, CARDS + PLAN_CARDS + 4)
"""A state: that of the walk, the responder's cards, the strategy, how many cards of the Deck are known, and the purpose
of the ask plus one (0: none)."""
GONE: Final = 0x7A3F11C5D2E4
"""What the opponent has seen if that leads to none of the strategy's rules."""

STATES, BLOCKS, ASKS, FULL = range(4)
ROOM, BLOCK_ROOM, INDEX, WAYS, LAST_OBSERVATION, DECLINES, COUNTS = range(4, 11)
"""What is counted; whether there was no more room; how many states, blocks and places of the hash tables there can be;
what the responder observed on the last walk; whether the responder declines whatever is asked."""

NO_CAPACITY, UNEXPECTED = 1, 2
"""Why a search is full: no more room; or, which should never be, a card asked that is not known to ask, or more often
than a round can last."""


class Automaton(NamedTuple):
    me: int
    duels: Duels
    memory: Memory
    counts: Memory
    states: Memory
    table: Steps
    """Hash table of the states."""
    steps: Steps
    """By state and card."""
    step_observations: Memory
    blocks: Steps
    """By block and Waiting card."""
    block_observations: Memory
    asks: Steps
    """Where the options of a state begin in `decisions`, divided by their number; -1: not numbered yet."""
    decisions: Steps
    decision_observations: Memory
    same: Memory
    """For each strategy the first with the same plan."""
    ways: Memory
    """Hash table of strategies and observations on the way to their rules."""
    always: Address[np.int8]
    """Strategies with rules to which the way is not known."""


@inner
def mix(one: int, two: int) -> int:
    number = (one ^ two) * -7046029254386353131
    return number ^ (number >> 32 & 0xFFFFFFFF)


@inner
def blended(observation: int, more: int) -> int:
    """What the responder has seen after seeing more."""
    return mix(observation + 0x51ED27, more)


@jit
def way_key(strategy: int, observation: int) -> int:
    return mix(strategy + 1, observation) | 1


@inner
def is_full(auto: Automaton) -> bool:
    """Whether the search must end, because there was too little room for it."""
    return auto.counts[FULL] != 0


@inner
def mark_full(auto: Automaton, reason: int = NO_CAPACITY) -> None:
    auto.counts[FULL] |= reason


@inner
def on_the_way(auto: Automaton, strategy: int, observation: int) -> bool:
    if auto.always[strategy]:
        return True
    wanted = way_key(strategy, observation)
    at = wanted >> 20 & (auto.counts[WAYS] - 1)
    while auto.ways[at] != 0:
        if auto.ways[at] == wanted:
            return True
        at = (at + 1) & (auto.counts[WAYS] - 1)
    return False


@inner
def asks_at(auto: Automaton, state: int) -> int:
    """The purpose of the ask plus one; 0 if the state waits for a card."""
    return auto.states[state * STATE + ASK] if state >= ENDED else 0


@inner
def begin(auto: Automaton, strategy: int) -> int:
    """The state of a round about to begin against a strategy."""
    m = auto.memory
    set_out(m, SCRATCH)
    for place in range(PLAN_CARDS):
        m[place] = -1
    return kept(auto, strategy, 0, NEEDS)


@inner
def step(auto: Automaton, state: int, card: int) -> int:
    """The state after the next card of the Deck: a state or a block."""
    at = state * SET_SIZE + card
    if auto.steps[at] == UNKNOWN and has(auto, state, card):
        auto.steps[at] = NO_MATTER
    if auto.steps[at] == UNKNOWN:
        load(auto, state)
        auto.memory[auto.states[state * STATE + LEVEL]] = card
        found = go_on(auto, state, auto.states[state * STATE + LEVEL] + 1)
        auto.steps[at] = found if found != UNKNOWN else new_block(auto)
        auto.step_observations[at] = auto.counts[LAST_OBSERVATION]
    return auto.steps[at]


@inner
def step_with(auto: Automaton, block: int, state: int, card: int, waiting: int) -> int:
    """The same for one Waiting card, if it is a block."""
    at = (-2 - block) * SET_SIZE + waiting
    if auto.blocks[at] == UNKNOWN and (waiting == card or has(auto, state, waiting)):
        auto.blocks[at] = NO_MATTER
    if auto.blocks[at] == UNKNOWN:
        load(auto, state)
        auto.memory[auto.states[state * STATE + LEVEL]] = card
        auto.memory[WAITING] = waiting
        auto.blocks[at] = go_on(auto, state, auto.states[state * STATE + LEVEL] + 1)
        auto.block_observations[at] = auto.counts[LAST_OBSERVATION]
    return auto.blocks[at]


@inner
def decided(auto: Automaton, state: int, option: int) -> int:
    """The state after a decision: a state or a block."""
    if auto.asks[state] < 0:
        auto.asks[state] = auto.counts[ASKS]
        auto.counts[ASKS] += 1
        if auto.counts[ASKS] >= auto.counts[ROOM]:
            auto.counts[FULL] = 1
            auto.counts[ASKS] = 1
            auto.asks[state] = 0
    at = auto.asks[state] * OPTIONS + option
    if auto.decisions[at] == UNKNOWN:
        load(auto, state)
        choose(auto, state, option)
        found = go_on(auto, state, auto.states[state * STATE + LEVEL])
        auto.decisions[at] = found if found != UNKNOWN else new_block(auto)
        auto.decision_observations[at] = auto.counts[LAST_OBSERVATION]
    return auto.decisions[at]


@inner
def decided_with(auto: Automaton, block: int, state: int, option: int, waiting: int) -> int:
    at = (-2 - block) * SET_SIZE + waiting
    if auto.blocks[at] == UNKNOWN and has(auto, state, waiting):
        auto.blocks[at] = NO_MATTER
    if auto.blocks[at] == UNKNOWN:
        load(auto, state)
        auto.memory[WAITING] = waiting
        choose(auto, state, option)
        auto.blocks[at] = go_on(auto, state, auto.states[state * STATE + LEVEL])
        auto.block_observations[at] = auto.counts[LAST_OBSERVATION]
    return auto.blocks[at]


@inner
def choose(auto: Automaton, state: int, option: int) -> None:
    decide(auto.duels, auto.memory, SCRATCH, auto.me, auto.states[state * STATE + ASK] - 1, option)


@inner
def options_of(auto: Automaton, state: int, out: Memory, at: int) -> int:
    """How many options there are; orders that differ in cards not known yet only are one.

    In `out`, from `at` on: 0 to decline, then the others.
    """
    out[at], out[at + 1] = 0, 1
    if auto.states[state * STATE + ASK] - 1 != REARRANGE:
        return 2
    mine, level = side_of(auto.states[state * STATE + auto.me]), auto.states[state * STATE + LEVEL]
    number = 1
    for order in range(FACTORIALS[mine.left]):
        deck, last, fits = arranged(mine.deck, mine.left, order), -1, True
        for place in range(mine.left):
            card = card_at(deck, place)
            if card >= level:
                fits = fits and card > last
                last = card
        if fits:
            out[at + number] = order + 1
            number += 1
    return number


@inner
def load(auto: Automaton, state: int) -> None:
    at = state * STATE
    for word in range(WORDS):
        auto.memory[SCRATCH + word] = auto.states[at + word]
    for place in range(PLAN_CARDS):
        auto.memory[place] = auto.states[at + CARDS + place]


@inner
def new_block(auto: Automaton) -> int:
    number = auto.counts[BLOCKS]
    if number + 1 >= auto.counts[BLOCK_ROOM]:
        auto.counts[FULL] = 1
        return -2
    auto.counts[BLOCKS] += 1
    return -2 - number


@inner
def go_on(auto: Automaton, state: int, level: int) -> int:
    """Walk on from the scratch state; `UNKNOWN` if the Waiting card must be known."""
    strategy = auto.states[state * STATE + AGAINST]
    m, other, me = auto.memory, HEAD + strategy * STRATEGY, auto.me
    cb, cw = (other, 0) if me else (0, other)
    begin, end = HEAD + m[other + RULES_BEGIN], HEAD + m[other + RULES_END]
    found = walk(auto.duels, m, SCRATCH, cb, cw, 1 << me, begin, end, 0)
    while auto.counts[DECLINES] and is_ask(found):
        decide(auto.duels, m, SCRATCH, me, asked_purpose_at(found), 0)
        found = walk(auto.duels, m, SCRATCH, cb, cw, 1 << me, begin, end, 0)
    auto.counts[LAST_OBSERVATION] = m[SCRATCH + OBSERVED + me]
    m[SCRATCH + OBSERVED + me] = 0
    if found < NEEDS:
        return 2 - found if me else found
    if found == NEEDS + WAITING:
        return UNKNOWN
    return kept(auto, strategy, level, found)


@inner
def kept(auto: Automaton, strategy: int, level: int, found: int) -> int:
    """The number of the scratch state, less what does not matter any more."""
    m, me = auto.memory, auto.me
    ask = 1 + asked_purpose_at(found) if is_ask(found) else 0
    where = m[SCRATCH + WHERE]
    if where >= BETWEEN:
        for player in range(2):
            if (where - BETWEEN) >> player & 1:  # the wizard that lost is gone
                m[SCRATCH + BLACK + player] = without_wizard(m[SCRATCH + BLACK + player])
    observed = SCRATCH + OBSERVED + 1 - me
    if not on_the_way(auto, strategy, m[observed]):
        m[observed] = GONE
        strategy = auto.same[strategy]
    forget_cards(auto, where)
    number = 0
    for word in range(WORDS):
        number = mix(number + word, m[SCRATCH + word])
    for place in range(PLAN_CARDS):
        number = mix(number, m[place] + 7 * place)
    number = mix(number, strategy * 64 + level * 8 + ask)
    at = number >> 12 & (auto.counts[INDEX] - 1)
    while auto.table[at] >= 0:
        if is_state(auto, auto.table[at], strategy, level, ask):
            return auto.table[at]
        at = (at + 1) & (auto.counts[INDEX] - 1)
    new = auto.counts[STATES]
    if new + 1 >= auto.counts[ROOM]:
        auto.counts[FULL] = 1
        return NO_MATTER
    auto.counts[STATES] += 1
    auto.table[at] = new
    base = new * STATE
    for word in range(WORDS):
        auto.states[base + word] = m[SCRATCH + word]
    for place in range(PLAN_CARDS):
        auto.states[base + CARDS + place] = m[place]
    auto.states[base + AGAINST], auto.states[base + LEVEL], auto.states[base + ASK] = strategy, level, ask
    return new


@inner
def without_wizard(word: int) -> int:
    """A side with an empty Duel zone."""
    side = side_of(word)
    return pack_side(Side(side.deck, side.left, 0, side.waiting, side.visible))


@inner
def is_state(auto: Automaton, state: int, strategy: int, level: int, ask: int) -> bool:
    base, same = state * STATE, True
    for word in range(WORDS):
        same = same and auto.states[base + word] == auto.memory[SCRATCH + word]
    for place in range(PLAN_CARDS):
        same = same and auto.states[base + CARDS + place] == auto.memory[place]
    return (
        same
        and auto.states[base + AGAINST] == strategy
        and auto.states[base + LEVEL] == level
        and auto.states[base + ASK] == ask
    )


@inner
def in_play(mine: int, where: int, me: int) -> int:
    """The mask of places whose cards are in the Deck, in the Duel zone or waiting."""
    side, places = side_of(mine), 0
    for number in range(side.left):
        places |= 1 << card_at(side.deck, number)
    if side.waiting:
        places |= 1 << (side.waiting - 1)
    if where < BETWEEN or not (where - BETWEEN) >> me & 1:
        places |= 1 << side.zone
    return places


@inner
def has(auto: Automaton, state: int, card: int) -> bool:
    """Is the card in play already, so that it cannot come?"""
    at = state * STATE
    places, found = in_play(auto.states[at + auto.me], auto.states[at + WHERE], auto.me), False
    for place in range(PLAN_CARDS):
        if places >> place & 1 and auto.states[at + CARDS + place] == card:
            found = True
    return found


@inner
def forget_cards(auto: Automaton, where: int) -> None:
    """Of cards that lie visible only their class is kept, of those beneath nothing."""
    m, mine = auto.memory, auto.memory[SCRATCH + auto.me]
    places = in_play(mine, where, auto.me)
    for place in range(PLAN_CARDS):
        if m[place] >= 0 and not places >> place & 1:
            m[place] = first_like(auto, m[place]) if side_of(mine).visible == place + 1 else 0


@inner
def first_like(auto: Automaton, card: int) -> int:
    """The first card that is the same as a visible discard."""
    first = 0
    while auto.duels[place_of_class(first)] != auto.duels[place_of_class(card)]:
        first += 1
    return first
