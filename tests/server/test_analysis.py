"""A match that is over is analysed aside: once for everybody, and without holding up anybody else."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.bad_analysts import GATE, at_once, dies, fails, refuses, waits
from tests.server.running_hall import Visitor, open_hall, play_out
from wizardhall.games import HOUSE
from wizardhall.server.workers import analysis_queue


def finished(visitor: Visitor, game: str = "cup") -> str:
    """The code of a match that the visitor has played against a bot, and that is over."""
    seat = {"cup": "white", "relics": "south"}[game]
    code = visitor.open_table(game, bots={seat: "random"}, seed=f"analysed {game}")
    with visitor.join(code) as at:
        play_out(at)
    return code


@contextlib.contextmanager
def asking(visitor: Visitor, table: str) -> Iterator[Iterator[dict[str, Any]]]:
    """Ask for an analysis, and read what comes line by line."""
    with visitor.http.stream("POST", f"/api/tables/{table}/analysis") as response:
        assert response.status_code == 200, response.read()
        yield (json.loads(line) for line in response.iter_lines())


def told(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    with asking(visitor, table) as lines:
        return list(lines)


@pytest.mark.parametrize("game", HOUSE)
def test_an_analysis_says_how_far_it_is_and_then_what_it_found(tmp_path: Path, game: str) -> None:
    with open_hall(tmp_path, analysis_effort="quick") as url:
        ann = Visitor(url, "Ann")
        table = finished(ann, game)
        replay = ann.get(f"/api/tables/{table}/replay", eyes="all")
        *progress, last = told(ann, table)

    assert replay["analysis"]
    assert {line["type"] for line in progress} == {"analysing"}
    assert last["type"] == "analysed"
    found = last["analysis"]
    answers = replay["answers"]
    assert found["points"][-1]["answer"] == len(answers)
    assert found["decisions"]
    for decision in found["decisions"]:
        assert answers[decision["answer"]]["seat"] == decision["seat"]
        assert 0 <= decision["away"] <= 1


def test_it_is_done_once_aside_and_with_the_lowest_priority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "_analyse", waits)
    gate = tmp_path / "gate"
    monkeypatch.setenv(GATE, str(gate))
    with open_hall(tmp_path) as url:
        ann, ben = Visitor(url, "Ann"), Visitor(url, "Ben")
        table = finished(ann)
        with asking(ann, table) as first, asking(ben, table) as second:
            for lines in (first, second):
                while next(lines)["done"] != 1:
                    pass
            finished(ann)  # others play against bots meanwhile
            gate.touch()
            found = [list(first)[-1], list(second)[-1]]
        found.append(told(ben, table)[-1])

    assert found[0]["analysis"]["nice"] == 19
    assert found[0] == found[1] == found[2]


def test_another_match_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "_analyse", waits)
    gate = tmp_path / "gate"
    monkeypatch.setenv(GATE, str(gate))
    with open_hall(tmp_path) as url:
        ann = Visitor(url, "Ann")
        one, other = finished(ann), finished(ann)
        with asking(ann, one) as first, asking(ann, other) as second:
            assert next(first)["ahead"] == 0
            assert next(second) == {"type": "analysing", "done": 0, "total": 0, "ahead": 1}
            gate.touch()
            assert list(first)[-1]["type"] == list(second)[-1]["type"] == "analysed"


@pytest.mark.parametrize(
    ("badly", "code"),
    [
        (fails, "server-error-analysis-failed"),
        (dies, "server-error-analysis-failed"),
        (refuses, "match-error-unknown-seat"),
    ],
)
def test_an_analysis_that_fails_says_so_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, badly: object, code: str
) -> None:
    monkeypatch.setattr(analysis_queue, "_analyse", badly)
    with open_hall(tmp_path) as url:
        ann = Visitor(url, "Ann", lang="fr")
        table = finished(ann)
        error = told(ann, table)[-1]
        assert (error["type"], error["code"]) == ("error", code)
        assert error["message"] != code
        monkeypatch.setattr(analysis_queue, "_analyse", at_once)
        assert told(ann, table)[-1]["type"] == "analysed"


def test_an_analysis_that_takes_too_long_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "_analyse", waits)
    monkeypatch.setenv(GATE, str(tmp_path / "never"))
    with open_hall(tmp_path, analysis_time=0.2) as url:
        ann = Visitor(url, "Ann")
        assert told(ann, finished(ann))[-1]["code"] == "server-error-analysis-late"


def test_a_hall_that_closes_does_not_wait_for_an_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "_analyse", waits)
    monkeypatch.setenv(GATE, str(tmp_path / "never"))
    with open_hall(tmp_path) as url:
        ann = Visitor(url, "Ann")
        with asking(ann, finished(ann)) as lines:
            next(lines)


def test_one_address_may_begin_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "_analyse", at_once)
    with open_hall(tmp_path, analysis_rate=0.0, analysis_burst=1) as url:
        ann = Visitor(url, "Ann")
        one, other = finished(ann), finished(ann)
        told(ann, one)
        assert ann.post(f"/api/tables/{other}/analysis", 429)["code"] == "server-error-too-fast"
        assert told(ann, one)[-1]["type"] == "analysed"  # what is known costs nothing


def test_a_running_match_is_not_analysed(ann: Visitor, table: str) -> None:
    assert ann.post(f"/api/tables/{table}/analysis", 409)["code"] == "server-error-not-over"


def test_another_page_cannot_have_matches_analysed(ann: Visitor) -> None:
    table = finished(ann)
    refused = ann.http.post(f"/api/tables/{table}/analysis", headers={"Origin": "https://evil.example"})
    assert refused.status_code == 403


def test_without_the_lab_a_hall_says_that_it_cannot(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(ann)
    monkeypatch.setattr(analysis_queue, "PACKAGES", ("a_package_that_nobody_has",))

    assert not ann.get(f"/api/tables/{table}/replay")["analysis"]
    error = ann.post(f"/api/tables/{table}/analysis", 501)

    assert error["code"] == "server-error-no-analysis"
    assert "lab" in error["message"]
