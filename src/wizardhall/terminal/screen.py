"""The terminal itself: what is said, and what is typed, richly or plainly."""

import os
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from io import StringIO

from prompt_toolkit import prompt
from prompt_toolkit.application import Application
from prompt_toolkit.completion import Completer
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from wizardhall.core.text import text

__all__ = ["Screen"]

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears what can be scrolled back to as well: there may be secrets in it."""
_PLAIN_CLEAR = "\n" * 60


class Screen:
    """Plain means lines of text and nothing else: for pipes, screen readers and dumb terminals."""

    def __init__(self, language: str, *, plain: bool = False, fast: bool = False) -> None:
        self.text = text(language)
        self.plain = plain or not _capable()
        self.fast = fast or self.plain
        self.console = Console(
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=self.plain,
            color_system=None if self.plain else "auto",
        )

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, *said: RenderableType) -> None:
        for each in said:
            self.console.print(each)

    def tell(self, message: str, **arguments: str | int) -> None:
        """Say a text of the terminal."""
        self.say(self.text(message, **arguments))

    def whisper(self, said: str, indent: int) -> None:
        """Say something in passing, indented."""
        if self.plain:
            self.say(" " * indent + said)
        else:
            self.say(Padding(Text(said, "dim"), (0, 0, 0, indent)))

    def tell_to_copy(self, message: str, **arguments: str | int) -> None:
        """Say a text with paths or commands in it: its lines are not broken, so that they can be copied."""
        self.console.print(self.text(message, **arguments), soft_wrap=True)

    def thinking(self) -> AbstractContextManager[object]:
        """A sign, as long as it lasts, that bots are at work."""
        return nullcontext() if self.plain else self.console.status(self.text("terminal-thinking"))

    def drawn(self, drawing: RenderableType, width: int) -> str:
        """A drawing as text with escape sequences for colours, as prompt_toolkit can show it."""
        file = StringIO()
        canvas = Console(
            file=file,
            width=width,
            force_terminal=True,
            color_system=self.console.color_system,  # type: ignore[arg-type]
            no_color=self.console.no_color,
            highlight=False,
            legacy_windows=False,
        )
        canvas.print(drawing, end="")
        return file.getvalue()

    def line(self, question: str, completer: Completer | None = None) -> str:
        """A typed line. The end of the input is taken as Ctrl-C."""
        try:
            if self.plain:
                return _typed(question)
            if cell_len(question) >= self.width:
                self.say(question)
                question = ">"
            return prompt(f"{question} ", completer=completer, complete_while_typing=True).strip()
        except EOFError:
            raise KeyboardInterrupt from None

    def key(self, message: str) -> str:
        """Wait for a key, and give its character or name; in plain mode for a line."""
        if self.plain:
            return self.line(self.text(message))[:1]
        return _key(self.text(message)).run()

    async def show_in_pages(self, drawing: RenderableType, beside: int) -> None:
        """Say something above a menu of so many lines; if both do not fit the screen, in pages that wait for a key.

        Ctrl-C raises `KeyboardInterrupt`.
        """
        lines = self.drawn(drawing, self.width).split("\n")
        fits = len(lines) + beside <= self.console.height
        page = len(lines) if fits else self.console.height - 1
        for start in range(0, len(lines), page):
            self.console.file.write("\n".join(lines[start : start + page]) + "\n")
            self.console.file.flush()
            if not fits:
                await _key(self.text("terminal-page")).run_async()

    def clear(self) -> None:
        self.console.file.write(_PLAIN_CLEAR if self.plain else _CLEAR)
        self.console.file.flush()

    def words(self, *messages: str) -> Iterable[str]:
        """The words that a message lists in this language and in English."""
        for message in messages:
            yield from self.text(message).split()
            yield from text("en")(message).split()


def _capable() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("dumb", "unknown")


def _typed(question: str) -> str:
    """A line; if it comes from a pipe it is said too, so that what comes out reads as it would on a screen."""
    typed = input(f"{question} ").strip()
    if not sys.stdin.isatty():
        print(typed)
    return typed


def _key(shown: str) -> Application[str]:
    """Waits for any key and gives its character or name."""
    bindings = KeyBindings()

    @bindings.add(Keys.Any)
    @bindings.add("enter")
    def _(event: KeyPressEvent) -> None:
        event.app.exit(result=event.data)

    @bindings.add("c-c")
    @bindings.add("c-d")
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    control = FormattedTextControl([("class:wait", shown)], show_cursor=False)
    window = Window(control, wrap_lines=True, dont_extend_height=True)
    return Application(Layout(window), key_bindings=bindings, erase_when_done=True)
