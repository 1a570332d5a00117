"""Rounds against strategies as an automaton: one card of the responder's takes a round from one state to the next.

All plans lead through the same few thousand states (`automaton_states`), and each step between two of them is walked
once. What the responder observes on the way is not in the state, but stored with the step. A step that depends on the
responder's Waiting card is a *block* of steps, one for each.
"""

from wizardhall.compiled import inner, record_at
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.codec import REARRANGE
from wizardhall.cup.fast.partial_round import asked_purpose_at, is_ask
from wizardhall.cup.fast.plans import FACTORIALS, PLAN_CARDS, arranged, card_at
from wizardhall.cup.fast.sides import side_of
from wizardhall.solver.cup.automaton_states import (
    IMPOSSIBLE,
    NO_CAPACITY,
    OPTIONS,
    SCRATCH,
    STRATEGIES_BEGIN,
    UNKNOWN,
    Automaton,
    has_in_play,
    load_state,
    store_state,
)
from wizardhall.solver.cup.partial_round import (
    NEEDS,
    OBSERVED,
    POLICY_BEGIN,
    POLICY_END,
    STRATEGY_WORDS,
    WAITING,
    Memory,
    decide,
    set_out,
    walk,
)

__all__ = ["begin", "decided", "decided_with", "options_of", "step", "step_with"]


@inner
def begin(auto: Automaton, strategy: int) -> int:
    """The state of a round about to begin against a strategy."""
    m = auto.memory
    set_out(m, SCRATCH)
    for place in range(PLAN_CARDS):
        m[place] = -1
    return store_state(auto, strategy, 0, NEEDS)


@inner
def step(auto: Automaton, state: int, card: int) -> int:
    """The state after the next card of the Deck: a state or a block."""
    at = state * SET_SIZE + card
    if auto.steps[at] == UNKNOWN and has_in_play(auto, state, card):
        auto.steps[at] = IMPOSSIBLE
    if auto.steps[at] == UNKNOWN:
        level = load_state(auto, state)
        auto.memory[level] = card
        found = advance(auto, state, level + 1)
        auto.steps[at] = found if found != UNKNOWN else new_block(auto)
        auto.step_observations[at] = record_at(auto.counts, 0).last_observation
    return auto.steps[at]


@inner
def step_with(auto: Automaton, block: int, state: int, card: int, waiting: int) -> int:
    """The same for one Waiting card, if it is a block."""
    at = (-2 - block) * SET_SIZE + waiting
    if auto.blocks[at] == UNKNOWN and (waiting == card or has_in_play(auto, state, waiting)):
        auto.blocks[at] = IMPOSSIBLE
    if auto.blocks[at] == UNKNOWN:
        level = load_state(auto, state)
        auto.memory[level] = card
        auto.memory[WAITING] = waiting
        auto.blocks[at] = advance(auto, state, level + 1)
        auto.block_observations[at] = record_at(auto.counts, 0).last_observation
    return auto.blocks[at]


@inner
def decided(auto: Automaton, state: int, option: int) -> int:
    """The state after a decision: a state or a block."""
    counts = record_at(auto.counts, 0)
    if auto.asks[state] < 0:
        auto.asks[state] = counts.asks
        counts.asks += 1
        if counts.asks >= counts.state_capacity:
            counts.full = NO_CAPACITY
            counts.asks = 1
            auto.asks[state] = 0
    at = auto.asks[state] * OPTIONS + option
    if auto.decisions[at] == UNKNOWN:
        level = load_state(auto, state)
        choose(auto, state, option)
        found = advance(auto, state, level)
        auto.decisions[at] = found if found != UNKNOWN else new_block(auto)
        auto.decision_observations[at] = counts.last_observation
    return auto.decisions[at]


@inner
def decided_with(auto: Automaton, block: int, state: int, option: int, waiting: int) -> int:
    """The same for one Waiting card, if it is a block."""
    at = (-2 - block) * SET_SIZE + waiting
    if auto.blocks[at] == UNKNOWN and has_in_play(auto, state, waiting):
        auto.blocks[at] = IMPOSSIBLE
    if auto.blocks[at] == UNKNOWN:
        level = load_state(auto, state)
        auto.memory[WAITING] = waiting
        choose(auto, state, option)
        auto.blocks[at] = advance(auto, state, level)
        auto.block_observations[at] = record_at(auto.counts, 0).last_observation
    return auto.blocks[at]


@inner
def choose(auto: Automaton, state: int, option: int) -> None:
    decide(auto.duels, auto.memory, SCRATCH, auto.me, record_at(auto.states, state).ask - 1, option)


@inner
def options_of(auto: Automaton, state: int, out: Memory, at: int) -> int:
    """How many options there are; orders that differ in cards not known yet only are one.

    In `out`, from `at` on: 0 to decline, then the others.
    """
    out[at], out[at + 1] = 0, 1
    stored = record_at(auto.states, state)
    if stored.ask - 1 != REARRANGE:
        return 2
    mine, level = side_of(stored.mine), stored.level
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
def new_block(auto: Automaton) -> int:
    counts = record_at(auto.counts, 0)
    number = counts.blocks
    if number + 1 >= counts.block_capacity:
        counts.full = NO_CAPACITY
        return -2
    counts.blocks += 1
    return -2 - number


@inner
def advance(auto: Automaton, state: int, level: int) -> int:
    """The state that the scratch state walks on to; `UNKNOWN` if the Waiting card must be known."""
    counts, strategy = record_at(auto.counts, 0), record_at(auto.states, state).strategy
    m, other, me = auto.memory, STRATEGIES_BEGIN + strategy * STRATEGY_WORDS, auto.me
    black_cards, white_cards = (other, 0) if me else (0, other)
    begin, end = STRATEGIES_BEGIN + m[other + POLICY_BEGIN], STRATEGIES_BEGIN + m[other + POLICY_END]
    found = walk(auto.duels, m, SCRATCH, black_cards, white_cards, 1 << me, begin, end, 0)
    while counts.declines and is_ask(found):
        decide(auto.duels, m, SCRATCH, me, asked_purpose_at(found), 0)
        found = walk(auto.duels, m, SCRATCH, black_cards, white_cards, 1 << me, begin, end, 0)
    counts.last_observation = m[SCRATCH + OBSERVED + me]
    if found < NEEDS:
        return 2 - found if me else found
    if found == NEEDS + WAITING:
        return UNKNOWN
    return store_state(auto, strategy, level, found)
