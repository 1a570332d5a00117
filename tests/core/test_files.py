"""Files: a replacement that is never half done, and errors that name the file."""

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from wizardhall.core.errors import CardFileError, HallError, LocatedError, RecordError
from wizardhall.core.files import atomic_write, check_writable, reading, writing

ROOT_MAY_WRITE_ANYWHERE = pytest.mark.skipif(os.geteuid() == 0, reason="root may write to read-only folders")


@contextmanager
def disk_of(size: int) -> Iterator[None]:
    """The operating system lets no file grow beyond this size."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_an_atomic_write_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "book"
    path.write_bytes(b"a much longer old content")

    with atomic_write(path) as file:
        file.write(b"new")

    assert path.read_bytes() == b"new"
    assert [*tmp_path.iterdir()] == [path]


def test_until_it_is_done_readers_find_the_old_content(tmp_path: Path) -> None:
    path = tmp_path / "book"
    path.write_bytes(b"old")

    with atomic_write(path) as file:
        file.write(b"new")
        file.flush()
        assert path.read_bytes() == b"old"


def test_a_crash_in_the_middle_leaves_the_old_content_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "book"
    path.write_bytes(b"old")

    def stopped() -> None:
        with atomic_write(path) as file:
            file.write(b"half of the n")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()

    assert path.read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [path]


def test_a_full_disk_leaves_the_old_content_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "book"
    path.write_bytes(b"old")

    with pytest.raises(OSError, match="File too large"), disk_of(100), atomic_write(path) as file:
        file.write(bytes(1000))

    assert path.read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [path]


@ROOT_MAY_WRITE_ANYWHERE
def test_a_read_only_folder_is_an_error_of_the_system(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PermissionError), atomic_write(tmp_path / "book"):
        pass


def test_a_folder_in_which_nothing_can_be_made_is_an_error_of_the_system() -> None:
    with pytest.raises(OSError, match="/proc/book"), atomic_write(Path("/proc/book")):
        pass


@pytest.mark.parametrize("refusal", [RecordError, CardFileError])
def test_what_cannot_be_read_is_refused_by_name(tmp_path: Path, refusal: type[LocatedError]) -> None:
    with pytest.raises(refusal, match=r"^none: There is no such file\.$"), reading(tmp_path / "none", refusal):
        (tmp_path / "none").read_bytes()
    with pytest.raises(refusal, match=r"The file cannot be read: it is a folder\.$"), reading(tmp_path, refusal):
        tmp_path.read_bytes()


def test_what_cannot_be_written_is_refused_by_path(tmp_path: Path) -> None:
    with pytest.raises(HallError, match=f"^{tmp_path} cannot be written: it is a folder.$"), writing(tmp_path):
        tmp_path.write_bytes(b"")


def test_a_check_makes_the_folder_and_leaves_no_file(tmp_path: Path) -> None:
    check_writable(tmp_path / "new" / "book", None)
    assert [*(tmp_path / "new").iterdir()] == []


def test_a_check_leaves_a_file_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "book").write_bytes(b"old")
    check_writable(tmp_path / "book")
    assert (tmp_path / "book").read_bytes() == b"old"


def test_a_check_refuses_what_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "a-file").touch()
    with pytest.raises(HallError, match=r"book cannot be written: a part of the path is not a folder"):
        check_writable(tmp_path / "a-file" / "book")
