"""The table of a league, from results made up."""

import pytest

from tests.lab.leagues import result
from wizardhall.lab.standings import Against, standings


def against(pairs: list[Against], bot: str, other: str) -> Against:
    (found,) = (pair for pair in pairs if (pair.bot, pair.other) == (bot, other))
    return found


def test_two_seats_are_rated_by_elo_the_strongest_first() -> None:
    results = [result(deal, ("a", "b"), int(deal % 4 != 0)) for deal in range(100)]

    found = standings(("a", "b"), 2, results)

    assert (found.rated_by, found.comparable, found.matches) == ("elo", True, 100)
    assert [(each.bot, each.won, each.played) for each in found.bots] == [("b", 75, 100), ("a", 25, 100)]
    assert against(found.pairs, "b", "a").share.value == 0.75


def test_a_shared_victory_is_half_a_win() -> None:
    found = standings(("a", "b"), 2, [result(0, ("a", "b"), 0, 1), result(1, ("b", "a"), 0)])

    assert (against(found.pairs, "a", "b").won, against(found.pairs, "b", "a").won) == (0.5, 1.5)
    assert [each.won for each in found.bots] == [1.5, 0.5]


def test_three_seats_are_rated_by_open_skill_and_compared_by_the_matches_that_one_of_two_won() -> None:
    seats = ("a", "b", "c")

    found = standings(seats, 3, [result(0, seats, 0), result(1, seats, 0), result(2, seats, 1)])

    assert found.rated_by == "openskill"
    assert [each.bot for each in found.bots] == ["a", "b", "c"]
    assert (against(found.pairs, "a", "b").won, against(found.pairs, "a", "b").played) == (2, 3)
    assert (against(found.pairs, "c", "b").won, against(found.pairs, "c", "b").played) == (0, 1)
    assert found.bots[0].share.value == pytest.approx(2 / 3)


def test_a_match_counts_once_though_a_bot_sits_there_twice() -> None:
    found = standings(("a", "b"), 3, [result(0, ("a", "b", "b"), 0)])

    assert (against(found.pairs, "a", "b").won, against(found.pairs, "a", "b").played) == (1, 1)


def test_a_league_that_has_not_begun_has_a_table_too() -> None:
    found = standings(("a", "b"), 2, [])

    assert [each.rating.value for each in found.bots] == [1500, 1500]
    assert not found.comparable
