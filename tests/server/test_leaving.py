"""Leaving and coming back, clocks, and playing again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_hall import Visitor, open_hall, play_out


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall where everything is soon."""
    folder = tmp_path_factory.mktemp("hasty")
    with open_hall(folder, grace=0.3, quick=(0.2, 0.1), relaxed=(600.0, 30.0)) as url:
        yield url


def begin(url: str, **wanted: object) -> tuple[Visitor, Visitor, str]:
    ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
    table = ann.open_table("cup", **wanted)
    ben.sit(table)
    ann.start(table)
    return ann, ben, table


def test_a_bot_stands_in_for_who_has_left_and_gives_the_seat_back(hasty: str) -> None:
    ann, ben, table = begin(hasty)
    with ann.join(table) as black:
        with ben.join(table) as white:
            black.until_state(lambda state: state["table"]["seats"][1]["here"])
            white.vanish()
        black.until_state(lambda state: not state["table"]["seats"][1]["here"])
        black.until_state(lambda state: state["table"]["seats"][1]["stand_in"] == "apprentice")
        assert black.answer()["type"] == "ack"
        black.until_state(lambda state: state["view"]["phase"] != "team" and state["waiting"] == ["black"])
        with ben.join(table) as back:
            assert back.state["you"] == "white"
            assert back.state["table"]["seats"][1]["stand_in"] is None
            black.until_state(lambda state: not state["table"]["seats"][1]["stand_in"])
            play_out(black, back)


def test_what_a_bot_thinks_of_when_its_player_comes_back_does_not_count(tmp_path: Path) -> None:
    """The bot takes its time; in the middle of it the player is back, and decides for themselves."""
    with open_hall(tmp_path, grace=0.1, bot_delay=1.0) as url:
        ann, ben, table = begin(url)
        with ann.join(table) as black:
            black.until_state(lambda state: state["table"]["seats"][1]["stand_in"] == "apprentice")
            with ben.join(table) as white:
                assert white.state["waiting"] == ["black", "white"]
                assert white.state["asks"]
                with pytest.raises(TimeoutError):
                    white.until_state(lambda state: "white" not in state["waiting"], timeout=2.5)
                assert white.answer()["type"] == "ack"


def test_a_bot_that_was_sent_away_stands_in_again_when_it_must(tmp_path: Path) -> None:
    with open_hall(tmp_path, grace=0.1, bot_delay=1.0) as url:
        ann, ben, table = begin(url)
        with ann.join(table) as black:
            black.until_state(lambda state: state["table"]["seats"][1]["stand_in"] == "apprentice")
            with ben.join(table):
                black.until_state(lambda state: state["table"]["seats"][1]["stand_in"] is None)
            black.until_state(lambda state: state["waiting"] == ["black"])


def test_where_the_others_wait_nobody_stands_in(hasty: str) -> None:
    ann, ben, table = begin(hasty, away="wait")
    with ann.join(table) as black:
        black.answer()
        with pytest.raises(TimeoutError):
            black.until_state(lambda state: state["table"]["seats"][1]["stand_in"], timeout=0.7)
        with ben.join(table) as white:
            assert white.state["asks"]


def test_with_nobody_else_waiting_a_match_against_bots_stays_as_it_is(hasty: str) -> None:
    ann = Visitor(hasty, "Ann")
    table = ann.open_table("cup", bots={"white": "random"})
    with ann.join(table) as black:
        black.until_state(lambda state: state["waiting"] == ["black"])
    with Visitor(hasty).join(table) as watcher, pytest.raises(TimeoutError):
        watcher.until_state(lambda state: "black" not in state["waiting"], timeout=0.7)
    with ann.join(table) as again:
        assert again.state["asks"]


def test_when_time_is_up_chance_answers(hasty: str) -> None:
    ann, ben, table = begin(hasty, clock="quick", away="wait")
    with ann.join(table) as black, ben.join(table) as white:
        clock = black.state["clock"]
        assert clock["kind"] == "quick"
        assert clock["running"] == ["black", "white"]
        assert 0 < clock["left"]["black"] <= 0.3
        assert white.answer()["type"] == "ack"
        black.until_state(lambda state: state["view"]["phase"] != "team")
        assert black.state["clock"]["left"]["white"] > black.state["clock"]["left"]["black"]


def test_a_whole_match_is_played_by_the_clock_alone(hasty: str) -> None:
    ann, ben, table = begin(hasty, clock="quick")
    with ann.join(table) as black, ben.join(table):
        black.until_state(lambda state: state["table"]["state"] == "over", timeout=30)


def test_a_clock_runs_only_for_who_must_decide(hasty: str) -> None:
    ann, ben, table = begin(hasty, clock="relaxed")
    with ann.join(table) as black, ben.join(table) as white:
        assert 629 < black.state["clock"]["left"]["black"] <= 630
        black.answer()
        news = black.until("happened")
        assert news["clock"]["running"] == ["white"]
        locked = news["clock"]["left"]["black"]
        white.answer()
        black.until_state(lambda state: state["view"]["phase"] != "team")
        assert 0 <= black.state["clock"]["left"]["black"] - locked - 30 < 0.01 or (
            abs(black.state["clock"]["left"]["black"] - locked - 30) < 0.2
        )


def test_a_clock_stands_still_while_an_answer_is_locked_even_if_it_is_taken_back(hasty: str) -> None:
    ann, ben, table = begin(hasty, clock="relaxed")
    with ann.join(table) as black, ben.join(table):
        ask = black.state["asks"][0]["id"]
        black.answer()
        locked = black.until("happened")["clock"]["left"]["black"]
        while clock_of(ben, table)["left"]["white"] > locked - 1:
            pass
        assert black.ask("take-back", ask=ask)["type"] == "ack"
        clock = black.until("happened")["clock"]
        assert clock["running"] == ["black", "white"]
        assert clock["left"]["black"] - clock["left"]["white"] > 0.9
        assert clock["left"]["black"] <= locked


def clock_of(visitor: Visitor, table: str) -> Any:
    with visitor.join(table) as at:
        return at.state["clock"]


def test_bots_have_no_clock(hasty: str) -> None:
    ann = Visitor(hasty, "Ann")
    with ann.join(ann.open_table("cup", clock="relaxed", bots={"white": "random"})) as black:
        assert black.state["clock"]["left"].keys() == {"black"}


def test_a_rematch_is_played_one_seat_further(hasty: str) -> None:
    ann, ben, table = begin(hasty, options={"edition": "first"}, clock="relaxed", public=False)
    assert ann.post(f"/api/tables/{table}/rematch", 409)["code"] == "server-error-not-over"
    with ann.join(table) as black, ben.join(table) as white:
        black.ask("resign")
        white.until_state(lambda state: state["table"]["state"] == "over")
        again = ann.post(f"/api/tables/{table}/rematch")
        white.until_state(lambda state: state["table"]["rematch"] == again["id"])

    assert again["state"] == "open"
    assert (again["options"], again["clock"], again["public"]) == ({"edition": "first"}, "relaxed", False)
    assert [seat["player"] for seat in again["seats"]] == [None, "Ann"]
    joined = ben.post(f"/api/tables/{table}/rematch")
    assert joined["id"] == again["id"]
    assert joined["state"] == "playing"
    assert [seat["player"] for seat in joined["seats"]] == ["Ben", "Ann"]
    assert Visitor(hasty).post(f"/api/tables/{table}/rematch", 403)["code"] == "server-error-not-seated"


def test_a_rematch_against_a_bot_begins_at_once(hasty: str) -> None:
    ann = Visitor(hasty, "Ann")
    table = ann.open_table("cup", bots={"white": "random"})
    with ann.join(table) as black:
        black.ask("resign")
    again = ann.post(f"/api/tables/{table}/rematch")

    assert again["state"] == "playing"
    assert [(seat["player"], seat["bot"]) for seat in again["seats"]] == [(None, "random"), ("Ann", None)]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
