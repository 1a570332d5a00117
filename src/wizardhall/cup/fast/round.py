"""Rounds in which every card is known: two plans in, the winners out, in one call or stop by stop.

The state of a round is an array of `WORDS` numbers (`partial_round.py`) that names cards by their numbers in the set.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import address, inner, jit, keep_alive, part
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.codec import Duels, IntArray, asked_purpose, asked_side
from wizardhall.cup.fast.partial_round import (
    BETWEEN,
    BLACK,
    BOTH_ENTER,
    OBSERVED,
    WHERE,
    WHITE,
    WORDS,
    Memory,
    decide,
    walk,
)
from wizardhall.cup.fast.plans import Numbers, deck_of_plan, number_of_options, option_of, waiting_of_plan
from wizardhall.cup.fast.sides import fresh_side, pack_side, side_of

__all__ = ["BLACK_WINS", "BOTH_WIN", "WHITE_WINS", "WINNERS", "after_each_option", "answer", "begin", "go_on", "play"]

BLACK_WINS: Final = 1
WHITE_WINS: Final = 2
BOTH_WIN: Final = 3
WINNERS: Final = (WHITE_WINS, BOTH_WIN, BLACK_WINS)
"""By what the walk returns at the end of a round."""


class Stances(NamedTuple):
    black: int
    white: int


@inner
def by_stance(
    m: Memory, stances: Stances, player: int, purpose: int, saw: int, mine: int, their_cards: int, theirs: int
) -> int:
    """A player who answers the same whatever the round has shown."""
    return option_of(stances.white if player else stances.black, purpose)


@jit
def begin(plan_b: int, plan_w: int) -> Numbers:
    """A round before its first duel."""
    state = np.empty(WORDS, np.int64)
    set_out(address(state), plan_b, plan_w)
    return state


@jit
def go_on(duels: IntArray, state: Numbers, stops: int) -> int:
    """Play on to the next stop, and say why (`partial_round.py`). Whoever is not stopped for declines."""
    memory = all_cards()
    memory[:WORDS] = state
    stop = walk(address(duels), address(memory), 0, WORDS, WORDS, stops, by_stance, Stances(0, 0), 0)
    state[:] = memory[:WORDS]
    return int(stop)


@jit
def answer(duels: IntArray, state: Numbers, option: int) -> None:
    """Answer the ask that the state stands at."""
    choose(address(duels), address(state), option)


@jit
def play(duels: IntArray, plan_b: int, plan_w: int, stance_b: int, stance_w: int) -> int:
    """The winners of a round: `BLACK_WINS`, `WHITE_WINS` or `BOTH_WIN`."""
    memory = all_cards()
    set_out(address(memory), plan_b, plan_w)
    winners = finish(address(duels), address(memory), stance_b, stance_w)
    keep_alive(memory)
    return winners


@jit
def after_each_option(duels: IntArray, states: Numbers, stance_b: int, stance_w: int) -> npt.NDArray[np.int8]:
    """The winners for each answer (rows), in the order of the ask, and each state (columns).

    All states stand at the same ask. What is asked later the stances answer.
    """
    ask = duels[states[0, WHERE]]
    many = number_of_options(asked_purpose(ask), side_of(states[0, asked_side(ask)]).left)
    found = np.empty((many, len(states)), np.int8)
    memory = all_cards()
    for option in range(many):
        for number in range(len(states)):
            memory[:WORDS] = states[number]
            choose(address(duels), address(memory), option)
            found[option, number] = finish(address(duels), address(memory), stance_b, stance_w)
    keep_alive(memory)
    return found


@jit
def all_cards() -> Numbers:
    """Room for a state, and behind it the list of all cards, by which each number stands for itself."""
    memory = np.empty(WORDS + SET_SIZE, np.int64)
    for card in range(SET_SIZE):
        memory[WORDS + card] = card
    return memory


@part
def set_out(m: Memory, plan_b: int, plan_w: int) -> None:
    m[BLACK] = pack_side(fresh_side(deck_of_plan(plan_b), waiting_of_plan(plan_b)))
    m[WHITE] = pack_side(fresh_side(deck_of_plan(plan_w), waiting_of_plan(plan_w)))
    m[OBSERVED] = m[OBSERVED + 1] = 0
    m[WHERE] = BETWEEN + BOTH_ENTER


@part
def choose(duels: Duels, m: Memory, option: int) -> None:
    ask = duels[m[WHERE]]
    decide(duels, m, 0, asked_side(ask), asked_purpose(ask), option)


@part
def finish(duels: Duels, m: Memory, stance_b: int, stance_w: int) -> int:
    """The winners of a round that stands at no ask."""
    return WINNERS[walk(duels, m, 0, WORDS, WORDS, 0, by_stance, Stances(stance_b, stance_w), 0)]
