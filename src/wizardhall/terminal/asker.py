"""Puts an ask to a person: as a menu with keys, or line by line."""

from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.game import View
from wizardhall.terminal.chooser import Chooser
from wizardhall.terminal.line_prompt import answer_by_lines
from wizardhall.terminal.menu import Menu
from wizardhall.terminal.name_matcher import Matcher
from wizardhall.terminal.painter import Painter
from wizardhall.terminal.screen import Screen

__all__ = ["Asker"]


class Asker:
    def __init__(self, screen: Screen, painter: Painter, matcher: Matcher) -> None:
        self._screen = screen
        self._painter = painter
        self._matcher = matcher

    def ask(self, ask: AnyAsk, view: View) -> Answer:
        """A legal answer of the person whose eyes see `view`. Ctrl-C raises `KeyboardInterrupt`."""
        menu = Menu(ask, view, self._painter, self._matcher, self._screen.text)
        if self._screen.plain:
            return answer_by_lines(menu, self._screen)
        return Chooser(menu, self._screen).run()
