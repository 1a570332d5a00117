"""Who plays whom: everybody, from every seat, with the same cards."""

from collections import Counter
from itertools import combinations

import pytest

from wizardhall.core.errors import HallError
from wizardhall.lab.fixtures import Fixture, fixtures

FOUR = ("a", "b", "c", "d")


def test_two_bots_exchange_seats_after_every_deal() -> None:
    assert fixtures(("a", "b"), 2, 4) == [
        Fixture(0, ("a", "b")),
        Fixture(0, ("b", "a")),
        Fixture(1, ("a", "b")),
        Fixture(1, ("b", "a")),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_line_up_plays_as_many_matches_and_every_bot_sits_everywhere_equally_often(seats: int) -> None:
    planned = fixtures(FOUR, seats, 24)

    assert Counter(frozenset(fixture.bots) for fixture in planned) == dict.fromkeys(
        map(frozenset, combinations(FOUR, seats)), 24
    )
    assert len({*Counter((bot, place) for each in planned for place, bot in enumerate(each.bots)).values()}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_match_is_played_twice(seats: int) -> None:
    planned = fixtures(FOUR, seats, 24)

    assert len(planned) == len(set(planned))


def test_all_orders_around_a_table_of_four_come_up() -> None:
    assert len({fixture.bots for fixture in fixtures(FOUR, 4, 24)}) == 24


def test_with_fewer_bots_than_seats_every_mix_of_them_plays() -> None:
    mixes = {"".join(sorted(fixture.bots)) for fixture in fixtures(("a", "b"), 4, 4)}

    assert mixes == {"abbb", "aabb", "aaab"}


def test_more_matches_begin_with_the_same_ones() -> None:
    assert fixtures(FOUR, 2, 8) == fixtures(FOUR, 2, 20)[: len(fixtures(FOUR, 2, 8))]


@pytest.mark.parametrize(
    ("bots", "seats", "matches", "reason"),
    [
        (("a",), 2, 2, "A league needs at least two bots."),
        ((), 2, 2, "A league needs at least two bots."),
        (("a", "b", "a"), 2, 2, "The bot “a” is named twice"),
        (("a", "b"), 2, 7, "7 matches cannot be shared out fairly among 2 seats: 6 or 8 can."),
        (("a", "b"), 3, 1, "1 matches cannot be shared out fairly among 3 seats: 3 or 6 can."),
        (("a", "b"), 2, 0, "0 matches cannot be shared out fairly among 2 seats: 2 or 4 can."),
        (("a", "b"), 2, -3, "2 or 4 can."),
    ],
)
def test_what_is_no_league_is_refused(bots: tuple[str, ...], seats: int, matches: int, reason: str) -> None:
    with pytest.raises(HallError) as refused:
        fixtures(bots, seats, matches)

    assert reason in str(refused.value)
