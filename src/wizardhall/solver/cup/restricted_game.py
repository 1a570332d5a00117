"""The round between lines that are known, solved exactly: what is decided in duels is mixed anew on every occasion.

A mix over whole strategies would need one for every combination of decisions. One linear program in sequence form
(`trees.py`) settles all occasions at once. Most lines are not needed, so it begins with those that were last time;
what the others are worth against its solution is summed up from the plays, and those that do better take part.
"""

from collections.abc import Container, Iterable
from itertools import count
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.solver.cup.best_response import Side
from wizardhall.solver.cup.buffers import Cup
from wizardhall.solver.cup.mixes import Mix, sketched, whole
from wizardhall.solver.cup.plays import Line, Occasions, Plays, plays
from wizardhall.solver.cup.program import Player, settle
from wizardhall.solver.cup.regret import Regrets, learn
from wizardhall.solver.cup.strategies import Floats, Numbers, Strategy
from wizardhall.solver.cup.trees import Habits, Worths, by_mistake, habits, take_up, tree, worths
from wizardhall.solver.linear import Growing

__all__ = ["Repertoire", "Solved"]

Plan: TypeAlias = tuple[int, ...]
Bools: TypeAlias = npt.NDArray[np.bool_]

FAR: Final = 0.3
"""A line that does so much worse than the best is given no new orders."""
NEAR: Final = 1e-3
IDLE: Final = 3
"""A line that does so much worse takes no part in programs any more after so many without use."""
SLACK: Final = 2e-10
"""What a line must do better to take part again, far less than what counts;"""
AT_ONCE: Final = 20
"""and how many do so at once, the best."""
RARE: Final = 1e-4
SELDOM: Final = 0.02
"""In a sketch, a line played less often is not in use, nor is an option less often of the times that there is it."""


class Solved(NamedTuple):
    value: float
    """For Black, between these lines."""
    mixes: tuple[Mix, Mix]


class Repertoire:
    """The lines of both players, and all plays between them."""

    def __init__(self, cup: Cup, plain: bool = False) -> None:
        """If `plain`, nobody uses an optional power."""
        self._cup, self._plain = cup, plain
        self._lines: tuple[dict[Plan, Line], dict[Plan, Line]] = {}, {}
        self._numbers = count()
        self._occasions: list[Occasions] = []
        self._plays: list[Plays] = []
        self._forgotten: tuple[list[Strategy], list[Strategy]] = [], []
        self._growing = Growing(), Growing()
        self._regrets: tuple[Regrets, Regrets] | None = None
        nothing = np.zeros(0, np.int64)
        self._used = [(nothing, nothing), (nothing, nothing)]
        """By player: occasions, sorted, and the masks of their options that took part in the last program."""

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

    def add(self, blacks: Iterable[Strategy], whites: Iterable[Strategy]) -> int:
        """Take in the plans of strategies, and the orders in which they rearrange; how many are new."""
        changed = self._changed(0, blacks), self._changed(1, whites)
        if not any(changed):
            return 0
        self._forget(*(np.array([line.number for line in some], np.int64) for some in changed))
        every = list(self._lines[0].values()), list(self._lines[1].values())
        anew = [line in changed[0] for line in every[0]], [line in changed[1] for line in every[1]]
        occasions, played = plays(self._cup.duels, every, anew, self._plain)
        self._occasions.append(occasions)
        self._plays.append(played)
        return sum(map(len, changed))

    def _changed(self, player: int, strategies: Iterable[Strategy]) -> set[Line]:
        lines, changed = self._lines[player], set()
        for strategy in strategies:
            if strategy.plan not in lines:
                lines[strategy.plan] = Line(next(self._numbers), strategy.plan)
                changed.add(lines[strategy.plan])
            if any(self._cup.rearrangers >> card & 1 for card in strategy.plan):
                changed |= {lines[strategy.plan]} if lines[strategy.plan].allow(strategy) else set()
        return changed

    def rearranging(self, player: int, side: Side, but: Container[Plan]) -> list[Plan]:
        """Plans of known lines that can rearrange, of those of a side, but for some, and not those far behind."""
        return [
            plan
            for plan, line in self._lines[player].items()
            if line.behind < FAR
            and plan not in but
            and side.has(plan)
            and any(self._cup.rearrangers >> card & 1 for card in plan)
        ]

    def begin_with(self, mixes: tuple[Mix, Mix]) -> None:
        """Let the lines of these mixes take part in the next program from the beginning; others if they do better."""
        for lines, mix in zip(self._lines, mixes, strict=True):
            played = {strategy.plan for strategy in mix.strategies}
            if played & lines.keys():
                for plan, line in lines.items():
                    line.active = plan in played

    def forget_weak(self, behind: float) -> None:
        """Lines that do so much worse than the best, and were of no use for a while; they may be found again."""
        weak = [
            [plan for plan, line in lines.items() if line.idle >= IDLE and line.behind > behind]
            for lines in self._lines
        ]
        gone = [[lines.pop(plan) for plan in some] for lines, some in zip(self._lines, weak, strict=True)]
        for forgotten, some in zip(self._forgotten, gone, strict=True):
            forgotten.extend(line.strategy for line in some)
        self._forget(*(np.array([line.number for line in some], np.int64) for some in gone))

    def recall(self) -> None:
        """All lines that were forgotten: a program needs to be told of much that a sketch does without."""
        forgotten, self._forgotten = self._forgotten, ([], [])
        again = [
            {strategy.plan for strategy in some} - lines.keys()
            for lines, some in zip(self._lines, forgotten, strict=True)
        ]
        self.add(*forgotten)
        for lines, plans in zip(self._lines, again, strict=True):
            for plan in plans:
                lines[plan].active = False

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

    def sketch(self, alike: bool, within: float) -> Solved:
        """About the equilibrium between these lines: both could gain no more than `within` by others, as a rule."""
        players, won = self._players()
        trees = players[0].tree, players[1].tree
        often, self._regrets = learn(trees, won[0], within, self._regrets)
        mixes = [
            sketched(trees[me], list(self._lines[me]), often[me], _habits(players, won, me, often[1 - me]), within / 2)
            for me in ([1] if alike else [0, 1])
        ]
        for me, player in enumerate(players):
            found = worths(player.tree, won[me] * often[1 - me][trees[1 - me].played], player.used)
            self._note_behind(me, (found.lines.max() - found.lines).tolist())
            used = _in_use(player, often[me])
            self._used[me] = player.tree.occasions, used
            self._note_use(me, often[me][: player.tree.lines] > RARE)
        if alike:  # what holds for one holds for the other
            for black, white in zip(self._lines[0].values(), self._lines[1].values(), strict=True):
                black.take_after(white)
        value = float(won[0] @ (often[0][trees[0].played] * often[1][trees[1].played]))
        return Solved(0.0 if alike else value, (mixes[0], mixes[-1]))

    def solve(self, tremble: float = 0.0, alike: bool = False, within: float = SLACK) -> Solved:
        """The equilibrium between these lines, but for `within`; `alike` if one side's mix is the other's as well.

        There is more than one as a rule. If the opponent errs a little, and does anything at all so often as `tremble`
        says, that decides between them for one that is prepared for much that is not in the repertoire yet.
        """
        players, won = self._players()
        values, often, faced = [0.0, 0.0], [np.zeros(0), np.zeros(0)], [np.zeros(0), np.zeros(0)]
        unsettled = programs = [0] if alike else [0, 1]
        while unsettled:
            first, second = unsettled[0], 1 - unsettled[0]
            values[first], mixed = settle(players[first], players[second], won[first], tremble, self._growing[first])
            faced[second], often[second] = mixed
            missed = False
            for me, against in ((first, mixed[1]), (second, mixed[0])):
                found = worths(players[me].tree, won[me] * against[players[1 - me].tree.played], players[me].used)
                missed |= self._let_in(me, players[me], found, within)
            unsettled = programs if missed else unsettled[1:]
        if alike:  # what holds for one holds for the other
            self._note_behind(1, [line.behind for line in self._lines[0].values()])
        for lines, player in zip(self._lines, players, strict=True):
            for line, takes_part in zip(lines.values(), player.active.tolist(), strict=True):
                line.idle = 0 if line.behind < NEAR else line.idle + 1
                line.active = takes_part and line.idle < IDLE
        self._used = [(player.tree.occasions, player.used) for player in players]
        mixes = [
            whole(players[me].tree, list(self._lines[me]), often[me], _habits(players, won, me, faced[me]))
            for me in ([1] if alike else [0, 1])
        ]
        return Solved(0.0 if alike else values[0], (mixes[0], mixes[-1]))

    def _players(self) -> tuple[list[Player], tuple[Floats, Floats]]:
        """What both may do, and what each wins in every play."""
        occasions = Occasions(*(np.concatenate(column) for column in zip(*self._occasions, strict=True)))
        once = np.unique(occasions.occasion, return_index=True)[1]
        occasions = Occasions(*(column[once] for column in occasions))
        black, white, won_, _, _ = Plays(*np.hstack([np.array(some) for some in self._plays]))
        won = won_.astype(np.float64), -won_.astype(np.float64)
        numbers = [[line.number for line in lines.values()] for lines in self._lines]
        trees = tree(0, numbers[0], occasions, black), tree(1, numbers[1], occasions, white)
        players = []
        for me, mine in enumerate(trees):
            other = trees[1 - me]
            nothing = np.zeros(len(mine.before), np.int64)
            used = 1 << worths(mine, won[me] * by_mistake(other)[other.played], nothing).best
            known, masks = self._used[me]
            if len(known):
                at = np.minimum(np.searchsorted(known, mine.occasions), len(known) - 1)
                used = np.where(known[at] == mine.occasions, masks[at], used)
            active = np.array([line.active for line in self._lines[me].values()])
            players.append(Player(mine, active, used))
        return players, won

    def _let_in(self, me: int, player: Player, found: Worths, within: float) -> bool:
        """Let lines and options take part that do better than all that do; whether there are any."""
        tree, active, used = player
        behind = found.in_use[active].max() - found.lines
        self._note_behind(me, behind.tolist())
        better = np.flatnonzero(behind < -within)
        chosen = np.zeros(tree.lines, np.bool_)
        chosen[better[np.argsort(behind[better], kind="stable")][:AT_ONCE]] = True
        new = bool((chosen & ~active).any())
        active[chosen] = True
        return take_up(tree, found, chosen, used, within / 1000) or new

    def _note_behind(self, player: int, behind: list[float]) -> None:
        for line, much in zip(self._lines[player].values(), behind, strict=True):
            line.behind = much

    def _note_use(self, player: int, used: Bools) -> None:
        for line, in_use in zip(self._lines[player].values(), used.tolist(), strict=True):
            line.idle = 0 if in_use else line.idle + 1
            line.active = in_use


def _habits(players: list[Player], won: tuple[Floats, Floats], me: int, faced: Floats) -> Habits:
    """What a player does on sights that come up nowhere yet: the best against what is faced, and any mistake."""
    mine, other = players[me], players[1 - me].tree
    against = won[me] * (faced + by_mistake(other))[other.played]
    return habits(mine.tree, worths(mine.tree, against, mine.used).sequences)


def _in_use(player: Player, often: Floats) -> Numbers:
    """For each occasion the mask of options that are played not too rarely."""
    tree, used = player.tree, np.zeros(len(player.tree.before), np.int64)
    of, option = tree.of[tree.lines :], tree.option[tree.lines :]
    played = often[tree.lines :] > SELDOM * often[tree.before[of]]
    np.bitwise_or.at(used, of[played], 1 << option[played])
    return np.where(used == 0, player.used, used)
