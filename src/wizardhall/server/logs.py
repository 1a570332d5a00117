"""Logs: a line for people, or JSON lines for programs. What strangers send cannot write a line of its own."""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

__all__ = ["JsonLines", "PlainLines", "set_up_logs"]


class PlainLines(logging.Formatter):
    """One line for each record; a traceback follows, indented."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802, their name
        return _escaped(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802, their name
        return "\n".join(f"    {_escaped(line)}" for line in super().formatException(ei).split("\n"))


_UNSEEN: Final = re.compile(r"[\x7f-\x9f\u2028\u2029]")
"""What JSON lets through, and terminals take for commands or new lines."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        encoded = msgspec.json.encode(line).decode()
        return encoded if encoded.isprintable() else _UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", encoded)


def set_up_logs(as_json: bool, level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for noisy in ("uvicorn", "httpx", "sqlalchemy", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def _escaped(line: str) -> str:
    """With all that is not to be seen spelled out: new lines, and what terminals take for commands."""
    if line.isprintable():
        return line
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in line)
