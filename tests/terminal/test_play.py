"""A match in a real terminal, 30 rows by 100 columns, as a person plays it."""

from pathlib import Path

import pytest

from tests.terminal.terminal_fixtures import CTRL_C, DOWN, ENTER, LEFT, Terminal, only_file
from wizardhall.match import Record

LOCK = "Enter locks"
ASKED = {
    "Pick five more wizards": " " + (DOWN + " ") * 4,
    "Put five wizards in the order": " " + (DOWN + " ") * 4 + LEFT,
    "Who leaves the team?": "1 2" + ENTER,
    "Exchange your wizard": "y",
    "You may put your Deck": "0" + ENTER,
    "Put it on the bottom?": "n",
}
"""How the test answers each question; before it is locked."""
OVER = "The record:"


def play_on(terminal: Terminal, *stops: str) -> str:
    """Answer whatever is asked until one of the texts is on the screen."""
    while (seen := terminal.until(*stops, *ASKED)) not in stops:
        terminal.send(ASKED[seen])
        terminal.until(LOCK)
        terminal.send(ENTER)
        terminal.until_gone(LOCK)
    return seen


@pytest.mark.parametrize("seed", ["pty 1", "pty 2"])
def test_a_whole_match_with_arrow_keys(tmp_path: Path, seed: str) -> None:
    with Terminal("play", "cup", "--bot", "random", "--seed", seed, "--fast", home=tmp_path) as terminal:
        play_on(terminal, OVER)
        assert terminal.finish() == 0
        assert "Cup" in terminal.shown
        assert Record.read(only_file(tmp_path)).ended is not None


def test_ctrl_c_saves_and_resume_goes_on(tmp_path: Path) -> None:
    with Terminal("play", "cup", "--bot", "random", "--seed", "pty 1", "--fast", home=tmp_path) as terminal:
        play_on(terminal, "Put five wizards in the order")
        terminal.send(" ", DOWN, CTRL_C)
        terminal.until("wizardhall resume")
        terminal.finish()
    file = only_file(tmp_path)
    assert len(Record.read(file).answers) == 3
    with Terminal("resume", str(file), "--fast", home=tmp_path) as terminal:
        terminal.until("Put five wizards in the order")
        play_on(terminal, OVER)
        assert terminal.finish() == 0
    assert Record.read(file).ended is not None


def test_the_duels_unfold_one_step_at_a_time(tmp_path: Path) -> None:
    with Terminal("play", "cup", "--bot", "random", "--seed", "b", home=tmp_path) as terminal:
        play_on(terminal, "any key: next")
        assert "Duel 1" not in terminal.shown
        terminal.send(ENTER)
        terminal.until("Duel 1: Black reveals")
        assert "Why?" not in terminal.shown
        assert "╭─ " in terminal.shown
        assert "Black (you) ☆☆" in terminal.shown
        assert "White (random) ☆☆" in terminal.shown
        terminal.send(" ")
        terminal.until("Why?")
        terminal.until("any key: next")
        assert "Duel 2:" not in terminal.shown
        terminal.send("n")
        terminal.until("Duel 2:")
        terminal.until("any key: next")
        terminal.send("s")
        terminal.until("wins round 1", "Both win round 1")
        terminal.until("any key: next ──")
        terminal.send(ENTER)
        terminal.until("Who leaves the team?")


def test_a_small_terminal_shows_the_whole_table(tmp_path: Path) -> None:
    with Terminal(
        "play", "cup", "--bot", "random", "--seed", "b", "--lang", "fr", home=tmp_path, rows=24, columns=80
    ) as terminal:
        terminal.until("Choisissez cinq autres sorciers. À vous ▲8 Forgeron, en face ")
        terminal.send("1 2 3 4 5", ENTER)
        terminal.until("Entrée verrouille")
        assert "17 [ ]" in terminal.shown
        terminal.send(ENTER)
        terminal.until("Rangez cinq sorciers")
        terminal.send("1 2 3 4 5", ENTER)
        terminal.until("Entrée verrouille")
        terminal.send(ENTER)
        terminal.until("une touche")
        terminal.send(ENTER)
        terminal.until("Duel 1 : Noir ")
        assert "Manche 1 · Duel 1" in terminal.shown
        assert "Connu :" in terminal.shown


def test_help_lists_the_powers_above_the_menu(tmp_path: Path) -> None:
    with Terminal("play", "cup", "--bot", "random", "--seed", "b", home=tmp_path, rows=60) as terminal:
        terminal.until("17 [ ]")
        terminal.send("?")
        terminal.until("take back the last step")
        assert "A Magic power decides first" in terminal.shown
        terminal.until("17 [ ]")


def test_a_narrow_screen_breaks_questions_between_words(tmp_path: Path) -> None:
    with Terminal("play", "cup", "--hotseat", "--seed", "b", home=tmp_path, rows=24, columns=40) as terminal:
        terminal.until("\n>")
        assert "Pass the keyboard to Black; everybody\nelse looks away. Black: Enter.\n" in terminal.shown


def test_on_a_small_screen_help_waits_page_by_page_until_it_is_read(tmp_path: Path) -> None:
    with Terminal("play", "cup", "--bot", "random", "--seed", "b", home=tmp_path, rows=24, columns=80) as terminal:
        terminal.until("17 [ ]")
        terminal.send("?")
        terminal.until("any key: next ──")
        assert "The Pyrotechnician · ▲ Fire 9 · Dormant: your Fire wizard has +3" in terminal.shown
        terminal.send(" ")
        terminal.until("take back the last step")
        terminal.until("any key: next ──")
        terminal.send(" ")
        terminal.until("17 [ ]")
        terminal.send("17", ENTER)
        terminal.until("1 of 5: Hermit")


def test_ctrl_c_leaves_from_within_the_help(tmp_path: Path) -> None:
    with Terminal("play", "cup", "--bot", "random", "--seed", "b", home=tmp_path, rows=24, columns=80) as terminal:
        terminal.until("17 [ ]")
        terminal.send("?")
        terminal.until("any key: next ──")
        terminal.send(CTRL_C)
        terminal.until("The match is saved in")


def test_the_screen_is_cleared_between_two_people(tmp_path: Path) -> None:
    with Terminal("play", "cup", "--hotseat", "--seed", "b", home=tmp_path) as terminal:
        terminal.until("Pass the keyboard to Black")
        terminal.send(ENTER)
        terminal.until("Pick five more wizards")
        terminal.send("gardener 1 2 9 10", ENTER)
        terminal.until(LOCK)
        terminal.send(ENTER)
        terminal.until("Pass the keyboard to White")
        assert "Gardener" not in terminal.shown
        terminal.send(ENTER)
        terminal.until("0 of 5")
        assert "[✓]" not in terminal.shown
