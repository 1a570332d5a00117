"""The states of the automaton (`automaton`): how they are numbered, and what they leave out.

A state holds only what can still matter: the cards that are in play or lie visible, not the way there. The walk needs
a state as words in a memory; here they are stored as records, each once, and found again by a hash table.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np

from wizardhall.compiled import Address, Records, inner, record_at
from wizardhall.cup.fast.codec import place_of_class
from wizardhall.cup.fast.partial_round import BLACK, asked_purpose_at, is_ask
from wizardhall.cup.fast.plans import MOST_OPTIONS, PLAN_CARDS, card_at, laid_at
from wizardhall.cup.fast.sides import Side, pack_side, side_of
from wizardhall.solver.cup.hashes import hash_pair, prefix_key
from wizardhall.solver.cup.partial_round import BETWEEN, OBSERVED, WHERE, Duels, Memory

__all__ = [
    "ENDED",
    "IMPOSSIBLE",
    "NO_CAPACITY",
    "OPTIONS",
    "SCRATCH",
    "STRATEGIES_BEGIN",
    "UNEXPECTED",
    "UNKNOWN",
    "Automaton",
    "AutomatonCounts",
    "State",
    "asks_at",
    "has_in_play",
    "is_full",
    "known_card",
    "load_state",
    "mark_full",
    "store_state",
]

Steps: TypeAlias = Address[np.int32]

ENDED: Final = 3
"""The first states are ends: the round lost, won by both, won by the responder."""
IMPOSSIBLE: Final = 1
"""The state after a step that no plan can take, because it would have a card twice. Any state would do."""
UNKNOWN: Final = -1
"""A step not walked yet. Less than that is a block: -2 is the first one."""
OPTIONS: Final = MOST_OPTIONS

SCRATCH: Final = PLAN_CARDS
STRATEGIES_BEGIN: Final = 16
"""The memory of the walk: the responder's six cards, a state, and from here on the opponent's strategies."""

OFF_POLICY: Final = 0x7A3F11C5D2E4
"""What the opponent has observed if that can lead to nothing in the strategy's power policy."""

NO_CAPACITY, UNEXPECTED = 1, 2
"""Why a search is full: its buffers are too small; or, which should never be, a card asked that is not known to ask, or
more often than a round can last."""


class State:
    """A round against a strategy that waits for the responder's next card, or for a decision."""

    mine: int
    """The sides, packed."""
    theirs: int
    opponent_observed: int
    where: int
    """Where the walk goes on."""
    cards: int
    """The responder's cards by place, packed, each plus one; 0: not known yet (`known_card`)."""
    strategy: int
    level: int
    """How many cards of the Deck are known."""
    ask: int
    """The purpose of the ask plus one; 0: none."""


class AutomatonCounts:
    """What is in use, how much there can be, and what holds for the whole automaton."""

    states: int
    blocks: int
    asks: int
    full: int
    """Why the search must end; 0: it need not."""
    state_capacity: int
    block_capacity: int
    table_size: int
    """Slots of the hash tables, powers of two."""
    prefix_slots: int
    last_observation: int
    """What the responder observed on the last walk."""
    declines: int
    """Whether the responder declines every optional power."""


class Automaton(NamedTuple):
    me: int
    duels: Duels
    memory: Memory
    counts: Records[AutomatonCounts]
    """One record."""
    states: Records[State]
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
    first_alike: Memory
    """For each strategy the first with the same plan and default actions."""
    prefixes: Memory
    """Hash table of strategies and observations on the way to one in their power policy."""
    prefixes_unknown: Address[np.int8]
    """Strategies whose power policy has observations, but no prefixes."""


@inner
def is_full(auto: Automaton) -> bool:
    """Whether the search must end, because its buffers are too small."""
    return record_at(auto.counts, 0).full != 0


@inner
def mark_full(auto: Automaton, reason: int = NO_CAPACITY) -> None:
    record_at(auto.counts, 0).full |= reason


@inner
def asks_at(auto: Automaton, state: int) -> int:
    """The purpose of the ask plus one; 0 if the state waits for a card."""
    return record_at(auto.states, state).ask if state >= ENDED else 0


@inner
def known_card(cards: int, place: int) -> int:
    """One of a state's cards; -1 if it is not known."""
    return card_at(cards, place) - 1


@inner
def load_state(auto: Automaton, state: int) -> int:
    """Make a state the scratch state of the walk; how many cards of the Deck are known."""
    m, me, stored = auto.memory, auto.me, record_at(auto.states, state)
    m[SCRATCH + BLACK + me], m[SCRATCH + BLACK + 1 - me] = stored.mine, stored.theirs
    m[SCRATCH + OBSERVED + me], m[SCRATCH + OBSERVED + 1 - me] = 0, stored.opponent_observed
    m[SCRATCH + WHERE] = stored.where
    for place in range(PLAN_CARDS):
        m[place] = known_card(stored.cards, place)
    return stored.level


@inner
def store_state(auto: Automaton, strategy: int, level: int, stop: int) -> int:
    """The number of the scratch state, less what does not matter any more; the walk has come to this stop."""
    m, me, counts = auto.memory, auto.me, record_at(auto.counts, 0)
    ask = 1 + asked_purpose_at(stop) if is_ask(stop) else 0
    where = m[SCRATCH + WHERE]
    if where >= BETWEEN:
        for player in range(2):
            if (where - BETWEEN) >> player & 1:  # the wizard that lost is gone
                m[SCRATCH + BLACK + player] = without_wizard(m[SCRATCH + BLACK + player])
    observed = m[SCRATCH + OBSERVED + 1 - me]
    if not is_prefix(auto, strategy, observed):
        observed = OFF_POLICY
        strategy = auto.first_alike[strategy]
    forget_cards(auto, where)
    mine, theirs, cards = m[SCRATCH + BLACK + me], m[SCRATCH + BLACK + 1 - me], 0
    for place in range(PLAN_CARDS):
        cards |= laid_at(m[place] + 1, place)
    key = hash_pair(hash_pair(hash_pair(0, mine) + 1, theirs) + 2, observed)
    key = hash_pair(hash_pair(hash_pair(key + 3, where) + 4, cards), strategy * 64 + level * 8 + ask)
    at = key >> 12 & (counts.table_size - 1)
    while auto.table[at] >= 0:
        known = record_at(auto.states, auto.table[at])
        if (
            known.mine == mine
            and known.theirs == theirs
            and known.opponent_observed == observed
            and known.where == where
            and known.cards == cards
            and known.strategy == strategy
            and known.level == level
            and known.ask == ask
        ):
            return auto.table[at]
        at = (at + 1) & (counts.table_size - 1)
    number = counts.states
    if number + 1 >= counts.state_capacity:
        counts.full = NO_CAPACITY
        return IMPOSSIBLE
    counts.states += 1
    auto.table[at] = number
    new = record_at(auto.states, number)
    new.mine, new.theirs, new.opponent_observed, new.where = mine, theirs, observed, where
    new.cards, new.strategy, new.level, new.ask = cards, strategy, level, ask
    return number


@inner
def is_prefix(auto: Automaton, strategy: int, observation: int) -> bool:
    """Can the observation lead to one in the strategy's power policy?"""
    if auto.prefixes_unknown[strategy]:
        return True
    wanted, slots = prefix_key(strategy, observation), record_at(auto.counts, 0).prefix_slots
    at = wanted >> 20 & (slots - 1)
    while auto.prefixes[at] != 0:
        if auto.prefixes[at] == wanted:
            return True
        at = (at + 1) & (slots - 1)
    return False


@inner
def without_wizard(word: int) -> int:
    """A side with an empty Duel zone."""
    side = side_of(word)
    return pack_side(Side(side.deck, side.left, 0, side.waiting, side.visible))


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
def has_in_play(auto: Automaton, state: int, card: int) -> bool:
    """Is the card in play already, so that it cannot come?"""
    stored = record_at(auto.states, state)
    places, cards, found = in_play(stored.mine, stored.where, auto.me), stored.cards, False
    for place in range(PLAN_CARDS):
        if places >> place & 1 and known_card(cards, place) == card:
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
