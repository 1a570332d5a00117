"""The equilibrium of a round by double oracle (McMahan, Gordon and Blum, 2003), with a certificate.

Each iteration solves the restricted game between the plans found so far and searches all plans, with all uses of
optional powers, for exact best responses; the best of every pair of first cards join. If the two players have the same
plans, one player's strategy is taken for the other's as well, and most iterations search for one of them only. That
neither seat is better off is not taken for granted: the certificate is made for both.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from wizardhall.solver.cup.best_response import BestResponse, best_responses, evaluate_plans
from wizardhall.solver.cup.restricted_game import RestrictedGame, RestrictedSolution
from wizardhall.solver.cup.round_game import BLACK, WHITE, PlanSpace, RoundGame
from wizardhall.solver.cup.strategies import MixedStrategy, Strategy

__all__ = ["CERTIFIED", "Bounds", "DoubleOracle"]

CERTIFIED: Final = 1e-9
"""A gap that counts as zero."""
NOISE: Final = 1e-10
"""Gains that are not searched for: a tenth of what counts, and far more than the rounding error of payoffs."""
KEEP: Final = 0.1
MAX_RESPONSES: Final = 120
CERTIFY_BELOW: Final = 0.7
"""If both players have the same plans, a bound is made once responses gain no more than this part of the last one."""
TREMBLES: Final = (1e-5, 1e-7, 0.0)
"""The probability of a mistake, reduced when there is nothing new to be found. If nobody decides, none."""
ROUGH: Final = 0.02
FINE: Final = 1e-5
EXACT: Final = 2e-10
"""The restricted game is solved to this part of what was gained last; if that is fine, exactly."""
FEW_CARDS: Final = 8
"""With no more cards than this, restricted games are never approximated."""
APPROXIMATE: Final = 0.08
"""An approximate solution is exploitable by this part of what was gained last;"""
FEW_NEW: Final = 16
"""when an iteration finds fewer new plans than this, linear programs take over."""
PRUNE: Final = 0.15
PRUNE_LEAST, PRUNE_MOST = 0.02, 0.3
"""Plans are pruned with a shortfall of this part of what was gained, at least and at most this."""
SMALL: Final = 0.02
"""A known plan gets another order if that gains this part of what the best response does."""
SPARSE: Final = 8
NEIGHBOUR: Final = 0.5
"""If programs leave so few responses, their neighbours join that gain this part of what the best response does."""


class Bounds(NamedTuple):
    """The certificate of a solution so far."""

    lower: float = -1.0
    """What Black's strategy earns against a best response, and so at least."""
    upper: float = 1.0
    """What a best response earns against White's strategy, and so at most."""
    iterations: int = 0
    gained: float = 2.0
    """What best responses gained together in the last iteration."""

    @property
    def gap(self) -> float:
        """What both players together could still gain: the exploitability of the profile, certified."""
        return self.upper - self.lower

    @property
    def value(self) -> float:
        """Of the round, for Black."""
        return (self.lower + self.upper) / 2


class DoubleOracle:
    """A game on the way to its solution: the restricted game so far, and the best strategy profile."""

    def __init__(self, game: RoundGame, known: tuple[Iterable[Strategy], Iterable[Strategy]] = ((), ())) -> None:
        """Starts with those of the known strategies that are in the players' plan spaces."""
        self.game, self.bounds = game, Bounds()
        self.restricted_game = RestrictedGame(game.tables, game.plain)
        first = [_initial(space, some) for space, some in zip(game.plan_spaces, known, strict=True)]
        self.restricted_game.add(*first)
        self.profile = MixedStrategy.uniform(first[BLACK][:1]), MixedStrategy.uniform(first[WHITE][:1])
        self.converged = False
        """Whether the last iteration found nothing new, so that another would change nothing."""
        self._tremble = TREMBLES[-1 if game.plain else 0]
        self._is_large = self._approximates = _is_large(game)

    def solve(self, within: float = CERTIFIED, progress: Callable[[Bounds], object] | None = None) -> Bounds:
        """Iterate until the gap is at most `within`, or converged; calls `progress` after every iteration."""
        while self.bounds.gap > within and not self.converged:
            self.iterate()
            if progress is not None:
                progress(self.bounds)
        return self.bounds

    def iterate(self) -> None:
        """Solve the restricted game, search for best responses, update the bounds, and add the responses."""
        spaces = self.game.plan_spaces
        symmetric = spaces[BLACK] == spaces[WHITE] and self.restricted_game.is_symmetric
        within, approximates = self._within, self._approximates
        value, profile = self._solve_restricted_game(symmetric)
        for_black = self._responses(BLACK, profile[WHITE], value)
        for_white = for_black if symmetric else self._responses(WHITE, profile[BLACK], -value)
        upper, lower = _best_value(for_black, value), -_best_value(for_white, -value)
        certified = not symmetric or upper <= CERTIFY_BELOW * self.bounds.upper
        if symmetric and certified:  # that the seats are alike is not taken for granted
            lower = -_best_value(self._responses(WHITE, profile[BLACK], -value), -value)
        self._update_bounds(profile, lower, upper, certified)
        new = self.restricted_game.add(*([each.strategy for each in some] for some in (for_black, for_white)))
        self._approximates = approximates and new >= FEW_NEW
        if approximates and not self._approximates:
            self.restricted_game.restore_pruned()
        if not (new or approximates) and within == EXACT:
            self.converged = self._tremble == TREMBLES[-1]
            self._tremble_less()
        elif self.bounds.gap < self._tremble:
            self._tremble_less()

    def _tremble_less(self) -> None:
        self._tremble = next((less for less in TREMBLES if less < self._tremble), TREMBLES[-1])

    def _solve_restricted_game(self, symmetric: bool) -> RestrictedSolution:
        """Approximately or exactly; then prune weak plans."""
        gained = self.bounds.gained
        if not self._approximates:
            solved = self.restricted_game.solve(self._tremble, symmetric, self._within)
            self.restricted_game.prune(PRUNE_MOST)
            return solved
        approximated = self.restricted_game.approximate(symmetric, APPROXIMATE * gained)
        self.restricted_game.prune(min(max(PRUNE * gained, PRUNE_LEAST), PRUNE_MOST))
        return approximated

    @property
    def _within(self) -> float:
        """How exactly the restricted game is to be solved: far more so than what was gained last."""
        rough = ROUGH * self.bounds.gained
        return rough if rough > FINE else EXACT

    def _update_bounds(
        self, profile: tuple[MixedStrategy, MixedStrategy], lower: float, upper: float, certified: bool
    ) -> None:
        """With what best responses earn; they bound the value only if both were searched for."""
        old_lower, old_upper, iterations, _ = self.bounds
        gained = upper - lower
        if certified and lower > old_lower:
            old_lower, self.profile = lower, (profile[BLACK], self.profile[WHITE])
        if certified and upper < old_upper:
            old_upper, self.profile = upper, (self.profile[BLACK], profile[WHITE])
        self.bounds = Bounds(old_lower, old_upper, iterations + 1, gained)

    def _responses(self, me: int, mixed: MixedStrategy, value: float) -> list[BestResponse]:
        """Responses that gain something, the best first; then their neighbours, and known plans with better orders.

        Of plans with the same two first cards a search finds only the best. When linear programs are solved, few
        responses are left, and others like them would come up one by one.
        """
        space, tables = self.game.plan_spaces[me], self.game.tables
        floor, plain = value + NOISE, self.game.plain
        found = best_responses(tables, me, space, mixed, floor=floor, keep=KEEP, plain=plain)[:MAX_RESPONSES]
        if not found or plain:
            return found
        plans, gain = [response.strategy.plan for response in found], found[0].value - value
        if self._is_large and not self._approximates and len(plans) <= SPARSE:
            found += evaluate_plans(tables, me, _neighbours(space, plans), mixed, value + NEIGHBOUR * gain)
        if tables.rearrangers & space.allowed:
            known = self.restricted_game.rearranging(me, space, {response.strategy.plan for response in found})
            found += evaluate_plans(tables, me, known, mixed, value + SMALL * gain)
        return found


def _neighbours(space: PlanSpace, plans: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Plans that differ from some by one card, or by two that change places."""
    found = dict[tuple[int, ...], None]()
    for plan in plans:
        for one, card in enumerate(plan):
            for other in space.cards:
                changed = [card if here == other else here for here in plan]
                changed[one] = other
                found[tuple(changed)] = None
    return [plan for plan in found if space.has(plan) and plan not in plans]


def _is_large(game: RoundGame) -> bool:
    """Are there many plans, and optional powers among them?"""
    asking = game.tables.askers & (game.plan_spaces[BLACK].allowed | game.plan_spaces[WHITE].allowed)
    return asking > 0 and not game.plain and max(len(space.cards) for space in game.plan_spaces) > FEW_CARDS


def _best_value(found: Sequence[BestResponse], value: float) -> float:
    """Of the best response; if none gains anything, the little that was not searched for."""
    return found[0].value if found else value + NOISE


def _initial(space: PlanSpace, known: Iterable[Strategy]) -> list[Strategy]:
    fitting = [strategy for strategy in known if space.has(strategy.plan)]
    return fitting or [Strategy(_any_plan(space))]


def _any_plan(space: PlanSpace) -> tuple[int, ...]:
    cards = sorted(space.cards, key=lambda card: not space.held >> card & 1)
    waits = next(card for card in reversed(cards[:6]) if space.waits >> card & 1)
    return (*(card for card in cards[:6] if card != waits), waits)
