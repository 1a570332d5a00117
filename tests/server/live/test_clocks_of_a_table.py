"""The clocks of a table: they count what has really passed, whatever the time of day says."""

import pytest

from tests.server.live.scenario import Stage
from wizardhall.core.seats import Seat
from wizardhall.server.live import commands
from wizardhall.server.live.effects import AnswerByChance

BLACK, WHITE = Seat("black"), Seat("white")
STOCK = 110.0
"""Seconds for the first decision."""
HOUR = 3600.0


def left(stage: Stage, seat: Seat = BLACK) -> float:
    return float(stage.enter(None).last["clock"]["left"][seat])


def read_again(stage: Stage) -> Stage:
    """The same match at another node, or after a restart: the steady clock there begins anywhere."""
    other = Stage(clock="quick")
    other.now = 5.0
    other.row, other.answers, other.reopened = stage.row, list(stage.answers), list(stage.reopened)
    other.table.live = None
    other.follow()
    return other


@pytest.mark.parametrize("jump", [HOUR, -2 * HOUR])
def test_setting_the_clock_takes_nobody_s_time_and_gives_none(jump: float) -> None:
    stage = Stage(clock="quick")
    stage.enter("ann")
    stage.now += 10
    stage.set_forward = jump

    assert left(stage) == STOCK - 10
    assert not [effect for effect in stage.look() if isinstance(effect, AnswerByChance)]
    stage.answer("black")
    assert stage.answers[-1].spent == 10
    stage.now += 5
    stage.answer("white")
    stage.now += 7
    stage.set_forward = 0.0
    assert left(stage) == STOCK - 10 + 10 - 7


@pytest.mark.parametrize("jump", [HOUR, -2 * HOUR])
def test_after_a_jump_a_match_is_read_again_with_the_time_that_was_spent(jump: float) -> None:
    stage = Stage(clock="quick")
    stage.now += 10
    stage.answer("black")
    stage.now += 20
    stage.answer("white")
    stage.set_forward = jump
    stage.now += 30

    assert left(read_again(stage)) == STOCK - 10 + 10, "nothing was noted of the running step"
    note = stage.table.time_spent()
    assert note is not None
    stage.store(note)
    other = read_again(stage)
    assert left(other) == STOCK - 10 + 10 - 30
    assert left(other, WHITE) == STOCK - 30 + 10 - 30
    other.now += 5
    assert left(other) == STOCK - 10 + 10 - 35


def test_time_that_passes_between_a_note_and_the_next_reading_here_is_counted() -> None:
    stage = Stage(clock="quick")
    stage.now += 10
    note = stage.table.time_spent()
    assert note is not None
    stage.store(note)
    stage.now += 20
    stage.follow()

    assert left(stage) == STOCK - 30


def test_what_was_locked_for_a_while_is_known_where_it_was_missed() -> None:
    """Another node takes note of taking back, however much later it hears of it, and at whatever time of day."""
    stage, elsewhere = Stage(clock="quick"), Stage(clock="quick")
    for each in (stage, elsewhere):
        each.now += 10
    stage.answer("black")
    for each in (stage, elsewhere):
        each.now += 70
    stage.set_forward = HOUR
    stage.do(commands.TakeBack(BLACK, stage.match.locked[BLACK]))
    elsewhere.reopened = stage.reopened
    elsewhere.follow()

    assert left(elsewhere) == left(stage) == STOCK - 10
    assert left(elsewhere, WHITE) == STOCK - 80


def test_a_match_without_clocks_or_one_that_is_over_has_nothing_to_note() -> None:
    assert Stage().table.time_spent() is None
    stage = Stage(clock="quick")
    stage.play_out()
    assert stage.table.time_spent() is None
