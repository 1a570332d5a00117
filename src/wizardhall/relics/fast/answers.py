"""Answers as numbers: an action is the place of an answer among the legal ones, as the ask enumerates them."""

import math
from collections.abc import Sequence
from typing import Any

from wizardhall.core.asks import Answer, Arrange, Ask, Choose, Fill, Pick, YesNo
from wizardhall.core.cards import CardId

__all__ = ["action_of", "answer_of"]

Cards = tuple[CardId, ...]


def answer_of(ask: Ask[Any], action: int) -> Answer:
    """The answer with a number from 0 to `ask.count() - 1`."""
    match ask:
        case YesNo():
            return bool(action)
        case Choose():
            return None if ask.may and action == 0 else ask.options[action - ask.may]
        case Fill():
            answer: dict[str, CardId] = {}
            for slot, cards in reversed(ask.slots.items()):
                action, place = divmod(action, len(cards))
                answer[slot] = cards[place]
            return {slot: answer[slot] for slot in ask.slots}
        case Arrange():
            return _permutation(ask.options, ask.number, action)
        case Pick():
            return _combination(ask, action)
    raise AssertionError(ask)


def action_of(ask: Ask[Any], answer: Any) -> int:
    """The number of a legal answer."""
    match ask:
        case YesNo():
            return int(answer)
        case Choose():
            return 0 if answer is None else ask.options.index(answer) + ask.may
        case Fill():
            action = 0
            for slot, cards in ask.slots.items():
                action = action * len(cards) + cards.index(answer[slot])
            return action
        case Arrange():
            return _place_of_permutation(ask.options, answer)
        case Pick():
            return _place_of_combination(ask, answer)
    raise AssertionError(ask)


def _permutation(options: Cards, number: int, place: int) -> Cards:
    left, order = list(options), []
    for done in range(number):
        index, place = divmod(place, math.perm(len(left) - 1, number - done - 1))
        order.append(left.pop(index))
    return tuple(order)


def _place_of_permutation(options: Cards, order: Sequence[CardId]) -> int:
    left, place = list(options), 0
    for done, card in enumerate(order):
        index = left.index(card)
        place += index * math.perm(len(left) - 1, len(order) - done - 1)
        left.pop(index)
    return place


def _combination(ask: Pick, place: int) -> Cards:
    size = len(ask.options)
    number = ask.number if ask.least is None else ask.least
    while place >= math.comb(size, number):
        place -= math.comb(size, number)
        number += 1
    picked = []
    for index, card in enumerate(ask.options):
        with_it = math.comb(size - index - 1, number - 1) if number else 0
        if place < with_it:
            picked.append(card)
            number -= 1
        else:
            place -= with_it
    return tuple(picked)


def _place_of_combination(ask: Pick, answer: Sequence[CardId]) -> int:
    size, number = len(ask.options), len(answer)
    place = sum(math.comb(size, fewer) for fewer in range(ask.least, number)) if ask.least is not None else 0
    for index, card in enumerate(ask.options):
        if number and card in answer:
            number -= 1
        elif number:
            place += math.comb(size - index - 1, number - 1)
    return place
