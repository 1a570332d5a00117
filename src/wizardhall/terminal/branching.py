"""`wizardhall resume --from`: the beginning of a match, in a record of its own, to play on from."""

import os
import shlex
from errno import EEXIST
from pathlib import Path

from wizardhall.bots import bot as bot_of
from wizardhall.bots import usual_level
from wizardhall.core.errors import HallError, UnknownName, shortened
from wizardhall.core.files import atomic_write
from wizardhall.core.seats import Seat
from wizardhall.games import game as game_named
from wizardhall.match import Player, Record, branch
from wizardhall.match.record import Header
from wizardhall.terminal.record_files import new_record_file, now, record_refusal

__all__ = ["branched"]


def branched(file: Path, answers: int | None, seat: str | None, level: str | None, into: Path | None) -> Path:
    """The file to go on with: a new one that keeps so many answers, or the same if none are to be cut off.

    One person plays on, at `seat` or at that of the first decision to be made again; bots take the other seats.
    """
    record = Record.read(file)
    header = record.header
    _refuse_strange_bots(file, header, level)
    if answers is None:
        if seat or into or (level and level not in {player.bot for player in header.players.values()}):
            raise HallError("terminal-error-from")
        return file
    if level is not None:
        bot_of(level, game_named(header.game))
    own = _own(record, answers, seat)
    players = {
        each: Player(each) if each == own else _bot(level or player.bot or usual_level(header.game))
        for each, player in header.players.items()
    }
    new = branch(record, answers, players=players, started=now())
    path = new_record_file(header.game) if into is None else into
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if os.path.lexists(path):
            raise FileExistsError(EEXIST, os.strerror(EEXIST))
        with atomic_write(path) as written:
            written.write(new.lines())
    except OSError as error:
        raise record_refusal(path, error) from None
    return path


def _refuse_strange_bots(file: Path, header: Header, trusted: str | None) -> None:
    """A record may come from anybody: a bot that it names as `module:Class` is loaded only if it is named again."""
    for player in header.players.values():
        if player.bot and player.bot != trusted and ":" in player.bot:
            command = f"wizardhall resume {shlex.quote(str(file))} --bot {shlex.quote(player.bot)}"
            raise HallError("terminal-error-record-bot", bot=shortened(player.bot), command=command)


def _own(record: Record, answers: int, seat: str | None) -> Seat:
    seats = list(record.header.players)
    if seat is not None and seat not in seats:
        raise UnknownName("match-error-unknown-seat", name=seat, known=", ".join(seats))
    if seat is not None:
        return Seat(seat)
    return record.answers[answers].seat if 0 <= answers < len(record.answers) else seats[0]


def _bot(level: str) -> Player:
    return Player(level, level)
