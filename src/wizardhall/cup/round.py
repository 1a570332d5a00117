"""A round: both players plan in secret, then the duels run until somebody has no wizard left."""

from typing import cast

from wizardhall.core.asks import Arrange, Cards, Play, secretly
from wizardhall.core.seats import Seat
from wizardhall.cup.duel import fight
from wizardhall.cup.events import Planned, Revealed, RoundBegan, RoundEnded
from wizardhall.cup.seats import SEATS, opponent
from wizardhall.cup.table import CupTable

__all__ = ["DECK_SIZE", "duels", "lay_plan", "plan", "play_round"]

DECK_SIZE = 5


def play_round(table: CupTable) -> Play[None]:
    table.round += 1
    table.duel = 0
    table.phase = "plan"
    table.tell(RoundBegan(table.round))
    yield from plan(table)
    table.phase = "duels"
    winners = yield from duels(table)
    award(table, winners)


def plan(table: CupTable) -> Play[None]:
    """CUP-P1 to CUP-P3: order five of the six; the sixth waits."""
    orders = yield from secretly(SEATS, lambda seat: Arrange("plan", tuple(table.sides[seat].team), DECK_SIZE))
    for seat in SEATS:
        lay_plan(table, seat, cast(Cards, orders[seat]))


def lay_plan(table: CupTable, seat: Seat, order: Cards) -> None:
    side = table.sides[seat]
    (waiting,) = (card for card in side.team if card not in order)
    side.stack([table.wizard(card) for card in order])
    side.waiting, side.waiting_open = table.wizard(waiting), False
    table.tell(Planned(seat, order, waiting))


def duels(table: CupTable) -> Play[tuple[Seat, ...]]:
    """Duel after duel (CUP-E2) until a player is out of cards; the winners (CUP-R1, CUP-R2)."""
    while not (beaten := [seat for seat in SEATS if table.sides[seat].out_of_cards]):
        placed = reveal(table)
        yield from fight(table, placed)
    return tuple(opponent(seat) for seat in reversed(beaten))


def reveal(table: CupTable) -> list[Seat]:
    """CUP-D1: every empty place of the Duel zone is filled from the Deck, at one moment."""
    placed = [seat for seat in SEATS if table.sides[seat].zone is None]
    for seat in placed:
        side = table.sides[seat]
        side.zone = side.take_top()
        side.show(side.zone)
    table.duel += 1
    table.tell(Revealed(table.duel, {seat: table.sides[seat].zone.id for seat in placed}))  # type: ignore[union-attr]
    return placed


def award(table: CupTable, winners: tuple[Seat, ...]) -> None:
    """CUP-R1, CUP-R2: a Victory token for each winner of the round."""
    for seat in winners:
        table.sides[seat].tokens += 1
    tokens = {seat: table.sides[seat].tokens for seat in SEATS}
    clause = "CUP-R1" if len(winners) == 1 else "CUP-R2"
    table.tell(RoundEnded(table.round, winners, tokens, clause))
