"""The best use of optional powers with plans that are fixed: what to decide on every sight that can come up."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from wizardhall.compiled import address, entry
from wizardhall.cup.fast.round import FACTORIALS, REARRANGE
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.partial_round import (
    ASKED,
    BROAD,
    RULES_BEGIN,
    RULES_END,
    STRATEGY,
    WHITE_ASKED,
    WORDS,
    aspect,
    decide,
    set_out,
    walk,
)
from wizardhall.solver.cup.plays import Occasions, begun, mixed
from wizardhall.solver.cup.strategies import Floats, Numbers, Strategy, packed
from wizardhall.solver.cup.trees import chosen_on, tree, worths

__all__ = ["Opponents", "Played", "best_rules"]

PLACE: Final = WORDS + 1
"""A place on the stack: a state of the walk, and what the player decided so far as one number."""
DEEP: Final = 256
PLAN: Final = 6
NOTE: Final = 6
"""An occasion as numbers: what was decided before, sight, its own number, how many options, plan, aspect."""


class Opponents(NamedTuple):
    duels: IntArray
    me: int
    strategies: Numbers
    weights: Floats

    @classmethod
    def mixed(cls, duels: IntArray, me: int, strategies: Sequence[Strategy], weights: Floats) -> "Opponents":
        return cls(duels, me, packed(strategies), weights)


class Played(NamedTuple):
    """A plan against a mix."""

    worth: float
    rules: tuple[tuple[int, int], ...]
    """Sights and what to choose. What is not to decline is a habit as well, by the broad aspect; there may be several
    habits for one."""


def best_rules(against: Opponents, plans: Sequence[Sequence[int]]) -> list[Played]:
    """What each of some plans is worth against a mix, and its best rules."""
    if not plans:
        return []
    notes, ends, won = _all_rounds(against, plans)
    notes = notes[np.unique(notes[:, 2], return_index=True)[1]]
    before, sight, occasion, many, line, moment = notes.T.copy()
    nothing = np.zeros((len(notes), 0), np.int64)
    player, masks = np.full(len(notes), against.me), (1 << many) - 1
    occasions = Occasions(player, before, sight, occasion, masks, line, moment, nothing)
    own = tree(against.me, list(range(len(plans))), occasions, ends)
    found = worths(own, won, np.zeros(len(own.before), np.int64))
    rules = defaultdict[int, set[tuple[int, int]]](set)
    for number in np.flatnonzero(chosen_on(own, found.best)).tolist():
        option, on = int(found.best[number]), rules[int(own.line[own.before[number]])]
        on.add((int(own.sight[number]), option))
        if option:
            on.add((int(own.aspect[number]) % BROAD, option))
    return [Played(worth, tuple(sorted(rules[number]))) for number, worth in enumerate(found.lines.tolist())]


def _all_rounds(against: Opponents, plans: Sequence[Sequence[int]]) -> tuple[Numbers, Numbers, Floats]:
    """All occasions, and the end of every round: what was decided in it, and what it is worth as often as it is."""
    numbers = np.array(plans, np.int64).ravel()
    memory = np.concatenate([np.zeros(DEEP * PLACE, np.int64), numbers, against.strategies])
    room = 1 << 16
    while True:
        notes, ends, won = np.empty(NOTE * room, np.int64), np.empty(room, np.int64), np.empty(room)
        found = np.zeros(2, np.int64)
        all_rounds(against.duels, memory, against.me, len(plans), against.weights, notes, ends, won, found)
        if found.max() <= room:
            break
        room = 2 * int(found.max())
    noted, ended = found.tolist()
    return notes[: NOTE * noted].reshape(-1, NOTE), ends[:ended], won[:ended]


@entry
def all_rounds(
    duels: IntArray,
    memory: Numbers,
    me: int,
    plans: int,
    weights: Floats,
    notes: Numbers,
    ends: Numbers,
    won: Floats,
    found: Numbers,
) -> None:
    """Every plan against every strategy, with every option tried; `found` counts occasions and ends beyond the room."""
    d, m, room = address(duels), address(memory), len(ends)
    first = DEEP * PLACE + PLAN * plans
    for plan in range(plans):
        mine = DEEP * PLACE + PLAN * plan
        for strategy in range(len(weights)):
            other = first + STRATEGY * strategy
            cb, cw = (other, mine) if me else (mine, other)
            begin, end = first + m[other + RULES_BEGIN], first + m[other + RULES_END]
            set_out(m, 0)
            m[WORDS] = begun(me, plan)
            height = 1
            while height:
                height -= 1
                at = height * PLACE
                came = walk(d, m, at, cb, cw, 1 << me, begin, end, 0)
                before = m[at + WORDS]
                if came < ASKED:
                    if found[1] < room:
                        ends[found[1]] = before
                        won[found[1]] = weights[strategy] * (1 - came if me else came - 1)
                    found[1] += 1
                    continue
                purpose, sight = (came - ASKED) % WHITE_ASKED, m[at + 2 + me]
                occasion = mixed(before, sight)
                left = m[at + me] >> 25 & 7
                many = 1 + FACTORIALS[left] if purpose == REARRANGE else 2
                if found[0] < room:
                    note = found[0] * NOTE
                    notes[note], notes[note + 1], notes[note + 2] = before, sight, occasion
                    notes[note + 3], notes[note + 4] = many, plan
                    notes[note + 5] = aspect(m, purpose, m[at + me], other, m[at + 1 - me])
                found[0] += 1
                for option in range(many - 1, -1, -1):  # the last one takes the place of the state itself
                    place = (height + option) * PLACE
                    for word in range(PLACE):
                        m[place + word] = m[at + word]
                    m[place + WORDS] = mixed(occasion, option)
                    decide(d, m, place, me, purpose, option)
                height += many
