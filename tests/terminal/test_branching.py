"""The new record of `wizardhall resume --from` is there as a whole or not at all."""

from pathlib import Path

import pytest

from tests.core.test_files import disk_of
from tests.random_matches import random_match
from wizardhall.core.errors import HallError
from wizardhall.match import Record
from wizardhall.terminal.branching import branched


@pytest.fixture
def played(tmp_path: Path) -> Path:
    file = tmp_path / "played.jsonl"
    random_match("branch", path=file)
    return file


def test_the_new_record_keeps_the_first_answers(played: Path, tmp_path: Path) -> None:
    new = branched(played, 4, None, None, tmp_path / "folder" / "new.jsonl")

    assert Record.read(new).answers == Record.read(played).answers[:4]


def test_a_full_disk_leaves_no_half_of_a_record(played: Path, tmp_path: Path) -> None:
    with disk_of(500), pytest.raises(HallError, match=r"new\.jsonl cannot be written"):
        branched(played, 4, None, None, tmp_path / "new.jsonl")

    assert [*tmp_path.iterdir()] == [played]


@pytest.mark.parametrize("gone", [False, True], ids=["file", "link to nowhere"])
def test_nothing_is_written_over(played: Path, tmp_path: Path, gone: bool) -> None:
    old, link = tmp_path / "old.jsonl", tmp_path / "link.jsonl"
    old.write_text("mine", encoding="utf-8")
    link.symlink_to(tmp_path / "gone.jsonl")

    with pytest.raises(HallError):
        branched(played, 4, None, None, link if gone else old)

    assert old.read_text(encoding="utf-8") == "mine"
    assert link.is_symlink()
