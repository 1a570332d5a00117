"""How a hall is set up: from the command line, else the environment, else a TOML file, else as here.

The field `bot_delay` is `WIZARDHALL_BOT_DELAY` in the environment, `bot_delay` in the file and `--bot-delay` in the
command line. What each is for is said by the texts `server-setting-…`, in `wizardhall serve --help` and in
`docs/host-a-hall.md`.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from platformdirs import user_data_path

from wizardhall.server.errors import Refused
from wizardhall.server.live.clock_kinds import CLOCKS, ClockRate

__all__ = ["Settings", "load_settings", "setting_default", "setting_names", "setting_text"]

PREFIX: Final = "WIZARDHALL_"
SEVERAL: Final = ("bots", "origins", *CLOCKS)
"""Settings of more than one value."""
OLD_NAMES: Final = {"rehearse": "warmup"}
"""Names of earlier versions, which still work in files, scripts and the environment."""
RETIRED: Final = ("seeds",)
"""Settings of earlier versions that nothing depends on any more; whoever still has them is not bothered."""


def default_database() -> str:
    return f"sqlite:///{user_data_path('wizardhall', appauthor=False) / 'hall.db'}"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = msgspec.field(default_factory=default_database)
    redis: str | None = None
    workers: int = 1
    server: Literal["uvicorn", "granian"] = "uvicorn"
    secret: str | None = None
    origins: tuple[str, ...] = ()
    proxies: str = "127.0.0.1"
    bots: tuple[str, ...] = ()
    bot_workers: int = 1
    bot_delay: float = 0.4
    bot_time: float = 20.0
    bot_memory: int = 4096
    rules_workers: int = 2
    rules_time: float = 10.0
    rules_memory: int = 512
    warmup: bool = True
    analysis_effort: Literal["quick", "normal", "deep"] = "normal"
    analysis_time: float = 900.0
    analysis_rate: float = 0.05
    analysis_burst: int = 10
    grace: float = 60.0
    takeover: float = 2.0
    clocks: Mapping[str, ClockRate] = msgspec.field(default_factory=lambda: dict(CLOCKS))
    """Each kind of clock is a setting of its own: `quick = [120, 10]`."""
    unstarted: float = 86_400.0
    idle: float = 300.0
    deflate: bool = False
    message_size: int = 16_384
    message_rate: float = 20.0
    message_burst: int = 60
    body_size: int = 200_000
    request_rate: float = 30.0
    request_burst: int = 150
    request_time: float = 20.0
    pending_each: int = 500
    table_rate: float = 0.5
    table_burst: int = 40
    connections: int = 10_000
    connections_each: int = 60
    metrics_token: str | None = None
    drain: float = 0.0
    log_json: bool = False
    log_access: bool = False
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def setting_names() -> tuple[str, ...]:
    """The names that a host can set."""
    return tuple(name for field in Settings.__struct_fields__ for name in (CLOCKS if field == "clocks" else (field,)))


def setting_default(name: str) -> object:
    """What counts if nobody sets it; none if that depends on the machine."""
    if name in CLOCKS:
        return tuple(CLOCKS[name])
    (field,) = (field for field in msgspec.structs.fields(Settings) if field.name == name)
    return None if field.default is msgspec.NODEFAULT else field.default


def setting_text(name: str) -> str:
    """The message that says what a setting is for."""
    return f"server-setting-{name.replace('_', '-')}"


def load_settings(
    chosen: Mapping[str, Any] | None = None, file: Path | None = None, environ: Mapping[str, str] = os.environ
) -> Settings:
    """The settings from all places; raises `Refused` with the name of the one that is wrong."""
    file = file or (Path(environ[f"{PREFIX}CONFIG"]) if f"{PREFIX}CONFIG" in environ else None)
    found: dict[str, Any] = {} if file is None else _from_file(file)
    found = _renamed(found) | _renamed(_from_environment(environ))
    found |= _renamed({name: value for name, value in (chosen or {}).items() if value is not None})
    found = {name: value for name, value in found.items() if name not in RETIRED}
    for name in found.keys() - set(setting_names()):
        raise Refused(400, "server-error-unknown-setting", name=name)
    plain = {name: _split(name, value) for name, value in found.items()}
    rates = {name: plain.pop(name, rate) for name, rate in CLOCKS.items()}
    try:
        return msgspec.convert({**plain, "clocks": rates}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(400, "server-error-setting", reason=str(error)) from None


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Refused(400, "server-error-settings-file", file=file.name, reason=str(error)) from None


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    names = (*OLD_NAMES, *setting_names())
    return {name: environ[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environ}


def _renamed(found: Mapping[str, Any]) -> dict[str, Any]:
    """With today's names; whoever gives both means today's."""
    old = {OLD_NAMES[name]: value for name, value in found.items() if name in OLD_NAMES}
    return old | {name: value for name, value in found.items() if name not in OLD_NAMES}


def _split(name: str, value: Any) -> Any:
    """Several values in one word have commas between them."""
    if name in SEVERAL and isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value
