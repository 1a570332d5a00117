"""The interpreter: it runs the agenda until somebody must decide, and takes the decision up again.

A decision is a number: the place of the answer among the legal ones, in the order in which the referee's ask
enumerates them (`Ask.legal`). Those who answer at the same time are asked one after the other; what they answer lies
face down in the state, and nothing of it happens before all have answered.
"""

from typing import Final

import numpy as np

from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast import tasks
from wizardhall.relics.fast.battle import battle_task
from wizardhall.relics.fast.effects import effect_task
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.round import deal, round_task
from wizardhall.relics.fast.rows import fault, holds_item, mixed, push, row, store_seed

__all__ = ["apply", "begin_match", "count", "meaning", "run"]

MOST_TASKS: Final = 100_000
"""Tasks between two decisions; a set whose cards set each other off for ever does not stop before."""
MOST_OPTIONS: Final = 66
"""Cards that a number of 64 bits can still name every choice of."""

CHOICES: Final = np.array(
    [[0 if k > n else 1 for k in range(MOST_OPTIONS + 1)] for n in range(MOST_OPTIONS + 1)], dtype=np.int64
)
"""How many ways there are to pick k of n."""
for _n in range(1, MOST_OPTIONS + 1):
    CHOICES[_n, 1:_n] = CHOICES[_n - 1, : _n - 1] + CHOICES[_n - 1, 1:_n]


@part
def begin_match(program: Program, s: State, seed: np.uint64) -> None:
    """Deal a new match into a state, up to its first decision."""
    for i in range(program[at.SIZE]):
        s[i] = 0
    store_seed(s, seed)
    deal_match(program, s)


@part
def deal_match(program: Program, s: State) -> None:
    s[at.SHRINE] = -1
    s[at.WINNER] = -1
    deal(program, s)
    run(program, s)


@part
def run(program: Program, s: State) -> None:
    """Do what is on the agenda until somebody must decide or the match is over."""
    done = 0
    while s[at.KIND] == at.NONE:
        depth = s[at.DEPTH] - 1
        s[at.DEPTH] = depth
        frame = program[at.AT_AGENDA] + depth * at.FRAME
        task, a, b = s[frame], s[frame + 1], s[frame + 2]
        if task > tasks.LAST_OF_BATTLE:
            effect_task(program, s, task, a, b, s[frame + 3], s[frame + 4])
        elif task > tasks.LAST_OF_ROUND:
            battle_task(program, s, task, a, b)
        else:
            round_task(program, s, task, a, b)
        done += 1
        if done > MOST_TASKS:
            fault(s, at.FAULT_ENDLESS)


@part
def count(program: Program, s: State) -> int:
    """How many legal answers there are; 0 when the match is over."""
    kind, options = s[at.KIND], s[program[at.AT_OPTIONS]]
    number = s[at.NUMBER]
    if kind <= at.LAST_CHOICE:
        return options + s[at.MAY]
    if kind <= at.LAST_YES_NO:
        return 2
    if kind == at.A_LAY:
        return number * max(1, options - number)
    if kind > at.LAST_ARRANGE:
        return 0
    if kind > at.LAST_LAY:
        return factorial(number)
    if options > MOST_OPTIONS:
        fault(s, at.FAULT_HAND)
        return 0
    return 1 << options if kind == at.A_MULLIGAN else int(CHOICES[options, number])


@part
def factorial(number: int) -> int:
    ways = 1
    for i in range(2, number + 1):
        ways *= i
    return ways


@part
def apply(program: Program, s: State, action: int) -> None:
    """Give the answer with this number, from 0 to `count` - 1, and go on to the next decision."""
    kind, options = s[at.KIND], program[at.AT_OPTIONS]
    if kind <= at.LAST_CHOICE:
        place = action - s[at.MAY]
        s[at.CHOSEN] = at.UNKNOWN if place < 0 else s[options + 1 + place]
    elif kind <= at.LAST_YES_NO:
        s[at.CHOSEN] = action
    else:
        picked = row(program, s[at.ASKED], at.PICKED)
        s[picked] = 0
        pick(s, options, picked, action)
    s[at.KIND] = at.NONE
    run(program, s)


@part
def pick(s: State, options: int, picked: int, action: int) -> None:
    if s[at.KIND] == at.A_LAY:
        pick_lay(s, options, picked, action)
    elif s[at.KIND] > at.LAST_LAY:
        pick_order(s, options, picked, action)
    else:
        pick_cards(s, options, picked, action)


@part
def pick_lay(s: State, options: int, picked: int, action: int) -> None:
    wizards = s[at.NUMBER]
    relics = s[options] - wizards
    if relics > 0:
        push(s, picked, s[options + 1 + action // relics])
        push(s, picked, s[options + 1 + wizards + action % relics])
    else:
        push(s, picked, s[options + 1 + action])


@part
def pick_order(s: State, options: int, picked: int, action: int) -> None:
    """The permutation with a number, in the order in which `itertools.permutations` counts."""
    size = s[options]
    ways = factorial(size)
    for left in range(size, 0, -1):
        ways //= left
        skip = action // ways
        action %= ways
        for i in range(options + 1, options + 1 + size):
            if not holds_item(s, picked, s[i]):
                if skip == 0:
                    push(s, picked, s[i])
                    break
                skip -= 1


@part
def pick_cards(s: State, options: int, picked: int, action: int) -> None:
    """The combination with a number, in the order in which `itertools.combinations` counts; fewer cards first."""
    size, number = s[options], s[at.NUMBER]
    if s[at.KIND] == at.A_MULLIGAN:
        number = 0
        while action >= CHOICES[size, number]:
            action -= CHOICES[size, number]
            number += 1
    for i in range(size):
        if number == 0:
            break
        with_it = int(CHOICES[size - i - 1, number - 1])
        if action < with_it:
            push(s, picked, s[options + 1 + i])
            number -= 1
        else:
            action -= with_it


@part
def meaning(program: Program, s: State, action: int) -> int:
    """What an action stands for, whatever else is in hand: the same number for the same cards in any deal.

    A search that deals the unknown cards again each time tells answers apart by this. Picks and orders are told apart
    by a hash of their cards.
    """
    kind, options = s[at.KIND], program[at.AT_OPTIONS]
    if kind <= at.LAST_CHOICE:
        place = action - s[at.MAY]
        return -1 if place < 0 else s[options + 1 + place]
    if kind <= at.LAST_YES_NO:
        return action
    picked = row(program, s[at.ASKED], at.PICKED)
    number = s[picked]
    s[picked] = 0
    pick(s, options, picked, action)
    found = 0
    for i in range(picked + 1, picked + 1 + s[picked]):
        card = s[i] + 1
        if kind == at.A_LAY:
            found = found * 4096 + card
        else:
            hashed = int(mixed(np.uint64(card)) >> np.uint64(1))
            found = found * 31 + hashed if kind > at.LAST_LAY else found + hashed
    s[picked] = number
    return found
