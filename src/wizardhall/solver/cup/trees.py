"""What a player may do between known lines, as a tree of sequences.

A sequence is a line and what its player decided since; an occasion is a sequence and a sight on which the player must
decide again. In the *sequence form* (Koller, Megiddo and von Stengel, 1996) a player's unknowns are how often each
sequence is played.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.solver.cup.partial_round import ASPECTS, BROAD
from wizardhall.solver.cup.plays import ORDERS, Occasions, after, beginning
from wizardhall.solver.cup.strategies import Floats, Numbers

__all__ = [
    "Bools",
    "Habits",
    "Tree",
    "Worths",
    "by_mistake",
    "chosen_on",
    "habits",
    "standing",
    "take_up",
    "tree",
    "worths",
]

Bools: TypeAlias = npt.NDArray[np.bool_]


class Tree(NamedTuple):
    """Sequences, the lines first, then one for every option of an occasion."""

    names: Numbers
    """Hashes of the sequences,"""
    occasions: Numbers
    """and of the occasions."""
    before: Numbers
    """The sequence before each occasion."""
    sight: Numbers
    aspect: Numbers
    way: Numbers
    of: Numbers
    """The occasion of each sequence; of a line, -1."""
    option: Numbers
    line: Numbers
    """Of each sequence."""
    depths: list[Numbers]
    """The occasions: those that come first, then those that come after one, and so on."""
    played: Numbers
    """The number of the sequence in each play."""

    @property
    def lines(self) -> int:
        return int(np.searchsorted(self.of, 0))


def tree(player: int, lines: list[int], occasions: Occasions, played: Numbers) -> Tree:
    """The tree of a player with these lines, in plays with these sequences."""
    mine = occasions.player == player
    of, option = np.nonzero(occasions.options[mine][:, np.newaxis] >> np.arange(ORDERS + 1) & 1)
    many = len(lines)
    hashes = np.empty(many + len(of), np.int64)
    hashes[:many] = beginning(player, np.array(lines))
    after(occasions.occasion[mine][of], option, hashes[many:])
    order = np.argsort(hashes)

    def number(wanted: Numbers) -> Numbers:
        return np.asarray(order[np.searchsorted(hashes, wanted, sorter=order)])

    before = number(occasions.before[mine])
    no_occasion = np.full(many, -1)
    of = np.concatenate([no_occasion, of])
    line = np.concatenate([np.arange(many), before[of[many:]]])
    while (line >= many).any():
        line = line[line]
    return Tree(
        hashes,
        occasions.occasion[mine],
        before,
        occasions.sight[mine],
        occasions.aspect[mine],
        occasions.way[mine],
        of,
        np.concatenate([no_occasion, option]),
        line,
        _depths(of, before),
        number(played),
    )


def _depths(of: Numbers, before: Numbers) -> list[Numbers]:
    above, found = of[before], []
    here = above < 0
    while here.any():
        found.append(np.flatnonzero(here))
        here = (above >= 0) & here[above]
    return found


def standing(tree: Tree, used: Numbers) -> Numbers:
    """For each sequence the one that stands for it, -1 if it is not played: `used` has a mask of options by occasion.

    Where one option is used, what came before stands for it.
    """
    stands = np.arange(len(tree.of))
    only = used & (used - 1) == 0
    for here in tree.depths:
        some = _sequences(tree, here)
        of = tree.of[some]
        before = stands[tree.before[of]]
        played = (used[of] >> tree.option[some] & 1 == 1) & (before >= 0)
        stands[some] = np.where(played, np.where(only[of], before, some), -1)
    return stands


def by_mistake(tree: Tree) -> Floats:
    """How often each sequence is played by someone who does one thing as gladly as another."""
    often = np.full(len(tree.of), 1 / tree.lines)
    options = np.bincount(tree.of[tree.lines :], minlength=len(tree.before))
    for here in tree.depths:
        some = _sequences(tree, here)
        of = tree.of[some]
        often[some] = often[tree.before[of]] / options[of]
    return often


class Worths(NamedTuple):
    """What can be earned against a mix."""

    lines: Floats
    """With each line, if every decision is the best,"""
    in_use: Floats
    """and if only options in use are considered."""
    best: Numbers
    """The best option of each occasion,"""
    gain: Floats
    """and how much better it is than the best in use."""
    sequences: Floats
    """With each sequence, if every decision after it is the best."""


def worths(tree: Tree, won: Floats, used: Numbers) -> Worths:
    """`won` says what each play is worth, as often as it is played."""
    worth: Floats = np.bincount(tree.played, won, len(tree.of)).astype(np.float64)
    worth_in_use = worth.copy()
    most, most_used, used_only = (np.full(len(tree.before), -np.inf) for _ in range(3))
    best = np.zeros(len(tree.before), np.int64)
    for here in reversed(tree.depths):
        some = _sequences(tree, here)
        of, option = tree.of[some], tree.option[some]
        np.maximum.at(most, of, worth[some])
        chosen = worth[some] == most[of]
        best[of[chosen][::-1]] = option[chosen][::-1]
        in_use = used[of] >> option & 1 == 1
        np.maximum.at(most_used, of[in_use], worth[some][in_use])
        np.maximum.at(used_only, of[in_use], worth_in_use[some][in_use])
        np.add.at(worth, tree.before[here], most[here])
        np.add.at(worth_in_use, tree.before[here], used_only[here])
    return Worths(worth[: tree.lines], worth_in_use[: tree.lines], best, most - most_used, worth)


class Habits(NamedTuple):
    """By occasion: the best option, if it must be the same on all occasions of its line that have the same aspect,"""

    closely: Numbers
    broadly: Numbers
    """or the same broad aspect."""


def habits(tree: Tree, worth: Floats) -> Habits:
    """What will be done on sights that no line leads to yet; `worth` says what each sequence is worth."""
    return Habits(_habit(tree, worth, tree.aspect), _habit(tree, worth, tree.aspect % BROAD))


def _habit(tree: Tree, worth: Floats, aspect: Numbers) -> Numbers:
    kinds, kind = np.unique(tree.line[tree.before] * ASPECTS + aspect, return_inverse=True)
    of, option = kind[tree.of[tree.lines :]], tree.option[tree.lines :]
    total = np.full((len(kinds), ORDERS + 1), -np.inf)
    total[of, option] = 0.0
    np.add.at(total, (of, option), worth[tree.lines :])
    return np.asarray(total.argmax(axis=1)[kind])


def chosen_on(tree: Tree, chosen: Numbers) -> Bools:
    """The occasions that come up if on every one of them the chosen option is taken."""
    comes_up, reached = np.zeros(len(tree.before), np.bool_), tree.of < 0
    for here in tree.depths:
        comes_up[here] = reached[tree.before[here]]
        some = _sequences(tree, here)
        of = tree.of[some]
        reached[some] = comes_up[of] & (tree.option[some] == chosen[of])
    return comes_up


def take_up(tree: Tree, found: Worths, lines: Bools, used: Numbers, slack: float) -> bool:
    """Use the best options of some lines where they gain more than `slack`, on occasions that come up; whether any."""
    comes_up, new = lines[tree.line] & (tree.of < 0), False
    for here in tree.depths:
        now = here[comes_up[tree.before[here]]]
        better = now[found.gain[now] > slack]
        used[better] |= 1 << found.best[better]
        new = new or len(better) > 0
        some = _sequences(tree, now)
        comes_up[some] = used[tree.of[some]] >> tree.option[some] & 1 == 1
    return new


def _sequences(tree: Tree, occasions: Numbers) -> Numbers:
    """All options of some occasions."""
    chosen = np.zeros(len(tree.before), np.bool_)
    chosen[occasions] = True
    return tree.lines + np.flatnonzero(chosen[tree.of[tree.lines :]])
