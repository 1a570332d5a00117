"""The files in which the terminal keeps the records of matches."""

import secrets
from datetime import datetime
from pathlib import Path

import platformdirs

from wizardhall.core.errors import HallError
from wizardhall.core.files import unwritable

__all__ = ["new_record_file", "now", "record_refusal"]


def new_record_file(game: str) -> Path:
    folder = platformdirs.user_data_path("wizardhall") / "matches"
    return folder / f"{datetime.now().astimezone():%Y%m%d-%H%M%S}-{game}-{secrets.token_hex(2)}.jsonl"


def now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


def record_refusal(file: Path, error: OSError) -> HallError:
    """Why a record cannot be begun or continued in this file."""
    if isinstance(error, FileExistsError) and file.exists():
        return HallError("terminal-error-record-exists", file=str(file))
    return unwritable(file, error)
