"""Rearrangements: a player who may order the missing cards gets the value of the best order."""

import numpy as np

from wizardhall.compiled import inner
from wizardhall.solver.cup.buffer_views import FloatWords

__all__ = ["best_orders"]


@inner
def best_orders(f: FloatWords, at: int, number: int, missing: int) -> None:
    """Give every order of the missing cards the value of the best one."""
    for i in range(number):
        for j in range(i + 1, number):
            if missing == 2:
                best = max(f[at + i * number + j], f[at + j * number + i])
                f[at + i * number + j] = best
                f[at + j * number + i] = best
                continue
            for k in range(j + 1, number):
                if missing == 3:
                    best_of_three(f, at, number, i, j, k)
                    continue
                for last in range(k + 1, number):
                    best_of_four(f, at, number, (i, j, k, last))


@inner
def best_of_three(f: FloatWords, at: int, number: int, i: int, j: int, k: int) -> None:
    best = -np.inf
    for writing in range(2):
        for x, y, z in ((i, j, k), (i, k, j), (j, i, k), (j, k, i), (k, i, j), (k, j, i)):
            place = at + (x * number + y) * number + z
            if writing:
                f[place] = best
            else:
                best = max(best, f[place])


@inner
def best_of_four(f: FloatWords, at: int, number: int, cards: tuple[int, int, int, int]) -> None:
    best = -np.inf
    for writing in range(2):
        for a in range(4):
            for b in range(4):
                for c in range(4):
                    if a != b and a != c and b != c:
                        d = 6 - a - b - c
                        place = at + ((cards[a] * number + cards[b]) * number + cards[c]) * number + cards[d]
                        if writing:
                            f[place] = best
                        else:
                            best = max(best, f[place])
