"""Strong bots compile in the background as soon as the hall opens, and never hold it up."""

from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_hall import Visitor, open_hall
from wizardhall.bots import compiled_levels
from wizardhall.games import games
from wizardhall.server.workers import warmup

STRONG = [(name, level) for name in games() for level in compiled_levels(name)]


def test_every_strong_bot_makes_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = []

    class Mover:
        def __init__(self, level: str, game: Any) -> None:
            self.who = game.name, level

        def answer(self, view: Any, ask: Any, dice: Any) -> Any:
            moved.append(self.who)
            return ask.random(dice)

    monkeypatch.setattr(warmup, "bot", Mover)
    monkeypatch.setattr(warmup, "exit_with_parent", lambda: None)
    monkeypatch.setattr("os.nice", lambda _: 0)

    warmup.first_moves()

    assert moved == STRONG
    assert ("cup", "adept") in moved


def test_without_strong_bots_there_is_nothing_to_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "compiled_levels", lambda name: ())

    assert warmup.start() is None


def test_a_hall_that_closes_ends_its_warm_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[BaseProcess] = []
    start = warmup.start

    def noted() -> BaseProcess | None:
        process = start()
        assert process is not None
        begun.append(process)
        return process

    monkeypatch.setattr(warmup, "start", noted)

    with open_hall(tmp_path, warmup=True) as url:
        Visitor(url).get("/health")

    (process,) = begun
    with pytest.raises(ValueError, match="process object is closed"):
        process.is_alive()
