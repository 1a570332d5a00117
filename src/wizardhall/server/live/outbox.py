"""What the connections of a room are told, each through its own eyes."""

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from wizardhall.core.game import View
from wizardhall.core.seats import SPECTATOR, Seat
from wizardhall.match import Match, OpenAsk
from wizardhall.match.fairness import seed_commitment
from wizardhall.server.live.connection import Connection
from wizardhall.server.live.presenters import table_info
from wizardhall.server.protocol import Clock, Happened, TableChanged, TableInfo, Welcome

if TYPE_CHECKING:
    from wizardhall.server.live.room import Room

__all__ = ["Telling"]

_encode = msgspec.json.Encoder().encode


class Telling:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._views: dict[Seat, tuple[tuple[int, bool], View]] = {}

    def seat(self, connection: Connection) -> None:
        """Find out which seat a connection has now."""
        connection.seat = connection.held or self._room.row.seat_of(connection.guest)

    def welcome(self, connection: Connection) -> None:
        room, match = self._room, self._room.match
        eyes = connection.eyes
        commitment = seed_commitment(room.row.seed)
        if match is None:
            nothing: tuple[Any, ...] = ()
            info = self._info(connection)
            connection.send(Welcome(info, connection.seat, 0, (), None, (), (), nothing, commitment, ()))
            return
        events = tuple(match.events(eyes))
        room.recorder.start(eyes, len(events))
        opened, locked = match.open, match.locked
        asks, own = self._own(eyes, opened, locked)
        waiting = tuple(opened)
        connection.send(
            Welcome(
                table=self._info(connection),
                you=connection.seat,
                seq=len(events),
                events=events,
                view=self._view(eyes, match),
                asks=asks,
                locked=own,
                waiting=waiting,
                commitment=commitment,
                locks=tuple(match.locks),
                clock=self._clock(waiting),
            )
        )

    def new_seats(self) -> None:
        """Welcome those again whose seat is another now."""
        for connection in self._room.connections:
            if connection.seat != (connection.held or self._room.row.seat_of(connection.guest)):
                self._welcome_again(connection)

    def _welcome_again(self, connection: Connection) -> None:
        before = connection.seat
        self.seat(connection)
        if before != connection.seat:
            if before is not None:
                self._room.presence.go(before)
            if connection.seat is not None:
                self._room.presence.come(connection.seat)
            self.close_eyes()
        self.welcome(connection)

    def happened(self) -> None:
        """Tell everybody what they may know of what is new; each pair of eyes once."""
        room, match = self._room, self._room.match
        if match is None:
            return
        locks = tuple(match.locks)
        opened, locked = match.open, match.locked
        waiting = tuple(opened)
        clock = self._clock(waiting)
        encoded: dict[Seat, str] = {}
        for connection in room.connections:
            eyes = connection.eyes
            if eyes not in encoded:
                seq, frames = room.recorder.take(eyes)
                asks, own = self._own(eyes, opened, locked)
                news = Happened(seq, frames, asks, own, waiting, locks, self._view(eyes, match), clock)
                encoded[eyes] = _encode(news).decode()
            connection.send_encoded(encoded[eyes])

    def _view(self, eyes: Seat, match: Match) -> View:
        """A view changes only when the match goes on."""
        moment = match.step, match.result is None
        seen = self._views.get(eyes)
        if seen is None or seen[0] != moment:
            seen = self._views[eyes] = moment, match.view(eyes)
        return seen[1]

    def table(self, but: Connection | None = None) -> None:
        for connection in self._room.connections:
            if connection is not but:
                connection.send(TableChanged(self._info(connection)))

    def open_eyes(self) -> None:
        """Record frames for everybody present, from the first event on."""
        for connection in self._room.connections:
            self._room.recorder.start(connection.eyes, 0)

    def close_eyes(self) -> None:
        """Record frames only for those present."""
        open_eyes = {connection.eyes for connection in self._room.connections}
        for seat in (*(each.seat for each in self._room.row.seats), SPECTATOR):
            if seat not in open_eyes:
                self._room.recorder.stop(seat)
                self._views.pop(seat, None)

    def _info(self, connection: Connection) -> TableInfo:
        room = self._room
        return table_info(room.row, connection.guest, connection.seat, room.presence, room.stand_ins.standing)

    def _own(
        self, eyes: Seat, opened: Mapping[Seat, OpenAsk], locked: Mapping[Seat, str]
    ) -> tuple[tuple[OpenAsk, ...], tuple[str, ...]]:
        """What these eyes are asked, and which of their answers can be taken back."""
        asked = eyes in opened and not self._room.row.seat(eyes).gone
        return (opened[eyes],) if asked else (), (locked[eyes],) if eyes in locked else ()

    def _clock(self, waiting: tuple[Seat, ...]) -> Clock | None:
        clocks = self._room.clocks
        return None if clocks is None else clocks.shown(waiting, time.time())
