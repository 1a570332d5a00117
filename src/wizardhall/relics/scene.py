"""Who does something, by which card, and to whom."""

from typing import NamedTuple

from wizardhall.core.asks import Play, choose_one
from wizardhall.core.cards import CardId
from wizardhall.core.choices import SeatChoice
from wizardhall.core.seats import Seat
from wizardhall.relics.table import PlayedWizard, RelicsTable, Side

__all__ = ["Scene"]


class Scene(NamedTuple):
    """`kind` names the part of power that a bonus of it is; `wizard` is whose ability it is, or whom a shrine helps."""

    table: RelicsTable
    seat: Seat
    source: CardId
    kind: str
    wizard: PlayedWizard | None = None

    @property
    def side(self) -> Side:
        return self.table.sides[self.seat]

    def reachable(self, to: str) -> list[Seat]:
        """The players that a target can mean (REL-W3); outside a battle only oneself."""
        if to == "self":
            return [self.seat]
        rivals = self.table.rivals(self.seat) if self.seat in self.table.fighters else []
        return [self.seat, *rivals] if to == "all" else rivals

    def targets(self, to: str) -> Play[list[Seat]]:
        """The players that a target means; one rival of several is chosen."""
        reachable = self.reachable(to)
        if to == "rival" and len(reachable) > 1:
            chosen = yield from choose_one(self.seat, "rival", [*map(SeatChoice, reachable)])
            return [chosen.seat]
        return reachable
