"""A bot that plays in a hall from anywhere: a token for its seat, and its own program.

    from wizardhall.bots.remote import play_remotely

    class MyBot:
        def answer(self, view, ask, dice):
            return ask.random(dice)

    play_remotely("http://127.0.0.1:8000/table/ABC234", token, MyBot())

The token comes from the page of an open table, or from `POST /api/tables/{id}/token`. What goes over the wire is in
`docs/protocol.md`; this is one way to speak it.
"""

import re
import secrets
import time
from typing import Any, Final, get_type_hints
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wizardhall.bots import Bot
from wizardhall.core.changes import apply_changes
from wizardhall.core.dice import HashDice
from wizardhall.core.errors import HallError
from wizardhall.core.game import Result
from wizardhall.games import game
from wizardhall.match import OpenAsk

__all__ = ["HallRefuses", "play_remotely"]

PATIENCE: Final = 10
"""How often in a row a lost connection is tried again."""


class HallRefuses(Exception):
    """The hall did not take what the bot said, or not the bot: its code and sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class _Table(msgspec.Struct):
    game: str
    state: str
    result: Result | None = None


class _Frame(msgspec.Struct):
    changes: dict[str, Any] = {}


class _Message(msgspec.Struct):
    """Of any message of the hall what a bot needs."""

    type: str
    table: _Table | None = None
    asks: tuple[OpenAsk, ...] = ()
    view: dict[str, Any] | None = None
    frames: tuple[_Frame, ...] = ()
    changes: dict[str, Any] = {}
    code: str = ""
    message: str = ""
    retry: float | None = None


_decoder: Final = msgspec.json.Decoder(_Message)


def play_remotely(url: str, token: str, bot: Bot) -> Result:
    """Let a bot play a seat until the match is over; gives the result. A lost connection is made again.

    `url` is the link of the table. Raises `HallRefuses` if the hall does not take the token or an answer.
    """
    address = f"{_socket_address(url)}?token={quote(token)}"
    failures = 0
    while True:
        try:
            with connect(address, max_size=None) as socket:
                failures = 0
                result = _Seat(socket, bot).play()
            if result is not None:
                return result
        except (ConnectionClosed, OSError, TimeoutError):
            failures += 1
            if failures > PATIENCE:
                raise
        time.sleep(min(0.2 * 2**failures, 5.0))


class _Seat:
    def __init__(self, socket: ClientConnection, bot: Bot) -> None:
        self._socket = socket
        self._bot = bot
        self._game = ""
        self._view: Any = None
        self._answered: set[str] = set()

    def play(self) -> Result | None:
        """Answer what is asked until the match is over; none if the hall wants us to come back."""
        for text in self._socket:
            message = _decoder.decode(text)
            if message.type == "error":
                raise HallRefuses(message.code, message.message)
            if message.type == "goodbye":
                return None
            if message.table is not None:
                self._game = message.table.game
                if message.table.state == "over" and message.table.result is not None:
                    return message.table.result
            self._look(message)
            for opened in message.asks:
                self._answer(opened)
        return None

    def _look(self, message: _Message) -> None:
        """The first view comes whole, and then what has changed in it."""
        if message.type == "welcome":
            self._view = message.view
        for frame in message.frames:
            self._view = apply_changes(self._view, frame.changes)
        self._view = apply_changes(self._view, message.changes)

    def _answer(self, opened: OpenAsk) -> None:
        if opened.id in self._answered:
            return
        self._answered.add(opened.id)
        view = msgspec.convert(self._view, get_type_hints(type(game(self._game)).view)["return"])
        answer: Any = self._bot.answer(view, opened.ask, HashDice(secrets.token_bytes(16)))
        try:
            checked = opened.ask.check(answer)
        except HallError as error:
            raise HallRefuses(error.message, str(error)) from None
        message = {"type": "answer", "id": len(self._answered), "ask": opened.id, "answer": checked}
        self._socket.send(msgspec.json.encode(message).decode())


def _socket_address(url: str) -> str:
    found = re.fullmatch(r"(http|ws)(s?)://([^/]+)/(?:ws/tables|table|api/tables)/([\w-]+)/?(?:\?.*)?", url)
    if found is None:
        raise ValueError(f"not the link of a table: {url}")
    return f"ws{found[2]}://{found[3]}/ws/tables/{found[4]}"
