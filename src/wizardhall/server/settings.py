"""How a hall is set up: from the command line, else the environment, else a TOML file, else as here.

The field `bot_delay` is `WIZARDHALL_BOT_DELAY` in the environment, `bot_delay` in the file and `--bot-delay` in the
command line. The text under each field is what `docs/host-a-hall.md` says of it.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from platformdirs import user_data_path

from wizardhall.server.errors import Refused

__all__ = ["Settings", "load_settings"]

PREFIX: Final = "WIZARDHALL_"


def default_database() -> str:
    return f"sqlite:///{user_data_path('wizardhall', appauthor=False) / 'hall.db'}"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    host: str = "127.0.0.1"
    """The address to listen at; `0.0.0.0` for everybody in the network."""
    port: int = 8000
    """The port to listen at; 0 takes any free one."""
    database: str = msgspec.field(default_factory=default_database)
    """Where matches are kept: `sqlite:///file.db` or `postgresql://user:password@host/name`."""
    redis: str | None = None
    """`redis://host:6379`, over which several processes or machines tell each other that a table has changed."""
    workers: int = 1
    """Processes that serve. More than one needs `redis`."""
    server: Literal["uvicorn", "granian"] = "uvicorn"
    """What speaks HTTP."""
    secret: str | None = None
    """Signs the cookies. If none is given one is made and kept in the database."""
    origins: tuple[str, ...] = ()
    """Other pages that may use this hall, such as `https://club.example`; its own page always may."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose word on the visitor's address and on https is believed."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_delay: float = 0.4
    """Seconds that a bot takes at least, so that people can follow."""
    grace: float = 60.0
    """Seconds after which a bot stands in for somebody who has left."""
    takeover: float = 2.0
    """Seconds after which this process does what another one should have done: bots, clocks."""
    relaxed: tuple[float, float] = (600.0, 30.0)
    """The relaxed clock: seconds for each seat, and seconds more for each decision."""
    quick: tuple[float, float] = (120.0, 10.0)
    """The quick clock."""
    idle: float = 300.0
    """Seconds for which a match that nobody looks at stays in memory."""
    message_size: int = 16_384
    """The longest message of a client, in bytes."""
    message_rate: float = 20.0
    """Messages a second that one connection may send for long."""
    message_burst: int = 60
    """Messages that one connection may send at once."""
    body_size: int = 200_000
    """The longest body of a request, in bytes: a card file fits."""
    request_rate: float = 30.0
    """Requests a second that one address may make for long."""
    request_burst: int = 150
    """Requests that one address may make at once."""
    table_rate: float = 0.5
    """Tables a second that one address may open, or miss by a wrong code, for long."""
    table_burst: int = 40
    """Tables that one address may open, or miss, at once."""
    connections: int = 10_000
    """Tables that may be watched or played at, at once."""
    connections_each: int = 60
    """Of these, from one address."""
    seeds: bool = False
    """May a host choose the seed of a match against people? Only for tests: who knows the seed knows all cards."""
    log_json: bool = False
    """Log in JSON lines."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least that is logged."""


def load_settings(
    chosen: Mapping[str, Any] | None = None, file: Path | None = None, environ: Mapping[str, str] = os.environ
) -> Settings:
    """The settings from all places; raises `Refused` with the name of the one that is wrong."""
    file = file or (Path(environ[f"{PREFIX}CONFIG"]) if f"{PREFIX}CONFIG" in environ else None)
    found: dict[str, Any] = {} if file is None else _from_file(file)
    found |= _from_environment(environ)
    found |= {name: value for name, value in (chosen or {}).items() if value is not None}
    for name in found.keys() - set(Settings.__struct_fields__):
        raise Refused(400, "server-error-unknown-setting", name=name)
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(400, "server-error-setting", reason=str(error)) from None


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Refused(400, "server-error-settings-file", file=file.name, reason=str(error)) from None


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environ.get(PREFIX + field.name.upper())
        if text is not None:
            several = field.name in ("origins", "relaxed", "quick")
            found[field.name] = tuple(part.strip() for part in text.split(",") if part) if several else text
    return found
