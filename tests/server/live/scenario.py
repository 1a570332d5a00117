"""A live table without sockets and database: time stands still unless the test moves it.

stage = Stage("cup")
ann = stage.enter("ann")
stage.answer("black")
assert ann.kinds == ["welcome", "happened"]
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tests.random_matches import random_answer
from wizardhall.core.seats import Seat
from wizardhall.games import game
from wizardhall.match import Match, Player
from wizardhall.server.live import commands
from wizardhall.server.live.clock_kinds import ClockRate
from wizardhall.server.live.effects import Effect, Send
from wizardhall.server.live.live_match import TableContext
from wizardhall.server.live.table import LiveTable
from wizardhall.server.live.visitor import Visitor
from wizardhall.server.storage.models import AnswerRow, MatchRow, Reopened, SeatRow, TableRow
from wizardhall.server.storage.writer import DropAnswer, EndMatch, GiveSeatUp, Job, KeepAnswer, NoteTime

__all__ = ["GRACE", "Guest", "Stage", "kinds"]

GRACE = 60.0
GUESTS = ("ann", "ben", "cleo", "dan")


class Guest(Visitor):
    """Remembers what it was told."""

    def __init__(self, guest: str | None) -> None:
        super().__init__(guest)
        self.told: list[Any] = []

    @property
    def kinds(self) -> list[str]:
        return [message["type"] for message in self.told]

    @property
    def last(self) -> Any:
        return self.told[-1]


class Stage:
    """A table, and what is stored of it. Guests `ann`, `ben`, … have the seats; `bots` names those that bots have."""

    def __init__(
        self,
        name: str = "cup",
        *,
        bots: Sequence[str] = (),
        begun: bool = True,
        clock: str = "none",
        away: str = "bot",
        seed: str = "stage",
        **options: str,
    ) -> None:
        self.now = 1000.0
        self.set_forward = 0.0
        """By how much somebody has set the machine's clock."""
        self.in_touch = True
        played = game(name)
        seats = played.seats(played.complete_options(options))
        rows = tuple(
            SeatRow(seat, bot="random") if seat in bots else SeatRow(seat, guest, guest.capitalize())
            for seat, guest in zip(seats, GUESTS, strict=False)
        )
        players = {row.seat: Player(row.bot or row.guest or "", row.bot) for row in rows}
        record = Match.start(played, seed=seed, options=options, players=players).record
        self.row = TableRow(
            id="ABCDEF",
            game=name,
            options=dict(record.header.options),
            clock=clock,
            away=away,
            public=True,
            cards=record.header.cards,
            cards_text=None,
            state="playing" if begun else "open",
            host="ann",
            created=self.now,
            started=self.now if begun else None,
            seed=seed,
            header=record.header if begun else None,
            rematch=None,
            seats=rows,
        )
        self.answers: list[AnswerRow] = []
        self.reopened: list[Reopened] = []
        context = TableContext(
            rates={"quick": ClockRate(100.0, 10.0)},
            grace=GRACE,
            now=lambda: self.now + self.set_forward,
            steady=lambda: self.now,
            in_touch=lambda: self.in_touch,
        )
        self.table = LiveTable(self.row, context)
        self.table.follow(self.stored())

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def stored(self) -> MatchRow:
        return MatchRow(self.row, list(self.answers), list(self.reopened))

    def store(self, job: Job) -> None:
        """As a database would."""
        match job:
            case KeepAnswer():
                self.answers.append(job.row)
            case DropAnswer():
                (gone,) = [each for each in self.answers if _key(each) == (job.step, job.seat)]
                self.answers.remove(gone)
                self.reopened.append(Reopened(job.step, job.seat, gone.spent, job.at))
            case NoteTime():
                steps = {(each.step, each.seat) for each in job.notes}
                self.reopened = [each for each in self.reopened if (each.step, each.seat) not in steps] + job.notes
            case EndMatch():
                self.row = msgspec.structs.replace(self.row, state="over", result=job.result)
            case GiveSeatUp():
                seats = tuple(
                    msgspec.structs.replace(each, gone=each.gone or each.seat == job.seat) for each in self.row.seats
                )
                self.row = msgspec.structs.replace(self.row, seats=seats)

    def enter(self, guest: str | None) -> Guest:
        visitor = Guest(guest)
        self.tell(self.table.enter(visitor))
        return visitor

    def command(self, seat: str, answer: object = ...) -> commands.Answer:
        """The answer of a seat to what it is asked now, at random if none is given."""
        opened = self.match.open[Seat(seat)]
        return commands.Answer(opened.seat, opened.id, random_answer(opened, "stage") if answer is ... else answer)

    def answer(self, seat: str) -> list[Effect]:
        return self.do(self.command(seat))

    def do(self, command: commands.Command) -> list[Effect]:
        """Decide, store, apply, tell."""
        store = self.table.decide(command)
        assert store is not None
        self.store(store.job)
        if isinstance(store.job, KeepAnswer | EndMatch):
            return self.tell(self.table.apply(store.job))
        return self.follow()

    def follow(self) -> list[Effect]:
        return self.tell(self.table.follow(self.stored()))

    def look(self) -> list[Effect]:
        return self.tell(self.table.look())

    def tell(self, effects: list[Effect]) -> list[Effect]:
        for effect in effects:
            if isinstance(effect, Send):
                assert isinstance(effect.to, Guest)
                effect.to.told.append(msgspec.json.decode(effect.message))
        return effects

    def play_out(self) -> None:
        """Both, or all, answer until the match is over."""
        while self.match.result is None:
            self.answer(next(iter(self.match.open)))


def kinds(effects: list[Effect]) -> list[str]:
    return [type(effect).__name__ for effect in effects]


def _key(row: AnswerRow) -> tuple[int, Seat]:
    return row.locked.step, row.locked.seat
