"""`wizardhall replay`: a match once more, step by step, through any eyes."""

from bisect import bisect_right
from collections.abc import Mapping
from pathlib import Path

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import FormattedTextControl, HSplit, Layout, Window
from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.games import game as game_named
from wizardhall.match import Frame, Record, Replay
from wizardhall.terminal.line_packing import packed
from wizardhall.terminal.narrator import Narrator
from wizardhall.terminal.painter import Painter, painter_for
from wizardhall.terminal.player_names import headings, spoken_names
from wizardhall.terminal.screen import Screen

__all__ = ["Viewer", "replay"]

_HELP_LINES = 2


def replay(file: Path, *, language: str, cards: Path | None, eyes: str | None, plain: bool) -> None:
    """Step through a record; without a terminal, tell all of it. A match that is over is shown all-seeing."""
    record = Record.read(file)
    game = game_named(record.header.game)
    shown = Replay(record, game, game.cards(cards))
    first = Seat(eyes) if eyes else ALL_SEEING if shown.match.result else SPECTATOR
    frames = shown.frames(first)
    screen = Screen(language, plain=plain)
    players = headings(game.name, record.header.players, screen.text)
    spoken = spoken_names(game.name, record.header.players, screen.text)
    painter = painter_for(game.name, shown.match.cards, screen.text, spoken, players)
    if screen.plain:
        Narrator(screen, painter).tell(frames)
    else:
        seen_by = {
            **players,
            SPECTATOR: screen.text("terminal-eyes-spectator"),
            ALL_SEEING: screen.text("terminal-eyes-all"),
        }
        Viewer(shown, first, screen, painter, seen_by).run()


class Viewer:
    """Where one stands in a replay: whose eyes, which frame, and whether the Why is shown."""

    def __init__(
        self, shown: Replay, eyes: Seat, screen: Screen, painter: Painter, seen_by: Mapping[Seat, str]
    ) -> None:
        self.eyes = eyes
        self.here = 0
        self.why = True
        self.above = 0
        """Lines of the page that are scrolled out of sight."""
        self._replay = shown
        self._screen = screen
        self._painter = painter
        self._seen_by = seen_by
        self._moments = _moments(shown)

    @property
    def frames(self) -> list[Frame]:
        return self._replay.frames(self.eyes)

    @property
    def round(self) -> int:
        return self.frames[self.here].view.round

    def go(self, to: int) -> None:
        self.above = 0
        self.here = max(0, min(to, len(self.frames) - 1))

    def go_to_round(self, number: int) -> None:
        starts = self._replay.round_starts(self.eyes)
        if number in starts:
            self.go(starts[number])

    def change_eyes(self) -> None:
        """The next pair of eyes, at the same moment or the last before it that they saw."""
        moment = self._moments[self.eyes][self.here]
        eyes = self._replay.eyes
        self.eyes = eyes[(eyes.index(self.eyes) + 1) % len(eyes)]
        self.go(bisect_right(self._moments[self.eyes], moment) - 1)

    def scroll(self, by: int) -> None:
        self.above = max(0, self.above + by)

    def visible(self, page: str, rows: int) -> str:
        """What fits of a page, and a sign that there is more below; never past its end."""
        lines = page.rstrip("\n").split("\n")
        self.above = min(self.above, max(0, len(lines) - rows))
        shown = lines[self.above : self.above + rows]
        return "\n".join([*shown[:-1], "↓ …"] if self.above + rows < len(lines) else shown)

    def run(self) -> None:
        top = Window(FormattedTextControl(lambda: ANSI(self._page()), focusable=True, show_cursor=False))
        keys = FormattedTextControl(lambda: self.help(get_app().output.get_size().columns))
        layout = Layout(HSplit([top, Window(keys, height=_HELP_LINES, wrap_lines=True)]))
        Application(layout, key_bindings=self._keys(), full_screen=True).run()

    def help(self, width: int) -> str:
        """All keys, each beside what it does."""
        keys = self._screen.text("terminal-replay-keys").split(" · ")
        return "\n".join(line.plain for line in packed(map(Text, keys), " · ", width))

    def _page(self) -> str:
        size = get_app().output.get_size()
        frame = self.frames[self.here]
        place = self._screen.text(
            "terminal-replay-place", eyes=self._seen_by[self.eyes], step=self.here + 1, steps=len(self.frames)
        )
        said = [*self._painter.notes(frame.event), *self._painter.why(frame.event)] if self.why else []
        why = [Padding(Text(reason, "dim"), (0, 0, 0, 4)) for reason in said]
        picture = self._painter.picture(frame.view, size.columns)
        page = Group(Rule(place), self._painter.line(frame.event), *why, Text(), picture)
        return self.visible(self._screen.drawn(page, size.columns), size.rows - _HELP_LINES)

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        for names, act in (
            (("right", "space", "n", "enter"), lambda _: self.go(self.here + 1)),
            (("left", "backspace", "p"), lambda _: self.go(self.here - 1)),
            (("pagedown",), lambda _: self.go_to_round(self.round + 1)),
            (("pageup",), lambda _: self.go_to_round(self.round - 1)),
            (("up",), lambda _: self.scroll(-1)),
            (("down",), lambda _: self.scroll(+1)),
            (("home",), lambda _: self.go(0)),
            (("end",), lambda _: self.go(len(self.frames))),
            (("e",), lambda _: self.change_eyes()),
            (("w",), lambda _: setattr(self, "why", not self.why)),
            (tuple("123456789"), lambda event: self.go_to_round(int(event.data))),
            (("q", "c-c", "c-d"), lambda event: event.app.exit()),
        ):
            for name in names:
                keys.add(name)(act)
        return keys


def _moments(shown: Replay) -> dict[Seat, list[int]]:
    """For each pair of eyes and each of its frames: which of all events it is."""
    events = [frame.event for frame in shown.frames(ALL_SEEING)]
    return {
        eyes: [moment for moment, event in enumerate(events) if event.seen_by(eyes) is not None] for eyes in shown.eyes
    }
