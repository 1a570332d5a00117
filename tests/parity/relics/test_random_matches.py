"""Many matches at once: the same as one by one, fair to the seats, and like the referee's in the mean."""

import numpy as np

from wizardhall.relics.fast import play_random


def test_a_batch_says_who_won_each_match() -> None:
    for players in (2, 3, 4):
        found = play_random(20_000, {"players": str(players)}, seed=3)
        wins = np.bincount(found.winners, minlength=players)
        assert wins.sum() == 20_000
        assert max(wins) - min(wins) < 1_000


def test_a_longer_batch_begins_with_the_same_matches() -> None:
    short, long = play_random(50, seed=9), play_random(200, seed=9)
    assert np.array_equal(short.winners, long.winners[:50])
    assert np.array_equal(short.decisions, long.decisions[:50])
    assert not np.array_equal(short.decisions, play_random(50, seed=10).decisions)


def test_a_random_match_of_two_takes_five_rounds_at_least_and_nearly_eight_in_the_mean() -> None:
    found = play_random(20_000)
    assert found.rounds.min() == 5
    assert 7.5 < found.rounds.mean() < 8
