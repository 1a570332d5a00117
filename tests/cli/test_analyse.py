"""`wizardhall analyse`, and `wizardhall resume --from` with the numbers that it prints."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.subprocesses import wizardhall
from tests.random_matches import drive
from tests.texts.text_files import messages, patterns
from wizardhall.core.seats import Seat
from wizardhall.games import game
from wizardhall.lab.analysis import Analysis
from wizardhall.lab.analysis.cup.analyst import PLANNING
from wizardhall.match import Match, Player, Record


@pytest.fixture
def relics(tmp_path: Path) -> Path:
    """A match of which the first round has just begun."""
    return begun(tmp_path, "relics", 4)


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    return begun(tmp_path, "cup", 4)


def begun(folder: Path, name: str, answers: int) -> Path:
    file = folder / f"{name}.jsonl"
    drive(Match.start(game(name), seed="analyse", path=file), "analyse", answers).close()
    return file


def test_chart_decisions_and_words_in_french_and_a_picture(relics: Path, tmp_path: Path) -> None:
    picture = tmp_path / "chances.svg"

    shown = wizardhall("analyse", relics, "--effort", "quick", "--lang", "fr", "--plot", picture)

    assert shown.returncode == 0
    assert "Chances de gagner la partie" in shown.stdout
    assert "Manche 1 · N 2" in shown.stdout
    assert "Nord, pose :" in shown.stdout
    assert "Sud pendant ce temps :" in shown.stdout
    assert f"wizardhall resume {relics} --from N" in shown.stdout
    assert picture.read_text(encoding="utf-8").startswith("<?xml")


def test_one_seat_in_english(tmp_path: Path) -> None:
    shown = wizardhall("analyse", begun(tmp_path, "cup", 2), "--effort", "quick", "--seat", "white")

    assert "White, team:" in shown.stdout
    assert "Black, team:" not in shown.stdout
    assert "Black meanwhile:" in shown.stdout


def test_as_json_it_has_the_shape_of_an_analysis(relics: Path) -> None:
    shown = wizardhall("analyse", relics, "--effort", "quick", "--json", "--seat", "south")

    found = msgspec.json.decode(shown.stdout, type=Analysis)
    assert found.game == "relics"
    assert found.winners is None
    assert [decision.answer for decision in found.decisions] == [1, 3]
    assert json.loads(shown.stdout)["decisions"][1]["given"].keys() == {"wizard", "relic"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["missing.jsonl"], "missing.jsonl: There is no such file."),
        (["FILE", "--seat", "balcony"], "There is no seat “balcony”"),
        (["FILE", "--effort", "enormous"], "There is no effort “enormous”. Choose from: quick, normal, deep."),
    ],
)
def test_what_cannot_be_analysed_is_refused_in_one_line(cup: Path, arguments: list[str], reason: str) -> None:
    refused = wizardhall("analyse", *(str(cup) if each == "FILE" else each for each in arguments))

    assert refused.returncode == 1
    assert reason in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_decision_has_a_word(language: str) -> None:
    asked = {name for name in messages(language) if name.startswith(("cup-ask-", "relics-ask-"))}

    assert asked > {f"cup-ask-{each}" for each in PLANNING}
    assert {name for name in asked if f"{name}.topic" not in patterns(language)} == set()


def test_a_match_goes_on_from_its_middle_in_a_record_of_its_own(cup: Path, tmp_path: Path) -> None:
    before, new = cup.read_bytes(), tmp_path / "new.jsonl"

    played = wizardhall("resume", cup, "--from", 3, "--bot", "random", "--record", new, stdin="1 2 3 4 5\n\n")

    assert played.returncode == 0
    assert cup.read_bytes() == before
    record = Record.read(new)
    assert record.answers[:2] == Record.read(cup).answers[:2]
    assert len(record.answers) > 3
    assert record.header.players == {Seat("black"): Player("random", "random"), Seat("white"): Player("white")}
    assert wizardhall("verify", new).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--from", "99"], "The record has 4 answers; give a number from 0 to 4, not 99."),
        (["--from", "2", "--as", "balcony"], "There is no seat “balcony”"),
        (["--from", "2", "--bot", "merlin"], "There is no bot “merlin”"),
        (["--bot", "adept"], "only go with --from N"),
    ],
)
def test_what_cannot_be_played_on_from_is_refused(cup: Path, arguments: list[str], reason: str) -> None:
    refused = wizardhall("resume", cup, *arguments)

    assert refused.returncode == 1
    assert reason in refused.stderr


def test_no_record_is_written_over(cup: Path) -> None:
    refused = wizardhall("resume", cup, "--from", "2", "--record", cup)

    assert refused.returncode == 1
    assert "never overwritten" in refused.stderr
