"""Rounds played by strategies: the walk of `cup.fast.partial_round` with players who have a power policy.

A strategy decides by what its player has observed. Where its power policy has no pair for that, it goes by the *aspect*
of the moment, much less: what is asked, in which of its places its wizard stands, what that faces, how many cards the
other has left and what became of the other's Waiting card. Without the last two it is a *broad* aspect, the last
resort.

A power policy is pairs of an observation, or an aspect, and an option, sorted, in the same memory as states and plans.
"""

from typing import Final, NamedTuple

from wizardhall.compiled import inner, part
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast import partial_round
from wizardhall.cup.fast.codec import BURY, Duels
from wizardhall.cup.fast.partial_round import (
    BETWEEN,
    BLACK,
    NEEDS,
    OBSERVED,
    SEES_ANSWER,
    SEES_DECK_FALL,
    SEES_EXCHANGED,
    SEES_PLACED,
    SEES_TOP,
    SEES_WAITING_FALL,
    WAITING,
    WHERE,
    WHITE,
    WORDS,
    Memory,
    asked_player_at,
    asked_purpose_at,
    decide,
    is_ask,
    note_observations,
    set_out,
)
from wizardhall.cup.fast.plans import DECK_CARDS, PLAN_CARDS, card_at
from wizardhall.cup.fast.sides import side_of
from wizardhall.cup.purposes import POWER_PURPOSES

__all__ = [
    "ASPECTS",
    "BETWEEN",
    "BROAD",
    "NEEDS",
    "OBSERVED",
    "POLICY_BEGIN",
    "POLICY_END",
    "PURPOSES",
    "SEES_ANSWER",
    "SEES_DECK_FALL",
    "SEES_EXCHANGED",
    "SEES_PLACED",
    "SEES_TOP",
    "SEES_WAITING_FALL",
    "STRATEGY_WORDS",
    "WAITING",
    "WHERE",
    "WORDS",
    "Duels",
    "Memory",
    "asked_player_at",
    "asked_purpose_at",
    "aspect",
    "decide",
    "is_ask",
    "note_observations",
    "result",
    "set_out",
    "walk",
]

POLICY_BEGIN, POLICY_END, STRATEGY_WORDS = range(PLAN_CARDS, PLAN_CARDS + 3)
"""A strategy: six cards, where its power policy begins and ends, counted from the first strategy; how many words that
is."""

PURPOSES: Final = PLAN_CARDS * (SET_SIZE + 1) ** 2
BROAD: Final = len(POWER_PURPOSES) * PURPOSES
DECKS: Final = DECK_CARDS + 1
ASPECTS: Final = BROAD * (1 + 3 * DECKS)
"""How many broad aspects of each purpose there are, and of all of them; how many of all: numbers from 0 on, which
observations hardly ever are."""


class PowerPolicy(NamedTuple):
    """Where the power policy of a strategy begins and ends in memory."""

    begin: int
    end: int


@inner
def choose_by_policy(
    m: Memory,
    policy: PowerPolicy,
    player: int,
    purpose: int,
    observation: int,
    mine: int,
    their_cards: int,
    theirs: int,
) -> int:
    """What a strategy does, by its pair for the observation, the aspect or the broad one; without any it declines."""
    return chosen_option(m, policy.begin, policy.end, observation, aspect(m, purpose, mine, their_cards, theirs))


@part
def walk(duels: Duels, m: Memory, at: int, cb: int, cw: int, stops: int, begin: int, end: int, trail: int) -> int:
    """Go on until the round ends, a card is needed that is unknown, or a player of the mask `stops` must decide.

    Black's plan is at `cb`, White's at `cw`. A player who is not to be waited for has the power policy from
    `begin` to `end`.
    """
    return partial_round.walk(duels, m, at, cb, cw, stops, choose_by_policy, PowerPolicy(begin, end), trail)


@part
def chosen_option(m: Memory, begin: int, end: int, observation: int, moment: int) -> int:
    chosen = option_for(m, begin, end, observation)
    if chosen < 0:
        chosen = option_for(m, begin, end, moment)
    if chosen < 0:
        chosen = option_for(m, begin, end, moment % BROAD)
    return max(chosen, 0)


@part
def option_for(m: Memory, begin: int, end: int, observation: int) -> int:
    low, high = 0, (end - begin) >> 1
    while low < high:
        middle = (low + high) >> 1
        if m[begin + 2 * middle] < observation:
            low = middle + 1
        else:
            high = middle
    pair = begin + 2 * low
    return m[pair + 1] if pair < end and m[pair] == observation else -1


@part
def aspect(m: Memory, purpose: int, mine: int, cards: int, theirs: int) -> int:
    """Of an ask: the packed sides of the player who is asked and of the other one, whose plan is at `cards`."""
    other = side_of(theirs)
    top = m[cards + card_at(other.deck, 0)] + 1 if purpose == BURY else 0
    facing = m[cards + other.zone] + 1
    broad = ((purpose * PLAN_CARDS + side_of(mine).zone) * (SET_SIZE + 1) + facing) * (SET_SIZE + 1) + top
    waits = 0 if other.waiting == 0 else 1 if other.waiting == WAITING + 1 else 2
    return broad + BROAD * (1 + waits * DECKS + other.left)


@part
def result(duels: Duels, m: Memory, at: int, strategies: int, black: int, white: int) -> int:
    """The round of two of the strategies that begin at `strategies`."""
    set_out(m, at)
    b, w = strategies + black * STRATEGY_WORDS, strategies + white * STRATEGY_WORDS
    begin, end = strategies + m[w + POLICY_BEGIN], strategies + m[w + POLICY_END]
    own_begin, own_end = strategies + m[b + POLICY_BEGIN], strategies + m[b + POLICY_END]
    while True:
        found = walk(duels, m, at, b, w, 1, begin, end, 0)
        if not is_ask(found):
            return found
        purpose = asked_purpose_at(found)
        now = aspect(m, purpose, m[at + BLACK], w, m[at + WHITE])
        option = chosen_option(m, own_begin, own_end, m[at + OBSERVED], now)
        decide(duels, m, at, 0, purpose, option)
