"""Information set Monte Carlo tree search: determinize, descend the tree, roll out, update the nodes.

The tree covers this round; after it the value model says how likely each player is to win the match. In the tree
everybody plays by regret matching: players who decide at the same time do not know of each other, and one who decides
alone converges to the best answer if there is one. UCT is there for comparison.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wizardhall.bots.relics.search.infosets import MAX_ACTIONS, ROOT, lay_actions, other_actions, root_actions
from wizardhall.bots.relics.search.rollout_policy import rollout, rollout_action, uniform
from wizardhall.bots.relics.search.tree import (
    EXPLORATION,
    FIELDS,
    average_strategy,
    find_node,
    regret_matching,
    uct,
    update,
    without_exploration,
)
from wizardhall.bots.relics.search.value_model import FEATURES, win_probabilities
from wizardhall.compiled import address, inner, jit, keep_alive, part
from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.determinization import deal_unknown
from wizardhall.relics.fast.interpreter import apply, count
from wizardhall.relics.fast.layout import Program, ProgramArray, State, StateArray
from wizardhall.relics.fast.rows import copy_words, mixed, next_seed

__all__ = [
    "ADVANTAGE",
    "COMPARISON_FIELDS",
    "REGRET_MATCHING",
    "SQUARED_ADVANTAGE",
    "UCT",
    "VALUE",
    "compare",
    "search",
]

REGRET_MATCHING: Final = 0
UCT: Final = 1
AVERAGE: Final = 2
"""Nobody learns any more; all play their average strategies."""

DEPTH: Final = 32
"""Choices on the way down; after that the rollout policy decides."""
NUMBER, CHOSEN, SEAT, STEP = 0, 1, 2, 3
"""A step of the path: the number of actions, the place of the chosen one in `nodes`, and whose choice it was."""
MOST_SEATS: Final = 4

VALUE, ADVANTAGE, SQUARED_ADVANTAGE = 0, 1, 2
"""A comparison: the sums of an action's values, of its advantages over the first action, and of their squares."""
COMPARISON_FIELDS: Final = 3


class SearchBuffers(NamedTuple):
    """The determinized state; node and probability of each action on the path; the path; features and values."""

    state: StateArray
    nodes: NDArray[np.int64]
    strategy: NDArray[np.float64]
    path: NDArray[np.int64]
    features: NDArray[np.float64]
    values: NDArray[np.float64]


@inner
def new_buffers(size: int) -> SearchBuffers:
    """For states of this size."""
    return SearchBuffers(
        state=np.empty(size, dtype=np.int16),
        nodes=np.zeros(DEPTH * MAX_ACTIONS, dtype=np.int64),
        strategy=np.zeros(DEPTH * MAX_ACTIONS, dtype=np.float64),
        path=np.zeros(DEPTH * STEP, dtype=np.int64),
        features=np.zeros(FEATURES, dtype=np.float64),
        values=np.zeros(MOST_SEATS, dtype=np.float64),
    )


@jit
def search(
    program: ProgramArray,
    view: StateArray,
    candidates: NDArray[np.int64],
    weights: NDArray[np.float32],
    strengths: NDArray[np.float32],
    coefficients: NDArray[np.float64],
    iterations: int,
    selection: int,
    seed: np.uint64,
    keys: NDArray[np.uint64],
    table: NDArray[np.float32],
    results: NDArray[np.float32],
) -> None:
    """Search the open decision of a state made from a view, among some candidate actions.

    `keys` and `table` are an empty tree. Each candidate gets a row of results: the fields of its node.
    """
    state, nodes, strategy, path, features, values = new_buffers(len(view))
    b, s, eyes, last = address(program), address(state), int(view[at.ASKED]), int(view[at.ROUND])
    exploration = EXPLORATION if selection == REGRET_MATCHING else 0.0
    stream = mixed(np.uint64(seed))
    for iteration in range(1, iterations + 1):
        copy_words(address(view), s, len(view))
        stream = next_seed(stream)
        deal_unknown(b, s, eyes, mixed(stream))
        number = root_actions(b, s, weights, candidates, keys, nodes, strategy)
        action = candidates[select_action(table, nodes, strategy, path, 0, number, eyes, selection, iteration, ~stream)]
        apply(b, s, action)
        stream = next_seed(stream)
        steps = descend(b, s, weights, last, selection, iteration, mixed(stream), keys, table, nodes, strategy, path)
        rollout(b, s, weights, last, mixed(~stream))
        win_probabilities(b, s, strengths, coefficients, features, values)
        for i in range(steps):
            weight = importance_weight(strategy, path, steps, i, exploration)
            number, chosen, who = path[i * STEP + NUMBER], path[i * STEP + CHOSEN], path[i * STEP + SEAT]
            update(table, nodes, strategy, i * MAX_ACTIONS, number, chosen, values[who], exploration, weight)
    for i in range(len(candidates)):
        place = find_node(keys, np.uint64(ROOT + i))
        for field in range(FIELDS):
            results[i, field] = table[FIELDS * place + field]
    keep_alive(state)


@jit
def compare(
    program: ProgramArray,
    view: StateArray,
    actions: NDArray[np.int64],
    weights: NDArray[np.float32],
    strengths: NDArray[np.float32],
    coefficients: NDArray[np.float64],
    deals: int,
    seed: np.uint64,
    keys: NDArray[np.uint64],
    table: NDArray[np.float32],
    results: NDArray[np.float64],
) -> None:
    """Try each of some actions on the same determinizations, with everybody else on their average strategy.

    `keys` and `table` are as `search` left them. Each action gets a row of results, compared with the first one.
    """
    state, nodes, strategy, path, features, values = new_buffers(len(view))
    b, s, eyes, last = address(program), address(state), int(view[at.ASKED]), int(view[at.ROUND])
    stream = mixed(np.uint64(seed))
    for _ in range(deals):
        stream = next_seed(stream)
        first = 0.0
        for i in range(len(actions)):
            copy_words(address(view), s, len(view))
            deal_unknown(b, s, eyes, mixed(stream))
            apply(b, s, actions[i])
            descend(b, s, weights, last, AVERAGE, 0, mixed(~stream), keys, table, nodes, strategy, path)
            rollout(b, s, weights, last, mixed(stream + np.uint64(1)))
            win_probabilities(b, s, strengths, coefficients, features, values)
            value = values[eyes]
            if i == 0:
                first = value
            results[i, VALUE] += value
            results[i, ADVANTAGE] += value - first
            results[i, SQUARED_ADVANTAGE] += (value - first) ** 2
    keep_alive(state)


@part
def descend(
    program: Program,
    s: State,
    weights: NDArray[np.float32],
    last: int,
    selection: int,
    iteration: int,
    seed: np.uint64,
    keys: NDArray[np.uint64],
    table: NDArray[np.float32],
    nodes: NDArray[np.int64],
    strategy: NDArray[np.float64],
    path: NDArray[np.int64],
) -> int:
    """Select actions for everybody to the end of the round, or until the tree is full; the length of the path."""
    step = 1
    while s[at.KIND] != at.OVER_NOW and s[at.ROUND] <= last and step + 2 < DEPTH:
        seed = next_seed(seed)
        seat, number, wizards = s[at.ASKED] + 0, count(program, s), s[at.NUMBER] + 0
        relics = s[program[at.AT_OPTIONS]] - wizards
        lay = s[at.KIND] == at.A_LAY
        action = 0
        if (max(wizards, relics) if lay else number) > MAX_ACTIONS:
            action = rollout_action(program, s, weights, seed)
        elif lay:
            if lay_actions(program, s, weights, 0, wizards, keys, nodes, strategy, step * MAX_ACTIONS) == 0:
                break
            action = select_action(table, nodes, strategy, path, step, wizards, seat, selection, iteration, seed)
            step += 1
            if relics > 0:
                if lay_actions(program, s, weights, wizards, relics, keys, nodes, strategy, step * MAX_ACTIONS) == 0:
                    break
                relic = select_action(table, nodes, strategy, path, step, relics, seat, selection, iteration, ~seed)
                step += 1
                action = action * relics + relic
        elif number > 1:
            if other_actions(program, s, number, keys, nodes, strategy, step * MAX_ACTIONS) == 0:
                break
            action = select_action(table, nodes, strategy, path, step, number, seat, selection, iteration, seed)
            step += 1
        apply(program, s, action)
    return step


@part
def importance_weight(
    strategy: NDArray[np.float64], path: NDArray[np.int64], steps: int, step: int, exploration: float
) -> float:
    """How much the outcome counts for a step: less where another player or a later step was only exploring.

    It is the ratio of the probabilities of their choices without and with exploration.
    """
    weight = 1.0
    for i in range(steps):
        if i > step or path[i * STEP + SEAT] != path[step * STEP + SEAT]:
            probability = strategy[path[i * STEP + CHOSEN]]
            weight *= without_exploration(probability, path[i * STEP + NUMBER], exploration) / probability
    return weight


@part
def select_action(
    table: NDArray[np.float32],
    nodes: NDArray[np.int64],
    strategy: NDArray[np.float64],
    path: NDArray[np.int64],
    step: int,
    number: int,
    seat: int,
    selection: int,
    iteration: int,
    seed: np.uint64,
) -> int:
    """Select one of the actions of a step, and add it to the path."""
    first, drawn = step * MAX_ACTIONS, uniform(seed)
    if selection == UCT:
        uct(table, nodes, strategy, first, number, drawn)
    elif selection == AVERAGE:
        average_strategy(table, nodes, strategy, first, number)
    else:
        regret_matching(table, nodes, strategy, first, number, iteration)
    chosen = 0
    while chosen < number - 1 and drawn >= strategy[first + chosen]:
        drawn -= strategy[first + chosen]
        chosen += 1
    path[STEP * step + NUMBER] = number
    path[STEP * step + CHOSEN] = first + chosen
    path[STEP * step + SEAT] = seat
    return chosen
