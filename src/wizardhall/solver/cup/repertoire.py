"""The round between lines that are known, solved exactly: what is decided in duels is mixed anew on every occasion.

A mix over whole strategies would need one for every combination of decisions. In the *sequence form* (Koller, Megiddo
and von Stengel, 1996) the unknowns are how often each sequence is played, which one linear program settles for all
occasions at once. Of that a few whole strategies are made again, as many as there are occasions that are mixed.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import count, pairwise
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from scipy.sparse import block_array, coo_array, csr_array

from wizardhall.solver.cup.dominance import drop_options
from wizardhall.solver.cup.plays import ORDERS, Line, Occasions, Plays, after, beginning, plays
from wizardhall.solver.cup.strategies import Floats, Numbers, Strategy
from wizardhall.solver.cup.workplace import Cup
from wizardhall.solver.linear import Growing, Program

__all__ = ["Mix", "Repertoire", "Solved"]

Plan: TypeAlias = tuple[int, ...]

BEHIND: Final = 0.3
PATIENCE: Final = 4
"""A line may be forgotten if it does so much worse than the best, and so many solutions did without it."""
NEVER: Final = 1e-11
"""What is played less often than this is not played."""


class Mix(NamedTuple):
    strategies: tuple[Strategy, ...]
    weights: Floats

    @classmethod
    def of(cls, strategies: Sequence[Strategy]) -> "Mix":
        """Each as often as the others."""
        return cls(tuple(strategies), np.full(len(strategies), 1 / len(strategies)))


class Solved(NamedTuple):
    value: float
    """For Black, between these lines."""
    mixes: tuple[Mix, Mix]


class Tree(NamedTuple):
    """What one player may do: sequences, the lines first, then one for every option of an occasion."""

    lines: int
    names: Numbers
    """Hashes of the sequences,"""
    occasions: Numbers
    """and of the occasions."""
    before: Numbers
    """The sequence before each occasion."""
    sight: Numbers
    way: Numbers
    of: Numbers
    """The occasion of each sequence; of a line, -1."""
    option: Numbers


class Repertoire:
    """The lines of both players, and all plays between them."""

    def __init__(self, cup: Cup) -> None:
        self._cup = cup
        self._lines: tuple[dict[Plan, Line], dict[Plan, Line]] = {}, {}
        self._numbers = count()
        self._occasions: list[Occasions] = []
        self._plays: list[Plays] = []
        self._growing = Growing(), Growing()

    @property
    def strategies(self) -> tuple[list[Strategy], list[Strategy]]:
        """All lines with all orders that they know: `add` of them makes the same repertoire."""
        blacks, whites = ([line.strategy for line in lines.values()] for lines in self._lines)
        return blacks, whites

    @property
    def mirrored(self) -> bool:
        """Do both players have the same lines?"""
        blacks, whites = ([(line.plan, line.orders) for line in lines.values()] for lines in self._lines)
        return blacks == whites

    def add(self, blacks: Iterable[Strategy], whites: Iterable[Strategy]) -> bool:
        """Take in the plans of strategies, and the orders in which they rearrange; whether anything is new."""
        changed = self._changed(0, blacks), self._changed(1, whites)
        if not any(changed):
            return False
        self._forget(*(np.array([line.number for line in some], np.int64) for some in changed))
        every = list(self._lines[0].values()), list(self._lines[1].values())
        anew = [line in changed[0] for line in every[0]], [line in changed[1] for line in every[1]]
        occasions, played = plays(self._cup.duels, every, anew)
        self._occasions.append(occasions)
        self._plays.append(played)
        return True

    def _changed(self, player: int, strategies: Iterable[Strategy]) -> set[Line]:
        lines, changed = self._lines[player], set()
        for strategy in strategies:
            if strategy.plan not in lines:
                lines[strategy.plan] = Line(next(self._numbers), strategy.plan)
                changed.add(lines[strategy.plan])
            if any(self._cup.rearrangers >> card & 1 for card in strategy.plan):
                changed |= {lines[strategy.plan]} if lines[strategy.plan].allow(strategy) else set()
        return changed

    def forget_weak(self) -> None:
        """Lines that fall far behind, and have had their chance; they may be found again."""
        weak = [
            [plan for plan, line in lines.items() if line.solved > PATIENCE and line.behind > BEHIND]
            for lines in self._lines
        ]
        gone = [[lines.pop(plan).number for plan in some] for lines, some in zip(self._lines, weak, strict=True)]
        self._forget(np.array(gone[0], np.int64), np.array(gone[1], np.int64))

    def _forget(self, blacks: Numbers, whites: Numbers) -> None:
        """All plays of lines that changed, and their occasions."""
        for number, some in enumerate(self._plays):
            stay = ~(np.isin(some.black_line, blacks) | np.isin(some.white_line, whites))
            if not stay.all():
                self._plays[number] = Plays(*(column[stay] for column in some))
        for number, some_ in enumerate(self._occasions):
            lines = np.where(some_.player == 0, np.isin(some_.line, blacks), np.isin(some_.line, whites))
            if lines.any():
                self._occasions[number] = Occasions(*(column[~lines] for column in some_))

    def solve(self, tremble: float = 0.0, alike: bool = False) -> Solved:
        """The equilibrium between these lines; `alike` if one side's mix is the other's as well.

        There is more than one as a rule. If the opponent errs a little, and plays some line by mistake so often as
        `tremble` says, that decides between them for one that is prepared for much that is not in the repertoire yet.
        """
        occasions = Occasions(*(np.concatenate(column) for column in zip(*self._occasions, strict=True)))
        once = np.unique(occasions.occasion, return_index=True)[1]
        occasions = Occasions(*(column[once] for column in occasions))
        together = Plays(*np.hstack([np.array(some) for some in self._plays]))
        numbers = [[line.number for line in lines.values()] for lines in self._lines]
        black, blacks = _tree(0, numbers[0], occasions, together.black)
        white, whites = _tree(1, numbers[1], occasions, together.white)
        trees, played, won = (black, white), (blacks, whites), together.won
        merged = _merged(trees, played, won)
        value, white_often, white_behind = _program(trees, merged, played, won, tremble, self._growing[0])
        if alike:
            value, black_often, black_behind = 0.0, white_often, white_behind
        else:
            _, black_often, black_behind = _program(
                trees[::-1], merged[::-1], played[::-1], -won, tremble, self._growing[1]
            )
        often = black_often, white_often
        for lines, behind in zip(self._lines, (black_behind, white_behind), strict=True):
            for line, much in zip(lines.values(), behind.tolist(), strict=True):
                line.behind = much
                line.solved += 1
        mixes = [_mix(tree, list(lines), some) for tree, lines, some in zip(trees, self._lines, often, strict=True)]
        return Solved(value, (mixes[0], mixes[1]))


def _tree(player: int, numbers: list[int], occasions: Occasions, played: Numbers) -> tuple[Tree, Numbers]:
    """The tree of a player, and the number of the sequence in each play."""
    lines = len(numbers)
    mine = occasions.player == player
    masks = occasions.options[mine]
    of, option = np.nonzero(masks[:, np.newaxis] >> np.arange(ORDERS + 1) & 1)
    hashes = np.empty(lines + len(of), np.int64)
    hashes[:lines] = beginning(player, np.array(numbers))
    after(occasions.occasion[mine][of], option, hashes[lines:])
    order = np.argsort(hashes)

    def number(wanted: Numbers) -> Numbers:
        return np.asarray(order[np.searchsorted(hashes, wanted, sorter=order)])

    no_line = np.full(lines, -1)
    tree = Tree(
        lines,
        hashes,
        occasions.occasion[mine],
        number(occasions.before[mine]),
        occasions.sight[mine],
        occasions.way[mine],
        np.concatenate([no_line, of]),
        np.concatenate([no_line, option]),
    )
    return tree, number(played)


def _merged(trees: tuple[Tree, Tree], played: tuple[Numbers, Numbers], won: Numbers) -> tuple[Numbers, Numbers]:
    """For each sequence the one that stands for it, -1 if it need not be played: others do as well whatever happens.

    On most occasions one option is at least as good as the others against everything that can have led there.
    """
    merged = tuple(np.arange(len(tree.of)) for tree in trees)
    changed = True
    while changed:
        changed = False
        for player, sign in ((0, 1), (1, -1)):
            mine, theirs = merged[player][played[player]], merged[1 - player][played[1 - player]]
            there = (mine >= 0) & (theirs >= 0)
            changed |= _drop_options(trees[player], merged[player], mine[there], theirs[there], sign * won[there])
    return merged[0], merged[1]


def _drop_options(tree: Tree, merged: Numbers, mine: Numbers, theirs: Numbers, won: Numbers) -> bool:
    """Drop options of the last occasions that another one is never worse than; whether there were any."""
    occasion, option = tree.of[mine], tree.option[mine]
    order = np.lexsort((option, theirs, occasion))
    order = order[occasion[order] >= 0]
    return bool(
        drop_options(
            occasion[order], option[order], theirs[order], won[order], tree.before, tree.of, tree.option, merged
        )
    )


def _program(
    trees: tuple[Tree, Tree],
    merged: tuple[Numbers, Numbers],
    played: tuple[Numbers, Numbers],
    won: Numbers,
    tremble: float,
    growing: Growing,
) -> tuple[float, Floats, Floats]:
    """The value for the first player, how often the second plays each sequence, and how far its lines fall behind.

    The program is the first player's: how often to play each sequence so that the best that the other can do is worst,
    every line at least a little. Its dual is the second player's answer to that, which is exact as long as so little
    trembling changes nothing but ties.
    """
    forms = _form(trees[0], merged[0]), _form(trees[1], merged[1])
    mine, theirs = forms
    at = [form.place[play] for form, play in zip(forms, played, strict=True)]
    there = (at[0] >= 0) & (at[1] >= 0)
    shape = mine.flows.shape[1], theirs.flows.shape[1]
    earned = coo_array((won[there].astype(float), (at[0][there], at[1][there])), shape).tocsr()
    sequences, worths, flows = shape[0], theirs.flows.shape[0], mine.flows.shape[0]
    least = np.zeros(sequences)
    least[mine.place[: trees[0].lines]] = tremble / trees[0].lines
    everything = np.full(sequences + worths, np.inf)
    one = np.concatenate([[1.0], np.zeros(flows - 1)])
    found = growing.solve(
        Program(
            cost=np.concatenate([np.zeros(sequences), [-1.0], np.zeros(worths - 1)]),
            matrix=block_array([[-earned.T, theirs.flows.T], [mine.flows, None]]).tocsc(),
            columns=np.concatenate([mine.sequences, ~theirs.occasions]),
            column_bounds=(np.concatenate([least, -everything[sequences:]]), everything),
            rows=np.concatenate([theirs.sequences, ~mine.occasions]),
            row_bounds=(
                np.concatenate([np.full(shape[1], -np.inf), one]),
                np.concatenate([np.zeros(shape[1]), one]),
            ),
        )
    )
    often = np.append(-found.prices[: shape[1]], 0.0)[theirs.place]
    return -found.least, often, -found.rows[theirs.place[: trees[1].lines]]


class Form(NamedTuple):
    """The sequences of a player in a program."""

    place: Numbers
    """Where each sequence stands; -1 if it does not."""
    sequences: Numbers
    """The names of those that do."""
    occasions: Numbers
    """The names of what is decided: which line, then what on each occasion."""
    flows: csr_array
    """What must be true of how often they are played: the lines make one together, the options of an occasion as much
    as what came before it."""


def _form(tree: Tree, merged: Numbers) -> Form:
    own = merged == np.arange(len(merged))
    place = np.append(np.cumsum(own) - 1, -1)[np.where(merged >= 0, merged, -1)]
    options = np.flatnonzero(own & (tree.of >= 0))
    open_, row = np.unique(tree.of[options], return_inverse=True)
    rows = np.concatenate([np.zeros(tree.lines, np.int64), 1 + row, 1 + np.arange(len(open_))])
    columns = np.concatenate([place[: tree.lines], place[options], place[tree.before[open_]]])
    entries = np.concatenate([np.ones(tree.lines + len(options)), -np.ones(len(open_))])
    there = columns >= 0
    shape = 1 + len(open_), int(own.sum())
    flows = coo_array((entries[there], (rows[there], columns[there])), shape).tocsr()
    return Form(place, tree.names[own], np.concatenate([[0], tree.occasions[open_]]), flows)


def _mix(tree: Tree, plans: Sequence[Plan], often: Floats) -> Mix:
    """Whole strategies that together play each sequence as often.

    A line is played on a stretch of numbers as long as it is often; every occasion divides the stretch of what came
    before it. Between two ends of stretches all decisions are fixed, and that is a strategy.
    """
    occasions, sequences = defaultdict[int, list[int]](list), defaultdict[int, list[int]](list)
    for occasion, before in enumerate(tree.before.tolist()):
        occasions[before].append(occasion)
    for sequence, occasion in enumerate(tree.of.tolist()):
        sequences[occasion].append(sequence)
    strategies: list[Strategy] = []
    weights: list[float] = []
    for number in range(tree.lines):
        if often[number] <= NEVER:
            continue
        decided: list[tuple[float, float, int, int, int]] = []
        open_ = [(number, 0.0, float(often[number]))]
        while open_:
            before, begin, end = open_.pop()
            for occasion in occasions[before]:
                shares = np.maximum(often[sequences[occasion]], 0.0)
                if shares.sum() <= NEVER:
                    continue
                ends = begin + (end - begin) * np.cumsum(shares) / shares.sum()
                low = begin
                for sequence, high in zip(sequences[occasion], ends.tolist(), strict=True):
                    if high - low > NEVER:
                        option = int(tree.option[sequence])
                        if option:
                            decided.append((low, high, int(tree.sight[occasion]), option, occasion))
                        open_.append((sequence, low, high))
                        low = high
        cuts = sorted({0.0, float(often[number]), *(cut for low, high, _, _, _ in decided for cut in (low, high))})
        for low, high in pairwise(cuts):
            if high - low > NEVER:
                middle = (low + high) / 2
                there = [each for each in decided if each[0] < middle < each[1]]
                rules = sorted((sight, option) for _, _, sight, option, _ in there)
                way = np.unique(tree.way[[occasion for *_, occasion in there]]) if there else ()
                strategies.append(Strategy(plans[number], tuple(rules), tuple(map(int, way))))
                weights.append(high - low)
    total = np.array(weights)
    return Mix(tuple(strategies), total / total.sum())
