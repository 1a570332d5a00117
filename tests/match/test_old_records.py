"""Records that earlier versions wrote are replayed, verified and played on. Their names begin with the version."""

from pathlib import Path

import pytest

from wizardhall.bots import bot, play_on
from wizardhall.core.seats import ALL_SEEING
from wizardhall.games import game
from wizardhall.match import Match, Record, Replay, verify

OLD = sorted((Path(__file__).parent / "old").glob("*.jsonl"))

every_record = pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)


@every_record
def test_an_old_record_holds_all_its_promises(file: Path) -> None:
    record = Record.read(file)

    assert [check for check in verify(record, game(record.header.game)) if not check.passed] == []


@every_record
def test_an_old_record_is_replayed_to_its_end_for_every_pair_of_eyes(file: Path) -> None:
    record = Record.read(file)
    replay = Replay(record, game(record.header.game))

    for eyes in (ALL_SEEING, *record.header.players):
        assert replay.frames(eyes)[-1].view.eyes == eyes
    assert record.ended is not None


@every_record
def test_an_old_match_is_played_on_from_the_middle(file: Path, tmp_path: Path) -> None:
    begun = tmp_path / file.name
    begun.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:4]))
    played = game(Record.read(begun).header.game)

    match = Match.resume(begun, played)
    play_on(match, {seat: bot("random", played) for seat in match.record.header.players})
    match.close()

    assert match.result is not None
    assert all(check.passed for check in verify(Record.read(begun), played))
