"""Bots, stand-ins and clocks of a live table: who is asked to answer, when, and whether it still counts."""

from typing import Any

import pytest

from tests.server.live.scenario import GRACE, Stage, kinds
from wizardhall.core.seats import Seat
from wizardhall.server.live import commands
from wizardhall.server.live.effects import AnswerByChance, AskBot, Effect, WakeIn
from wizardhall.server.live.table import AGAIN

BLACK, WHITE = Seat("black"), Seat("white")


def asked(effects: list[Effect], kind: type[Any] = AskBot) -> list[Any]:
    return [effect for effect in effects if isinstance(effect, kind)]


def wake(effects: list[Effect]) -> float | None:
    (found,) = [effect for effect in effects if isinstance(effect, WakeIn)]
    return found.seconds


def test_a_bot_is_asked_once_for_its_answer_with_what_its_seat_sees() -> None:
    stage = Stage(bots=["white"])

    (ask,) = asked(stage.look())

    assert (ask.asked.seat, ask.task.level) == (WHITE, "random")
    assert ask.task.view.eyes == WHITE
    assert asked(stage.look()) == []
    assert stage.table.busy


def test_an_answer_of_a_bot_counts_like_any_other() -> None:
    stage = Stage(bots=["white"])
    (ask,) = asked(stage.look())
    given = stage.command("white")

    stage.do(commands.BotAnswer(given.seat, given.ask, given.answer))

    assert stage.table.decided(ask.asked) == []
    assert not stage.table.busy
    assert WHITE in stage.match.locked


def test_a_bot_that_could_not_answer_is_asked_again_in_a_while() -> None:
    stage = Stage(bots=["white"])
    (ask,) = asked(stage.look())

    assert stage.table.decided(ask.asked) == [WakeIn(AGAIN)]
    assert asked(stage.look()) == [ask]


def test_a_bot_stands_in_after_the_grace_time_and_not_before() -> None:
    stage = Stage()
    ann, ben = stage.enter("ann"), stage.enter("ben")
    assert wake(stage.tell(stage.table.leave(ben))) == GRACE
    stage.now += GRACE - 1
    effects = stage.look()
    assert (asked(effects), wake(effects)) == ([], 1.0)

    stage.now += 1
    (ask,) = asked(stage.look())

    assert (ask.asked.seat, ask.task.level) == (WHITE, "apprentice")
    assert ann.last["type"] == "table"
    assert ann.last["table"]["seats"][1]["stand_in"] == "apprentice"


def test_what_a_stand_in_thinks_of_is_void_when_its_player_is_back() -> None:
    stage = Stage()
    stage.enter("ann")
    stage.table.leave(stage.enter("ben"))
    stage.now += GRACE
    stage.look()
    given = stage.command("white")
    answer = commands.BotAnswer(given.seat, given.ask, given.answer)
    assert stage.table.decide(answer) is not None

    ben = stage.enter("ben")

    assert stage.table.decide(answer) is None
    assert ben.told[0]["table"]["seats"][1]["stand_in"] is None


@pytest.mark.parametrize("away", ["bot", "wait"])
def test_nobody_stands_in_where_the_others_wait_or_nobody_is_there(away: str) -> None:
    stage = Stage(away=away)
    ann = stage.enter("ann")
    if away == "bot":
        stage.table.leave(ann)
    stage.now += 10 * GRACE
    assert kinds(stage.look()) == ["WakeIn"]


def test_nobody_stands_in_while_we_might_not_hear_that_they_are_at_another_node() -> None:
    stage = Stage()
    stage.enter("ann")
    stage.now += GRACE
    stage.in_touch = False
    assert asked(stage.look()) == []
    stage.in_touch = True
    assert len(asked(stage.look())) == 1


def test_who_is_at_another_node_is_here() -> None:
    stage = Stage()
    ann = stage.enter("ann")
    stage.now += GRACE
    stage.tell(stage.table.heard("another node", (WHITE,)))
    assert ann.last["table"]["seats"][1]["here"]
    assert asked(stage.look()) == []
    assert stage.table.heard("another node", (WHITE,)) == []


def test_when_time_is_up_chance_answers() -> None:
    stage = Stage(clock="quick")
    stage.enter("ann")
    stage.enter("ben")
    effects = stage.look()
    assert (kinds(effects), wake(effects)) == (["WakeIn"], 110.0)
    stage.now += 110

    chances = asked(stage.look(), AnswerByChance)

    assert [chance.asked.seat for chance in chances] == [BLACK, WHITE]
    for chance in chances:
        stage.do(commands.TimeIsUp(chance.asked.seat, chance.asked.id, chance.answer))
    assert stage.match.step == 2


def test_time_that_is_not_up_any_more_is_void() -> None:
    stage = Stage(clock="quick")
    given = stage.command("black")
    late = commands.TimeIsUp(given.seat, given.ask, given.answer)
    stage.now += 109
    assert stage.table.decide(late) is None
    stage.now += 1
    assert stage.table.decide(late) is not None


def test_an_answer_taken_back_goes_on_with_the_time_that_it_had() -> None:
    stage = Stage(clock="quick", away="wait")
    stage.now += 30
    stage.answer("black")
    stage.now += 70
    stage.do(commands.TakeBack(BLACK, stage.match.locked[BLACK]))
    stage.now += 10
    effects = stage.look()
    assert [chance.asked.seat for chance in asked(effects, AnswerByChance)] == [WHITE]
    given = stage.command("black")
    late = commands.TimeIsUp(given.seat, given.ask, given.answer)
    stage.now += 69
    assert stage.table.decide(late) is None

    stage.now += 1

    assert stage.table.decide(late) is not None
    assert [chance.asked.seat for chance in asked(stage.look(), AnswerByChance)] == [BLACK]


def test_an_answer_stores_what_it_took() -> None:
    stage = Stage(clock="quick")
    stage.now += 12.3456
    stage.answer("black")
    assert (stage.answers[0].spent, stage.answers[0].at) == (12.346, stage.now)


def test_a_match_that_is_over_needs_nobody() -> None:
    stage = Stage(bots=["white"])
    stage.enter("ann")
    stage.do(commands.Resign(BLACK))
    assert stage.look() == [WakeIn(None)]
