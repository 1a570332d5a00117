"""Files: errors that name the file, a check before long work, and a write that is never half done."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from wizardhall.core.errors import HallError, LocatedError, RecordError, system_reason

__all__ = ["atomic_write", "check_writable", "reading", "unwritable", "writing"]


@contextmanager
def reading(path: Path, refusal: type[LocatedError] = RecordError) -> Iterator[None]:
    """Turn an `OSError` while reading a file into a `refusal` that names the file and the reason."""
    try:
        yield
    except FileNotFoundError:
        raise refusal(path.name, 0, "core-error-no-file") from None
    except OSError as error:
        raise refusal(path.name, 0, "core-error-unreadable", reason=system_reason(error)) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an `OSError` while writing a file into a `HallError` that names the file and the reason."""
    try:
        yield
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> HallError:
    return HallError("core-error-unwritable", file=str(path), reason=system_reason(error))


def check_writable(*paths: Path | None) -> None:
    """Make the folders of files to be written later; raises `HallError` now if one of them cannot be written."""
    for path in paths:
        if path is not None:
            with writing(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                new = not path.exists()
                path.open("ab").close()
                if new:
                    path.unlink()


@contextmanager
def atomic_write(path: Path) -> Iterator[BinaryIO]:
    """Replace a file in one step: whoever reads it finds the old content or the new, even after a power cut.

    The content is written to a file beside it, which is then moved into place. If anything fails, `path` stays as it
    was and nothing is left beside it.
    """
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        with part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
