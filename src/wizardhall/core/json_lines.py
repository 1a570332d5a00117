"""Files of JSON lines that survive a crash: an appended line is in the file whole, or not at all.

A process that is killed while it writes can leave a torn last line. Readers leave it out, and `mend` cuts it off before
the next line is appended. A last line that lacks only its newline is whole.
"""

import os
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from wizardhall.core.errors import RecordError

__all__ = ["JsonLinesFile", "decode_line", "encode_line", "split_lines"]

T = TypeVar("T")

_NOT_A_LINE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def encode_line(line: object) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def decode_line(line: bytes, decoder: msgspec.json.Decoder[T], source: str, number: int) -> T:
    """Raises `RecordError` with the file and the number of the line."""
    try:
        return decoder.decode(line)
    except _NOT_A_LINE as error:
        raise RecordError(source, number, "core-error-damaged-line", reason=str(error)) from None


def split_lines(data: bytes, decoder: msgspec.json.Decoder[Any]) -> tuple[list[bytes], bytes]:
    """The whole lines of a file, and the torn last one if there is one."""
    *lines, last = data.split(b"\n")
    if last and _is_whole(last, decoder):
        return [*lines, last], b""
    return lines, last


class JsonLinesFile(Generic[T]):
    """A file to append lines of one type to.

    With `sync` a line survives a power cut once `append` has returned; without it, it survives the process.
    """

    def __init__(self, path: Path, decoder: msgspec.json.Decoder[T], *, sync: bool) -> None:
        self.path = path
        self._decoder = decoder
        self._sync = sync

    def create(self) -> None:
        """Make the file and its folder; raises `FileExistsError` rather than overwrite."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.open("xb").close()

    def touch(self) -> None:
        """Make the file if it is missing; raises `OSError` if it cannot be written."""
        self.path.open("ab").close()

    def read(self) -> tuple[list[bytes], bytes]:
        """The whole lines, and the torn last one if there is one."""
        return split_lines(self.path.read_bytes(), self._decoder)

    def mend(self) -> None:
        """Leave the file with whole lines only, ready to append to."""
        with self.path.open("r+b", buffering=0) as file:
            data = file.read()
            lines, torn = split_lines(data, self._decoder)
            if torn:
                file.truncate(len(data) - len(torn))
            elif lines and not data.endswith(b"\n"):
                file.write(b"\n")

    def append(self, line: T) -> None:
        """Add a line. If the disk takes only a part of it, that part is cut off again and the `OSError` raised."""
        handle = os.open(self.path, os.O_WRONLY | os.O_APPEND)
        with os.fdopen(handle, "ab", buffering=0) as file:
            end = file.tell()
            rest = memoryview(encode_line(line))
            try:
                while rest:
                    rest = rest[file.write(rest) :]
                if self._sync:
                    os.fsync(handle)
            except OSError:
                file.truncate(end)
                raise


def _is_whole(line: bytes, decoder: msgspec.json.Decoder[Any]) -> bool:
    try:
        decoder.decode(line)
    except _NOT_A_LINE:
        return False
    return True
