"""Frames are recorded for the eyes that are there, from when they came, and each is taken once."""

from typing import Any

import msgspec
import pytest

from tests.random_matches import BLACK, CUP, WHITE, drive
from wizardhall.core.changes import apply_changes
from wizardhall.core.seats import SPECTATOR
from wizardhall.match import ChangeRecorder, FrameRecorder, Match

encode = msgspec.json.encode


def begun(recorder: FrameRecorder | ChangeRecorder) -> Match:
    return Match.start(CUP, seed="frames", watch=recorder.watch)


def plain(value: object) -> Any:
    return msgspec.json.decode(encode(value))


def test_all_frames_of_the_eyes_named_at_first_are_there() -> None:
    recorder = FrameRecorder(BLACK, SPECTATOR)
    match = drive(begun(recorder), "frames")

    for eyes in (BLACK, SPECTATOR):
        assert encode([frame.event for frame in recorder.frames(eyes)]) == encode(match.events(eyes))
        assert {frame.view.eyes for frame in recorder.frames(eyes)} == {eyes}


def test_changes_lead_from_view_to_view() -> None:
    whole, changed = FrameRecorder(WHITE), ChangeRecorder(WHITE)
    drive(begun(whole), "frames")
    drive(begun(changed), "frames")

    view = None
    for frame, change in zip(whole.frames(WHITE), changed.take(WHITE)[1], strict=True):
        view = apply_changes(view, plain(change).get("changes", {}))
        assert (view, plain(change)["event"]) == (plain(frame.view), plain(frame.event))


def test_what_changes_after_the_last_event_is_told_too() -> None:
    recorder = ChangeRecorder(WHITE)
    match = begun(recorder)
    recorder.look(match)
    _, frames, changes = recorder.take(WHITE)
    view = None
    for frame in frames:
        view = apply_changes(view, plain(frame)["changes"])
    assert apply_changes(view, plain(changes)) == plain(match.view(WHITE))


def test_a_match_may_begin_without_an_event() -> None:
    recorder = ChangeRecorder(WHITE)
    match = Match.start(CUP, seed="frames")
    recorder.look(match)
    assert recorder.take(WHITE) == (0, (), match.view(WHITE))


def test_eyes_that_come_later_get_what_is_new_and_its_number() -> None:
    recorder = ChangeRecorder()
    match = begun(recorder)
    known = len(match.events(WHITE))
    recorder.start(WHITE, known, match)
    drive(match, "frames")

    first, frames, _ = recorder.take(WHITE)

    assert first == known
    assert encode([frame.event for frame in frames]) == encode(match.events(WHITE, known))


def test_a_frame_is_taken_once() -> None:
    recorder = ChangeRecorder(WHITE)
    match = drive(begun(recorder), "frames")

    first, frames, _ = recorder.take(WHITE)

    assert (first, len(frames)) == (0, len(match.events(WHITE)))
    assert recorder.take(WHITE) == (len(frames), (), {})


def test_eyes_that_are_there_already_go_on_where_they_were() -> None:
    recorder = ChangeRecorder(WHITE)
    match = begun(recorder)
    recorder.start(WHITE, 99, match)
    first, frames, _ = recorder.take(WHITE)
    assert (first, len(frames)) == (0, len(match.events(WHITE)))


def test_eyes_that_have_gone_are_forgotten() -> None:
    recorder = ChangeRecorder(WHITE)
    match = begun(recorder)
    recorder.stop(WHITE)
    with pytest.raises(KeyError):
        recorder.take(WHITE)
    recorder.start(WHITE, len(match.events(WHITE)), match)
    assert recorder.take(WHITE)[1:] == ((), {})
