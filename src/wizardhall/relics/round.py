"""A round: shrine, battles until the tie is broken, victory, spoils."""

from typing import Final

from wizardhall.core.asks import Pick, Play, choose_one, secretly
from wizardhall.core.cards import CardId
from wizardhall.core.choices import CardChoice, WordChoice
from wizardhall.core.seats import Seat
from wizardhall.relics.battle import battle
from wizardhall.relics.effects import settle
from wizardhall.relics.events import (
    EnteredHall,
    MasterChosen,
    NoWinner,
    RelicTaken,
    RoundStarted,
    RoundWon,
    SetAside,
    ShrinesReshuffled,
    ShrineTurned,
)
from wizardhall.relics.piles import HAND_SIZE, discard_from_hand, draw, put_away
from wizardhall.relics.seats import clockwise
from wizardhall.relics.table import RelicsTable

__all__ = ["play_round"]

MOST_BATTLES = 10
WINNER_DRAWS = 1
LOSER_DRAWS = 2
DRAW: Final = WordChoice("draw")


def play_round(table: RelicsTable, hall_to_win: int) -> Play[Seat | None]:
    """A whole round; the winner of the game, if it ends here (REL-V3)."""
    table.round += 1
    table.battle = 0
    for side in table.sides.values():
        side.drawn = 0
    table.tell(RoundStarted(table.round))
    turn_shrine(table)
    winner = yield from battles(table)
    table.fighters = []
    if winner is None:
        yield from spoils_of_nobody(table)
        return None
    enter_hall(table, winner)
    if len(table.sides[winner].hall) >= hall_to_win:
        return winner
    yield from spoils(table, winner)
    return None


def turn_shrine(table: RelicsTable) -> None:
    """REL-P1, REL-B6."""
    assert table.dice is not None
    table.phase = "shrine"
    if table.shrine is not None:
        table.used_shrines.append(table.shrine.id)
    if not table.shrines:
        table.shrines = table.dice.draw("shrines", table.used_shrines, len(table.used_shrines))
        table.used_shrines = []
        table.tell(ShrinesReshuffled())
    table.shrine = table.cards.shrines[table.shrines.pop(0)]
    table.tell(ShrineTurned(table.shrine.id))


def battles(table: RelicsTable) -> Play[Seat | None]:
    """REL-T1 to REL-T5: those who tie battle again, alone, until one has the highest power."""
    table.fighters = list(table.seats)
    while True:
        highest = yield from battle(table)
        if len(highest) == 1:
            table.rounds_without_winner = 0
            return highest[0]
        if not highest or table.battle == MOST_BATTLES:
            because = "battles" if highest else "nobody"
            table.rounds_without_winner += 1
            table.tell(NoWinner(table.round, because, "REL-T5"))
            return None
        for seat in table.seats:
            table.sides[seat].leave_play()
        table.fighters = highest


def enter_hall(table: RelicsTable, winner: Seat) -> None:
    """REL-V2: the wizard that entered last goes to the Hall, the winner's relics to the discard pile."""
    table.phase = "victory"
    side = table.sides[winner]
    champion = side.wizards.pop().card.id
    used = (*(wizard.card.id for wizard in side.wizards), *(relic.card.id for relic in side.relics))
    side.wizards, side.relics = [], []
    side.leave_play()
    side.hall.append(champion)
    side.discard += used
    table.tell(RoundWon(table.round, winner, "REL-V1"))
    table.tell(EnteredHall(winner, champion, len(side.hall)))
    if used:
        table.tell(SetAside(winner, used))


def spoils(table: RelicsTable, winner: Seat) -> Play[None]:
    """REL-L1 to REL-L4."""
    table.phase = "spoils"
    yield from discard_down(table)
    losers = clockwise(table.seats, winner)[1:]
    relics = {relic: loser for loser in losers for relic in _relics_of_the_round(table, loser)}
    options: list[CardChoice | WordChoice] = [DRAW, *map(CardChoice, relics)]
    chosen = (yield from choose_one(winner, "spoils", options)) if relics else DRAW
    if isinstance(chosen, CardChoice):
        take_relic(table, winner, relics[chosen.card], chosen.card)
    else:
        draw(table, winner, WINNER_DRAWS)
    for loser in losers:
        draw(table, loser, LOSER_DRAWS)
    for seat in (*losers, winner):
        put_away(table, seat)
    table.master = winner
    table.tell(MasterChosen(winner, "REL-L4"))
    yield from settle(table)


def spoils_of_nobody(table: RelicsTable) -> Play[None]:
    """REL-T5: everybody draws as a loser, and the Master Wizard stays."""
    table.phase = "spoils"
    yield from discard_down(table)
    order = clockwise(table.seats, table.master)
    for seat in order:
        put_away(table, seat)
    for seat in order:
        draw(table, seat, LOSER_DRAWS)
    yield from settle(table)


def discard_down(table: RelicsTable) -> Play[None]:
    """REL-L1: down to seven, all at the same time; these are real discards."""
    over = [seat for seat in clockwise(table.seats, table.master) if len(table.sides[seat].hand) > HAND_SIZE]
    if over:
        chosen = yield from secretly(
            over,
            lambda seat: Pick("down", tuple(table.sides[seat].hand), len(table.sides[seat].hand) - HAND_SIZE),
        )
        for seat in over:
            discard_from_hand(table, seat, chosen[seat])
    yield from settle(table)


def take_relic(table: RelicsTable, winner: Seat, loser: Seat, relic: CardId) -> None:
    """REL-L2: from now on it is the winner's card."""
    side = table.sides[loser]
    if relic in side.aside:
        side.aside.remove(relic)
    else:
        side.relics = [played for played in side.relics if played.card.id != relic]
    table.sides[winner].hand.append(relic)
    table.tell(RelicTaken(winner, loser, relic))


def _relics_of_the_round(table: RelicsTable, seat: Seat) -> list[CardId]:
    side = table.sides[seat]
    in_play = [relic.card.id for relic in side.relics]
    return in_play + [card for card in side.aside if card in table.cards.relics]
