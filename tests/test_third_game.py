"""A third game, in a folder that nothing else knows of, plays everywhere: it is "installed" by putting that folder on
the path, as a package would be.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.subprocesses import wizardhall
from tests.server.running_hall import Process, Visitor, play_out
from tests.terminal.terminal_fixtures import ENTER, Terminal, only_file

FOLDER = Path(__file__).parent / "third_game"
ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    path = [str(FOLDER), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match that was played in the terminal."""
    file = tmp_path / "rps.jsonl"
    bots = ("--bot", "countering", "--bot", "stubborn")
    played = wizardhall("play", "rps", *bots, "--wins", "3", "--seed", "a", "--record", file, "--plain")
    assert played.returncode == 0, played.stderr
    return file


def test_it_keeps_the_laws() -> None:
    """The same laws, over whatever games are installed."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_laws.py", "-k", "rps"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " 1 passed" not in done.stdout


def test_it_is_played_in_a_terminal(tmp_path: Path) -> None:
    with Terminal("play", "rps", "--bot", "rps.bots:Rocky", home=tmp_path) as terminal:
        for score in range(2):
            terminal.until(f"Score: Left (you) {score}")
            terminal.until("Throw a sign.")
            terminal.send("paper", ENTER)
            terminal.until("Enter locks")
            terminal.send(ENTER)
            terminal.until_gone("Enter locks")
        terminal.until("Left wins the game.")
        assert terminal.finish() == 0


def test_the_help_names_it() -> None:
    assert "GAME (cup, relics or rps)" in wizardhall("play", "--help").stdout
    assert "JEU (cup, relics ou rps)" in wizardhall("league", "--help", WIZARDHALL_LANG="fr").stdout


def test_it_is_played_in_french_line_by_line(tmp_path: Path) -> None:
    lines = "?\n" + "papier\n\n" * 2
    played = wizardhall(
        "play", "rps", "--bot", "rps.bots:Rocky", "--plain", "--lang", "fr", "--record", tmp_path / "r", stdin=lines
    )
    assert "Gauche joue Papier, Droite Pierre." in played.stdout
    assert "Pierre perd contre Papier." in played.stdout
    assert "Gauche gagne la partie." in played.stdout


def test_its_record_replays_and_verifies(record: Path) -> None:
    replayed = wizardhall("replay", record, "--plain")
    assert "wins the game." in replayed.stdout
    events = [json.loads(line)["event"] for line in wizardhall("replay", record, "--json").stdout.splitlines()]
    assert events[0] == "thrown"
    assert events[-1] == "game-ended"
    assert wizardhall("verify", record).returncode == 0


def test_what_it_does_not_have_is_said_in_a_line(record: Path) -> None:
    for command, said in (
        (("analyse", record), "The game “rps” has no analyst"),
        (("judge", "rps"), "The game “rps” has no judge"),
        (("judge", "rps", "--json"), "The game “rps” has no judge"),
        (("cards", "rps", "--toml"), "The cards of “rps” are not in a card file."),
        (("play", "rps", "--wins", "7"), "The option “wins” cannot be “7”."),
        (("play", "rps", "--bot", "rps.bots:Nobody"), "has no Nobody"),
        (("play", "rps", "--bot", "apprentice"), "Choose from: random, countering, stubborn."),
    ):
        refused = wizardhall(*command)
        assert said in refused.stderr
        assert refused.returncode == 1
        assert "Traceback" not in refused.stderr


def test_its_options_and_cards_are_in_the_help() -> None:
    assert "--wins N" in wizardhall("play", "--help").stdout
    assert "Beats Scissors." in wizardhall("cards", "rps").stdout
    assert [card["id"] for card in json.loads(wizardhall("cards", "rps", "--json").stdout)] == [
        "rock",
        "paper",
        "scissors",
    ]


def test_a_league_takes_bots_by_level_by_entry_point_and_by_class() -> None:
    found = json.loads(
        wizardhall("league", "rps", "countering", "stubborn", "rps.bots:Rocky", "--matches", "12", "--json").stdout
    )
    assert {each["bot"] for each in found["standings"]["bots"]} == {"countering", "stubborn", "rps.bots:Rocky"}
    assert found["standings"]["matches"] == 3 * 12


def test_a_record_does_not_decide_which_programs_run(tmp_path: Path) -> None:
    file = tmp_path / "rps.jsonl"
    stopped = wizardhall("play", "rps", "--bot", "rps.bots:Rocky", "--plain", "--record", file, stdin="rock\n\n")
    assert "wizardhall resume" in stopped.stdout
    refused = wizardhall("resume", file, "--plain")
    assert "--bot rps.bots:Rocky" in refused.stderr
    trusted = wizardhall("resume", file, "--plain", "--bot", "rps.bots:Rocky", stdin="paper\n\n" * 2)
    assert "Left wins the game." in trusted.stdout


def test_it_is_played_in_the_hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WIZARDHALL_BOTS", "rps=rps.bots:Rocky")
    with Process(tmp_path) as hall:
        ann = Visitor(hall.url, "Ann")
        info = next(each for each in ann.get("/api/games") if each["name"] == "rps")
        assert info["levels"] == ["random", "countering", "stubborn", "rps.bots:Rocky"]
        assert info["usual"] == "countering"
        assert info["options"] == {"wins": ["2", "3"]}
        assert info["seatings"] == [{"options": {}, "seats": ["left", "right"]}]
        assert info["aid"]["weak_to"]["rock"] == ["paper"]
        assert info["event_defaults"] == {"round-ended": {"winners": []}}
        assert "rps-title = Pierre" in ann.get("/api/games/rps/texts/fr")["rps"]

        for bot in ("countering", "stubborn", "rps.bots:Rocky"):
            with ann.join(ann.open_table("rps", bots={"right": bot})) as left:
                play_out(left)
                assert left.over

        for stranger in ("rps.bots:Countering", "os:abort", "wizardhall.bots:RandomBot"):
            refused = ann.post("/api/tables", 400, {"game": "rps", "bots": {"right": stranger}})
            assert refused["code"] == "bots-error-unknown"


def test_a_hall_with_a_bot_that_cannot_be_loaded_does_not_open(tmp_path: Path) -> None:
    refused = wizardhall("serve", "--bots", "rps=rps.bots:Nobody", "--database", f"sqlite:///{tmp_path / 'hall.db'}")
    assert "has no Nobody" in refused.stderr
    assert refused.returncode == 1


def test_no_file_outside_its_folder_knows_it() -> None:
    drivers = {"test_third_game.py", "third-game.test.mjs", "add-a-game.md", "add-a-bot.md"}
    found = subprocess.run(["git", "grep", "-Ilw", "rps"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    outside = [file for file in map(Path, found.splitlines()) if FOLDER.name not in file.parts]
    assert {file.name for file in outside} - drivers - {"games.py", "__init__.py"} == set()


def test_a_saved_match_lies_where_all_do(tmp_path: Path) -> None:
    wizardhall("play", "rps", "--bot", "random", "--bot", "random", "--plain", XDG_DATA_HOME=str(tmp_path))
    assert "-rps-" in only_file(tmp_path).name
