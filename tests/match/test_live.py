"""The live match: open asks, answers that are taken, and answers that are refused and change nothing."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_files import disk_of
from tests.random_matches import (
    BLACK,
    CUP,
    EDITIONS,
    EYES,
    WHITE,
    drive,
    everything,
    random_answer,
    random_match,
    start,
    step_by_step,
)
from wizardhall.core.asks import Arrange, Pick
from wizardhall.core.errors import HallError, IllegalAnswer, UnknownName, WrongAsk
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.match import Match, Player, Record


def full_disk(path: Path, spare: int = 0) -> AbstractContextManager[None]:
    """The operating system lets files grow no further than `spare` bytes beyond this one's size."""
    return disk_of(path.stat().st_size + spare)


def refuse(match: Match, error: type[HallError], seat: Seat, ask: str, answer: object) -> str:
    """Give an answer that must be refused, see that nothing has changed, and return the message."""
    before = everything(match), match.record.lines()
    with pytest.raises(error) as refused:
        match.answer(seat, ask, answer)
    assert (everything(match), match.record.lines()) == before
    return refused.value.message


def waiting_for_one(seed: str = "one by one") -> Match:
    """A match in the middle of a duel, where a power asks one player only."""
    for number in range(100):
        match = start(f"{seed} {number}")
        for _ in step_by_step(match, seed):
            purposes = [opened.ask.purpose for opened in match.open.values()]
            if len(purposes) == 1 and purposes[0] not in ("team", "plan", "swap"):
                return match
    raise AssertionError("no power asked")


# Open asks


def test_a_match_begins_with_an_ask_for_each_player() -> None:
    match = start("seed")
    assert {seat: opened.id for seat, opened in match.open.items()} == {BLACK: "1-black", WHITE: "1-white"}
    assert all(isinstance(opened.ask, Pick) and opened.ask.purpose == "team" for opened in match.open.values())


def test_an_answered_ask_is_open_no_more_and_the_other_one_still_is() -> None:
    match = drive(start("seed"), "key", 1)
    assert match.open.keys() == {WHITE}


def test_the_next_asks_open_when_all_have_answered() -> None:
    match = drive(start("seed"), "key", 2)
    assert {opened.id for opened in match.open.values()} == {"2-black", "2-white"}
    assert all(isinstance(opened.ask, Arrange) and opened.ask.purpose == "plan" for opened in match.open.values())


def test_nothing_is_open_when_the_match_is_over() -> None:
    match = random_match("seed")
    assert match.open == {}
    assert match.result is not None
    assert set(match.result.winners) <= {BLACK, WHITE}
    assert match.result.winners


def test_nothing_happens_while_one_answer_is_missing() -> None:
    match = start("seed")
    before = {eyes: (match.view(eyes), match.events(eyes)) for eyes in EYES}
    drive(match, "key", 1)
    assert {eyes: (match.view(eyes), match.events(eyes)) for eyes in EYES} == before


def test_events_can_be_read_from_any_number_on() -> None:
    match = random_match("seed")
    for eyes in EYES:
        told = match.events(eyes)
        assert match.events(eyes, since=7) == told[7:]
        assert match.events(eyes, since=len(told)) == []


def test_the_rules_never_change_what_has_been_told() -> None:
    match = start("seed")
    told: list[object] = []
    while match.open:
        drive(match, "key", 1)
        now = match.events(ALL_SEEING)
        assert now[: len(told)] == told
        told = [*now]


def test_the_locks_show_each_answer_as_soon_as_it_is_locked() -> None:
    match = drive(start("seed"), "key", 3)
    assert match.locks == [locked.commitment for locked in match.record.answers]
    assert len(set(match.locks)) == 3


# Answers that are refused


def test_a_wrong_answer_is_refused() -> None:
    match = start("seed")
    assert refuse(match, IllegalAnswer, BLACK, "1-black", ["dancer"]) == "core-error-number"
    assert refuse(match, IllegalAnswer, BLACK, "1-black", None) == "core-error-not-a-list"


def test_a_late_answer_is_refused() -> None:
    match = start("seed")
    given = random_answer(match.open[BLACK], "key")
    drive(match, "key", 2)
    assert refuse(match, WrongAsk, BLACK, "1-black", given) == "match-error-late"


def test_a_repeated_answer_is_refused() -> None:
    match = start("seed")
    given = random_answer(match.open[BLACK], "key")
    drive(match, "key", 1)
    assert refuse(match, WrongAsk, BLACK, "1-black", given) == "match-error-repeated"
    assert refuse(match, WrongAsk, BLACK, "1-black", ["nonsense"]) == "match-error-repeated"


def test_an_answer_to_somebody_elses_ask_is_refused() -> None:
    match = start("seed")
    assert refuse(match, WrongAsk, BLACK, "1-white", random_answer(match.open[WHITE], "k")) == "match-error-foreign"


@pytest.mark.parametrize("seat", ["red", "Black", "", str(SPECTATOR), str(ALL_SEEING)])
def test_an_answer_of_an_unknown_seat_is_refused(seat: str) -> None:
    match = start("seed")
    given = random_answer(match.open[BLACK], "key")
    assert refuse(match, WrongAsk, Seat(seat), "1-black", given) == "match-error-unknown-seat"
    assert refuse(match, WrongAsk, Seat(seat), f"1-{seat}", given) == "match-error-unknown-seat"


@pytest.mark.parametrize(
    "ask",
    [
        "",
        "-",
        "black",
        "1",
        "1-",
        "1-red",
        "-1-black",
        "2-black",
        "x-black",
        "１-black",
        "1.0-black",
        "1-black-1",
        "1_black",
    ],
)
def test_an_answer_to_an_ask_that_never_was_is_refused(ask: str) -> None:
    match = start("seed")
    assert refuse(match, WrongAsk, BLACK, ask, random_answer(match.open[BLACK], "k")) == "match-error-unknown-ask"


@pytest.mark.parametrize("ask", ["0-black", "01-black", " 1-black", f"{'9' * 5000}-black"], ids=lambda ask: ask[:9])
def test_an_id_that_only_resembles_that_of_an_ask_is_unknown(ask: str) -> None:
    match = start("seed")
    assert refuse(match, WrongAsk, BLACK, ask, random_answer(match.open[BLACK], "k")) == "match-error-unknown-ask"


def test_an_answer_after_the_end_is_refused() -> None:
    match = random_match("seed")
    last = match.record.answers[-1]
    assert refuse(match, WrongAsk, last.seat, f"{last.step}-{last.seat}", last.answer) == "match-error-over"
    assert refuse(match, WrongAsk, BLACK, "1-black", last.answer) == "match-error-over"


def test_a_seat_that_has_nothing_to_decide_now_is_refused() -> None:
    match = waiting_for_one()
    (seat,) = match.open
    idle = WHITE if seat == BLACK else BLACK
    assert refuse(match, WrongAsk, idle, f"{match.step}-{idle}", True) == "match-error-unknown-ask"
    assert refuse(match, WrongAsk, idle, match.open[seat].id, True) == "match-error-foreign"


def test_a_refusal_says_what_is_wrong_in_both_languages() -> None:
    match = start("seed")
    with pytest.raises(WrongAsk) as refused:
        match.answer(Seat("red"), "1-red", True)
    assert str(refused.value) == "There is no seat “red” at this table. Choose from: black, white."
    assert (
        refused.value.in_language("fr")
        == "Il n'y a pas de place «\xa0red\xa0» à cette table. Choix possibles\xa0: black, white."
    )


def test_a_refused_answer_leaves_the_record_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = drive(start("seed", path=path), "key", 3)
    before = path.read_bytes()
    (seat,) = match.open
    refuse(match, IllegalAnswer, seat, match.open[seat].id, ["nonsense"])
    refuse(match, WrongAsk, seat, "1-black", ["nonsense"])
    assert path.read_bytes() == before
    match.close()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_with_refusals_all_along_is_the_same_match(edition: str) -> None:
    match = start("seed", edition)
    while match.open:
        for seat, opened in match.open.items():
            refuse(match, IllegalAnswer, seat, opened.id, "nonsense")
        drive(match, "seed", 1)
    assert match.record.lines() == random_match("seed", edition).record.lines()


# Simultaneous answers


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_simultaneous_answers_in_either_order_give_the_same_match(seed: str, edition: str) -> None:
    match, mirrored = start(seed, edition), start(seed, edition)
    while match.open:
        for opened in match.open.values():
            match.answer(opened.seat, opened.id, random_answer(opened, "key"))
        for opened in reversed(mirrored.open.values()):
            mirrored.answer(opened.seat, opened.id, random_answer(opened, "key"))
        given, mirrored_given = everything(match), everything(mirrored)
        assert given.pop("locks") != mirrored_given.pop("locks")
        assert given == mirrored_given
    assert sorted(match.locks) == sorted(mirrored.locks)


# Starting


def test_players_are_named_after_their_seats_unless_they_have_names() -> None:
    match = Match.start(CUP, players={WHITE: Player("Ada", bot="random")})
    assert match.players == {BLACK: Player("black"), WHITE: Player("Ada", bot="random")}


@pytest.mark.parametrize("strange", [{"players": {"red": Player("Red")}}, {"entropy": {"red": "words"}}], ids=str)
def test_a_match_with_an_unknown_seat_does_not_start(strange: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with pytest.raises(UnknownName, match="There is no seat “red” at this table"):
        Match.start(CUP, path=path, **strange)
    assert not path.exists()


def test_unknown_options_are_refused() -> None:
    with pytest.raises(UnknownName, match="This game has no option “colour”"):
        Match.start(CUP, options={"colour": "red"})
    with pytest.raises(UnknownName, match=r"There is no edition “third”\. Choose from: revised, first\."):
        Match.start(CUP, options={"edition": "third"})


def test_the_edition_is_the_revised_one_unless_chosen() -> None:
    assert Match.start(CUP).options == {"edition": "revised"}


def test_a_match_never_overwrites_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        start("seed", path=path)
    assert path.read_text() == "precious"


# The disk


@pytest.mark.parametrize("spare", [0, 1, 50])
def test_an_answer_that_cannot_be_written_changes_nothing(tmp_path: Path, spare: int) -> None:
    path = tmp_path / "match.jsonl"
    match = drive(start("seed", path=path), "key", 3)
    before = everything(match), match.record.lines()
    with full_disk(path, spare), pytest.raises(OSError, match="File too large"):
        drive(match, "key", 1)
    assert (everything(match), match.record.lines()) == before
    match.close()


@pytest.mark.parametrize("spare", [0, 1, 50])
def test_after_a_failed_write_the_record_is_as_it_was_but_for_a_half_line(tmp_path: Path, spare: int) -> None:
    path = tmp_path / "match.jsonl"
    match = drive(start("seed", path=path), "key", 3)
    with full_disk(path, spare), pytest.raises(OSError, match="File too large"):
        drive(match, "key", 1)
    match.close()
    assert Record.read(path).lines() == match.record.lines()


@pytest.mark.parametrize("spare", [0, 1, 50])
def test_an_answer_can_be_given_again_when_there_is_room_again(tmp_path: Path, spare: int) -> None:
    path = tmp_path / "match.jsonl"
    match = drive(start("seed", path=path), "key", 3)
    with full_disk(path, spare), pytest.raises(OSError, match="File too large"):
        drive(match, "key", 1)
    drive(match, "another key")
    match.close()
    assert path.read_bytes() == match.record.lines()
