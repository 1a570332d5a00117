"""Replay: the same record, the same events, the same tables, to the byte and through any eyes."""

import msgspec
import pytest

from tests.random_matches import BLACK, CUP, EDITIONS, EYES, WHITE, drive, random_match, start
from wizardhall.core.errors import RecordError, UnknownName
from wizardhall.core.events import Event
from wizardhall.core.seats import ALL_SEEING, SPECTATOR, Seat
from wizardhall.cup.events import RoundBegan
from wizardhall.cup.view import CupView
from wizardhall.match import Frame, Match, Record, Replay

encode = msgspec.json.encode


def replayed(match: Match) -> Replay:
    """The replay of a match from the bytes of its record."""
    return Replay(Record.parse(match.record.lines()), CUP)


@pytest.fixture(params=EDITIONS)
def match(request: pytest.FixtureRequest) -> Match:
    return random_match("replay", request.param)


@pytest.mark.parametrize("eyes", EYES)
def test_a_replay_has_the_events_of_the_match_byte_for_byte(match: Match, eyes: Seat) -> None:
    frames = replayed(match).frames(eyes)
    assert encode([frame.event for frame in frames]) == encode(match.events(eyes))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tables_of_a_replay_are_those_of_the_live_match(edition: str) -> None:
    filmed: dict[Seat, list[Frame]] = {eyes: [] for eyes in EYES}

    def film(event: Event, match: Match) -> None:
        for eyes in EYES:
            seen = event.seen_by(eyes)
            if seen is not None:
                filmed[eyes].append(Frame(seen, match.view(eyes)))

    match = drive(Match.start(CUP, options={"edition": edition}, seed="film", watch=film), "film")
    replay = replayed(match)
    for eyes in EYES:
        assert encode(replay.frames(eyes)) == encode(filmed[eyes])


@pytest.mark.parametrize("eyes", EYES)
def test_the_last_table_of_a_replay_is_the_table_at_the_end(match: Match, eyes: Seat) -> None:
    replay = replayed(match)
    assert encode(replay.frames(eyes)[-1].view) == encode(match.view(eyes))
    assert encode(replay.match.view(eyes)) == encode(match.view(eyes))


@pytest.mark.parametrize("eyes", EYES)
def test_a_frame_knows_how_many_answers_came_before_it(match: Match, eyes: Seat) -> None:
    replay = replayed(match)
    whole = match.record
    for answers in range(len(whole.answers) + 1):
        so_far = Replay(Record(whole.header, whole.answers[:answers]), CUP)
        assert len(so_far.frames(eyes)) == sum(given <= answers for given in replay.answers(eyes))


def test_the_result_of_a_replay_is_that_of_the_match(match: Match) -> None:
    assert replayed(match).match.result == match.result


def test_a_replay_of_a_replay_is_the_replay(match: Match) -> None:
    once = replayed(match)
    twice = replayed(once.match)
    assert once.match.record.lines() == twice.match.record.lines() == match.record.lines()


@pytest.mark.parametrize("eyes", EYES)
def test_a_frame_is_seen_through_the_eyes_that_were_asked_for(match: Match, eyes: Seat) -> None:
    assert {frame.view.eyes for frame in replayed(match).frames(eyes)} == {eyes}


def test_each_player_sees_their_own_secrets_and_a_spectator_none(match: Match) -> None:
    replay = replayed(match)
    planned = {eyes: encode([f.event for f in replay.frames(eyes)]).count(b'"order":[') for eyes in EYES}
    assert planned[SPECTATOR] == 0
    assert planned[BLACK] > 0
    assert planned[ALL_SEEING] == planned[BLACK] + planned[WHITE]


@pytest.mark.parametrize("answers", [0, 1, 4])
def test_a_match_that_is_not_over_can_be_replayed_so_far(answers: int) -> None:
    match = drive(start("so far"), "key", answers)
    replay = replayed(match)
    assert encode([frame.event for frame in replay.frames(ALL_SEEING)]) == encode(match.events(ALL_SEEING))
    assert replay.match.open == match.open


@pytest.mark.parametrize("eyes", EYES)
def test_each_round_starts_at_the_frame_that_announces_it(match: Match, eyes: Seat) -> None:
    replay = replayed(match)
    frames, starts = replay.frames(eyes), replay.round_starts(eyes)
    assert starts.pop(0) == 0
    announced = [index for index, frame in enumerate(frames) if isinstance(frame.event, RoundBegan)]
    assert starts == dict(enumerate(announced, 1))
    assert 2 <= len(starts) <= 3


def test_all_pairs_of_eyes_are_filmed(match: Match) -> None:
    assert replayed(match).eyes == EYES


def test_unknown_eyes_are_refused_with_those_there_are(match: Match) -> None:
    with pytest.raises(UnknownName, match=r"“red”.*black, white, spectator, all"):
        replayed(match).frames(Seat("red"))
    with pytest.raises(UnknownName, match="“red”"):
        replayed(match).round_starts(Seat("red"))


def test_a_record_of_another_game_is_refused(match: Match) -> None:
    header = msgspec.structs.replace(match.record.header, game="relics", options={})
    with pytest.raises(RecordError, match="The record is of the game “relics”, not “cup”"):
        Replay(Record(header, []), CUP)


def test_the_frame_that_announces_a_round_shows_that_it_is_being_planned(match: Match) -> None:
    """A table changes first and tells of it then."""
    frames = replayed(match).frames(ALL_SEEING)
    announced = [frame.view for frame in frames if isinstance(frame.event, RoundBegan)]
    assert {view.phase for view in announced if isinstance(view, CupView)} == {"plan"}
