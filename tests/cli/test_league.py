"""`wizardhall league` as a person runs it."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.subprocesses import wizardhall
from wizardhall.bots import levels

CUP = ("league", "cup", "random", "apprentice", "--matches", "6")
LISTENING = """
import signal
from wizardhall.cli import main

signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""The program as in a terminal: what is started in the background, as tests may be, ignores Ctrl-C."""


def test_it_prints_ratings_and_who_beats_whom() -> None:
    shown = wizardhall(*CUP).stdout

    assert "Elo" in shown
    assert "6 matches, seed “league”" in shown
    assert shown.index("apprentice") < shown.index("random")


def test_without_bots_all_play_that_there_are() -> None:
    found = json.loads(wizardhall("league", "cup", "--matches", "2", "--json").stdout)

    assert {standing["bot"] for standing in found["standings"]["bots"]} == {*levels("cup")}


def test_three_play_at_a_table_of_three() -> None:
    found = json.loads(
        wizardhall("league", "relics", "random", "apprentice", "--players", "3", "--matches", "3", "--json").stdout
    )

    assert found["standings"]["rated_by"] == "openskill"


def test_it_speaks_french() -> None:
    shown = wizardhall(*CUP, "--lang", "fr").stdout

    assert "Gagnées par le robot de gauche" in shown
    assert "6 parties, graine « league »" in shown
    assert not re.search(r"\d\.\d|\d%", shown)


def test_json_is_for_programs() -> None:
    found = json.loads(wizardhall(*CUP, "--json").stdout)

    assert found["planned"] == found["standings"]["matches"] == 6
    assert {each["bot"] for each in found["standings"]["bots"]} == {"random", "apprentice"}


def test_a_run_that_was_killed_goes_on_and_prints_what_one_run_prints(tmp_path: Path) -> None:
    file = tmp_path / "scores"
    command = ("league", "relics", "random", "apprentice", "--matches", "40", "--save", str(file), "--json")
    with subprocess.Popen([sys.executable, "-m", "wizardhall", *command], stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 4):
            time.sleep(0.005)
        process.kill()
    kept = file.read_bytes().count(b"\n") - 1

    again = wizardhall(*command)

    assert kept >= 3
    assert again.stdout == wizardhall(*command[:6], "--json").stdout
    assert file.read_bytes().count(b"\n") == 41


def test_ctrl_c_prints_the_table_so_far(tmp_path: Path) -> None:
    file = tmp_path / "scores"
    command = [sys.executable, "-c", LISTENING, "league", "relics", "random", "apprentice", "--matches", "4000"]
    with subprocess.Popen([*command, "--save", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 4):
            time.sleep(0.005)
        process.send_signal(signal.SIGINT)
        shown, said = process.communicate()

    assert process.returncode == 130
    assert b"apprentice" in shown
    assert b"of 4,000 matches" in said
    assert b"Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["cup", "random"], "A league needs at least two bots."),
        (["cup", "random", "merlin"], "There is no bot “merlin”."),
        (["cup", "random", "apprentice", "--matches", "5"], "5 matches cannot be shared out fairly among 2 seats"),
        (["cup", "random", "apprentice", "--processes", "0"], "0 processes cannot play; give 1 or more."),
        (["cup", "random", "apprentice", "--edition", "third"], "There is no edition “third”."),
        (["relics", "random", "apprentice", "--players", "5"], "The option “players” cannot be “5”."),
        (["cup", "random", "apprentice", "--save", "/"], "--save must be a file, not a folder."),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(arguments: list[str], reason: str) -> None:
    refused = wizardhall("league", *arguments)

    assert refused.returncode in (1, 2)
    assert reason in refused.stderr
    assert "Traceback" not in refused.stderr
