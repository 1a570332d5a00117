"""Opening tables, sitting down, standing up, starting, and playing again."""

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from wizardhall.core.errors import UnknownName
from wizardhall.core.seats import Seat
from wizardhall.games import game
from wizardhall.match.fairness import fresh_seed, seed_commitment
from wizardhall.match.record import FORMAT, CardSetName, Header
from wizardhall.server.catalog import known_level
from wizardhall.server.errors import Refused
from wizardhall.server.identifiers import table_code
from wizardhall.server.live.presenters import moment, players_of
from wizardhall.server.protocol import Again, NewTable, Sit
from wizardhall.server.storage.models import SeatRow, TableRow
from wizardhall.server.storage.repository import Repository

__all__ = ["leave", "new_table", "rematch", "seat_bot", "seat_for_token", "set_entropy", "sit", "start", "unseat_bot"]

LONGEST: Final = 200
"""Characters of a seed, or of a player's own words."""


async def new_table(
    wanted: NewTable, guest: str, name: str, hosted: tuple[str, ...] = (), cards: CardSetName | None = None
) -> TableRow:
    """A table as its host wants it; with every seat filled its match has begun. Raises `HallError`.

    `cards` is the name of the set that the host brings; none: the house set. A seed of the host's own is for the host
    and bots: as soon as anybody else sits down, or a bot goes, it is replaced.
    """
    played = game(wanted.game)
    options = played.complete_options(wanted.options)
    seats = played.seats(options)
    for seat in (*wanted.bots, *(() if wanted.seat is None else (wanted.seat,))):
        _refuse_unknown(seat, seats)
    for level in wanted.bots.values():
        known_level(wanted.game, level, hosted)
    free = [seat for seat in seats if seat not in wanted.bots]
    own = wanted.seat if wanted.seat is not None else next(iter(free), None)
    if own is not None and own not in free:
        raise Refused(409, "server-error-seat-taken")
    if wanted.seed is not None and not _worthy(wanted.seed):
        raise Refused(400, "server-error-seed-length", most=LONGEST)
    if wanted.seed is not None and len(free) > 1:
        raise Refused(403, "server-error-seed")
    row = TableRow(
        id=table_code(wanted.public),
        game=wanted.game,
        options=options,
        clock=wanted.clock,
        away=wanted.away,
        public=wanted.public,
        cards=_house_set(wanted) if cards is None else cards,
        cards_text=wanted.cards,
        state="open",
        host=guest,
        created=time.time(),
        started=None,
        seed=wanted.seed or fresh_seed(),
        header=None,
        rematch=None,
        seats=tuple(
            SeatRow(seat, guest, name) if seat == own else SeatRow(seat, bot=wanted.bots.get(seat)) for seat in seats
        ),
    )
    return _begun(row) if _full(row) and not wanted.wait else row


def _house_set(wanted: NewTable) -> CardSetName:
    assert wanted.cards is None
    cards = game(wanted.game).cards()
    return CardSetName(cards.name, cards.digest)


async def sit(repository: Repository, row: TableRow, guest: str, seat: Seat | None, entropy: str | None = None) -> Seat:
    """Take a seat; raises `Refused`. Who sits already stays where they are."""
    mine = row.seat_of(guest)
    if mine is not None and seat in (None, mine):
        if entropy is not None:
            await set_entropy(repository, row, guest, entropy)
        return mine
    if row.state != "open":
        raise Refused(409, "server-error-begun")
    if mine is not None:
        raise Refused(409, "server-error-seated", seat=mine)
    if seat is not None:
        _refuse_unknown(seat, [each.seat for each in row.seats])
    _refuse_early_words(entropy)
    for each in row.seats:
        if seat in (None, each.seat) and not each.filled and await repository.sit(row.id, each.seat, guest):
            return each.seat
    raise Refused(409, "server-error-seat-taken" if seat is not None else "server-error-no-seat")


async def set_entropy(repository: Repository, row: TableRow, guest: str, entropy: str | None) -> None:
    """The words of somebody who sits; raises `Refused` once the match has begun."""
    mine = row.seat_of(guest)
    if mine is None:
        raise Refused(403, "server-error-not-seated")
    if not await repository.set_entropy(row.id, mine, guest, _words(entropy)):
        raise Refused(409, "server-error-begun")


async def seat_bot(
    repository: Repository, row: TableRow, guest: str, seat: Seat, level: str, hosted: tuple[str, ...] = ()
) -> None:
    """A bot for a seat that no player has, as long as the match has not begun; raises `Refused`."""
    _refuse_all_but_the_host(row, guest, seat)
    known_level(row.game, level, hosted)
    if row.seat(seat).played or not await repository.set_bot(row.id, seat, level):
        raise Refused(409, "server-error-seat-taken")


async def unseat_bot(repository: Repository, row: TableRow, guest: str, seat: Seat) -> None:
    _refuse_all_but_the_host(row, guest, seat)
    if row.seat(seat).bot is None or not await repository.set_bot(row.id, seat, None):
        raise Refused(409, "server-error-no-bot")


async def seat_for_token(
    repository: Repository, row: TableRow, guest: str, wanted: Sit, token: str, program: str
) -> Seat:
    """One's own seat, or, for the host, an empty one; raises `Refused`."""
    mine = row.seat_of(guest)
    if mine is not None and wanted.seat in (None, mine):
        if wanted.entropy is not None:
            await set_entropy(repository, row, guest, wanted.entropy)
        if await repository.add_token(row.id, mine, guest, token):
            return mine
        raise Refused(409, "match-error-over")
    if row.host != guest:
        raise Refused(403, "server-error-not-host")
    if row.state != "open":
        raise Refused(409, "server-error-begun")
    _refuse_early_words(wanted.entropy)
    for each in row.seats:
        free = wanted.seat in (None, each.seat) and not each.filled
        if free and await repository.sit_by_token(row.id, each.seat, token, program):
            return each.seat
    raise Refused(409, "server-error-seat-taken")


async def leave(repository: Repository, row: TableRow, guest: str) -> TableRow | None:
    """Stand up before the match begins; the next guest becomes host. None if the table is closed."""
    mine = row.seat_of(guest)
    if row.state != "open":
        raise Refused(409, "server-error-leave-running")
    if mine is None and row.host != guest:
        raise Refused(409, "server-error-not-seated")
    if mine is not None:
        await repository.stand_up(row.id, mine, guest)
    row = await repository.table(row.id)
    if row.host == guest:
        heir = next((each.guest for each in row.seats if each.guest is not None), None)
        await repository.set_host(row.id, heir)
        return row if heir is not None else None
    return row


async def start(repository: Repository, row: TableRow) -> None:
    if not await repository.start(row.id, _begun):
        raise Refused(409, "server-error-begun")


async def rematch(repository: Repository, row: TableRow, guest: str, wanted: Again) -> TableRow:
    """The table of the rematch with this guest at it: everybody one seat further. It begins when all are there.

    Whoever wants to add words to the dice sits down first and waits, adds them, and asks for the rematch again.
    """
    mine = row.seat_of(guest)
    if mine is None:
        raise Refused(403, "server-error-not-seated")
    if row.state != "over":
        raise Refused(409, "server-error-not-over")
    if row.rematch is None:
        again = _next_table(row, guest, wanted.wait)
        if await repository.add_rematch(again, row.id):
            return again
        row = await repository.table(row.id)
    again = await repository.table(row.rematch or "")
    if again.state == "open" and again.seat_of(guest) is None:
        names = [each.seat for each in row.seats]
        further = names[(names.index(mine) + 1) % len(names)]
        await sit(repository, again, guest, further if not again.seat(further).filled else None, wanted.entropy)
        again = await repository.table(again.id)
    if again.state == "open" and _full(again) and not wanted.wait:
        if wanted.entropy is not None:
            await set_entropy(repository, again, guest, wanted.entropy)
        await repository.start(again.id, _begun)  # if it has begun meanwhile, so much the better
    return await repository.table(again.id)


def _next_table(row: TableRow, guest: str, wait: bool) -> TableRow:
    """Bots and the guest are at it; the other players come when they want, and programs with a new token."""
    before = (row.seats[-1], *row.seats[:-1])
    seats = tuple(
        SeatRow(new.seat, guest, old.name) if old.guest == guest else SeatRow(new.seat, bot=old.bot)
        for old, new in zip(before, row.seats, strict=True)
    )
    fresh = {
        "id": table_code(row.public),
        "created": time.time(),
        "started": None,
        "seed": fresh_seed(),
        "header": None,
    }
    fresh |= {"rematch": None, "continues": None, "result": None}
    again = msgspec.structs.replace(row, **fresh, state="open", host=guest, seats=seats)
    return _begun(again) if _full(again) and not wait else again


def _refuse_all_but_the_host(row: TableRow, guest: str, seat: Seat) -> None:
    if row.host != guest:
        raise Refused(403, "server-error-not-host")
    if row.state != "open":
        raise Refused(409, "server-error-begun")
    _refuse_unknown(seat, [each.seat for each in row.seats])


def _refuse_unknown(seat: Seat, seats: Sequence[Seat]) -> None:
    if seat not in seats:
        raise UnknownName("match-error-unknown-seat", name=seat[:40], known=", ".join(seats))


def _refuse_early_words(entropy: str | None) -> None:
    """Words count for the seed that the hall has committed to, and it commits to a new one when somebody sits down."""
    if _words(entropy) is not None:
        raise Refused(409, "server-error-words-early")


def _words(entropy: str | None) -> str | None:
    if entropy is not None and not _worthy(entropy):
        raise Refused(400, "server-error-words", most=LONGEST)
    return entropy


def _worthy(words: str) -> bool:
    return 1 <= len(words) <= LONGEST and words.isprintable()


def _full(row: TableRow) -> bool:
    return all(seat.filled for seat in row.seats)


def _begun(row: TableRow) -> TableRow:
    if not _full(row):
        raise Refused(409, "server-error-empty-seats")
    now = time.time()
    header = Header(
        format=FORMAT,
        game=row.game,
        rules=game(row.game).rules,
        options=row.options,
        cards=row.cards,
        players=players_of(row.seats),
        seed=row.seed,
        commitment=seed_commitment(row.seed),
        entropy={seat.seat: seat.entropy for seat in row.seats if seat.entropy is not None},
        started=moment(now),
    )
    return msgspec.structs.replace(row, state="playing", header=header, started=now)
