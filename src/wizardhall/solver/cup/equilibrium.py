"""The equilibrium of a round by double oracle, over all plans and all uses of optional powers, with a certificate.

Each turn solves the game between the strategies known so far and asks for the exact best responses of all; the best
ones of every pair of first cards join. If the two players have the same plans and neither seat is better off, one
side's mix is the other's as well and one search a turn will do; that the seats are alike is not taken for granted but
seen in the payoffs, and the certificate is made for both.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np

from wizardhall.solver.cup.answer import BLACK, WHITE, Answer, Cup, Side, answers
from wizardhall.solver.cup.layout import Floats
from wizardhall.solver.cup.strategies import Strategy, payoffs
from wizardhall.solver.matrix import solve

__all__ = ["CERTIFIED", "Contest", "Mix", "State", "approach", "begin", "turn"]

CERTIFIED: Final = 1e-9
"""A gap that counts as none."""
NOISE: Final = 1e-10
"""Gains that are not looked for: a tenth of what counts, and far more than sums of payoffs are wrong by."""
KEEP: Final = 0.5
MOST_ANSWERS: Final = 80
ENOUGH: Final = 0.3


class Contest(NamedTuple):
    """A round to be solved: which plans Black has, and which White has."""

    cup: Cup
    sides: tuple[Side, Side]


class Mix(NamedTuple):
    strategies: tuple[Strategy, ...]
    weights: Floats


class State(NamedTuple):
    """Where a solution stands: the strategies of both players considered so far, and the best mixes of them."""

    strategies: tuple[tuple[Strategy, ...], tuple[Strategy, ...]]
    payoffs: Floats
    mixes: tuple[Mix, Mix]
    lower: float = -1.0
    """What Black's mix earns against the best response of all, and so at least."""
    upper: float = 1.0
    """What the best response of all earns against White's mix, and so at most."""
    turns: int = 0
    last: float = 2.0
    """What the best responses of all gained last time."""
    settled: bool = False
    """Whether the last turn found nothing new, so that another would change nothing."""

    @property
    def gap(self) -> float:
        """What both players together could still gain: the exploitability of the two mixes, certified."""
        return self.upper - self.lower

    @property
    def value(self) -> float:
        """Of the round, for Black."""
        return (self.lower + self.upper) / 2


def begin(contest: Contest, known: Iterable[Strategy] = ()) -> State:
    """A state to start from; of the strategies known already those are taken that a player has."""
    first = [tuple(_first(side, known)) for side in contest.sides]
    blacks, whites = first
    mixes = tuple(Mix(some, np.full(len(some), 1 / len(some))) for some in first)
    return State((blacks, whites), payoffs(contest.cup.duels, blacks, whites), (mixes[0], mixes[1]))


def approach(
    contest: Contest, state: State, within: float = CERTIFIED, progress: Callable[[State], object] | None = None
) -> State:
    """Take turns until the gap is at most `within`, or settled; `progress` is told of every turn."""
    while state.gap > within and not state.settled:
        state = turn(contest, state)
        if progress is not None:
            progress(state)
    return state


def turn(contest: Contest, state: State) -> State:
    """Solve what there is, find good responses, keep each player's mix if it guarantees more than before, grow.

    Most of the time of a search goes into plans with optional powers. So they are left out as long as the others gain
    enough, compared with what all of them together gained last; such a turn certifies nothing.
    """
    found = solve(state.payoffs)
    mixes = _played(state.strategies[BLACK], found.row), _played(state.strategies[WHITE], found.column)
    alike = contest.sides[BLACK] == contest.sides[WHITE] and _mirrored(state)
    if alike:
        mixes = mixes[BLACK], mixes[BLACK]
    for left_out in contest.cup.shortcuts:
        for_black = _answers(contest, BLACK, mixes[WHITE], found.value, left_out)
        for_white = for_black if alike else _answers(contest, WHITE, mixes[BLACK], -found.value, left_out)
        gain = for_black[0].value if for_black else found.value + NOISE
        loss = -for_white[0].value if for_white else found.value - NOISE
        if left_out and gain - loss > ENOUGH * state.last:
            return _grown(contest, state, for_black, for_white)
    state = state._replace(last=gain - loss)
    if alike and not for_black:  # the seats seemed alike in all that is known: now the other one has its say
        for_white = _answers(contest, WHITE, mixes[BLACK], -found.value, 0)
        loss = -for_white[0].value if for_white else found.value - NOISE
        state = state._replace(lower=loss, upper=gain, mixes=mixes)
    if gain < state.upper:
        state = state._replace(upper=gain, mixes=(state.mixes[BLACK], mixes[WHITE]))
    if loss > state.lower:
        state = state._replace(lower=loss, mixes=(mixes[BLACK], state.mixes[WHITE]))
    return _grown(contest, state, for_black, for_white)


def _first(side: Side, known: Iterable[Strategy]) -> list[Strategy]:
    cards = [card for card in range(18) if side.allowed >> card & 1]
    if side.drawn >= 0:
        cards.sort(key=lambda card: card != side.drawn)
    fitting = [strategy for strategy in known if side.has(strategy.plan)]
    return fitting or [Strategy(tuple(cards[:6]))]


def _played(strategies: Sequence[Strategy], weights: Floats) -> Mix:
    return Mix(tuple(strategies[j] for j in np.flatnonzero(weights > 0).tolist()), weights[weights > 0])


def _mirrored(state: State) -> bool:
    """Do both players have the same strategies, and does each seat win what the other would?"""
    return state.strategies[BLACK] == state.strategies[WHITE] and bool((state.payoffs == -state.payoffs.T).all())


def _answers(contest: Contest, me: int, mix: Mix, value: float, left_out: int) -> list[Answer]:
    """Responses that gain something, the best first; plans with cards of the mask `left_out` are not looked at."""
    side = contest.sides[me]
    side = side._replace(allowed=side.allowed & ~left_out | (1 << side.drawn if side.drawn >= 0 else 0))
    found = answers(contest.cup, me, side, mix.strategies, mix.weights, floor=value + NOISE, keep=KEEP)
    return found[:MOST_ANSWERS]


def _grown(contest: Contest, state: State, for_black: list[Answer], for_white: list[Answer]) -> State:
    blacks, whites = (
        [*known, *dict.fromkeys(answer.strategy for answer in new if answer.strategy not in known)]
        for known, new in zip(map(dict.fromkeys, state.strategies), (for_black, for_white), strict=True)
    )
    duels, (old_b, old_w) = contest.cup.duels, map(len, state.strategies)
    beside = payoffs(duels, blacks[:old_b], whites[old_w:])
    below = payoffs(duels, blacks[old_b:], whites)
    grown = np.vstack([np.hstack([state.payoffs, beside]), below])
    return state._replace(
        strategies=(tuple(blacks), tuple(whites)),
        payoffs=grown,
        turns=state.turns + 1,
        settled=grown.shape == state.payoffs.shape,
    )
