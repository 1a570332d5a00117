"""What happens at a table."""

from wizardhall.core.cards import CardId
from wizardhall.core.events import Event
from wizardhall.core.seats import Seat

__all__ = ["GameEnded", "RoundEnded", "Thrown"]


class Thrown(Event, frozen=True):
    """RPS-1: both signs at once."""

    round: int
    signs: dict[Seat, CardId]


class RoundEnded(Event, frozen=True):
    """RPS-2: the stronger sign wins the round; equal signs: nobody."""

    clause: str
    winners: tuple[Seat, ...] = ()


class GameEnded(Event, frozen=True):
    """RPS-3."""

    winners: tuple[Seat, ...]
    clause: str
