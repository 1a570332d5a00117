"""JSON lines that survive a crash, a full disk and a file that cannot be written."""

from pathlib import Path

import msgspec
import pytest

from tests.core.test_files import ROOT_MAY_WRITE_ANYWHERE, disk_of
from wizardhall.core.errors import RecordError
from wizardhall.core.json_lines import JsonLinesFile, decode_line, encode_line, split_lines


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str


DECODER = msgspec.json.Decoder(Note)
NOTES = [Note("one"), Note("two\nlines"), Note("trois : été")]
DATA = b"".join(map(encode_line, NOTES))


@pytest.fixture(params=[True, False], ids=["sync", "no sync"])
def file(tmp_path: Path, request: pytest.FixtureRequest) -> JsonLinesFile[Note]:
    file = JsonLinesFile(tmp_path / "notes", DECODER, sync=request.param)
    file.touch()
    return file


def test_every_line_is_in_the_file_when_append_returns(file: JsonLinesFile[Note]) -> None:
    for number, note in enumerate(NOTES, 1):
        file.append(note)
        assert [DECODER.decode(line) for line in file.read()[0]] == NOTES[:number]


@pytest.mark.parametrize("cut", range(len(DATA) + 1))
def test_a_crash_at_any_byte_costs_no_whole_line_and_leaves_room_for_the_next(tmp_path: Path, cut: int) -> None:
    file = JsonLinesFile(tmp_path / "notes", DECODER, sync=False)
    file.path.write_bytes(DATA[:cut])
    whole = (DATA[:cut] + b"\n").count(b"}\n")

    file.mend()
    file.append(Note("next"))

    lines, torn = file.read()
    assert [DECODER.decode(line) for line in lines] == [*NOTES[:whole], Note("next")]
    assert torn == b""


def test_a_torn_line_is_told_apart() -> None:
    assert split_lines(DATA[:-4], DECODER) == (DATA.split(b"\n")[:2], DATA.split(b"\n")[2][:-3])


def test_a_line_that_lacks_only_its_newline_is_whole() -> None:
    assert split_lines(DATA[:-1], DECODER) == (DATA.split(b"\n")[:3], b"")


def test_reading_changes_nothing(file: JsonLinesFile[Note]) -> None:
    file.path.write_bytes(DATA[:-4])
    file.read()
    assert file.path.read_bytes() == DATA[:-4]


@pytest.mark.parametrize("spare", [0, 1, 9])
def test_a_full_disk_leaves_the_file_as_it_was(file: JsonLinesFile[Note], spare: int) -> None:
    file.path.write_bytes(DATA)

    with pytest.raises(OSError, match="File too large"), disk_of(len(DATA) + spare):
        file.append(Note("one too many"))

    assert file.path.read_bytes() == DATA
    file.append(Note("next"))
    assert file.path.read_bytes() == DATA + encode_line(Note("next"))


def test_two_writers_do_not_overwrite_each_other(file: JsonLinesFile[Note]) -> None:
    other = JsonLinesFile(file.path, DECODER, sync=False)
    for note in NOTES:
        file.append(note)
        other.append(note)
    assert [DECODER.decode(line) for line in file.read()[0]] == [note for note in NOTES for _ in range(2)]


def test_a_new_file_gets_its_folder_and_never_overwrites(tmp_path: Path) -> None:
    file = JsonLinesFile(tmp_path / "new" / "notes", DECODER, sync=True)
    file.create()
    file.append(NOTES[0])
    with pytest.raises(FileExistsError):
        file.create()
    assert file.path.read_bytes() == encode_line(NOTES[0])


def test_a_file_that_was_taken_away_is_not_begun_again_in_the_middle(file: JsonLinesFile[Note]) -> None:
    file.path.unlink()
    with pytest.raises(FileNotFoundError):
        file.append(NOTES[0])
    assert not file.path.exists()


@ROOT_MAY_WRITE_ANYWHERE
def test_a_read_only_file_is_refused_before_the_first_line(file: JsonLinesFile[Note]) -> None:
    file.path.chmod(0o400)
    for attempt in (file.touch, file.mend, lambda: file.append(NOTES[0])):
        with pytest.raises(PermissionError):
            attempt()


def test_a_folder_in_which_nothing_can_be_made_is_refused() -> None:
    file = JsonLinesFile(Path("/proc/notes"), DECODER, sync=True)
    for attempt in (file.touch, file.create):
        with pytest.raises(OSError, match="/proc/notes"):
            attempt()


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b'{"text":1}', b'{"text":"\xff"}', b"[" * 200_000], ids=range(6))
def test_a_damaged_line_is_named(line: bytes) -> None:
    with pytest.raises(RecordError, match=r"^notes, line 7: The line is damaged: "):
        decode_line(line, DECODER, "notes", 7)
