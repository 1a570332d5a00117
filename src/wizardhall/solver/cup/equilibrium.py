"""The equilibrium of a round by double oracle, over all plans and all uses of optional powers, with a certificate.

Each turn solves the round between the lines known so far and asks for the exact best responses of all; the best ones
of every pair of first cards join. If the two players have the same plans, one side's mix is taken to be the other's as
well, and most turns search for one of them; that neither seat is better off is not taken for granted: a certificate is
made for both.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from wizardhall.solver.cup.best_response import BLACK, WHITE, Answer, Side, answers, improved
from wizardhall.solver.cup.buffers import Cup
from wizardhall.solver.cup.mixes import Mix
from wizardhall.solver.cup.restricted_game import Repertoire, Solved
from wizardhall.solver.cup.strategies import Strategy

__all__ = ["CERTIFIED", "Bounds", "Contest", "Search"]

CERTIFIED: Final = 1e-9
"""A gap that counts as none."""
NOISE: Final = 1e-10
"""Gains that are not looked for: a tenth of what counts, and far more than sums of payoffs are wrong by."""
KEEP: Final = 0.1
MOST_ANSWERS: Final = 120
OFTEN: Final = 0.7
"""If both players have the same plans, a bound is made once responses gain no more than so much of the last one."""
TREMBLES: Final = (1e-5, 1e-7, 0.0)
"""How often a mistake is reckoned with; less, when there is nothing new to be found. If nobody decides, never."""
ROUGH: Final = 0.02
FINE: Final = 1e-5
EXACT: Final = 2e-10
"""The round between known lines is solved but for this part of what was gained last; if that is fine, exactly."""
FEW: Final = 8
"""With so few cards nothing is sketched."""
SKETCHED: Final = 0.08
"""A sketch leaves so much of what was gained last;"""
MANY: Final = 16
"""when a turn finds fewer new lines than this, programs solve the round between known lines."""
FORGET: Final = 0.15
NEAR, FAR = 0.02, 0.3
"""Lines are forgotten that do worse than the best by so much of what was gained, at least and at most this."""
SMALL: Final = 0.02
"""A known line is changed if that gains so much of what the best response does."""
SPARSE: Final = 8
KINDRED: Final = 0.5
"""If programs leave so few responses, their kin is looked at, and joins if it gains so much of what the best does."""


class Contest(NamedTuple):
    """A round to be solved: which plans Black has, and which White has."""

    cup: Cup
    sides: tuple[Side, Side]
    plain: bool = False
    """Whether nobody uses an optional power."""


class Bounds(NamedTuple):
    """How far a solution has come."""

    lower: float = -1.0
    """What Black's mix earns against the best response of all, and so at least."""
    upper: float = 1.0
    """What the best response of all earns against White's mix, and so at most."""
    turns: int = 0
    gained: float = 2.0
    """What best responses gained together in the last turn."""

    @property
    def gap(self) -> float:
        """What both players together could still gain: the exploitability of the two mixes, certified."""
        return self.upper - self.lower

    @property
    def value(self) -> float:
        """Of the round, for Black."""
        return (self.lower + self.upper) / 2


class Search:
    """A contest on the way to its solution: the lines of both players so far, and their best mixes."""

    def __init__(self, contest: Contest, known: tuple[Iterable[Strategy], Iterable[Strategy]] = ((), ())) -> None:
        """Begins with those of the strategies known already that a player has."""
        self.contest, self.bounds = contest, Bounds()
        self.repertoire = Repertoire(contest.cup, contest.plain)
        first = [_first(side, some) for side, some in zip(contest.sides, known, strict=True)]
        self.repertoire.add(*first)
        self.mixes = Mix.of(first[BLACK][:1]), Mix.of(first[WHITE][:1])
        self.settled = False
        """Whether the last turn found nothing new, so that another would change nothing."""
        self._tremble = TREMBLES[-1 if contest.plain else 0]
        self._wide = self._sketches = _is_wide(contest)

    def approach(self, within: float = CERTIFIED, progress: Callable[[Bounds], object] | None = None) -> Bounds:
        """Take turns until the gap is at most `within`, or settled; `progress` is told of every turn."""
        while self.bounds.gap > within and not self.settled:
            self.turn()
            if progress is not None:
                progress(self.bounds)
        return self.bounds

    def turn(self) -> None:
        """Solve what there is, find good responses, keep each player's mix if it guarantees more than before, grow."""
        alike = self.contest.sides[BLACK] == self.contest.sides[WHITE] and self.repertoire.mirrored
        within, sketches = self._within, self._sketches
        value, mixes = self._between_known(alike)
        for_black = self._answers(BLACK, mixes[WHITE], value)
        for_white = for_black if alike else self._answers(WHITE, mixes[BLACK], -value)
        gain, loss = _best(for_black, value), -_best(for_white, -value)
        certified = not alike or gain <= OFTEN * self.bounds.upper
        if alike and certified:  # that the seats are alike is not taken for granted
            loss = -_best(self._answers(WHITE, mixes[BLACK], -value), -value)
        self._note(mixes, loss, gain, certified)
        new = self.repertoire.add(*([answer.strategy for answer in some] for some in (for_black, for_white)))
        self._sketches = sketches and new >= MANY
        if sketches and not self._sketches:
            self.repertoire.recall()
        if not (new or sketches) and within == EXACT:
            self.settled = self._tremble == TREMBLES[-1]
            self._tremble_less()
        elif self.bounds.gap < self._tremble:
            self._tremble_less()

    def _tremble_less(self) -> None:
        self._tremble = next((less for less in TREMBLES if less < self._tremble), TREMBLES[-1])

    def _between_known(self, alike: bool) -> Solved:
        """Sketch or solve the round between the lines that are known, and forget the weak ones."""
        gained = self.bounds.gained
        if not self._sketches:
            solved = self.repertoire.solve(self._tremble, alike, self._within)
            self.repertoire.forget_weak(FAR)
            return solved
        sketched = self.repertoire.sketch(alike, SKETCHED * gained)
        self.repertoire.forget_weak(min(max(FORGET * gained, NEAR), FAR))
        return sketched

    @property
    def _within(self) -> float:
        """How exactly the round between known lines is to be solved: far more so than what was gained last."""
        rough = ROUGH * self.bounds.gained
        return rough if rough > FINE else EXACT

    def _note(self, mixes: tuple[Mix, Mix], loss: float, gain: float, certified: bool) -> None:
        """What the best responses leave and gain; a bound only if both were looked for."""
        lower, upper, turns, _ = self.bounds
        if certified and loss > lower:
            lower, self.mixes = loss, (mixes[BLACK], self.mixes[WHITE])
        if certified and gain < upper:
            upper, self.mixes = gain, (self.mixes[BLACK], mixes[WHITE])
        self.bounds = Bounds(lower, upper, turns + 1, gain - loss)

    def _answers(self, me: int, mix: Mix, value: float) -> list[Answer]:
        """Responses that gain something, the best first; then their kin, and known lines with better orders.

        Of plans with the same two first cards a search finds the best. When programs are solved there are few left, and
        others like them would come up one by one.
        """
        side = self.contest.sides[me]
        cup, floor, plain = self.contest.cup, value + NOISE, self.contest.plain
        found = answers(cup, me, side, mix.strategies, mix.weights, floor=floor, keep=KEEP, plain=plain)[:MOST_ANSWERS]
        if not found or plain:
            return found
        plans, gain = [answer.strategy.plan for answer in found], found[0].value - value
        if self._wide and not self._sketches and len(plans) <= SPARSE:
            found += improved(cup, me, _kin(side, plans), mix.strategies, mix.weights, value + KINDRED * gain)
        if cup.rearrangers & side.allowed:
            known = self.repertoire.rearranging(me, side, {answer.strategy.plan for answer in found})
            found += improved(cup, me, known, mix.strategies, mix.weights, value + SMALL * gain)
        return found


def _kin(side: Side, plans: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Plans that differ from some by one card, or by two that change places."""
    found = dict[tuple[int, ...], None]()
    for plan in plans:
        for one, card in enumerate(plan):
            for other in side.cards:
                changed = [card if here == other else here for here in plan]
                changed[one] = other
                found[tuple(changed)] = None
    return [plan for plan in found if side.has(plan) and plan not in plans]


def _is_wide(contest: Contest) -> bool:
    """Are there many plans, and optional powers among them?"""
    asking = contest.cup.askers & (contest.sides[BLACK].allowed | contest.sides[WHITE].allowed)
    return asking > 0 and not contest.plain and max(len(side.cards) for side in contest.sides) > FEW


def _best(found: Sequence[Answer], value: float) -> float:
    """What the best response is worth; if there is none that gains something, that little."""
    return found[0].value if found else value + NOISE


def _first(side: Side, known: Iterable[Strategy]) -> list[Strategy]:
    fitting = [strategy for strategy in known if side.has(strategy.plan)]
    return fitting or [Strategy(_any_plan(side))]


def _any_plan(side: Side) -> tuple[int, ...]:
    cards = sorted(side.cards, key=lambda card: not side.held >> card & 1)
    waits = next(card for card in reversed(cards[:6]) if side.waits >> card & 1)
    return (*(card for card in cards[:6] if card != waits), waits)
