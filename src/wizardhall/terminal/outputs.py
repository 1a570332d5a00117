"""Files that a command is going to write."""

from pathlib import Path

from wizardhall.core.errors import HallError, system_reason

__all__ = ["can_be_written", "unwritable"]


def can_be_written(*files: Path | None) -> None:
    """Make the folders of files to come, and raise `HallError` now, before the work, if one could not be written."""
    for file in files:
        if file is not None:
            try:
                _try(file)
            except OSError as error:
                raise unwritable(file, error) from None


def unwritable(file: Path, error: OSError) -> HallError:
    return HallError("core-error-unwritable", file=str(file), reason=system_reason(error))


def _try(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    new = not file.exists()
    file.open("ab").close()
    if new:
        file.unlink()
