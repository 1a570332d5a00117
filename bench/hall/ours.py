"""Guests of the hall: how they begin a match of Wizards Cup, play it and watch it."""

import contextlib
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

import httpx
import msgspec

from bench.hall.clients import Account, Place, Player, Spectator
from wizardhall.core.dice import HashDice
from wizardhall.match import OpenAsk

__all__ = ["HallLobby", "HallPlayer", "HallSpectator"]

ACK: Final = b'{"type":"ack"'
WELCOME: Final = b'{"type":"welcome"'
HAPPENED: Final = b'{"type":"happened"'
ERROR: Final = b'{"type":"error"'


class Message(msgspec.Struct):
    """Of a message of the hall only what a random player needs."""

    asks: list[OpenAsk] = []
    waiting: list[str] = []


_decode: Final = msgspec.json.Decoder(Message).decode
_encode: Final = msgspec.json.Encoder().encode


class HallPlayer(Player):
    def __init__(self, place: Place, account: Account, waiting: deque[Player]) -> None:
        super().__init__(place, account, waiting)
        self._ask: OpenAsk | None = None
        self._answered = ""

    def hear(self, data: bytes) -> None:
        if data.startswith(ACK):
            self.acknowledged()
        elif data.startswith((HAPPENED, WELCOME)):
            self._look(_decode(data))
            self.welcome()
        elif data.startswith(ERROR):
            raise RuntimeError(data.decode())

    def _look(self, message: Message) -> None:
        if message.asks:
            if message.asks[0].id != self._answered:
                self._ask = message.asks[0]
                self._answered = self._ask.id
                self.let(self)
        elif not message.waiting:
            self.end()

    def given(self) -> bytes:
        assert self._ask is not None
        answer = self._ask.ask.random(HashDice(self._ask.id.encode()))
        return _encode({"type": "answer", "id": 1, "ask": self._ask.id, "answer": answer})


class HallSpectator(Spectator):
    def hear(self, data: bytes) -> None:
        if data.startswith(HAPPENED):
            self.heard()
        elif data.startswith(WELCOME):
            self.welcome()


class HallLobby:
    """Two guests who sit down with each other, again and again."""

    player = HallPlayer
    spectator = HallSpectator

    def __init__(self, url: str, ann: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        self._socket = url.replace("http", "ws", 1) + "/ws/tables/"
        self._guests = ann, ben

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, url: str) -> "AsyncIterator[HallLobby]":
        async with (
            httpx.AsyncClient(base_url=url, timeout=60) as ann,
            httpx.AsyncClient(base_url=url, timeout=60) as ben,
        ):
            for guest in (ann, ben):
                (await guest.get("/api/hall")).raise_for_status()
            yield cls(url, ann, ben)

    async def begin(self) -> list[Place]:
        """A match that has begun, and the places of its players."""
        ann, ben = self._guests
        code: str = (await ann.post("/api/tables", json={"game": "cup"})).raise_for_status().json()["id"]
        (await ben.post(f"/api/tables/{code}/sit")).raise_for_status()
        (await ann.post(f"/api/tables/{code}/start")).raise_for_status()
        return [Place(self._socket + code, {"Cookie": _cookie(guest)}, code) for guest in self._guests]

    def watching(self, match: str) -> Place:
        return Place(self._socket + match, {}, match)


def _cookie(guest: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
