"""What a bot of Wizards Cup draws from between rounds: all plans that may come of its swap and its plan, and how often.

A bot thinks twice, at the swap and again at the plan, and each thought has chance of its own. A *thought* here is one
of each: every swap of its mixed strategy, and for every Deck that comes of it a plan, thought of again, all as
often as they are drawn. The mean of many thoughts is what an opponent faces.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import msgspec
import numpy as np

from wizardhall.bots import Bot
from wizardhall.bots.cup.adept import Adept
from wizardhall.bots.cup.archmage import Archmage
from wizardhall.core.asks import Arrange, Fill
from wizardhall.core.cards import CardId
from wizardhall.core.dice import HashDice
from wizardhall.cup import CUP
from wizardhall.cup.round import DECK_SIZE
from wizardhall.cup.view import CupView
from wizardhall.solver.cup.mixed_plans import MixedPlan

__all__ = ["Plan", "Position", "Thought", "changed", "mean", "thought"]

Plan = tuple[int, ...]
"""Five cards of the Deck from the top, and the Waiting card."""
Thought = Mapping[Plan, float]
"""How often each plan is played."""
Change = tuple[CardId, CardId] | None
"""What leaves the Deck and what joins it."""

DRAWS: Final = 400
"""Plans that are drawn from a bot that does not tell its mixed strategy."""


class Position(NamedTuple):
    """Before round 2 or 3: what the bot sees when it may swap, and its opponent's Deck, which it does not see."""

    view: CupView
    ask: Fill
    theirs: tuple[int, ...]


def thought(bot: Bot, at: Position, name: str) -> Thought:
    """What comes of one thought; another name is another one."""
    found = defaultdict[Plan, float](float)
    for change, often in _swaps(bot, at, name).items():
        mixed = _plans(bot, changed(at.view, change), f"{name}, {change}")
        for plan, weight in zip(mixed.plans.tolist(), mixed.weights / mixed.weights.sum(), strict=True):
            found[tuple(plan)] += often * float(weight)
    return found


def mean(thoughts: Iterable[Thought]) -> Thought:
    every, found = list(thoughts), defaultdict[Plan, float](float)
    for each in every:
        for plan, often in each.items():
            found[plan] += often / len(every)
    return found


def changed(view: CupView, change: Change) -> CupView:
    """What is seen at the plan after a swap (CUP-N1)."""
    side = view.sides[view.eyes]
    assert side.team is not None
    assert side.aside is not None
    if change is not None:
        exchange = {change[0]: change[1], change[1]: change[0]}
        team, aside = (tuple(exchange.get(card, card) for card in some) for some in (side.team, side.aside))
        side = msgspec.structs.replace(side, team=team, aside=aside)
    sides = {**view.sides, view.eyes: side}
    return msgspec.structs.replace(view, round=view.round + 1, phase="plan", duel=0, sides=sides)


def _swaps(bot: Bot, at: Position, name: str) -> dict[Change, float]:
    ids = CUP.cards().ids
    dice = HashDice(name.encode())
    if not isinstance(bot, Archmage):
        answer = bot.answer(at.view, at.ask, dice)
        assert answer is None or isinstance(answer, Mapping)
        return {None if answer is None else (answer["out"], answer["in"]): 1.0}
    found = defaultdict[Change, float](float)
    mixed = bot.swaps(at.view, np.random.default_rng(dice.below("thought", 1 << 32)))
    for plan, often in zip(mixed.plans.tolist(), mixed.weights / mixed.weights.sum(), strict=True):
        cards = {ids[card] for card in plan}
        leaves, joins = {*at.ask.slots["out"]} - cards, cards - {*at.ask.slots["out"]}
        found[(leaves.pop(), joins.pop()) if joins else None] += float(often)
    return found


def _plans(bot: Bot, view: CupView, name: str) -> MixedPlan:
    team = view.sides[view.eyes].team
    assert team is not None
    dice = HashDice(name.encode())
    if isinstance(bot, Adept):
        return bot.plans(view, team, np.random.default_rng(dice.below("thought", 1 << 32)))
    number, ask, plans = CUP.cards().ids.index, Arrange("plan", team, DECK_SIZE), []
    for _ in range(DRAWS):
        order = ask.check(bot.answer(view, ask, dice)) or ()
        plans.append([number(card) for card in (*order, *(card for card in team if card not in order))])
    return MixedPlan(np.array(plans, np.int8), np.ones(DRAWS))
