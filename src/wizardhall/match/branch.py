"""Playing on from the middle of a match: the beginning of its record, as the record of a new one."""

from collections.abc import Mapping

import msgspec

from wizardhall.core.errors import HallError
from wizardhall.core.seats import Seat
from wizardhall.match.record import Player, Record

__all__ = ["branch"]


def branch(
    record: Record, answers: int, *, players: Mapping[Seat, Player] | None = None, started: str | None = None
) -> Record:
    """The record of a match cut off after a number of answers, to play on from there.

    Those who decide at the same time decide again together: if the cut falls among their answers, none of them stays.
    The seed stays, so the decks hold the same cards. `players` replaces those who sat there. The given record is left
    as it is; the new one can be rebuilt, resumed and verified like any other. Raises `HallError` if the record has
    fewer answers.
    """
    if not 0 <= answers <= len(record.answers):
        raise HallError("match-error-branch", given=answers, most=len(record.answers))
    kept = record.answers[:answers]
    if answers < len(record.answers):
        kept = [locked for locked in kept if locked.step < record.answers[answers].step]
    seated = {seat: (players or {}).get(seat, player) for seat, player in record.header.players.items()}
    header = msgspec.structs.replace(record.header, players=seated, started=started)
    return Record(header, kept)
