"""Exact best responses to a mixed strategy, over all plans and all uses of optional powers."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

import numpy as np

from wizardhall.compiled import compiling
from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.buffers import Buffers, allocate
from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.power_policy import best_power_policies
from wizardhall.solver.cup.response_search import search_plans_after
from wizardhall.solver.cup.round_game import PlanSpace
from wizardhall.solver.cup.strategies import MixedStrategy, Strategy

__all__ = ["WORSE_THAN_ANY", "BestResponse", "best_responses", "evaluate_plans"]

WORSE_THAN_ANY: Final = -2.0
"""Less than any round is worth."""
FIRST_CAPACITY: Final = 1 << 14
"""States that a search has room for at first."""
MAX_CAPACITY: Final = 1 << 21
"""A search that needs more states would not end in time."""


class BestResponse(NamedTuple):
    value: float
    strategy: Strategy


def best_responses(
    tables: CardTables,
    player: int,
    space: PlanSpace,
    opponent: MixedStrategy,
    *,
    floor: float = WORSE_THAN_ANY,
    keep: float = 0.0,
    plain: bool = False,
    threads: int = 0,
) -> list[BestResponse]:
    """The best response for every pair of first cards, the best of all first.

    Left out are those not worth more than `floor`, and those that are not `keep` of the way from there to the best. If
    `plain`, every optional power is declined.
    """
    search = _Search(tables, player, space, opponent, floor, plain)
    with compiling("Wizards Cup", Path(__file__).parent), ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        list(pool.map(search.plans_after, space.cards))
    return search.responses(keep)


def evaluate_plans(
    tables: CardTables, player: int, plans: Sequence[tuple[int, ...]], opponent: MixedStrategy, floor: float
) -> list[BestResponse]:
    """Those plans that earn more than `floor` against a mixed strategy, each with its best power policy."""
    evaluated = best_power_policies(tables.duels, player, opponent, plans)
    found = zip(plans, evaluated, strict=True)
    return [BestResponse(value, Strategy(plan, policy)) for plan, (value, policy) in found if value > floor]


class _Search:
    """The best plan for every pair of first cards, as far as they have been searched."""

    def __init__(
        self,
        tables: CardTables,
        player: int,
        space: PlanSpace,
        opponent: MixedStrategy,
        floor: float,
        plain: bool,
    ) -> None:
        self.tables, self.player, self.space, self.plain = tables, player, space, plain
        weights = np.ascontiguousarray(opponent.weights, np.float64)
        self.opponent, self.floor = MixedStrategy(tuple(opponent.strategies), weights), floor
        self.values = np.full(SET_SIZE * SET_SIZE, WORSE_THAN_ANY)
        self.plans = np.zeros((SET_SIZE * SET_SIZE, 6), np.int64)
        self.kind = len(space.cards), plain
        self.capacity = tables.capacities.get(self.kind, FIRST_CAPACITY)
        self.idle: list[Buffers] = []
        self.lock = Lock()

    def plans_after(self, first: int) -> None:
        """Search all plans with this first card."""
        while True:
            buffers = self._buffers()
            search_plans_after(
                self.tables.duels,
                self.player,
                buffers,
                self.opponent.weights,
                first,
                self.space.held,
                self.space.waits,
                self.floor,
                self.values,
                self.plans.reshape(-1),
            )
            if not buffers.is_full:
                break
            if buffers.capacity >= MAX_CAPACITY:
                many = len(self.opponent.strategies)
                raise MemoryError(f"more than {MAX_CAPACITY} states between {many} strategies and all plans")
            self.capacity = self.tables.capacities[self.kind] = max(self.capacity, 2 * buffers.capacity)
        with self.lock:
            self.idle.append(buffers)

    def _buffers(self) -> Buffers:
        with self.lock:
            while self.idle:
                buffers = self.idle.pop()
                if buffers.capacity >= self.capacity:
                    return buffers
        return allocate(self.tables, self.space.cards, self.opponent.strategies, self.capacity, self.plain)

    def responses(self, keep: float) -> list[BestResponse]:
        best = float(self.values.max())
        least = self.floor + keep * (best - self.floor)
        good = (self.values > self.floor) & (self.values >= least)
        found = [bucket for bucket in np.argsort(-self.values, kind="stable") if good[bucket]]
        plans = [tuple(plan) for plan in self.plans[found].tolist()]
        asking = [] if self.plain else [plan for plan in plans if any(self.tables.askers >> card & 1 for card in plan)]
        evaluated = best_power_policies(self.tables.duels, self.player, self.opponent, asking)
        policies = {plan: each.power_policy for plan, each in zip(asking, evaluated, strict=True)}
        values = self.values[found].tolist()
        return [
            BestResponse(value, Strategy(plan, policies.get(plan, ())))
            for value, plan in zip(values, plans, strict=True)
        ]
