"""Clocks, by hand: what is charged to whom."""

from wizardhall.core.seats import Seat
from wizardhall.match.record import LockedAnswer
from wizardhall.server.live.clock_kinds import ClockRate
from wizardhall.server.live.clocks import Clocks
from wizardhall.server.storage.models import AnswerRow

BLACK, WHITE = Seat("black"), Seat("white")


def clocks() -> Clocks:
    """100 seconds for each, 10 more for each decision; the first is asked for at 0."""
    return Clocks("quick", ClockRate(100.0, 10.0), (BLACK, WHITE), opened=0.0)


def lock(table: Clocks, seat: Seat, at: float) -> None:
    table.answered(AnswerRow(LockedAnswer(1, seat, None, "", "", ""), at, table.spent(seat, at)))


def take_back(table: Clocks, seat: Seat, spent: float, at: float) -> None:
    table.taken_back(seat)
    table.resumed(seat, spent, at)


def test_who_locks_pays_for_the_time_until_then() -> None:
    table = clocks()
    lock(table, BLACK, at=30)

    assert table.shown((WHITE,), 70).left == {BLACK: 80, WHITE: 40}


def test_who_takes_back_does_not_pay_for_the_time_that_it_was_locked() -> None:
    table = clocks()
    lock(table, BLACK, at=30)
    take_back(table, BLACK, spent=30, at=70)

    assert table.left(BLACK, 70) == 80
    assert table.left(BLACK, 75) == 75
    assert table.left(WHITE, 75) == 35

    lock(table, BLACK, at=75)
    assert table.spent(BLACK, 75) == 35
    assert table.shown((WHITE,), 90).left[BLACK] == 75


def test_taking_back_twice_costs_what_was_thought_and_no_more() -> None:
    table = clocks()
    lock(table, BLACK, at=10)
    take_back(table, BLACK, spent=10, at=50)
    lock(table, BLACK, at=55)
    take_back(table, BLACK, spent=15, at=90)

    assert table.left(BLACK, 92) == 110 - 17


def test_taking_back_gives_no_time_to_who_had_none_left() -> None:
    table = clocks()
    lock(table, BLACK, at=115)
    take_back(table, BLACK, spent=115, at=120)

    assert table.expired((BLACK,), 120) == [BLACK]


def test_the_next_decision_starts_afresh() -> None:
    table = clocks()
    lock(table, BLACK, at=10)
    take_back(table, BLACK, spent=10, at=20)
    lock(table, BLACK, at=20)
    table.next_step(100)

    assert table.left(BLACK, 105) == 100 + 10 + 10 - 10 - 5
