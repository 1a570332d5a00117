"""Where the terminal keeps the records of matches."""

import secrets
from datetime import datetime
from pathlib import Path

import platformdirs

from wizardhall.table.errors import HallError

__all__ = ["new_record_file", "now", "unwritable"]


def new_record_file(game: str) -> Path:
    folder = platformdirs.user_data_path("wizardhall") / "matches"
    return folder / f"{datetime.now().astimezone():%Y%m%d-%H%M%S}-{game}-{secrets.token_hex(2)}.jsonl"


def now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


def unwritable(file: Path, error: OSError) -> HallError:
    if isinstance(error, FileExistsError):
        return HallError("terminal-error-record-exists", file=str(file))
    return HallError("terminal-error-record-write", file=str(file), reason=error.strerror or str(error))
