"""What tests of the terminal need: painters, menus, keys for the chooser, and a real pseudo-terminal."""

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pexpect
import pyte
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console, RenderableType

from tests.random_matches import BLACK, CUP, drive
from wizardhall.core.asks import Answer, AnyAsk
from wizardhall.core.game import Game, View
from wizardhall.core.text import text
from wizardhall.games import game
from wizardhall.match import Match
from wizardhall.terminal.chooser import Chooser
from wizardhall.terminal.cup.painter import CupPainter
from wizardhall.terminal.menu import Menu
from wizardhall.terminal.name_matcher import Matcher
from wizardhall.terminal.relics.painter import RelicsPainter
from wizardhall.terminal.screen import Screen

RELICS: Final[Game[Any]] = game("relics")
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
ENTER, BACKSPACE, CTRL_C, CTRL_Z, CTRL_DOWN = "\r", "\x7f", "\x03", "\x1a", "\x1b[1;5B"
HOME, END = "\x1b[H", "\x1b[F"
TAB = "\t"
PATIENCE: Final = 30
"""Seconds after which a program that says nothing is taken to hang."""


def painter(language: str = "en") -> CupPainter:
    return CupPainter(CUP.cards(), text(language), {})  # type: ignore[arg-type]


def matcher(language: str = "en") -> Matcher:
    drawn = painter(language)
    return Matcher.of(CUP, drawn.cards, drawn.ids, drawn.teller, language)


def menu(ask: AnyAsk, language: str = "en") -> Menu:
    view = Match.start(CUP, seed="menu").view(BLACK)
    return Menu(ask, view, painter(language), matcher(language), text(language))


def relics_painter(language: str = "en") -> RelicsPainter:
    return RelicsPainter(RELICS.cards(), text(language), {})  # type: ignore[arg-type]


def relics_menu(ask: AnyAsk, view: View, language: str = "en") -> Menu:
    painted = relics_painter(language)
    known = Matcher.of(RELICS, painted.cards, painted.ids, painted.teller, language)
    return Menu(ask, view, painted, known, text(language))


def relics_start(seed: str, players: int, path: Path | None = None) -> Match:
    return Match.start(RELICS, seed=seed, options={"players": str(players)}, path=path)


def relics_match(seed: str, players: int, path: Path | None = None) -> Match:
    """A whole match of Wizards & Relics, all answers at random."""
    match = drive(relics_start(seed, players, path), seed)
    match.close()
    return match


def drawn(drawing: RenderableType, width: int = 100) -> str:
    """What is drawn, without colours."""
    file = io.StringIO()
    Console(file=file, width=width, color_system=None).print(drawing)
    return file.getvalue()


def choose(ask: AnyAsk, *keys: str, language: str = "en") -> Answer:
    """The answer that somebody locks with these keys."""
    answer: Answer = use(Chooser(menu(ask, language), Screen(language)).run, *keys)
    return answer


def use(run: Callable[[], Any], *keys: str) -> Any:
    """Run something that reads keys."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("".join(keys))
        return run()


class _Screen(pyte.Screen):
    """A screen that answers when it is asked where its cursor is."""

    reply: Callable[[str], int]

    def write_process_input(self, data: str) -> None:
        self.reply(data)


def _hear_ctrl_c() -> None:
    """Tests that run in the background ignore Ctrl-C, and a program that they start would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`wizardhall` in a pseudo-terminal; what stands on its screen is what a person would see."""

    def __init__(self, *arguments: str, home: Path, rows: int = 30, columns: int = 100, **more: str) -> None:
        environment = {**os.environ, "TERM": "xterm-256color", "WIZARDHALL_LANG": "en", "XDG_DATA_HOME": str(home)}
        for given in ("NO_COLOR", "COLUMNS", "LINES"):
            environment.pop(given, None)
        environment |= more
        self.screen = _Screen(columns, rows)
        self.raw = ""
        """All that the program has written since this was last emptied."""
        self._stream = pyte.Stream(self.screen)
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "wizardhall", *arguments],
            env=environment,
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=_hear_ctrl_c,
        )
        self.screen.reply = self._child.send

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *problem: object) -> None:
        self._child.close(force=True)

    @property
    def shown(self) -> str:
        """What stands on the screen; spaces that French does not break at as plain ones."""
        return "\n".join(line.rstrip() for line in self.screen.display).replace("\N{NO-BREAK SPACE}", " ")

    def send(self, *keys: str) -> None:
        self._child.send("".join(keys))

    def until(self, *texts: str) -> str:
        """Wait until one of the texts stands on the screen; which."""
        return self._wait(lambda: next((text for text in texts if text in self.shown), None))

    def until_gone(self, text: str) -> None:
        self._wait(lambda: None if text in self.shown else "gone")

    def finish(self) -> int:
        """Wait for the program to end; its exit status."""
        try:
            while True:
                self._read()
        except pexpect.EOF:
            self._child.close()
        assert self._child.exitstatus is not None
        return self._child.exitstatus

    def _wait(self, look: Callable[[], str | None]) -> str:
        while (found := look()) is None:
            try:
                self._read()
            except (pexpect.TIMEOUT, pexpect.EOF) as problem:
                raise AssertionError(f"{type(problem).__name__}; on the screen:\n{self.shown}") from None
        return found

    def _read(self) -> None:
        data = self._child.read_nonblocking(65536, PATIENCE)
        self.raw += data
        self._stream.feed(data)

    @property
    def written(self) -> str:
        """What `raw` says in words, without colours, cursor movements and line breaks."""
        return " ".join(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|[│╭╮╰╯─]", " ", self.raw).split())


def hall(home: Path, lines: list[str], *arguments: str) -> str:
    """What `wizardhall` says when it is given these lines."""
    done = subprocess.run(
        [sys.executable, "-m", "wizardhall", *arguments],
        input="".join(f"{line}\n" for line in lines),
        env={**os.environ, "XDG_DATA_HOME": str(home), "WIZARDHALL_LANG": "en", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.replace("\N{NO-BREAK SPACE}", " ")


def only_file(folder: Path) -> Path:
    (file,) = folder.rglob("*.jsonl")
    return file
