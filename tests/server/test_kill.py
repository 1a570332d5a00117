"""The short version of `make kill`, and whether its players would notice."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from trials.kill import run
from trials.notes import Findings, Notes, check
from trials.players import Crowd

from tests.server.running_hall import Process
from wizardhall.core.seats import Seat
from wizardhall.match import Record


@pytest.mark.parametrize("scenario", ["sqlite-kill", "two-nodes-kill"])
def test_nothing_is_lost_and_nobody_is_told_what_does_not_hold(scenario: str) -> None:
    found, _ = run(scenario, matches=6, rounds=1)
    assert (found.lost, found.wrong) == ([], [])
    assert found.acknowledged >= 200


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Record, dict[str, Any]]:
    """A match, and what black was told in it."""
    with Process(tmp_path_factory.mktemp("hall")) as hall:
        crowd = Crowd([hall.url], take_back=0.0)
        asyncio.run(crowd.play(1, lambda: crowd.reach(1)))
    record, players = crowd.played[0]
    (black,) = (player.notes for player in players if player.notes.seat == "black")
    return record, vars(black)


def told(played: tuple[Record, dict[str, Any]], **other: Any) -> Findings:
    """What is found if black was told something else."""
    record, known = played
    notes = Notes(known["table"], Seat("black"))
    vars(notes).update({**known, **other})
    return check(record, [notes])


def test_what_was_told_holds(played: tuple[Record, dict[str, Any]]) -> None:
    found = told(played)
    assert (found.lost, found.wrong) == ([], [])
    assert found.acknowledged > 3


def test_a_lost_and_a_changed_answer_are_noticed(played: tuple[Record, dict[str, Any]]) -> None:
    acknowledged = played[1]["acknowledged"]
    first = next(iter(acknowledged))
    found = told(played, acknowledged={**acknowledged, first: ["another"], "99-black": ["gone"]})
    assert len(found.lost) == 2


@pytest.mark.parametrize(
    "other",
    [
        {"events": [{"event": "forged"}]},
        {"_locks": {"a lock that nobody has seen since"}},
        {"_sent": {}},
        {"result": {"winners": ["nobody"]}},
    ],
    ids=lambda other: next(iter(other)),
)
def test_what_did_not_hold_is_noticed(played: tuple[Record, dict[str, Any]], other: dict[str, Any]) -> None:
    assert told(played, **other).wrong


def test_what_contradicts_an_earlier_message_is_noticed_at_once() -> None:
    notes = Notes("ABCDEF", Seat("black"))
    notes.hears([{"event": "a"}, {"event": "b"}], 0, [], [])
    notes.hears([{"event": "a"}, {"event": "c"}], 0, [], [])
    notes.hears([{"event": "d"}], 5, [], [])
    notes.is_acknowledged("1-black", ["x"])
    notes.hears([], 2, [], ["1-black"])
    assert len(notes.wrong) == 3


def test_a_record_that_does_not_verify_is_noticed(played: tuple[Record, dict[str, Any]]) -> None:
    record, _ = played
    forged = msgspec.structs.replace(record.answers[0], salt="00" * 16)
    other = Record(record.header, [forged, *record.answers[1:]], record.ended, source=record.source)
    assert any("does not verify" in each for each in check(other, []).wrong)


def test_the_scenarios_are_those_of_the_documents() -> None:
    from trials.scenarios import SCENARIOS

    page = (Path(__file__).parents[2] / "docs" / "contributing" / "trials.md").read_text(encoding="utf-8")
    assert [name for name in SCENARIOS if f"| `{name}` |" not in page] == []
