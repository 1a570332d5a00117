"""The machine's clock is set while people play: nobody loses time, and nobody gains any."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.club import Club, begin
from tests.server.running_hall import At, Visitor, open_hall
from wizardhall.server.steady_time import early_now

pytestmark = pytest.mark.xdist_group("two nodes")

FULL = 630.0
"""Seconds that a relaxed clock gives for the first decision."""
HOUR = 3600.0

SetClock = Callable[[float], None]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Sets the time of day of this process, and of all halls in it, forward by some seconds."""
    true_time = time.time
    return lambda seconds: monkeypatch.setattr(time, "time", lambda: true_time() + seconds)


def spend(visitor: Visitor, table: str, seconds: float) -> float:
    """Wait until white has thought for some time; gives what is left to it."""
    while True:
        with visitor.join(table) as at:
            left = float(at.state["clock"]["left"]["white"])
            if left < FULL - seconds:
                return left


def time_left(at: At) -> float:
    return float(at.state["clock"]["left"]["white"])


@pytest.mark.parametrize("jump", [HOUR, -2 * HOUR])
def test_setting_the_clock_of_a_hall_takes_nobody_s_time(
    ann: Visitor, ben: Visitor, set_clock: SetClock, jump: float
) -> None:
    table = ann.open_table("cup", clock="relaxed")
    ben.sit(table)
    ann.start(table)
    with ann.join(table) as black, ben.join(table) as white:
        set_clock(jump)
        assert black.answer()["type"] == "ack"
        white.until_state(lambda state: state["waiting"] == ["white"])
        assert FULL - 60 < time_left(white) <= FULL
        set_clock(0.0)
        assert white.answer()["type"] == "ack"
        black.until_state(lambda state: state["asks"])
        assert FULL - 60 < black.state["clock"]["left"]["black"] <= FULL + 30
        with ben.join(table) as again:
            assert again.state["waiting"] == ["black", "white"], "chance has answered for nobody"


@pytest.mark.parametrize("jump", [HOUR, -2 * HOUR])
def test_a_hall_that_is_opened_again_knows_what_was_spent_whatever_the_time_of_day(
    tmp_path: Path, set_clock: SetClock, jump: float
) -> None:
    with open_hall(tmp_path) as url:
        ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
        table = ann.open_table("cup", clock="relaxed")
        ben.sit(table)
        ann.start(table)
        before = spend(ben, table, 0.5)
    set_clock(jump)
    with open_hall(tmp_path) as url:
        ben.move_to(url)
        with ben.join(table) as white:
            assert FULL - 60 < time_left(white) <= before


def test_a_node_that_reads_a_match_later_knows_what_was_spent(club: Club) -> None:
    ann, ben, table = begin(club, clock="relaxed")
    ben.move_to(club.one)
    with ann.join(table):
        before = spend(ben, table, 1.0)
        with Visitor(club.other).join(table) as watcher:
            watcher.until_state(lambda state: state["clock"]["left"]["white"] <= before)
            assert time_left(watcher) > FULL - 60


def test_what_is_new_does_not_get_old_when_the_clock_is_set_forward(set_clock: SetClock) -> None:
    now = time.time()
    set_clock(HOUR)
    assert now <= early_now() < now + 60
    set_clock(-HOUR)
    assert early_now() <= now - HOUR + 60


def test_a_table_that_waits_is_still_on_the_list_when_the_clock_is_set_forward(
    ann: Visitor, set_clock: SetClock
) -> None:
    table = ann.open_table("cup")
    set_clock(48 * HOUR)
    assert table in [each["id"] for each in Visitor(ann.url).get("/api/hall")["open"]]
