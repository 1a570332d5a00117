"""The restricted game: the round between the plans that a double oracle has found so far, solved in sequence form.

A mixture of pure strategies would need one for every combination of choices. One linear program (`sequence_lp`) settles
all information sets at once. Most plans are not needed, so it starts with those that were used last time; the others
are evaluated against its solution by summing over the terminal histories, and those that do better become active
(Bošanský, Kiekintveld, Lisý and Pěchouček, 2014).
"""

from collections.abc import Container, Iterable
from itertools import count
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from wizardhall.solver.cup.card_tables import CardTables
from wizardhall.solver.cup.cfr_plus import Regrets, run_cfr_plus
from wizardhall.solver.cup.game_tree import Infosets, RestrictedPlan, Terminals, expand
from wizardhall.solver.cup.realization_plan import to_mixed_strategy, to_sparse_mixed_strategy
from wizardhall.solver.cup.round_game import PlanSpace
from wizardhall.solver.cup.sequence_form import (
    DefaultActions,
    Values,
    activate_options,
    best_values,
    default_actions,
    sequence_form,
    uniform_realization,
)
from wizardhall.solver.cup.sequence_lp import ActiveSet, solve_sequence_lp
from wizardhall.solver.cup.strategies import Floats, Integers, MixedStrategy, Strategy
from wizardhall.solver.linear_program import WarmStartedSolver

__all__ = ["RestrictedGame", "RestrictedSolution"]

Plan: TypeAlias = tuple[int, ...]
Bools: TypeAlias = npt.NDArray[np.bool_]

FAR: Final = 0.3
"""A plan with a larger shortfall is given no new orders."""
NEAR: Final = 1e-3
MAX_IDLE: Final = 3
"""A plan with a larger shortfall becomes inactive after as many programs without use."""
SLACK: Final = 2e-10
"""What a plan must gain to become active again, far less than what counts;"""
ACTIVATED_AT_ONCE: Final = 20
"""and how many do so at once, the best."""
RARE_PLAN: Final = 1e-4
RARE_OPTION: Final = 0.02
"""In an approximate solution, a plan that is played less often is not in use, nor an option at its information set."""


class RestrictedSolution(NamedTuple):
    value: float
    """For Black, between these plans."""
    profile: tuple[MixedStrategy, MixedStrategy]


class RestrictedGame:
    """The plans of both players, and the game tree between them."""

    def __init__(self, tables: CardTables, plain: bool = False) -> None:
        """If `plain`, every optional power is declined."""
        self._tables, self._plain = tables, plain
        self._plans: tuple[dict[Plan, RestrictedPlan], dict[Plan, RestrictedPlan]] = {}, {}
        self._numbers = count()
        self._infosets: list[Infosets] = []
        self._terminals: list[Terminals] = []
        self._pruned: tuple[list[Strategy], list[Strategy]] = [], []
        self._solvers = WarmStartedSolver(), WarmStartedSolver()
        self._regrets: tuple[Regrets, Regrets] | None = None
        nothing = np.zeros(0, np.int64)
        self._used = [(nothing, nothing), (nothing, nothing)]
        """By player: information sets, sorted, and the masks of their options that were active in the last program."""

    @property
    def strategies(self) -> tuple[list[Strategy], list[Strategy]]:
        """All plans with all their orders: adding them to another restricted game makes the same one."""
        blacks, whites = ([each.strategy for each in plans.values()] for plans in self._plans)
        return blacks, whites

    @property
    def is_symmetric(self) -> bool:
        """Do both players have the same plans?"""
        blacks, whites = ([(each.plan, each.orders) for each in plans.values()] for plans in self._plans)
        return blacks == whites

    def add(self, blacks: Iterable[Strategy], whites: Iterable[Strategy]) -> int:
        """Take in the plans of strategies, and the orders in which they rearrange; how many are new."""
        changed = self._changed(0, blacks), self._changed(1, whites)
        if not any(changed):
            return 0
        self._drop_histories(*(np.array([each.number for each in some], np.int64) for some in changed))
        every = list(self._plans[0].values()), list(self._plans[1].values())
        marked = [each in changed[0] for each in every[0]], [each in changed[1] for each in every[1]]
        infosets, terminals = expand(self._tables.duels, every, marked, self._plain)
        self._infosets.append(infosets)
        self._terminals.append(terminals)
        return sum(map(len, changed))

    def _changed(self, player: int, strategies: Iterable[Strategy]) -> set[RestrictedPlan]:
        plans, changed = self._plans[player], set()
        for strategy in strategies:
            if strategy.plan not in plans:
                plans[strategy.plan] = RestrictedPlan(next(self._numbers), strategy.plan)
                changed.add(plans[strategy.plan])
            if any(self._tables.rearrangers >> card & 1 for card in strategy.plan):
                changed |= {plans[strategy.plan]} if plans[strategy.plan].allow(strategy) else set()
        return changed

    def rearranging(self, player: int, space: PlanSpace, excluded: Container[Plan]) -> list[Plan]:
        """Plans of a space that can rearrange, except for some and for those with a large shortfall."""
        return [
            plan
            for plan, restricted in self._plans[player].items()
            if restricted.shortfall < FAR
            and plan not in excluded
            and space.has(plan)
            and any(self._tables.rearrangers >> card & 1 for card in plan)
        ]

    def warm_start(self, profile: tuple[MixedStrategy, MixedStrategy]) -> None:
        """Start the next program with the plans of these mixed strategies; others join if they do better."""
        for plans, mixed in zip(self._plans, profile, strict=True):
            played = {strategy.plan for strategy in mixed.strategies}
            if played & plans.keys():
                for plan, restricted in plans.items():
                    restricted.active = plan in played

    def prune(self, shortfall: float) -> None:
        """Drop plans with a larger shortfall that have been idle for a while; they may be found again."""
        weak = [
            [plan for plan, each in plans.items() if each.idle >= MAX_IDLE and each.shortfall > shortfall]
            for plans in self._plans
        ]
        gone = [[plans.pop(plan) for plan in some] for plans, some in zip(self._plans, weak, strict=True)]
        for pruned, some in zip(self._pruned, gone, strict=True):
            pruned.extend(each.strategy for each in some)
        self._drop_histories(*(np.array([each.number for each in some], np.int64) for some in gone))

    def restore_pruned(self) -> None:
        """Add all plans that were pruned: a linear program needs many that an approximate solution does without."""
        pruned, self._pruned = self._pruned, ([], [])
        restored = [
            {strategy.plan for strategy in some} - plans.keys() for plans, some in zip(self._plans, pruned, strict=True)
        ]
        self.add(*pruned)
        for plans, some_plans in zip(self._plans, restored, strict=True):
            for plan in some_plans:
                plans[plan].active = False

    def _drop_histories(self, blacks: Integers, whites: Integers) -> None:
        """Of plans that changed: their terminal histories and information sets."""
        for number, some in enumerate(self._terminals):
            stay = ~(np.isin(some.black_plan, blacks) | np.isin(some.white_plan, whites))
            if not stay.all():
                self._terminals[number] = Terminals(*(column[stay] for column in some))
        for number, some_ in enumerate(self._infosets):
            gone = np.where(some_.player == 0, np.isin(some_.plan, blacks), np.isin(some_.plan, whites))
            if gone.any():
                self._infosets[number] = Infosets(*(column[~gone] for column in some_))

    def approximate(self, symmetric: bool, within: float) -> RestrictedSolution:
        """About the equilibrium: its exploitability between these plans is at most `within`, as a rule."""
        players, payoffs = self._players()
        forms = players[0].form, players[1].form
        realizations, self._regrets = run_cfr_plus(forms, payoffs[0], within, self._regrets)
        profile = [
            to_sparse_mixed_strategy(
                forms[me],
                list(self._plans[me]),
                realizations[me],
                _default_actions(players, payoffs, me, realizations[1 - me]),
                within / 2,
            )
            for me in ([1] if symmetric else [0, 1])
        ]
        for me, player in enumerate(players):
            values = best_values(
                player.form, payoffs[me] * realizations[1 - me][forms[1 - me].terminal], player.options
            )
            self._note_shortfall(me, (values.plans.max() - values.plans).tolist())
            used = _options_in_use(player, realizations[me])
            self._used[me] = player.form.infoset_ids, used
            self._note_use(me, realizations[me][: player.form.plan_count] > RARE_PLAN)
        if symmetric:  # what holds for one player holds for the other
            for black, white in zip(self._plans[0].values(), self._plans[1].values(), strict=True):
                black.copy_status(white)
        value = float(payoffs[0] @ (realizations[0][forms[0].terminal] * realizations[1][forms[1].terminal]))
        return RestrictedSolution(0.0 if symmetric else value, (profile[0], profile[-1]))

    def solve(self, tremble: float = 0.0, symmetric: bool = False, within: float = SLACK) -> RestrictedSolution:
        """The equilibrium to `within`; if `symmetric`, one player's strategy is taken for the other's as well.

        There are many equilibria as a rule. If the opponent trembles, playing uniformly with that probability, one is
        chosen that is prepared for much that is not in the restricted game yet.
        """
        players, payoffs = self._players()
        values, realizations, faced = [0.0, 0.0], [np.zeros(0), np.zeros(0)], [np.zeros(0), np.zeros(0)]
        unsettled = programs = [0] if symmetric else [0, 1]
        while unsettled:
            first, second = unsettled[0], 1 - unsettled[0]
            values[first], both = solve_sequence_lp(
                players[first], players[second], payoffs[first], tremble, self._solvers[first]
            )
            faced[second], realizations[second] = both
            missed = False
            for me, against in ((first, both[1]), (second, both[0])):
                weighted = payoffs[me] * against[players[1 - me].form.terminal]
                found = best_values(players[me].form, weighted, players[me].options)
                missed |= self._activate(me, players[me], found, within)
            unsettled = programs if missed else unsettled[1:]
        if symmetric:  # what holds for one player holds for the other
            self._note_shortfall(1, [each.shortfall for each in self._plans[0].values()])
        for plans, player in zip(self._plans, players, strict=True):
            for restricted, active in zip(plans.values(), player.plans.tolist(), strict=True):
                restricted.idle = 0 if restricted.shortfall < NEAR else restricted.idle + 1
                restricted.active = active and restricted.idle < MAX_IDLE
        self._used = [(player.form.infoset_ids, player.options) for player in players]
        profile = [
            to_mixed_strategy(
                players[me].form,
                list(self._plans[me]),
                realizations[me],
                _default_actions(players, payoffs, me, faced[me]),
            )
            for me in ([1] if symmetric else [0, 1])
        ]
        return RestrictedSolution(0.0 if symmetric else values[0], (profile[0], profile[-1]))

    def _players(self) -> tuple[list[ActiveSet], tuple[Floats, Floats]]:
        """The sequence forms of both, with what is active, and what each wins in every terminal history."""
        infosets = Infosets(*(np.concatenate(column) for column in zip(*self._infosets, strict=True)))
        once = np.unique(infosets.infoset, return_index=True)[1]
        infosets = Infosets(*(column[once] for column in infosets))
        terminals = Terminals(*np.hstack([np.array(some) for some in self._terminals]))
        payoffs = terminals.payoff.astype(np.float64), -terminals.payoff.astype(np.float64)
        numbers = [[each.number for each in plans.values()] for plans in self._plans]
        forms = (
            sequence_form(0, numbers[0], infosets, terminals.black),
            sequence_form(1, numbers[1], infosets, terminals.white),
        )
        players = []
        for me, mine in enumerate(forms):
            other = forms[1 - me]
            nothing = np.zeros(len(mine.parent), np.int64)
            used = 1 << best_values(mine, payoffs[me] * uniform_realization(other)[other.terminal], nothing).best_option
            known, masks = self._used[me]
            if len(known):
                at = np.minimum(np.searchsorted(known, mine.infoset_ids), len(known) - 1)
                used = np.where(known[at] == mine.infoset_ids, masks[at], used)
            active = np.array([each.active for each in self._plans[me].values()])
            players.append(ActiveSet(mine, active, used))
        return players, payoffs

    def _activate(self, me: int, player: ActiveSet, values: Values, within: float) -> bool:
        """Activate plans and options that do better than all that are active; whether there are any."""
        form, active, used = player
        shortfall = values.plans_in_use[active].max() - values.plans
        self._note_shortfall(me, shortfall.tolist())
        better = np.flatnonzero(shortfall < -within)
        chosen = np.zeros(form.plan_count, np.bool_)
        chosen[better[np.argsort(shortfall[better], kind="stable")][:ACTIVATED_AT_ONCE]] = True
        new = bool((chosen & ~active).any())
        active[chosen] = True
        return activate_options(form, values, chosen, used, within / 1000) or new

    def _note_shortfall(self, player: int, shortfalls: list[float]) -> None:
        for restricted, shortfall in zip(self._plans[player].values(), shortfalls, strict=True):
            restricted.shortfall = shortfall

    def _note_use(self, player: int, used: Bools) -> None:
        for restricted, in_use in zip(self._plans[player].values(), used.tolist(), strict=True):
            restricted.idle = 0 if in_use else restricted.idle + 1
            restricted.active = in_use


def _default_actions(
    players: list[ActiveSet], payoffs: tuple[Floats, Floats], me: int, faced: Floats
) -> DefaultActions:
    """What a player does at observations that nothing leads to yet: the best against what is faced, and any mistake."""
    mine, other = players[me], players[1 - me].form
    weighted = payoffs[me] * (faced + uniform_realization(other))[other.terminal]
    return default_actions(mine.form, best_values(mine.form, weighted, mine.options).sequences)


def _options_in_use(player: ActiveSet, realization: Floats) -> Integers:
    """For each information set the mask of options that are not rare."""
    form, used = player.form, np.zeros(len(player.form.parent), np.int64)
    infoset, option = form.infoset[form.plan_count :], form.option[form.plan_count :]
    played = realization[form.plan_count :] > RARE_OPTION * realization[form.parent[infoset]]
    np.bitwise_or.at(used, infoset[played], 1 << option[played])
    return np.where(used == 0, player.options, used)
