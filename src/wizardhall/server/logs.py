"""Logs: a line for people, or JSON lines for programs. Both say which request and which table it is about.

Whatever a visitor sends may end up in a message. So nothing in it may end the line or steer a terminal.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

from wizardhall.server.log_context import log_context

__all__ = ["set_up_logs"]

UNSAFE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, new lines of all kinds, marks that turn the direction of reading, and halves of characters."""


def printable(text: str) -> str:
    return UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


class PlainLines(logging.Formatter):
    """A traceback follows its line, set off by bars, so that no line of it can pass for one of the log."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        moment = self.formatTime(record, self.datefmt)
        line = f"{moment} {record.levelname:7} {printable(record.getMessage())}"
        about = " ".join(f"{name} {value}" for name, value in log_context().items())
        trace = self.formatException(record.exc_info).split("\n") if record.exc_info else []
        return "\n".join([f"{line} [{about}]" if about else line, *(f"  | {printable(each)}" for each in trace)])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": printable(record.getMessage()),
            **log_context(),
        }
        if record.exc_info:
            line["error"] = "\n".join(map(printable, self.formatException(record.exc_info).split("\n")))
        return msgspec.json.encode(line).decode()


def set_up_logs(as_json: bool, level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for noisy in ("httpx", "sqlalchemy", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of every stranger who sends nonsense
