"""Frames are recorded for the eyes that are there, from when they came, and each is taken once."""

import msgspec
import pytest

from tests.random_matches import BLACK, CUP, WHITE, drive
from wizardhall.core.seats import SPECTATOR
from wizardhall.match import FrameRecorder, Match

encode = msgspec.json.encode


def begun(recorder: FrameRecorder) -> Match:
    return Match.start(CUP, seed="frames", watch=recorder.watch)


def test_all_frames_of_the_eyes_named_at_first_are_there() -> None:
    recorder = FrameRecorder(BLACK, SPECTATOR)
    match = drive(begun(recorder), "frames")

    for eyes in (BLACK, SPECTATOR):
        assert encode([frame.event for frame in recorder.frames(eyes)]) == encode(match.events(eyes))
        assert {frame.view.eyes for frame in recorder.frames(eyes)} == {eyes}


def test_eyes_that_come_later_get_what_is_new_and_its_number() -> None:
    recorder = FrameRecorder()
    match = begun(recorder)
    known = len(match.events(WHITE))
    recorder.start(WHITE, known)
    drive(match, "frames")

    first, frames = recorder.take(WHITE)

    assert first == known
    assert encode([frame.event for frame in frames]) == encode(match.events(WHITE, known))


def test_a_frame_is_taken_once() -> None:
    recorder = FrameRecorder(WHITE)
    match = drive(begun(recorder), "frames")

    first, frames = recorder.take(WHITE)

    assert (first, len(frames)) == (0, len(match.events(WHITE)))
    assert recorder.take(WHITE) == (len(frames), ())


def test_eyes_that_are_there_already_go_on_where_they_were() -> None:
    recorder = FrameRecorder(WHITE)
    begun(recorder)
    before = recorder.frames(WHITE)
    recorder.start(WHITE, 99)
    assert recorder.frames(WHITE) is before
    assert recorder.take(WHITE)[0] == 0


def test_eyes_that_have_gone_are_forgotten() -> None:
    recorder = FrameRecorder(WHITE)
    match = begun(recorder)
    recorder.stop(WHITE)
    with pytest.raises(KeyError):
        recorder.take(WHITE)
    recorder.start(WHITE, len(match.events(WHITE)))
    assert recorder.take(WHITE)[1] == ()
