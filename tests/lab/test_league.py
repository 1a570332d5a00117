"""A league: the same whoever plays it, in one go or in many."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.lab.leagues import BOTS, a_league
from wizardhall.core.errors import HallError, RecordError
from wizardhall.lab.league import League
from wizardhall.lab.results import PlayedMatch


def played(league: League, processes: int = 1) -> list[PlayedMatch]:
    league.play(processes)
    return league.results


class Enough(Exception):
    pass


def stop_after(league: League, matches: int) -> None:
    """Play until so many more matches are over, and then be cut off."""
    left = matches

    def counted() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise Enough

    with pytest.raises(Enough):
        league.play(progress=counted)


@pytest.mark.parametrize(("game", "options"), [("cup", {"edition": "first"}), ("relics", {"players": "3"})])
def test_a_seed_gives_the_same_results_in_any_number_of_processes(game: str, options: dict[str, str]) -> None:
    alone, together = (played(a_league(game, options=options), processes) for processes in (1, 2))

    assert len(alone) == len(a_league(game, options=options).fixtures)
    assert alone == together


def test_another_seed_gives_other_results() -> None:
    assert played(a_league(seed="one", matches=40)) != played(a_league(seed="two", matches=40))


def test_every_deal_is_played_from_both_seats() -> None:
    results = played(a_league(matches=40))

    assert {(each.deal, *each.seats.values()) for each in results} == {
        (deal, *bots) for deal in range(20) for bots in (BOTS, BOTS[::-1])
    }


def test_a_league_that_was_stopped_goes_on_and_ends_as_one_that_was_not(tmp_path: Path) -> None:
    through = played(a_league())
    stop_after(a_league(save=tmp_path / "scores"), 5)

    again = a_league(save=tmp_path / "scores")

    assert again.results == through[:5]
    assert played(again) == through


def test_a_result_is_in_the_file_as_soon_as_the_match_is_over(tmp_path: Path) -> None:
    league = a_league(save=tmp_path / "scores")
    lines: list[int] = []

    league.play(progress=lambda: lines.append((tmp_path / "scores").read_bytes().count(b"\n")))

    assert lines == [*range(2, 14)]


def test_half_a_last_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "scores"
    through = played(a_league(save=file))
    os.truncate(file, file.stat().st_size - 9)

    again = a_league(save=file)

    assert again.results == through[:-1]
    assert played(again) == through
    assert a_league(save=file).results == through


def test_more_matches_and_more_bots_keep_what_was_played(tmp_path: Path) -> None:
    few = played(a_league(matches=4, save=tmp_path / "scores"))

    more = a_league(matches=8, save=tmp_path / "scores")

    assert more.results == few
    assert played(more) == played(a_league(matches=8))


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ({"seed": "other"}, "its seed is “league”, not “other”"),
        ({"options": {"edition": "first"}}, "its options is “edition revised”, not “edition first”"),
        ({"game": "relics"}, "its game is “cup”, not “relics”"),
    ],
)
def test_the_file_of_another_league_is_refused(tmp_path: Path, terms: dict[str, Any], reason: str) -> None:
    played(a_league(matches=2, save=tmp_path / "scores"))

    with pytest.raises(RecordError) as refused:
        a_league(save=tmp_path / "scores", **terms)

    assert reason in str(refused.value)


@pytest.mark.parametrize("content", ["a shopping list", "a shopping list\n", '{"type":"match"}\n', "\n"])
def test_a_file_that_is_no_league_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "scores"
    file.write_text(content)

    with pytest.raises(RecordError, match=r"scores.*1.*does not begin with the line of a league"):
        a_league(save=file)

    assert file.read_text() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "scores"
    played(a_league(matches=4, save=file))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:2], "{}\n", *lines[3:]]))

    with pytest.raises(RecordError) as refused:
        a_league(save=file)

    assert refused.value.line == 3


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HallError, match="cannot be written: it is a folder"):
        a_league(save=tmp_path)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(HallError, match="There is no bot “merlin”"):
        a_league(bots=("random", "merlin"))
