"""Answering an ask line by line: numbers or names, `undo`, `help`, an empty line to lock. For pipes and ears."""

from wizardhall.core.asks import Answer
from wizardhall.core.cards import CardId
from wizardhall.core.errors import HallError
from wizardhall.terminal.menu import Menu
from wizardhall.terminal.screen import Screen

__all__ = ["answer_by_lines"]


def answer_by_lines(menu: Menu, screen: Screen) -> Answer:
    """Ask until a legal answer is locked."""
    shown: tuple[CardId, ...] = ()
    screen.say(menu.title())
    while True:
        if menu.draft.options != shown:
            shown = menu.draft.options
            _show_options(menu, screen)
        screen.say(menu.state())
        if menu.draft.complete:
            screen.tell("terminal-lock-lines")
        typed = screen.line(">")
        try:
            if not typed:
                return menu.draft.answer()
            if typed.lower() in screen.words("terminal-word-undo"):
                screen.tell("terminal-undone" if menu.draft.undo() else "terminal-nothing-to-undo")
            elif typed.lower() in screen.words("terminal-word-help"):
                screen.tell("terminal-help-lines")
                if menu.piles_described():
                    screen.tell("terminal-help-piles-lines")
                screen.say(menu.painter.reminder())
                _show_options(menu, screen)
            elif typed.lower() in screen.words("terminal-word-piles") and menu.piles_described():
                screen.say(*menu.piles_described())
            else:
                menu.take(typed)
        except HallError as error:
            screen.say(error.in_language(screen.text.language))


def _show_options(menu: Menu, screen: Screen) -> None:
    for choice in menu.draft.options:
        screen.say(f"{menu.number(choice)}. {menu.label(choice).plain}")
