"""The nodes of the actions at a decision, by its information set, and their prior probabilities.

An information set is who is asked, for what, by which ability, and all that this player sees in play. It leaves out the
cards in hand: actions are told apart by their meaning, and only those at hand are chosen from. So what is learnt with
one determinization of a rival's hand serves the others too. A wizard and a relic are laid as two choices.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.search.rollout_policy import weight
from wizardhall.bots.relics.search.tree import find_node
from wizardhall.compiled import part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.interpreter import meaning
from wizardhall.relics.fast.layout import Program, State
from wizardhall.relics.fast.rows import flagged, mixed, row

__all__ = ["MAX_ACTIONS", "ROOT", "infoset", "lay_actions", "other_actions", "root_actions"]

MAX_ACTIONS: Final = 64
"""At one decision; a decision with more is left to the rollout policy."""
ROOT: Final = 1
"""The key of the first candidate; the others follow."""


@part
def infoset(program: Program, s: State) -> np.uint64:
    """The information set of the open decision."""
    seat, kind = s[at.ASKED], s[at.KIND]
    nodes = mixed(np.uint64(seat + 8 * kind + 512 * s[at.BATTLE]))
    if at.LAST_YES_NO < kind <= at.LAST_LAY:  # in secret, whatever the others do at the same time
        return nodes
    frame = program[at.AT_AGENDA] + (s[at.DEPTH] - 1) * at.FRAME
    for i in range(frame, frame + at.FRAME):
        nodes = mixed(nodes + np.uint64(s[i] + 2))
    for player in range(program[at.PLAYERS]):
        for pile in (at.WIZARDS, at.RELICS):
            place = row(program, player, pile)
            for i in range(place + 1, place + 1 + s[place]):
                if player == seat or flagged(program, s, s[i], at.UP):
                    nodes += mixed(np.uint64(4096 * (player + 1) + s[i]))
    return nodes


@part
def root_actions(
    program: Program,
    s: State,
    weights: NDArray[np.float32],
    candidates: NDArray[np.int64],
    keys: NDArray[np.uint64],
    nodes: NDArray[np.int64],
    strategy: NDArray[np.float64],
) -> int:
    """Write nodes and priors of the candidates at the root: for a lay, wizard and relic together."""
    options, wizards = program[at.AT_OPTIONS], s[at.NUMBER]
    relics = s[options] - wizards
    for i in range(len(candidates)):
        nodes[i] = find_node(keys, np.uint64(ROOT + i))
        strategy[i] = 1.0
        if s[at.KIND] == at.A_LAY:
            strategy[i] = weight(program, s, weights, s[options + 1 + candidates[i] // max(1, relics)])
            if relics > 0:
                strategy[i] *= weight(program, s, weights, s[options + 1 + wizards + candidates[i] % relics])
    return len(candidates)


@part
def lay_actions(
    program: Program,
    s: State,
    weights: NDArray[np.float32],
    skipped: int,
    number: int,
    keys: NDArray[np.uint64],
    nodes: NDArray[np.int64],
    strategy: NDArray[np.float64],
    first: int,
) -> int:
    """Write nodes and priors of some options of a lay, its wizards or its relics; 0 if the tree is full."""
    under = infoset(program, s)
    for i in range(number):
        card = s[program[at.AT_OPTIONS] + 1 + skipped + i]
        nodes[first + i] = find_node(keys, under + (np.uint64(card + 1) << np.uint64(32)))
        if nodes[first + i] < 0:
            return 0
        strategy[first + i] = weight(program, s, weights, card)
    return number


@part
def other_actions(
    program: Program,
    s: State,
    number: int,
    keys: NDArray[np.uint64],
    nodes: NDArray[np.int64],
    strategy: NDArray[np.float64],
    first: int,
) -> int:
    """Write nodes and priors of the actions at any other decision; 0 if the tree is full."""
    under = infoset(program, s)
    for i in range(number):
        nodes[first + i] = find_node(keys, under + (np.uint64(meaning(program, s, i) + 2) << np.uint64(20)))
        if nodes[first + i] < 0:
            return 0
        strategy[first + i] = 1.0
    return number
