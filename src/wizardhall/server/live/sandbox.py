"""A match with a stranger's set, as the hall sees it: its rules run in another process, and never here.

`SandboxedGame` is a game that knows no rules. What the answers of a step lead to is fetched before they count, and then
played back: events, views and asks are those that the process has found. All the rest of a match is as with any game.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn

from wizardhall.core.asks import Play
from wizardhall.core.cards import CardSet
from wizardhall.core.dice import Dice
from wizardhall.core.game import Game, Result, Table, Teller, View
from wizardhall.core.seats import Seat
from wizardhall.core.text import Text
from wizardhall.games import game
from wizardhall.match import Match
from wizardhall.match.record import CardSetName, LockedAnswer
from wizardhall.server.storage.models import MatchRow, TableRow
from wizardhall.server.workers.rules_pool import RulesPool
from wizardhall.server.workers.rules_tasks import Course, Step

__all__ = ["SandboxedGame", "SandboxedTable", "answers_after", "answers_to"]


class SandboxedTable(Table):
    """Nothing lies on it; `views` is what each pair of eyes sees now."""

    def __init__(self) -> None:
        super().__init__()
        self.views: Mapping[Seat, View] = {}


class SandboxedGame(Game[SandboxedTable]):
    """One match, at one table."""

    def __init__(self, row: TableRow) -> None:
        assert row.cards_text is not None
        assert row.header is not None
        self._game = game(row.game)
        self._row, self._header, self._cards_text = row, row.header, row.cards_text
        self._steps: dict[int, Step] = {}
        """Those that were fetched and have not been played back, by number."""
        self._next = 1
        self.name = self._game.name  # type: ignore[misc]
        self.rules = self._game.rules  # type: ignore[misc]
        self.options = self._game.options  # type: ignore[misc]

    async def fetch(self, pool: RulesPool, answers: Iterable[LockedAnswer], eyes: Iterable[Seat]) -> None:
        """Find out what these answers, all from the first on, lead to; raises `HallError`."""
        course = Course(self._row.id, self._cards_text, self._header, tuple(answers))
        steps = await pool.play_steps(course, self._next, tuple(eyes))
        self._steps = dict(enumerate(steps, self._next))

    def cards(self, file: Path | None = None) -> CardSetName:
        return self._row.cards

    def seats(self, options: Mapping[str, str]) -> tuple[Seat, ...]:
        return self._game.seats(options)

    def lay(self, options: Mapping[str, str], cards: CardSet) -> SandboxedTable:
        return SandboxedTable()

    def play(self, table: SandboxedTable, dice: Dice) -> Play[Result]:
        given: Mapping[Seat, Any] | None = None
        while True:
            step = self._steps.pop(self._next, None)
            if step is None or step.given != given:
                raise RuntimeError(f"table {self._row.id}: step {self._next} was not fetched")
            self._next += 1
            for event, frame in zip(step.events, step.frames, strict=True):
                table.views = {**step.views, **frame}
                table.tell(event)
            table.views = step.views
            if step.result is not None:
                return step.result
            given = yield step.asks

    def view(self, table: SandboxedTable, eyes: Seat) -> View:
        return table.views[eyes]

    def listing(self, cards: CardSet, language: str) -> NoReturn:
        raise NotImplementedError

    def teller(self, cards: CardSet, text: Text, players: Mapping[Seat, str]) -> Teller:
        raise NotImplementedError


def answers_after(match: Match, given: LockedAnswer) -> list[LockedAnswer] | None:
    """All answers of a match with this one; none if others of its step are still missing."""
    answers = [*match.record.answers, given]
    return answers if _complete(match, answers) else None


def answers_to(match: Match | None, stored: MatchRow) -> list[LockedAnswer] | None:
    """All answers of a match as the database has it; none if they lead no further than the match in memory."""
    if match is None:
        return [row.locked for row in stored.answers]
    before = [locked for locked in match.record.answers if locked.step < match.step]
    answers = [*before, *(row.locked for row in stored.answers if row.locked.step >= match.step)]
    return answers if match.result is None and _complete(match, answers) else None


def _complete(match: Match, answers: list[LockedAnswer]) -> bool:
    """Have all answered who are asked now?"""
    return {*match.open, *match.locked} == {locked.seat for locked in answers if locked.step == match.step}
