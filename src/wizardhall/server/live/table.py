"""A table that people are at, as a plain object: commands go in, rows to store and effects come out.

It knows no sockets, no database and no event loop. What it `decide`s is stored first; then it is told to `apply` it, or
to `follow` what the database says, and answers with what is to be sent, and to whom. `runner` does the rest.
"""

from collections.abc import Iterable, Iterator

import msgspec

from wizardhall.core.dice import HashDice
from wizardhall.core.errors import WrongAsk
from wizardhall.core.game import Result
from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.match import Match, OpenAsk
from wizardhall.match.fairness import bot_key
from wizardhall.match.live import RESIGNED
from wizardhall.server.errors import Refused
from wizardhall.server.live import commands, presenters, stand_ins
from wizardhall.server.live.effects import AnswerByChance, AskBot, Dismiss, Effect, Publish, Send, Store, WakeIn
from wizardhall.server.live.live_match import LiveMatch, TableContext
from wizardhall.server.live.presence import Presence
from wizardhall.server.live.sandbox import SandboxedGame
from wizardhall.server.live.visitor import Visitor
from wizardhall.server.protocol import ServerMessage, TableChanged, TableInfo
from wizardhall.server.storage.models import AnswerRow, MatchRow, ResultRow, TableRow
from wizardhall.server.storage.writer import DropAnswer, EndMatch, GiveSeatUp, KeepAnswer, NoteTime
from wizardhall.server.workers.bot_pool import BotTask

__all__ = ["AGAIN", "LiveTable"]

AGAIN = 1.0
"""Seconds after which a decision that was not made is looked at again: the database failed, a seat was given back."""

_encode = msgspec.json.Encoder().encode


class LiveTable:
    def __init__(self, row: TableRow, context: TableContext) -> None:
        self.row = row
        self.live: LiveMatch | None = None
        self.sandbox: SandboxedGame | None = None
        """Where the rules of a stranger's set run, if the match has such a set."""
        self.presence = Presence(context.steady)
        self.visitors: dict[Visitor, None] = {}
        self.absent: frozenset[Seat] = frozenset()
        """Seats whose players are away, and for which a bot answers."""
        self._context = context
        self._told = row
        """The table as the visitors were last told of it."""
        self._deciding: set[str] = set()
        """Asks for which a bot, or chance, is about to answer."""

    @property
    def match(self) -> Match | None:
        return None if self.live is None else self.live.match

    @property
    def busy(self) -> bool:
        return bool(self._deciding)

    # Commands

    def decide(self, command: commands.Command, visitor: Visitor | None = None) -> Store | None:
        """What must be stored for a command. Nothing changes yet; raises `HallError`. None if it is void.

        `visitor` is whoever gives it, if somebody does: with the seat they lose the right to decide for it.
        """
        if self.live is None:
            raise Refused(409, "server-error-not-begun")
        if visitor is not None and visitor.seat != command.seat:
            raise Refused(403, "server-error-spectator")
        return self._store(self.live, command)

    def _store(self, live: LiveMatch, command: commands.Command) -> Store | None:
        match command:
            case commands.BotAnswer(seat=seat):
                absent = self.absent if self._context.in_touch() else frozenset()
                level = stand_ins.bot_level(self.row, seat, absent)
                return None if level is None else self._keep(live, command)
            case commands.TimeIsUp(seat=seat):
                late = live.late((seat,), self._context.steady())
                return self._keep(live, command) if late else None
        if self.row.seat(command.seat).gone:
            raise Refused(403, "server-error-resigned")
        match command:
            case commands.Answer():
                return self._keep(live, command)
            case commands.TakeBack():
                return self._drop(live.match, command)
            case commands.Resign():
                return self._resign(live.match, command.seat)

    def _keep(self, live: LiveMatch, given: commands.Answer | commands.BotAnswer | commands.TimeIsUp) -> Store:
        locked = live.match.lock(given.seat, given.ask, given.answer)
        row = AnswerRow(locked, self._context.now(), live.spent(given.seat, self._context.steady()))
        return Store(KeepAnswer(self.row.id, row), WrongAsk("match-error-repeated", ask=given.ask))

    def _drop(self, match: Match, given: commands.TakeBack) -> Store:
        if match.locked.get(given.seat) != given.ask:
            match.take_back(given.seat, given.ask)  # raises, and says why
        asked = len(match.locked) + len(match.open)
        job = DropAnswer(self.row.id, match.step, given.seat, asked, self._context.now())
        return Store(job, WrongAsk("match-error-not-locked", ask=given.ask))

    def _resign(self, match: Match, seat: Seat) -> Store:
        over = WrongAsk("match-error-over")
        if match.result is not None:
            raise over
        if len(self.row.seats) > 2:
            return Store(GiveSeatUp(self.row.id, seat), over)
        winners = tuple(row.seat for row in self.row.seats if row.seat != seat)
        asked = len(match.locked) + len(match.open)
        return Store(EndMatch(self.row.id, ResultRow(Result(winners, RESIGNED), seat, match.step), asked), over)

    # What is stored

    def apply(self, job: KeepAnswer | EndMatch) -> list[Effect]:
        """Let what is stored count, and tell the visitors."""
        assert self.live is not None
        if isinstance(job, KeepAnswer):
            self.live.take(job.row)
            return self._news()
        self.row = msgspec.structs.replace(self.row, state="over", result=job.result)
        if job.result.resigned is None:
            return [*self._table_changed(), *self._welcome_to_new_seats()]
        self.live.match.resign(job.result.resigned)
        return [*self._news(), *self._welcome_to_new_seats()]

    def follow(self, stored: MatchRow) -> list[Effect]:
        """Come to where the database is: another node, or the lobby, may have changed the table."""
        ends = stored.table.state == "over" != self.row.state
        self.row = stored.table
        effects = self._welcome_to_new_seats() if not ends else []  # to the last event they see with the eyes they had
        if self.row.header is not None:
            if self.live is None:
                self.live = LiveMatch(stored, self._context, {visitor.eyes for visitor in self.visitors}, self.sandbox)
            else:
                self.live.follow(stored)
        effects += self._news()
        return [*effects, *self._welcome_to_new_seats()] if ends else effects

    def time_spent(self) -> NoteTime | None:
        """What is to be stored of running clocks before the match is forgotten here, or read elsewhere."""
        notes = [] if self.live is None else self.live.note_time(self._context.now())
        return NoteTime(self.row.id, notes) if notes else None

    def unstored_end(self) -> EndMatch | None:
        """The end of a match that its last answer has ended.

        A hall that was stopped between the two finds it when the match is next looked at.
        """
        match = self.match
        if match is None or match.result is None or self.row.state == "over":
            return None
        return EndMatch(self.row.id, ResultRow(match.result, None, match.step))

    # Who comes and goes

    def enter(self, visitor: Visitor) -> list[Effect]:
        """Let somebody in; raises `Refused` if their token holds no seat."""
        visitor.seat = self._seat_of(visitor)
        if self._token_is_dead(visitor):
            raise Refused(403, "server-error-token")
        came = visitor.seat is not None and self.presence.come(visitor.seat)
        effects = self.look(came=True)
        self.visitors[visitor] = None
        effects.append(self._welcome(visitor))
        if came:
            effects += self._table_changed(but=visitor)
            effects.append(Publish("here", self.presence.local()))
        return [*effects, Publish("who")]

    def leave(self, visitor: Visitor) -> list[Effect]:
        self.visitors.pop(visitor, None)
        self._close_eyes()
        if visitor.seat is None or not self.presence.go(visitor.seat):
            return []
        return [*self.look(), *self._table_changed(), Publish("here", self.presence.local())]

    def heard(self, node: str, seats: tuple[Seat, ...]) -> list[Effect]:
        """Another node says who is there."""
        if not self.presence.heard(node, seats):
            return []
        return [*self.look(), *self._table_changed()]

    def info(self, row: TableRow, guest: str | None, you: Seat | None = None) -> TableInfo:
        return presenters.table_info(row, guest, you, self.presence, self.absent)

    # Bots and clocks

    def look(self, delay: float = 0.0, came: bool = False) -> list[Effect]:
        """Something may be due: who must answer for others now, and when to look again."""
        match = self.match
        if self.live is None or match is None or match.result is not None:
            self.absent = frozenset()
            return [WakeIn(None)]
        grace = self._context.grace
        in_touch = self._context.in_touch()
        absent = stand_ins.seats_of_absent(self.row, self.presence, grace) if in_touch else frozenset()
        changed = absent != self.absent
        self.absent = absent
        effects = self._table_changed() if changed else []
        opened, now = match.open, self._context.steady()
        effects += self._decisions(self.live, opened.values(), delay, now)
        due = [*stand_ins.until_absent(self.row, self.presence, absent, grace)]
        if self.live.clocks is not None:
            expiry = self.live.clocks.next_expiry(opened, now)
            due += [] if expiry is None else [expiry]
        looking = due and (came or self.visitors)
        return [*effects, WakeIn(max(0.01, min(due)) if looking else None)]

    def _decisions(self, live: LiveMatch, opened: Iterable[OpenAsk], delay: float, now: float) -> Iterator[Effect]:
        late = live.late([asked.seat for asked in opened], now)
        for asked in opened:
            level = stand_ins.bot_level(self.row, asked.seat, self.absent)
            if asked.id in self._deciding or (level is None and asked.seat not in late):
                continue
            self._deciding.add(asked.id)
            key = bot_key(live.match.record.header.seed, asked.id)
            if level is None:
                yield AnswerByChance(asked, asked.ask.random(HashDice(key)), delay)
            else:
                view = live.match.view(asked.seat)
                yield AskBot(asked, BotTask(level, self.row.game, self.row.cards_text, view, asked.ask, key), delay)

    def decided(self, asked: OpenAsk) -> list[Effect]:
        """A bot, or chance, has answered, or failed to: if the ask is still open, look again in a while."""
        self._deciding.discard(asked.id)
        opened = None if self.match is None else self.match.open.get(asked.seat)
        return [WakeIn(AGAIN)] if opened is not None and opened.id == asked.id else []

    # What the visitors are told

    def _news(self) -> list[Effect]:
        """All that is new: that the match begins, what has happened, that it is over."""
        effects: list[Effect] = []
        if self._told.header is None and self.row.header is not None:
            effects += self._table_changed()
        if self.live is not None and self.visitors:
            all_eyes = {visitor.eyes: None for visitor in self.visitors}
            happened = presenters.news(self.row, self.live, all_eyes, self._context.steady())
            encoded = {eyes: _encode(message) for eyes, message in happened.items()}
            effects += [Send(visitor, encoded[visitor.eyes]) for visitor in self.visitors]
        if self.row != self._told:
            effects += self._table_changed()
        return effects

    def _table_changed(self, but: Visitor | None = None) -> list[Effect]:
        self._told = self.row
        return [
            _send(visitor, TableChanged(self.info(self.row, visitor.guest, visitor.seat)))
            for visitor in self.visitors
            if visitor is not but
        ]

    def _welcome(self, visitor: Visitor) -> Send:
        info = self.info(self.row, visitor.guest, visitor.seat)
        message = presenters.welcome(self.row, self.live, visitor, info, self._context.steady())
        if self.live is not None:
            self.live.recorder.start(visitor.eyes, message.seq, self.live.match)
            self.live.new_locks()
        return _send(visitor, message)

    def _welcome_to_new_seats(self) -> list[Effect]:
        """Welcome those again whose seat is another now; dismiss those whose token is dead."""
        moved = [visitor for visitor in self.visitors if visitor.seat != self._seat_of(visitor)]
        for visitor in moved:
            if visitor.seat is not None:
                self.presence.go(visitor.seat)
            visitor.seat = self._seat_of(visitor)
            if visitor.seat is not None:
                self.presence.come(visitor.seat)
        dead = [visitor for visitor in moved if self._token_is_dead(visitor)]
        for visitor in dead:
            del self.visitors[visitor]
        if moved:
            self._close_eyes()
        welcomes = [self._welcome(visitor) for visitor in moved if visitor in self.visitors]
        return [*welcomes, *(Dismiss(visitor) for visitor in dead)]

    def _seat_of(self, visitor: Visitor) -> Seat | None:
        row = self.row
        return row.seat_of(visitor.guest) if visitor.token is None else row.seat_of_token(visitor.token)

    def _token_is_dead(self, visitor: Visitor) -> bool:
        """Did they come with a token that is of no use any more? One of the match that is over may still look on."""
        tokens = {each.token for each in self.row.seats} if self.row.state == "over" else set()
        return visitor.token is not None and visitor.seat is None and visitor.token not in tokens

    def _close_eyes(self) -> None:
        """Record frames only for those present."""
        if self.live is not None:
            looking = {visitor.eyes for visitor in self.visitors}
            for eyes in (*(each.seat for each in self.row.seats), SPECTATOR):
                if eyes not in looking:
                    self.live.close_eyes(eyes)


def _send(to: Visitor, message: ServerMessage) -> Send:
    return Send(to, _encode(message))
