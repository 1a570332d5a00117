"""Answering whatever Wizards & Relics asks: in a pseudo-terminal, and line by line."""

import re
from typing import Final

from tests.terminal.terminal_fixtures import DOWN, ENTER, Terminal

LOCK: Final = "Enter locks"
OVER: Final = "The record:"
FIRST_HAND: Final = "Nothing set aside"
WIZARD: Final = "Which wizard?"
YES_NO: Final = "Yes or no?"
SOME: Final = "0 of "
QUESTIONS: Final = (FIRST_HAND, WIZARD, YES_NO, SOME)

ANY_LINES: Final = ["0", "", "1", "", "2", "", "3", ""] * 200
"""Lines that sooner or later answer every question: what does not fit is refused, and asked again."""


def answer(terminal: Terminal, question: str) -> None:
    """Choose the first that there is, and lock it."""
    if question == WIZARD:
        terminal.send("1 1", ENTER)
    elif question == YES_NO:
        terminal.send("y")
    elif question == SOME:
        wanted = re.search(r"0 of (\d+): –", terminal.shown)
        assert wanted is not None
        terminal.send(" ", *[DOWN + " "] * (int(wanted[1]) - 1))
    terminal.until(LOCK)
    terminal.send(ENTER)
    terminal.until_gone(LOCK)


def play_on(terminal: Terminal, *stops: str) -> str:
    """Answer whatever is asked until one of the texts is on the screen."""
    while (seen := terminal.until(*stops, *QUESTIONS)) not in stops:
        answer(terminal, seen)
    return seen
