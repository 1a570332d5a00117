"""Redis is away for a while: whatever anybody is told at either of two nodes holds afterwards."""

import contextlib
import threading
from collections.abc import Iterator

import msgspec
import pytest

from tests.server.club import Club, begin
from tests.server.running_hall import At, Visitor, play_out
from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.cup import CUP
from wizardhall.match import Record, Replay, verify

pytestmark = pytest.mark.xdist_group("two nodes")


@contextlib.contextmanager
def deaf(club: Club) -> Iterator[None]:
    """The nodes do not hear of each other."""
    club.redis.stop()
    try:
        yield
    finally:
        club.redis.start()


def all_holds(table: str, players: list[Visitor], told: list[At]) -> Record:
    """Both nodes have the same record, and its events are those that everybody was told."""
    records = [player.http.get(f"/api/tables/{table}/record").content for player in players]
    assert records[0] == records[1]
    record = Record.parse(records[0])
    assert all(check.passed for check in verify(record, CUP))
    replay = Replay(record, CUP)
    for at in told:
        seen = replay.frames(Seat(at.state["you"] or SPECTATOR))
        events = [msgspec.to_builtins(frame.event)["event"] for frame in seen]
        assert [event["event"] for event in at.events] == events[: len(at.events)]
        commitments = [locked.commitment for locked in record.answers]
        assert at.state["locks"] == commitments[: len(at.state["locks"])]
    return record


def test_an_answer_that_is_given_otherwise_counts_at_both_nodes(club: Club) -> None:
    """The other node knows the first answer, and misses that it was taken back and another one given."""
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as white:
        ask = black.state["asks"][0]["id"]
        first, second = black.random_answer("first"), black.random_answer("second")
        assert first != second
        black.answer(first)
        white.until_state(lambda state: state["waiting"] == ["white"])
        with deaf(club):
            assert black.ask("take-back", ask=ask)["type"] == "ack"
            assert black.answer(second, ask)["type"] == "ack"
            assert white.answer()["type"] == "ack"
            white.until_state(lambda state: state["asks"])
        play_out(black, white)
        record = all_holds(table, [ann, ben], [black, white])
    assert record.answers[0].answer == list(second)  # type: ignore[call-overload]


def test_who_resigns_at_a_node_that_has_missed_something_resigns_where_the_match_is(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as behind:
        ben.move_to(club.one)
        with ben.join(table) as white, deaf(club):
            play_out(black, white, most=6)
            assert behind.ask("resign")["type"] == "ack"
            behind.until_state(lambda state: state["table"]["state"] == "over")
        ben.move_to(club.other)
        black.until_state(lambda state: state["table"]["state"] == "over")
        record = all_holds(table, [ann, ben], [black, behind])
    assert record.resigned is not None
    assert len(record.answers) == 6


def test_who_comes_in_is_told_how_things_are(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, Visitor(club.other).join(table):
        ben.move_to(club.one)
        with ben.join(table) as white, deaf(club):
            play_out(black, white, most=2)
            with Visitor(club.other).join(table) as watcher:
                assert len(watcher.state["locks"]) == 2
            ann.move_to(club.other)
            assert ann.http.get(f"/api/tables/{table}/replay").json()["frames"]


def test_who_waits_at_a_node_that_hears_nothing_is_told_all_the_same(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as white, deaf(club):
        assert black.answer()["type"] == "ack"
        assert white.answer()["type"] == "ack"
        black.until_state(lambda state: state["asks"])
        assert black.ask("resign")["type"] == "ack"
        white.until_state(lambda state: state["table"]["state"] == "over")
        all_holds(table, [ann, ben], [black, white])


def test_a_record_is_whole_at_a_node_that_has_missed_the_end(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as white, deaf(club):
        assert black.ask("resign")["type"] == "ack"
        all_holds(table, [ann, ben], [black])
        white.until_state(lambda state: state["table"]["state"] == "over")


def test_a_token_that_is_replaced_at_one_node_is_dead_at_the_other(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table):
        old = ben.post(f"/api/tables/{table}/token")["token"]
        with At(club.other, table, token=old) as program:
            ben.move_to(club.one)
            ben.post(f"/api/tables/{table}/token")
            assert program.until_closed() == 4403
        old = ben.post(f"/api/tables/{table}/token")["token"]
        with At(club.other, table, token=old) as program, deaf(club):
            ben.post(f"/api/tables/{table}/token")
            program.send("answer", ask=program.state["asks"][0]["id"], answer=program.random_answer())
            assert program.until_closed() == 4403
            assert not any('"ack"' in text for text in program.raw)
            late = At(club.other, table, token=old)
            assert late.read()["code"] == "server-error-token"


def test_locking_at_two_nodes_at_the_same_moment_has_one_order(club: Club) -> None:
    for _ in range(6):
        ann, ben, table = begin(club)
        with ann.join(table) as black, ben.join(table) as white:
            threads = [threading.Thread(target=at.answer) for at in (black, white)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for at in (black, white):
                at.until_state(lambda state: len(state["locks"]) == 2)
            assert black.ask("resign")["type"] == "ack"
            all_holds(table, [ann, ben], [black, white])


def test_resigning_and_answering_at_the_same_moment_have_one_result(club: Club) -> None:
    for _ in range(6):
        ann, ben, table = begin(club)
        with ann.join(table) as black, ben.join(table) as white:
            black.answer()
            threads = [threading.Thread(target=white.answer), threading.Thread(target=black.ask, args=("resign",))]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for at in (black, white):
                at.until_state(lambda state: state["table"]["state"] == "over")
            all_holds(table, [ann, ben], [black, white])
