"""Two nodes of one hall, on PostgreSQL and Redis: any of them serves any seat of any match."""

import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from trials.database_servers import free_port

from tests.server.club import Club, begin
from tests.server.running_hall import At, Process, Visitor, play_out
from wizardhall.cup import CUP
from wizardhall.match import Record, verify
from wizardhall.server.errors import Unavailable
from wizardhall.server.storage.models import MatchRow
from wizardhall.server.storage.repository import Repository

pytestmark = pytest.mark.xdist_group("two nodes")


def test_the_two_seats_of_a_match_are_served_by_two_nodes(club: Club) -> None:
    ann, ben, table = begin(club)
    cleo = Visitor(club.other)
    with ann.join(table) as black, ben.join(table) as white, cleo.join(table) as watcher:
        play_out(black, white)
        assert black.state["table"]["result"] == white.state["table"]["result"]
        watcher.until_state(lambda state: state["table"]["state"] == "over")
        assert watcher.events[-1] == black.events[-1]
    records = [each.http.get(f"/api/tables/{table}/record").content for each in (ann, ben)]
    assert all(check.passed for record in records for check in verify(Record.parse(record), CUP))


def test_a_match_with_a_set_of_a_guest_is_served_by_two_nodes(club: Club) -> None:
    assert CUP.house_set is not None
    cards = CUP.house_set.read_text(encoding="utf-8").replace('name = "house"', 'name = "mine"', 1)
    ann, ben = Visitor(club.one, "Ann"), Visitor(club.other, "Ben")
    table = ann.open_table("cup", cards=cards)
    ben.sit(table)
    ann.start(table)
    with ann.join(table) as black, ben.join(table) as white:
        play_out(black, white)
        assert black.state["table"]["result"] == white.state["table"]["result"]
    record = Record.parse(ben.http.get(f"/api/tables/{table}/record").content)
    assert all(check.passed for check in verify(record, CUP))


def test_those_who_wait_at_one_node_see_who_comes_at_the_other(club: Club) -> None:
    ann, ben = Visitor(club.one, "Ann"), Visitor(club.other, "Ben")
    table = ann.open_table("cup")
    with ann.join(table) as black:
        ben.sit(table)
        black.until_state(lambda state: state["table"]["seats"][1]["player"] == "Ben")
        with ben.join(table) as white:
            black.until_state(lambda state: state["table"]["seats"][1]["here"])
            white.until_state(lambda state: state["table"]["seats"][0]["here"])
            ann.start(table)
            white.until_state(lambda state: state["asks"])


def test_an_answer_is_taken_back_at_one_node_and_the_other_knows(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as white:
        ask = black.state["asks"][0]["id"]
        black.answer()
        white.until_state(lambda state: state["waiting"] == ["white"])
        assert black.ask("take-back", ask=ask)["type"] == "ack"
        white.until_state(lambda state: state["waiting"] == ["black", "white"])
        assert white.answer()["type"] == "ack"
        black.until_state(lambda state: state["asks"] and state["waiting"] == ["black"])
        play_out(black, white)


def test_taking_back_and_answering_at_the_same_moment_never_tear_a_match(club: Club) -> None:
    for _ in range(8):
        ann, ben, table = begin(club)
        with ann.join(table) as black, ben.join(table) as white:
            ask = black.state["asks"][0]["id"]
            black.answer()
            replies: dict[str, str] = {}

            def take_back(at: At = black, into: dict[str, str] = replies, ask: str = ask) -> None:
                into["back"] = at.ask("take-back", ask=ask)["type"]

            def answer(at: At = white, into: dict[str, str] = replies) -> None:
                into["answer"] = at.answer()["type"]

            threads = [threading.Thread(target=work) for work in (take_back, answer)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert replies["answer"] == "ack"
            waits = ["black"] if replies["back"] == "ack" else ["black", "white"]
            for visitor in (ann, ben):
                with visitor.join(table) as again:
                    again.until_state(lambda state, waits=waits: state["waiting"] == waits)
            play_out(black, white)


def test_the_same_seat_at_two_nodes_answers_once(club: Club) -> None:
    ann, _, table = begin(club)
    with ann.join(table) as one:
        ann.move_to(club.other)
        with ann.join(table) as other:
            ask, replies = one.state["asks"][0]["id"], []

            def send(at: At) -> None:
                replies.append(at.answer(ask=ask)["type"])

            threads = [threading.Thread(target=send, args=(at,)) for at in (one, other)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(replies) == ["ack", "error"]


def test_resigning_at_one_node_ends_the_match_at_the_other(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as white:
        black.ask("resign")
        white.until_state(lambda state: state["table"]["state"] == "over")
        assert white.events[-1] == {"event": "resigned", "seat": "black"}


def test_a_bot_plays_and_a_stand_in_comes_with_players_at_two_nodes(club: Club) -> None:
    ann, ben = Visitor(club.one, "Ann"), Visitor(club.other, "Ben")
    table = ann.open_table("relics", options={"players": "3"}, bots={"south": "apprentice"})
    ben.sit(table)
    ann.start(table)
    with ann.join(table) as north:
        with ben.join(table) as east:
            north.until_state(lambda state: state["table"]["seats"][1]["here"])
            play_out(north, east, most=4)
        north.until_state(lambda state: state["table"]["seats"][1]["stand_in"] == "apprentice")
        play_out(north)


def test_without_redis_for_a_while_nothing_is_lost(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as white:
        club.redis.stop()
        assert black.answer()["type"] == "ack"
        assert white.answer()["type"] == "ack"
        club.redis.start()
        play_out(black, white)


def test_without_postgresql_for_a_while_answers_are_refused_and_then_taken(club: Club) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as white:
        assert black.answer()["type"] == "ack"
        club.postgresql.stop()
        ask, answer = white.state["asks"][0]["id"], white.random_answer()
        assert white.answer(answer, ask)["code"] == "server-error-storage"
        assert httpx.get(f"{club.one}/health").status_code == 503
        club.postgresql.start()
        assert white.answer(answer, ask)["type"] == "ack"
        white.until_state(lambda state: state["asks"])
        black.until_state(lambda state: state["asks"])
        play_out(black, white)


def test_a_node_that_could_not_read_what_the_other_stored_reads_it_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = begin(club)
    with ann.join(table) as black, ben.join(table) as white:
        refusals, read = iter(range(2)), Repository.match

        async def fails_at_first(repository: Repository, *which: Any) -> MatchRow:
            if next(refusals, None) is not None:
                raise Unavailable
            return await read(repository, *which)

        monkeypatch.setattr(Repository, "match", fails_at_first)
        assert black.answer()["type"] == "ack"
        white.until_state(lambda state: state["waiting"] == ["white"])
        play_out(black, white)


def test_a_table_that_is_closed_at_one_node_is_closed_at_the_other(club: Club) -> None:
    ann = Visitor(club.one, "Ann")
    table = ann.open_table("cup")
    with Visitor(club.other).join(table) as watcher:
        ann.post(f"/api/tables/{table}/leave")
        assert watcher.until_closed() == 4404


def test_a_bot_that_is_seated_at_one_node_is_seen_at_the_other_and_the_match_begins_there_too(club: Club) -> None:
    ann = Visitor(club.one, "Ann")
    table = ann.open_table("cup")
    with Visitor(club.other).join(table) as watcher:
        assert ann.http.put(f"/api/tables/{table}/bots/white", json={"level": "random"}).status_code == 200
        watcher.until_state(lambda state: state["table"]["seats"][1]["bot"] == "random")
        ann.start(table)
        assert watcher.until("happened")["frames"][0]["event"]["event"] == "drawn"
        assert watcher.state["table"]["state"] == "playing"


def test_at_the_other_node_too_a_clock_has_stood_still_while_an_answer_was_locked(club: Club) -> None:
    ann, ben, table = begin(club, clock="relaxed")
    with ann.join(table) as black, ben.join(table) as white:
        ask = black.state["asks"][0]["id"]
        black.answer()
        locked = black.until("happened")["clock"]["left"]["black"]
        while True:
            with ben.join(table) as again:
                if again.state["clock"]["left"]["white"] < locked - 1:
                    break
        assert black.ask("take-back", ask=ask)["type"] == "ack"
        white.until_state(lambda state: state["clock"]["running"] == ["white"])
        white.until_state(lambda state: state["clock"]["running"] == ["black", "white"])
        left = white.state["clock"]["left"]
        assert left["black"] - left["white"] > 0.9


def test_when_a_node_is_killed_the_other_goes_on(club: Club, tmp_path: Path) -> None:
    with Process(tmp_path, database=club.database, redis=club.redis.url) as third:
        ann, ben = Visitor(third.url, "Ann"), Visitor(club.other, "Ben")
        table = ann.open_table("cup")
        ben.sit(table)
        ann.start(table)
        with ann.join(table) as black, ben.join(table) as white:
            play_out(black, white, most=3)
            third.kill()
            ann.move_to(club.other)
            with ann.join(table) as back:
                play_out(back, white)


def test_several_workers_serve_one_address(club: Club, tmp_path: Path) -> None:
    port = free_port()
    chosen = {"database": club.database, "redis": club.redis.url, "workers": 2, "port": port, "takeover": 0.2}
    with Process(tmp_path, **chosen) as hall:
        ann, ben = Visitor(hall.url, "Ann"), Visitor(hall.url, "Ben")
        table = ann.open_table("cup")
        ben.sit(table)
        ann.start(table)
        with ann.join(table) as black, ben.join(table) as white:
            play_out(black, white)


def test_a_hall_that_cannot_reach_its_redis_says_so(tmp_path: Path, club: Club) -> None:
    with pytest.raises(AssertionError, match="Redis does not answer"):
        Process(tmp_path, redis=f"redis://127.0.0.1:{free_port()}")
    with pytest.raises(AssertionError, match="database cannot be reached"):
        Process(tmp_path, database=f"postgresql://hall@127.0.0.1:{free_port()}/x")
