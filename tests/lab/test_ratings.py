"""Intervals and ratings on figures whose answer is known."""

import math
from itertools import pairwise

import numpy as np
import pytest

from wizardhall.lab.ratings import comparable, elo, open_skill, wilson


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_that_of_the_tables(won: int, played: int, low: float, high: float) -> None:
    found = wilson(won, played)

    assert found.value == won / played
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_tells_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_three_wins_in_four_are_a_distance_of_191_points() -> None:
    stronger, weaker = elo(np.array([[0, 75.0], [25.0, 0]]))

    assert stronger.value - weaker.value == pytest.approx(400 * math.log10(3))
    assert stronger.value + weaker.value == pytest.approx(2 * 1500)


def test_the_interval_of_two_bots_is_that_of_the_log_odds() -> None:
    stronger, weaker = elo(np.array([[0, 75.0], [25.0, 0]]))
    deviation = 400 / math.log(10) / math.sqrt(100 * 0.75 * 0.25)

    assert (stronger.high - stronger.low) + (weaker.high - weaker.low) == pytest.approx(2 * 1.959964 * deviation)


def test_equals_are_rated_equal_however_many() -> None:
    wins = 10.0 * (1 - np.eye(5))

    assert [each.value for each in elo(wins)] == pytest.approx([1500] * 5)


def test_results_just_as_expected_give_back_the_ratings_they_were_made_from() -> None:
    made = np.array([1210.0, 1405.0, 1500.0, 1640.0, 1745.0])
    wins = 200 / (1 + 10 ** ((made[np.newaxis] - made[:, np.newaxis]) / 400))
    np.fill_diagonal(wins, 0)

    assert [each.value for each in elo(wins)] == pytest.approx(made)


def test_the_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    made = np.array([1400.0, 1500.0, 1600.0])
    expected = 1 / (1 + 10 ** ((made[np.newaxis] - made[:, np.newaxis]) / 400))
    chance = np.random.default_rng(5)
    held = 0
    for _ in range(1000):
        upper = np.triu(chance.binomial(100, expected), 1)
        wins = upper + np.tril(100 - upper.T, -1)
        held += sum(found.low <= true <= found.high for found, true in zip(elo(wins.astype(float)), made, strict=True))

    assert held / 3000 == pytest.approx(0.95, abs=0.015)


def test_more_matches_make_a_narrower_interval() -> None:
    widths = [elo(times * np.array([[0, 3.0], [2.0, 0]]))[0] for times in (1, 10, 100)]

    assert all(fewer.high - fewer.low > more.high - more.low for fewer, more in pairwise(widths))


def test_who_never_loses_is_rated_high_but_not_beyond_all_measure() -> None:
    wins = np.array([[0, 10.0, 10.0], [0, 0, 6.0], [0, 4.0, 0]])

    best, middle, last = elo(wins)

    assert not comparable(wins)
    assert 2500 > best.value > middle.value > last.value
    assert best.low < best.value < best.high


def test_who_never_met_is_compared_by_what_others_tell() -> None:
    wins = np.array([[0, 6.0, 0], [4.0, 0, 6.0], [0, 4.0, 0]])

    best, middle, last = elo(wins)

    assert comparable(wins)
    assert best.value - middle.value == pytest.approx(middle.value - last.value)


def test_open_skill_puts_first_who_wins_at_a_table_of_three() -> None:
    seats = ("a", "b", "c")
    matches = [(seats, (True, False, False)), (seats, (False, True, False))] * 10 + [(seats, (True, False, False))] * 10

    best, middle, last = open_skill(seats, matches)

    assert best.value > middle.value > last.value
    assert best.high - best.low < open_skill(seats, matches[:5])[0].high - open_skill(seats, matches[:5])[0].low


def test_a_bot_in_two_seats_learns_from_both() -> None:
    best, last = open_skill(("a", "b"), [(("a", "b", "b"), (True, False, False))] * 20)

    assert best.value > 25 > last.value
