"""Wizards & Relics by lines of text alone, watched, resumed, replayed; and who sits where."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.relics_answers import ANY_LINES
from tests.terminal.terminal_fixtures import END, RIGHT, Terminal, hall, only_file, relics_match
from wizardhall.core.errors import HallError, UnknownName
from wizardhall.core.seats import Seat
from wizardhall.core.text import LANGUAGES, text
from wizardhall.match import Player, Record
from wizardhall.terminal.cards import show_cards
from wizardhall.terminal.judge import judge
from wizardhall.terminal.play import play
from wizardhall.terminal.player_names import headings, spoken_names
from wizardhall.terminal.replay import replay

SYMBOLS = re.compile("[▲≈♣◆⌂♛▒]")


@pytest.mark.parametrize(("players", "needed"), [(2, 5), (4, 3)])
def test_a_whole_match_from_a_pipe(tmp_path: Path, players: int, needed: int) -> None:
    arguments = ("play", "relics", "--players", str(players), *["--bot", "random"] * (players - 1), "--seed", "pipe")
    said = hall(tmp_path, ANY_LINES, *arguments)
    file = only_file(tmp_path)
    assert "At the table: North (you)" in said
    assert "wins the game!" in said
    assert f"Hall {needed}/{needed}" in said
    assert f"wizardhall replay {file}" in said
    assert Record.read(file).ended is not None
    assert "\x1b" not in said
    assert not SYMBOLS.search(said.partition("wins the game!")[0])


def test_a_match_in_french(tmp_path: Path) -> None:
    said = hall(tmp_path, ANY_LINES, "play", "relics", "--bot", "random", "--seed", "pipe", "--lang", "fr")
    assert "Pourquoi ?" in said
    assert "Panthéon 5/5" in said


def test_bots_alone_are_watched_through_a_spectators_eyes(tmp_path: Path) -> None:
    said = hall(
        tmp_path, [], "play", "relics", *["--bot", "random", "--bot", "apprentice"], "--seed", "watch", "--fast"
    )
    assert "At the table: North (random) and South (apprentice)." in said
    assert "North draws 7 cards." in said
    assert "wins the game!" in said
    assert Record.read(only_file(tmp_path)).ended is not None


def test_the_end_of_the_input_saves_and_resume_goes_on(tmp_path: Path) -> None:
    said = hall(tmp_path, ["", "1", "1", ""], "play", "relics", "--bot", "random", "--seed", "pipe")
    file = only_file(tmp_path)
    assert f"wizardhall resume {file}" in said
    went_on = hall(tmp_path, ANY_LINES, "resume", str(file))
    assert "At the table: North (you) and South (random)." in went_on
    assert "wins the game!" in went_on
    assert "This match is over." in hall(tmp_path, [], "resume", str(file))


def test_piles_and_help_by_line(tmp_path: Path) -> None:
    said = hall(tmp_path, ["discards", "help", "défausses"], "play", "relics", "--seed", "pipe", "--lang", "fr")
    assert said.count("Votre pioche (23), sans ordre :") == 2
    assert "« défausses » montre les défausses" in said


# Who sits where


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        ((), ["person", "apprentice", "apprentice", "apprentice"]),
        (("--hotseat",), ["person"] * 4),
        (("--bot", "random"), ["person", "person", "person", "random"]),
        (("--bot", "random", "--bot", "apprentice"), ["person", "person", "random", "apprentice"]),
    ],
)
def test_bots_have_the_last_seats_and_people_the_others(
    tmp_path: Path, arguments: tuple[str, ...], players: list[str]
) -> None:
    hall(tmp_path, [], "play", "relics", "--players", "4", *arguments)
    header = Record.read(only_file(tmp_path)).header
    assert [player.bot or "person" for player in header.players.values()] == players


@pytest.mark.parametrize(
    ("bots", "hotseat", "message"),
    [
        (("random",) * 3, False, "3 bots are too many: there are 2 seats"),
        (("wizard",), False, "no bot “wizard”"),
        (("random",), True, "Leave out --hotseat"),
    ],
)
def test_who_cannot_sit_there_is_refused_before_anything_is_shown(
    tmp_path: Path, bots: tuple[str, ...], hotseat: bool, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(HallError, match=message):
        play(
            "relics",
            language="en",
            bots=bots,
            options={},
            cards=None,
            seed=None,
            hotseat=hotseat,
            record=tmp_path / "match.jsonl",
            stir=False,
            plain=True,
            fast=True,
        )
    assert capsys.readouterr().out == ""
    assert list(tmp_path.iterdir()) == []


def test_an_own_name_is_spoken_and_a_level_only_in_headings() -> None:
    players = {
        Seat("north"): Player("Ada"),
        Seat("east"): Player("east"),
        Seat("south"): Player("random", "random"),
    }
    assert [*spoken_names("relics", players, text("en")).values()] == ["Ada", "East", "South"]
    assert [*headings("relics", players, text("fr"), [Seat("east")]).values()] == [
        "Nord (Ada)",
        "Est (vous)",
        "Sud (random)",
    ]


# Replay


@pytest.fixture(name="file")
def a_record(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    relics_match("replay", 3, file)
    return file


def test_keys_step_through_a_record(tmp_path: Path, file: Path) -> None:
    with Terminal("replay", str(file), home=tmp_path) as terminal:
        terminal.until("all-seeing · step 1 of")
        terminal.send(RIGHT)
        terminal.until("step 2 of")
        terminal.send("2")
        terminal.until("Round 2 begins.")
        terminal.send("\x1b[6~")
        terminal.until("Round 3 begins.")
        terminal.send("\x1b[5~")
        terminal.until("Round 2 begins.")
        terminal.send("e")
        terminal.until("Seen by: North")
        terminal.send(END)
        terminal.until("The Hall holds enough wizards")
        assert "╭─ " in terminal.shown
        terminal.send("q")
        assert terminal.finish() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_the_whole_story_is_told(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    replay(file, language=language, cards=None, eyes="east", plain=True)
    told = capsys.readouterr().out
    words = text(language)
    assert words("relics-event-round-started", round=2) in told
    assert words("terminal-why") in told
    assert words("terminal-relics-shrine", text="") in told


def test_eyes_that_are_not_at_the_table_are_refused(file: Path) -> None:
    with pytest.raises(UnknownName, match="north, east, south, spectator, all"):
        replay(file, language="en", cards=None, eyes="west", plain=True)


# Catalogue and judge


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [100, 80])
def test_the_set_is_shown_with_its_provenance(
    width: int, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    show_cards("relics", language=language, cards=None)
    shown = capsys.readouterr().out
    words = text(language)
    for kind, number in (("wizard", 60), ("relic", 60), ("shrine", 24)):
        assert words.format(f"terminal-relics-all-{kind}", {"number": number}) in shown
    assert words("terminal-source-house") in shown
    assert len(re.findall(r"\*  ", shown)) >= 3
    assert shown.count(words("relicset-card-jeff-the-mage")) == 2
    assert max(map(cell_len, shown.splitlines())) <= width


def test_few_cards_are_shown_with_their_flavour(tmp_path: Path) -> None:
    shown = hall(tmp_path, [], "cards", "relics", "--kind", "wizard", "--colour", "red", "--rarity", "glorious")
    assert "Wizards (4)" in shown
    assert "Relics (" not in shown
    assert "She knows one spell." in shown


def test_the_judge_of_this_game_reads_lines() -> None:
    with pytest.raises(HallError, match="wizardhall judge relics --json"):
        judge("relics", language="en", options={}, cards=None, plain=True)
