"""What a table wants done: rows to store, messages to send, bots to ask. The runner does it."""

from typing import Literal

import msgspec

from wizardhall.core.asks import Answer
from wizardhall.core.errors import HallError
from wizardhall.core.seats import Seat
from wizardhall.match import OpenAsk
from wizardhall.server.live.visitor import Visitor
from wizardhall.server.storage.writer import Act
from wizardhall.server.workers.bot_pool import BotTask

__all__ = ["AnswerByChance", "AskBot", "Dismiss", "Effect", "Publish", "Send", "Store", "WakeIn"]


class Store(msgspec.Struct, frozen=True):
    """Rows to store before anything else happens; if the match has gone on without them, `refusal` says so."""

    job: Act
    refusal: HallError


class Send(msgspec.Struct, frozen=True):
    """An encoded message for one visitor."""

    to: Visitor
    message: bytes


class Dismiss(msgspec.Struct, frozen=True):
    """Say goodbye to a visitor whose token holds no seat any more."""

    visitor: Visitor


class Publish(msgspec.Struct, frozen=True):
    """News for the other nodes of the hall."""

    about: Literal["match", "table", "here", "who"]
    seats: tuple[Seat, ...] = ()


class AskBot(msgspec.Struct, frozen=True):
    """Let a bot think, after a delay, and then answer (`BotAnswer`)."""

    asked: OpenAsk
    task: BotTask
    delay: float


class AnswerByChance(msgspec.Struct, frozen=True):
    """Time is up: answer by chance, after a delay (`TimeIsUp`)."""

    asked: OpenAsk
    answer: Answer
    delay: float


class WakeIn(msgspec.Struct, frozen=True):
    """Look at the table again in this many seconds, and not before; with none, no longer."""

    seconds: float | None


Effect = Send | Dismiss | Publish | AskBot | AnswerByChance | WakeIn
