"""Whole matches by the million: a policy per seat plans, answers and swaps; tokens and totals decide (CUP-G1, CUP-G2).

>>> from wizardhall.cup import CUP
>>> from wizardhall.cup.fast.batch import FastCup
>>> from wizardhall.cup.fast.matches import play_matches, random_policy
>>> played = play_matches(FastCup(CUP.cards()), random_policy(), random_policy(), 1000, seed=1)
>>> bool((played.winners > 0).all())
True
"""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wizardhall.compiled import compiling, jit
from wizardhall.cup.cards import SET_SIZE
from wizardhall.cup.fast.batch import FastCup, Plans, Winners, packed, stances_for
from wizardhall.cup.fast.chance import Stream, below, mixed
from wizardhall.cup.fast.plans import CARD, PLAN_CARDS, STANCES, Numbers, card_at, laid_at, with_places_swapped
from wizardhall.cup.fast.waves import rounds

__all__ = ["Played", "Policy", "play_matches", "random_policy", "weighted_plans"]

MOST_ROUNDS: Final = 3
"""Every round gives a token, and two are enough."""


class Policy(NamedTuple):
    """How a seat plays: by weighted plans, or with none of them at random.

    `first` says for each drawn card where its plans begin in `plans`; those of one team stand together.
    """

    first: Numbers
    plans: Numbers
    stances: Numbers
    sums: npt.NDArray[np.float64]
    """The weights of `plans` summed up from the beginning, with a 0 before the first."""
    teams: Numbers
    """For each plan where the plans of its team begin and end."""


class Played(NamedTuple):
    """Matches in rows. `plans` and `stances` are by round and seat, -1 for rounds that were not needed."""

    winners: Winners
    """1: Black, 2: White, 3: both."""
    rounds: Winners
    tokens: Winners
    drawn: Winners
    plans: Numbers
    stances: Numbers


def random_policy() -> Policy:
    """Any team, any plan, any stance; before later rounds one swap in two, any for any."""
    empty = np.zeros(0, np.int64)
    return Policy(np.zeros(SET_SIZE + 1, np.int64), empty, empty, np.zeros(1), np.zeros((0, 2), np.int64))


def weighted_plans(drawn: npt.ArrayLike, plans: Plans, weights: npt.ArrayLike, stances: npt.ArrayLike = 0) -> Policy:
    """For each drawn card some plans that hold it, each as likely as its weight among them.

    Later rounds are planned by the weights of the same team's plans, and nothing is swapped.
    """
    rows, cards, chances = packed(plans), np.asarray(drawn), np.asarray(weights, np.float64)
    if cards.shape != rows.shape or chances.shape != rows.shape:
        raise ValueError(f"a drawn card and a weight for each plan: {len(rows)} plans, {cards.shape}, {chances.shape}")
    if (chances <= 0).any() or not np.isfinite(chances).all():
        raise ValueError("weights are numbers above 0")
    teams = np.sort(np.asarray(plans), axis=1)
    if not (teams == cards[:, None]).any(axis=1).all():
        raise ValueError("a plan holds the drawn card that it is for")
    if set(range(SET_SIZE)) - set(cards.tolist()):
        raise ValueError("there must be a plan for every drawn card")

    order = np.lexsort((*teams.T[::-1], cards))
    rows, cards, chances, teams = rows[order], cards[order], chances[order], teams[order]
    answers = stances_for(rows, stances)[order]
    new = np.ones(len(rows), bool)
    new[1:] = (cards[1:] != cards[:-1]) | (teams[1:] != teams[:-1]).any(axis=1)
    begins = np.append(np.nonzero(new)[0], len(rows))
    group = np.cumsum(new) - 1
    return Policy(
        first=np.searchsorted(cards, np.arange(SET_SIZE + 1)).astype(np.int64),
        plans=rows,
        stances=answers,
        sums=np.concatenate([[0.0], np.cumsum(chances)]),
        teams=np.ascontiguousarray(np.stack([begins[group], begins[group + 1]], axis=1)),
    )


def play_matches(cup: FastCup, black: Policy, white: Policy, number: int, *, seed: int = 0, begin: int = 0) -> Played:
    """Matches `begin`, `begin + 1` … of a seed: each is the same in whatever batch it is played."""
    values = np.array([wizard.value for wizard in cup.cards.wizards.values()], np.int64)
    played = Played(
        np.zeros(number, np.int8),
        np.zeros(number, np.int8),
        np.zeros((number, 2), np.int8),
        np.zeros((number, 2), np.int8),
        np.full((number, MOST_ROUNDS, 2), -1, np.int64),
        np.full((number, MOST_ROUNDS, 2), -1, np.int64),
    )
    streams = np.zeros((number, 1), np.uint64)
    with compiling("Wizards Cup", Path(__file__).parent):
        first_plans(streams, np.uint64(mixed(seed)), begin, black, white, played)
        going = np.arange(number)
        for turn in range(MOST_ROUNDS):
            if turn:
                later_plans(streams, going, turn, black, white, played)
            plans, stances = played.plans[going, turn].T.copy(), played.stances[going, turn].T.copy()
            won = rounds(cup.tables, plans[0], plans[1], stances[0], stances[1])
            going = going[award(going, won, plans, values, played) == 0]
    return played


@jit
def first_plans(streams: Stream, seed: np.uint64, begin: int, black: Policy, white: Policy, played: Played) -> None:
    """CUP-T1, CUP-T2, CUP-P1: a drawn card for each, then a team in order."""
    for match in range(len(streams)):
        stream = streams[match]
        stream[0] = mixed(seed + mixed(begin + match))
        for seat in range(2):
            drawn = below(stream, SET_SIZE)
            played.drawn[match, seat] = drawn
            policy = white if seat else black
            if len(policy.plans):
                choose(stream, policy, policy.first[drawn], policy.first[drawn + 1], played, match, 0, seat)
            else:
                team = random_team(stream, drawn)
                played.plans[match, 0, seat] = shuffled(stream, team)
                played.stances[match, 0, seat] = below(stream, STANCES)


@jit
def later_plans(streams: Stream, going: Numbers, turn: int, black: Policy, white: Policy, played: Played) -> None:
    """CUP-N1, CUP-N2: perhaps a swap, then the team in order again."""
    for match in going:
        stream = streams[match]
        for seat in range(2):
            policy, before = (white if seat else black), played.plans[match, turn - 1, seat]
            if len(policy.plans):
                chosen = find(policy, played.drawn[match, seat], before, played.stances[match, turn - 1, seat])
                teams = policy.teams[chosen]
                choose(stream, policy, teams[0], teams[1], played, match, turn, seat)
            else:
                if below(stream, 2):
                    before = swapped(stream, before)
                played.plans[match, turn, seat] = shuffled(stream, before)
                played.stances[match, turn, seat] = below(stream, STANCES)


@jit
def choose(
    stream: Stream, policy: Policy, low: int, high: int, played: Played, match: int, turn: int, seat: int
) -> None:
    """One of the policy's plans from `low` up to `high`, by their weights."""
    sums = policy.sums
    at = sums[low] + (sums[high] - sums[low]) * (below(stream, 1 << 31) / (1 << 31))
    chosen = min(max(np.searchsorted(sums[low : high + 1], at, side="right") - 1 + low, low), high - 1)
    played.plans[match, turn, seat] = policy.plans[chosen]
    played.stances[match, turn, seat] = policy.stances[chosen]


@jit
def find(policy: Policy, drawn: int, plan: int, stance: int) -> int:
    """The place of a plan that the policy chose for a drawn card."""
    for place in range(policy.first[drawn], policy.first[drawn + 1]):
        if policy.plans[place] == plan and policy.stances[place] == stance:
            return place
    return -1


@jit
def random_team(stream: Stream, drawn: int) -> int:
    """The drawn card and five others, packed as a plan is."""
    taken, team = 1 << drawn, drawn
    place = 1
    while place < PLAN_CARDS:
        card = below(stream, SET_SIZE)
        if not taken >> card & 1:
            taken |= 1 << card
            team |= laid_at(card, place)
            place += 1
    return team


@jit
def shuffled(stream: Stream, team: int) -> int:
    for place in range(PLAN_CARDS - 1, 0, -1):
        team = with_places_swapped(team, place, below(stream, place + 1))
    return team


@jit
def swapped(stream: Stream, team: int) -> int:
    """CUP-N1: one of the six for one of the twelve aside."""
    taken = 0
    for place in range(PLAN_CARDS):
        taken |= 1 << card_at(team, place)
    card = below(stream, SET_SIZE)
    while taken >> card & 1:
        card = below(stream, SET_SIZE)
    place = below(stream, PLAN_CARDS)
    return team & ~laid_at(CARD, place) | laid_at(card, place)


@jit
def award(going: Numbers, won: Winners, plans: Numbers, values: Numbers, played: Played) -> Winners:
    """CUP-R1, CUP-R2, CUP-G1, CUP-G2: tokens, and who has won the match, 0 while it goes on."""
    ended = np.zeros(len(going), np.int8)
    for k in range(len(going)):
        match = going[k]
        champions = 0
        played.rounds[match] += 1
        for seat in range(2):
            played.tokens[match, seat] += won[k] >> seat & 1
            champions |= (played.tokens[match, seat] >= 2) << seat
        if champions == 3:
            black, white = total(plans[0, k], values), total(plans[1, k], values)
            champions = 1 * (black <= white) | 2 * (white <= black)
        played.winners[match] = ended[k] = champions
    return ended


@jit
def total(plan: int, values: Numbers) -> int:
    """The printed Values of all six cards."""
    total = 0
    for place in range(PLAN_CARDS):
        total += values[card_at(plan, place)]
    return total
