"""The best power policy of given plans: which option to choose at every observation that can come up."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from wizardhall.compiled import address, entry
from wizardhall.cup.fast.plans import number_of_options
from wizardhall.cup.fast.sides import side_of
from wizardhall.cup.fast.tables import IntArray
from wizardhall.solver.cup.game_tree import Counts, Infosets, root_sequence
from wizardhall.solver.cup.hashes import hash_combine
from wizardhall.solver.cup.partial_round import (
    BROAD,
    OBSERVED,
    POLICY_BEGIN,
    POLICY_END,
    STRATEGY_WORDS,
    WORDS,
    asked_purpose_at,
    aspect,
    decide,
    is_ask,
    set_out,
    walk,
)
from wizardhall.solver.cup.sequence_form import best_values, reached_infosets, sequence_form
from wizardhall.solver.cup.strategies import Floats, Integers, MixedStrategy, pack_strategies

__all__ = ["EvaluatedPlan", "best_power_policies"]

SEQUENCE: Final = WORDS
NODE_WORDS: Final = WORDS + 1
"""A node on the stack: a state of the walk, and the player's sequence."""
STACK_NODES: Final = 256
PLAN_WORDS: Final = 6
PLANS_BEGIN: Final = STACK_NODES * NODE_WORDS
"""The memory: a stack of nodes, then the plans, then the opponent's strategies."""


class EvaluatedPlan(NamedTuple):
    """A plan against a mixed strategy."""

    value: float
    power_policy: tuple[tuple[int, int], ...]
    """Observations and what to choose. What is not to decline is a default action as well, by the broad aspect; there
    may be several for one."""


class Payoffs(NamedTuple):
    """Terminal histories in columns: the player's sequence, and the payoff times the weight of the opponent's
    strategy.
    """

    sequence: Integers
    payoff: Floats


def best_power_policies(
    duels: IntArray, player: int, opponent: MixedStrategy, plans: Sequence[Sequence[int]]
) -> list[EvaluatedPlan]:
    """What each plan earns against a mixed strategy, and the power policy with which it does."""
    if not plans:
        return []
    infosets, payoffs = _expand(duels, player, opponent, plans)
    once = np.unique(infosets.infoset, return_index=True)[1]
    infosets = Infosets(*(column[once] for column in infosets))
    form = sequence_form(player, list(range(len(plans))), infosets, payoffs.sequence)
    values = best_values(form, payoffs.payoff, np.zeros(len(form.parent), np.int64))
    policies = defaultdict[int, set[tuple[int, int]]](set)
    for number in np.flatnonzero(reached_infosets(form, values.best_option)).tolist():
        option, policy = int(values.best_option[number]), policies[int(form.plan[form.parent[number]])]
        policy.add((int(form.observation[number]), option))
        if option:
            policy.add((int(form.aspect[number]) % BROAD, option))
    return [EvaluatedPlan(value, tuple(sorted(policies[number]))) for number, value in enumerate(values.plans.tolist())]


def _expand(
    duels: IntArray, player: int, opponent: MixedStrategy, plans: Sequence[Sequence[int]]
) -> tuple[Infosets, Payoffs]:
    """Every plan against every strategy, with every option tried."""
    cards, against = np.array(plans, np.int64).ravel(), pack_strategies(opponent.strategies)
    memory = np.concatenate([np.zeros(PLANS_BEGIN, np.int64), cards, against])
    weights = np.ascontiguousarray(opponent.weights, np.float64)
    capacity = 1 << 16
    while True:
        infosets = Infosets.empty(capacity, prefixes=0)
        payoffs = Payoffs(np.empty(capacity, np.int64), np.empty(capacity))
        counts = Counts.zero()
        expand_against(duels, memory, player, len(plans), weights, infosets, payoffs, counts)
        if max(counts.found) <= capacity:
            break
        capacity = 2 * max(counts.found)
    noted, ended = counts.found
    return Infosets(*(column[:noted] for column in infosets)), Payoffs(payoffs.sequence[:ended], payoffs.payoff[:ended])


@entry
def expand_against(
    duels: IntArray,
    memory: Integers,
    me: int,
    plans: int,
    weights: Floats,
    infosets: Infosets,
    payoffs: Payoffs,
    counts: Counts,
) -> None:
    """An information set is recorded each time that it comes up; `counts` goes on beyond the capacity."""
    d, m, capacity = address(duels), address(memory), len(payoffs.payoff)
    first = PLANS_BEGIN + PLAN_WORDS * plans
    for plan in range(plans):
        mine = PLANS_BEGIN + PLAN_WORDS * plan
        for strategy in range(len(weights)):
            other = first + STRATEGY_WORDS * strategy
            cb, cw = (other, mine) if me else (mine, other)
            begin, end = first + m[other + POLICY_BEGIN], first + m[other + POLICY_END]
            set_out(m, 0)
            m[SEQUENCE] = root_sequence(me, plan)
            height = 1
            while height:
                height -= 1
                at = height * NODE_WORDS
                came = walk(d, m, at, cb, cw, 1 << me, begin, end, 0)
                parent = m[at + SEQUENCE]
                if not is_ask(came):
                    number = counts.terminals[0]
                    if number < capacity:
                        payoffs.sequence[number] = parent
                        payoffs.payoff[number] = weights[strategy] * (1 - came if me else came - 1)
                    counts.terminals[0] += 1
                    continue
                purpose, observation = asked_purpose_at(came), m[at + OBSERVED + me]
                infoset = hash_combine(parent, observation)
                many = number_of_options(purpose, side_of(m[at + me]).left)
                number = counts.infosets[0]
                if number < capacity:
                    infosets.player[number], infosets.parent[number] = me, parent
                    infosets.observation[number], infosets.infoset[number] = observation, infoset
                    infosets.options[number], infosets.plan[number] = (1 << many) - 1, plan
                    infosets.aspect[number] = aspect(m, purpose, m[at + me], other, m[at + 1 - me])
                counts.infosets[0] += 1
                for option in range(many - 1, -1, -1):  # the last one takes the place of the node itself
                    child = (height + option) * NODE_WORDS
                    for word in range(NODE_WORDS):
                        m[child + word] = m[at + word]
                    m[child + SEQUENCE] = hash_combine(infoset, option)
                    decide(d, m, child, me, purpose, option)
                height += many
