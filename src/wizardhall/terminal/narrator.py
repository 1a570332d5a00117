"""Tells what happens, step by step, as one pair of eyes sees it."""

from collections.abc import Sequence

from wizardhall.core.events import Event
from wizardhall.core.game import View
from wizardhall.match import Frame
from wizardhall.terminal.painter import Painter
from wizardhall.terminal.screen import Screen

__all__ = ["Narrator"]


class Narrator:
    """Tells frames. Waits for a key at each new scene, before it, and at the end of a round."""

    def __init__(self, screen: Screen, painter: Painter) -> None:
        self._screen = screen
        self._painter = painter
        self._skipping = False

    def tell(self, frames: Sequence[Frame], *, wait: bool = True, pictures: bool = True) -> None:
        wait = wait and not self._screen.fast
        told = 0
        for frame in frames:
            opens, closes = self._painter.opens(frame.event), self._painter.closes(frame.event)
            if wait and opens and self._painter.waits_before(frame.event, told):
                self._wait()
            if opens and pictures:
                self._show_table(frame.view)
            self.say(frame.event)
            told = 0 if opens else told + 1
            if closes:
                self._skipping = False
            if wait and (opens or closes):
                self._wait("terminal-page" if closes else "terminal-wait")

    def say(self, event: Event) -> None:
        """One event, the texts of new cards, and the Why of an outcome.

        A reason that is a single clause is left out: it would be told each time.
        """
        self._screen.say(self._painter.line(event))
        for note in self._painter.notes(event):
            self._screen.whisper(note, 2)
        reasons = self._painter.why(event)
        if len(reasons) > 1:
            self._screen.whisper(self._screen.text("terminal-why"), 2)
            for reason in reasons:
                self._screen.whisper(reason, 4)

    def _show_table(self, view: View) -> None:
        if self._screen.plain:
            self._screen.say("", *self._painter.described(view))
        else:
            self._screen.say(self._painter.picture(view, self._screen.width))

    def _wait(self, message: str = "terminal-wait") -> None:
        if not self._skipping and self._screen.key(message) == "s":
            self._skipping = True
