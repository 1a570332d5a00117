"""Asking for best responses: who plays what how often against whom, and what answers that best."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np

from wizardhall.cup.cards import SET_SIZE, CupSet
from wizardhall.cup.fast.tables import IntArray, duel_tables
from wizardhall.solver.cup.layout import (
    BEST,
    FIXED,
    FLOOR,
    FULL,
    KEEP,
    NOTING,
    PLACES,
    Floats,
    Numbers,
    Question,
    Workplace,
    workplace,
)
from wizardhall.solver.cup.response import note_rules, search
from wizardhall.solver.cup.strategies import Strategy, packed

__all__ = ["BLACK", "EVERY_CARD", "NOTHING", "WHITE", "Answer", "Cup", "Side", "answers"]

BLACK, WHITE = 0, 1
EVERY_CARD: Final = (1 << SET_SIZE) - 1
NOTHING: Final = -2.0
"""Less than any round is worth."""
WORTH: Final = (-1.0, 0.0, 1.0)
"""A round lost, won by both, won."""

DECIDING: Final = ("exchange with waiting", "rearrange deck", "peek and bury")


class Cup:
    """A card set and an edition, as the solver needs them."""

    def __init__(self, cards: CupSet, edition: str) -> None:
        self.cards, self.edition = cards, edition
        self.duels: IntArray = duel_tables(cards, edition)
        verbs = [wizard.power.verb if wizard.power else "" for wizard in cards.wizards.values()]
        self.exchangers = sum(1 << card for card, verb in enumerate(verbs) if verb == DECIDING[0])
        deciders = sum(1 << card for card, verb in enumerate(verbs) if verb in DECIDING)
        self.shortcuts = sorted({deciders, self.exchangers, 0}, reverse=True)
        """Masks of cards to leave out of a search for the sake of speed, the most first; the last leaves out none."""

    def decides(self, strategy: Strategy) -> bool:
        """Whether the strategy ever does anything but decline."""
        return bool(strategy.rules)


class Side(NamedTuple):
    """Which plans a player has: six cards of the mask `allowed`, `drawn` among them (-1: none need be)."""

    allowed: int = EVERY_CARD
    drawn: int = -1

    def has(self, plan: Sequence[int]) -> bool:
        return all(self.allowed >> card & 1 for card in plan) and (self.drawn < 0 or self.drawn in plan)


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
    threads: int = 0,
) -> list[Answer]:
    """The best strategies of all against a mix, the best first: one for every pair of first cards that can do it.

    Left out are those not worth more than `floor`, and those that are not `keep` of the way from there to the best.
    """
    order = np.argsort(-weights, kind="stable")
    mixed = [against[j] for j in order]
    question = Question(me, side.allowed, side.drawn, cup.exchangers, any(map(cup.decides, mixed)))
    losses = (weights[order, np.newaxis] * (np.array(WORTH) - WORTH[-1])).ravel()
    best = _Best(cup.duels, question, packed(mixed), losses, floor, keep)
    firsts = [card for card in range(SET_SIZE) if side.allowed >> card & 1]
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        list(pool.map(best.beginning_with, firsts))
    return best.answers()


class _Best:
    """The best plan for every pair of first cards, as far as they have been looked through."""

    def __init__(
        self, duels: IntArray, question: Question, strategies: Numbers, losses: Floats, floor: float, keep: float
    ) -> None:
        self.duels, self.question = duels, question
        self.strategies, self.losses = strategies, losses
        self.floor, self.keep, self.best = floor, keep, floor
        self.values = np.full(SET_SIZE * SET_SIZE, NOTHING)
        self.plans = np.zeros((SET_SIZE * SET_SIZE, PLACES), np.int64)
        self.room = 8 * len(losses) + 256
        self.idle: list[Workplace] = []

    def beginning_with(self, card: int) -> None:
        """Look through all plans with this first card."""
        while True:
            work = self._workplace()
            work.numbers[FIXED] = card
            work.floats[[FLOOR, KEEP, BEST]] = self.floor, self.keep, self.best
            search(self.duels, work.numbers, work.floats, self.values, self.plans.reshape(-1))
            if not work.numbers[FULL]:
                break
            self.room = max(self.room, 2 * work.room)
        self.best = max(self.best, float(work.floats[BEST]))
        self.idle.append(work)

    def _workplace(self) -> Workplace:
        while self.idle:
            work = self.idle.pop()
            if work.room >= self.room:
                return work
        return workplace(self.question, self.strategies, self.losses, WORTH[-1], self.room)

    def answers(self) -> list[Answer]:
        least = self.floor + self.keep * (self.best - self.floor)
        good = (self.values > self.floor) & (self.values >= least)
        found = [bucket for bucket in np.argsort(-self.values, kind="stable") if good[bucket]]
        return [Answer(float(self.values[bucket]), self._strategy(self.plans[bucket])) for bucket in found]

    def _strategy(self, plan: Numbers) -> Strategy:
        """The plan with the rules that make it worth what it is."""
        rules = np.zeros(4096, np.int64)
        while True:
            work = self._workplace()
            work.numbers[NOTING] = 1
            work.numbers[FIXED : FIXED + PLACES] = plan
            written = note_rules(self.duels, work.numbers, work.floats, rules)
            if not work.numbers[FULL]:
                break
            self.room = 2 * work.room
        work.numbers[NOTING] = 0
        work.numbers[FIXED : FIXED + PLACES] = -1
        self.idle.append(work)
        pairs = rules[:written].reshape(-1, 2).tolist()
        return Strategy(tuple(plan.tolist()), tuple(sorted((sight, choice) for sight, choice in pairs)))
