"""A match out of the database: from its header and its answers, and from there on whatever is new."""

from typing import TYPE_CHECKING

from wizardhall.games import game
from wizardhall.match import Match, Record
from wizardhall.server.catalog import cards_of
from wizardhall.server.live.clocks import Clocks
from wizardhall.server.storage.models import AnswerRow, MatchRow

if TYPE_CHECKING:
    from wizardhall.server.live.room import Room

__all__ = ["follow", "restored"]


def restored(room: "Room", stored: MatchRow) -> None:
    """Build the match of the room's table as the database has it."""
    row = room.row
    assert row.header is not None
    match = Match.rebuild(Record(row.header, []), game(row.game), cards_of(row), watch=room.recorder.watch)
    if row.clock != "none":
        stock, more = getattr(room.hall.settings, row.clock)
        opened = max(row.started or 0.0, room.hall.started)
        players = [seat.seat for seat in row.seats if seat.played]
        room.clocks = Clocks(row.clock, stock, more, players, opened)
    room.match = match
    follow(room, stored)
    if room.clocks is not None and stored.answers:  # a hall that was down took nobody's time
        begun = max((each.at for each in stored.answers if each.locked.step < match.step), default=0.0)
        room.clocks.opened_at(max(begun, row.started or 0.0, room.hall.started))


def follow(room: "Room", stored: MatchRow) -> None:
    """Let the match know the answers of the database from its current step on, and whether somebody resigned."""
    match = room.match
    assert match is not None
    if match.result is not None:
        return
    _take_back(room, match, stored.answers)
    for row in stored.answers:
        if row.locked.step == match.step and row.locked.seat not in match.locked:
            room.take(row)
    if room.clocks is not None:
        for again in stored.reopened:
            if again.step == match.step:
                room.clocks.resumed(again.seat, again.spent, max(again.at, room.hall.started))
    resigned = None if room.row.result is None else room.row.result.resigned
    if resigned is not None and match.result is None:
        match.resign(resigned)


def _take_back(room: "Room", match: Match, rows: list[AnswerRow]) -> None:
    """What is locked here, but not in the database, has been taken back."""
    there = {row.locked.seat for row in rows if row.locked.step == match.step}
    for seat, ask_id in match.locked.items():
        if seat not in there:
            match.take_back(seat, ask_id)
            if room.clocks is not None:
                room.clocks.taken_back(seat)
