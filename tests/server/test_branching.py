"""Playing on from the middle of a match that is over: a match of its own, with a record of its own."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from trials.database_servers import running_postgresql

from tests.server.running_hall import Visitor, open_hall, play_out
from wizardhall.games import HOUSE, game
from wizardhall.match import Record, verify

FIRST = {"cup": "black", "relics": "north"}
SECOND = {"cup": "white", "relics": "south"}


def record_of(visitor: Visitor, table: str) -> Record:
    return Record.parse(visitor.http.get(f"/api/tables/{table}/record").content)


def finished(visitor: Visitor, name: str) -> str:
    table = visitor.open_table(name, bots={SECOND[name]: "apprentice"})
    with visitor.join(table) as at:
        play_out(at)
    return table


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def halls(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with contextlib.ExitStack() as stack:
        more = {"database": stack.enter_context(running_postgresql()).url} if request.param == "postgresql" else {}
        yield stack.enter_context(open_hall(tmp_path_factory.mktemp("hall"), **more))


@pytest.mark.parametrize("name", HOUSE)
def test_one_plays_on_from_the_middle_on_either_seat_and_the_record_proves_itself(halls: str, name: str) -> None:
    ann, ben = Visitor(halls, "Ann"), Visitor(halls, "Ben")
    over = finished(ann, name)
    before = record_of(ann, over)
    middle = len(before.answers) // 2

    wanted = {"answers": middle, "seat": SECOND[name], "level": "random"}
    info = ben.post(f"/api/tables/{over}/continue", 201, wanted)

    assert info["state"] == "playing"
    assert {seat["seat"]: seat["player"] or seat["bot"] for seat in info["seats"]} == {
        FIRST[name]: "random",
        SECOND[name]: "Ben",
    }
    with ben.join(info["id"]) as at:
        assert at.state["you"] == SECOND[name]
        assert at.state["view"]["eyes"] == SECOND[name]
        play_out(at)
    record = record_of(ben, info["id"])
    kept = info["continues"]["answers"]
    assert 0 < kept <= middle
    assert {(each.step, each.seat): each.answer for each in record.answers[:kept]} == {
        (each.step, each.seat): each.answer for each in before.answers[:kept]
    }
    assert record.header.players[FIRST[name]].bot == "random"  # type: ignore[index]
    assert [check.problem for check in verify(record, game(name))] == [None] * 3
    assert record_of(ann, over) == before, "the old match is as it was"


def test_a_match_that_goes_on_from_another_survives_a_restart(tmp_path: Path) -> None:
    with open_hall(tmp_path) as url:
        ann = Visitor(url, "Ann")
        over = finished(ann, "cup")
        info = ann.post(f"/api/tables/{over}/continue", 201, {"answers": 2})
        with ann.join(info["id"]) as at:
            events = at.events
    with open_hall(tmp_path) as url:
        ann.move_to(url)
        assert ann.get(f"/api/tables/{info['id']}")["continues"] == info["continues"]
        with ann.join(info["id"]) as at:
            assert at.events == events
            play_out(at)


def test_it_says_where_it_comes_from_and_is_on_nobody_elses_list(ann: Visitor, ben: Visitor) -> None:
    over = finished(ann, "cup")
    info = ann.post(f"/api/tables/{over}/continue", 201, {"answers": 2})

    origin = info["continues"]
    assert (origin["table"], origin["answers"]) == (over, 2)
    assert {seat: player["name"] for seat, player in origin["players"].items()} == {
        "black": "Ann",
        "white": "apprentice",
    }
    seen = ben.get("/api/hall")
    assert info["id"] not in {table["id"] for table in (*seen["open"], *seen["watchable"], *seen["yours"])}
    assert info["id"] in {table["id"] for table in ann.get("/api/hall")["yours"]}


def test_the_seat_is_that_of_who_decided_there_unless_another_is_wanted(ann: Visitor) -> None:
    over = finished(ann, "cup")
    answers = ann.get(f"/api/tables/{over}/replay")["answers"]

    for place in (0, 1):
        info = ann.post(f"/api/tables/{over}/continue", 201, {"answers": place})
        (own,) = [seat["seat"] for seat in info["seats"] if seat["you"]]
        assert own == answers[place]["seat"]
        assert info["continues"]["answers"] == 0, "those who decide at the same time decide again"


def test_a_rematch_of_it_begins_at_the_beginning(ann: Visitor) -> None:
    over = finished(ann, "cup")
    info = ann.post(f"/api/tables/{over}/continue", 201, {"answers": 4, "level": "random"})
    with ann.join(info["id"]) as at:
        play_out(at)

    again = ann.post(f"/api/tables/{info['id']}/rematch")

    assert again["continues"] is None
    assert again["commitment"] != info["commitment"]


def test_the_replay_says_when_each_answer_was_given(ann: Visitor) -> None:
    over = finished(ann, "cup")
    record = record_of(ann, over)
    for eyes in ("black", "spectator", "all"):
        replay = ann.get(f"/api/tables/{over}/replay", eyes=eyes)
        assert [(each["step"], each["seat"]) for each in replay["answers"]] == [
            (each.step, each.seat) for each in record.answers
        ]
        assert len(replay["given"]) == len(replay["frames"])
        assert replay["given"] == sorted(replay["given"])
        assert (replay["given"][0], replay["given"][-1]) == (0, len(record.answers))


def test_a_running_match_tells_nothing_of_this_and_cannot_be_played_on(ann: Visitor, table: str) -> None:
    replay = ann.get(f"/api/tables/{table}/replay")
    assert (replay["given"], replay["answers"], replay["analysis"]) == ([], [], False)
    assert ann.post(f"/api/tables/{table}/continue", 409, {"answers": 0})["code"] == "server-error-not-over"


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"answers": -1}, 400, "match-error-branch"),
        ({"answers": 10_000}, 400, "match-error-branch"),
        ({"answers": 2, "seat": "west"}, 400, "match-error-unknown-seat"),
        ({"answers": 2, "level": "sage"}, 400, "bots-error-unknown"),
        ({"answers": "two"}, 400, "server-error-malformed"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    ann: Visitor, wanted: dict[str, object], status: int, code: str
) -> None:
    over = finished(ann, "cup")
    assert ann.post(f"/api/tables/{over}/continue", status, wanted)["code"] == code


def test_at_the_end_nothing_is_left_to_decide(ann: Visitor) -> None:
    over = finished(ann, "cup")
    answers = len(record_of(ann, over).answers)
    assert ann.post(f"/api/tables/{over}/continue", 409, {"answers": answers})["code"] == "server-error-nothing-left"


def test_a_match_that_somebody_gave_up_can_be_played_on_from_its_end(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        given = play_out(black, white, most=4)
        black.ask("resign")
    info = ann.post(f"/api/tables/{table}/continue", 201, {"answers": given, "seat": "black"})
    with ann.join(info["id"]) as at:
        play_out(at)
        assert at.state["table"]["result"]["clause"] != "resigned"
