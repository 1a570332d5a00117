"""Answering an ask with arrow keys, numbers or names: an inline prompt_toolkit application."""

import asyncio
from collections.abc import Callable, Sequence

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.application.run_in_terminal import in_terminal
from prompt_toolkit.data_structures import Point
from prompt_toolkit.formatted_text import ANSI, StyleAndTextTuples, to_formatted_text
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import Dimension, FormattedTextControl, HSplit, Layout, Window
from rich.console import Group, RenderableType
from rich.text import Text

from wizardhall.core.asks import Answer, Arrange, YesNo
from wizardhall.core.cards import CardId
from wizardhall.core.errors import HallError
from wizardhall.terminal.menu import Menu
from wizardhall.terminal.screen import Screen

__all__ = ["Chooser"]

_PREFIX = 9
"""The cells before a card: pointer, number and mark."""


class Chooser:
    """One ask on the screen. Every change is one of the draft's; the keys only say which."""

    def __init__(self, menu: Menu, screen: Screen) -> None:
        self.menu = menu
        self.screen = screen
        self.here = 0
        self.typed = ""
        self.said = ""
        self._showing: asyncio.Future[None] | None = None
        self._heights: dict[tuple[int, tuple[CardId, ...]], int] = {}

    def run(self) -> Answer:
        """The locked answer. Ctrl-C raises `KeyboardInterrupt`."""
        app: Application[Answer] = Application(
            Layout(self._layout()), key_bindings=self._keys(), erase_when_done=True, mouse_support=False
        )
        return app.run()

    @property
    def choice(self) -> CardId:
        options = self.menu.draft.options
        return options[min(self.here, len(options) - 1)]

    def toggle(self, choice: CardId) -> None:
        before = self.menu.draft.slot
        self._try(lambda: self.menu.draft.toggle(choice))
        if self.menu.draft.slot != before:
            self.here = 0

    def move(self, by: int) -> None:
        self.here = (self.here + by) % len(self.menu.draft.options)

    def undo(self) -> None:
        before = self.menu.draft.slot
        self.said = "" if self.menu.draft.undo() else self.screen.text("terminal-nothing-to-undo")
        if self.menu.draft.slot != before:
            self.here = 0

    def type(self, character: str) -> None:
        """Add to what is typed, and go where it leads. A yes or no is taken at its first letter."""
        self.typed += character
        if isinstance(self.menu.ask, YesNo):
            self.take_typed()
            return
        closest = self.menu.closest(self.typed)
        if closest is not None:
            self.here = self.menu.draft.options.index(closest)

    def take_typed(self) -> None:
        """Do what the typed line says."""
        typed, self.typed = self.typed.strip(), ""
        if typed.lower() in self.screen.words("terminal-word-undo"):
            self.undo()
            return
        if typed.lower() in self.screen.words("terminal-word-piles"):
            self._above(self.piles())
            return
        before = self.menu.draft.slot
        last = None

        def take() -> None:
            nonlocal last
            last = self.menu.take(typed)

        self._try(take)
        if self.menu.draft.slot != before:
            self.here = 0
        elif last is not None:
            self.here = self.menu.draft.options.index(last)

    def explanation(self) -> list[RenderableType]:
        """All options with their powers, and all keys."""
        cards = [self.menu.label(choice) for choice in self.menu.draft.options]
        keys = [self.screen.text("terminal-help-keys")]
        if self.menu.piles(self.screen.width):
            keys.append(self.screen.text("terminal-help-piles"))
        return [*cards, self.menu.painter.reminder(), *keys]

    def piles(self) -> list[RenderableType]:
        """What can be looked through."""
        return self.menu.piles(self.screen.width)

    def _above(self, said: Sequence[RenderableType]) -> None:
        """Show something above the menu, or before the menu comes back if both do not fit the screen."""
        if said:
            self._showing = asyncio.ensure_future(self._show(Group("", *said)))

    async def _show(self, said: Group) -> None:
        app = get_app()
        size = app.output.get_size()
        menu = app.layout.container.preferred_height(size.columns, size.rows).preferred
        try:
            async with in_terminal():
                await self.screen.show_in_pages(said, menu)
        except KeyboardInterrupt:
            app.exit(exception=KeyboardInterrupt)

    def _try(self, change: Callable[[], None]) -> None:
        try:
            self.said = ""
            change()
        except HallError as error:
            self.said = error.in_language(self.screen.text.language)

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()

        def on(*names: str) -> Callable[[Callable[[KeyPressEvent], None]], None]:
            def bind(handler: Callable[[KeyPressEvent], None]) -> None:
                for name in names:
                    keys.add(name)(handler)

            return bind

        on("up")(lambda _: self.move(-1))
        on("down")(lambda _: self.move(+1))
        on("left", "c-up")(lambda _: self._shift(-1))
        on("right", "c-down")(lambda _: self._shift(+1))
        on("c-z")(lambda _: self.undo())

        @on("enter")
        def _(event: KeyPressEvent) -> None:
            if self.typed.strip():
                self.take_typed()
            elif self.menu.draft.complete:
                event.app.exit(result=self.menu.draft.answer())
            else:
                self.toggle(self.choice)

        @on("space", ",")
        def _(event: KeyPressEvent) -> None:
            if not self.typed and event.data == " ":
                self.toggle(self.choice)
            elif self.typed.strip().isdigit():
                self.take_typed()
            elif self.typed:
                self.type(event.data)

        @on("backspace", "c-h")
        def _(event: KeyPressEvent) -> None:
            if self.typed:
                self.typed = self.typed[:-1]
            else:
                self.undo()

        @on("?")
        def _(event: KeyPressEvent) -> None:
            self._above(self.explanation())

        @on("tab")
        def _(event: KeyPressEvent) -> None:
            self._above(self.piles())

        @on("c-c", "c-d")
        def _(event: KeyPressEvent) -> None:
            event.app.exit(exception=KeyboardInterrupt)

        @on("<any>", Keys.BracketedPaste)
        def _(event: KeyPressEvent) -> None:
            if event.data.isprintable():
                self.type(event.data)

        return keys

    def _shift(self, by: int) -> None:
        if not self.menu.draft.move(self.choice, by) and not isinstance(self.menu.ask, Arrange):
            self.move(by)

    def _layout(self) -> HSplit:
        def part(
            content: Callable[[], StyleAndTextTuples], height: int | Callable[[], Dimension] | None = None
        ) -> Window:
            control = FormattedTextControl(content, show_cursor=False)
            return Window(control, wrap_lines=True, dont_extend_height=True, height=height)

        rows = FormattedTextControl(
            self._rows, focusable=True, show_cursor=False, get_cursor_position=lambda: Point(0, self.here)
        )
        return HSplit(
            [
                part(lambda: self._drawn(self.menu.full_title())),
                Window(rows, height=Dimension(min=3), dont_extend_height=True),
                part(
                    self._details,
                    height=self._details_height,
                ),
                part(self._state),
                part(self._status),
                part(self._prompt, height=1),
            ]
        )

    def _rows(self) -> StyleAndTextTuples:
        width = self._columns() - _PREFIX - 1
        rows: StyleAndTextTuples = []
        for choice in self.menu.draft.options:
            here = choice == self.choice
            style = "reverse" if here else ""
            row = self.menu.row(choice)
            row.truncate(width, overflow="ellipsis", pad=here)
            pointer = f"{'›' if here else ' '} {self.menu.number(choice):>2} [{self.menu.mark(choice)}] "
            rows.append((style, pointer))
            rows += to_formatted_text(ANSI(self.screen.drawn(row, width)), style)
            rows.append(("", "\n"))
        return rows[:-1]

    def _details(self) -> StyleAndTextTuples:
        return self._drawn(self.menu.details(self.choice))

    def _details_height(self) -> Dimension:
        """Lines enough for the longest of the options, so that nothing moves when the highlight does."""
        columns, options = self._columns(), self.menu.draft.options
        if (columns, options) not in self._heights:
            texts = [self.screen.drawn(self.menu.details(option), columns) for option in options]
            self._heights[columns, options] = max(2, *(text.count("\n") + 1 for text in texts))
        return Dimension.exact(self._heights[columns, options])

    def _state(self) -> StyleAndTextTuples:
        state = self._drawn(Text(self.menu.state()))
        tally = self.menu.tally()
        return state if tally is None else [*state, ("", "\n"), *self._drawn(tally)]

    def _status(self) -> StyleAndTextTuples:
        """What was wrong with the last key, or that all is ready."""
        ready = self.screen.text("terminal-lock") if self.menu.draft.complete else ""
        return self._drawn(Text(self.said or ready, "bold"))

    def _prompt(self) -> StyleAndTextTuples:
        arranging = isinstance(self.menu.ask, Arrange)
        hint = self.screen.text("terminal-hint-arrange" if arranging else "terminal-hint")
        if self.menu.piles(self.screen.width):
            hint += self.screen.text("terminal-hint-piles")
        return [("bold", f"> {self.typed}"), ("", "" if self.typed else hint)]

    def _columns(self) -> int:
        return get_app().output.get_size().columns

    def _drawn(self, drawing: Text) -> StyleAndTextTuples:
        return to_formatted_text(ANSI(self.screen.drawn(drawing, self._columns())))
