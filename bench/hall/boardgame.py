"""The same for boardgame.io: its lobby by HTTP, its matches by Socket.IO's frames in a WebSocket."""

import contextlib
import random
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Final

import httpx
import msgspec

from bench.hall.clients import Account, Client, Place, Player, Spectator

__all__ = ["PeerLobby", "PeerPlayer", "PeerSpectator"]

OPEN: Final = b"0{"
PING: Final = b"2"
CONNECTED: Final = b"40/cup,"
EVENT: Final = b"42/cup,"
UPDATE: Final = b'42/cup,["update"'
PATCH: Final = b'42/cup,["patch"'
SYNC: Final = b'42/cup,["sync"'
TEAM: Final = 6


class Context(msgspec.Struct, rename="camel"):
    turn: int
    active_players: dict[str, str] | None = None
    gameover: dict[str, Any] | None = None


class Side(msgspec.Struct):
    aside: list[str | None]
    team: list[str | None]


class Game(msgspec.Struct):
    phase: str
    sides: list[Side]


class State(msgspec.Struct):
    G: Game
    ctx: Context
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_update: Final = msgspec.json.Decoder(tuple[str, str, State, list[msgspec.Raw]]).decode
_sync: Final = msgspec.json.Decoder(tuple[str, str, Synced]).decode
_encode: Final = msgspec.json.Encoder().encode


class PeerClient(Client):
    """Follows a match: connects as Socket.IO does, and asks for the state."""

    def hear(self, data: bytes) -> None:
        if data.startswith(UPDATE):
            self.look(_update(data[len(EVENT) :])[2])
        elif data.startswith(SYNC):
            self.look(_sync(data[len(EVENT) :])[2].state)
            self.welcome()
        elif data == PING:
            self.say(b"3")
        elif data.startswith(OPEN):
            self.say(CONNECTED)
        elif data.startswith(CONNECTED):
            place = self.place
            self.emit("sync", place.match, place.seat or None, place.credentials or None, 2)
        elif data.startswith(PATCH):
            raise RuntimeError("patches are not read here")

    def emit(self, *event: Any) -> None:
        self.say(EVENT + _encode(event))

    def look(self, state: State) -> None:
        raise NotImplementedError


class PeerPlayer(PeerClient, Player):
    def __init__(self, place: Place, account: Account, waiting: deque[Player]) -> None:
        super().__init__(place, account, waiting)
        self._state: State | None = None
        self._answered = 0
        self._acknowledged = True

    def look(self, state: State) -> None:
        self._state = state
        turn, asked = state.ctx.turn, state.ctx.active_players or {}
        mine = self.place.seat in asked
        if not self._acknowledged and (turn > self._answered or not mine or state.ctx.gameover is not None):
            self._acknowledged = True
            self.acknowledged()
        if state.ctx.gameover is not None:
            self.end()
        elif mine and turn > self._answered:
            self._answered, self._acknowledged = turn, False
            self.let(self)

    def given(self) -> bytes:
        assert self._state is not None
        state, place = self._state, self.place
        side = state.G.sides[int(place.seat)]
        answer = random.sample(side.aside if state.G.phase == "team" else side.team, TEAM)
        payload = {"type": "choose", "args": [answer], "playerID": place.seat, "credentials": place.credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + _encode(("update", move, state.id, place.match, place.seat))


class PeerSpectator(PeerClient, Spectator):
    def look(self, state: State) -> None:
        if self.welcomed.done():
            self.heard()


class PeerLobby:
    player = PeerPlayer
    spectator = PeerSpectator

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self._socket = url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self._http = http

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, url: str) -> "AsyncIterator[PeerLobby]":
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            yield cls(url, http)

    async def begin(self) -> list[Place]:
        match = (await self._post("create", numPlayers=2))["matchID"]
        return [await self._sit(match, seat) for seat in ("0", "1")]

    async def _sit(self, match: str, seat: str) -> Place:
        joined = await self._post(f"{match}/join", playerID=seat, playerName=f"player {seat}")
        return Place(self._socket, {}, match, seat, joined["playerCredentials"])

    async def _post(self, path: str, **body: object) -> dict[str, Any]:
        found: dict[str, Any] = (await self._http.post(f"/games/cup/{path}", json=body)).raise_for_status().json()
        return found

    def watching(self, match: str) -> Place:
        return Place(self._socket, {}, match)
