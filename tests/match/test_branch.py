"""Playing on from the middle of a match: its beginning is as it was, and from there on all is open."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.random_matches import BLACK, WHITE, drive, start
from wizardhall.core.errors import HallError
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.games import game
from wizardhall.match import Match, Player, Record, branch, verify

GAMES = ("cup", "relics")


def a_match(name: str) -> Match:
    return drive(Match.start(game(name), seed="branch"), "branch")


RECORDS = {name: Record.parse(a_match(name).record.lines()) for name in GAMES}


def seen(match: Match) -> list[bytes]:
    eyes = (*match.players, SPECTATOR, ALL_SEEING)
    return [msgspec.json.encode([match.view(each), match.events(each), match.step]) for each in eyes]


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_a_branch_is_the_match_as_it_was_before_the_decision(name: str, data: st.DataObject) -> None:
    record = RECORDS[name]
    answers = data.draw(st.integers(0, len(record.answers)))
    match = Match(game(name), game(name).cards(), record.header)
    for locked in record.answers[:answers]:
        match.take(locked)

    cut = branch(record, answers)

    assert seen(Match.rebuild(cut, game(name))) == seen(match)
    assert all(check.passed for check in verify(cut, game(name)))


@pytest.mark.parametrize("name", GAMES)
def test_who_decides_at_the_same_time_decides_anew_together(name: str) -> None:
    record = RECORDS[name]

    for answers, locked in enumerate(record.answers):
        rebuilt = Match.rebuild(branch(record, answers), game(name))
        asked = {each.seat for each in record.answers if each.step == locked.step}
        assert rebuilt.open.keys() == asked


@pytest.mark.parametrize("name", GAMES)
def test_another_course_can_be_taken_and_the_old_record_stays(name: str) -> None:
    record = RECORDS[name]
    before = record.lines()

    other = drive(Match.rebuild(branch(record, 2), game(name)), "another way")

    assert other.result is not None
    assert other.record.answers[:2] == record.answers[:2]
    assert other.record.answers[2:] != record.answers[2:]
    assert record.lines() == before
    assert all(check.passed for check in verify(Record.parse(other.record.lines()), game(name)))


def test_others_can_sit_at_the_table() -> None:
    cut = branch(RECORDS["cup"], 2, players={WHITE: Player("adept", "adept")}, started="now")

    assert cut.header.players == {BLACK: Player(BLACK), WHITE: Player("adept", "adept")}
    assert cut.header.started == "now"


def test_a_resignation_is_not_kept() -> None:
    match = drive(start("resigned"), "resigned", 3)
    match.resign(Seat("black"))

    assert branch(match.record, 3).resigned is None


@pytest.mark.parametrize("answers", [-1, 10_000])
def test_a_number_that_there_is_not_is_refused(answers: int) -> None:
    with pytest.raises(HallError, match="give a number from 0 to"):
        branch(RECORDS["cup"], answers)
