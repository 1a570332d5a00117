"""Verifying a record: honest ones pass, and every tampering is found, by the right check and in its line."""

from typing import Any

import msgspec
import pytest

from tests.random_matches import BLACK, CUP, EDITIONS, WHITE, drive, random_match, start, step_by_step
from wizardhall.core.errors import RecordError
from wizardhall.core.game import Result
from wizardhall.core.seats import Seat
from wizardhall.match import Check, Match, Record, verify
from wizardhall.match.fairness import answer_commitment, seed_commitment

SEED = "honest"


@pytest.fixture
def record() -> Record:
    return Record.parse(random_match(SEED).record.lines(), "match.jsonl")


def problems(checks: list[Check]) -> dict[str, tuple[int, str]]:
    """The checks that found something: the line and the message of each."""
    found = {}
    for check in checks:
        if not check.passed:
            assert isinstance(check.problem, RecordError), f"{check.problem!r} names no file and line"
            assert check.problem.file == "match.jsonl"
            found[check.name] = (check.problem.line, check.problem.message)
    return found


def found_in(record: Record, *, noted: str | None = None) -> dict[str, tuple[int, str]]:
    return problems(verify(record, CUP, noted=noted))


def test_ones_own_words_must_be_those_of_the_record() -> None:
    match = drive(start(SEED, black="my words"), SEED)
    record = Record.parse(match.record.lines(), "match.jsonl")

    assert problems(verify(record, CUP, words={BLACK: "my words"})) == {}
    assert problems(verify(record, CUP, words={BLACK: "other words"})) == {"words": (1, "match-error-words")}
    assert problems(verify(record, CUP, words={WHITE: "mine too"})) == {"words": (1, "match-error-words")}
    assert problems(verify(record, CUP, words={Seat("west"): "x"})) == {"words": (1, "match-error-unknown-seat")}


def with_header(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **changes))


def with_answer(record: Record, number: int, **changes: Any) -> Record:
    """The record with another answer of this number, counted from zero; its line is that plus two."""
    answers = [*record.answers]
    answers[number] = msgspec.structs.replace(answers[number], **changes)
    return msgspec.structs.replace(record, answers=answers)


def with_end(record: Record, **changes: Any) -> Record:
    assert record.ended is not None
    return msgspec.structs.replace(record, ended=msgspec.structs.replace(record.ended, **changes))


def other_legal_answers(seed: str) -> list[object]:
    """For each answer of the match another one that is as legal at that moment."""
    match, others = start(seed), list[object]()
    for opened in step_by_step(match, seed):
        given = match.record.answers[-1].answer
        others.append(next(other for other in opened.ask.legal() if other != given))
    return others


# Honest records


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_an_honest_record_passes_all_checks(seed: str, edition: str) -> None:
    record = Record.parse(random_match(seed, edition).record.lines())
    checks = verify(record, CUP, noted=record.header.commitment)
    assert [check.name for check in checks] == ["seed", "noted", "answers", "events"]
    assert all(check.passed and check.problem is None for check in checks)


def test_an_honest_record_passes_after_every_answer() -> None:
    match = start(SEED)
    for _ in step_by_step(match, SEED):
        assert all(check.passed for check in verify(Record.parse(match.record.lines()), CUP))


def test_an_honest_record_of_a_match_that_has_just_begun_passes() -> None:
    assert all(check.passed for check in verify(start(SEED).record, CUP))


def test_an_honest_record_with_players_words_passes() -> None:
    match = drive(start(SEED, black="abracadabra", white="hocus pocus"), "key")
    assert all(check.passed for check in verify(Record.parse(match.record.lines()), CUP))


def test_verifying_changes_nothing(record: Record) -> None:
    before = record.lines()
    verify(record, CUP)
    assert record.lines() == before


# The commitment that a player noted


def test_without_a_noted_commitment_it_is_not_checked(record: Record) -> None:
    assert "noted" not in {check.name for check in verify(record, CUP)}


def test_the_noted_commitment_may_be_written_carelessly(record: Record) -> None:
    assert found_in(record, noted=f"  {record.header.commitment.upper()}\n") == {}


@pytest.mark.parametrize("noted", ["", "0" * 64, "nonsense"])
def test_another_noted_commitment_is_found(record: Record, noted: str) -> None:
    assert found_in(record, noted=noted) == {"noted": (1, "match-error-noted-commitment")}


def test_a_match_forged_from_another_seed_is_consistent_but_not_what_was_noted(record: Record) -> None:
    forged = Record.parse(random_match("forged").record.lines(), "match.jsonl")
    assert found_in(forged) == {}
    assert found_in(forged, noted=record.header.commitment) == {"noted": (1, "match-error-noted-commitment")}


# Tampering


def test_another_seed_is_found(record: Record) -> None:
    found = found_in(with_header(record, seed="forged"))
    assert found["seed"] == (1, "match-error-seed-commitment")


def test_another_commitment_is_found(record: Record) -> None:
    assert found_in(with_header(record, commitment="0" * 64)) == {"seed": (1, "match-error-seed-commitment")}


def test_another_seed_with_its_own_commitment_is_found_by_its_events(record: Record) -> None:
    forged = with_header(record, seed="forged", commitment=seed_commitment("forged"))
    found = found_in(forged)
    assert found.keys() == {"events"}
    assert found["events"][0] == 2


@pytest.mark.parametrize("entropy", [{BLACK: "words"}, {WHITE: "other words"}])
def test_words_put_in_afterwards_are_found(record: Record, entropy: dict[str, str]) -> None:
    found = found_in(with_header(record, entropy=entropy))
    assert found.keys() == {"events"}
    assert found["events"][0] == 2


def test_words_taken_out_afterwards_are_found() -> None:
    match = drive(start(SEED, black="abracadabra"), "key")
    record = Record.parse(match.record.lines(), "match.jsonl")
    assert found_in(with_header(record, entropy={}))["events"][0] == 2


def test_every_answer_that_was_replaced_by_another_legal_one_is_found(record: Record) -> None:
    for number, other in enumerate(other_legal_answers(SEED)):
        found = found_in(with_answer(record, number, answer=other))
        assert found["answers"] == (number + 2, "match-error-answer-commitment")


def test_every_answer_that_was_replaced_with_its_commitment_is_found_by_what_follows(record: Record) -> None:
    for number, other in enumerate(other_legal_answers(SEED)):
        locked = record.answers[number]
        forged = with_answer(record, number, answer=other, commitment=answer_commitment(locked.salt, other))
        later = [n for n, answer in enumerate(record.answers) if answer.step > locked.step]
        found = found_in(forged)
        assert found.keys() == {"events"}, f"answer {number}"
        assert found["events"][0] == (later[0] if later else len(record.answers)) + 2, f"answer {number}"


def test_another_salt_is_found(record: Record) -> None:
    for number in range(len(record.answers)):
        found = found_in(with_answer(record, number, salt="0" * 32))
        assert found == {"answers": (number + 2, "match-error-answer-commitment")}


def test_another_commitment_of_an_answer_is_found(record: Record) -> None:
    for number in range(len(record.answers)):
        found = found_in(with_answer(record, number, commitment="0" * 64))
        assert found == {"answers": (number + 2, "match-error-answer-commitment")}


def test_the_problem_with_an_answer_names_its_seat(record: Record) -> None:
    (check,) = [check for check in verify(with_answer(record, 1, salt=""), CUP) if not check.passed]
    assert str(check.problem) == "match.jsonl, line 3: The answer of white does not match its commitment."


def test_another_hash_of_events_is_found(record: Record) -> None:
    for number in range(len(record.answers)):
        found = found_in(with_answer(record, number, events="0" * 64))
        assert found == {"events": (number + 2, "match-error-events")}


def test_another_hash_of_events_at_the_end_is_found(record: Record) -> None:
    found = found_in(with_end(record, events="0" * 64))
    assert found == {"events": (len(record.answers) + 2, "match-error-end")}


def test_another_winner_is_found(record: Record) -> None:
    assert record.ended is not None
    (winner,) = record.ended.result.winners
    loser = WHITE if winner == BLACK else BLACK
    found = found_in(with_end(record, result=Result((loser,), record.ended.result.clause)))
    assert found == {"events": (len(record.answers) + 2, "match-error-end")}


def test_another_clause_of_the_result_is_found(record: Record) -> None:
    assert record.ended is not None
    found = found_in(with_end(record, result=Result(record.ended.result.winners, "CUP-X1")))
    assert found == {"events": (len(record.answers) + 2, "match-error-end")}


def test_an_end_before_the_end_is_found(record: Record) -> None:
    shortened = msgspec.structs.replace(record, answers=record.answers[:4])
    assert found_in(shortened) == {"events": (6, "match-error-end")}


def test_an_illegal_answer_is_found_in_its_line(record: Record) -> None:
    salt, illegal = record.answers[2].salt, ["dancer"]
    forged = with_answer(record, 2, answer=illegal, commitment=answer_commitment(salt, illegal))
    assert found_in(forged)["events"][0] == 4


def test_an_answer_given_twice_is_called_that(record: Record) -> None:
    doubled = [record.answers[0], record.answers[0], *record.answers[1:]]
    assert found_in(msgspec.structs.replace(record, answers=doubled)) == {"events": (3, "match-error-repeated")}


def test_an_answer_when_all_is_over_is_called_that(record: Record) -> None:
    longer = msgspec.structs.replace(record, answers=[*record.answers, record.answers[-1]])
    assert found_in(longer) == {"events": (len(record.answers) + 2, "match-error-over")}


def test_an_answer_of_another_step_is_found(record: Record) -> None:
    assert found_in(with_answer(record, 2, step=7)) == {"events": (4, "match-error-step")}


def test_other_rules_and_other_cards_are_found_in_the_header(record: Record) -> None:
    assert found_in(with_header(record, rules=99)) == {"events": (1, "match-error-other-rules")}
    cards = msgspec.structs.replace(record.header.cards, digest="0" * 64)
    assert found_in(with_header(record, cards=cards)) == {"events": (1, "match-error-other-cards")}


def test_every_problem_can_be_told_in_both_languages(record: Record) -> None:
    forged = with_answer(with_header(record, commitment="0" * 64), 0, salt="", events="")
    told = [check.problem for check in verify(forged, CUP, noted="x") if check.problem is not None]
    assert len(told) == 4
    assert all(problem.in_language("en") != problem.in_language("fr") for problem in told)


def test_a_rebuilt_match_of_an_honest_record_has_its_hashes(record: Record) -> None:
    assert Match.rebuild(record, CUP).record.ended == record.ended
