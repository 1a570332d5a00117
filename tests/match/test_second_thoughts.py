"""Taking an answer back before everybody has answered, and giving up."""

from pathlib import Path

import msgspec
import pytest

from tests.random_matches import BLACK, CUP, WHITE, drive, everything, random_answer, start
from tests.table_kinds import Kind
from wizardhall.core.errors import RecordError, WrongAsk
from wizardhall.core.events import Resigned
from wizardhall.core.seats import SPECTATOR
from wizardhall.match import Match, Record, verify


def test_a_locked_answer_can_be_taken_back_and_given_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = start("seed", path=path)
    ask = match.open[BLACK]
    before = everything(match)
    match.answer(BLACK, ask.id, random_answer(ask, "first thought"))
    assert match.locked == {BLACK: ask.id}

    match.take_back(BLACK, ask.id)

    assert everything(match) == before
    assert match.open[BLACK] == ask
    assert match.locked == {}
    drive(match, "second thought")
    match.close()
    assert Record.read(path).lines() == match.record.lines()
    assert all(check.passed for check in verify(Record.read(path), CUP))


def test_the_same_answer_given_again_is_locked_by_another_hash() -> None:
    once, twice = start("seed"), start("seed")
    ask = once.open[BLACK]
    for match in (once, twice):
        match.answer(BLACK, ask.id, random_answer(ask, "key"))
    (first,) = once.locks
    once.take_back(BLACK, ask.id)
    once.answer(BLACK, ask.id, random_answer(ask, "key"))

    assert once.locks != [first]
    assert twice.locks == [first], "the same seed is the same match to the byte"


def test_what_was_taken_back_stays_in_the_file_and_counts_for_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = start("seed", path=path)
    ask = match.open[BLACK]
    match.answer(BLACK, ask.id, random_answer(ask, "first thought"))
    match.take_back(BLACK, ask.id)
    match.close()

    again = Match.resume(path, CUP)

    assert b"taken-back" in path.read_bytes()
    assert again.record.answers == []
    assert set(again.open) == {BLACK, WHITE}
    again.close()


def test_when_everybody_has_answered_nothing_can_be_taken_back() -> None:
    match = drive(start("seed"), "key", 2)
    before = everything(match), match.record.lines()

    for seat, ask in ((BLACK, "1-black"), (WHITE, "1-white"), (BLACK, f"{match.step}-black"), (BLACK, "junk")):
        with pytest.raises(WrongAsk, match="You have no answer to"):
            match.take_back(seat, ask)

    assert (everything(match), match.record.lines()) == before


def test_a_line_that_takes_back_what_was_never_given_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    start("seed", path=path).close()
    with path.open("ab") as file:
        file.write(b'{"line":"taken-back","step":1,"seat":"black"}\n')

    with pytest.raises(RecordError, match=r"match\.jsonl, line 2: This line is out of place"):
        Record.read(path)


def test_damage_after_a_line_taken_back_is_blamed_on_its_own_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = start("seed", path=path)
    ask = match.open[BLACK]
    match.answer(BLACK, ask.id, random_answer(ask, "first"))
    match.take_back(BLACK, ask.id)
    match.answer(BLACK, ask.id, random_answer(ask, "second"))
    match.close()
    lines = path.read_bytes().split(b"\n")
    lines[3] = lines[3].replace(b'"step":1', b'"step":9')
    path.write_bytes(b"\n".join(lines))

    with pytest.raises(RecordError, match="line 4"):
        Match.rebuild(Record.read(path), CUP)


@pytest.mark.parametrize("seat", [BLACK, WHITE])
def test_who_resigns_loses(tmp_path: Path, seat: str) -> None:
    path = tmp_path / "match.jsonl"
    match = drive(start("seed", path=path), "key", 5)

    match.resign(seat)  # type: ignore[arg-type]
    match.close()

    assert match.result is not None
    assert match.result.winners == ({BLACK: WHITE, WHITE: BLACK}[seat],)  # type: ignore[index]
    assert match.open == {}
    assert match.events(SPECTATOR)[-1] == Resigned(seat)  # type: ignore[arg-type]
    record = Record.read(path)
    assert Match.rebuild(record, CUP).result == match.result
    assert record.lines() == match.record.lines()
    assert all(check.passed for check in verify(record, CUP))
    with pytest.raises(WrongAsk, match="over"):
        match.resign(seat)  # type: ignore[arg-type]


def test_a_forged_resignation_is_found() -> None:
    match = drive(start("seed"), "key", 5)
    match.resign(BLACK)
    assert match.record.resigned is not None

    resigned = msgspec.structs.replace(match.record.resigned, seat=WHITE)
    forged = msgspec.structs.replace(match.record, resigned=resigned)

    assert [check.name for check in verify(forged, CUP) if not check.passed] == ["events"]


def test_a_match_of_more_than_two_goes_on_when_somebody_would_resign() -> None:
    match = Kind("relics", {"players": "3"}).start("seed")

    with pytest.raises(WrongAsk, match="cannot end this match"):
        match.resign(next(iter(match.open)))

    assert match.result is None
