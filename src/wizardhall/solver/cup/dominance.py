"""Options that need not be considered: another of the same occasion is never worse, whatever led there."""

from typing import Final

import numpy as np

from wizardhall.solver.cup.strategies import Numbers
from wizardhall.table.compiled import jit

__all__ = ["drop_options"]

OPTIONS: Final = 25
UNKNOWN: Final = -2


@jit
def drop_options(
    occasion: Numbers,
    option: Numbers,
    theirs: Numbers,
    won: Numbers,
    before: Numbers,
    of: Numbers,
    options: Numbers,
    merged: Numbers,
) -> bool:
    """Plays sorted by occasion and the opponent's sequence; `merged` changes: -1 drops a sequence.

    Where one option is left, what came before stands for it.
    """
    kept = np.zeros(len(before), np.int64)
    only = np.zeros(len(before), np.int64)
    inner = np.zeros(len(before), np.bool_)
    for sequence in range(len(of)):
        if of[sequence] >= 0 and merged[sequence] == sequence:
            kept[of[sequence]] |= 1 << options[sequence]
            only[of[sequence]] = sequence
    for number in range(len(before)):
        above = merged[before[number]]
        if kept[number] and above >= 0 and of[above] >= 0:
            inner[of[above]] = True
    dropped = np.zeros(len(before), np.int64)
    table = np.empty(OPTIONS, np.int64)
    begin = 0
    while begin < len(occasion):
        end = begin
        while end < len(occasion) and occasion[end] == occasion[begin]:
            end += 1
        here = occasion[begin]
        if kept[here] and not inner[here]:
            dropped[here] = dominated(option, theirs, won, begin, end, kept[here], table)
        begin = end
    changed = False
    for sequence in range(len(of)):
        here = of[sequence]
        if here >= 0 and merged[sequence] == sequence and dropped[here] >> options[sequence] & 1:
            merged[sequence] = -1
            changed = True
    for sequence in range(len(of)):
        here = of[sequence]
        if here < 0 or merged[sequence] != sequence:
            continue
        left = kept[here] & ~dropped[here]
        if left & (left - 1) == 0 and not inner[here]:
            merged[sequence] = -3 - before[here]
            changed = True
    for sequence in range(len(of)):
        at = sequence
        while merged[at] <= -3:
            at = -3 - merged[at]
            if merged[at] >= 0 and merged[at] != at:
                at = merged[at]
        if at != sequence:
            merged[sequence] = merged[at]
    for sequence in range(len(of)):
        if merged[sequence] >= 0:
            merged[sequence] = merged[merged[sequence]]
    return changed


@jit
def dominated(option: Numbers, theirs: Numbers, won: Numbers, begin: int, end: int, kept: int, table: Numbers) -> int:
    """The mask of options that another kept one is never worse than."""
    worse = np.zeros(OPTIONS, np.int64)
    at = begin
    while at < end:
        table[:] = UNKNOWN
        rival = theirs[at]
        while at < end and theirs[at] == rival:
            table[option[at]] = won[at]
            at += 1
        for one in range(OPTIONS):
            if kept >> one & 1:
                for two in range(OPTIONS):
                    if kept >> two & 1 and (table[one] < table[two] or table[one] == UNKNOWN or table[two] == UNKNOWN):
                        worse[one] |= 1 << two
    dropped = 0
    for two in range(OPTIONS):
        for one in range(OPTIONS):
            usable = kept >> one & 1 and kept >> two & 1 and one != two and not dropped >> one & 1
            if usable and not worse[one] >> two & 1 and not dropped >> two & 1:
                tie = not worse[two] >> one & 1
                if not tie or one < two:
                    dropped |= 1 << two
    return dropped
