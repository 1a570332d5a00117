"""Asking for best responses: who plays what how often against whom, and what answers that best."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

import numpy as np

from wizardhall.compiled import compiling
from wizardhall.cup.cards import SET_SIZE
from wizardhall.solver.cup.buffers import ROOM, Cup, Workplace, workplace
from wizardhall.solver.cup.power_policy import Opponents, best_rules
from wizardhall.solver.cup.response_search import best_after
from wizardhall.solver.cup.strategies import Floats, Strategy

__all__ = ["BLACK", "EVERY_CARD", "NOTHING", "WHITE", "Answer", "Cup", "Side", "answers", "improved"]

BLACK, WHITE = 0, 1
EVERY_CARD: Final = (1 << SET_SIZE) - 1
NOTHING: Final = -2.0
"""Less than any round is worth."""
MOST_ROOM: Final = 1 << 21
"""A search that needs room for more states would not end in time."""


class Side(NamedTuple):
    """Which plans a player has, by masks of cards."""

    allowed: int = EVERY_CARD
    """Six of these,"""
    held: int = 0
    """all of these among them,"""
    waits: int = EVERY_CARD
    """and one of these waiting."""

    def has(self, plan: Sequence[int]) -> bool:
        cards = sum(1 << card for card in plan)
        return (cards & ~self.allowed | self.held & ~cards | 1 << plan[-1] & ~self.waits) == 0

    @property
    def cards(self) -> list[int]:
        return [card for card in range(SET_SIZE) if self.allowed >> card & 1]


class Answer(NamedTuple):
    value: float
    strategy: Strategy


def answers(
    cup: Cup,
    me: int,
    side: Side,
    against: Sequence[Strategy],
    weights: Floats,
    *,
    floor: float = NOTHING,
    keep: float = 0.0,
    plain: bool = False,
    threads: int = 0,
) -> list[Answer]:
    """The best strategies of all against a mix, the best first: one for every pair of first cards that can do it.

    Left out are those not worth more than `floor`, and those that are not `keep` of the way from there to the best. If
    `plain`, only those that decline whatever is asked.
    """
    best = _Best(cup, me, side, against, weights, floor, plain)
    with (
        compiling("Wizards Cup", Path(__file__).parent),
        ThreadPoolExecutor(threads or os.cpu_count()) as pool,
    ):
        list(pool.map(best.beginning_with, side.cards))
    return best.answers(keep)


def improved(
    cup: Cup, me: int, plans: Sequence[tuple[int, ...]], against: Sequence[Strategy], weights: Floats, floor: float
) -> list[Answer]:
    """Those of some plans that are worth more than `floor` against a mix, with the best rules."""
    played = best_rules(Opponents.mixed(cup.duels, me, against, weights), plans)
    found = zip(plans, played, strict=True)
    return [Answer(worth, Strategy(plan, rules)) for plan, (worth, rules) in found if worth > floor]


class _Best:
    """The best plan for every pair of first cards, as far as they have been looked through."""

    def __init__(
        self, cup: Cup, me: int, side: Side, against: Sequence[Strategy], weights: Floats, floor: float, plain: bool
    ) -> None:
        self.cup, self.me, self.side, self.against, self.plain = cup, me, side, against, plain
        self.weights, self.floor = np.ascontiguousarray(weights, np.float64), floor
        self.values = np.full(SET_SIZE * SET_SIZE, NOTHING)
        self.plans = np.zeros((SET_SIZE * SET_SIZE, 6), np.int64)
        self.kind = len(side.cards), plain
        self.room = cup.rooms.get(self.kind, ROOM)
        self.idle: list[Workplace] = []
        self.lock = Lock()

    def beginning_with(self, first: int) -> None:
        """Look through all plans with this first card."""
        while True:
            work = self._workplace()
            best_after(
                self.cup.duels,
                self.me,
                work.numbers,
                work.words,
                work.bytes,
                work.floats,
                self.weights,
                first,
                self.side.held,
                self.side.waits,
                self.floor,
                self.values,
                self.plans.reshape(-1),
            )
            if not work.full:
                break
            if work.room >= MOST_ROOM:
                raise MemoryError(f"more than {MOST_ROOM} states between {len(self.against)} strategies and all plans")
            self.room = self.cup.rooms[self.kind] = max(self.room, 2 * work.room)
        with self.lock:
            self.idle.append(work)

    def _workplace(self) -> Workplace:
        with self.lock:
            while self.idle:
                work = self.idle.pop()
                if work.room >= self.room:
                    return work
        return workplace(self.cup, self.side.cards, self.against, self.room, self.plain)

    def answers(self, keep: float) -> list[Answer]:
        best = float(self.values.max())
        least = self.floor + keep * (best - self.floor)
        good = (self.values > self.floor) & (self.values >= least)
        found = [bucket for bucket in np.argsort(-self.values, kind="stable") if good[bucket]]
        plans = [tuple(plan) for plan in self.plans[found].tolist()]
        asking = [] if self.plain else [plan for plan in plans if any(self.cup.askers >> card & 1 for card in plan)]
        played = best_rules(Opponents.mixed(self.cup.duels, self.me, self.against, self.weights), asking)
        rules = {plan: each.rules for plan, each in zip(asking, played, strict=True)}
        worth = self.values[found].tolist()
        return [Answer(value, Strategy(plan, rules.get(plan, ()))) for value, plan in zip(worth, plans, strict=True)]
