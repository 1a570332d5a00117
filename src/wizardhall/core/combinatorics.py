"""The place of a selection among all selections, in the order of `itertools`, and back; nothing is enumerated."""

import math
from collections.abc import Sequence
from typing import TypeVar

__all__ = ["nth_combination", "nth_permutation", "rank_combination", "rank_permutation"]

T = TypeVar("T")


def rank_combination(items: Sequence[T], chosen: Sequence[T]) -> int:
    """The place of `chosen` among `combinations(items, len(chosen))`."""
    left, place = len(chosen), 0
    for index, item in enumerate(items):
        if not left:
            break
        if item in chosen:
            left -= 1
        else:
            place += math.comb(len(items) - index - 1, left - 1)
    return place


def nth_combination(items: Sequence[T], number: int, place: int) -> tuple[T, ...]:
    """The combination of `number` items at a place."""
    chosen: list[T] = []
    for index, item in enumerate(items):
        left = number - len(chosen)
        if not left:
            break
        with_it = math.comb(len(items) - index - 1, left - 1)
        if place < with_it:
            chosen.append(item)
        else:
            place -= with_it
    return tuple(chosen)


def rank_permutation(items: Sequence[T], order: Sequence[T]) -> int:
    """The place of `order` among `permutations(items, len(order))`."""
    left, place = list(items), 0
    for done, item in enumerate(order, 1):
        index = left.index(item)
        left.pop(index)
        place += index * math.perm(len(left), len(order) - done)
    return place


def nth_permutation(items: Sequence[T], number: int, place: int) -> tuple[T, ...]:
    """The order of `number` items at a place."""
    left, order = list(items), []
    for done in range(1, number + 1):
        index, place = divmod(place, math.perm(len(left) - 1, number - done))
        order.append(left.pop(index))
    return tuple(order)
