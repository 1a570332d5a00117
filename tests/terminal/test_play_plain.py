"""A match by lines of text alone: from a pipe, for a screen reader, in a dumb terminal."""

from pathlib import Path

import pytest

from tests.terminal.terminal_fixtures import hall, only_file
from wizardhall.core.errors import HallError
from wizardhall.match import Record
from wizardhall.terminal.play import play

SEED = ("--seed", "b", "--bot", "random")
"""With it Black draws the Blacksmith, and of the next five no power asks."""
TEAM = ["1 2 3", "gardener, le botaniste", ""]
ROUND = ["1 2 3 4 5", ""]
STAY = ["0", ""]


def test_a_whole_match_from_a_pipe(tmp_path: Path) -> None:
    said = hall(tmp_path, [*TEAM, *ROUND, *STAY, *ROUND, *STAY, *ROUND], "play", "cup", *SEED)
    file = only_file(tmp_path)
    assert "Drawn for Black: The Blacksmith" in said
    assert "wins the Wizards Cup!" in said
    assert f"wizardhall replay {file}" in said
    assert Record.read(file).ended is not None
    assert "\x1b" not in said


def test_a_match_in_french(tmp_path: Path) -> None:
    said = hall(tmp_path, [*TEAM, *ROUND, "garder", "", *ROUND, *STAY, *ROUND], "play", "cup", *SEED, "--lang", "fr")
    assert "gagne la Wizards Cup !" in said
    assert "Pourquoi ?" in said


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    said = hall(tmp_path, [*TEAM, "1 2"], "play", "cup", *SEED)
    file = only_file(tmp_path)
    assert f"wizardhall resume {file}" in said
    went_on = hall(tmp_path, [*ROUND, *STAY, *ROUND, *STAY, *ROUND], "resume", str(file))
    assert "Continuing " in went_on
    assert "wins the Wizards Cup!" in went_on
    again = hall(tmp_path, [], "resume", str(file))
    assert "This match is over." in again
    assert f"wizardhall replay {file}" in again


def test_a_resumed_match_tells_the_round_so_far(tmp_path: Path) -> None:
    hall(tmp_path, [*TEAM, *ROUND], "play", "cup", *SEED)
    went_on = hall(tmp_path, [], "resume", str(only_file(tmp_path)))
    assert "Round 1 begins." in went_on
    assert "wins round 1" in went_on
    assert "Who leaves the team?" in went_on


def test_undo_help_and_errors_by_line(tmp_path: Path) -> None:
    lines = ["help", "1 2 3 4 5", "6", "undo", "undo", "blaksmiht", "9 99", "", "10 11", ""]
    said = hall(tmp_path, lines, "play", "cup", *SEED)
    assert "an empty line locks" in said
    assert "5 cards are wanted, 6 given." in said
    assert "Took back the last step." in said
    assert "“blaksmiht”" in said
    assert "5 cards are wanted, 3 given." in said
    assert "Put five wizards in the order of your Deck" in said


def test_two_people_do_not_see_each_others_secrets(tmp_path: Path) -> None:
    lines = ["", *TEAM, "", "1 2 3 4 5", ""]
    said = hall(tmp_path, lines, "play", "cup", "--seed", "b", "--hotseat", "--plain")
    black, white = said.split("Pass the keyboard to White")[:2]
    assert "Gardener" in black
    assert "\n" * 50 in black[-60:]
    assert "Gardener" not in white.split("Pass the keyboard to Black")[0].split("1. ")[0]
    assert "Pass the keyboard to Black" in white


def test_words_of_the_players_stir_the_dice(tmp_path: Path) -> None:
    said = hall(tmp_path, ["abracadabra"], "play", "cup", *SEED, "--stir")
    assert "Commitment to the dice" in said
    assert Record.read(only_file(tmp_path)).header.entropy == {"black": "abracadabra"}


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("mine")
    with pytest.raises(HallError, match="exists already"):
        play(
            "cup",
            language="en",
            bots=("random",),
            options={},
            cards=None,
            seed=None,
            hotseat=False,
            record=file,
            stir=False,
            plain=True,
            fast=True,
        )
    assert file.read_text() == "mine"
