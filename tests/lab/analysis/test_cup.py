"""The analysis of Wizards Cup: blunders are found, and nothing is known that the player could not know."""

from itertools import permutations

import numpy as np
import pytest

from tests.lab.analysis.matches import analysis_of
from tests.random_matches import BLACK, CUP, WHITE, drive, start
from wizardhall.bots import answer_for, bot
from wizardhall.core.asks import YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.seats import ALL_SEEING, Seat
from wizardhall.cup.cards import CupSet
from wizardhall.cup.fast.batch import FastCup, random_plans
from wizardhall.cup.view import CupView
from wizardhall.lab.analysis import Decision, Effort, analyse
from wizardhall.lab.analysis.cup import analyst
from wizardhall.lab.analysis.cup.hindsight import decks_at, value_between
from wizardhall.match import Match, Record
from wizardhall.solver.cup.match_stakes import match_stakes
from wizardhall.solver.cup.mixed_plans import PlanSampler
from wizardhall.solver.cup.sampled_oracle import sampled_equilibrium
from wizardhall.solver.cup.stakes import ROUND_STAKES, Stakes, fast_cup, plan_payoffs

HOUSE: CupSet = CUP.cards()  # type: ignore[assignment]


def answer(match: Match, seat: Seat, given: object) -> None:
    match.answer(seat, match.open[seat].id, given)


def worst_order(deck: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The plan that loses most often to plans at random."""
    plans = np.array([[HOUSE.ids.index(card) for card in plan] for plan in permutations(deck)], np.int8)
    worths = plan_payoffs(fast_cup(HOUSE, "revised"), plans, random_plans(400, seed=1)).mean(axis=1)
    return tuple(HOUSE.ids[card] for card in plans[int(worths.argmin())][:5])


def test_a_blunder_is_found_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "EFFORTS", {Effort.QUICK: analyst.Thinking(2, 5, 8)})
    match = start("blunder")
    for seat in (BLACK, WHITE):
        answer_for(match, seat, bot("apprentice", CUP))
    view = match.view(BLACK)
    assert isinstance(view, CupView)
    answer(match, BLACK, worst_order(view.sides[BLACK].team or ()))
    drive(match, "blunder", 1)

    found = analyse(match, effort="quick", seats=[BLACK])

    plan = found.decisions[1]
    assert plan.purpose == "plan"
    assert plan.away > 0.1
    assert found.decisions.index(plan) in found.moments


def as_far_as_known(decision: Decision) -> tuple[object, ...]:
    return decision.chance, decision.best, decision.best_chance, decision.away, decision.spread


def test_what_the_opponent_keeps_secret_changes_nothing_that_a_player_could_know() -> None:
    """Two matches in which Black sees the same until the duels begin, and White has another team and another order."""
    decisions = []
    for key in ("one", "two"):
        match = start("secret")
        own = drive(start("secret"), "own", 4).record.answers
        for step in (0, 2):
            answer(match, BLACK, own[step].answer)
            drive(match, f"of white {key}", 1)
        found = analyse(match, effort="quick", seats=[BLACK])
        decisions.append([as_far_as_known(decision) for decision in found.decisions])
        assert [decision.real[WHITE] for decision in found.decisions] == [
            match.record.answers[1].answer,
            match.record.answers[3].answer,
        ]

    assert decisions[0] == decisions[1]


def test_against_the_real_plan_the_last_round_was_won_or_lost() -> None:
    found = analysis_of("cup")
    plans = [decision for decision in found.decisions if decision.purpose == "plan"]

    assert found.winners is not None
    for decision in plans[-2:]:
        assert decision.real_chance == (decision.seat in found.winners) / len(found.winners)
    for decision in plans:
        assert decision.real_chance is not None
        assert decision.real_best_chance is not None
        assert decision.real_best_chance >= decision.real_chance
        if decision.real_best_chance == decision.real_chance:
            assert decision.real_best == decision.given


def test_the_best_answer_to_the_real_plan_does_what_is_said_of_it() -> None:
    """Play the round once more with it, nobody using an optional power; the match then stands as promised."""
    match = drive(start("blunder"), "blunder", 4)
    told = analyse(match, effort="quick", seats=[BLACK]).decisions[1]
    again = Match.rebuild(Record(match.record.header, match.record.answers[:2]), CUP)
    answer(again, BLACK, told.real_best)
    answer(again, WHITE, match.record.answers[3].answer)
    while next(iter(again.open.values())).ask.purpose != "swap":
        for seat, opened in again.open.items():
            answer(again, seat, False if isinstance(opened.ask, YesNo) else None)

    at_stake = match_stakes(HOUSE, "revised", 0, 0)
    view = again.view(ALL_SEEING)
    assert isinstance(view, CupView)
    tokens = view.sides[BLACK].tokens, view.sides[WHITE].tokens
    assert told.real_best_chance == {(1, 0): at_stake.won, (1, 1): at_stake.both, (0, 1): at_stake.lost}[tokens]


def test_a_lead_is_worth_something_and_not_everything() -> None:
    even = match_stakes(HOUSE, "revised", 0, 0)

    assert 0.7 < even.won < 0.9
    assert even.both == 0.5
    assert even.lost == pytest.approx(1.0 - even.won)
    assert match_stakes(HOUSE, "revised", 1, 0) == Stakes(1.0, 1.0, 0.5)
    assert match_stakes(HOUSE, "revised", 0, 1) == Stakes(0.5, 0.0, 0.0)


def test_the_lower_total_wins_the_last_round_that_both_win() -> None:
    fast = FastCup(HOUSE, "revised")
    ours, theirs = random_plans(300, seed=3), random_plans(300, seed=4)
    both = fast.every_pair(ours, theirs) == 3
    totals = [
        [sum(HOUSE.wizards[HOUSE.ids[card]].value for card in plan) for plan in plans] for plans in (ours, theirs)
    ]

    worths = plan_payoffs(fast, ours, theirs, match_stakes(HOUSE, "revised", 1, 1))

    lower = np.sign(np.array(totals[1]) - np.array(totals[0])[:, np.newaxis])
    assert both.any()
    assert (worths[both] == (lower[both] + 1) / 2).all()


def test_the_value_of_two_decks_is_the_other_way_round_from_the_other_side() -> None:
    match = drive(start("decks"), "decks", 2)
    view = match.view(ALL_SEEING)
    assert isinstance(view, CupView)
    decks = decks_at(view)

    black = value_between(HOUSE, view, decks)
    white = value_between(HOUSE, view, {BLACK: decks[WHITE], WHITE: decks[BLACK]})

    assert black + white == pytest.approx(1.0, abs=1e-6)


def test_those_who_tremble_play_more_plans_and_all_of_them_hold_what_was_shown() -> None:
    fast, held = fast_cup(HOUSE, "revised"), PlanSampler.holding((3, 4, 5, 6, 7, 8), loose=1)

    steady, trembling = (
        sampled_equilibrium(fast, held, held, np.random.default_rng(1), ROUND_STAKES, 4, 5, tremble)[0]
        for tremble in (0.0, 0.1)
    )

    assert len(trembling.plans) > len(steady.plans)
    assert trembling.weights.sum() == pytest.approx(1.0)
    shown = np.isin(trembling.plans, held.held).sum(axis=1)
    assert shown.min() == 5
    assert shown.max() == 6


def test_more_iterations_leave_fewer_holes() -> None:
    fast, held = fast_cup(HOUSE, "revised"), PlanSampler.holding((3,))

    def best_response(iterations: int) -> float:
        mixed = sampled_equilibrium(fast, held, held, np.random.default_rng(1), ROUND_STAKES, iterations, 5)[1]
        tried = held.plans(20_000, np.random.default_rng(2))
        return float((plan_payoffs(fast, tried, mixed.plans) @ mixed.weights).max())

    assert best_response(16) < best_response(2)
