"""What must be true of any analysis, of either game."""

import msgspec
import pytest

from tests.lab.analysis.matches import GAMES, analysis_of, record_of
from wizardhall.core.errors import UnknownName
from wizardhall.core.seats import Seat
from wizardhall.lab.analysis import Analysis, analyse
from wizardhall.lab.analysis.cup.guesses import guess
from wizardhall.match import Record

encode = msgspec.json.encode


@pytest.fixture(params=GAMES)
def record(request: pytest.FixtureRequest) -> Record:
    return record_of(request.param)


@pytest.fixture
def found(record: Record) -> Analysis:
    return analysis_of(record.header.game)


def test_nothing_is_better_than_the_best(found: Analysis) -> None:
    for decision in found.decisions:
        assert 0.0 <= decision.chance <= decision.best_chance + 1e-9
        assert decision.best_chance <= 1.0
        assert decision.away == pytest.approx(decision.best_chance - decision.chance)
        assert decision.spread >= 0.0
        assert decision.away > 0.0 or decision.best == decision.given


def test_decisions_are_those_of_the_record(record: Record, found: Analysis) -> None:
    for decision in found.decisions:
        locked = record.answers[decision.answer]
        assert locked.seat == decision.seat
        assert encode(decision.given) == encode(locked.answer)
        others = [each for each in record.answers if each.step == locked.step and each.seat != locked.seat]
        assert encode(decision.real) == encode({other.seat: other.answer for other in others})


def test_chances_add_up_and_end_with_the_result(record: Record, found: Analysis) -> None:
    for point in found.points:
        assert sum(point.chances.values()) == pytest.approx(1.0)
        assert min(point.chances.values()) >= 0.0
    answers = [point.answer for point in found.points]
    assert answers == sorted(set(answers))
    assert record.ended is not None
    assert found.winners == record.ended.result.winners
    assert {seat for seat, chance in found.points[-1].chances.items() if chance} == set(found.winners)


def test_the_decisions_that_mattered_are_the_costliest(found: Analysis) -> None:
    assert list(found.moments) == sorted(found.moments)
    assert len(found.moments) <= 3
    told = [found.decisions[place] for place in found.moments]
    costly = [decision.away for decision in found.decisions if decision.away > max(0.02, decision.spread)]
    assert sorted((decision.away for decision in told), reverse=True) == sorted(costly, reverse=True)[:3]


def test_the_same_record_gives_the_same_analysis(record: Record) -> None:
    begun = Record(record.header, record.answers[:2])
    once = analyse(begun, effort="quick")
    guess.cache_clear()

    assert analyse(begun, effort="quick") == once


def test_an_analysis_comes_back_from_json_as_it_was(found: Analysis) -> None:
    assert msgspec.json.decode(encode(found), type=Analysis) == found


def test_one_seat_alone_gets_its_own_decisions_and_the_same_chart(record: Record, found: Analysis) -> None:
    seat = found.seats[1]

    alone = analyse(record, seats=[seat], effort="quick")

    assert alone.decisions == tuple(decision for decision in found.decisions if decision.seat == seat)
    assert alone.points == found.points


def test_a_match_that_goes_on_has_no_end_yet(record: Record, found: Analysis) -> None:
    kept = 4
    begun = Record(record.header, record.answers[:kept])

    so_far = analyse(begun, effort="quick")

    assert so_far.winners is None
    assert [decision.chance for decision in so_far.decisions] == [
        decision.chance for decision in found.decisions if decision.answer < kept
    ]
    assert so_far.points == tuple(point for point in found.points if point.answer < kept)


def test_progress_is_told_from_nothing_to_all(record: Record) -> None:
    told: list[tuple[int, int]] = []

    analyse(Record(record.header, record.answers[:2]), effort="quick", progress=lambda *at: told.append(at))

    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1] > 0


def test_a_seat_or_an_effort_that_there_is_not_is_refused(record: Record) -> None:
    with pytest.raises(UnknownName, match="There is no seat “balcony”"):
        analyse(record, seats=[Seat("balcony")])
    with pytest.raises(UnknownName, match="Choose from: quick, normal, deep"):
        analyse(record, effort="enormous")
