"""What a table can be told to do. Each may be refused; what is accepted is stored before it counts."""

import msgspec

from wizardhall.core.seats import Seat

__all__ = ["Answer", "BotAnswer", "Command", "Resign", "TakeBack", "TimeIsUp"]


class Answer(msgspec.Struct, frozen=True):
    """A player answers an ask."""

    seat: Seat
    ask: str
    answer: object


class BotAnswer(msgspec.Struct, frozen=True):
    """A bot answers, on its own seat or for a player who is away; void if that player is back."""

    seat: Seat
    ask: str
    answer: object


class TimeIsUp(msgspec.Struct, frozen=True):
    """Chance answers for a player whose time is up; void if it is not."""

    seat: Seat
    ask: str
    answer: object


class TakeBack(msgspec.Struct, frozen=True):
    """A player opens a locked answer again."""

    seat: Seat
    ask: str


class Resign(msgspec.Struct, frozen=True):
    """With two seats the match ends; with more, a bot plays the seat to the end."""

    seat: Seat


Command = Answer | BotAnswer | TimeIsUp | TakeBack | Resign
