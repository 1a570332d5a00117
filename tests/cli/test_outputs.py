"""Files that a command is to write: refused before the work, in one line, in the reader's language."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.subprocesses import wizardhall
from tests.random_matches import drive
from wizardhall.games import game
from wizardhall.match import Match

DECKS = ("gardener,shaman,traveler,botanist,soldier,matron", "geomancer,hermit,shaman,lightkeeper,matron,dancer")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "cup.jsonl"
    drive(Match.start(game("cup"), seed="outputs", path=file), "outputs", 2).close()
    return file


@pytest.mark.parametrize("option", ["--plot", "--save"])
def test_a_solution_that_could_not_be_written_is_not_begun(tmp_path: Path, option: str) -> None:
    (tmp_path / "a-file").touch()

    refused = wizardhall("solve", "cup", "--decks", *DECKS, option, tmp_path / "a-file" / "out", "--lang", "fr")

    assert refused.returncode == 1
    assert refused.stdout == ""
    assert refused.stderr.splitlines() == [
        f"{tmp_path / 'a-file' / 'out'} ne peut pas être écrit : une partie du chemin n'est pas un dossier."
    ]


def test_a_chart_that_could_not_be_written_is_not_begun(record: Path) -> None:
    refused = wizardhall("analyse", record, "--plot", record / "chances.svg")

    assert refused.returncode == 1
    assert refused.stdout == ""
    assert refused.stderr.splitlines() == [
        f"{record / 'chances.svg'} cannot be written: a part of the path is not a folder."
    ]


def test_openings_that_could_not_be_written_are_not_begun(record: Path) -> None:
    refused = wizardhall("solve", "openings", record / "book")

    assert refused.returncode == 1
    assert refused.stderr.splitlines() == [f"{record / 'book'} cannot be written: a part of the path is not a folder."]


def test_the_folder_of_a_picture_is_made(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "pictures" / "of" / "mine.svg"

    assert wizardhall("analyse", record, "--effort", "quick", "--plot", picture).returncode == 0
    assert picture.read_text(encoding="utf-8").startswith("<?xml")


def test_a_league_that_could_not_be_kept_is_not_begun(tmp_path: Path) -> None:
    """The file is a link into a folder that is gone."""
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone" / "league.jsonl")

    refused = wizardhall("league", "cup", "random", "apprentice", "--save", tmp_path / "nowhere", "--lang", "fr")

    assert refused.returncode == 1
    assert refused.stderr.splitlines() == [f"{tmp_path / 'nowhere'} ne peut pas être écrit : un dossier manque."]


def test_a_folder_is_not_a_record_in_either_language(tmp_path: Path) -> None:
    refused = wizardhall("replay", tmp_path, "--lang", "fr")

    assert refused.stderr.startswith("FICHIER doit être un fichier, pas un dossier.")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        refused = subprocess.run(
            [sys.executable, "-m", "wizardhall", "cards", "cup", "--lang", "fr"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert refused.returncode == 1
    assert refused.stderr.decode().splitlines() == ["Le système refuse cela\xa0: le disque est plein."]


def test_a_record_that_is_there_already_is_refused_before_anything_is_asked(record: Path) -> None:
    refused = wizardhall("play", "cup", "--stir", "--record", record)

    assert refused.stdout == ""
    assert refused.stderr.startswith(f"The file {record} exists already")


def test_what_was_never_a_record_is_not_called_empty(tmp_path: Path) -> None:
    (tmp_path / "letter.jsonl").write_text("Dear North,", encoding="utf-8")

    refused = wizardhall("replay", tmp_path / "letter.jsonl")

    assert refused.stderr == "letter.jsonl, line 1: This is not the record of a match.\n"
